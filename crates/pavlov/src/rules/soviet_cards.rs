//! Soviet Card Phase: the hand and what its cards are used for (p.5-8).

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
    /// p5-draw, p7-improved-communications; enters the phase.
    pub(crate) fn draw_hand<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        todo!()
    }

    /// Every use of every card, and `done`.
    pub(crate) fn list_cards(&self, out: &mut impl Offers) {
        todo!()
    }

    /// p5-actions.
    pub(crate) fn use_card<C: Chance, L: Log<Event>>(
        &mut self,
        card: SovietCard,
        unit: Unit,
        what: Use,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        todo!()
    }

    /// The player takes no more actions.
    pub(crate) fn end_cards(&mut self) {
        todo!()
    }

    /// p5-discard.
    pub(crate) fn discard_hand<L: Log<Event>>(&mut self, log: &mut L) {
        todo!()
    }

    /// Disrupted locations of the unit.
    pub(crate) fn list_recoverable(&self, unit: Unit, out: &mut impl Offers) {
        todo!()
    }

    /// Also location 3 by Buttress, which costs the Sapper Token.
    pub(crate) fn recover_location<L: Log<Event>>(&mut self, location: Location, log: &mut L) {
        todo!()
    }
}
