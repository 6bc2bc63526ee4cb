//! A position is a small flat value, and play allocates no memory.

use pavlov::{Options, Pavlov, Players, TacticsVariant};

/// Every way to play, with and without variants.
fn options(seed: u64) -> Options {
    let nth = usize::try_from(seed).unwrap_or_default();
    Options {
        players: Players::ALL[nth % 4],
        tactics: TacticsVariant::ALL[nth / 4 % 3],
        operational_support: nth % 2 == 1,
        ..Options::default()
    }
}

testkit::memory_suite!(Pavlov, options);
