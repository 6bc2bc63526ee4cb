//! The Cauldron in words.

mod events;
mod labels;
mod odds;
mod packs;
mod scene;
mod terminal;

use cauldron::components::{Components, ScenarioId};
use cauldron::{Action, Cauldron, Event, Options, Roll, Table, Upshot};
use fluent_typed::prelude::{FluentArgs, FluentValue};
use guide::{EventText, Forecast, Scene, Speaks};
use kurgan_core::chance::TooMany;
use kurgan_core::pack::Special;
use kurgan_core::{Outcome, View, Why};
use serde_json::Value;

use crate::CauldronGuide;
use crate::names::{self, Speaker};
use crate::words::{Says, Words};

impl Speaks for CauldronGuide {
    const CLOSING: &'static [&'static str] = &["done", "resolve"];
    const SWEPT: &'static [&'static str] = &["strike", "with", "advance"];
    const FOLDED: &'static [&'static str] = &["build", "activate"];

    fn sentence(key: &str, variables: FluentArgs<'_>, words: Words) -> Option<String> {
        words.say().by_key(key, variables)
    }

    fn name(pack: &'static Components, kind: &str, number: u8, words: Words) -> Option<FluentValue<'static>> {
        Speaker { c: pack, words }.thing(kind, number)
    }

    fn nobody(words: Words) -> String {
        words.say().cauldron_none()
    }

    fn id(pack: &'static Components, kind: &str, number: u8) -> Value {
        Speaker { c: pack, words: Words::default() }.id(kind, number)
    }

    fn title(words: Words) -> String {
        words.say().cauldron_title()
    }

    fn scenarios(pack: &'static Components, words: Words) -> Vec<(&'static str, &'static str)> {
        ScenarioId::ALL.iter().zip(&pack.scenario_names).map(|(id, name)| (id.id(), words.name(name))).collect()
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

    fn lost(view: &View<Cauldron>, words: Words) -> Option<String> {
        scene::lost(view.sight(), words)
    }

    fn event(pack: &'static Components, _options: &Options, event: &Event, words: Words) -> EventText {
        events::event(&Speaker { c: pack, words }, event)
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
            Some(Roll::Attack(unit)) => say.cauldron_roll_unit(table(Table::Attack), speaker.called(unit)),
            Some(Roll::ReliefAttack) => table(Table::ReliefAttack),
            Some(Roll::Strike(area)) => say.cauldron_roll_area(table(Table::Soviet), speaker.area(area)),
            Some(Roll::StrikeUnit(unit)) => say.cauldron_roll_unit(table(Table::Soviet), speaker.called(unit)),
            Some(Roll::Situation) => table(Table::Situation),
            Some(Roll::Collapse(unit)) => say.cauldron_roll_unit(table(Table::Collapse), speaker.called(unit)),
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
        odds::upshot(&Speaker { c: pack, words }, upshot)
    }

    fn column(pack: &'static Components, upshot: &Upshot, words: Words) -> Option<String> {
        upshot.result.map(|result| odds::result(&Speaker { c: pack, words }, result))
    }

    fn hoped(upshot: &Upshot) -> Option<bool> {
        odds::hoped(upshot)
    }

    fn forecast(view: &View<Cauldron>, action: Action, words: Words) -> Result<Vec<Forecast>, TooMany> {
        Ok(odds::forecast(&Speaker { c: view.pack(), words }, view.sight(), action))
    }

    fn ending(_pack: &'static Components, _options: &Options, outcome: &Outcome, words: Words) -> String {
        names::ending(words, outcome)
    }

    fn terminal(view: &View<Cauldron>, words: Words) -> String {
        terminal::board(view.sight(), words)
    }
}

#[cfg(test)]
mod tests {
    use cauldron::Refusal;
    use cauldron::components::{Area, Areas, Components, Pack, Targets, Unit};
    use guide::Language;
    use kurgan_core::Id;

    use super::*;

    #[test]
    fn refusals_name_what_they_are_about() {
        let pack = Components::printed();
        let unit = pack.unit_named("76-INF").unwrap_or(Unit(0));
        let area = Area::numbered(24).unwrap_or(Area(0));
        let said = |refusal| CauldronGuide::refusal(pack, &refusal, Words::default()).text;
        assert_eq!(
            said(Refusal::NoWay(unit, area)),
            "76th Inf has no route to 24 Karpovka through German areas. Choose another area."
        );
        assert_eq!(
            said(Refusal::IpTooLow { cost: 2, have: 1 }),
            "That costs 2 IP and you have 1. Choose something cheaper, or end your actions."
        );
        assert_eq!(
            said(Refusal::TooFar { tally: 6, left: 5 }),
            "That move adds 6 to the tally, and you can pay for 5. Choose a nearer area."
        );
    }
    /// A unit has the name of its counter in sentences, and its id in data.
    #[test]
    fn units_are_called_by_the_name_of_the_readers_language() {
        let (pack, options) = (Components::printed(), Options::default());
        let unit = |id| pack.unit_named(id).unwrap();
        let area = Area::numbered(24).unwrap();
        let told = |language, unit| {
            let event = CauldronGuide::event(pack, &options, &Event::Raised { unit, area }, Words::new(language));
            assert_eq!(event.fields["unit"], pack.units[unit.index()].id);
            event.text
        };
        assert_eq!(told(Language::En, unit("29-MOT")), "29th Mot is raised in 24 Karpovka.");
        assert_eq!(told(Language::Fr, unit("29-MOT")), "Levée en zone 24 (Karpovka)\u{202f}: 29e DIM.");
        assert!(told(Language::Ru, unit("29-MOT")).starts_with("29-я мд "));
        assert!(told(Language::Ru, unit("BG-A")).starts_with("Боевая группа A "));
        for language in Language::ALL {
            let refused = CauldronGuide::refusal(pack, &Refusal::NoWay(unit("29-MOT"), area), Words::new(language));
            assert!(!refused.text.contains("29-MOT"), "{}", refused.text);
        }
    }

    /// p5-targets: the areas to choose from are told as such, and none are left to choose where there are three.
    #[test]
    fn any_three_is_told_as_the_choice_that_it_is() {
        let (pack, options) = (Components::printed(), Options::default());
        let told = |count: u8| {
            let areas: Areas = (20..20 + count).map(|number| Area::numbered(number).unwrap()).collect();
            let event = Event::Targets { column: Targets::AnyThree, areas };
            CauldronGuide::event(pack, &options, &event, Words::default()).text
        };
        let four = told(4);
        assert!(four.starts_with("Soviet targets: three areas of your choice, from 20 Zapadnovka, "), "{four}");
        assert!(told(3).starts_with("Soviet targets (every exposed area): 20 Zapadnovka, "), "{}", told(3));
    }
}
