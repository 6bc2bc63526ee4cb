//! The Random Event Charts and the Logistical Pause.

use std::ops::RangeInclusive;

use kurgan_core::pack::{Field, Row};
use kurgan_core::{byte, words};

use super::super::{Areas, Chart, Corps, EventData, Problem, ReturnTo};
use super::forces::German;
use super::problem::{self, EVENT};

/// The totals of three dice (6.2).
const TOTALS: RangeInclusive<u8> = 3..=18;
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

pub(super) fn charts(mut file: Row<'_>, german: &German) -> Charts {
    let pause = pause(file.table("pause"), german);
    let (mut ids, mut events) = (Vec::new(), Vec::new());
    let mut found: Vec<[Option<u8>; 19]> = Vec::new();
    let mut rows = Vec::new();
    for (index, mut row) in file.rows_up_to(MAX_EVENTS, EVENT, "event", "id").into_iter().enumerate() {
        row.call(format!("event {} {} {}", row.shown("chart"), row.shown("rolls"), row.shown("id")));
        let id = row.text("chart");
        let chart = ids.iter().position(|known| *known == id).unwrap_or_else(|| {
            ids.push(id);
            found.push([None; 19]);
            ids.len() - 1
        });
        let rolls = row.field("rolls").list(|roll| roll.within(TOTALS));
        for roll in rolls.into_iter().flatten() {
            if found[chart][usize::from(roll)].replace(byte(index)).is_some() {
                row.bad("rolls", Problem::CoveredTwice { roll });
            }
        }
        events.push(event(&mut row, german));
        rows.push((row, chart));
    }
    for (index, (row, chart)) in rows.into_iter().enumerate() {
        if let Some(roll) = events[index].if_gone
            && found[chart][usize::from(roll)].map(usize::from) == Some(index)
        {
            row.bad("if_gone", problem::same_event(roll));
        }
        row.close();
    }
    for (id, found) in ids.iter().zip(&found) {
        for roll in TOTALS.filter(|&roll| found[usize::from(roll)].is_none()) {
            file.bad_of(&format!("chart {id}"), "rolls", Problem::NotCovered { roll });
        }
    }
    file.close();
    let chart = |found: [Option<u8>; 19]| Chart { events: found.map(Option::unwrap_or_default) };
    Charts { ids, tables: found.into_iter().map(chart).collect(), events, pause }
}

fn event(row: &mut Row<'_>, german: &German) -> EventData {
    let withdraws = row.has("withdraw");
    let areas = row.optional("return_areas").map_or(Areas::EMPTY, Field::areas);
    let vacant = row.marked("return_vacant");
    if vacant && !areas.is_empty() {
        row.bad("return_areas", Problem::Surplus);
    }
    let event = EventData {
        id: row.text("id"),
        name: row.name("name"),
        withdraw: row.optional("withdraw").and_then(|id| german.division(id)),
        return_to: match (vacant, areas.is_empty()) {
            (true, _) => ReturnTo::AnyVacant,
            (false, false) => ReturnTo::Areas(areas),
            (false, true) => ReturnTo::Nowhere,
        },
        no_air: row.marked("no_air"),
        artillery_bonus: row.optional("artillery_bonus").map(|bonus| bonus.number(0..=9)),
        soviet_dv: row.number_or_0("soviet_dv", 0..=9),
        max_move: row.optional("max_move").map(|most| most.number(1..=9)),
        supply_dice: row.optional("supply_dice").map(|dice| dice.number(1..=8)),
        pause: row.marked("pause"),
        void_turns: void_turns(row),
        if_gone: row.optional("if_gone").and_then(|roll| roll.within(TOTALS)),
    };
    for (field, given) in
        [("return_areas", !areas.is_empty()), ("return_vacant", vacant), ("if_gone", event.if_gone.is_some())]
    {
        if given && !withdraws {
            row.bad(field, Problem::Surplus);
        }
    }
    event
}

fn void_turns(row: &mut Row<'_>) -> u16 {
    let turns = row.optional("void_turns").map(|turns| turns.list(|turn| turn.within(1..=LAST_TURN)));
    turns.into_iter().flatten().flatten().fold(0, |turns, turn| turns | 1 << turn)
}

words! {
    /// What a Logistical Pause does to a corps.
    enum PauseEffect[1] {
        Spent = "spent",
    }
}

fn pause(mut row: Row<'_>, german: &German) -> [Corps; 6] {
    row.word::<PauseEffect>("effect");
    let mut found = [None; 6];
    for mut line in row.parts("table") {
        let corps = german.corps(line.field("corps"));
        let rolls = line.field("rolls").list(|roll| roll.within(1..=6_u8));
        for roll in rolls.into_iter().flatten() {
            if found[usize::from(roll) - 1].replace(corps).is_some() {
                line.bad("", Problem::CoveredTwice { roll });
            }
        }
        line.close();
    }
    for roll in (1..=6_u8).filter(|&roll| found[usize::from(roll) - 1].is_none()) {
        row.bad("table", Problem::NotCovered { roll });
    }
    row.close();
    found.map(|corps| corps.unwrap_or(Corps(0)))
}
