//! A position is a small flat value, and play allocates no memory.

use volga::components::ScenarioId;
use volga::{Options, ParentOrganization, Volga};

/// Every option at once, or none.
fn options(seed: u64) -> Options {
    let on = seed % 2 == 1;
    Options {
        scenario: if seed % 4 < 2 { ScenarioId::Main } else { ScenarioId::Factory },
        rubble: on,
        northern_shoulder: on,
        isolation: on,
        parent_organization: if on { ParentOrganization::Each } else { ParentOrganization::Off },
        limited_air: on,
        pavlov: on,
        reduced_morale: None,
        increased_supply: if on { 0x7FFE } else { 0 },
    }
}

testkit::memory_suite!(Volga, options);
