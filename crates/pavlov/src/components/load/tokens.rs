//! Tokens, numbers and awards.

use std::collections::BTreeSet;

use kurgan_core::pack::Row;

use super::super::{Award, Marker, Problem, TOKENS, Token, TokenData};
use super::problem::{self, ALL_TOKENS, AWARD, RULE, TOKEN};
use super::total;

/// The numbers of `[[rule]]`, with their greatest values.
const RULES: [(&str, u8); 9] = [
    ("ammunition_to_suppression", 20),
    ("counters_per_food", 34),
    ("anti_aircraft_dice", 6),
    ("sapper_dice", 6),
    ("forward_observer_dice", 6),
    ("radio_points", 20),
    ("reinforcement_points", 20),
    ("penalty_per_wehrmacht_counter", 20),
    ("resupply_tokens", 20),
];

/// What lies on the board beside counters and cards.
pub(super) struct Stock {
    pub(super) tokens: [TokenData; TOKENS],
    pub(super) markers: [TokenData; 3],
    pub(super) rules: [u8; 9],
    pub(super) awards: Vec<Award>,
}

pub(super) fn tokens(mut file: Row<'_>) -> Stock {
    let ids: Vec<&str> = Token::ALL.map(Token::id).into_iter().chain(Marker::ALL.map(Marker::id)).collect();
    let mut found: [Option<TokenData>; TOKENS + 3] = Default::default();
    let mut sum = 0;
    for mut row in file.rows("token", "id") {
        let count = row.number("count", 1..=99);
        sum += usize::from(count);
        let data = TokenData {
            name: row.name("name"),
            colour: row.text("colour"),
            count,
            start_in_supplies: row.number("start_in_supplies", 0..=count),
        };
        let Some(token) = row.find("id", TOKEN, &ids) else {
            row.close();
            continue;
        };
        if token >= TOKENS && data.start_in_supplies > 0 {
            row.bad("start_in_supplies", Problem::Surplus);
        }
        if found[token].replace(data).is_some() {
            row.bad("id", Problem::Duplicate { value: ids[token].to_owned() });
        }
        row.close();
    }
    let mut meta = file.table("meta");
    total(&mut meta, "total", ALL_TOKENS, sum);
    meta.close();
    for (id, _) in ids.iter().zip(&found).filter(|(_, found)| found.is_none()) {
        file.missing("token", TOKEN, id);
    }
    let mut found = found.into_iter().map(Option::unwrap_or_default);
    let mut next = |_| found.next().unwrap_or_default();
    let (tokens, markers) = (std::array::from_fn(&mut next), std::array::from_fn(&mut next));
    let stock = Stock { tokens, markers, rules: rules(&mut file), awards: awards(&mut file) };
    file.close();
    stock
}

fn rules(file: &mut Row<'_>) -> [u8; 9] {
    let mut found = [None; 9];
    for mut row in file.rows("rule", "id") {
        let Some(index) = row.find("id", RULE, RULES.map(|(id, _)| id)) else { continue };
        if found[index].replace(row.number("value", 1..=RULES[index].1)).is_some() {
            row.bad("id", Problem::Duplicate { value: RULES[index].0.to_owned() });
        }
        row.close();
    }
    for ((id, _), _) in RULES.iter().zip(found).filter(|(_, found)| found.is_none()) {
        file.missing("rule", RULE, id);
    }
    found.map(Option::unwrap_or_default)
}

/// The award table from the highest scores down; each score has one row.
fn awards(file: &mut Row<'_>) -> Vec<Award> {
    let mut awards: Vec<Award> = Vec::new();
    let mut ids = BTreeSet::new();
    let rows = file.rows("award", "id");
    let last = rows.len().saturating_sub(1);
    if rows.is_empty() {
        file.bad("award", Problem::WrongCount { thing: AWARD, needed: 1, found: 0 });
    }
    for (index, mut row) in rows.into_iter().enumerate() {
        let mut bound = |field, open, most| {
            if open {
                row.surplus(field);
                return None;
            }
            row.field(field).within(i16::MIN..=most)
        };
        let max = bound("max", index == 0, i16::MAX);
        let min = bound("min", index == last, max.unwrap_or(i16::MAX));
        let above = awards.last().and_then(|award| award.min);
        if let (Some(above), Some(max)) = (above, max) {
            let expected = above.saturating_sub(1);
            if max != expected {
                row.bad("max", problem::award_gap(expected));
            }
        }
        awards.push(Award { id: row.word_id(&mut ids), min, max, award: row.name("award"), level: row.name("level") });
        row.close();
    }
    awards
}
