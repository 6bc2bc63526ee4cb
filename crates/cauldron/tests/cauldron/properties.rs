//! The Cauldron in the property suite of the core: random games over random option sets.

use cauldron::components::{Components, Letter, Pack, ScenarioId};
use cauldron::{Cauldron, Options};
use kurgan_core::chance::Fast;
use kurgan_core::suite::Limits;

/// Any combination of scenario, entry area and optional rules.
pub(crate) fn random_options(rng: &mut Fast) -> Options {
    let mut flag = || rng.below(2) == 1;
    let (variable, variable_placement, council_of_war) = (flag(), flag(), flag());
    let (survival, rumors, rivers, what_if, long_breakout) = (flag(), flag(), flag(), flag(), flag());
    Options {
        scenario: ScenarioId::ALL[usize::from(variable)],
        entry: Letter::ALL[rng.below(4)],
        variable_placement,
        council_of_war,
        survival,
        rumors,
        rivers,
        what_if,
        long_breakout,
    }
}

const LIMITS: Limits = Limits { choices: 64, steps: 5_000 };

kurgan_core::property_suite!(Cauldron, Components::printed(), random_options, LIMITS, games = 2_000);
