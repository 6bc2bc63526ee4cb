//! The reasons for dice and draws.

use kurgan_core::{Id, Why};

use crate::components::Landing;

/// A kind of roll or draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roll {
    /// The bag of weather chits (2.1).
    Weather,
    /// Where the searchlight falls (3.2).
    Searchlight,
    /// The guns of a landing (5.1).
    Guns(Landing),
}

impl From<Roll> for Why {
    fn from(roll: Roll) -> Self {
        match roll {
            Roll::Weather => Self { kind: 1, item: 0 },
            Roll::Searchlight => Self { kind: 2, item: 0 },
            Roll::Guns(landing) => Self { kind: 3, item: landing.0.into() },
        }
    }
}

impl Roll {
    /// The roll with this key.
    pub fn from_why(why: Why) -> Option<Self> {
        match why.kind {
            1 => Some(Self::Weather),
            2 => Some(Self::Searchlight),
            3 => Some(Self::Guns(Landing::from_index(why.item.into()))),
            _ => None,
        }
    }
}
