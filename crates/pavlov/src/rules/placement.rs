//! Wehrmacht counters arrive and advance (p13-placement).

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
    /// p13-suppression.
    pub(crate) fn list_suppression(&self, track: Track, out: &mut impl Offers) {
        todo!()
    }

    /// p13-suppression.
    pub(crate) fn suppress_arrival<C: Chance, L: Log<Event>>(
        &mut self,
        kind: Kind,
        track: Track,
        count: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        todo!()
    }

    /// p13-advance, p13-sapper-defenses.
    pub(crate) fn arrive<C: Chance, L: Log<Event>>(
        &mut self,
        kind: Kind,
        track: Track,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        todo!()
    }

    /// p28-covering-fire, p28-panzer-spearhead.
    pub(crate) fn arrived<C: Chance, L: Log<Event>>(
        &mut self,
        kind: Kind,
        track: Track,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        todo!()
    }
}
