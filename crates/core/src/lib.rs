//! The contract that every game of Kurgan implements.
//!
//! ```text
//!            options, pack                 actions
//!                 |                           |
//!   Chance --> Game::start --> position --> Game::apply --> position --> ... --> Outcome
//!   (dice,        |                           |   ^
//!    draws)       +--------> Log <------------+   |
//!                          (events)          Agenda of pending steps
//! ```
//!
//! A [`Game`] is a small flat position with its rules. All randomness comes from [`chance`], and every event goes to a
//! [`Log`]. A rule that needs a decision partway leaves the rest on an [`Agenda`]. A [`Session`] is a game in progress,
//! with its journal, undo and redo. [`suite`] holds the properties that every game must have; a game adds one line to
//! be tested for them.
//!
//! Three modules work from declarations: [`parts`] takes events and refusals apart so that they can be put into words,
//! [`notation`] writes and reads actions, and [`mod@steps`] writes and reads the steps on the agenda.
//!
//! This crate does no input or output and knows no game.

pub mod chance;
pub mod json;
pub mod notation;
pub mod pack;
pub mod parts;
pub mod steps;
pub mod suite;

mod agenda;
mod game;
mod ids;
mod journal;
mod options;
mod record;
mod session;
mod view;

pub use agenda::Agenda;
pub use chance::{Chance, Dice, Why};
pub use game::{Broken, Game, Hash, Log, Outcome, Reason, Seat, Seats, Unreadable, Upshot, Verdict};
pub use ids::{Id, Inside, Set, byte};
pub use journal::{BadOption, Divergence, Entry, Journal, JournalError, Problem, Snapshot};
pub use options::{OptionKind, OptionSpec, Options};
pub use record::Restored;
pub use session::{PlayError, Session, Terms, UndoError};
pub use view::View;
pub use {rand_core, serde};
