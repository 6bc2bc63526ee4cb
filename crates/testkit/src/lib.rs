//! Code shared by the tests and benchmarks of every game, in addition to `kurgan_core::suite`.
//!
//! - [`play`]: play actions in notation with scripted chance, checked at each step.
//! - [`packs`]: bad data packs are refused with file, record and field.
//! - [`memory`]: play allocates no memory.
//! - [`rules`]: every rule of the documentation has a test.
//! - [`http`]: a plain client over a real socket.
//! - [`luck`]: reproducible random numbers.
//! - [`locales`]: every language has the same sentences, and none is unused.
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
