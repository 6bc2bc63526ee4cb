//! A common interface to every game: notation in, sentences, views and JSON out.
//!
//! ```text
//!  notation, JSON --> AnySession --> Session<G>   (rules: the game crates, listed in registry.rs)
//!                        |
//!                        +--> State, EventText, Odds, board   (words: the guides, locales/table)
//!                        |
//!  JSON lines  <-->  Referee <-- Advisor   (hints: the thinking player is passed in)
//! ```
//!
//! [`GameId`] names a game, and [`AnySession`] is a game in progress. [`Words`] are the words of one language:
//! everything a person reads comes from a game's guide, from `locales/table` or from a data pack. [`referee::Referee`]
//! implements the protocol of `docs/protocol.md`.
//!
//! ```
//! use serde_json::Value;
//! use table::{AnySession, GameId, Language, Packs, Start, Words};
//!
//! let (packs, words) = (Packs::default(), Words::new(Language::En));
//! for game in GameId::ALL {
//!     let mut session = AnySession::new(&packs, &Start { seed: Some(1942), ..Start::of(game, &Value::Null) }, words)?;
//!     let action = session.legal().remove(0);
//!     assert!(!session.play(&action, None, words)?[0].text.is_empty());
//! }
//! # Ok::<(), table::TableError>(())
//! ```

pub mod hint;
pub mod playout;
pub mod referee;
pub mod review;
pub mod staged;
pub mod story;

mod any;
mod cited;
mod error;
mod games;
mod registry;
mod reply;
mod seated;
mod words;

pub use any::Start;
pub use cited::Cited;
pub use error::{Kind, TableError};
pub use games::games;
pub use guide::{Choice, EventText, Forecast, Guide, Language, Odds, OutcomeText, Words};
pub use kurgan_core::chance::{Commitment, Given, MAX_SEED};
pub use registry::{AnySession, GameId, Listed, Packs, UnknownGame};
#[doc(hidden)]
pub use registry::{guides, rules};
pub use reply::{BlockedText, Ending, State};
pub use seated::{Decided, Told};
