//! Odds in words.

use kurgan_core::chance::TooMany;
use pavlov::{Action, Pavlov, Upshot};

use super::Speaker;
use crate::reply::Forecast;
use crate::words::Words;

/// What an action came to.
pub(super) fn upshot(s: &Speaker, upshot: Upshot) -> String {
    let say = s.words.say();
    match upshot {
        Upshot::Certain => say.pavlov_odds_certain(),
    }
}

/// What lies beyond the next roll.
pub(super) fn forecast(_game: &Pavlov, _action: Action, _words: Words) -> Result<Vec<Forecast>, TooMany> {
    Ok(Vec::new())
}
