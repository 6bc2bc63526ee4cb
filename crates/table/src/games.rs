//! The games there are.

use kurgan_core::Game;
use serde_json::{Value, json};
use volga::Volga;

use crate::any::Packs;
use crate::faces::Face;
use crate::words::Words;

/// The names of the games in commands, files and protocols.
pub(crate) const IDS: [&str; 1] = [Volga::ID];

/// Every game with its seats, scenarios and options, as the referee's `games` lists them.
pub fn games(words: Words, packs: &Packs) -> Value {
    Value::Array(vec![entry::<Volga>(packs.volga, words)])
}

fn entry<G: Face>(pack: &'static G::Pack, words: Words) -> Value {
    json!({
        "game": G::ID,
        "title": G::title(words),
        "seats": G::SEATS,
        "scenarios": G::scenarios(pack, words),
        "options": G::offers(words),
    })
}
