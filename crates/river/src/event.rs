//! The events of a game.

use kurgan_core::Dice;
use serde::{Deserialize, Serialize};

use crate::components::{Boat, Chit, Landing};

/// How a game ends (chapter 7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The last hour is over (7.1).
    Dawn,
    /// No boat is afloat (7.2).
    NoBoats,
    /// The night was given up (7.3).
    CalledOff,
}

/// One thing that happened, with its kind and its rule.
#[allow(missing_docs)] // the fields are named after what they hold
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// An hour begins.
    #[serde(rename = "hour 1.4")]
    Hour { hour: u8 },
    /// All chits are back in the bag.
    #[serde(rename = "refilled 2.2")]
    Refilled,
    /// A chit is drawn.
    #[serde(rename = "weather 2.1")]
    Weather { chit: Chit },
    /// The searchlight is aimed (8.2): only its player learns where.
    #[serde(rename = "aimed 8.2")]
    Aimed { landing: Option<Landing> },
    /// A boat is sent.
    #[serde(rename = "sent 4.1")]
    Sent { boat: Boat, landing: Landing },
    /// The searchlight falls on a landing (3.1), by the die where there was one.
    #[serde(rename = "lit 3.1")]
    Lit { landing: Landing, die: Option<u8> },
    /// The guns of the landing fire.
    #[serde(rename = "fired 5.1")]
    Fired { landing: Landing, dice: Dice, hits: u8 },
    /// A boat takes a hit (5.3); so much of its hull is left.
    #[serde(rename = "hit 5.3")]
    Hit { boat: Boat, hull: u8 },
    /// It sinks with its load.
    #[serde(rename = "sunk 5.4")]
    Sunk { boat: Boat },
    /// A boat puts its load ashore.
    #[serde(rename = "landed 6.1")]
    Landed { boat: Boat, landing: Landing, load: u8 },
    /// A boat that stayed is patched.
    #[serde(rename = "patched 6.2")]
    Patched { boat: Boat, hull: u8 },
    /// The game is over (chapter 7).
    #[serde(rename = "over 7.1")]
    Over { end: End, landed: u16 },
}
