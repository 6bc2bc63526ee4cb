//! Tokens, numbers and awards.

use std::collections::BTreeSet;

use kurgan_core::pack::Checks;

use super::super::{Award, Marker, Problem, TOKENS, Token, TokenData};
use super::problem::{self, ALL_TOKENS, AWARD, RULE, TOKEN};
use super::{MoreChecks, TOKENS_FILE as FILE, raw};

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

pub(super) fn tokens(checks: &mut Checks, file: raw::TokensFile) -> Stock {
    checks.source(FILE, "meta", &file.meta);
    let mut tokens: [Option<TokenData>; TOKENS] = Default::default();
    let mut markers: [Option<TokenData>; 3] = Default::default();
    let mut total = 0;
    for raw in file.token {
        let record = format!("token {}", raw.id);
        checks.source(FILE, &record, &raw);
        checks.name(FILE, &record, &raw.name);
        checks.range(FILE, &record, "count", raw.count, 1..=99);
        checks.range(FILE, &record, "start_in_supplies", raw.start_in_supplies, 0..=raw.count);
        if raw.colour.trim().is_empty() {
            checks.bad(FILE, &record, "colour", Problem::Empty);
        }
        total += usize::from(raw.count);
        let token = Token::ALL.iter().position(|token| token.id() == raw.id);
        let marker = Marker::ALL.iter().position(|marker| marker.id() == raw.id);
        if marker.is_some() && raw.start_in_supplies > 0 {
            checks.bad(FILE, &record, "start_in_supplies", Problem::Surplus);
        }
        let data = TokenData {
            name: raw.name,
            colour: raw.colour,
            count: raw.count,
            start_in_supplies: raw.start_in_supplies,
        };
        let before = match (token, marker) {
            (Some(index), _) => tokens[index].replace(data),
            (_, Some(index)) => markers[index].replace(data),
            _ => {
                checks.bad(FILE, &record, "id", Problem::Unknown { thing: TOKEN, value: raw.id });
                continue;
            }
        };
        if before.is_some() {
            checks.bad(FILE, &record, "id", Problem::Duplicate { value: raw.id });
        }
    }
    checks.count(FILE, "meta", "total", ALL_TOKENS, file.meta.total, total);
    Stock {
        tokens: Token::ALL.map(|token| checks.given(FILE, "token", TOKEN, token.id(), tokens[token as usize].take())),
        markers: Marker::ALL.map(|each| checks.given(FILE, "token", TOKEN, each.id(), markers[each as usize].take())),
        rules: rules(checks, file.rule),
        awards: awards(checks, file.award),
    }
}

fn rules(checks: &mut Checks, all: Vec<raw::Rule>) -> [u8; 9] {
    let mut found = [None; 9];
    for raw in all {
        let record = format!("rule {}", raw.id);
        checks.source(FILE, &record, &raw);
        let ids = RULES.iter().map(|(id, _)| id);
        let Some(index) = checks.find(FILE, &record, "id", RULE, &raw.id, ids) else { continue };
        checks.range(FILE, &record, "value", raw.value, 1..=RULES[index].1);
        if found[index].replace(raw.value).is_some() {
            checks.bad(FILE, &record, "id", Problem::Duplicate { value: raw.id });
        }
    }
    let mut index = 0;
    found.map(|value| {
        let (id, _) = RULES[index];
        index += 1;
        checks.given(FILE, "rule", RULE, id, value)
    })
}

/// The award table from the highest scores down; each score has one row.
fn awards(checks: &mut Checks, all: Vec<raw::AwardRow>) -> Vec<Award> {
    let mut awards: Vec<Award> = Vec::new();
    let mut ids = BTreeSet::new();
    let rows = all.len();
    if rows == 0 {
        checks.bad(FILE, "", "award", Problem::WrongCount { thing: AWARD, needed: 1, found: 0 });
    }
    for (index, raw) in all.into_iter().enumerate() {
        let record = format!("award {}", raw.id);
        checks.source(FILE, &record, &raw);
        checks.id(&mut ids, FILE, &record, &raw.id);
        checks.said(FILE, &record, "award", &raw.award);
        checks.said(FILE, &record, "level", &raw.level);
        for (field, value, open) in [("max", raw.max, index == 0), ("min", raw.min, index + 1 == rows)] {
            match value {
                Some(_) if open => checks.bad(FILE, &record, field, Problem::Surplus),
                None if !open => checks.bad(FILE, &record, field, Problem::Absent),
                _ => {}
            }
        }
        let above = awards.last().and_then(|award| award.min);
        if let (Some(above), Some(max)) = (above, raw.max) {
            let expected = above.saturating_sub(1);
            if max != expected {
                checks.bad(FILE, &record, "max", problem::award_gap(expected));
            }
        }
        if let (Some(min), Some(max)) = (raw.min, raw.max) {
            checks.range(FILE, &record, "min", min, i16::MIN..=max);
        }
        awards.push(Award { id: raw.id, min: raw.min, max: raw.max, award: raw.award, level: raw.level });
    }
    awards
}
