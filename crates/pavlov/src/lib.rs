//! Pavlov's House.
//!
//! [`components`] is what is printed, [`Options`] the variants, the editions and their switches.
//!
//! Rules are cited by page and heading of the English rulebook: `p13-advance` is "Advance" on page 13.

pub mod components;

mod options;

pub use options::{Edition, LoseWithoutCounters, OPTIONS, Options, Players, TacticsVariant};
