//! The contract that every game of Kurgan stands on.
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
//! A [`Game`] is a small flat position with its rules. Everything random comes through [`chance`]; everything that
//! happens goes out through a [`Log`]; a rule that needs a decision in its middle leaves the rest on an [`Agenda`].
//! A [`Session`] is a game being played: its journal, undo and redo. [`suite`] holds the properties that every game
//! must have; a game joins them with one line. [`parts`] takes events and refusals apart for whoever tells about them,
//! [`notation`] writes and reads actions, [`mod@steps`] what lies on the agenda; all go by what is declared. This crate does no input or output and knows no game.

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
pub use game::{Broken, Game, Hash, Log, Outcome, Reason, Seat, Seats, Unreadable, Verdict};
pub use ids::{Id, Inside, Set, byte};
pub use journal::{BadOption, Divergence, Entry, Journal, JournalError, Problem, Snapshot};
pub use options::{OptionKind, OptionSpec};
pub use record::Restored;
pub use session::{PlayError, Session, Terms, UndoError};
pub use view::View;
pub use {rand_core, serde};
