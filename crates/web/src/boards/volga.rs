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

use kurgan_core::View;
use maud::Markup;
use volga::Volga;

use self::words::Table;
use crate::board::{About, Aid, Board, Gauge, Stage};
use crate::drawn::Drawn;
use crate::words::Tongue;

impl Drawn for Volga {
    fn board(view: &View<Self>, tongue: Tongue) -> Board {
        let table = Table::new(view.position(), tongue);
        Board {
            size: ground::size(view.pack()),
            ground: ground::ground(view.pack(), table.scenario(), tongue),
            places: table.places(),
            pieces: table.pieces(),
            trays: Vec::new(),
        }
    }

    fn symbols() -> Markup {
        symbols::symbols()
    }

    fn gauges(view: &View<Self>, tongue: Tongue) -> Vec<Gauge> {
        Table::new(view.position(), tongue).gauges()
    }

    fn sequence(view: &View<Self>, tongue: Tongue) -> Vec<Stage> {
        Table::new(view.position(), tongue).sequence()
    }

    fn aids(view: &View<Self>, tongue: Tongue) -> Vec<Aid> {
        Table::new(view.position(), tongue).aids()
    }

    fn about(view: &View<Self>, element: &str, tongue: Tongue) -> Option<About> {
        Table::new(view.position(), tongue).about(element)
    }
}
