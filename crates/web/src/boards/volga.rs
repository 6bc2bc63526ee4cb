//! The board of Advance to the Volga: the city in fifty areas, and the boxes beyond the river.

mod about;
mod aids;
mod ground;
mod layout;
mod offer;
mod pieces;
mod status;
mod symbols;
#[cfg(test)]
mod tests;
mod words;

use kurgan_core::{Game, Seat};
use maud::Markup;
use volga::Volga;

use self::words::Table;
use crate::board::{About, Aid, Board, Gauge, Stage};
use crate::drawn::Drawn;
use crate::words::Tongue;

impl Drawn for Volga {
    fn board(&self, _seat: Option<Seat>, tongue: Tongue) -> Board {
        let table = Table::new(self, tongue);
        Board {
            size: ground::size(self.pack()),
            ground: ground::ground(self.pack(), table.scenario(), tongue),
            places: table.places(),
            pieces: table.pieces(),
            trays: Vec::new(),
        }
    }

    fn symbols() -> Markup {
        symbols::symbols()
    }

    fn gauges(&self, _seat: Option<Seat>, tongue: Tongue) -> Vec<Gauge> {
        Table::new(self, tongue).gauges()
    }

    fn sequence(&self, tongue: Tongue) -> Vec<Stage> {
        Table::new(self, tongue).sequence()
    }

    fn aids(&self, _seat: Option<Seat>, tongue: Tongue) -> Vec<Aid> {
        Table::new(self, tongue).aids()
    }

    fn about(&self, _seat: Option<Seat>, element: &str, tongue: Tongue) -> Option<About> {
        Table::new(self, tongue).about(element)
    }
}
