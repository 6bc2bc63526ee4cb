//! Soviet Counter Phase: who acts and how (p19-counter-phase).

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
    /// Counters that can act, weapons with a crew, counters to recover, and `done`.
    pub(crate) fn list_acts(&self, out: &mut impl Offers) {
        todo!()
    }

    /// What the counter can do.
    pub(crate) fn list_act(&self, counter: Counter, out: &mut impl Offers) {
        todo!()
    }

    /// What the crew can do.
    pub(crate) fn list_crew_acts(&self, weapon: Weapon, out: &mut impl Offers) {
        todo!()
    }

    /// The player takes no more actions.
    pub(crate) fn end_acts(&mut self) {
        todo!()
    }

    /// p24-end-of-phase.
    pub(crate) fn end_counter_phase(&mut self) {
        todo!()
    }
}
