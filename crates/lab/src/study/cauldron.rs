//! The Cauldron in the lab.

use ai::expert::cauldron::Style;
use cauldron::components::Components;
use cauldron::{Cauldron, Column, Event, Sight};
use kurgan_core::Id;

use super::{Factor, Happening, Named, Seen, Study};
use crate::player::Player;
use crate::words::Sentences;

/// Where the German units begin among the factors; cards are first.
const UNITS: usize = 64;

impl Study for Cauldron {
    const TRACKS: &'static [&'static str] = &["points", "ssi", "supply", "wounded", "offensive", "areas", "units"];
    const STYLES: &'static [&'static str] =
        &[Style::ALL[0].id(), Style::ALL[1].id(), Style::ALL[2].id(), Style::ALL[3].id()];

    fn style(name: &str) -> Option<Player<Self>> {
        let style = Style::ALL.into_iter().find(|style| style.id() == name)?;
        Some(Player::Quick(Box::new(style)))
    }

    fn tracks(sight: Sight<'_>, out: &mut Vec<i32>) {
        let game = sight.position();
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

    fn track_name(track: &str, say: &Sentences) -> String {
        match track {
            "points" => say.track_cauldron_points(),
            "ssi" => say.track_cauldron_ssi(),
            "supply" => say.track_cauldron_supply(),
            "wounded" => say.track_cauldron_wounded(),
            "offensive" => say.track_cauldron_offensive(),
            "areas" => say.track_cauldron_areas(),
            _ => say.track_cauldron_units(),
        }
    }

    fn reason_name(reason: &str, say: &Sentences) -> String {
        match reason {
            "ssi_zero" => say.reason_cauldron_ssi_zero(),
            "link_up" => say.reason_cauldron_link_up(),
            _ => say.reason_cauldron_time_up(),
        }
    }

    fn score_name(say: &Sentences) -> String {
        say.score_cauldron()
    }
}
