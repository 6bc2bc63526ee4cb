//! What a seat may see of the position: all that code which draws, describes, plays or studies it can read.

mod board;
mod cards;
mod decision;

use kurgan_core::{Game, Outcome, Seat, Seats};

use crate::components::{Award, Components};
use crate::options::Options;
use crate::state::{Pavlov, Phase};

/// The position through the eyes of a seat. What the seat may not see is answered with `None`.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    pub(crate) game: &'a Pavlov,
    pub(crate) seat: Option<Seat>,
}

/// The course of the game.
impl<'a> Sight<'a> {
    /// The components.
    #[inline]
    pub fn pack(self) -> &'static Components {
        self.game.c
    }

    /// The options.
    #[inline]
    pub fn options(self) -> &'a Options {
        &self.game.options
    }

    /// The turn.
    #[inline]
    pub fn turn(self) -> u32 {
        self.game.turn.into()
    }

    /// The phase; none once the game is over.
    #[inline]
    pub fn phase(self) -> Option<Phase> {
        if self.game.end.is_some() { None } else { Some(self.game.phase) }
    }

    /// Who may decide now.
    pub fn to_act(self) -> Seats {
        self.game.to_act()
    }

    /// Actions left in this phase.
    #[inline]
    pub fn actions_left(self) -> u8 {
        self.game.actions_left
    }

    /// Moves left in this phase.
    #[inline]
    pub fn moves_left(self) -> u8 {
        self.game.moves_left
    }

    /// The end, once it has come.
    pub fn outcome(self) -> Option<Outcome> {
        self.game.result()
    }

    /// The parts of the score as it stands: raids, Operational Support, Soviet counters, Wehrmacht counters.
    #[inline]
    pub fn score_parts(self) -> [i16; 4] {
        self.game.score_parts()
    }

    /// The score as it stands.
    #[inline]
    pub fn score(self) -> i16 {
        self.score_parts().into_iter().sum()
    }

    /// The row of the award table for the score as it stands.
    pub fn award(self) -> Option<&'static Award> {
        self.game.award(self.score())
    }
}
