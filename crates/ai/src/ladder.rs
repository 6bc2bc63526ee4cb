//! Whole games between the game and a player, and what they came to.

use kurgan_core::chance::Seeded;
use kurgan_core::{Game, Outcome, Verdict};
use rayon::prelude::*;

use crate::advice::{Sum, wilson};
use crate::budget::Budget;
use crate::policy::{Policy, decide, nth_seed};

/// Plays a whole game with keyed dice: the same seed deals the same game to every player.
pub fn play<G: Game>(
    pack: &'static G::Pack,
    options: &G::Options,
    player: &(impl Policy<G> + ?Sized),
    budget: &Budget<'_>,
    seed: u64,
) -> Option<Outcome> {
    let mut chance = Seeded::new(seed);
    let mut game = G::start(pack, options, &mut chance, &mut ()).unwrap_or_else(|never| match never {});
    let mut decisions = 0;
    // The player's own chance has nothing to do with that of the game.
    while let Some(action) = decide(&game, player, budget, nth_seed(!seed, decisions)) {
        game.apply(action, &mut chance, &mut ()).unwrap_or_else(|never| match never {});
        decisions += 1;
    }
    game.outcome()
}

/// What many games came to for the first seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Record {
    /// How many games.
    pub games: u32,
    /// How many were won, a draw as a half.
    pub wins: f64,
    score: Sum,
}

impl Record {
    fn count(mut self, outcome: &Outcome) -> Self {
        self.games += 1;
        self.wins += match outcome.verdicts.first() {
            Some(Verdict::Win) => 1.0,
            Some(Verdict::Draw) => 0.5,
            Some(Verdict::Loss) | None => 0.0,
        };
        self.score.add(outcome.score.into());
        self
    }

    /// The share of games won, with its 95% interval.
    pub fn win_rate(&self) -> (f64, (f64, f64)) {
        (self.wins / f64::from(self.games.max(1)), wilson(self.wins, self.games))
    }

    /// The mean score, with its standard error where there are enough games.
    pub fn score(&self) -> (f64, Option<f64>) {
        (self.score.mean(self.games), self.score.error(self.games))
    }
}

/// Plays the games with seeds 0, 1, 2..., several at once; `played` is told after each. The result does not depend on
/// how many are played at once, if the budget is one in playouts.
pub fn measure<G: Game<Options: Sync, Pack: Sync>>(
    pack: &'static G::Pack,
    options: &G::Options,
    player: &(impl Policy<G> + ?Sized),
    budget: &Budget<'_>,
    games: u32,
    played: &(dyn Fn() + Sync),
) -> Record {
    let outcomes: Vec<Option<Outcome>> = (0..u64::from(games))
        .into_par_iter()
        .map(|seed| {
            let outcome = play(pack, options, player, budget, seed);
            played();
            outcome
        })
        .collect();
    outcomes.iter().flatten().fold(Record::default(), Record::count)
}
