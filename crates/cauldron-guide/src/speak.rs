//! The Cauldron in words.

mod events;
mod labels;
mod odds;
mod packs;
mod refusals;
mod scene;
mod terminal;

use cauldron::components::{Area, Areas, Components, ScenarioId};
use cauldron::{Action, Cauldron, Event, Options, Place, Refusal, Roll, Table, Upshot};
use guide::{EventText, Forecast, OptionWords, Refused, Scene, Speaks};
use kurgan_core::chance::TooMany;
use kurgan_core::pack::Special;
use kurgan_core::{Outcome, View, Why};

use crate::CauldronGuide;
use crate::names::{self, Speaker};
use crate::words::{Says, Words};

impl Speaks for CauldronGuide {
    fn title(words: Words) -> String {
        words.say().cauldron_title()
    }

    fn scenarios(pack: &'static Components, words: Words) -> Vec<(&'static str, &'static str)> {
        ScenarioId::ALL.iter().zip(&pack.scenario_names).map(|(id, name)| (id.id(), words.name(name))).collect()
    }

    fn option(name: &str, words: Words) -> OptionWords {
        let say = words.say();
        let (title, help) = match name {
            "scenario" => (say.cauldron_title_scenario(), say.cauldron_option_scenario()),
            "entry" => (say.cauldron_title_entry(), say.cauldron_option_entry()),
            "variable_placement" => (say.cauldron_title_variable_placement(), say.cauldron_option_variable_placement()),
            "council_of_war" => (say.cauldron_title_council_of_war(), say.cauldron_option_council_of_war()),
            "survival" => (say.cauldron_title_survival(), say.cauldron_option_survival()),
            "rumors" => (say.cauldron_title_rumors(), say.cauldron_option_rumors()),
            "rivers" => (say.cauldron_title_rivers(), say.cauldron_option_rivers()),
            "what_if" => (say.cauldron_title_what_if(), say.cauldron_option_what_if()),
            other => (other.into(), String::new()),
        };
        OptionWords { title, help }
    }

    fn choice(option: &str, value: &str, words: Words) -> String {
        let say = words.say();
        match (option, value) {
            ("scenario", "historical") => say.cauldron_choice_historical(),
            ("scenario", "variable") => say.cauldron_choice_variable(),
            (_, other) => other.into(),
        }
    }

    fn seat(id: &str, words: Words) -> String {
        let say = words.say();
        match id {
            "paulus" => say.cauldron_seat_paulus(),
            other => other.into(),
        }
    }

    fn counts(pack: &Components, words: Words) -> String {
        let (areas, units, armies) = (pack.areas.len(), pack.units.len(), pack.armies.len());
        words.say().cauldron_counts(areas, units, armies, pack.cards.len(), pack.origin.provenance.len())
    }

    fn thing(code: &str, words: Words) -> String {
        words.say().problem_thing(code)
    }

    fn problem(special: &Special, words: Words) -> String {
        packs::problem(special, words)
    }

    fn scene(view: &View<Cauldron>, actions: &[Action], words: Words) -> Scene {
        scene::scene(view.sight(), actions, words)
    }

    fn event(pack: &'static Components, _options: &Options, event: &Event, words: Words) -> EventText {
        events::event(&Speaker { c: pack, words }, event)
    }

    fn refusal(pack: &'static Components, refusal: &Refusal, words: Words) -> Refused {
        Refused {
            code: refusal.code(),
            text: refusals::sentence(&Speaker { c: pack, words }, *refusal),
            rule: refusal.rule(),
        }
    }

    fn request(pack: &'static Components, why: Why, words: Words) -> String {
        let speaker = Speaker { c: pack, words };
        let say = words.say();
        let table = |table| speaker.table(table);
        match Roll::from_why(why) {
            Some(Roll::Card) => say.cauldron_roll_card(),
            Some(Roll::Luftwaffe) => table(Table::Luftwaffe),
            Some(Roll::Relief) => table(Table::Relief),
            Some(Roll::Airlift) => table(Table::Airlift),
            Some(Roll::Upkeep) => table(Table::Upkeep),
            Some(Roll::Appeal) => say.cauldron_roll_appeal(),
            Some(Roll::Attack(unit)) => say.cauldron_roll_unit(table(Table::Attack), speaker.unit(unit)),
            Some(Roll::ReliefAttack) => table(Table::ReliefAttack),
            Some(Roll::Strike(area)) => say.cauldron_roll_area(table(Table::Soviet), speaker.area(area)),
            Some(Roll::StrikeUnit(unit)) => say.cauldron_roll_unit(table(Table::Soviet), speaker.unit(unit)),
            Some(Roll::Situation) => table(Table::Situation),
            Some(Roll::Collapse(unit)) => say.cauldron_roll_unit(table(Table::Collapse), speaker.unit(unit)),
            Some(Roll::SetUp(column)) => table(Table::SetUp(column)),
            Some(Roll::NewUnit) => table(Table::NewUnit),
            Some(Roll::Survival) => table(Table::Survival),
            None => say.cauldron_roll_unknown(),
        }
    }

    fn drawn_name(pack: &'static Components, _bag: Why, id: u8, words: Words) -> String {
        pack.cards.get(usize::from(id)).map_or_else(String::new, |card| words.name(&card.title).into())
    }

    fn result(pack: &'static Components, upshot: &Upshot, words: Words) -> String {
        odds::upshot(&Speaker { c: pack, words }, *upshot)
    }

    fn forecast(view: &View<Cauldron>, action: Action, words: Words) -> Result<Vec<Forecast>, TooMany> {
        Ok(odds::forecast(&Speaker { c: view.pack(), words }, view.sight(), action))
    }

    fn ending(_pack: &'static Components, _options: &Options, outcome: &Outcome, words: Words) -> String {
        names::ending(words, outcome.reason, outcome.level, outcome.score)
    }

    fn terminal(view: &View<Cauldron>, words: Words) -> String {
        terminal::board(view.sight(), words)
    }
}

/// A place in data: the number of an area, or `A5` for a box.
fn place_id(place: Place) -> serde_json::Value {
    match (place.area(), place.relief_box()) {
        (Some(area), _) => area.number().into(),
        (None, Some((letter, number))) => format!("{}{number}", letter.id()).into(),
        (None, None) => serde_json::Value::Null,
    }
}

fn numbers(areas: Areas) -> Vec<u8> {
    areas.into_iter().map(Area::number).collect()
}
