//! The players in the lab.

use ai::{Budget, Expert, Level, Playout, Policy, RandomPlayout, Styled};
use guide::Plays;
use kurgan_core::Seat;
use kurgan_core::chance::Fast;
use table::Listed;

/// A player, by the way it has to be asked.
pub(crate) enum Player<G: Listed> {
    /// Decides at once.
    Quick(Box<dyn Playout<G>>),
    /// Spends a budget.
    Thinking(Box<dyn Policy<G>>),
}

/// The names of all players of a game: those of the ladder, and its own.
pub(crate) fn names<G: Listed>() -> Vec<&'static str> {
    Level::ALL.map(Level::id).into_iter().chain(G::Guide::styles().into_iter().map(|(name, _)| name)).collect()
}

impl<G: Listed> Player<G> {
    /// The player of that name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        match name.parse() {
            Ok(Level::Random) => Some(Self::Quick(Box::new(RandomPlayout))),
            Ok(Level::Expert) => Some(Self::Quick(Box::new(Expert))),
            Ok(level) => Some(Self::Thinking(level.policy::<G>(1))),
            Err(_) => {
                let style = G::Guide::styles().into_iter().find(|(id, _)| *id == name)?;
                Some(Self::Quick(Box::new(Styled(style.1))))
            }
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
