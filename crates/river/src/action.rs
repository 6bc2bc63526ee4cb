//! The decisions, and their notation.

use std::borrow::Cow;

use kurgan_core::notation::Lexicon;
use serde::{Deserialize, Serialize};

use crate::components::{Boat, Components, Landing};

/// One decision, with its form in the notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Action {
    /// Aim the searchlight there, in secret (8.2).
    #[serde(rename = "aim LANDING")]
    Aim(Landing),
    /// Send this boat to that landing (4.1).
    #[serde(rename = "send BOAT LANDING")]
    Send(Boat, Landing),
    /// Send no more boats this hour (4.3).
    #[serde(rename = "cast off")]
    CastOff,
    /// Let this boat take the hit (5.3).
    #[serde(rename = "hit BOAT")]
    Hit(Boat),
    /// Give the night up (7.3).
    #[serde(rename = "call off")]
    CallOff,
}

impl Lexicon for Components {
    fn word(&self, kind: &str, number: u8) -> Option<Cow<'_, str>> {
        Some(match kind {
            "Boat" => self.boat(Boat(number)).id.as_str().into(),
            "Landing" => self.landing(Landing(number)).id.as_str().into(),
            _ => return None,
        })
    }

    fn number(&self, kind: &str, word: &str) -> Option<u8> {
        match kind {
            "Boat" => self.boat_named(word).map(|boat| boat.0),
            "Landing" => self.landing_named(word).map(|landing| landing.0),
            _ => None,
        }
    }

    fn kinds(&self) -> &'static [&'static str] {
        &["Boat", "Landing"]
    }
}
