//! Players with a time budget: the only place in a game that looks at a clock.

use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use kurgan_core::{Game, Seat};
use table::AnySession;
use table::hint::{Opinion, Thought};

use crate::advice::Advice;
use crate::budget::Budget;
use crate::hint;
use crate::level::Level;
use crate::policy::Policy;

/// A player who thinks for so long about each decision, whatever budget is offered.
pub struct Timed<'a, P: ?Sized> {
    /// Who thinks.
    pub player: &'a P,
    /// For how long.
    pub each: Duration,
}

impl<G: Game, P: Policy<G> + ?Sized> Policy<G> for Timed<'_, P> {
    fn advise(&self, game: &G, seat: Seat, _budget: &Budget<'_>, seed: u64) -> Advice<G::Action> {
        let gone = stopwatch(self.each);
        self.player.advise(game, seat, &Budget::Time(&gone), seed)
    }
}

/// Tells the share of a time that has gone since now.
fn stopwatch(all: Duration) -> impl Fn() -> f64 + Sync {
    #[allow(clippy::disallowed_methods)] // how long to think is a matter of time; the game does not see it
    let start = Instant::now();
    move || start.elapsed().as_secs_f64() / all.as_secs_f64()
}

/// Calls `think` with a budget and the number of threads. A number of playouts is spent by one thread, so that the same
/// seed gives the same answer; time is spent by all cores.
fn within<T>(thought: Thought, think: impl FnOnce(u32, &Budget<'_>) -> T) -> T {
    match thought {
        Thought::Playouts(playouts) => think(1, &Budget::Playouts(playouts)),
        Thought::Ms(ms) => {
            let gone = stopwatch(Duration::from_millis(ms.into()));
            let cores = available_parallelism().map_or(1, |cores| u32::try_from(cores.get()).unwrap_or(1));
            think(cores, &Budget::Time(&gone))
        }
    }
}

/// What the search thinks of the decision that is due.
pub fn advise(game: &AnySession, thought: Thought, seed: u64) -> Vec<Opinion> {
    opinions(game, Level::Search, thought, seed)
}

/// What a player thinks of the decision that is due.
pub fn opinions(game: &AnySession, level: Level, thought: Thought, seed: u64) -> Vec<Opinion> {
    within(thought, |threads, budget| hint::opinions(game, level, threads, budget, seed))
}

/// The action that a player takes, in notation; none when the game is over.
pub fn choose(game: &AnySession, level: Level, thought: Thought, seed: u64) -> Option<String> {
    within(thought, |threads, budget| hint::choose(game, level, threads, budget, seed))
}
