//! The ladder of players, by name.

use std::fmt;
use std::str::FromStr;

use table::Listed;

use crate::flat::Flat;
use crate::lookahead::Lookahead;
use crate::playout::{Expert, RandomPlayout};
use crate::policy::{Follow, Policy};
use crate::search::Search;

/// A rung of the ladder.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Any legal action.
    Random,
    /// The rules of thumb of the game.
    Expert,
    /// One action ahead, over everything its dice can come to.
    Lookahead,
    /// Monte Carlo with the expert in playouts.
    Flat,
    /// Tree search with the expert in playouts.
    Search,
}

impl Level {
    /// Every rung, the lowest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Expert, Self::Lookahead, Self::Flat, Self::Search];

    /// The name in commands and protocols.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Expert => "expert",
            Self::Lookahead => "lookahead",
            Self::Flat => "flat",
            Self::Search => "search",
        }
    }

    /// Whether this player takes much longer than the experts do.
    pub const fn is_slow(self) -> bool {
        matches!(self, Self::Lookahead | Self::Flat | Self::Search)
    }

    /// Whether this player plays games out, so that a budget matters.
    pub const fn thinks(self) -> bool {
        matches!(self, Self::Flat | Self::Search)
    }

    /// The player of this rung, who thinks with so many threads.
    pub fn policy<G>(self, threads: u32) -> Box<dyn Policy<G>>
    where
        G: Listed,
    {
        match self {
            Self::Random => Box::new(Follow(RandomPlayout)),
            Self::Expert => Box::new(Follow(Expert)),
            Self::Lookahead => Box::new(Lookahead { playout: Expert }),
            Self::Flat => Box::new(Flat { playout: Expert, threads }),
            Self::Search => Box::new(Search { playout: Expert, threads }),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A name that no rung has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.id() == name).ok_or_else(|| UnknownLevel(name.into()))
    }
}
