//! Computer players for every game: they choose an action and rate the alternatives.
//!
//! ```text
//!                 +-- Random                        any legal action
//!   Policy<G> <---+-- Follow(Playout)               what the expert of the game would do
//!                 +-- Lookahead(Playout)            every outcome of one action, rated by a learned value
//!                 +-- Flat(Playout, threads)        short playouts of the promising actions, sequential halving
//!                 +-- Search(Playout, threads)      the same with a tree of later decisions below each
//!
//!   position --> redeal (what the seat cannot see) --> action --> playout --> Outcome or learned value --> Worth --> Advice
//! ```
//!
//! Everything is generic over the game; each game's rules of thumb are in its guide. Playouts always use
//! [`Fast`](kurgan_core::chance::Fast) chance, so a player sees neither the seed of the game nor what is hidden from
//! its seat. This crate does no input or output. A [`Budget`] in time asks its owner how much of it is spent; [`clock`]
//! is the only such owner that looks at a clock.
//!
//! ```
//! use ai::{Budget, Level, Policy};
//! use kurgan_core::chance::Fast;
//! use kurgan_core::{Options, Seat};
//! use table::{GameId, Listed, Packs, each_game};
//!
//! fn first<G: Listed>(pack: &'static G::Pack) {
//!     let options = G::Options::read(&serde_json::Value::Null).unwrap();
//!     let game = G::start(pack, &options, &mut Fast::new(1), &mut ()).unwrap();
//!     let advice = Level::Flat.policy::<G>(1).advise(&game, Seat(0), &Budget::Playouts(64), 7);
//!     assert!(advice.best().is_some());
//! }
//! for game in GameId::ALL {
//!     each_game!(game, G => first::<G>(Packs::default().of::<G>()));
//! }
//! ```

pub mod clock;
pub mod hint;
pub mod ladder;
pub mod review;
pub mod train;
pub mod value;

mod advice;
mod budget;
mod flat;
mod level;
mod lookahead;
mod playout;
mod policy;
mod scale;
mod search;

pub use advice::{Advice, Estimate, wilson};
pub use budget::Budget;
pub use flat::Flat;
pub use level::{Level, UnknownLevel};
pub use lookahead::Lookahead;
pub use playout::{Expert, Playout, RandomPlayout, Styled, list, play_on};
pub use policy::{Follow, Policy, Random, decide, nth_seed};
pub use scale::{Scale, Worth};
pub use search::Search;
