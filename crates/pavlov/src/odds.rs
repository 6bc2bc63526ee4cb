//! Exact odds: what an action comes to before the next decision or card.

#![allow(unused_variables, clippy::todo)] // skeleton: remove

use std::collections::BTreeMap;

use kurgan_core::chance::{Ratio, TooMany};

use crate::action::Action;
use crate::event::Event;
use crate::state::Pavlov;

/// What an action came to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Upshot {
    /// Nothing was rolled.
    Certain,
}

impl Upshot {
    pub(crate) fn of(events: &[Event]) -> Self {
        todo!()
    }
}

impl Pavlov {
    pub(crate) fn odds_of(&self, action: Action) -> Result<BTreeMap<Upshot, Ratio>, TooMany> {
        todo!()
    }
}
