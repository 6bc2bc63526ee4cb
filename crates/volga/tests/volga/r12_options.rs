//! 12.0 Optional rules.

use kurgan_core::{Game, Options as _};
use serde_json::{Value, json};
use volga::CombatResult::{Repulse, Success};
use volga::{Event, Options};

use crate::kit::*;

/// The sums of an attack from within area `at`, the last unit in the lead, all markers at hand.
fn attack(layout: Layout, at: u8, defender: &str, names: &str, support: &str, dice: &str) -> Table {
    let mut t = layout.soviet(at, defender).available(7, 6, 3).units(at, names).combat();
    let lead = names.split(' ').next_back().unwrap_or(names);
    t.go(&format!("unit {lead}; attack {at} with {names}"));
    if names.contains(' ') {
        t.go(&format!("lead {lead}"));
    }
    t.play(&format!("support {support}"), dice);
    t
}

#[test]
fn r12_0_no_option_is_on_by_itself() {
    let off = json!({
        "scenario": "main", "rubble": false, "northern_shoulder": false, "isolation": false,
        "parent_organization": "off", "limited_air": false, "pavlov": false, "reduced_morale": null,
        "increased_supply": [],
    });
    assert_eq!(Options::default().write(), off);
    for (name, value) in [("rubble", json!(true)), ("parent_organization", json!("each")), ("pavlov", json!(true))] {
        let mut expected = off.clone();
        expected[name] = value.clone();
        assert_eq!(Options::read(&json!({ name: value })).unwrap().write(), expected, "{name} alone");
    }
}

#[test]
fn r12_1_rubble_takes_the_integrity_bonus_without_engineers() {
    // Ruling 63: in light and heavy urban areas, and nothing else.
    let division = "29/15 29/71 29/RCN";
    let integrity = |rubble: bool, at, defender, support| {
        let layout = with(json!({ "rubble": rubble }));
        attack(layout, at, defender, division, support, "3 3 | 3 3").sums().integrity
    };
    for (at, defender) in [(8, "L16"), (10, "H03")] {
        assert_eq!(integrity(true, at, defender, "1 0 0"), 0, "{at}");
        assert_eq!(integrity(true, at, defender, "0 1 0"), 1, "{at}");
        assert_eq!(integrity(false, at, defender, "1 0 0"), 1, "{at}");
    }
    for (at, defender) in [(30, "C05"), (21, "E08")] {
        assert_eq!(integrity(true, at, defender, "1 0 0"), 1, "{at}");
    }
    // An engineer does not stand in for a third unit.
    let t = attack(with(json!({"rubble": true})), 8, "L16", "29/15 29/RCN", "0 1 0", "3 3 | 3 3");
    assert_eq!(t.sums().integrity, 0);
}

#[test]
fn r12_2_units_of_48_to_50_stay_in_the_north() {
    // Ruling 64: 42 to 47 and the three themselves.
    let reach = |option: bool| {
        let layout = with(json!({ "northern_shoulder": option })).soviet_only(&[8]);
        let mut t = layout.combat();
        t.go("unit 16/PZ");
        let mut areas: Vec<u8> = t.offered("move 16/PZ").iter().map(|to| to.parse().unwrap()).collect();
        areas.sort_unstable();
        areas
    };
    assert_eq!(reach(true), [42, 43, 44, 45, 46, 47, 48, 49]);
    assert!(reach(false).contains(&32) && reach(false).contains(&41));
    // Nor attack beyond: 32 from 46.
    let mut t = with(json!({"northern_shoulder": true})).german(&[46]).units(46, "60/PZ 24/PZ").combat();
    t.go("unit 60/PZ");
    assert!(t.offered("move 60/PZ 32").is_empty() && t.can("move 60/PZ 47 from 46"));
    t.go("move 60/PZ 47 from 46");
    assert!(t.can("move 24/PZ 47 from 46"), "others are free");
}

#[test]
fn finding_12_the_16th_panzer_regiment_is_not_set_up_in_the_north_of_the_factory_district() {
    // Ruling 64: it begins in the Out of Action Box, so it returns and goes where it likes.
    let options = json!({"scenario": "factory", "northern_shoulder": true});
    let mut t = with(options).supply(5).purchases();
    t.go("return 16/PZ; place 16/PZ 5").play("end supply", "1");
    t.go("unit 16/PZ; move 16/PZ 4");
    // Its companions are.
    let mut t = with(json!({"scenario": "factory", "northern_shoulder": true})).combat();
    t.go("unit 16/64");
    assert!(!t.can("move 16/64 34"));
}

#[test]
fn r12_2_others_may_leave_the_north() {
    let mut t = with(json!({"northern_shoulder": true})).german(&[46]).units(46, "24/PZ 60/PZ").combat();
    t.enter("24/PZ", 32, 46);
    assert_eq!(t.place("24/PZ"), "32");
    assert!(t.offered("move 60/PZ").is_empty(), "and are not followed");
}

#[test]
fn r12_2_retreats_obey_it_too() {
    // Out of contested 45 through 46 into 47: 46 has room for one, and the other may not go on to 32 or 33.
    let retreat = |option: bool| {
        let layout = with(json!({ "northern_shoulder": option })).bare().german(&[46, 32]);
        let layout = layout.soviet(45, "E04").soviet(47, "E08").units(45, "60/PZ 16/64 16/79");
        let full = layout.units(46, "29/15 29/71 29/PZ").units(48, "24/26 24/PZ 24/21 24/RCN");
        let mut t = full.units(49, "94/267 94/274 94/276 177").units(50, "71/191 71/194 71/211 244A").combat();
        t.enter("60/PZ 16/64 16/79", 47, 46).go("attack 47").play("lead 60/PZ", "1 1 | 6 6");
        t.go("retreat 16/64 46");
        t.place("16/79")
    };
    assert_eq!(retreat(true), "out");
    assert_eq!(retreat(false), "32");
}

fn isolation() -> Layout {
    with(json!({"isolation": true})).no_arrivals().turn(4)
}

const QUIET: &str = "4 4 4 | 3 3 3 3";

#[test]
fn r12_3_cut_off_from_the_volga() {
    // 17 and 7 are joined to each other but not to the river; 11 is joined to 12, which is on it.
    let t = isolation().soviet_only(&[7, 17, 11, 12]).dawn(QUIET);
    assert_eq!(t.record().isolated, [7, 17]);
    // Without the option nothing is marked.
    let t = main().no_arrivals().turn(4).soviet_only(&[7, 17, 11, 12]).dawn(QUIET);
    assert!(t.record().isolated.is_empty());
}

#[test]
fn r12_3_supply_runs_through_contested_areas() {
    let layout = isolation().soviet_only(&[17, 9, 10]).soviet(9, "L06");
    assert!(layout.units(9, "29/15").dawn(QUIET).record().isolated.is_empty());
}

#[test]
fn r12_3_an_area_on_the_volga_is_never_isolated() {
    let t = isolation().soviet_only(&[8, 17]).dawn(QUIET);
    assert_eq!(t.record().isolated, [17]);
}

#[test]
fn r12_3_judged_at_dawn_only() {
    // Ruling 65: 10 falls in the Combat Phase, and 9 is cut off from the next dawn on.
    let mut t = isolation().soviet_only(&[9, 10]).soviet(10, "H03").units(10, "29/RCN 29/PZ").combat();
    t.go("unit 29/RCN; attack 10 with 29/PZ 29/RCN").play("lead 29/RCN", "6 6 | 1 1");
    assert!(t.soviet(10).is_none() && t.record().isolated.is_empty());
    t.play("end combat", QUIET);
    assert_eq!(t.record().isolated, [9]);
}

#[test]
fn r12_3_fourteen_markers_and_no_more() {
    // Thirty areas are cut off once the river bank has fallen.
    let inland: Vec<u8> = (7..=47).filter(|n| ![8, 10, 12, 13, 14, 22, 25, 26, 37, 41, 42].contains(n)).collect();
    assert_eq!(inland.len(), 30);
    let t = isolation().soviet_only(&inland).dawn(QUIET);
    assert_eq!(t.record().isolated, inland[..14]);
    // Those already marked keep their marker.
    let t = isolation().soviet_only(&inland).isolated(&[46, 47]).dawn(QUIET);
    let expected: Vec<u8> = inland[..12].iter().copied().chain([46, 47]).collect();
    assert_eq!(t.record().isolated, expected);
}

/// The Defense Factor and the rest of an attack on an isolated unit.
fn isolated_attack(at: u8, defender: &str, dice: &str) -> Table {
    let mut t = isolation().soviet(at, defender).isolated(&[at]).units(at, "29/RCN").combat();
    t.go("unit 29/RCN").play(&format!("attack {at} with 29/RCN"), dice);
    t
}

#[test]
fn r12_3_the_roll_changes_the_defense_factor() {
    // Ruling 74.
    for (die, change) in [(1, 1), (2, 0), (3, 0), (4, -1), (5, -1), (6, -2)] {
        let t = isolated_attack(9, "L16", &format!("{die} | 3 3 | 3 3"));
        assert_eq!(t.sums().factor, 7_u8.saturating_add_signed(change), "{die}");
        assert!(saw!(t, Event::IsolationRoll { guards: false, .. }));
    }
}

#[test]
fn r12_3_the_factor_moves_by_two_down_to_one_up() {
    assert_eq!(isolation().combat().game().sight(None).isolation_range(), (-2, 1));
}

#[test]
fn r12_3_guards_take_one_off_the_die() {
    // That they are Guards outlives their strategy; less than 1 counts as 1.
    for (die, change) in [(1, 1), (2, 1), (3, 0), (4, 0), (5, -1), (6, -1)] {
        let t = isolated_attack(9, "L15", &format!("{die} | 3 3 | 3 3"));
        assert_eq!(t.sums().factor, 7_u8.saturating_add_signed(change), "{die}");
    }
}

#[test]
fn r12_3_the_overrun_threshold_moves_with_the_factor() {
    // Ruling 50: 7 + 11 against 5 + 3 + 4; a margin of 6 beats the factor 5 that a 6 leaves of 7.
    let t = isolated_attack(9, "L16", "6 | 6 5 | 2 2");
    assert_eq!((t.values(), t.result()), ((7, 8), volga::CombatResult::Overrun));
    let t = isolated_attack(9, "L16", "2 | 6 6 | 1 2");
    assert_eq!((t.values(), t.result()), ((7, 10), Success));
}

#[test]
fn r12_3_a_new_roll_for_each_attack() {
    let mut t = isolation().soviet(9, "L16").isolated(&[9]).units(9, "29/RCN 29/15").combat();
    t.go("unit 29/15").play("attack 9 with 29/15", "6 | 1 1 | 6 6");
    assert_eq!(t.sums().factor, 5);
    t.go("end round; unit 29/RCN").play("attack 9 with 29/RCN", "1 | 1 1 | 6 6");
    assert_eq!(t.sums().factor, 8);
}

#[test]
fn finding_12_the_isolation_roll_is_made_when_combat_is_initiated() {
    // Ruling 80: lead and support are chosen in knowledge of it.
    let mut t = isolation().soviet(9, "L16").isolated(&[9]).available(0, 0, 1).units(9, "29/RCN 29/15").combat();
    t.go("unit 29/RCN").play("attack 9 with 29/15 29/RCN", "6");
    assert!(saw!(t, Event::IsolationRoll { change: -2, .. }));
    t.go("lead 29/RCN").play("support 0 0 1", "2 | 3 3 | 3 3");
    assert_eq!((t.sums().factor, t.sums().air), (5, 2));
    // After the reveal, which says whether they are Guards, and before a Barrage is answered.
    let mut t = isolation().bare().german(&[7]).isolated(&[9]).units(7, "29/RCN").combat();
    t.enter("29/RCN", 9, 7).play("attack 9", "L03 | 1");
    assert!(t.can("fall back") && saw!(t, Event::IsolationRoll { change: 1, .. }));
}

#[test]
fn r12_3_a_captured_area_loses_its_marker() {
    let t = isolated_attack(9, "L16", "6 | 6 6 | 1 1");
    assert!(t.soviet(9).is_none() && t.record().isolated.is_empty());
}

#[test]
fn r12_4_both_readings_of_parent_organization() {
    // Ruling 66: the penalty of none, the printed reading of each, the reading beyond the first.
    let cases = [
        ("29/RCN", [0, 1, 0]),
        ("29/15 29/RCN", [0, 1, 0]),
        ("24/PZ 29/RCN", [0, 2, 1]),
        ("24/PZ 94/267 71/191 29/RCN", [0, 4, 3]),
        ("177 29/RCN", [0, 1, 0]),
        ("177 244A", [0, 0, 0]),
    ];
    for (names, penalties) in cases {
        for (reading, penalty) in ["off", "each", "beyond_first"].into_iter().zip(penalties) {
            let layout = with(json!({ "parent_organization": reading }));
            let t = attack(layout, 8, "L16", names, "0 0 0", "3 3 | 3 3");
            assert_eq!(t.sums().divisions, penalty, "{names}, {reading}");
            let plus = t.sums().lead + t.sums().others + t.sums().integrity + t.sums().strong;
            assert_eq!(t.values().0, plus.cast_signed() - penalty.cast_signed());
        }
    }
}

#[test]
fn r12_5_no_air_in_urban_areas_contested_when_the_round_began() {
    // Ruling 67: other terrain stays open.
    let air = |option: bool, at: u8, defender: &str| {
        let layout = with(json!({ "limited_air": option })).soviet(at, defender).available(0, 0, 1);
        let mut t = layout.units(at, "29/15 29/RCN").combat();
        t.go("unit 29/RCN").go(&format!("attack {at} with 29/15 29/RCN; lead 29/RCN")).offered("support").len() == 2
    };
    // With nothing to choose from, the attack is resolved at once; so give an artillery marker too.
    assert!(air(false, 8, "L16") && air(false, 10, "H03"));
    assert!(air(true, 30, "C05") && air(true, 21, "E08"));
    for (at, defender) in [(8, "L16"), (10, "H03")] {
        let layout = with(json!({"limited_air": true})).soviet(at, defender).available(1, 0, 1);
        let mut t = layout.units(at, "29/RCN").combat();
        t.go("unit 29/RCN").go(&format!("attack {at} with 29/RCN"));
        assert_eq!(t.offered("support"), ["0 0 0", "1 0 0"], "{at}");
    }
}

#[test]
fn r12_5_air_may_support_the_first_attack_on_an_urban_area() {
    let mut t = with(json!({"limited_air": true})).available(0, 0, 1).combat();
    t.enter("29/15", 8, 6).play("attack 8", "L16");
    assert!(t.can("support 0 0 1"));
}

#[test]
fn r12_5_over_heavy_urban_areas_the_die_loses_two() {
    for die in 1..=6_u8 {
        for (option, at, defender, effect) in
            [(true, 10, "H03", die.saturating_sub(2).max(1)), (true, 8, "L16", die), (false, 10, "H03", die)]
        {
            let layout = with(json!({ "limited_air": option })).soviet(at, defender).available(0, 0, 1);
            let mut t = layout.german(&[9]).units(9, "24/PZ").combat();
            t.enter("24/PZ", at, 9).go(&format!("attack {at}")).play("support 0 0 1", &format!("{die} | 3 3 | 3 3"));
            assert_eq!(t.sums().air, effect, "{at}, die {die}");
        }
    }
}

#[test]
fn r12_6_pavlovs_house_joins_the_heavy_urban_mix() {
    let mut t = with(json!({"pavlov": true})).german(&[8]).units(8, "29/RCN").combat();
    assert_eq!(t.record().bags["heavy_urban"].len(), 10);
    t.enter("29/RCN", 10, 8).play("attack 10", "PAVLOV 6 5 | 2 6 1 5");
    // Ruling 68: its factor is 8. The best two of four dice count.
    assert_eq!((t.values(), t.result()), ((7, 12), Repulse));
    assert_eq!(t.soviet(10).as_deref(), Some("PAVLOV"));
}

#[test]
fn r12_6_pavlovs_house_is_guards_in_every_round() {
    let mut t = with(json!({"pavlov": true})).soviet(10, "PAVLOV").units(10, "29/RCN 29/15").combat();
    t.go("unit 29/15").play("attack 10 with 29/15", "1 1 | 1 1 1 1");
    t.go("end round; unit 29/RCN").play("attack 10 with 29/RCN", "6 6 | 1 1 4 4");
    assert_eq!(t.result(), Repulse, "7 + 12 against 12 + 8");
}

#[test]
fn r12_6_pavlovs_house_counts_as_guards_in_the_bloody_streets() {
    let mut t = with(json!({"pavlov": true})).turn(2).morale(15).soviet(10, "PAVLOV").units(10, "29/RCN").purchases();
    t.play("end supply", "4");
    assert_eq!(t.morale(), 14);
}

#[test]
fn r12_7_reduced_starting_morale() {
    let start = |options: Value| new_game(options, "4 4 4 | 4 4 4 4").morale();
    assert_eq!(start(json!({"reduced_morale": 15})), 15);
    assert_eq!(start(json!({"reduced_morale": 7})), 7);
    assert_eq!(start(json!({})), 19);
}

#[test]
fn r12_7_the_ceiling_stays_19() {
    // Ruling 7.
    let mut t = with(json!({"reduced_morale": 15})).morale(18).supply(9).purchases();
    t.go("buy morale");
    assert_eq!(t.morale(), 19);
    assert!(!t.can("buy morale"));
}

#[test]
fn r12_8_ones_are_rolled_again_once_on_the_named_turns() {
    // Ruling 69: the second result stands, even a one.
    let named = with(json!({"increased_supply": [2, 3]})).no_arrivals();
    let t = named.clone().turn(2).dawn("4 4 4 | 1 3 1 4 | 1 6");
    assert_eq!(t.supply(), 3 + 4 + 1 + 6);
    assert!(saw!(t, Event::Supply { again, .. } if again.faces() == [1, 6]));
    assert_eq!(named.clone().turn(3).dawn("4 4 4 | 2 3 2 4").supply(), 11);
    assert_eq!(named.turn(4).dawn("4 4 4 | 1 3 1 4").supply(), 9, "ones stand on other turns");
}

#[test]
fn r12_8_with_two_dice_for_supply_too() {
    let t = with(json!({"increased_supply": [4]})).no_arrivals().turn(4).dawn("6 6 6 | 1 1 | 5 6");
    assert_eq!(t.supply(), 11);
}
