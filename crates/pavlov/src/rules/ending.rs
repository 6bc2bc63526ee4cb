//! The end of the game (p26-end).

#![allow(unused_imports, unused_variables, clippy::todo)] // skeleton: remove

use kurgan_core::{Chance, Id, Log, Outcome, Set};

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
    /// The next turn, or the end: pushes FinalRaid and Score.
    pub(crate) fn end_turn<L: Log<Event>>(&mut self, log: &mut L) {
        todo!()
    }

    /// p26-end.
    pub(crate) fn list_final_raid(&self, out: &mut impl Offers) {
        todo!()
    }

    /// p26-end.
    pub(crate) fn begin_final_raid<L: Log<Event>>(&mut self, log: &mut L) {
        todo!()
    }

    /// Ruling 58.
    pub(crate) fn decline_final_raid<L: Log<Event>>(&mut self, log: &mut L) {
        todo!()
    }

    /// p26-score.
    pub(crate) fn take_score<L: Log<Event>>(&mut self, log: &mut L) {
        todo!()
    }

    /// The end, once it has come.
    pub(crate) fn result(&self) -> Option<Outcome> {
        todo!()
    }
}
