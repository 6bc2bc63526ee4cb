//! Wehrmacht Planning (p30-planning).

#![allow(unused_imports, unused_variables, clippy::todo)] // skeleton: remove

use kurgan_core::{Chance, Id, Log, Set};

use super::Offers;
use crate::action::{Action, Trouble};
use crate::chance::Roll;
use crate::components::{
    Colour, Counter, Kind, Location, Position, SovietCard, StormGroup, Supply, Support, TacticCard, Token, Track, Unit,
    Use, Weapon, WehrmachtCard,
};
use crate::event::{By, End, Event};
use crate::state::{Cause, Circle, Counters, Pavlov, Phase, Place, Step};

impl Pavlov {
    /// Draws up to four Wehrmacht and three Tactics cards as far as they last; enters the phase before the orders.
    pub(crate) fn fill_german_hand<C: Chance, L: Log<Event>>(
        &mut self,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        todo!()
    }

    /// p30-planning, p30-must-play.
    pub(crate) fn list_orders(&self, out: &mut impl Offers) {
        todo!()
    }

    /// p30-planning; the step stays until three lie.
    pub(crate) fn order<L: Log<Event>>(&mut self, card: WehrmachtCard, log: &mut L) {
        todo!()
    }

    /// p30-planning.
    pub(crate) fn list_tactics(&self, out: &mut impl Offers) {
        todo!()
    }

    /// p30-planning.
    pub(crate) fn lay_tactic<L: Log<Event>>(&mut self, card: TacticCard, log: &mut L) {
        todo!()
    }
}
