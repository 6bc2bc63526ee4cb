//! The pages of Kurgan as pure functions: what a seat sees in, HTML and SVG out. No sockets, no files, no clock.
//!
//! ```text
//!  AnySession, Seats, Words --> Seen --> pages --> HTML
//!                                 |
//!                     guide of the game --> Board: ground, places, pieces, trays
//!                                             |
//!                                             +--> a part of a page, with pieces to click
//!                                             +--> one standalone SVG: picture
//! ```
//!
//! [`pages`] has a function for each page and each fragment of a page, [`rules`] turns `docs/rules` into pages,
//! [`glossary`] tells what terms mean, and [`assets`] holds stylesheet, script,
//! icon, fonts and landscapes under names that change with their contents.

pub mod assets;
pub mod glossary;
pub mod pages;
pub mod rules;

mod board;
mod fonts;
mod parts;
mod words;

use kurgan_core::Seat;
use table::{AnySession, Words, each_session};

pub use board::Theme;

/// The map alone, for lists of games.
pub fn thumbnail(session: &AnySession, seat: Option<Seat>, words: Words) -> String {
    each_session!(session, session => board::map(session.game(), seat, words))
}

/// The board as one SVG with everything in it, as a seat sees it or, without one, a spectator.
pub fn picture(session: &AnySession, seat: Option<Seat>, words: Words, theme: Theme) -> String {
    each_session!(session, session => board::position(session.game(), seat, words, theme))
}
