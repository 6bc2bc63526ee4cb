//! The board of Advance to the Volga: the city in fifty areas below the river, and trays on the far bank.

mod about;
mod aids;
mod chart;
mod desk;
mod front;
mod ground;
mod land;
mod layout;
mod moments;
mod pieces;
mod status;
mod symbols;
#[cfg(test)]
mod tests;
mod trays;

use std::sync::Arc;

use guide::board::{About, Aid, Board, Gauge, Stage};
use guide::moment::Moment;
use guide::{Draws, Preset, Texts};
use kurgan_core::View;
use maud::Markup;
use volga::{Event, Volga};

use self::desk::Desk;
use crate::VolgaGuide;
use crate::offer;
use crate::words::{Says, Words};

impl Draws for VolgaGuide {
    const STYLE: &'static str = include_str!("../style.css");
    const TEXTS: Texts = guide::texts!("volga", Fr "fr", Ru "ru");
    const LETTERS: f32 = layout::LETTERS;

    fn blurb(words: Words) -> String {
        words.say().volga_blurb()
    }

    fn cover() -> Markup {
        offer::cover()
    }

    fn presets(words: Words) -> Vec<Preset> {
        offer::presets(words)
    }

    fn landscape(view: &View<Volga>) -> Option<Arc<str>> {
        Some(land::land(view.pack()))
    }

    fn ground(view: &View<Volga>, words: Words) -> Markup {
        ground::ground(view.pack(), words)
    }

    fn board(view: &View<Volga>, words: Words) -> Board {
        let desk = Desk::new(view.sight(), words);
        Board {
            size: chart::size(view.pack()),
            frame: layout::frame(view.pack()),
            places: desk.places(),
            pieces: desk.pieces(),
            trays: Vec::new(),
        }
    }

    fn symbols() -> Markup {
        symbols::symbols()
    }

    fn gauges(view: &View<Volga>, words: Words) -> Vec<Gauge> {
        Desk::new(view.sight(), words).gauges()
    }

    fn sequence(view: &View<Volga>, words: Words) -> Vec<Stage> {
        Desk::new(view.sight(), words).sequence()
    }

    fn aids(view: &View<Volga>, words: Words) -> Vec<Aid> {
        Desk::new(view.sight(), words).aids()
    }

    fn moments(view: &View<Volga>, events: &[Event], words: Words) -> Vec<Moment> {
        Desk::new(view.sight(), words).moments(events)
    }

    fn about(view: &View<Volga>, element: &str, words: Words) -> Option<About> {
        Desk::new(view.sight(), words).about(element)
    }
}
