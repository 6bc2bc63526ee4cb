//! The board of Pavlov's House: the house, the square before it and the Volga behind it.
//!
//! `plan` says where things lie, `ground` draws what is printed, `places` what can be pointed at, `pieces` what lies on
//! the board and `cards` what lies beside it. Cards come from the view of the seat alone, so that a page cannot show
//! what the seat may not see.

mod about;
mod aids;
mod cards;
mod course;
mod ground;
mod look;
mod offer;
mod pieces;
mod places;
mod plan;
mod symbols;
#[cfg(test)]
mod tests;

use kurgan_core::{Game, Seat};
use maud::Markup;
use pavlov::Pavlov;

use self::look::Look;
use self::plan::{Plan, SIZE};
use crate::board::{About, Aid, Board, Gauge, Stage};
use crate::drawn::Drawn;
use crate::words::Tongue;

impl Drawn for Pavlov {
    fn board(&self, seat: Option<Seat>, tongue: Tongue) -> Board {
        let look = Look::new(self, seat, tongue);
        Board {
            size: SIZE,
            ground: ground::ground(Plan { c: self.pack() }, tongue),
            places: places::places(&look),
            pieces: pieces::pieces(&look),
            trays: cards::trays(&look),
        }
    }

    fn symbols() -> Markup {
        symbols::symbols()
    }

    fn gauges(&self, seat: Option<Seat>, tongue: Tongue) -> Vec<Gauge> {
        course::gauges(&Look::new(self, seat, tongue))
    }

    fn sequence(&self, tongue: Tongue) -> Vec<Stage> {
        course::sequence(self, tongue)
    }

    fn aids(&self, seat: Option<Seat>, tongue: Tongue) -> Vec<Aid> {
        aids::aids(&Look::new(self, seat, tongue))
    }

    fn about(&self, seat: Option<Seat>, element: &str, tongue: Tongue) -> Option<About> {
        about::about(&Look::new(self, seat, tongue), element)
    }
}
