//! The games there are.

use cauldron::Cauldron;
use kurgan_core::Game;
use pavlov::Pavlov;
use serde_json::{Map, Value, json};
use volga::Volga;

use crate::any::Packs;
use crate::faces::{Face, offers};
use crate::words::Words;

/// The names of the games in commands, files and protocols.
pub const IDS: [&str; 3] = [Volga::ID, Cauldron::ID, Pavlov::ID];

/// Every game with its seats, scenarios and options, as the referee's `games` lists them.
pub fn games(words: Words, packs: &Packs) -> Value {
    Value::Array(vec![
        entry::<Volga>(packs.volga, words),
        entry::<Cauldron>(packs.cauldron, words),
        entry::<Pavlov>(packs.pavlov, words),
    ])
}

/// The title of a game; its id where there is no such game.
pub fn title(game: &str, words: Words) -> String {
    match game {
        Volga::ID => Volga::title(words),
        Cauldron::ID => Cauldron::title(words),
        Pavlov::ID => Pavlov::title(words),
        other => other.into(),
    }
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
        "options": offers::<G>(words),
    })
}
