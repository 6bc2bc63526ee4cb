//! Advance to the Volga in words.

mod events;
#[cfg(test)]
mod hopes;
mod odds;
mod packs;
mod scene;
mod terminal;

use fluent_typed::prelude::{FluentArgs, FluentValue};
use guide::tell::{key, say};
use guide::{EventText, Forecast, Scene, Speaks};
use kurgan_core::chance::TooMany;
use kurgan_core::pack::Special;
use kurgan_core::{Outcome, View, Why};
use serde_json::Value;
use volga::components::{Components, SovietUnit};
use volga::{Action, Event, Options, Roll, Upshot, Volga};

use crate::VolgaGuide;
use crate::names::Speaker;
use crate::words::{Says, Words};

impl Speaks for VolgaGuide {
    const TOGETHER: &'static [(&'static str, &'static str)] = &[("move", "attack")];
    const COUNTED: &'static [&'static str] = &["buy"];
    const FOLDED: &'static [&'static str] = &["lead"];

    fn sentence(key: &str, variables: FluentArgs<'_>, words: Words) -> Option<String> {
        words.say().by_key(key, variables)
    }

    fn name(pack: &'static Components, kind: &str, number: u8, words: Words) -> Option<FluentValue<'static>> {
        Speaker { c: pack, words }.thing(kind, number)
    }

    fn nobody(words: Words) -> String {
        words.say().volga_board_nobody()
    }

    fn id(pack: &'static Components, kind: &str, number: u8) -> Value {
        Speaker { c: pack, words: Words::default() }.id(kind, number)
    }

    fn title(words: Words) -> String {
        words.say().volga_title()
    }

    fn scenarios(pack: &'static Components, words: Words) -> Vec<(&'static str, &'static str)> {
        pack.scenarios.iter().map(|scenario| (scenario.id.id(), words.name(&scenario.name))).collect()
    }

    fn counts(pack: &Components, words: Words) -> String {
        let areas = pack.areas.len() - 1; // entry 0 is unused
        let (units, soviets, events) = (pack.units.len(), pack.soviets.len(), pack.events.len());
        words.say().volga_counts(areas, units, soviets, events, pack.origin.provenance.len())
    }

    fn thing(code: &str, words: Words) -> String {
        words.say().problem_thing(code)
    }

    fn problem(special: &Special, words: Words) -> String {
        packs::problem(special, words)
    }

    fn scene(view: &View<Volga>, actions: &[Action], words: Words) -> Scene {
        scene::scene(view.sight(), actions, words)
    }

    fn event(pack: &'static Components, options: &Options, event: &Event, words: Words) -> EventText {
        events::event(&Speaker { c: pack, words }, options.scenario, event)
    }

    fn request(pack: &'static Components, why: Why, words: Words) -> String {
        let speaker = Speaker { c: pack, words };
        let (say, area) = (words.say(), |area| speaker.area(area));
        match Roll::from_why(why) {
            Some(Roll::RandomEvent) => say.volga_roll_random_event(),
            Some(Roll::Pause) => say.volga_roll_pause(),
            Some(Roll::Supply) => say.volga_roll_supply(),
            Some(Roll::SupplyAgain) => say.volga_roll_supply_again(),
            Some(Roll::BloodyStreets(at)) => say.volga_roll_bloody_streets(area(at)),
            Some(Roll::Isolation(at)) => say.volga_roll_isolation(area(at)),
            Some(Roll::Air(at)) => say.volga_roll_air(area(at)),
            Some(Roll::Attack(at)) => say.volga_roll_attack(area(at)),
            Some(Roll::Defense(at)) => say.volga_roll_defense(area(at)),
            Some(Roll::Reveal(terrain)) => say.volga_roll_reveal(speaker.terrain(terrain)),
            None => say.volga_roll_unknown(),
        }
    }

    fn drawn_name(pack: &'static Components, _bag: Why, id: u8, words: Words) -> String {
        Speaker { c: pack, words }.soviet(SovietUnit(id))
    }

    fn result(pack: &'static Components, upshot: &Upshot, words: Words) -> String {
        odds::upshot(&Speaker { c: pack, words }, upshot)
    }

    fn column(pack: &'static Components, upshot: &Upshot, words: Words) -> Option<String> {
        upshot.combat.map(|combat| Speaker { c: pack, words }.result(combat))
    }

    fn hoped(upshot: &Upshot) -> Option<bool> {
        odds::hoped(upshot)
    }

    fn forecast(view: &View<Volga>, action: Action, words: Words) -> Result<Vec<Forecast>, TooMany> {
        odds::forecast(view.sight(), action, words)
    }

    fn ending(_pack: &'static Components, _options: &Options, outcome: &Outcome, words: Words) -> String {
        let mut variables = FluentArgs::new();
        variables.set("areas", outcome.score);
        say::<Self>(&key("event-over", outcome.reason), variables, words)
    }

    fn terminal(view: &View<Volga>, words: Words) -> String {
        terminal::board(view.sight(), words)
    }
}

#[cfg(test)]
mod tests {
    use volga::Refusal;
    use volga::components::{Area, Components, Pack, Unit};

    use super::*;

    #[test]
    fn refusals_name_what_they_are_about() {
        let pack = Components::printed();
        let unit = pack.unit_named("29/RCN").unwrap_or(Unit(0));
        let (here, there) = (Area(8), Area(10));
        let said = |refusal| VolgaGuide::refusal(pack, &refusal, Words::default()).text;
        assert_eq!(
            said(Refusal::TooFar { unit, area: there, movement: 4 }),
            "29/RCN cannot reach 10 Grain Elevator with 4 MF. Choose a nearer area."
        );
        assert_eq!(
            said(Refusal::ContestedExit { from: here, to: there }),
            "A unit that leaves contested 8 Sawmill must first enter a vacant area, \
             so it cannot go straight to 10 Grain Elevator. Choose a vacant area first."
        );
        assert_eq!(
            said(Refusal::NoEntryFrom { from: here, to: there }),
            "8 Sawmill has a Soviet unit, so no unit can enter 10 Grain Elevator from it. Enter from another area."
        );
        assert_eq!(
            said(Refusal::SupplyTooLow { cost: 3, have: 1 }),
            "That costs 3 supply points and you have 1. Buy something cheaper or end the phase."
        );
        assert_eq!(
            said(Refusal::SayFrom { area: there, number: 10 }),
            "10 Grain Elevator has a Soviet unit. Name the area to enter it from: move UNIT 10 from AREA."
        );
        assert_eq!(
            said(Refusal::SupportLimit { attackers: 1 }),
            "One attacker can use at most one marker. Place fewer."
        );
    }
}
