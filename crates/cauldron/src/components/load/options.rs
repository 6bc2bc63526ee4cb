//! The tables of the optional rules.

use kurgan_core::Id;
use kurgan_core::pack::Checks;

use super::super::{
    Area, Areas, ByRandom, CardData, Council, CouncilResult, Name, Nationality, NewUnit, Placement, Problem, RANDOM,
    Rumor, RumorData, RumorEffect, RumorResult, SSI, Survival, UnitKind, VARIABLE_ROWS, Variable, VariableRow, WhatIf,
};
use super::forces::Forces;
use super::problem::{self, OPTIONAL_INFANTRY, ROLL, RUMOR};
use super::{OPTIONS_FILE as FILE, raw};

/// The most that a row can add.
const MAX_CHANGE: i8 = 20;
/// The top of the General track.
const TRACK: u8 = 99;
/// The most men of a unit, so that no sum overflows.
const MAX_MEN: u32 = 100_000;
/// How many areas each side draws (p.12).
const DRAWS: usize = 3;

/// Everything optional.
pub(super) struct Options {
    pub(super) variable: Variable,
    pub(super) council: Council,
    pub(super) new_rumor: ByRandom<Option<Rumor>>,
    pub(super) rumors: [RumorData; 6],
    pub(super) what_if: ByRandom<WhatIf>,
    pub(super) survival: Survival,
}

pub(super) fn options(
    checks: &mut Checks,
    file: raw::OptionsFile,
    forces: &Forces,
    cards: &[CardData],
    last_turn: u8,
) -> Options {
    let variable = Variable {
        rows: variable(checks, &file.variable_setup, forces, last_turn),
        new_unit: new_unit(checks, &file.new_unit),
        placement: placement(checks, &file.placement, cards),
    };
    checks.source(FILE, "new_rumor", &file.new_rumor);
    let rows = file.new_rumor.rows.iter().map(|row| (row.from, row.to, row.rumor));
    let new_rumor = by_random(checks, "new_rumor", rows, None);
    Options {
        variable,
        council: council(checks, &file.council_of_war, last_turn),
        new_rumor,
        rumors: rumors(checks, file.rumor),
        what_if: what_if(checks, &file.what_if),
        survival: survival(checks, &file.survival),
    }
}

/// Spreads rows over the numbers from 1 to `N`; each needs exactly one.
#[allow(clippy::cast_possible_truncation)] // a die or the random numbers
fn spread<T: Copy, const N: usize>(
    checks: &mut Checks,
    record: &str,
    rows: impl Iterator<Item = (u8, Option<u8>, T)>,
    none: T,
) -> [T; N] {
    let top = N as u8;
    let mut found: [Option<T>; N] = [None; N];
    for (from, to, value) in rows {
        let to = to.unwrap_or(top);
        if !checks.range(FILE, record, "rows", to, 1..=top) || !checks.range(FILE, record, "rows", from, 1..=to) {
            continue;
        }
        for roll in from..=to {
            if found[usize::from(roll) - 1].replace(value).is_some() {
                checks.bad(FILE, record, "rows", Problem::CoveredTwice { roll });
            }
        }
    }
    for roll in (1..=top).filter(|&roll| found[usize::from(roll) - 1].is_none()) {
        checks.bad(FILE, record, "rows", Problem::NotCovered { roll });
    }
    found.map(|value| value.unwrap_or(none))
}

fn by_random<T: Copy>(
    checks: &mut Checks,
    record: &str,
    rows: impl Iterator<Item = (u8, Option<u8>, T)>,
    none: T,
) -> ByRandom<T> {
    ByRandom { results: spread::<T, RANDOM>(checks, record, rows, none) }
}

fn variable(
    checks: &mut Checks,
    raw: &raw::VariableSetup,
    forces: &Forces,
    last_turn: u8,
) -> [VariableRow; VARIABLE_ROWS] {
    let record = "variable_setup";
    checks.source(FILE, record, raw);
    let infantry = forces.optional.into_iter().filter(|unit| {
        let unit = &forces.units[unit.index()];
        unit.kind == UnitKind::Infantry && unit.nationality == Nationality::German
    });
    let infantry = infantry.count();
    let mut seen = [false; VARIABLE_ROWS];
    let mut rows = [VariableRow::NOTHING; VARIABLE_ROWS];
    for row in &raw.rows {
        let record = format!("{record} {}", row.roll);
        if !checks.range(FILE, &record, "roll", row.roll, 1..=8) {
            continue;
        }
        let index = usize::from(row.roll) - 1;
        if std::mem::replace(&mut seen[index], true) {
            checks.bad(FILE, &record, "roll", Problem::CoveredTwice { roll: row.roll });
        }
        self::row(checks, &record, row, forces, last_turn);
        // A kind that has run out is German infantry (p.12), so there must be enough of it.
        if let Ok(needed) = usize::try_from(row.order_of_battle)
            && needed > infantry
        {
            let problem = Problem::WrongCount { thing: OPTIONAL_INFANTRY, needed, found: infantry };
            checks.bad(FILE, &record, "order_of_battle", problem);
        }
        rows[index] = VariableRow {
            order_of_battle: row.order_of_battle,
            supplies: row.supplies,
            ssi: row.ssi,
            pdm_active: row.pdm_active,
            pdm_inactive: row.pdm_inactive,
            start: row.start,
            depleted: row.depleted,
        };
    }
    for roll in (1..=VARIABLE_ROWS).filter(|roll| !seen[roll - 1]) {
        checks.bad(FILE, record, "rows", Problem::Missing { thing: ROLL, value: roll.to_string() });
    }
    rows
}

/// Checks the numbers of a row against what there is to set up.
#[allow(clippy::cast_possible_truncation)] // at most 64 units
fn row(checks: &mut Checks, record: &str, row: &raw::VariableRow, forces: &Forces, last_turn: u8) {
    // One division may have been lost.
    let divisions = ((forces.divisions - forces.optional).len() as u8).saturating_sub(1);
    checks.range(FILE, record, "order_of_battle", row.order_of_battle, -1..=DRAWS as i8);
    for (field, value, range) in [
        ("supplies", row.supplies, 0..=TRACK),
        ("ssi", row.ssi, 1..=SSI as u8),
        ("pdm_active", row.pdm_active, 0..=forces.pdms),
        ("pdm_inactive", row.pdm_inactive, 0..=forces.pdms.saturating_sub(row.pdm_active)),
        ("start", row.start, 1..=last_turn),
        ("depleted", row.depleted, 0..=divisions),
    ] {
        checks.range(FILE, record, field, value, range);
    }
}

fn new_unit(checks: &mut Checks, raw: &raw::NewUnits) -> [NewUnit; 6] {
    let record = "new_unit";
    checks.source(FILE, record, raw);
    for row in raw.rows.iter().filter(|row| !row.kind.division()) {
        let problem = Problem::Unknown { thing: problem::DIVISION, value: row.kind.id().to_owned() };
        checks.bad(FILE, record, "rows", problem);
    }
    let unit = |kind, nationality| NewUnit { kind, nationality };
    let rows = raw.rows.iter().map(|row| (row.from, row.to, unit(row.kind, row.nationality)));
    spread(checks, record, rows, unit(UnitKind::Infantry, Nationality::German))
}

fn placement(checks: &mut Checks, raw: &raw::Placements, cards: &[CardData]) -> ByRandom<Placement> {
    let record = "placement";
    checks.source(FILE, record, raw);
    let mut rows = Vec::new();
    for row in &raw.rows {
        let german = checks.area(FILE, record, "rows", row.german);
        let soviet = checks.area(FILE, record, "rows", row.soviet);
        let (german, soviet) = (german.unwrap_or(Area(0)), soviet.unwrap_or(Area(0)));
        rows.push((row.from, row.to, Placement { german, soviet }));
    }
    let table = by_random(checks, record, rows.into_iter(), Placement { german: Area(0), soviet: Area(0) });
    let reached = || cards.iter().map(|card| table.at(card.random));
    let german: Areas = reached().map(|placement| placement.german).collect();
    let soviet: Areas = reached().map(|placement| placement.soviet).collect();
    for area in german & soviet {
        checks.bad(FILE, record, "rows", problem::both_sides(area));
    }
    for areas in [german, soviet] {
        if areas.len() < DRAWS {
            checks.bad(FILE, record, "rows", problem::too_few_areas(areas.len()));
        }
    }
    table
}

fn council(checks: &mut Checks, raw: &raw::Council, last_turn: u8) -> Council {
    let record = "council_of_war";
    checks.source(FILE, record, raw);
    checks.range(FILE, record, "final_offensive", raw.final_offensive, 0..=MAX_CHANGE.unsigned_abs());
    let mut rows = Vec::new();
    for row in &raw.rows {
        for add in [row.ssi, row.appeals, row.attacks].into_iter().flatten() {
            checks.range(FILE, record, "rows", add, -MAX_CHANGE..=MAX_CHANGE);
        }
        if let Some(turn) = row.lenient_from {
            checks.range(FILE, record, "rows", turn, 1..=last_turn);
        }
        let (result, surplus) = match row.result {
            raw::CouncilWord::Surrender => (
                CouncilResult::Surrender { ssi: row.ssi.unwrap_or(0), lenient_from: row.lenient_from },
                row.appeals.is_some() || row.attacks.is_some(),
            ),
            raw::CouncilWord::Continue => (
                CouncilResult::Continue { appeals: row.appeals.unwrap_or(0), attacks: row.attacks.unwrap_or(0) },
                row.ssi.is_some() || row.lenient_from.is_some(),
            ),
        };
        if surplus {
            checks.bad(FILE, record, "rows", Problem::Surplus);
        }
        rows.push((row.from, row.to, result));
    }
    let none = CouncilResult::Continue { appeals: 0, attacks: 0 };
    Council { results: by_random(checks, record, rows.into_iter(), none), final_offensive: raw.final_offensive }
}

fn rumors(checks: &mut Checks, all: Vec<raw::RumorRow>) -> [RumorData; 6] {
    let mut found: [Option<RumorData>; 6] = Default::default();
    for raw in all {
        let record = format!("rumor {}", raw.id.id());
        checks.source(FILE, &record, &raw);
        checks.name(FILE, &record, &raw.name);
        let milch = raw.inconclusive_to_with_milch.unwrap_or(raw.inconclusive_to);
        checks.range(FILE, &record, "dispelled_to", raw.dispelled_to, 0..=13);
        for (field, to) in [("inconclusive_to", raw.inconclusive_to), ("inconclusive_to_with_milch", milch)] {
            checks.range(FILE, &record, field, to, raw.dispelled_to..=13);
        }
        let data = RumorData {
            name: raw.name,
            results: rumor_results(raw.dispelled_to, raw.inconclusive_to),
            results_with_milch: rumor_results(raw.dispelled_to, milch),
            effect: rumor_effect(checks, &record, raw.effect),
        };
        if found[raw.id as usize].replace(data).is_some() {
            checks.bad(FILE, &record, "id", Problem::Duplicate { value: raw.id.id().to_owned() });
        }
    }
    Rumor::ALL.map(|rumor| {
        found[rumor as usize].take().unwrap_or_else(|| {
            let value = rumor.id().to_owned();
            checks.bad(FILE, &format!("rumor {value}"), "id", Problem::Missing { thing: RUMOR, value });
            let results = rumor_results(0, 0);
            let effect = RumorEffect::NoFinalOffensive;
            RumorData { name: Name::default(), results, results_with_milch: results, effect }
        })
    })
}

fn rumor_results(dispelled_to: u8, inconclusive_to: u8) -> ByRandom<RumorResult> {
    let result = |number: usize| {
        if number <= usize::from(dispelled_to) {
            RumorResult::Dispelled
        } else if number <= usize::from(inconclusive_to) {
            RumorResult::Inconclusive
        } else {
            RumorResult::Obtains
        }
    };
    ByRandom { results: std::array::from_fn(|index| result(index + 1)) }
}

fn rumor_effect(checks: &mut Checks, record: &str, raw: raw::RumorEffect) -> RumorEffect {
    let top = MAX_CHANGE.unsigned_abs();
    let mut change = |add: i8| {
        checks.range(FILE, record, "effect", add, -MAX_CHANGE..=MAX_CHANGE);
        add
    };
    match raw {
        raw::RumorEffect::ReliefRolls { add } => RumorEffect::ReliefRolls(change(add)),
        raw::RumorEffect::NoFinalOffensive {} => RumorEffect::NoFinalOffensive,
        raw::RumorEffect::FinalOffensive { add } => RumorEffect::FinalOffensive(change(add)),
        raw::RumorEffect::SurvivalTimes { times } => {
            checks.range(FILE, record, "effect", times, 1..=5);
            RumorEffect::SurvivalTimes(times)
        }
        raw::RumorEffect::SupplyEachTurn { add } => {
            checks.range(FILE, record, "effect", add, 0..=top);
            RumorEffect::SupplyEachTurn(add)
        }
        raw::RumorEffect::Schmidt { appeal_ip, foa_appeal } => {
            let foa_appeal = change(foa_appeal);
            checks.range(FILE, record, "effect", appeal_ip, 0..=top);
            RumorEffect::Schmidt { appeal_ip, foa_appeal }
        }
    }
}

fn what_if(checks: &mut Checks, raw: &raw::WhatIfs) -> ByRandom<WhatIf> {
    let record = "what_if";
    checks.source(FILE, record, raw);
    let mut rows = Vec::new();
    for row in &raw.rows {
        let mut area = |number| checks.area(FILE, record, "rows", number).unwrap_or(Area(0));
        let effect = match row.effect {
            raw::WhatIf::NoEffect {} => WhatIf::NoEffect,
            raw::WhatIf::Supply { add } => {
                checks.range(FILE, record, "rows", add, 0..=TRACK);
                WhatIf::Supply(add)
            }
            raw::WhatIf::Weather { weather } => WhatIf::Weather(weather),
            raw::WhatIf::OfficersEscape { victory_points } => {
                checks.range(FILE, record, "rows", victory_points, -MAX_CHANGE..=MAX_CHANGE);
                WhatIf::OfficersEscape(victory_points)
            }
            raw::WhatIf::KeyArea { area: number } => WhatIf::KeyArea(area(number)),
            raw::WhatIf::RightHandNumber {} => WhatIf::RightHandNumber,
            raw::WhatIf::ShiftLeft {} => WhatIf::ShiftLeft,
            raw::WhatIf::ShiftRight {} => WhatIf::ShiftRight,
            raw::WhatIf::RegularTarget { area: number } => WhatIf::RegularTarget(area(number)),
        };
        rows.push((row.from, row.to, effect));
    }
    by_random(checks, record, rows.into_iter(), WhatIf::NoEffect)
}

fn survival(checks: &mut Checks, raw: &raw::Survival) -> Survival {
    let record = "survival";
    checks.source(FILE, record, raw);
    for (field, value, max) in [
        ("full", raw.full, MAX_MEN),
        ("depleted", raw.depleted, MAX_MEN),
        ("hq", raw.hq, MAX_MEN),
        ("percent_of_eliminated", raw.percent_of_eliminated, 100),
        ("percent_of_surrendered", raw.percent_of_surrendered, 100),
    ] {
        checks.range(FILE, record, field, value, 0..=max);
    }
    for add in raw.wounded {
        checks.range(FILE, record, "wounded", add, 0..=TRACK);
    }
    Survival {
        full: raw.full,
        depleted: raw.depleted,
        hq: raw.hq,
        percent_of_eliminated: raw.percent_of_eliminated,
        percent_of_surrendered: raw.percent_of_surrendered,
        wounded: raw.wounded,
    }
}
