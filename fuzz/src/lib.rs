//! Sound data, damaged in ways that a parser's first line of defence does not catch.

use kurgan_core::chance::Fast;
use kurgan_core::{Game, Session};
use serde_json::Value;
use volga::components::{Components, ScenarioId, Pack};
use volga::{Options, Volga};

/// A random game after some actions.
pub fn game(seed: u8, actions: u8) -> Session<Volga> {
    let scenario = ScenarioId::ALL[usize::from(seed & 1)];
    let options = Options { scenario, isolation: true, pavlov: true, ..Options::default() };
    let pack = Components::printed();
    let mut session = Session::<Volga>::new(pack, &options, Some(seed.into()), true, None).unwrap();
    let mut rng = Fast::new(seed.into());
    for _ in 0..u16::from(actions) * 2 {
        let mut legal = Vec::new();
        session.game().legal(&mut legal);
        let Some(&action) = legal.get(rng.below(legal.len().max(1))) else { break };
        session.play(action, None).unwrap();
    }
    session
}

/// Changes values anywhere in a document: each three bytes name a place, a kind of damage and how bad it is.
pub fn damage(document: &mut Value, bytes: &[u8]) {
    for edit in bytes.chunks_exact(3) {
        let other = nth(document, usize::from(edit[2]) * 3).cloned().unwrap_or_default();
        let Some(place) = nth(document, usize::from(edit[0])) else { continue };
        match (edit[1] % 8, &mut *place) {
            (0, Value::Array(items)) => items.extend(items.last().cloned()),
            (1, Value::Array(items)) => drop(items.pop()),
            (2, Value::Object(fields)) => {
                let key = fields.keys().nth(usize::from(edit[2]) % fields.len().max(1)).cloned();
                key.and_then(|key| fields.remove(&key));
            }
            (3, _) => *place = edit[2].into(),
            (4, Value::Number(number)) => *place = (number.as_i64().unwrap_or(0) + 1).into(),
            (5, Value::Bool(flag)) => *flag = !*flag,
            (6, _) => *place = Value::Null,
            _ => *place = other,
        }
    }
}

/// The `n`-th value of a document, counted depth first and round again.
fn nth(document: &mut Value, n: usize) -> Option<&mut Value> {
    fn walk<'a>(value: &'a mut Value, left: &mut usize) -> Option<&'a mut Value> {
        if *left == 0 {
            return Some(value);
        }
        *left -= 1;
        match value {
            Value::Array(items) => items.iter_mut().find_map(|item| walk(item, left)),
            Value::Object(fields) => fields.values_mut().find_map(|item| walk(item, left)),
            _ => None,
        }
    }
    walk(document, &mut { n })
}
