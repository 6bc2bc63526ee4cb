//! Attacks on the house: sniper, mortar, artillery, assault (p9-attack-defender, p10-suppress-defender, p11-attack-building, p15-assault).

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
    /// p15-assault.
    pub(crate) fn assault<C: Chance, L: Log<Event>>(
        &mut self,
        part: u8,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        todo!()
    }
}
