//! Pavlov's House in words.

mod events;
mod labels;
mod odds;
mod scene;
mod terminal;

use fluent_typed::prelude::{FluentArgs, FluentValue};
use guide::{EventText, Forecast, OptionWords, Scene, Speaks};
use kurgan_core::chance::TooMany;
use kurgan_core::{Outcome, View, Why};
use pavlov::components::{Components, SovietCard, StormGroup, Support, TacticCard, WehrmachtCard};
use pavlov::{Action, Event, Options, Pavlov, Roll, Upshot};

use crate::PavlovGuide;
use crate::names::Speaker;
use crate::words::{Says, Words};

impl Speaks for PavlovGuide {
    fn sentence(key: &str, variables: FluentArgs<'_>, words: Words) -> Option<String> {
        words.say().by_key(key, variables)
    }

    fn name(pack: &'static Components, kind: &str, number: u8, words: Words) -> Option<FluentValue<'static>> {
        Speaker { c: pack, words }.thing(kind, number)
    }

    fn title(words: Words) -> String {
        words.say().pavlov_title()
    }

    fn scenarios(_pack: &'static Components, _words: Words) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    fn option(name: &str, words: Words) -> OptionWords {
        let say = words.say();
        let (title, help) = match name {
            "players" => (say.pavlov_title_players(), say.pavlov_option_players()),
            "tactics" => (say.pavlov_title_tactics(), say.pavlov_option_tactics()),
            "operational_support" => (say.pavlov_title_operational_support(), say.pavlov_option_operational_support()),
            "edition" => (say.pavlov_title_edition(), say.pavlov_option_edition()),
            "disrupted_tokens" => (say.pavlov_title_disrupted_tokens(), say.pavlov_option_disrupted_tokens()),
            "forward_observer_dice" => {
                (say.pavlov_title_forward_observer_dice(), say.pavlov_option_forward_observer_dice())
            }
            "forward_observer_single" => {
                (say.pavlov_title_forward_observer_single(), say.pavlov_option_forward_observer_single())
            }
            "mortar_split" => (say.pavlov_title_mortar_split(), say.pavlov_option_mortar_split()),
            "suppress_split" => (say.pavlov_title_suppress_split(), say.pavlov_option_suppress_split()),
            "recover_in_reserves" => (say.pavlov_title_recover_in_reserves(), say.pavlov_option_recover_in_reserves()),
            "suppress_up_to" => (say.pavlov_title_suppress_up_to(), say.pavlov_option_suppress_up_to()),
            "ready_only_moves" => (say.pavlov_title_ready_only_moves(), say.pavlov_option_ready_only_moves()),
            "lose_without_food" => (say.pavlov_title_lose_without_food(), say.pavlov_option_lose_without_food()),
            "lose_without_counters" => {
                (say.pavlov_title_lose_without_counters(), say.pavlov_option_lose_without_counters())
            }
            "score_defeat" => (say.pavlov_title_score_defeat(), say.pavlov_option_score_defeat()),
            "final_raid_optional" => (say.pavlov_title_final_raid_optional(), say.pavlov_option_final_raid_optional()),
            "weapons_eat" => (say.pavlov_title_weapons_eat(), say.pavlov_option_weapons_eat()),
            "raid_under_fire" => (say.pavlov_title_raid_under_fire(), say.pavlov_option_raid_under_fire()),
            other => (other.into(), String::new()),
        };
        OptionWords { title, help }
    }

    fn choice(option: &str, value: &str, words: Words) -> String {
        let say = words.say();
        match (option, value) {
            ("players", "solitaire") => say.pavlov_choice_solitaire(),
            ("players", "cooperative") => say.pavlov_choice_cooperative(),
            ("players", "competitive_two") => say.pavlov_choice_competitive_two(),
            ("players", "competitive_three") => say.pavlov_choice_competitive_three(),
            ("tactics", "none") => say.pavlov_choice_off(),
            ("tactics", "veteran") => say.pavlov_choice_veteran(),
            ("tactics", "elite") => say.pavlov_choice_elite(),
            ("edition", "en2") => say.pavlov_choice_edition_en(),
            ("edition", "fr") => say.pavlov_choice_edition_fr(),
            ("edition", "ru") => say.pavlov_choice_edition_ru(),
            ("lose_without_counters", "always") => say.pavlov_choice_always(),
            ("lose_without_counters", "resupply") => say.pavlov_choice_resupply(),
            (_, other) => other.into(),
        }
    }

    fn seat(id: &str, words: Words) -> String {
        let say = words.say();
        match id {
            "german" => say.pavlov_seat_german(),
            "defender" => say.pavlov_seat_defender(),
            "operational" => say.pavlov_seat_operational(),
            "tactical" => say.pavlov_seat_tactical(),
            other => other.into(),
        }
    }

    fn counts(pack: &Components, words: Words) -> String {
        let (counters, weapons, positions) = (pack.counters.len(), pack.weapons.len(), pack.positions.len());
        let (wehrmacht, soviet) = (pack.cards.len(), pack.soviet_cards.len());
        words.say().pavlov_counts(positions, counters, weapons, wehrmacht, soviet, pack.origin.provenance.len())
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
