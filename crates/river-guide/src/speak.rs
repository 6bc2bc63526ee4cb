//! The night crossing in words.

mod events;
mod scene;
mod terminal;

use fluent_typed::prelude::{FluentArgs, FluentValue};
use guide::{EventText, Forecast, Scene, Speaks};
use kurgan_core::chance::TooMany;
use kurgan_core::{Outcome, View, Why};
use river::components::{Chit, Components};
use river::{Action, Event, Options, River, Roll, Upshot};
use serde_json::Value;

use crate::RiverGuide;
use crate::names::{Desk, Speaker};
use crate::words::{Says, Words};

impl Speaks for RiverGuide {
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
        words.say().title()
    }

    fn scenarios(_pack: &'static Components, _words: Words) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    fn counts(pack: &Components, words: Words) -> String {
        let (boats, landings, chits) = (pack.boats.len(), pack.landings.len(), pack.weather.len());
        words.say().counts(boats, landings, chits, pack.origin.provenance.len())
    }

    fn thing(code: &str, words: Words) -> String {
        words.say().problem_thing(code)
    }

    fn scene(view: &View<River>, actions: &[Action], words: Words) -> Scene {
        scene::scene(Desk::new(view.sight(), words), actions)
    }

    fn event(pack: &'static Components, _options: &Options, event: &Event, words: Words) -> EventText {
        events::event(Speaker { c: pack, words }, event)
    }

    fn request(pack: &'static Components, why: Why, words: Words) -> String {
        let say = words.say();
        match Roll::from_why(why) {
            Some(Roll::Weather) => say.roll_weather(),
            Some(Roll::Searchlight) => say.roll_searchlight(),
            Some(Roll::Guns(landing)) => say.roll_guns(Speaker { c: pack, words }.landing(landing)),
            None => say.roll_unknown(),
        }
    }

    fn drawn_name(pack: &'static Components, _bag: Why, id: u8, words: Words) -> String {
        Speaker { c: pack, words }.chit(Chit(id)).into()
    }

    fn result(pack: &'static Components, upshot: &Upshot, words: Words) -> String {
        let (s, say) = (Speaker { c: pack, words }, words.say());
        let parts = [
            upshot.lit.map(|landing| say.odds_lit(s.landing(landing))),
            (upshot.hits > 0).then(|| say.odds_hits(upshot.hits)),
            (upshot.landed > 0).then(|| say.odds_landed(upshot.landed)),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        if parts.is_empty() { say.odds_certain() } else { parts.join(", ") }
    }

    /// The odds of casting off go as far as a forecast would: there is no attack in steps.
    fn forecast(_view: &View<River>, _action: Action, _words: Words) -> Result<Vec<Forecast>, TooMany> {
        Ok(Vec::new())
    }

    fn ending(_pack: &'static Components, _options: &Options, outcome: &Outcome, words: Words) -> String {
        let say = words.say();
        match (outcome.reason, outcome.level) {
            ("called_off", _) => say.end_called_off(),
            (_, "bridgehead") => say.end_bridgehead(outcome.score),
            (_, "foothold") => say.end_foothold(outcome.score),
            _ => say.end_repelled(outcome.score),
        }
    }

    fn terminal(view: &View<River>, words: Words) -> String {
        terminal::board(Desk::new(view.sight(), words))
    }
}
