//! A position is a small flat value, and play allocates no memory.

use river::{Night, Options, River, Searchlight};

/// The longest game there is.
fn options(_seed: u64) -> Options {
    Options { night: Night::Long, searchlight: Searchlight::Player }
}

testkit::memory_suite!(River, options);
