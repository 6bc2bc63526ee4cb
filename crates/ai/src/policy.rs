//! What a player is: the trait `Policy`, and the simplest players.

use kurgan_core::chance::Fast;
use kurgan_core::{Game, Seat};

use crate::advice::Advice;
use crate::budget::Budget;
use crate::playout::{Playout, RandomPlayout, list};

/// Somebody who can hold a seat.
pub trait Policy<G: Game>: Sync {
    /// What this player thinks of the actions that a seat may take now, the best first; those that give up the game are
    /// left out. Empty when nobody is to act. The same position to the eye of the seat, budget in playouts and seed
    /// give the same advice of a player with one thread.
    fn advise(&self, game: &G, seat: Seat, budget: &Budget<'_>, seed: u64) -> Advice<G::Action>;

    /// The action that this player takes for a seat; none when nobody is to act.
    fn choose(&self, game: &G, seat: Seat, budget: &Budget<'_>, seed: u64) -> Option<G::Action> {
        let mut legal = Vec::new();
        list(game, &mut legal);
        match legal[..] {
            [] => None,
            [only] => Some(only),
            _ => self.advise(game, seat, budget, seed).best(),
        }
    }
}

/// Does what the player of playouts would do, without any thought.
#[derive(Clone, Copy, Debug)]
pub struct Follow<P>(pub P);

impl<G: Game, P: Playout<G>> Policy<G> for Follow<P> {
    fn advise(&self, game: &G, _seat: Seat, _budget: &Budget<'_>, seed: u64) -> Advice<G::Action> {
        let mut legal = Vec::new();
        list(game, &mut legal);
        if legal.is_empty() {
            return Advice::plain(None);
        }
        let best = self.0.pick(game, &legal, &mut Fast::new(seed));
        let others = legal.into_iter().filter(|&action| action != best);
        Advice::plain(std::iter::once(best).chain(others))
    }
}

/// Any legal action.
pub type Random = Follow<RandomPlayout>;

/// The seat that decides: where several may, the first of them.
pub(crate) fn decider<G: Game>(game: &G) -> Option<Seat> {
    game.to_act().iter().next()
}

/// The action that a player takes for the seat to act; none when the game is over.
pub fn decide<G: Game>(
    game: &G,
    player: &(impl Policy<G> + ?Sized),
    budget: &Budget<'_>,
    seed: u64,
) -> Option<G::Action> {
    player.choose(game, decider(game)?, budget, seed)
}

/// A seed for the `nth` of many that depend on one: the finaliser of splitmix64.
pub fn nth_seed(seed: u64, nth: u64) -> u64 {
    let mut z = seed.wrapping_add(nth.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
