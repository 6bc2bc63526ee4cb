//! The value of an ending for a seat.

use guide::Plays;
use kurgan_core::{Game, Outcome, Seat, Verdict};
use table::Listed;

/// How much the verdict counts against the score. Games are lost far more often than won by weak playouts; the score
/// tells a near miss from a rout.
const VERDICT: f64 = 0.5;

/// A game whose score can be put on a scale.
pub trait Scale: Game {
    /// The scores from which nothing gets worse, and better, for the first seat.
    fn span(&self) -> (i32, i32);

    /// Whether this seat is on the side of the first one, which wants a high score.
    fn wants_high(&self, _seat: Seat) -> bool {
        true
    }

    /// What a chance to win and an expected score are worth to a seat.
    fn worth(&self, win: f64, score: f64, seat: Seat) -> Worth {
        let share = self.share(score);
        let share = if self.wants_high(seat) { share } else { 1.0 - share };
        Worth { win, score, value: VERDICT * win + (1.0 - VERDICT) * share }
    }

    /// Where a score lies between the lowest and the highest, from 0 to 1.
    fn share(&self, score: f64) -> f64 {
        let (low, high) = self.span();
        ((score - f64::from(low)) / f64::from((high - low).max(1))).clamp(0.0, 1.0)
    }

    /// What an end of this game is worth to a seat.
    fn end(&self, outcome: &Outcome, seat: Seat) -> Worth {
        self.worth(won(outcome, seat), f64::from(outcome.score), seat)
    }
}

impl<G: Listed> Scale for G {
    fn span(&self) -> (i32, i32) {
        G::Guide::SPAN
    }

    fn wants_high(&self, seat: Seat) -> bool {
        G::Guide::wants_high(self.options(), seat)
    }
}

/// What a position or an end is worth to a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    /// The chance to win, a draw as a half.
    pub win: f64,
    /// The score.
    pub score: f64,
    /// Both in one number from 0 to 1.
    pub value: f64,
}

/// Whether a seat won: 1, a draw is a half.
pub(crate) fn won(outcome: &Outcome, seat: Seat) -> f64 {
    match outcome.verdicts.get(usize::from(seat.0)) {
        Some(Verdict::Win) => 1.0,
        Some(Verdict::Draw) => 0.5,
        Some(Verdict::Loss) | None => 0.0,
    }
}
