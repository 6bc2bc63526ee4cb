//! The text and JSON face of every game: notation in, sentences and views out.
//!
//! ```text
//!  notation, JSON --> AnySession --> Session<Volga>, ...   (rules: the game crates)
//!                        |
//!                        +--> State, EventText, Odds, board   (words: locales/table, names: the data pack)
//!                        |
//!  JSON lines  <-->  Referee <-- Advisor   (hints: whoever thinks is handed in)
//! ```
//!
//! [`AnySession`] is a game being played, whichever it is. [`Words`] are the words of one language: everything a person
//! reads comes from `locales/table` or from a game's data pack. [`referee::Referee`] speaks the protocol of
//! `docs/protocol.md`.
//!
//! ```
//! use table::{AnySession, Language, Packs, Words};
//!
//! let words = Words::new(Language::En);
//! let options = serde_json::json!({"scenario": "main"});
//! let mut game = AnySession::new(&Packs::default(), "volga", &options, Some(1942), false, None, words).unwrap();
//! let events = game.play("buy artillery", None, words).unwrap();
//! assert_eq!(events[0].text, "Bought for 1 point: Artillery.");
//! ```

pub mod hint;
pub mod playout;
pub mod referee;
pub mod review;

mod any;
mod error;
mod faces;
mod games;
mod reply;
mod seated;
mod words;

pub use any::{AnySession, Packs};
pub use error::TableError;
pub use games::{IDS, games, title};
pub use kurgan_core::chance::{Commitment, Given, MAX_SEED};
pub use reply::{BlockedText, Choice, Ending, EventText, Forecast, Odds, OutcomeText, State};
pub use seated::{Decided, Told};
pub use words::{Language, Words};
