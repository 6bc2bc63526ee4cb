//! The contract of a guide: everything around the rules of a game.
//!
//! ```text
//!                      +-- Speaks    names, sentences, prompts, the board of a terminal
//!   View, Sight -----> +-- Draws     board, gauges, aids; cover, presets, texts
//!   (what a seat sees) +-- Plays     rules of thumb, the position in numbers
//!                      +-- Studies   what the lab tracks
//! ```
//!
//! Each game has a guide in a crate of its own: a type without values that implements the four traits, and with them
//! [`Guide`]. A guide receives a [`View`](kurgan_core::View) or borrows a sight, never the position, so it cannot
//! reveal what a seat may not see. This crate knows no game.

pub mod board;
pub mod geo;
pub mod glossary;
pub mod moment;
pub mod suite;
pub mod tell;

mod draw;
mod kept;
mod play;
mod speak;
mod study;
mod words;

pub use draw::{Draws, Preset, PresetKind, Texts};
pub use kept::Kept;
pub use play::{Numbers, Plays, Style, best_by, small};
pub use speak::{
    Choice, EventText, Forecast, Odds, OptionWords, OutcomeText, Refused, Scene, Speaks, columns, faces, folded, ruled,
    stacked,
};
pub use study::{Factor, Happening, Named, Seen, Studies};
pub use words::{Language, UnknownLanguage, Words, signed};

use kurgan_core::Game;

/// Stands beside the rules of a game.
pub trait Beside {
    /// The game.
    type Game: Game<Action: Send, Options: Send + Sync> + Send + Sync;
}

/// Everything that surrounds the rules of a game.
pub trait Guide: Speaks + Draws + Plays + Studies {
    /// Whether people are offered this game.
    const OFFERED: bool = true;
}

/// The components of the game.
pub type PackOf<H> = <<H as Beside>::Game as Game>::Pack;
/// The options of the game.
pub type OptionsOf<H> = <<H as Beside>::Game as Game>::Options;
/// A decision of the game.
pub type ActionOf<H> = <<H as Beside>::Game as Game>::Action;
/// Something that happens in the game.
pub type EventOf<H> = <<H as Beside>::Game as Game>::Event;
/// The game through the eyes of a seat.
pub type SightOf<'a, H> = <<H as Beside>::Game as Game>::Sight<'a>;
