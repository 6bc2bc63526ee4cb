//! The current decision.

use kurgan_core::byte;

use super::Sight;
use crate::components::{Counter, Position};
use crate::rules::{Decide, Happen, Op};
use crate::state::{Moving, Step};

/// Whether a step asks for a decision.
struct Asks;

impl Op for Asks {
    type Out = bool;

    #[inline]
    fn decide<D: Decide>(self, _: D) -> bool {
        true
    }

    #[inline]
    fn happen<H: Happen>(self, _: H) -> bool {
        false
    }
}

impl Sight<'_> {
    /// The decision to be made, while there is one.
    #[inline]
    pub fn decision(self) -> Option<Step> {
        self.game.agenda.next().filter(|step| step.with(Asks))
    }

    /// How many orders lie in the order pile.
    pub fn orders_laid(self) -> u8 {
        byte(self.game.orders.iter().flatten().count())
    }

    /// Who is on the move, and where to.
    pub fn moving(self) -> Option<(Counter, Position)> {
        let moving = self.game.moving;
        (moving != Moving::NONE).then_some((moving.counter, moving.to))
    }
}
