//! Tables A to H.

use std::ops::RangeInclusive;

use kurgan_core::byte;
use kurgan_core::pack::{Field, Row};

use super::super::{
    AirliftTable, AppealTable, AttackTable, Commitment, CommitmentTable, Conference, Problem, ReliefTable, Results,
    SituationTable, SovietTable, Tables, UpkeepTable, Weather,
};

/// What a modifier can add.
const MODIFIER: RangeInclusive<i8> = -9..=9;
/// The most supply or losses that a table can give.
const MAX_RESULT: u8 = 20;

pub(super) fn tables(mut file: Row<'_>) -> Tables {
    let tables = Tables {
        commitment: commitment(file.table("table_a")),
        airlift: airlift(file.table("table_b")),
        upkeep: upkeep(file.table("table_c")),
        appeal: appeal(file.table("table_d")),
        attack: attack(file.table("table_e")),
        relief: relief(file.table("table_f")),
        soviet: soviet(file.table("table_g")),
        situation: situation(file.table("table_h")),
    };
    file.close();
    tables
}

fn commitment(mut row: Row<'_>) -> CommitmentTable {
    let first = row.number("first", MODIFIER);
    let table = CommitmentTable {
        results: columns::<_, 4>(first, row.field("results"), Field::word),
        ssi: bands(&mut row, "ssi"),
        luftwaffe_marker: row.number("luftwaffe_marker", MODIFIER),
        hoth_marker: row.number("hoth_marker", MODIFIER),
    };
    row.close();
    table
}

fn airlift(mut row: Row<'_>) -> AirliftTable {
    let first = row.number("first", MODIFIER);
    let table = AirliftTable {
        supply: Weather::ALL.map(|weather| columns::<_, 8>(first, row.field(weather.id()), result)),
        luftwaffe: by_commitment(&mut row, "luftwaffe"),
        airfields: row.field("airfields").array(|add| add.number(MODIFIER)),
    };
    row.close();
    table
}

fn upkeep(mut row: Row<'_>) -> UpkeepTable {
    let first = row.number("first", MODIFIER);
    let table = UpkeepTable {
        losses: columns::<_, 6>(first, row.field("losses"), result),
        unsupplied: bands(&mut row, "unsupplied"),
    };
    row.close();
    table
}

fn appeal(mut row: Row<'_>) -> AppealTable {
    let first = row.number("first", MODIFIER);
    let table = AppealTable {
        conference: columns::<_, 6>(first, row.field("conference"), conference),
        freedom: columns::<_, 6>(first, row.field("freedom"), Field::word),
        airlift: columns::<_, 6>(first, row.field("airlift"), result),
        attacked_without_foa: row.number("attacked_without_foa", MODIFIER),
        foa_marker: row.number("foa_marker", MODIFIER),
        foa_airlift_marker: row.number("foa_airlift_marker", MODIFIER),
    };
    row.close();
    table
}

fn conference(result: Field<'_, '_>) -> Conference {
    let mut row = result.inner();
    // The marker has two sides.
    let conference = Conference { commit: row.number_or_0("commit", 0..=2), foa_airlift: row.marked("foa_airlift") };
    row.close();
    conference
}

fn attack(mut row: Row<'_>) -> AttackTable {
    let first = row.number("first", MODIFIER);
    let table = AttackTable {
        results: columns::<_, 2>(first, row.field("results"), Field::word),
        supply: row.number("supply", MODIFIER),
        armor: row.number("armor", MODIFIER),
        depleted: row.number("depleted", MODIFIER),
        stalingrad: row.number("stalingrad", MODIFIER),
    };
    row.close();
    table
}

fn relief(mut row: Row<'_>) -> ReliefTable {
    let results = Commitment::ALL.map(|commitment| row.field(commitment.id()).array(Field::word));
    row.close();
    ReliefTable { results }
}

fn soviet(mut row: Row<'_>) -> SovietTable {
    let mut bracketed = [false; 6];
    let dice = row.field("bracketed").list(|die| die.within(1..=6_u8));
    for die in dice.into_iter().flatten() {
        if std::mem::replace(&mut bracketed[usize::from(die) - 1], true) {
            row.bad("bracketed", Problem::Duplicate { value: die.to_string() });
        }
    }
    let table = SovietTable {
        occupied: row.field("occupied").array(Field::word),
        empty: row.field("empty").array(Field::word),
        bracketed,
    };
    row.close();
    table
}

fn situation(mut row: Row<'_>) -> SituationTable {
    let first = row.number("first", MODIFIER);
    let table = SituationTable {
        adjust: columns::<_, 9>(first, row.field("adjust"), |add| add.number(MODIFIER)),
        luftwaffe: by_commitment(&mut row, "luftwaffe"),
        relief: by_commitment(&mut row, "relief"),
        surrendered_with_foa: row.number("surrendered_with_foa", MODIFIER),
        surrendered_without_foa: row.number("surrendered_without_foa", MODIFIER),
        eliminated: row.number("eliminated", MODIFIER),
        attacked_without_foa: row.number("attacked_without_foa", MODIFIER),
    };
    row.close();
    table
}

/// So many results, from the first total on.
fn columns<'r, 'a, T, const N: usize>(
    first: i8,
    results: Field<'r, 'a>,
    read: impl FnMut(Field<'r, 'a>) -> T,
) -> Results<T> {
    Results { first, results: results.array::<T, N>(read).into() }
}

fn result(result: Field<'_, '_>) -> u8 {
    result.number(0..=MAX_RESULT)
}

fn by_commitment(row: &mut Row<'_>, field: &'static str) -> [i8; 3] {
    let mut modifiers = row.inner(field);
    let adds = Commitment::ALL.map(|commitment| modifiers.number(commitment.id(), MODIFIER));
    modifiers.close();
    adds
}

/// What is added for each value; nothing outside the bands.
fn bands<const N: usize>(row: &mut Row<'_>, field: &'static str) -> [i8; N] {
    let top = byte(N - 1);
    let mut adds = [None; N];
    for mut band in row.parts(field) {
        let to = band.optional("to").map_or(top, |to| to.number(0..=top));
        let from = band.number("from", 0..=to);
        let add = band.number("add", MODIFIER);
        for value in from..=to {
            if adds[usize::from(value)].replace(add).is_some() {
                band.bad("", Problem::CoveredTwice { roll: value });
            }
        }
        band.close();
    }
    adds.map(Option::unwrap_or_default)
}
