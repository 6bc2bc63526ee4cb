//! Sound data, damaged in ways that a parser's first line of defence does not catch.

use kurgan_core::chance::Fast;
use kurgan_core::pack::Pack;
use kurgan_core::{Game, Session};
use serde_json::{Value, json};

/// A game, and options that bring many of its rules into play.
pub trait Fuzzed: Game + std::fmt::Debug {
    /// The options of a game by its seed.
    fn chosen(seed: u8) -> Value;
}

/// Something to do with whichever game it is.
pub trait Task {
    /// Does it.
    fn with<G: Fuzzed>(self);
}

/// The games, each with its options by seed.
macro_rules! games {
    ($($game:ty, $options:expr;)*) => {
        $(impl Fuzzed for $game {
            fn chosen(seed: u8) -> Value {
                let options: fn(u8) -> Value = $options;
                options(seed)
            }
        })*

        /// Every game by its id, with the options of a seed.
        pub fn offers(seed: u8) -> Vec<(&'static str, Value)> {
            vec![$((<$game>::ID, <$game as Fuzzed>::chosen(seed))),*]
        }

        /// Does something with the game that a byte names.
        pub fn with_game(byte: u8, task: impl Task) {
            let mut which = usize::from(byte) % [$(<$game>::ID),*].len();
            $(if which == 0 {
                return task.with::<$game>();
            }
            which = which.wrapping_sub(1);)*
            let _ = which;
        }
    };
}

/// One of several words.
fn one_of<const N: usize>(words: [&'static str; N], n: u8) -> &'static str {
    words[usize::from(n) % N]
}

/// Whether a seed has this bit.
fn on(seed: u8, bit: u8) -> bool {
    seed >> bit & 1 != 0
}

games! {
    volga::Volga, |seed| {
        json!({"scenario": one_of(["main", "factory"], seed), "isolation": true, "pavlov": true})
    };
    cauldron::Cauldron, |seed| json!({
        "scenario": one_of(["historical", "variable"], seed), "entry": one_of(["A", "B", "C", "D"], seed >> 3),
        "variable_placement": on(seed, 1), "what_if": on(seed, 2), "rivers": true, "rumors": true,
        "council_of_war": true, "survival": true,
    });
    pavlov::Pavlov, |seed| json!({
        "players": one_of(["solitaire", "cooperative", "competitive_two", "competitive_three"], seed),
        "tactics": one_of(["none", "veteran", "elite"], seed >> 2), "edition": one_of(["en2", "fr", "ru"], seed >> 4),
        "operational_support": on(seed, 6), "raid_under_fire": on(seed, 7),
    });
}

/// A random game after some actions.
pub fn game<G: Fuzzed>(seed: u8, actions: u8) -> Session<G> {
    let options = G::read_options(&G::chosen(seed)).unwrap_or_else(|_| panic!("{}: its options are wrong", G::ID));
    let mut session = Session::<G>::new(G::Pack::printed(), &options, Some(seed.into()), true, None).unwrap();
    let mut rng = Fast::new(seed.into());
    for _ in 0..u16::from(actions) * 2 {
        let mut legal = Vec::new();
        session.game().legal(&mut legal);
        legal.retain(|&action| !G::resigns(action) || rng.below(64) == 0);
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
