//! The board of Volga.

use kurgan_core::Seat;
use maud::{Markup, html};
use volga::Volga;

use crate::board::{About, Aid, Board, Gauge, Stage};
use crate::drawn::Drawn;
use crate::words::Tongue;

impl Drawn for Volga {
    fn board(&self, _seat: Option<Seat>, _tongue: Tongue) -> Board {
        Board { size: (850.0, 1100.0), ground: html! {}, places: Vec::new(), pieces: Vec::new(), trays: Vec::new() }
    }

    fn symbols() -> Markup {
        html! {}
    }

    fn gauges(&self, _seat: Option<Seat>, _tongue: Tongue) -> Vec<Gauge> {
        Vec::new()
    }

    fn sequence(&self, _tongue: Tongue) -> Vec<Stage> {
        Vec::new()
    }

    fn aids(&self, _seat: Option<Seat>, _tongue: Tongue) -> Vec<Aid> {
        Vec::new()
    }

    fn about(&self, _seat: Option<Seat>, _element: &str, _tongue: Tongue) -> Option<About> {
        None
    }
}
