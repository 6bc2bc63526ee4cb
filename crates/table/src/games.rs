//! The games there are.

use kurgan_core::Game;
use serde_json::{Map, Value, json};
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
    let scenarios = G::scenarios(pack, words);
    let ids: Vec<&str> = scenarios.iter().map(|(id, _)| *id).collect();
    let names: Map<String, Value> = scenarios.iter().map(|(id, name)| ((*id).into(), (*name).into())).collect();
    json!({
        "game": G::ID,
        "title": G::title(words),
        "seats": G::SEATS,
        "scenarios": ids,
        "scenario_names": names,
        "options": G::offers(words),
    })
}
