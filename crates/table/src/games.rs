//! What there is to play.

use serde_json::{Map, Value, json};

use crate::each_game;
use crate::faces::{Face, offers};
use crate::registry::{GameId, Packs};
use crate::words::Words;

/// Every game with its seats, scenarios and options, as the referee's `games` lists them.
pub fn games(words: Words, packs: &Packs) -> Value {
    GameId::ALL.into_iter().map(|game| game.entry(words, packs)).collect()
}

impl GameId {
    /// The name on the box.
    pub fn title(self, words: Words) -> String {
        each_game!(self, G => G::title(words))
    }

    /// Seats, scenarios and options, as the referee's `games` lists them.
    pub fn entry(self, words: Words, packs: &Packs) -> Value {
        each_game!(self, G => entry::<G>(packs.of::<G>(), words))
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
