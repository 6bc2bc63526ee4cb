//! Bomb Stalingrad (p12-bombing).

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
    /// p12-anti-aircraft: every subset of the tokens.
    pub(crate) fn list_anti_aircraft(&self, out: &mut impl Offers) {
        todo!()
    }

    /// p12-anti-aircraft.
    pub(crate) fn fire<C: Chance, L: Log<Event>>(
        &mut self,
        locations: Set<Location>,
        aircraft: u8,
        defense: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        todo!()
    }

    /// p12-bombing: the next aircraft.
    pub(crate) fn bombing<C: Chance, L: Log<Event>>(
        &mut self,
        aircraft: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        todo!()
    }
}
