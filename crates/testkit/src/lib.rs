//! What the tests and benchmarks of every game share, beside the properties of `kurgan_core::suite`.
//!
//! - [`play`]: actions in notation with scripted chance, checked as they are played.
//! - [`packs`]: bad data packs are refused with file, record and field.
//! - [`memory`]: playing asks the system for no memory.
//! - [`rules`]: every rule of the documentation has a test.
//! - [`http`]: a plain client over a real socket.
//! - [`luck`]: random numbers that are the same each time.
//! - [`locales`]: every language says the same things, and nothing that is never said.
//!
//! Nothing here is part of the product.

#![allow(clippy::missing_panics_doc)] // what does not hold panics: that is how tests fail

pub mod http;
pub mod locales;
pub mod luck;
pub mod memory;
pub mod packs;
pub mod play;
pub mod rules;
