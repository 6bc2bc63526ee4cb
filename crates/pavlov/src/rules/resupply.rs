//! Resupply and Storm Group cards (p17-resupply, p18-storm-group-card).

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
    /// p17-resupply (ruling 98).
    pub(crate) fn list_unfed(&self, left: u8, from: u8, out: &mut impl Offers) {
        todo!()
    }

    /// p17-resupply.
    pub(crate) fn starve<L: Log<Event>>(&mut self, counter: Counter, left: u8, log: &mut L) {
        todo!()
    }

    /// p18-storm-group-card.
    pub(crate) fn turn_over<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        todo!()
    }
}
