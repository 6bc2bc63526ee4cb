//! Storm Group raids (p18-raid).

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
    /// Who may go, ascending; `done` after one.
    pub(crate) fn list_party(&self, from: u8, out: &mut impl Offers) {
        todo!()
    }

    /// p18-raid.
    pub(crate) fn send(&mut self, counter: Counter) {
        todo!()
    }

    /// The party leaves.
    pub(crate) fn set_out<L: Log<Event>>(&mut self, log: &mut L) {
        todo!()
    }

    /// p18-raid: one die for each, two more for a Storm Group attribute.
    pub(crate) fn raid<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        todo!()
    }

    /// p18-raid-casualties: the next raider, or the end of the raid.
    pub(crate) fn raider<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        todo!()
    }

    /// Unharmed or saved: to the Reserves box.
    pub(crate) fn return_from_raid<L: Log<Event>>(&mut self, counter: Counter, log: &mut L) {
        todo!()
    }
}
