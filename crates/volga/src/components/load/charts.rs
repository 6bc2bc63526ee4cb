//! The Random Event Charts and the Logistical Pause.

use kurgan_core::Id;
use kurgan_core::pack::Checks;

use super::super::{Chart, Corps, Division, EventData, Problem, ReturnTo};
use super::forces::German;
use super::{EVENTS_FILE, problem, raw};

/// The totals of three dice (6.2).
const TOTALS: std::ops::RangeInclusive<u8> = 3..=18;
/// The last turn that a set of turns can name.
const LAST_TURN: u8 = 15;
/// How many events a chart can point at.
const MAX_EVENTS: usize = 255;

/// The charts and what they point at.
pub(super) struct Charts {
    pub(super) ids: Vec<String>,
    pub(super) tables: Vec<Chart>,
    pub(super) events: Vec<EventData>,
    pub(super) pause: [Corps; 6],
}

pub(super) fn charts(checks: &mut Checks, mut file: raw::EventsFile, german: &German) -> Charts {
    checks.at_most(EVENTS_FILE, problem::EVENT, MAX_EVENTS, &mut file.event);
    let mut charts =
        Charts { ids: Vec::new(), tables: Vec::new(), events: Vec::new(), pause: pause(checks, &file.pause, german) };
    for raw in &file.event {
        if !charts.ids.contains(&raw.chart) {
            charts.ids.push(raw.chart.clone());
        }
    }
    for id in &charts.ids {
        charts.tables.push(chart(checks, id, &file.event));
    }
    for (index, raw) in file.event.into_iter().enumerate() {
        let record = record(&raw);
        if let Some(roll) = raw.if_gone
            && checks.range(EVENTS_FILE, &record, "if_gone", roll, TOTALS)
        {
            let chart = charts.ids.iter().position(|id| *id == raw.chart).and_then(|at| charts.tables.get(at));
            if chart.is_some_and(|chart| usize::from(chart.events[usize::from(roll)]) == index) {
                checks.bad(EVENTS_FILE, &record, "if_gone", problem::same_event(roll));
            }
        }
        charts.events.push(event(checks, &record, raw, german));
    }
    charts
}

/// The name of an event's record: chart, first roll and id.
fn record(raw: &raw::Event) -> String {
    let roll = raw.rolls.first().copied().unwrap_or_default();
    format!("event {} {roll} {}", raw.chart, raw.id)
}

#[allow(clippy::cast_possible_truncation)] // at most MAX_EVENTS events
fn chart(checks: &mut Checks, id: &str, events: &[raw::Event]) -> Chart {
    let mut found: [Option<u8>; 19] = [None; 19];
    for (index, raw) in events.iter().enumerate().filter(|(_, raw)| raw.chart == id) {
        let record = record(raw);
        for &roll in &raw.rolls {
            if checks.range(EVENTS_FILE, &record, "rolls", roll, TOTALS)
                && found[usize::from(roll)].replace(index as u8).is_some()
            {
                checks.bad(EVENTS_FILE, &record, "rolls", Problem::CoveredTwice { roll });
            }
        }
    }
    for roll in TOTALS.filter(|&roll| found[usize::from(roll)].is_none()) {
        checks.bad(EVENTS_FILE, &format!("chart {id}"), "rolls", Problem::NotCovered { roll });
    }
    Chart { events: found.map(Option::unwrap_or_default) }
}

fn event(checks: &mut Checks, record: &str, raw: raw::Event, german: &German) -> EventData {
    let file = EVENTS_FILE;
    checks.source(file, record, &raw);
    checks.name(file, record, &raw.name);
    let divisions = german.divisions.iter().map(|division| &division.id);
    let withdraw = raw.withdraw.as_deref().and_then(|id| {
        checks.find(file, record, "withdraw", problem::DIVISION, id, divisions).map(Division::from_index)
    });
    let areas = checks.areas(file, record, "return_areas", &raw.return_areas);
    let return_to = match (raw.return_vacant, areas.is_empty()) {
        (true, true) => ReturnTo::AnyVacant,
        (true, false) => {
            checks.bad(file, record, "return_areas", Problem::Surplus);
            ReturnTo::AnyVacant
        }
        (false, false) => ReturnTo::Areas(areas),
        (false, true) => ReturnTo::Nowhere,
    };
    if raw.withdraw.is_none() {
        for (field, given) in [
            ("return_areas", !areas.is_empty()),
            ("return_vacant", raw.return_vacant),
            ("if_gone", raw.if_gone.is_some()),
        ] {
            if given {
                checks.bad(file, record, field, Problem::Surplus);
            }
        }
    }
    let mut void_turns = 0_u16;
    for &turn in &raw.void_turns {
        if checks.range(file, record, "void_turns", turn, 1..=LAST_TURN) {
            void_turns |= 1 << turn;
        }
    }
    for (field, value, range) in [
        ("artillery_bonus", raw.artillery_bonus, 0..=9),
        ("soviet_dv", Some(raw.soviet_dv), 0..=9),
        ("max_move", raw.max_move, 1..=9),
        ("supply_dice", raw.supply_dice, 1..=8),
    ] {
        if let Some(value) = value {
            checks.range(file, record, field, value, range);
        }
    }
    EventData {
        id: raw.id,
        name: raw.name,
        withdraw,
        return_to,
        no_air: raw.no_air,
        artillery_bonus: raw.artillery_bonus,
        soviet_dv: raw.soviet_dv,
        max_move: raw.max_move,
        supply_dice: raw.supply_dice,
        pause: raw.pause,
        void_turns,
        if_gone: raw.if_gone,
    }
}

fn pause(checks: &mut Checks, raw: &raw::Pause, german: &German) -> [Corps; 6] {
    let (file, record) = (EVENTS_FILE, "pause");
    checks.source(file, record, raw);
    let mut found = [None; 6];
    for line in &raw.table {
        let ids = german.corps.iter().map(|corps| &corps.id);
        let corps = checks.find(file, record, "table", problem::CORPS, &line.corps, ids).unwrap_or(0);
        for &roll in &line.rolls {
            if checks.range(file, record, "table", roll, 1..=6)
                && found[usize::from(roll) - 1].replace(Corps::from_index(corps)).is_some()
            {
                checks.bad(file, record, "table", Problem::CoveredTwice { roll });
            }
        }
    }
    for roll in (1..=6_u8).filter(|&roll| found[usize::from(roll) - 1].is_none()) {
        checks.bad(file, record, "table", Problem::NotCovered { roll });
    }
    found.map(|corps| corps.unwrap_or(Corps(0)))
}
