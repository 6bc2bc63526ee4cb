//! Reinforcements (p6-send-reinforcements, p21-request-reinforcements).

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
    /// Counters in stock in ascending order, then weapons; `done` after one.
    pub(crate) fn list_deployable(&self, points: u8, from: u8, some: bool, out: &mut impl Offers) {
        todo!()
    }

    /// p6-send-reinforcements.
    pub(crate) fn deploy<L: Log<Event>>(&mut self, counter: Counter, points: u8, log: &mut L) {
        todo!()
    }

    /// p6-send-reinforcements.
    pub(crate) fn deploy_weapon<L: Log<Event>>(&mut self, weapon: Weapon, points: u8, log: &mut L) {
        todo!()
    }
}
