//! The Cauldron in the lab.

use cauldron::components::Components;
use cauldron::{Column, Event, Sight};
use guide::{Factor, Happening, Named, Seen, Studies};
use kurgan_core::Id;

use crate::CauldronGuide;
use crate::words::{Says, Words};

/// p6-victory-levels: the least points that win.
pub(crate) const VICTORY: i32 = 8;
/// Where the German units begin among the factors; cards are first.
const UNITS: usize = 64;

impl Studies for CauldronGuide {
    const TRACKS: &'static [&'static str] = &["points", "ssi", "supply", "wounded", "offensive", "areas", "units"];

    fn tracks(game: Sight<'_>, out: &mut Vec<i32>) {
        let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
        out.extend([
            game.points().total(),
            game.ssi().into(),
            game.supply().into(),
            game.wounded().into(),
            game.offensive_index().into(),
            number(game.controlled().len()),
            number(game.units_in_play().len()),
        ]);
    }

    const CHARTED: &'static [&'static str] = &["points", "areas", "units"];

    fn goal(_: Sight<'_>) -> Option<i32> {
        Some(VICTORY)
    }

    fn losses(words: Words) -> Vec<String> {
        let say = words.say();
        vec![say.cauldron_loss_units(), say.cauldron_loss_depleted(), say.cauldron_loss_soviet()]
    }

    fn loss(event: &Event) -> Option<usize> {
        match event {
            Event::Eliminated { .. } => Some(0),
            Event::Depleted { .. } => Some(1),
            Event::SovietRetreat { to: None, .. } => Some(2),
            _ => None,
        }
    }

    fn factors(pack: &Components) -> Vec<Factor<'_>> {
        let cards = (0..).zip(&pack.cards).map(|(bit, data)| Factor {
            bit,
            happening: Happening::Event,
            id: format!("card-{}", data.number),
            name: Named::Each(&data.title),
        });
        let units = (UNITS..).zip(&pack.units).map(|(bit, data)| Factor {
            bit,
            happening: Happening::Lost,
            id: data.id.clone(),
            name: Named::Printed(&data.short),
        });
        cards.chain(units).filter(|factor| factor.bit < Seen::MOST).collect()
    }

    fn notice(_pack: &Components, event: &Event, seen: &mut Seen) {
        match *event {
            Event::Card { card, column: Column::Event } => seen.add(card.index()),
            Event::Eliminated { unit, .. } => seen.add(UNITS + unit.index()),
            _ => {}
        }
    }

    fn track_name(track: &str, words: Words) -> String {
        match track {
            "points" => words.say().cauldron_track_points(),
            "ssi" => words.say().cauldron_track_ssi(),
            "supply" => words.say().cauldron_track_supply(),
            "wounded" => words.say().cauldron_track_wounded(),
            "offensive" => words.say().cauldron_track_offensive(),
            "areas" => words.say().cauldron_track_areas(),
            _ => words.say().cauldron_track_units(),
        }
    }

    fn reason_name(reason: &str, words: Words) -> String {
        match reason {
            "ssi_zero" => words.say().cauldron_reason_ssi_zero(),
            "link_up" => words.say().cauldron_reason_link_up(),
            _ => words.say().cauldron_reason_time_up(),
        }
    }

    fn score_name(words: Words) -> String {
        words.say().cauldron_score_name()
    }

    /// Nothing that other games do not know as well.
    fn happening(_: &str, name: &str, _: Words) -> String {
        name.into()
    }
}
