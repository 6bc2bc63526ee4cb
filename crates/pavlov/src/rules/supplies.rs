//! Supplies, sappers and tokens (p6-resupply, p6-buttress, p6-field-defenses, p7-wire, p7-load, p7-deliver, p8-ready-anti-aircraft).

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
    /// How many of this kind.
    pub(crate) fn list_staging(&self, supply: Supply, left: u8, out: &mut impl Offers) {
        todo!()
    }

    /// p6-resupply; goes on to the next kind.
    pub(crate) fn stage<L: Log<Event>>(&mut self, supply: Supply, count: u8, left: u8, log: &mut L) {
        todo!()
    }

    /// p6-buttress.
    pub(crate) fn list_buttress(&self, out: &mut impl Offers) {
        todo!()
    }

    /// p6-buttress.
    pub(crate) fn raise_wall<L: Log<Event>>(&mut self, colour: Colour, log: &mut L) {
        todo!()
    }

    /// p6-field-defenses.
    pub(crate) fn list_sapper_sites(&self, out: &mut impl Offers) {
        todo!()
    }

    /// p6-field-defenses.
    pub(crate) fn lay_sapper<L: Log<Event>>(&mut self, track: Track, log: &mut L) {
        todo!()
    }

    /// Empty undisrupted locations of the unit (ruling 14).
    pub(crate) fn list_free_locations(&self, unit: Unit, out: &mut impl Offers) {
        todo!()
    }

    /// p7-wire, p7-ready-artillery, p8-ready-anti-aircraft.
    pub(crate) fn place_token<L: Log<Event>>(&mut self, token: Token, location: Location, log: &mut L) {
        todo!()
    }

    /// p7-load.
    pub(crate) fn list_loads(&self, boat: Location, some: bool, out: &mut impl Offers) {
        todo!()
    }

    /// p7-load; goes on to the next free boat.
    pub(crate) fn load<L: Log<Event>>(&mut self, boat: Location, supply: Option<Supply>, some: bool, log: &mut L) {
        todo!()
    }

    /// p7-deliver.
    pub(crate) fn list_deliveries(&self, from: Location, some: bool, out: &mut impl Offers) {
        todo!()
    }

    /// p7-deliver.
    pub(crate) fn deliver<L: Log<Event>>(&mut self, boat: Location, log: &mut L) {
        todo!()
    }
}
