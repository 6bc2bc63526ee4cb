//! The contract that every game of Kurgan stands on.

mod ids;

pub use ids::{Id, Set};
