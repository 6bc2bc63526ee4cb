//! The position.

use kurgan_core::{Agenda, Id, Set};
use serde::{Deserialize, Serialize};

use crate::components::{BOATS, Boat, Chit, Components, LANDINGS, Landing, all};
use crate::event::End;
use crate::options::Options;

/// One step of an hour (1.4), in the order of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Draw the weather (2.1).
    Weather,
    /// Aim the searchlight (8.2). Decision of the second player, if there is one.
    Aim,
    /// Send boats (4.1). Decision.
    Load,
    /// See where the searchlight falls (3.1).
    Light,
    /// Roll for the guns (5.1).
    Fire,
    /// Assign one hit (5.3). Decision where there is a choice.
    Hit,
    /// Put the loads ashore and end the hour (6.1).
    Land,
}

/// As many steps as can be due at once: the hits of eight dice, and the landing after them.
pub(crate) const STEPS: usize = 9;

/// A position of the night crossing.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct River {
    #[serde(skip)]
    pub(crate) c: &'static Components,
    pub(crate) options: Options,
    /// The hour of the night, from 1.
    pub(crate) hour: u8,
    /// The chit of this hour; none before the first draw.
    pub(crate) weather: Option<Chit>,
    /// The chits not drawn since the bag was filled.
    pub(crate) bag: Set<Chit>,
    /// Where the second player has aimed the searchlight: a secret until it shines.
    pub(crate) aim: Option<Landing>,
    /// The landing lit last.
    pub(crate) lit: Option<Landing>,
    /// What is left of each hull; 0 for a boat that has sunk.
    pub(crate) hull: [u8; BOATS],
    /// Where each boat has been sent this hour.
    pub(crate) sent: [Option<Landing>; BOATS],
    /// Companies on the west bank.
    pub(crate) landed: u16,
    pub(crate) agenda: Agenda<Step, STEPS>,
    pub(crate) end: Option<End>,
}

impl River {
    /// The boats afloat.
    #[inline]
    pub(crate) fn afloat(&self) -> Set<Boat> {
        all(BOATS).into_iter().filter(|boat: &Boat| self.hull[boat.index()] > 0).collect()
    }

    /// The boats sent to a landing this hour.
    #[inline]
    pub(crate) fn boats_at(&self, landing: Landing) -> Set<Boat> {
        all(BOATS).into_iter().filter(|boat: &Boat| self.sent[boat.index()] == Some(landing)).collect()
    }

    /// The landings that the searchlight may fall on: all but the one lit last (3.1).
    #[inline]
    pub(crate) fn open_to_light(&self) -> Set<Landing> {
        all(LANDINGS) - self.lit.into_iter().collect()
    }
}
