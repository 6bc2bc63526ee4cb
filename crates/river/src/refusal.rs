//! The reasons for refusing an action.

use kurgan_core::Reason;
use serde::{Deserialize, Serialize};

use crate::components::{Boat, Landing};

/// A reason with its code, the rule behind it, and the data for a sentence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// That decision is not due now.
    #[serde(rename = "not_now 1.4")]
    NotNow,
    /// The landing was lit last hour.
    #[serde(rename = "lit_last 3.1")]
    LitLast(Landing),
    /// The boat has been sent this hour.
    #[serde(rename = "already_sent 4.1")]
    AlreadySent(Boat),
    /// The landing takes no more boats this hour.
    #[serde(rename = "full 4.2")]
    Full(Landing),
    /// The boat is not at the landing under fire.
    #[serde(rename = "not_under_fire 5.3")]
    NotUnderFire(Boat),
    /// The boat has sunk.
    #[serde(rename = "sunk 5.4")]
    Sunk(Boat),
}

impl Reason for Refusal {}
