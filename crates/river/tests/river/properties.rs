//! The night crossing in the property suite of the core: random games over random options.

use kurgan_core::Why;
use kurgan_core::chance::Fast;
use kurgan_core::suite::Limits;
use river::components::Landing;
use river::{Night, Options, River, Roll, Searchlight};

use crate::kit::pack;

/// Any combination of options.
pub(crate) fn random_options(rng: &mut Fast) -> Options {
    Options {
        night: [Night::Short, Night::Long][rng.below(2)],
        searchlight: [Searchlight::Die, Searchlight::Player][rng.below(2)],
    }
}

/// Four boats for three landings and two words; sixteen hours with an aim, four boats, a word and six hits each.
const LIMITS: Limits = Limits { choices: 4 * 3 + 2, steps: 16 * 12 };

kurgan_core::property_suite!(River, pack(), random_options, LIMITS, games = 2_000);

#[test]
fn a_roll_is_known_by_its_key() {
    for roll in [Roll::Weather, Roll::Searchlight, Roll::Guns(Landing(2))] {
        assert_eq!(Roll::from_why(roll.into()), Some(roll));
    }
    assert_eq!(Roll::from_why(Why::default()), None);
}
