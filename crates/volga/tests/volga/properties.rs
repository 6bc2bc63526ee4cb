//! Volga in the property suite of the core: random games over random option sets.

use kurgan_core::chance::Fast;
use kurgan_core::suite::Limits;
use volga::components::{Components, Pack, ScenarioId};
use volga::{Options, ParentOrganization, Volga};

/// Any combination of scenario and optional rules.
pub(crate) fn random_options(rng: &mut Fast) -> Options {
    let mut flag = || rng.below(2) == 1;
    let (factory, odd_morale, rerolls) = (flag(), flag(), flag());
    let (rubble, northern_shoulder, isolation) = (flag(), flag(), flag());
    let (limited_air, pavlov) = (flag(), flag());
    let parents = [ParentOrganization::Off, ParentOrganization::BeyondFirst, ParentOrganization::Each];
    Options {
        scenario: if factory { ScenarioId::Factory } else { ScenarioId::Main },
        rubble,
        northern_shoulder,
        isolation,
        parent_organization: parents[rng.below(3)],
        limited_air,
        pavlov,
        reduced_morale: odd_morale.then(|| u8::try_from(rng.below(20)).unwrap_or_default()),
        increased_supply: if rerolls { u16::try_from(rng.below(1 << 15)).unwrap_or_default() & !1 } else { 0 },
    }
}

const LIMITS: Limits = Limits { choices: 64, steps: 3_000 };

kurgan_core::property_suite!(Volga, Components::printed(), random_options, LIMITS, games = 2_000);
