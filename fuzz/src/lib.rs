//! Valid data, damaged in ways that a parser's first line of defense does not catch.

use kurgan_core::chance::Fast;
use kurgan_core::pack::Pack;
use kurgan_core::{Game, OptionKind, Options as _, Session, Terms};
use serde_json::{Map, Value, json};
use table::{GameId, Listed, each_game};

/// Something to do with whichever game it is.
pub trait Task {
    /// Does it.
    fn with<G: Listed>(self);
}

/// Does something with the game that a byte names.
pub fn with_game(byte: u8, task: impl Task) {
    let games: Vec<GameId> = GameId::offered().collect();
    each_game!(games[usize::from(byte) % games.len()], G => task.with::<G>());
}

/// Every game by its id, with the options of a seed.
pub fn offers(seed: u8) -> Vec<(&'static str, Value)> {
    GameId::offered().map(|game| (game.id(), each_game!(game, G => chosen::<G>(seed)))).collect()
}

/// The options of a game by a seed: most of its optional rules, so that many are in play together.
fn chosen<G: Game>(seed: u8) -> Value {
    let mut rng = Fast::new(seed.into());
    let mut options = Map::new();
    for spec in G::OPTIONS {
        let value = match &spec.kind {
            OptionKind::Bool => json!(rng.below(4) != 0),
            OptionKind::Choice(words) => json!(words[rng.below(words.len())]),
            _ => continue,
        };
        options.insert(spec.name.into(), value);
    }
    options.into()
}

/// A random game after some actions.
pub fn game<G: Game>(seed: u8, actions: u8) -> Session<G> {
    let options = G::Options::read(&chosen::<G>(seed)).unwrap_or_else(|_| panic!("{}: its options are wrong", G::ID));
    let session =
        Session::<G>::new(G::Pack::printed(), &options, Terms { takebacks: true, ..Terms::seeded(seed.into()) }, None);
    let mut session = session.unwrap_or_else(|_| panic!("{}: it does not begin", G::ID));
    let mut rng = Fast::new(seed.into());
    for _ in 0..u16::from(actions) * 2 {
        let mut legal = Vec::new();
        session.game().legal(&mut legal);
        legal.retain(|&action| !G::resigns(action) || rng.below(64) == 0);
        let Some(&action) = legal.get(rng.below(legal.len().max(1))) else { break };
        assert!(session.play(action, None).is_ok(), "{action:?} is legal and was not played");
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
