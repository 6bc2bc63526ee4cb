//! The record of a game: one row, and one for each turn.

use std::borrow::Cow;

use guide::Seen;
use kurgan_core::Verdict;
use serde::{Deserialize, Serialize};

/// How a game went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameRow {
    /// How it ended for the first seat.
    pub verdict: Verdict,
    /// The score.
    pub score: i32,
    /// The level of victory or defeat.
    pub level: Cow<'static, str>,
    /// What ended it.
    pub reason: Cow<'static, str>,
    /// The turn in which it ended, as printed.
    pub turn: u32,
    /// Decisions with at least two choices.
    pub decisions: u32,
    /// All actions.
    pub actions: u32,
    /// What happened in it.
    pub seen: Seen,
    /// The turns in which somebody had to decide, as printed.
    pub turns: Vec<u32>,
    /// The tracks at the first decision of each of these turns, turn by turn.
    pub tracks: Vec<i32>,
}
