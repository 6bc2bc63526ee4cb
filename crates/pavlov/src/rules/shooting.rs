//! Attack, Suppress, weapons and the Forward Observer (p20-attack, p20-suppress, p22-forward-observer, p23-anti-tank).

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
    /// p20-attack.
    pub(crate) fn attack<C: Chance, L: Log<Event>>(
        &mut self,
        counter: Counter,
        track: Track,
        circle: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        todo!()
    }

    /// p23-anti-tank, p23-machine-gun.
    pub(crate) fn weapon_attack<C: Chance, L: Log<Event>>(
        &mut self,
        weapon: Weapon,
        track: Track,
        circle: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        todo!()
    }

    /// p20-suppress.
    pub(crate) fn suppress<L: Log<Event>>(&mut self, counter: Counter, log: &mut L) {
        todo!()
    }

    /// p23-machine-gun, p23-mortar.
    pub(crate) fn weapon_suppress<L: Log<Event>>(&mut self, weapon: Weapon, log: &mut L) {
        todo!()
    }

    /// p20-suppress: the boxes of the colours, one after the other.
    pub(crate) fn list_token_boxes(&self, position: Position, left: u8, out: &mut impl Offers) {
        todo!()
    }

    /// p20-suppress.
    pub(crate) fn lay_tokens<L: Log<Event>>(
        &mut self,
        position: Position,
        left: u8,
        colour: Colour,
        count: u8,
        log: &mut L,
    ) {
        todo!()
    }

    /// p22-forward-observer.
    pub(crate) fn observe<C: Chance, L: Log<Event>>(
        &mut self,
        counter: Counter,
        track: Track,
        circle: u8,
        both: bool,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        todo!()
    }
}
