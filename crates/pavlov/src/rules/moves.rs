//! Soviet Counter Phase: moves (p19-move, p19-displace, p23-weapons).

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
    /// p21-command-team; enters the phase.
    pub(crate) fn begin_counter_phase<L: Log<Event>>(&mut self, log: &mut L) {
        todo!()
    }

    /// Counters that can move, and `done`.
    pub(crate) fn list_moves(&self, out: &mut impl Offers) {
        todo!()
    }

    /// p19-move.
    pub(crate) fn begin_move(&mut self, counter: Counter) {
        todo!()
    }

    /// p19-move.
    pub(crate) fn list_destinations(&self, counter: Counter, out: &mut impl Offers) {
        todo!()
    }

    /// p19-move.
    pub(crate) fn move_to<L: Log<Event>>(&mut self, counter: Counter, position: Position, log: &mut L) {
        todo!()
    }

    /// p23-weapons.
    pub(crate) fn list_weapons_taken(&self, out: &mut impl Offers) {
        todo!()
    }

    /// p23-weapons.
    pub(crate) fn take_weapon<L: Log<Event>>(&mut self, weapon: Option<Weapon>, log: &mut L) {
        todo!()
    }

    /// p19-displace, p23-weapons.
    pub(crate) fn list_replaced(&self, out: &mut impl Offers) {
        todo!()
    }

    /// p19-displace.
    pub(crate) fn replace<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        todo!()
    }

    /// p19-displace.
    pub(crate) fn list_refuges(&self, counter: Counter, out: &mut impl Offers) {
        todo!()
    }

    /// p19-displace.
    pub(crate) fn displace<L: Log<Event>>(&mut self, counter: Counter, action: Action, log: &mut L) {
        todo!()
    }

    /// Ruling 64.
    pub(crate) fn list_weapon_rescued(&self, counter: Counter, out: &mut impl Offers) {
        todo!()
    }

    /// Ruling 64.
    pub(crate) fn rescue_weapon<L: Log<Event>>(
        &mut self,
        counter: Counter,
        position: Position,
        action: Action,
        log: &mut L,
    ) {
        todo!()
    }

    /// On to the actions.
    pub(crate) fn end_moves(&mut self) {
        todo!()
    }
}
