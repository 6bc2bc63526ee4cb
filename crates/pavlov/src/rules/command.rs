//! Recover, Command and the radio (p21-command, p21-request-reinforcements, p24-recover).

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
    /// p24-recover: its own action.
    pub(crate) fn recover<L: Log<Event>>(&mut self, counter: Counter, log: &mut L) {
        todo!()
    }

    /// p21-command.
    pub(crate) fn recover_by_command<L: Log<Event>>(&mut self, counter: Counter, log: &mut L) {
        todo!()
    }

    /// p24-recover.
    pub(crate) fn relieve<L: Log<Event>>(&mut self, counter: Counter, trouble: Trouble, commanded: bool, log: &mut L) {
        todo!()
    }

    /// p21-command.
    pub(crate) fn list_commanded(&self, by: Counter, from: u8, some: bool, out: &mut impl Offers) {
        todo!()
    }

    /// p21-command.
    pub(crate) fn begin_command<L: Log<Event>>(&mut self, counter: Counter, log: &mut L) {
        todo!()
    }

    /// p21-request-reinforcements.
    pub(crate) fn request<L: Log<Event>>(&mut self, counter: Counter, log: &mut L) {
        todo!()
    }

    /// Which of the two.
    pub(crate) fn list_troubles(out: &mut impl Offers) {
        todo!()
    }
}
