//! Exact odds: the action itself, run through every outcome.

use std::collections::BTreeMap;

use kurgan_core::Upshot as _;
use kurgan_core::chance::{Ratio, TooMany, outcomes};

use crate::action::Action;
use crate::components::Landing;
use crate::event::Event;
use crate::state::River;

/// What an action came to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Upshot {
    /// Where the searchlight fell.
    pub lit: Option<Landing>,
    /// How many hits the guns scored.
    pub hits: u8,
    /// How many companies were put ashore; none yet where a hit has to be assigned first.
    pub landed: u8,
}

impl kurgan_core::Upshot<Event> for Upshot {
    fn of(events: &[Event]) -> Self {
        let mut upshot = Self::default();
        for event in events {
            match *event {
                Event::Lit { landing, .. } => upshot.lit = Some(landing),
                Event::Fired { hits, .. } => upshot.hits = hits,
                Event::Landed { load, .. } => upshot.landed += load,
                _ => {}
            }
        }
        upshot
    }
}

impl River {
    /// The odds as whoever decides may know them: where the searchlight has been aimed in secret, it may fall on any
    /// landing open to it, as by the die (8.2).
    pub(crate) fn odds_of(&self, action: Action) -> Result<BTreeMap<Upshot, Ratio>, TooMany> {
        outcomes(|chance| {
            let (mut game, mut events) = (Self { aim: None, ..*self }, Vec::new());
            game.act(action, chance, &mut events).unwrap_or_else(|never| match never {});
            Upshot::of(&events)
        })
    }
}
