//! The ladder: whole games by each player, and how they compare.

use std::marker::PhantomData;

use kurgan_core::chance::Seeded;
use kurgan_core::{Game, Outcome, Seat};
use rayon::prelude::*;

use crate::advice::{Sum, wilson};
use crate::budget::Budget;
use crate::policy::{Policy, decide, nth_seed};
use crate::scale::won;

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
        self.wins += won(outcome, Seat(0));
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
    let mut rung = Rung::new(player, budget);
    rung.play_up_to(pack, options, games, played);
    rung.record()
}

/// A player with the games it has played so far: those with the seeds 0, 1, 2...
pub struct Rung<'a, G: Game, P: ?Sized> {
    player: &'a P,
    budget: &'a Budget<'a>,
    outcomes: Vec<Option<Outcome>>,
    game: PhantomData<fn(G)>,
}

impl<'a, G: Game<Options: Sync, Pack: Sync>, P: Policy<G> + ?Sized> Rung<'a, G, P> {
    /// A player who has played nothing yet.
    pub fn new(player: &'a P, budget: &'a Budget<'a>) -> Self {
        Self { player, budget, outcomes: Vec::new(), game: PhantomData }
    }

    /// Plays on until there are so many games.
    pub fn play_up_to(&mut self, pack: &'static G::Pack, options: &G::Options, games: u32, played: &(dyn Fn() + Sync)) {
        let (player, budget) = (self.player, self.budget);
        let seeds = self.outcomes.len() as u64..u64::from(games);
        self.outcomes.par_extend(seeds.into_par_iter().map(|seed| {
            let outcome = play(pack, options, player, budget, seed);
            played();
            outcome
        }));
    }

    /// How many games it has played.
    pub fn games(&self) -> u32 {
        u32::try_from(self.outcomes.len()).unwrap_or(u32::MAX)
    }

    /// What the games came to.
    pub fn record(&self) -> Record {
        self.outcomes.iter().flatten().fold(Record::default(), Record::count)
    }
}

/// How much better one player is than another, in games with the same seeds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Edge {
    /// How many games both played.
    pub games: u32,
    /// The mean difference of what the games were worth: verdict and score in equal parts, from -1 to 1.
    pub mean: f64,
    /// Half the width of an interval that holds the true difference with 95%, whenever one stops to look.
    pub within: f64,
}

impl Edge {
    /// Whether it is decided who is better.
    pub fn decided(&self) -> bool {
        self.mean.abs() > self.within
    }

    /// The edge of one player over another, in the games that both have played.
    pub fn between<G, P, Q>(one: &Rung<'_, G, P>, other: &Rung<'_, G, Q>, worth: impl Fn(&Outcome) -> f64) -> Self
    where
        G: Game,
        P: ?Sized,
        Q: ?Sized,
    {
        let (mut sum, mut games) = (Sum::default(), 0);
        for pair in one.outcomes.iter().zip(&other.outcomes) {
            if let (Some(one), Some(other)) = pair {
                sum.add(worth(one) - worth(other));
                games += 1;
            }
        }
        let deviation = sum.deviation(games).filter(|_| games >= FEWEST);
        let within = deviation.map_or(f64::INFINITY, |deviation| deviation * width(games));
        Self { games, mean: sum.mean(games), within }
    }
}

/// Nothing is decided by fewer games.
const FEWEST: u32 = 16;
/// The number of games at which the interval below is at its best.
const TYPICAL: f64 = 60.0;

/// Half the width, in standard deviations, of an interval for a mean of `n` that may be looked at after every game: the
/// boundary of the normal mixture, which holds at all times at once with 95% (asymptotically).
fn width(n: u32) -> f64 {
    const DOUBT: f64 = 0.05;
    let n = f64::from(n);
    let spread = 1.0 + n / TYPICAL * MIXTURE;
    (2.0 * spread / (n * n / TYPICAL * MIXTURE) * (spread.sqrt() / DOUBT).ln()).sqrt()
}

/// Makes the boundary tightest at the typical number.
const MIXTURE: f64 = 8.2;

#[cfg(test)]
mod tests {
    use super::*;
    use kurgan_core::chance::Fast;

    #[test]
    fn looking_after_every_game_seldom_finds_a_difference_that_is_not_there() {
        let mut found = 0;
        for seed in 0..1_000 {
            let (mut rng, mut sum) = (Fast::new(seed), Sum::default());
            for n in 1..=400 {
                sum.add(if rng.below(2) == 0 { 1.0 } else { -1.0 });
                let deviation = sum.deviation(n).filter(|_| n >= FEWEST);
                if deviation.is_some_and(|deviation| sum.mean(n).abs() > deviation * width(n)) {
                    found += 1;
                    break;
                }
            }
        }
        assert!((5..=60).contains(&found), "{found} of 1000");
    }

    #[test]
    fn the_interval_is_not_much_wider_than_that_of_one_look() {
        let once = 1.96 / 60.0_f64.sqrt();
        assert!(width(60) < 1.7 * once, "{} against {once}", width(60));
        assert!(width(240) < width(60) && width(60) < width(16));
    }
}
