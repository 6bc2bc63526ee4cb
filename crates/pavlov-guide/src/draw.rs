//! The board of Pavlov's House: the house, the square before it and the Volga behind it.
//!
//! `plan` defines the layout, `land` draws the map and `ground` what is written on it, `places` the places you can point
//! at, `bays`, `men` and `pieces` what is on the board and `cards` what is beside it. All of them use the view of the
//! seat, so a page cannot show what the seat may not see.

mod about;
mod aids;
mod art_cards;
mod art_men;
mod bays;
mod card_faces;
mod cards;
mod course;
mod desk;
mod ground;
mod land;
mod men;
mod moments;
mod pieces;
mod places;
mod plan;
mod symbols;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use guide::board::{About, Aid, Board, Gauge, Stage};
use guide::moment::Moment;
use guide::{Draws, Preset, Texts};
use kurgan_core::View;
use maud::Markup;
use pavlov::{Event, Pavlov};

use self::desk::Desk;
use self::plan::{Plan, SIZE};
use crate::PavlovGuide;
use crate::offer;
use crate::words::{Says, Words};

impl Draws for PavlovGuide {
    const STYLE: &'static str = include_str!("../style.css");
    const TEXTS: Texts = guide::texts!("pavlov", Fr "fr", Ru "ru");
    const LETTERS: f32 = plan::LABEL.0;

    fn blurb(words: Words) -> String {
        words.say().pavlov_blurb()
    }

    fn cover() -> Markup {
        offer::cover()
    }

    fn presets(words: Words) -> Vec<Preset> {
        offer::presets(words)
    }

    fn landscape(view: &View<Pavlov>) -> Option<Arc<str>> {
        Some(land::land(Plan { c: view.pack() }, view.sight().options().operational_support))
    }

    fn ground(view: &View<Pavlov>, words: Words) -> Markup {
        ground::ground(Plan { c: view.pack() }, view.sight().options().operational_support, words)
    }

    fn board(view: &View<Pavlov>, words: Words) -> Board {
        let desk = Desk::new(view.sight(), words);
        Board {
            size: SIZE,
            frame: Board::whole(SIZE),
            places: places::places(&desk),
            pieces: pieces::pieces(&desk),
            trays: cards::trays(&desk),
        }
    }

    fn symbols() -> Markup {
        symbols::symbols()
    }

    fn gauges(view: &View<Pavlov>, words: Words) -> Vec<Gauge> {
        course::gauges(&Desk::new(view.sight(), words))
    }

    fn sequence(view: &View<Pavlov>, words: Words) -> Vec<Stage> {
        course::sequence(view.sight(), words)
    }

    fn aids(view: &View<Pavlov>, words: Words) -> Vec<Aid> {
        aids::aids(&Desk::new(view.sight(), words))
    }

    fn moments(view: &View<Pavlov>, events: &[Event], words: Words) -> Vec<Moment> {
        Desk::new(view.sight(), words).moments(events)
    }

    fn about(view: &View<Pavlov>, element: &str, words: Words) -> Option<About> {
        about::about(&Desk::new(view.sight(), words), element)
    }
}
