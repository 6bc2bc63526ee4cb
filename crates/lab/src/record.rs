//! What is written down of a game: one row, and one for each turn.

use std::borrow::Cow;

use kurgan_core::Verdict;
use serde::{Deserialize, Serialize};

use guide::Seen;

/// How a game went.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Row {
    /// How it ended for the first seat.
    pub verdict: Ended,
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

/// How a game ended for the first seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ended {
    /// It was lost.
    Loss,
    /// Neither.
    Draw,
    /// It was won.
    Win,
}

impl Ended {
    /// Every end, the worst first.
    pub const ALL: [Self; 3] = [Self::Loss, Self::Draw, Self::Win];

    /// The name in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }

    /// The end of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ended| ended.id() == name)
    }

    /// What it counts: a win two halves, a draw one.
    pub const fn halves(self) -> u8 {
        self as u8
    }
}

impl From<Verdict> for Ended {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Loss => Self::Loss,
            Verdict::Draw => Self::Draw,
            Verdict::Win => Self::Win,
        }
    }
}
