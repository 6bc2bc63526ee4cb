//! The guide of the night crossing: everything around its rules, and the template for the guide of a new game.
//!
//! [`RiverGuide`] puts the game into words (`speak`), draws it (`draw`, `offer`), plays it by rules of thumb (`expert`,
//! `features`) and defines what the lab tracks (`study`). It reads the position only through `river::Sight`, so it
//! cannot reveal what a seat may not see.

mod draw;
mod expert;
mod features;
mod names;
mod offer;
mod speak;
mod study;
#[cfg(test)]
mod tests;
mod words;

use guide::{Beside, Guide, Numbers, Plays};
use kurgan_core::Seat;
use kurgan_core::chance::Fast;
use river::{Action, Options, River, SOVIET, Sight};

/// The guide of the night crossing.
pub enum RiverGuide {}

impl Beside for RiverGuide {
    type Game = River;
}

/// It is there to be read: nobody is offered it.
impl Guide for RiverGuide {
    const OFFERED: bool = false;
}

impl Plays for RiverGuide {
    const SETTINGS: &'static [&'static str] = &["night"];
    const HORIZON: u32 = 1;
    /// The score is the number of companies landed: ten an hour at most, and a long night has sixteen hours.
    const SPAN: (i32, i32) = (0, 160);
    const NET: &'static str = include_str!("../value.net");

    #[inline]
    fn expert(sight: Sight<'_>, legal: &[Action], rng: &mut Fast) -> Action {
        expert::expert(sight, legal, rng)
    }

    fn features(sight: Sight<'_>, into: &mut Numbers) {
        features::features(sight, into);
    }

    fn wants_high(_options: &Options, seat: Seat) -> bool {
        seat == SOVIET
    }
}
