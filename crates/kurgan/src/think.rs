//! Thinking players and their budgets, as the command line names them.

use std::io::{IsTerminal, stderr};
use std::time::Duration;

use ai::Level;
use indicatif::ProgressBar;
use table::hint::Thought;

use crate::words::L10nLanguage as Words;

/// A bar for something that takes so many steps; nothing is drawn where nobody looks.
pub(crate) fn progress(steps: u64, message: String) -> ProgressBar {
    let bar = if stderr().is_terminal() { ProgressBar::new(steps) } else { ProgressBar::hidden() };
    bar.set_message(message);
    bar
}

/// Who thinks, and how much.
#[derive(Clone, Copy)]
pub(crate) struct Thinking {
    pub(crate) level: Level,
    pub(crate) thought: Thought,
    /// The number that all chance of the thinking depends on; by chance when absent.
    pub(crate) seed: Option<u64>,
}

/// Tells whoever looks that a player is thinking, until it is cleared.
pub(crate) fn spinner(words: &Words, level: Level) -> ProgressBar {
    let progress = if stderr().is_terminal() { ProgressBar::new_spinner() } else { ProgressBar::hidden() };
    progress.set_message(words.thinking(level.id()));
    progress.enable_steady_tick(Duration::from_millis(100));
    progress
}
