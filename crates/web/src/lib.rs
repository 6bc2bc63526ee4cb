//! The pages of Kurgan: a game as its seats see it in, HTML and SVG out. Pure functions: no sockets, no files, no clock.
//!
//! ```text
//!  AnySession, Seats, Words --> Seen --> pages --> HTML
//!                                 |
//!                     guide of the game --> Board: ground, places, pieces, trays
//! ```
//!
//! [`pages`] has a function for each page and each fragment of a page, [`rules`] turns `docs/rules` into pages, and
//! [`assets`] holds stylesheet, script and icon under names that change with their contents.

pub mod assets;
pub mod pages;
pub mod rules;

mod board;
mod parts;
mod words;
