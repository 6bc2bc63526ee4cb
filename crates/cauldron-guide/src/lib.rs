//! The guide of The Cauldron: everything around its rules.
//!
//! [`CauldronGuide`] puts the game into words (`speak`, `names`), draws it (`draw`, `offer`), plays it by rules of
//! thumb (`expert`, `features`) and defines what the lab tracks (`study`). It reads the position only through
//! `cauldron::Sight`.

mod draw;
mod expert;
mod features;
mod names;
mod offer;
mod speak;
mod study;
mod words;

use cauldron::{Action, Cauldron, Sight};
use guide::{Beside, Guide, Numbers, Plays, Style};
use kurgan_core::chance::Fast;

/// The guide of The Cauldron.
pub enum CauldronGuide {}

impl Beside for CauldronGuide {
    type Game = Cauldron;
}

impl Guide for CauldronGuide {}

impl Plays for CauldronGuide {
    const SETTINGS: &'static [&'static str] = &["scenario", "entry"];
    const HORIZON: u32 = 3;
    /// Victory points: 10 are the highest level, and below 0 nothing gets worse.
    const SPAN: (i32, i32) = (0, 12);
    const NET: &'static str = include_str!("../value.net");

    #[inline]
    fn expert(sight: Sight<'_>, legal: &[Action], rng: &mut Fast) -> Action {
        expert::expert(sight, legal, rng)
    }

    fn features(sight: Sight<'_>, into: &mut Numbers) {
        features::features(sight, into);
    }

    fn styles() -> Vec<(&'static str, Style<Self>)> {
        use expert::Style::{Breakout, Consolidate, StayPut, WatchAndWait};
        vec![
            (Breakout.id(), |sight, legal| Breakout.choose(sight, legal)),
            (StayPut.id(), |sight, legal| StayPut.choose(sight, legal)),
            (Consolidate.id(), |sight, legal| Consolidate.choose(sight, legal)),
            (WatchAndWait.id(), |sight, legal| WatchAndWait.choose(sight, legal)),
        ]
    }
}
