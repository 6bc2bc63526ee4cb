//! The experts: one readable player by rules of thumb for each game.
//!
//! An expert looks at the position and the legal actions, keeps nothing in mind between two decisions and allocates
//! nothing, so that it can play out thousands of games a second.

pub mod cauldron;
pub mod pavlov;
pub mod volga;

use kurgan_core::Game;
use kurgan_core::chance::Fast;

/// A game with rules of thumb.
pub trait Rules: Game {
    /// What an expert does: one of these actions, of which there are at least two and none that gives up the game.
    fn expert(sight: Self::Sight<'_>, legal: &[Self::Action], rng: &mut Fast) -> Self::Action;
}

/// The action with the highest worth, the first of equals; `legal` is not empty.
#[inline]
fn best_by<A: Copy, W: PartialOrd>(legal: &[A], mut worth: impl FnMut(A) -> W) -> A {
    let mut best = legal[0];
    let mut most = worth(best);
    for &action in &legal[1..] {
        let this = worth(action);
        if this > most {
            (best, most) = (action, this);
        }
    }
    best
}

/// A count on the map as a number to reckon with.
#[inline]
fn small(count: usize) -> i32 {
    i32::from(count.to_le_bytes()[0])
}
