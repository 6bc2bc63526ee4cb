//! A position is a small flat value, and play allocates no memory.

use cauldron::components::{Letter, ScenarioId};
use cauldron::{Cauldron, Options};

/// Every option at once, or none.
fn options(seed: u64) -> Options {
    let on = seed % 2 == 1;
    Options {
        scenario: ScenarioId::ALL[usize::from(seed % 4 >= 2)],
        entry: Letter::A,
        variable_placement: on,
        council_of_war: on,
        survival: on,
        rumors: on,
        rivers: on,
        what_if: on,
        long_breakout: on,
    }
}

testkit::memory_suite!(Cauldron, options);
