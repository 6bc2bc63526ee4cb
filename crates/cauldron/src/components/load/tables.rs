//! Tables A to H.

use kurgan_core::pack::Checks;

use super::super::{
    AirliftTable, AppealTable, AttackTable, CommitmentTable, Conference, MAX_UNITS, Problem, ReliefTable, Results, SSI,
    SituationTable, SovietTable, Tables, UpkeepTable,
};
use super::{TABLES_FILE as FILE, raw};

/// The most that a modifier can add.
const MAX_MODIFIER: i8 = 9;
/// The most supply or losses that a table can give.
const MAX_RESULT: u8 = 20;

pub(super) fn tables(checks: &mut Checks, file: &raw::TablesFile) -> Tables {
    Tables {
        commitment: commitment(checks, &file.commitment),
        airlift: airlift(checks, &file.airlift),
        upkeep: upkeep(checks, &file.upkeep),
        appeal: appeal(checks, &file.appeal),
        attack: attack(checks, &file.attack),
        relief: relief(checks, &file.relief),
        soviet: soviet(checks, &file.soviet),
        situation: situation(checks, &file.situation),
    }
}

fn commitment(checks: &mut Checks, raw: &raw::TableA) -> CommitmentTable {
    checks.source(FILE, "table_a", raw);
    CommitmentTable {
        results: columns(checks, "table_a", raw.first, &raw.results),
        ssi: bands::<{ SSI + 1 }>(checks, "table_a", "ssi", &raw.ssi),
        luftwaffe_marker: modifier(checks, "table_a", "luftwaffe_marker", raw.luftwaffe_marker),
        hoth_marker: modifier(checks, "table_a", "hoth_marker", raw.hoth_marker),
    }
}

fn airlift(checks: &mut Checks, raw: &raw::TableB) -> AirliftTable {
    checks.source(FILE, "table_b", raw);
    results(checks, "table_b", "fair", &raw.fair);
    results(checks, "table_b", "poor", &raw.poor);
    AirliftTable {
        supply: [raw.fair, raw.poor].map(|supply| columns(checks, "table_b", raw.first, &supply)),
        luftwaffe: by_commitment(checks, "table_b", "luftwaffe", &raw.luftwaffe),
        airfields: raw.airfields.map(|add| modifier(checks, "table_b", "airfields", add)),
    }
}

fn upkeep(checks: &mut Checks, raw: &raw::TableC) -> UpkeepTable {
    checks.source(FILE, "table_c", raw);
    results(checks, "table_c", "losses", &raw.losses);
    UpkeepTable {
        losses: columns(checks, "table_c", raw.first, &raw.losses),
        unsupplied: bands::<{ MAX_UNITS + 1 }>(checks, "table_c", "unsupplied", &raw.unsupplied),
    }
}

fn appeal(checks: &mut Checks, raw: &raw::TableD) -> AppealTable {
    let record = "table_d";
    checks.source(FILE, record, raw);
    results(checks, record, "airlift", &raw.airlift);
    let conference = raw.conference.iter().map(|result| {
        // The marker has two sides.
        checks.range(FILE, record, "conference", result.commit, 0..=2);
        Conference { commit: result.commit, foa_airlift: result.foa_airlift }
    });
    let conference: Vec<_> = conference.collect();
    AppealTable {
        conference: columns(checks, record, raw.first, &conference),
        freedom: columns(checks, record, raw.first, &raw.freedom),
        airlift: columns(checks, record, raw.first, &raw.airlift),
        attacked_without_foa: modifier(checks, record, "attacked_without_foa", raw.attacked_without_foa),
        foa_marker: modifier(checks, record, "foa_marker", raw.foa_marker),
        foa_airlift_marker: modifier(checks, record, "foa_airlift_marker", raw.foa_airlift_marker),
    }
}

fn attack(checks: &mut Checks, raw: &raw::TableE) -> AttackTable {
    let record = "table_e";
    checks.source(FILE, record, raw);
    AttackTable {
        results: columns(checks, record, raw.first, &raw.results),
        supply: modifier(checks, record, "supply", raw.supply),
        armor: modifier(checks, record, "armor", raw.armor),
        depleted: modifier(checks, record, "depleted", raw.depleted),
        stalingrad: modifier(checks, record, "stalingrad", raw.stalingrad),
    }
}

fn relief(checks: &mut Checks, raw: &raw::TableF) -> ReliefTable {
    checks.source(FILE, "table_f", raw);
    ReliefTable { results: [raw.weak, raw.average, raw.strong] }
}

fn soviet(checks: &mut Checks, raw: &raw::TableG) -> SovietTable {
    let record = "table_g";
    checks.source(FILE, record, raw);
    let mut bracketed = [false; 6];
    for &die in &raw.bracketed {
        if checks.range(FILE, record, "bracketed", die, 1..=6)
            && std::mem::replace(&mut bracketed[usize::from(die) - 1], true)
        {
            checks.bad(FILE, record, "bracketed", Problem::Duplicate { value: die.to_string() });
        }
    }
    SovietTable { occupied: raw.occupied, empty: raw.empty, bracketed }
}

fn situation(checks: &mut Checks, raw: &raw::TableH) -> SituationTable {
    let record = "table_h";
    checks.source(FILE, record, raw);
    let adjust = raw.adjust.map(|add| modifier(checks, record, "adjust", add));
    SituationTable {
        adjust: columns(checks, record, raw.first, &adjust),
        luftwaffe: by_commitment(checks, record, "luftwaffe", &raw.luftwaffe),
        relief: by_commitment(checks, record, "relief", &raw.relief),
        surrendered_with_foa: modifier(checks, record, "surrendered_with_foa", raw.surrendered_with_foa),
        surrendered_without_foa: modifier(checks, record, "surrendered_without_foa", raw.surrendered_without_foa),
        eliminated: modifier(checks, record, "eliminated", raw.eliminated),
        attacked_without_foa: modifier(checks, record, "attacked_without_foa", raw.attacked_without_foa),
    }
}

fn columns<T: Copy>(checks: &mut Checks, record: &str, first: i8, results: &[T]) -> Results<T> {
    checks.range(FILE, record, "first", first, -MAX_MODIFIER..=MAX_MODIFIER);
    Results { first, results: results.to_vec() }
}

fn modifier(checks: &mut Checks, record: &str, field: &str, add: i8) -> i8 {
    checks.range(FILE, record, field, add, -MAX_MODIFIER..=MAX_MODIFIER);
    add
}

fn results(checks: &mut Checks, record: &str, field: &str, results: &[u8]) {
    for &result in results {
        checks.range(FILE, record, field, result, 0..=MAX_RESULT);
    }
}

fn by_commitment(checks: &mut Checks, record: &str, field: &str, raw: &raw::ByCommitment) -> [i8; 3] {
    [raw.weak, raw.average, raw.strong].map(|add| modifier(checks, record, field, add))
}

/// What is added for each value; nothing outside the bands.
#[allow(clippy::cast_possible_truncation)] // at most 64 values
fn bands<const N: usize>(checks: &mut Checks, record: &str, field: &str, bands: &[raw::Band]) -> [i8; N] {
    let top = N as u8 - 1;
    let mut adds = [0; N];
    let mut seen = [false; N];
    for band in bands {
        let to = band.to.unwrap_or(top);
        modifier(checks, record, field, band.add);
        if !checks.range(FILE, record, field, to, 0..=top) || !checks.range(FILE, record, field, band.from, 0..=to) {
            continue;
        }
        for value in band.from..=to {
            if std::mem::replace(&mut seen[usize::from(value)], true) {
                checks.bad(FILE, record, field, Problem::CoveredTwice { roll: value });
            }
            adds[usize::from(value)] = band.add;
        }
    }
    adds
}
