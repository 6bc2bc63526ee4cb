//! Who holds a seat in the lab.

use ai::{Budget, Expert, Level, Playout, Policy, RandomPlayout};
use kurgan_core::Seat;
use kurgan_core::chance::Fast;

use crate::study::Study;

/// A player, by the way it has to be asked.
pub(crate) enum Player<G: Study> {
    /// Decides at once.
    Quick(Box<dyn Playout<G>>),
    /// Spends a budget.
    Thinking(Box<dyn Policy<G>>),
}

/// The names of all players of a game: those of the ladder, and its own.
pub(crate) fn names<G: Study>() -> Vec<&'static str> {
    Level::ALL.map(Level::id).into_iter().chain(G::STYLES.iter().copied()).collect()
}

impl<G: Study> Player<G> {
    /// The player of that name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        match name.parse() {
            Ok(Level::Random) => Some(Self::Quick(Box::new(RandomPlayout))),
            Ok(Level::Expert) => Some(Self::Quick(Box::new(Expert))),
            Ok(level) => Some(Self::Thinking(level.policy::<G>(1))),
            Err(_) => G::style(name),
        }
    }

    /// What this player does for a seat, of which the legal actions are listed in `legal`; as [`ai::decide`] has it.
    pub(crate) fn choose(
        &self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        playouts: u32,
        seed: u64,
    ) -> Option<G::Action> {
        match (legal, self) {
            ([], _) => None,
            ([only], _) => Some(*only),
            (_, Self::Quick(player)) => Some(player.pick(game, legal, &mut Fast::new(seed))),
            (_, Self::Thinking(player)) => player.choose(game, seat, &Budget::Playouts(playouts), seed),
        }
    }
}
