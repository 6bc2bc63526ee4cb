//! Pavlov's House in words.

mod events;
mod labels;
mod odds;
mod packs;
mod scene;
mod terminal;
#[cfg(test)]
mod tests;

use fluent_typed::prelude::{FluentArgs, FluentValue};
use guide::{EventText, Forecast, Scene, Speaks};
use kurgan_core::chance::TooMany;
use kurgan_core::pack::Special;
use kurgan_core::{Outcome, View, Why};
use pavlov::components::{Components, SovietCard, StormGroup, Support, TacticCard, WehrmachtCard};
use pavlov::{Action, Event, Options, Pavlov, Roll, Upshot};
use serde_json::Value;

use crate::PavlovGuide;
use crate::names::Speaker;
use crate::words::{Says, Words};

impl Speaks for PavlovGuide {
    const FOLDED: &'static [&'static str] = &["use", "act", "crew"];

    fn sentence(key: &str, variables: FluentArgs<'_>, words: Words) -> Option<String> {
        words.say().by_key(key, variables)
    }

    fn name(pack: &'static Components, kind: &str, number: u8, words: Words) -> Option<FluentValue<'static>> {
        Speaker { c: pack, words }.thing(kind, number)
    }

    fn id(pack: &'static Components, kind: &str, number: u8) -> Value {
        Speaker { c: pack, words: Words::default() }.id(kind, number)
    }

    fn title(words: Words) -> String {
        words.say().pavlov_title()
    }

    fn scenarios(_pack: &'static Components, _words: Words) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    fn counts(pack: &Components, words: Words) -> String {
        let (counters, weapons, positions) = (pack.counters.len(), pack.weapons.len(), pack.positions.len());
        let (wehrmacht, soviet) = (pack.cards.len(), pack.soviet_cards.len());
        words.say().pavlov_counts(positions, counters, weapons, wehrmacht, soviet, pack.origin.provenance.len())
    }

    fn thing(code: &str, words: Words) -> String {
        words.say().problem_thing(code)
    }

    fn problem(special: &Special, words: Words) -> String {
        packs::problem(special, words)
    }

    fn scene(view: &View<Pavlov>, actions: &[Action], words: Words) -> Scene {
        scene::scene(view.sight(), actions, words)
    }

    fn event(pack: &'static Components, options: &Options, event: &Event, words: Words) -> EventText {
        events::event(&Speaker { c: pack, words }, event, options.score_defeat)
    }

    fn request(pack: &'static Components, why: Why, words: Words) -> String {
        match Roll::from_why(why) {
            Some(roll) => Speaker { c: pack, words }.roll(roll),
            None => words.say().pavlov_roll_unknown(),
        }
    }

    fn drawn_name(pack: &'static Components, bag: Why, id: u8, words: Words) -> String {
        let speaker = Speaker { c: pack, words };
        match Roll::from_why(bag) {
            Some(Roll::SovietDeck) => speaker.soviet_card_name(SovietCard(id)),
            Some(Roll::WehrmachtDeck(_)) => speaker.wehrmacht_card(WehrmachtCard(id)),
            Some(Roll::TacticDeck(_)) => speaker.tactic(TacticCard(id)).0.into(),
            Some(Roll::Support) => speaker.support(Support(id)).into(),
            _ => speaker.storm_group(StormGroup(id)).0.into(),
        }
    }

    fn result(pack: &'static Components, upshot: &Upshot, words: Words) -> String {
        odds::upshot(&Speaker { c: pack, words }, upshot)
    }

    fn hoped(upshot: &Upshot) -> Option<bool> {
        odds::hoped(upshot)
    }

    fn forecast(view: &View<Pavlov>, action: Action, words: Words) -> Result<Vec<Forecast>, TooMany> {
        odds::forecast(view.sight(), action, words)
    }

    fn ending(pack: &'static Components, options: &Options, outcome: &Outcome, words: Words) -> String {
        Speaker { c: pack, words }.ending(outcome, options.score_defeat)
    }

    fn terminal(view: &View<Pavlov>, words: Words) -> String {
        terminal::board(view.sight(), words)
    }
}
