//! The guide of Advance to the Volga: everything around its rules.
//!
//! [`VolgaGuide`] puts the game into words (`speak`, `names`), draws it (`draw`, `offer`), plays it by rules of thumb
//! (`expert`, `features`) and defines what the lab tracks (`study`). It reads the position only through `volga::Sight`.

mod draw;
mod expert;
mod features;
mod names;
mod offer;
mod speak;
mod study;
mod words;

use guide::{Beside, Guide, Numbers, Plays};
use kurgan_core::chance::Fast;
use volga::{Action, Sight, Volga};

/// The guide of Advance to the Volga.
pub enum VolgaGuide {}

impl Beside for VolgaGuide {
    type Game = Volga;
}

impl Guide for VolgaGuide {}

impl Plays for VolgaGuide {
    const SETTINGS: &'static [&'static str] = &["scenario"];
    const HORIZON: u32 = 1;
    /// The score is the number of German areas: from the nine of the start to all fifty.
    const SPAN: (i32, i32) = (9, 50);
    const NET: &'static str = include_str!("../value.net");

    #[inline]
    fn expert(sight: Sight<'_>, legal: &[Action], rng: &mut Fast) -> Action {
        expert::expert(sight, legal, rng)
    }

    fn features(sight: Sight<'_>, into: &mut Numbers) {
        features::features(sight, into);
    }
}
