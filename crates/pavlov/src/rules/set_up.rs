//! Set-up (p2-setup).

#![allow(unused_imports, unused_variables, clippy::todo)] // skeleton: remove

use kurgan_core::{Chance, Id, Log, Set};

use super::Offers;
use crate::action::{Action, Trouble};
use crate::chance::Roll;
use crate::components::{
    Colour, Components, Counter, Kind, Location, Position, SovietCard, StormGroup, Supply, Support, TacticCard, Token,
    Track, Unit, Use, Weapon, WehrmachtCard,
};
use crate::event::{By, End, Event};
use crate::options::Options;
use crate::state::{Cause, Circle, Counters, Pavlov, Phase, Place, Step};

impl Pavlov {
    /// Lays everything out; the agenda holds the first turn.
    pub(crate) fn set_up<C: Chance, L: Log<Event>>(
        c: &'static Components,
        options: Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Self, C::Dry> {
        todo!()
    }
}
