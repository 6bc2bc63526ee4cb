//! The tables of the optional rules.

use std::ops::RangeInclusive;

use kurgan_core::pack::{Field, Row, Thing};
use kurgan_core::{Id, byte, words};

use super::super::{
    Area, Areas, ByRandom, CardData, Council, CouncilResult, Name, Nationality, NewUnit, Placement, Problem, RANDOM,
    Rumor, RumorData, RumorEffect, RumorResult, SSI, Survival, UnitKind, VARIABLE_ROWS, Variable, VariableRow, WhatIf,
};
use super::forces::Forces;
use super::problem::{self, OPTIONAL_INFANTRY, ROLL, RUMOR};

/// What a row can add.
const CHANGE: RangeInclusive<i8> = -20..=20;
/// What a row can add that takes nothing away.
const GAIN: RangeInclusive<u8> = 0..=20;
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

pub(super) fn options(mut file: Row<'_>, forces: &Forces, cards: &[CardData], last_turn: u8) -> Options {
    let options = Options {
        variable: Variable {
            rows: variable(file.table("variable_setup"), forces, last_turn),
            new_unit: new_unit(file.table("new_unit")),
            placement: placement(file.table("placement"), cards),
        },
        council: council(file.table("council_of_war"), last_turn),
        new_rumor: new_rumor(file.table("new_rumor")),
        rumors: rumors(&mut file),
        what_if: what_if(file.table("what_if")),
        survival: survival(file.table("survival")),
    };
    file.close();
    options
}

/// Spreads the rows of a table over the numbers from 1 to `N`; each needs exactly one.
fn spread<'a, T: Copy, const N: usize>(
    table: &mut Row<'a>,
    none: T,
    mut read: impl FnMut(&mut Row<'a>) -> T,
) -> [T; N] {
    let top = byte(N);
    let mut found: [Option<T>; N] = [None; N];
    for mut row in table.parts("rows") {
        let to = row.optional("to").map_or(top, |to| to.number(1..=top));
        let from = row.number("from", 1..=to);
        let value = read(&mut row);
        for roll in from..=to {
            if found[usize::from(roll) - 1].replace(value).is_some() {
                row.bad("", Problem::CoveredTwice { roll });
            }
        }
        row.close();
    }
    for roll in (1..=top).filter(|&roll| found[usize::from(roll) - 1].is_none()) {
        table.bad("rows", Problem::NotCovered { roll });
    }
    found.map(|value| value.unwrap_or(none))
}

fn by_random<'a, T: Copy>(table: &mut Row<'a>, none: T, read: impl FnMut(&mut Row<'a>) -> T) -> ByRandom<T> {
    ByRandom { results: spread::<T, RANDOM>(table, none, read) }
}

fn variable(mut table: Row<'_>, forces: &Forces, last_turn: u8) -> [VariableRow; VARIABLE_ROWS] {
    let infantry = forces.optional.into_iter().filter(|unit| {
        let unit = &forces.units[unit.index()];
        unit.kind == UnitKind::Infantry && unit.nationality == Nationality::German
    });
    let infantry = infantry.count();
    // One division may have been lost.
    let divisions = (forces.divisions - forces.optional).count().saturating_sub(1);
    let mut rows = [None; VARIABLE_ROWS];
    for mut row in table.parts("rows") {
        row.call(format!("{} {}", table.record(), row.shown("roll")));
        let Some(roll) = row.field("roll").within(1..=byte(VARIABLE_ROWS)) else { continue };
        let pdm_active = row.number("pdm_active", 0..=forces.pdms);
        let data = VariableRow {
            order_of_battle: row.number("order_of_battle", -1..=3),
            supplies: row.number("supplies", 0..=TRACK),
            ssi: row.number("ssi", 1..=byte(SSI)),
            pdm_active,
            pdm_inactive: row.number("pdm_inactive", 0..=forces.pdms - pdm_active),
            start: row.number("start", 1..=last_turn),
            depleted: row.number("depleted", 0..=divisions),
        };
        // A kind that has run out is German infantry (p.12), so there must be enough of it.
        if let Ok(needed) = usize::try_from(data.order_of_battle)
            && needed > infantry
        {
            let problem = Problem::WrongCount { thing: OPTIONAL_INFANTRY, needed, found: infantry };
            row.bad("order_of_battle", problem);
        }
        if rows[usize::from(roll) - 1].replace(data).is_some() {
            row.bad("roll", Problem::CoveredTwice { roll });
        }
        row.close();
    }
    for roll in (1..=VARIABLE_ROWS).filter(|roll| rows[roll - 1].is_none()) {
        table.bad("rows", Problem::Missing { thing: ROLL, value: roll.to_string() });
    }
    table.close();
    rows.map(|row| row.unwrap_or(VariableRow::NOTHING))
}

fn new_unit(mut table: Row<'_>) -> [NewUnit; 6] {
    let infantry = NewUnit { kind: UnitKind::Infantry, nationality: Nationality::German };
    let units = spread(&mut table, infantry, |row| {
        let unit = NewUnit { kind: row.word("kind"), nationality: row.word("nationality") };
        if !unit.kind.division() {
            row.bad("kind", Problem::Unknown { thing: problem::DIVISION, value: unit.kind.id().to_owned() });
        }
        unit
    });
    table.close();
    units
}

fn placement(mut table: Row<'_>, cards: &[CardData]) -> ByRandom<Placement> {
    let area = |row: &mut Row<'_>, field| row.area(field).unwrap_or(Area(0));
    let nowhere = Placement { german: Area(0), soviet: Area(0) };
    let rows =
        by_random(&mut table, nowhere, |row| Placement { german: area(row, "german"), soviet: area(row, "soviet") });
    let reached = || cards.iter().map(|card| rows.at(card.random));
    let german: Areas = reached().map(|placement| placement.german).collect();
    let soviet: Areas = reached().map(|placement| placement.soviet).collect();
    for area in german & soviet {
        table.bad("rows", problem::both_sides(area));
    }
    for areas in [german, soviet] {
        if areas.len() < DRAWS {
            table.bad("rows", problem::too_few_areas(areas.len()));
        }
    }
    table.close();
    rows
}

words! {
    /// What a Council of War decides.
    enum CouncilWord[2] {
        Surrender = "surrender",
        Continue = "continue",
    }
}

fn council(mut table: Row<'_>, last_turn: u8) -> Council {
    let none = CouncilResult::Continue { appeals: 0, attacks: 0 };
    let results = by_random(&mut table, none, |row| match row.word("result") {
        CouncilWord::Surrender => {
            row.surplus("appeals");
            row.surplus("attacks");
            CouncilResult::Surrender {
                ssi: row.number_or_0("ssi", CHANGE),
                lenient_from: row.optional("lenient_from").map(|turn| turn.number(1..=last_turn)),
            }
        }
        CouncilWord::Continue => {
            row.surplus("ssi");
            row.surplus("lenient_from");
            CouncilResult::Continue {
                appeals: row.number_or_0("appeals", CHANGE),
                attacks: row.number_or_0("attacks", CHANGE),
            }
        }
    });
    let council = Council { results, final_offensive: table.number("final_offensive", GAIN) };
    table.close();
    council
}

fn new_rumor(mut table: Row<'_>) -> ByRandom<Option<Rumor>> {
    let rumors = by_random(&mut table, None, |row| row.optional("rumor").and_then(Field::choice));
    table.close();
    rumors
}

fn rumors(file: &mut Row<'_>) -> [RumorData; 6] {
    let found = file.each("rumor", RUMOR, |row, _: Rumor| {
        let dispelled_to = row.number("dispelled_to", 0..=13);
        let to = row.number("inconclusive_to", dispelled_to..=13);
        let with_milch = row.optional("inconclusive_to_with_milch").map(|to| to.number(dispelled_to..=13));
        RumorData {
            name: row.name("name"),
            results: rumor_results(dispelled_to, to),
            results_with_milch: rumor_results(dispelled_to, with_milch.unwrap_or(to)),
            effect: rumor_effect(row.inner("effect")),
        }
    });
    let results = rumor_results(0, 0);
    found.map(|rumor| {
        rumor.unwrap_or_else(|| RumorData {
            name: Name::default(),
            results,
            results_with_milch: results,
            effect: RumorEffect::NoFinalOffensive,
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

/// What a rumor does; anything where that is not clear, which has been told.
fn rumor_effect(mut row: Row<'_>) -> RumorEffect {
    let kind = row.text("kind");
    let effect = match kind.as_str() {
        "relief_rolls" => RumorEffect::ReliefRolls(row.number("add", CHANGE)),
        "no_final_offensive" => RumorEffect::NoFinalOffensive,
        "final_offensive" => RumorEffect::FinalOffensive(row.number("add", CHANGE)),
        "survival_times" => RumorEffect::SurvivalTimes(row.number("times", 1..=5)),
        "supply_each_turn" => RumorEffect::SupplyEachTurn(row.number("add", GAIN)),
        "schmidt" => RumorEffect::Schmidt {
            appeal_ip: row.number("appeal_ip", GAIN),
            foa_appeal: row.number("foa_appeal", CHANGE),
        },
        _ => {
            row.bad("kind", Problem::Unknown { thing: Thing::EFFECT, value: kind });
            return RumorEffect::NoFinalOffensive;
        }
    };
    row.close();
    effect
}

fn what_if(mut table: Row<'_>) -> ByRandom<WhatIf> {
    let rows = by_random(&mut table, WhatIf::NoEffect, |row| what_if_effect(row.inner("effect")));
    table.close();
    rows
}

/// What a row of the table does; nothing where that is not clear, which has been told.
fn what_if_effect(mut row: Row<'_>) -> WhatIf {
    let area = |row: &mut Row<'_>| row.area("area").unwrap_or(Area(0));
    let kind = row.text("kind");
    let effect = match kind.as_str() {
        "no_effect" => WhatIf::NoEffect,
        "supply" => WhatIf::Supply(row.number("add", 0..=TRACK)),
        "weather" => WhatIf::Weather(row.word("weather")),
        "officers_escape" => WhatIf::OfficersEscape(row.number("victory_points", CHANGE)),
        "key_area" => WhatIf::KeyArea(area(&mut row)),
        "right_hand_number" => WhatIf::RightHandNumber,
        "shift_left" => WhatIf::ShiftLeft,
        "shift_right" => WhatIf::ShiftRight,
        "regular_target" => WhatIf::RegularTarget(area(&mut row)),
        _ => {
            row.bad("kind", Problem::Unknown { thing: Thing::EFFECT, value: kind });
            return WhatIf::NoEffect;
        }
    };
    row.close();
    effect
}

fn survival(mut row: Row<'_>) -> Survival {
    let survival = Survival {
        full: row.number("full", 0..=MAX_MEN),
        depleted: row.number("depleted", 0..=MAX_MEN),
        hq: row.number("hq", 0..=MAX_MEN),
        percent_of_eliminated: row.number("percent_of_eliminated", 0..=100),
        percent_of_surrendered: row.number("percent_of_surrendered", 0..=100),
        wounded: row.field("wounded").array(|add| add.number(0..=TRACK)),
    };
    row.close();
    survival
}
