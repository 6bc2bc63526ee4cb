//! Players for every game: they choose an action, and say what they think of the others.
//!
//! ```text
//!                 +-- Random                        any legal action
//!   Policy<G> <---+-- Follow(Playout)               what the expert of the game would do
//!                 +-- Lookahead(Playout)            every fall of the dice of one action, with a learned value
//!                 +-- Flat(Playout, threads)        short playouts of the promising actions, sequential halving
//!                 +-- Search(Playout, threads)      the same with a tree of later decisions below each
//!
//!   position --> redeal (what the seat cannot see) --> action --> playout --> Outcome or learned value --> Worth --> Advice
//! ```
//!
//! Everything is generic over [`Game`](kurgan_core::Game) but the experts, one file for each game in `expert/`. Chance
//! in playouts is always [`Fast`](kurgan_core::chance::Fast): a player sees neither the seed of the game nor what is
//! hidden from its seat. This crate does no input or output; a [`Budget`] in time asks its owner, and [`clock`] is the one
//! owner that looks at a clock.
//!
//! ```
//! use ai::{Budget, Level, Policy};
//! use kurgan_core::Game;
//! use kurgan_core::chance::Fast;
//! use kurgan_core::pack::Pack;
//! use volga::{GERMAN, Options, Volga, components::Components};
//!
//! let game = Volga::start(Components::printed(), &Options::default(), &mut Fast::new(1), &mut ()).unwrap();
//! let player = Level::Flat.policy::<Volga>(1);
//! let advice = player.advise(&game, GERMAN, &Budget::Playouts(64), 7);
//! assert_eq!(advice.playouts(), 64);
//! assert!(advice.best().is_some());
//! ```

pub mod clock;
pub mod expert;
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
pub use playout::{Expert, Playout, RandomPlayout, list, play_on};
pub use policy::{Follow, Policy, Random, decide, nth_seed};
pub use scale::{Scale, Worth};
pub use search::Search;
