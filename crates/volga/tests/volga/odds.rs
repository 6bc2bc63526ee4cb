//! Exact odds, compared with an independent count of every roll.

use std::collections::BTreeMap;

use kurgan_core::Game;
use kurgan_core::chance::{Ratio, TooMany};
use serde_json::json;
use volga::CombatResult::{self, Overrun, Repulse, Stalemate, Success};
use volga::components::{Strategy, Terrain};
use volga::{Action, Volga};

use crate::kit::*;

/// An attack as a person would put it down: Attack Value, Defense Factor, what else counts for the defence, its dice,
/// and what each face of an air die takes off.
struct Attack {
    value: i32,
    factor: i32,
    rest: i32,
    dice: u32,
    air: Option<[i32; 6]>,
}

impl Attack {
    /// How many falls of all the dice give each result, and how many there are.
    fn count(&self) -> (BTreeMap<CombatResult, u128>, u128) {
        let (mut count, mut all) = (BTreeMap::new(), 0);
        for air in self.air.map_or(vec![0], Vec::from) {
            let against = (self.factor + self.rest - air).max(0);
            for dice in 0..6_u32.pow(2 + self.dice) {
                let mut faces: Vec<i32> =
                    (0..2 + self.dice).map(|n| (dice / 6_u32.pow(n) % 6).cast_signed() + 1).collect();
                let attack: i32 = faces.drain(..2).sum();
                faces.sort_unstable();
                let defense: i32 = faces.iter().rev().take(2).sum();
                let margin = self.value + attack - against - defense;
                let result = match margin {
                    ..0 => Repulse,
                    0 => Stalemate,
                    _ if margin > self.factor => Overrun,
                    _ => Success,
                };
                *count.entry(result).or_insert(0) += 1;
                all += 1;
            }
        }
        (count, all)
    }
}

fn is(ratio: Ratio, cases: u128, of: u128) -> bool {
    ratio.cases * of == cases * ratio.of
}

/// Adds ratios up over a common denominator.
fn sum(ratios: impl Iterator<Item = Ratio>, of: u128) -> u128 {
    ratios.map(|ratio| ratio.cases * (of / ratio.of)).sum()
}

fn agree(t: &Table, action: &str, attack: &Attack) {
    let odds = t.game().odds(Volga::read(pack(), action).expect(action)).expect("few outcomes");
    let (count, all) = attack.count();
    let found: BTreeMap<CombatResult, Ratio> =
        odds.iter().map(|(upshot, p)| (upshot.combat.expect("a result"), *p)).collect();
    assert_eq!(found.len(), odds.len(), "one line for each result");
    assert!(found.keys().eq(count.keys()), "{found:?} {count:?}");
    for (result, ratio) in &found {
        assert!(is(*ratio, count[result], all), "{action}: {result:?} {ratio:?}, counted {} of {all}", count[result]);
    }
    assert_eq!(sum(found.into_values(), all), all, "they add up to 1");
}

#[test]
fn two_dice_against_two() {
    let mut t = main().soviet(8, "L16").available(2, 1, 0).combat();
    t.enter("29/15 29/71 29/RCN", 8, 6).go("attack 8; lead 29/RCN");
    let plain = Attack { value: 6 + 2 + 1 + 1, factor: 7, rest: 3, dice: 2, air: None };
    agree(&t, "support 0 0 0", &plain);
    agree(&t, "support 2 1 0", &Attack { value: plain.value + 6, ..plain });
}

#[test]
fn an_air_die() {
    let mut t = main().morale(9).soviet(8, "L16").available(0, 0, 1).combat();
    t.enter("29/15 29/RCN", 8, 6).go("attack 8; lead 29/15");
    let air = Some([1, 2, 3, 4, 5, 6]);
    agree(&t, "support 0 0 1", &Attack { value: 4, factor: 7, rest: 4, dice: 2, air });
}

#[test]
fn guards_with_three_dice() {
    let mut t = main().german(&[16]).units(16, "24/PZ 24/26").available(1, 0, 1).combat();
    t.enter("24/PZ 24/26", 15, 16).play("attack 15", "L25").go("lead 24/PZ");
    let air = Some([1, 2, 3, 4, 5, 6]);
    agree(&t, "support 1 0 1", &Attack { value: 10, factor: 8, rest: 4, dice: 3, air });
}

#[test]
fn guards_with_four_dice() {
    let mut t = main().event(10).german(&[8]).units(8, "29/RCN").available(1, 0, 0).combat();
    t.enter("29/RCN", 10, 8).play("attack 10", "H04");
    agree(&t, "support 1 0 0", &Attack { value: 9, factor: 8, rest: 5, dice: 4, air: None });
}

#[test]
fn limited_air_over_heavy_urban_ground() {
    let layout = with(json!({"limited_air": true})).german(&[8]).units(8, "29/RCN 29/PZ").available(1, 0, 1);
    let mut t = layout.combat();
    t.enter("29/RCN 29/PZ", 10, 8).play("attack 10", "H08").go("lead 29/RCN");
    let air = Some([1, 1, 1, 2, 3, 4]);
    agree(&t, "support 1 0 1", &Attack { value: 10, factor: 10, rest: 4, dice: 4, air });
}

#[test]
fn a_defense_value_cut_at_zero() {
    let mut t = main().soviet(30, "C01").units(30, "29/RCN").available(0, 0, 1).combat();
    t.go("unit 29/RCN; attack 30 with 29/RCN");
    let air = Some([1, 2, 3, 4, 5, 6]);
    agree(&t, "support 0 0 1", &Attack { value: 7, factor: 4, rest: 1, dice: 2, air });
}

#[test]
fn the_odds_of_a_reveal_are_those_of_the_bag() {
    let mut t = main().combat();
    t.enter("29/15 29/RCN", 8, 6);
    let odds = t.game().odds(Volga::read(pack(), "attack 8").unwrap()).unwrap();
    assert_eq!(odds.len(), 32);
    assert!(odds.values().all(|ratio| is(*ratio, 1, 32)));
}

/// So many light urban areas fought over, by one unit each, none of them against Guards.
fn streets(count: usize) -> Table {
    let areas: Vec<u8> = pack().light_urban.into_iter().map(|area| area.0).take(count).collect();
    let mut layout = main().turn(5);
    let units: Vec<String> = layout.record.german.values().flatten().cloned().collect();
    let defenders: Vec<String> = (pack().soviets.iter())
        .filter(|data| data.terrain == Terrain::LightUrban && data.strategy != Strategy::Guards)
        .map(|data| data.id.clone())
        .collect();
    assert_eq!(areas.len(), count);
    for (n, &area) in areas.iter().enumerate() {
        layout = layout.soviet(area, &defenders[n]).units(area, &units[n]);
    }
    layout.purchases()
}

#[test]
fn bloody_streets_in_many_areas() {
    for count in [1, 4, 12] {
        let odds = streets(count).game().odds(Action::EndSupply).expect("few outcomes");
        let calm: Vec<Ratio> = odds
            .iter()
            .filter(|(upshot, _)| upshot.bloody_streets == Some(0) && upshot.morale == 0)
            .map(|(_, ratio)| *ratio)
            .collect();
        let dice = u32::try_from(count).unwrap();
        assert!(matches!(calm[..], [ratio] if is(ratio, 4_u128.pow(dice), 6_u128.pow(dice))), "{calm:?}");
        assert_eq!(sum(odds.into_values(), 6_u128.pow(dice)), 6_u128.pow(dice));
    }
}

#[test]
fn odds_of_too_many_outcomes_are_refused() {
    assert_eq!(streets(14).game().odds(Action::EndSupply), Err(TooMany));
}
