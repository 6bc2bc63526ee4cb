//! A position as a seat sees it, with the names of what is on it.

use std::ops::Deref;

use kurgan_core::Id;
use pavlov::Sight;
use pavlov::components::{CardType, WehrmachtCard};

use super::plan::Plan;
use crate::names::Speaker;
use crate::words::Words;

/// The position, the components and the names of both.
pub(super) struct Desk<'a> {
    pub(super) game: Sight<'a>,
    pub(super) plan: Plan,
    s: Speaker,
}

/// Names, components and words are those of the speaker.
impl Deref for Desk<'_> {
    type Target = Speaker;

    fn deref(&self) -> &Speaker {
        &self.s
    }
}

impl<'a> Desk<'a> {
    pub(super) fn new(game: Sight<'a>, words: Words) -> Self {
        let c = game.pack();
        Self { game, plan: Plan { c }, s: Speaker { c, words } }
    }

    /// What a card does; none for a Resupply card.
    pub(super) fn card_type(&self, card: WehrmachtCard) -> Option<CardType> {
        self.c.cards.get(card.index()).map(|card| card.what)
    }
}
