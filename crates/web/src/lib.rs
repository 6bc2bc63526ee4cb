//! The pages of Kurgan: a game as its seats see it in, HTML and SVG out.

mod board;
mod boards;
mod drawn;
mod words;

pub use words::Tongue;
