//! Exact odds, compared with an independent count of every roll.

use std::collections::BTreeMap;

use kurgan_core::Game;
use kurgan_core::chance::Ratio;
use river::Upshot;
use river::components::Landing;

use crate::kit::{action, night, pack};

#[test]
fn casting_off_to_two_landings() {
    let mut t = night("drizzle");
    t.go("send ferry pier; send launch pier; send tug ravine");
    let odds = t.game().odds(action("cast off")).expect("few outcomes");

    // One die for the light, and as many for the guns as any landing has: the pier 4 - 1, the ravine 2 - 1.
    let landing = |id| pack().landing_named(id);
    let mut count: BTreeMap<Upshot, u128> = BTreeMap::new();
    for dice in 0..6_u32.pow(4) {
        let [light, guns @ ..] = [0, 1, 2, 3].map(|n| dice / 6_u32.pow(n) % 6 + 1);
        let hits = |count: usize| guns[..count].iter().map(|&die| u8::from(die >= 5)).sum::<u8>();
        let upshot = match light {
            1 | 2 => Upshot { lit: landing("factory"), hits: 0, landed: 7 },
            // A hit leaves the tug, alone there, two thirds of its hull.
            3 | 4 => Upshot { lit: landing("ravine"), hits: hits(1), landed: 7 },
            // With two boats in the light somebody has to take the hit before anyone lands.
            _ => Upshot { lit: landing("pier"), hits: hits(3), landed: if hits(3) == 0 { 7 } else { 0 } },
        };
        *count.entry(upshot).or_default() += 1;
    }
    assert!(odds.keys().eq(count.keys()), "{odds:?} {count:?}");
    for (upshot, Ratio { cases, of }) in odds {
        assert_eq!(cases * 6_u128.pow(4), count[&upshot] * of, "{upshot:?}");
    }
}

#[test]
fn a_decision_without_chance_is_certain() {
    let odds = night("stars").game().odds(action("send ferry pier")).unwrap();
    assert_eq!(odds, [(Upshot { lit: None::<Landing>, hits: 0, landed: 0 }, Ratio::ONE)].into());
}
