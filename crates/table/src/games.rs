//! The list of games with seats, scenarios and options.

use guide::Speaks;
use kurgan_core::{OptionKind, Options as _};
use serde_json::{Map, Value, json};

use crate::registry::{GameId, Listed, Packs};
use crate::words::Words;
use crate::{each_game, each_guide};

/// Every game on offer with its seats, scenarios and options, as the referee's `games` lists them.
pub fn games(words: Words, packs: &Packs) -> Value {
    GameId::offered().map(|game| game.entry(words, packs)).collect()
}

impl GameId {
    /// The name on the box.
    pub fn title(self, words: Words) -> String {
        each_guide!(self, H => H::title(words))
    }

    /// The name of a seat.
    pub fn seat(self, id: &str, words: Words) -> String {
        each_guide!(self, H => H::seat(id, words))
    }

    /// The heading of choices that begin with this word.
    pub fn verb(self, word: &str, words: Words) -> Option<String> {
        each_guide!(self, H => H::verb(word, words))
    }

    /// The name of an option.
    pub fn option_title(self, name: &str, words: Words) -> String {
        each_guide!(self, H => H::option(name, words).title)
    }

    /// The name of a value that an option takes; the value itself where it needs none.
    pub fn choice(self, option: &str, value: &str, words: Words) -> String {
        each_guide!(self, H => H::choice(option, value, words))
    }

    /// Seats, scenarios and options, as the referee's `games` lists them.
    pub fn entry(self, words: Words, packs: &Packs) -> Value {
        each_game!(self, G => entry::<G>(packs.of::<G>(), words))
    }
}

fn entry<G: Listed>(pack: &'static G::Pack, words: Words) -> Value {
    let scenarios = G::Guide::scenarios(pack, words);
    let ids: Vec<&str> = scenarios.iter().map(|(id, _)| *id).collect();
    let names: Map<String, Value> = scenarios.iter().map(|(id, name)| ((*id).into(), (*name).into())).collect();
    json!({
        "game": G::ID,
        "title": G::Guide::title(words),
        "seats": G::SEATS,
        "scenarios": ids,
        "scenario_names": names,
        "options": offers::<G>(words),
    })
}

/// The options of a game for `games`.
fn offers<G: Listed>(words: Words) -> Value {
    let defaults = G::Options::default().write();
    let options = G::OPTIONS.iter().map(|spec| {
        let (kind, values) = match spec.kind {
            OptionKind::Bool => ("bool", json!([false, true])),
            OptionKind::Choice(words) => ("choice", json!(words)),
            OptionKind::Integer(from, to) => ("integer", json!([from, to])),
            OptionKind::Set(from, to) => ("set", json!((from..=to).collect::<Vec<_>>())),
        };
        json!({
            "name": spec.name,
            "kind": kind,
            "values": values,
            "default": defaults[spec.name],
            "rule": spec.rule,
            "help": G::Guide::option(spec.name, words).help,
        })
    });
    Value::Array(options.collect())
}
