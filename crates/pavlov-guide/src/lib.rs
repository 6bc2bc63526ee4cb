//! The guide of Pavlov's House: everything around its rules.
//!
//! [`PavlovGuide`] puts the game into words (`speak`, `names`), draws it (`draw`, `offer`), plays it by rules of thumb
//! (`expert`, `features`) and defines what the lab tracks (`study`). It reads the position only through
//! `pavlov::Sight`.

mod draw;
mod expert;
mod features;
mod names;
mod offer;
mod speak;
mod study;
mod words;

use guide::{Beside, Guide, Numbers, Plays};
use kurgan_core::Seat;
use kurgan_core::chance::Fast;
use pavlov::{Action, Options, Pavlov, Sight};

/// The guide of Pavlov's House.
pub enum PavlovGuide {}

impl Beside for PavlovGuide {
    type Game = Pavlov;
}

impl Guide for PavlovGuide {}

impl Plays for PavlovGuide {
    const SETTINGS: &'static [&'static str] = &["tactics", "players"];
    const HORIZON: u32 = 2;
    /// Victory points: 50 are the highest award, -20 the worst defeat. The German wants the defenders to have few.
    const SPAN: (i32, i32) = (-20, 50);
    const NET: &'static str = include_str!("../value.net");

    #[inline]
    fn expert(sight: Sight<'_>, legal: &[Action], rng: &mut Fast) -> Action {
        expert::expert(sight, legal, rng)
    }

    fn features(sight: Sight<'_>, into: &mut Numbers) {
        features::features(sight, into);
    }

    fn wants_high(options: &Options, seat: Seat) -> bool {
        options.german() != Some(seat)
    }
}
