//! Positions with one thing changed.

use std::fmt::Debug;

use serde_json::{Map, Value};

use super::{Trial, pick};
use crate::chance::Fast;
use crate::game::Game;
use crate::record::Restored;

/// Of so many positions of a game one is changed.
const EVERY: usize = 20;

impl<G: Game + Debug> Trial<G> {
    /// A position with one thing changed is refused, or every invariant holds in it and it can be
    /// played to its end.
    pub fn mutants(&self, seeds: impl Iterator<Item = u64>) {
        for seed in seeds {
            let mut rng = Fast::new(!seed);
            self.each_position(seed, |game, _, ()| {
                if rng.below(EVERY) != 0 {
                    return;
                }
                let whole = serde_json::to_value(game.record()).expect("records are plain data");
                let mut mutant = whole.clone();
                let changed = change(&mut mutant, &whole, &mut rng);
                if mutant == whole {
                    return;
                }
                if let Ok(Restored { game, .. }) = Restored::<G>::read(self.pack, &mutant) {
                    self.play_out(game, &mut rng, &|| format!("seed {seed}: {changed} in\n{whole}"));
                }
            });
        }
    }

    /// Plays a position to its end.
    fn play_out(&self, mut game: G, rng: &mut Fast, about: &dyn Fn() -> String) {
        let mut legal = Vec::new();
        for _ in 0..=self.limits.steps {
            game.check().unwrap_or_else(|broken| panic!("{broken}: {}", about()));
            legal.clear();
            game.legal(&mut legal);
            assert_eq!(game.to_act().is_empty(), legal.is_empty(), "a dead end: {}", about());
            if legal.is_empty() {
                return;
            }
            let action = pick(&legal, G::resigns, rng);
            game.apply(action, rng, &mut ()).unwrap_or_else(|never| match never {});
        }
        panic!("no end: {}", about());
    }
}

/// Changes one thing, and says which.
fn change(value: &mut Value, whole: &Value, rng: &mut Fast) -> String {
    let chosen = match value {
        Value::Object(fields) if !fields.is_empty() => {
            let name = fields.keys().nth(rng.below(fields.len())).cloned().unwrap_or_default();
            if rng.below(4) == 0 {
                fields.shift_remove(&name);
                return format!("{name} left out");
            }
            Some((name.clone(), &mut fields[&name]))
        }
        Value::Array(items) if !items.is_empty() => {
            let n = rng.below(items.len());
            match rng.below(4) {
                0 => {
                    items.remove(n);
                    return format!("{n} left out");
                }
                1 => {
                    items.push(items[n].clone());
                    return format!("{n} twice");
                }
                _ => Some((n.to_string(), &mut items[n])),
            }
        }
        _ => None,
    };
    if let Some((name, inner)) = chosen {
        return format!("{name}.{}", change(inner, whole, rng));
    }
    let was = value.clone();
    *value = match &was {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            [0, number + 1, number - 1, 1, 255][rng.below(5)].into()
        }
        Value::Bool(flag) => (!flag).into(),
        Value::Null => 1.into(),
        Value::String(_) => {
            let mut texts = Vec::new();
            gather(whole, &mut texts);
            texts[rng.below(texts.len())].into()
        }
        Value::Array(_) => Value::Array(vec![1.into()]),
        Value::Object(_) => Value::Object(Map::from_iter([("1".to_owned(), 1.into())])),
    };
    format!("{was} made {value}")
}

/// Every text in a value.
fn gather<'a>(value: &'a Value, texts: &mut Vec<&'a str>) {
    match value {
        Value::String(text) => texts.push(text),
        Value::Array(items) => items.iter().for_each(|item| gather(item, texts)),
        Value::Object(fields) => fields.values().for_each(|field| gather(field, texts)),
        _ => {}
    }
}
