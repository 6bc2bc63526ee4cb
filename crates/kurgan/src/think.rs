//! Players who think: the clock and the cores are the program's.

use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use ai::{Budget, Level, hint};
use table::AnySession;
use table::hint::{Opinion, Thought};

/// Who thinks, and how much.
#[derive(Clone, Copy)]
pub(crate) struct Thinking {
    pub(crate) level: Level,
    pub(crate) thought: Thought,
    /// The number that all chance of the thinking depends on; by chance when absent.
    pub(crate) seed: Option<u64>,
}

/// Calls `think` with a budget and the number of threads. A number of playouts is spent by one thread, so that the same
/// seed gives the same answer; time is spent by all cores.
fn within<T>(thought: Thought, think: impl FnOnce(u32, &Budget<'_>) -> T) -> T {
    match thought {
        Thought::Playouts(playouts) => think(1, &Budget::Playouts(playouts)),
        Thought::Ms(ms) => {
            #[allow(clippy::disallowed_methods)] // how long to think is a matter of time; the game does not see it
            let start = Instant::now();
            let all = Duration::from_millis(ms.into());
            let gone = || start.elapsed().as_secs_f64() / all.as_secs_f64();
            let cores = available_parallelism().map_or(1, |cores| u32::try_from(cores.get()).unwrap_or(1));
            think(cores, &Budget::Time(&gone))
        }
    }
}

/// What the search thinks of the decision that is due, for the referee.
pub(crate) fn advise(game: &AnySession, thought: Thought, seed: u64) -> Vec<Opinion> {
    opinions(game, Level::Search, thought, seed)
}

/// What a player thinks of the decision that is due.
pub(crate) fn opinions(game: &AnySession, level: Level, thought: Thought, seed: u64) -> Vec<Opinion> {
    within(thought, |threads, budget| hint::opinions(game, level, threads, budget, seed))
}

/// The action that a player takes, in notation; none when the game is over.
pub(crate) fn choose(game: &AnySession, level: Level, thought: Thought, seed: u64) -> Option<String> {
    within(thought, |threads, budget| hint::choose(game, level, threads, budget, seed))
}
