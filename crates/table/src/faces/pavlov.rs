//! Pavlov's House in words.

mod board;
mod events;
mod labels;
mod names;
mod odds;
mod refusals;
mod scene;

use kurgan_core::chance::TooMany;
use kurgan_core::{Game, OptionSpec, Outcome, View, Why};
use pavlov::components::{Components, SovietCard, StormGroup, Support, TacticCard, WehrmachtCard};
use pavlov::{Action, Event, OPTIONS, Options, Pavlov, Refusal, Roll, Upshot};

use super::{Face, Scene};
use crate::reply::{EventText, Forecast};
use crate::words::Words;

impl Face for Pavlov {
    fn title(words: Words) -> String {
        words.say().pavlov_title()
    }

    fn scenarios(_pack: &'static Components, _words: Words) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    fn specs() -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn option_help(name: &str, words: Words) -> String {
        option_help(name, words)
    }

    fn forms() -> Vec<&'static str> {
        Action::forms().collect()
    }

    fn scene(view: &View<Self>, actions: &[Action], words: Words) -> Scene {
        scene::scene(view.position(), actions, words)
    }

    fn event(pack: &'static Components, options: &Options, event: &Event, words: Words) -> EventText {
        events::event(&Speaker { c: pack, words }, event, options.score_defeat)
    }

    fn refusal(pack: &'static Components, refusal: &Refusal, words: Words) -> (&'static str, String, &'static str) {
        (refusal.code(), refusals::sentence(&Speaker { c: pack, words }, *refusal), refusal.rule())
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

    fn forecast(view: &View<Self>, action: Action, words: Words) -> Result<Vec<Forecast>, TooMany> {
        odds::forecast(view.position(), action, words)
    }

    fn ending(pack: &'static Components, options: &Options, outcome: &Outcome, words: Words) -> String {
        Speaker { c: pack, words }.ending(outcome, options.score_defeat)
    }

    fn terminal(view: &View<Self>, words: Words) -> String {
        board::board(view.position(), Some(&view.position().shown(view.seat())), words)
    }
}

/// What an option does.
fn option_help(name: &str, words: Words) -> String {
    let say = words.say();
    match name {
        "players" => say.pavlov_option_players(),
        "tactics" => say.pavlov_option_tactics(),
        "operational_support" => say.pavlov_option_operational_support(),
        "edition" => say.pavlov_option_edition(),
        "disrupted_tokens" => say.pavlov_option_disrupted_tokens(),
        "forward_observer_dice" => say.pavlov_option_forward_observer_dice(),
        "forward_observer_single" => say.pavlov_option_forward_observer_single(),
        "mortar_split" => say.pavlov_option_mortar_split(),
        "suppress_split" => say.pavlov_option_suppress_split(),
        "recover_in_reserves" => say.pavlov_option_recover_in_reserves(),
        "suppress_up_to" => say.pavlov_option_suppress_up_to(),
        "ready_only_moves" => say.pavlov_option_ready_only_moves(),
        "lose_without_food" => say.pavlov_option_lose_without_food(),
        "lose_without_counters" => say.pavlov_option_lose_without_counters(),
        "score_defeat" => say.pavlov_option_score_defeat(),
        "final_raid_optional" => say.pavlov_option_final_raid_optional(),
        "weapons_eat" => say.pavlov_option_weapons_eat(),
        "raid_under_fire" => say.pavlov_option_raid_under_fire(),
        _ => String::new(),
    }
}

/// Knows the names of things in one language.
type Speaker = super::Speaker<Components>;
