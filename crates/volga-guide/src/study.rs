//! Advance to the Volga in the lab.

use guide::{Factor, Happening, Named, Seen, Studies};
use kurgan_core::Id;
use volga::components::{AREAS, Components};
use volga::{Event, Place, Sight};

use crate::VolgaGuide;
use crate::words::{Says, Words};

/// Where the German units begin among the factors; Soviet units are first.
const UNITS: usize = 64;
/// Where the events begin.
const EVENTS: usize = 128;

/// The first event with the same id: both charts have some events in common.
fn same(pack: &Components, event: usize) -> usize {
    let id = pack.events.get(event).map(|data| &data.id);
    pack.events.iter().position(|data| Some(&data.id) == id).unwrap_or(event)
}

impl Studies for VolgaGuide {
    const TRACKS: &'static [&'static str] = &["areas", "morale", "supply", "out_of_action", "support"];

    fn tracks(game: Sight<'_>, out: &mut Vec<i32>) {
        let support = game.available();
        let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        out.extend([
            number(AREAS - game.soviet().len()),
            game.morale().into(),
            game.supply().into(),
            number(game.units_at(Place::OUT_OF_ACTION).len()),
            i32::from(support.artillery) + i32::from(support.engineer) + i32::from(support.air),
        ]);
    }

    const CHARTED: &'static [&'static str] = &["areas", "morale"];

    fn goal(game: Sight<'_>) -> Option<i32> {
        let goal = game.pack().scenario(game.options().scenario).final_areas;
        Some(goal.map_or(i32::try_from(AREAS).unwrap_or(i32::MAX), i32::from))
    }

    fn losses(words: Words) -> Vec<String> {
        vec![words.say().volga_loss_german(), words.say().volga_loss_soviet()]
    }

    fn loss(event: &Event) -> Option<usize> {
        match event {
            Event::Lost { .. } => Some(0),
            Event::Captured { .. } => Some(1),
            _ => None,
        }
    }

    fn factors(pack: &Components) -> Vec<Factor<'_>> {
        let soviets = (0..).zip(&pack.soviets).map(|(bit, data)| Factor {
            bit,
            happening: Happening::Own("revealed"),
            id: data.id.clone(),
            name: data.name.as_ref().map_or(Named::Printed(&data.id), Named::Each),
        });
        let units = (UNITS..).zip(&pack.units).map(|(bit, data)| Factor {
            bit,
            happening: Happening::Lost,
            id: data.id.clone(),
            name: Named::Printed(&data.name),
        });
        let events = (EVENTS..).zip(&pack.events).enumerate().filter(|&(n, _)| same(pack, n) == n);
        let events = events.map(|(_, (bit, data))| Factor {
            bit,
            happening: Happening::Event,
            id: data.id.clone(),
            name: Named::Each(&data.name),
        });
        soviets.chain(units).chain(events).filter(|factor| factor.bit < Seen::MOST).collect()
    }

    fn notice(pack: &Components, event: &Event, seen: &mut Seen) {
        match *event {
            Event::Revealed { soviet, .. } => seen.add(soviet.index()),
            Event::Lost { unit, .. } => seen.add(UNITS + unit.index()),
            Event::RandomEvent { event, void: false, .. } => seen.add(EVENTS + same(pack, usize::from(event))),
            _ => {}
        }
    }

    fn track_name(track: &str, words: Words) -> String {
        match track {
            "areas" => words.say().volga_track_areas(),
            "morale" => words.say().volga_track_morale(),
            "supply" => words.say().volga_track_supply(),
            "out_of_action" => words.say().volga_track_out_of_action(),
            _ => words.say().volga_track_support(),
        }
    }

    fn reason_name(reason: &str, words: Words) -> String {
        match reason {
            "all_areas" => words.say().volga_reason_all_areas(),
            "enough_areas" => words.say().volga_reason_enough_areas(),
            "morale" => words.say().volga_reason_morale(),
            "no_heavy_urban" => words.say().volga_reason_no_heavy_urban(),
            _ => words.say().volga_reason_time_up(),
        }
    }

    fn score_name(words: Words) -> String {
        words.say().volga_score_name()
    }

    fn happening(_: &str, name: &str, words: Words) -> String {
        words.say().volga_factor_revealed(name)
    }
}
