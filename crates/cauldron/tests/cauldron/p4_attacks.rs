//! Page 4: Regular Attacks.

use cauldron::components::AttackResult;
use cauldron::{Event, Modifier, Refusal, Track};
use kurgan_core::Game;
use serde_json::json;

use crate::kit::*;

#[test]
fn p4_regular_attack_targets_hold_soviet_units_next_to_a_division() {
    let t = historical().german();
    let targets = t.offered("attack");
    assert_eq!(targets, ["9", "11", "12", "15", "16", "19", "25", "26", "31", "32", "37", "54", "58", "59"]);
    assert_eq!((t.refuses("attack 10"), t.refuses("attack 44")), ("no_soviet", "no_soviet"));
    // Nobody but a battlegroup stands next to 9.
    let t = historical().units("23", "BG-A").units("22", "29-MOT").german();
    assert_eq!(t.refuses("attack 9"), "nobody_near");
}

#[test]
fn p4_regular_attack_all_are_designated_before_any_is_rolled() {
    let mut t = historical().german();
    t.go("attack 11; with 44-INF; commit 0; attack 9; with 29-MOT; commit 1; unit HQ; move HQ 47");
    assert_eq!(t.refuses("attack 11"), "already_target");
    t.go("resolve");
    assert_eq!(t.offered("roll"), ["44-INF", "29-MOT"]);
    assert!(!t.can("attack 12"));
}

#[test]
fn p4_attack_cost_one_ip_for_each_target() {
    let mut t = historical().ip(2).supply(9).german();
    t.go("attack 11; with 44-INF; with 29-MOT; commit 0");
    assert_eq!(t.purse(), (1, 9, 3));
    t.go("attack 25; with 3-MOT; commit 3");
    assert_eq!(t.purse(), (0, 6, 3));
    assert_eq!(t.refusal("attack 26"), Refusal::IpTooLow { cost: 1, have: 0 });
}

#[test]
fn p4_attack_supply_up_to_three_for_every_attacker() {
    let mut t = historical().supply(2).german();
    t.go("attack 11");
    assert_eq!(t.refuses("commit 0"), "no_attacker_yet");
    t.go("with 44-INF; with 29-MOT");
    assert_eq!(t.offered("commit"), ["0", "1", "2"]);
    assert_eq!((t.refuses("commit 3"), t.refuses("commit 4")), ("supply_too_low", "supply_limit"));
    t.go("commit 2; resolve").run("roll 44-INF", "1");
    assert_eq!(t.modifiers(), [(Modifier::Supply, 2)]);
}

#[test]
fn p4_attack_limits_three_out_of_an_area_and_one_target_each() {
    let mut t = historical().units("22", "76-INF 384-INF 29-MOT").german();
    t.go("attack 11; with 76-INF; with 384-INF; commit 0; attack 12; with 44-INF");
    assert_eq!(t.refuses("with 29-MOT"), "three_out_of_area");
    assert_eq!(t.refuses("with 384-INF"), "attacks_already");
    assert_eq!(t.refuses("with 14-PZ"), "not_adjacent");
    assert_eq!(t.refuses("with HQ"), "never_attacks");
    t.go("commit 0");
}

#[test]
fn p4_attack_limits_finding_3_attackers_are_named_in_any_order() {
    let (mut one, mut other) = (historical().german(), historical().german());
    one.go("attack 11; with 29-MOT; with 44-INF");
    other.go("attack 11; with 44-INF; with 29-MOT");
    assert_eq!(one.game.hash(), other.game.hash());
    assert_eq!(one.refuses("with 44-INF"), "attacks_already");
    one.go("commit 1");
    assert_eq!(one.record().attackers.len(), 2);
}

#[test]
fn p4_attack_resolution_each_unit_rolls_in_any_order() {
    let mut t = historical().german();
    t.go("attack 11; with 44-INF; with 29-MOT; commit 0; resolve");
    t.play("roll 29-MOT", "5 | 6 | 3 | c18 | c25 | 3 | c4 c13 | 3 3 | 3");
    let results: Vec<AttackResult> = t
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Attacked { result, .. } => Some(*result),
            _ => None,
        })
        .collect();
    assert_eq!(results, [AttackResult::NoEffect, AttackResult::NoEffect]);
}

#[test]
fn p4_attack_resolution_stalingrad_takes_a_hit_first() {
    let mut t = historical().german();
    t.go("attack 54; with 100-INF; with 295-INF; with 305-INF; commit 3; resolve");
    t.play("roll 100-INF", "5");
    assert!(saw!(t, Event::Hit { .. }) && t.soviet_in(54));
    // The second Retreat: nobody can be met beyond the Volga, the unit is eliminated; the 305th loses its roll.
    t.play("roll 295-INF", "5");
    assert!(saw!(t, Event::SovietRetreat { to: None, .. }) && !t.soviet_in(54));
    assert_eq!(t.offered("advance"), ["100-INF", "295-INF", "305-INF"]);
    t.go("advance 305-INF").run("done", "");
    assert!(t.stack("54") == "305-INF" && t.german_in(54));
}

#[test]
fn p4_soviet_retreat_where_the_player_says() {
    let mut t = historical().supply(12).german();
    t.go("attack 11; with 44-INF; with 29-MOT; commit 3; resolve").play("roll 29-MOT", "6");
    // 9, 12 hold Soviet units, 22 and 23 are German: only 10 is open, no choice is left.
    assert!(saw!(t, Event::SovietRetreat { to: Some(to), .. } if to.number() == 10));
    assert!(t.soviet_in(10) && !t.soviet_in(11));
    let mut t = historical().supply(12).german();
    t.go("attack 26; with 297-INF; with 14-PZ; commit 3; resolve").play("roll 14-PZ", "5");
    assert_eq!(t.offered("retreat"), ["29", "30"]);
    assert_eq!(t.refuses("retreat 25"), "no_soviet_retreat");
    t.go("retreat 30");
    assert!(t.soviet_in(30));
}

#[test]
fn p4_advance_two_supply_for_any_of_the_attackers() {
    let mut t = historical().supply(5).german();
    t.go("attack 26; with 297-INF; with 14-PZ; with 376-INF; commit 3; resolve");
    t.play("roll 14-PZ", "5").go("retreat 30");
    assert_eq!(t.offered("advance"), ["297-INF", "14-PZ", "376-INF"]);
    assert_eq!(t.refuses("advance 71-INF"), "not_of_attack");
    t.go("advance 14-PZ");
    assert_eq!(t.refuses("advance 14-PZ"), "already_picked");
    t.go("advance 297-INF; advance 376-INF"); // in any order, and the last word is asked for
    assert_eq!(t.offers(), ["done", "surrender"]);
    t.play("done", "3 | c18 | c25 | 3 | c4 c13 | 3 3 | 3");
    assert_eq!(t.stack("26"), "297-INF 14-PZ 376-INF");
    assert!(saw!(t, Event::Track { track: Track::Supply, from: 2, to: 0 }));
    assert!(saw!(t, Event::Track { track: Track::Morale, from: 33, to: 34 }));
    // Without two supply nobody advances.
    let mut t = historical().supply(4).german();
    t.go("attack 26; with 297-INF; with 14-PZ; commit 3; resolve").play("roll 14-PZ", "5");
    t.play("retreat 30", "3 | c18 | c25 | 3 | c4 c13 | 3 3 | 3");
    assert!(t.soviet_in(26));
}

#[test]
fn p4_filling_gaps_after_all_combat() {
    let mut t = historical().supply(12).german();
    t.go("attack 26; with 297-INF; with 14-PZ; commit 3; resolve").play("roll 14-PZ", "5");
    t.go("retreat 30");
    t.go("advance 14-PZ").play("done", "3 | c18 | c25 | 3 | c4 c13 | 3 3 | 3");
    // Around 26 the ring closes: 29, 30.
    assert!(t.soviet_in(29) && t.soviet_in(30) && !t.soviet_in(26));
    // Nobody entered: the area is filled again and the runaway is taken off.
    let mut t = historical().supply(12).german();
    t.go("attack 26; with 297-INF; with 14-PZ; commit 3; resolve").play("roll 14-PZ", "5");
    t.go("retreat 30").play("done", "3 | c18 | c25 | 3 | c4 c13 | 3 3 | 3");
    assert!(t.soviet_in(26) && !t.soviet_in(30));
}

#[test]
fn p4_breakout_finding_5_one_box_in_a_german_phase() {
    let mut t =
        historical().supply(20).units("28", "14-PZ 376-INF").units("25", "3-MOT").units("26", "297-INF").german();
    assert!(t.can("attack A5") && !t.can("attack A4") && !t.can("attack B5"));
    t.go("attack A5; with 14-PZ; with 376-INF; commit 3");
    assert_eq!(t.record().this_turn.attacks_without_foa, 1);
    // The 376th has nobody left to roll against: its attack on box 5 is over, and it may not turn to another box.
    t.go("resolve").play("roll 14-PZ", "3");
    assert_eq!(t.modifiers(), [(Modifier::Supply, 3), (Modifier::Armor, 1)]);
    t.go("advance 14-PZ; advance 376-INF").run("done", "");
    assert_eq!((t.stack("A5"), t.stack("A4")), ("14-PZ 376-INF".into(), String::new()));
    assert!(!saw!(t, Event::Attacked { .. }));
    // The next box takes another attack, in a later phase.
    let mut t = historical().supply(20).units("A5", "14-PZ 376-INF").relief("C", "box 1").german();
    assert!(t.can("attack A4") && !t.can("attack A3"));
    t.go("attack A4; with 14-PZ; commit 3").play("resolve", "3").go("advance 14-PZ").run("done", "");
    assert_eq!((t.stack("A5"), t.stack("A4")), ("376-INF".into(), "14-PZ".into()));
}

#[test]
fn p4_breakout_box_by_box_in_one_phase_by_option() {
    // Units in Buzinovka (28), entry area A.
    let layout = || {
        let base = with(&json!({"long_breakout": true})).supply(20);
        base.units("28", "14-PZ 376-INF 24-PZ").units("25", "3-MOT").units("26", "297-INF")
    };
    let mut t = layout().german();
    assert!(t.can("attack A5") && !t.can("attack A4") && !t.can("attack B5"));
    t.go("attack A5; with 14-PZ; with 376-INF; with 24-PZ; commit 3");
    assert_eq!(t.record().this_turn.attacks_without_foa, 1);
    t.go("resolve").play("roll 14-PZ", "3");
    assert_eq!(t.modifiers(), [(Modifier::Supply, 3), (Modifier::Armor, 1)]);
    // The 24th stays and has done its part; the 376th rolls on and takes the group one box further.
    t.go("advance 14-PZ; advance 376-INF").play("done", "6");
    assert_eq!((t.stack("A5"), t.stack("28")), ("14-PZ 376-INF".into(), "24-PZ".into()));
    assert_eq!(t.offered("advance"), ["14-PZ", "376-INF"]);
    t.go("advance 14-PZ; advance 376-INF").run("done", "");
    assert_eq!((t.stack("A4"), t.record().supply >= 20 - 3 - 4), ("14-PZ 376-INF".into(), true));
}

#[test]
fn p4_breakout_goes_on_box_by_box_to_a_link_up() {
    let option = json!({"long_breakout": true});
    let mut layout = with(&option).supply(20).units("A5", "14-PZ 376-INF").relief("A", "box 2");
    layout.record.held.push("foa_received".into());
    let mut t = layout.german();
    t.go("attack A4; with 14-PZ; with 376-INF; commit 3; resolve").play("roll 14-PZ", "4");
    t.go("advance 14-PZ; advance 376-INF").play("done", "4"); // the 376th rolls unasked: another Retreat
    assert_eq!(t.stack("A4"), "14-PZ 376-INF");
    t.go("advance 14-PZ; advance 376-INF; done");
    assert_eq!(t.outcome().2, "link_up");
    assert!(saw!(t, Event::LinkedUp { units } if units.len() == 2));
}

#[test]
fn p4_foa_attacks_without_it_count() {
    let mut t = historical().ip(3).german();
    t.go("attack 11; with 44-INF; commit 0; attack 9; with 29-MOT; commit 0");
    assert_eq!(t.record().this_turn.attacks_without_foa, 2);
    let mut t = historical().holding("foa_received").german();
    t.go("attack 11; with 44-INF; commit 0");
    assert_eq!(t.record().this_turn.attacks_without_foa, 0);
}

#[test]
fn p4_foa_finding_9_counts_at_the_designation_of_a_target() {
    // Leave that comes after it excuses no area that is designated already, and every one from then on (ruling 229).
    let mut t = historical().german();
    t.go("attack 11; with 44-INF; commit 0").play("appeal freedom", "6");
    assert!(t.held("foa_received"));
    t.go("attack 9; with 29-MOT; commit 0");
    assert_eq!(t.record().this_turn.attacks_without_foa, 1);
}

#[test]
fn p4_foa_penalty_on_table_h_and_the_next_appeal() {
    let mut t = historical().german();
    t.go("attack 11; with 44-INF; commit 0").play("resolve", "1 | 3 | c18 | c25 | 3 | c4 c13 | 3 3 | 3");
    let situation = t.events.iter().find_map(|event| match event {
        Event::Rolled { table: cauldron::Table::Situation, total, .. } => Some(*total),
        _ => None,
    });
    assert_eq!(situation, Some(2));
    assert!(t.held("appeal_penalty"));
    t.go("upkeep 5").play("appeal airlift", "3");
    assert_eq!(t.modifiers(), [(Modifier::AttackedWithoutFoa, -1)]);
    assert!(!t.held("appeal_penalty"));
    // Without an Appeal the reminder goes at the end of that German Phase (ruling 25).
    let mut t = historical().holding("appeal_penalty").german();
    t.run("resolve", "");
    assert!(!t.held("appeal_penalty"));
}

#[test]
fn p12_rivers_attacks_across_are_like_stalingrad() {
    let layout = || with(&json!({"rivers": true})).supply(12).units("9", "29-MOT 3-MOT 14-PZ");
    let t = historical().units("9", "29-MOT").german();
    assert!(!t.can("attack 7"));
    // 7 holds nobody unless it is part of the ring: 8 does, 7 does not.
    assert_eq!(layout().german().refuses("attack 7"), "no_soviet");
    let mut t = layout().relief("D", "box 5").german();
    t.go("attack 7; with 29-MOT; with 3-MOT; with 14-PZ; commit 3; resolve").play("roll 29-MOT", "5");
    assert_eq!(t.modifiers(), [(Modifier::Supply, 3), (Modifier::River, -1)]);
    assert!(saw!(t, Event::Hit { area } if area.number() == 7));
    t.play("roll 3-MOT", "5");
    assert!(saw!(t, Event::SovietRetreat { .. }) || t.can("retreat 2"));
}

#[test]
fn p12_rivers_an_attack_on_an_area_left_meanwhile_is_wasted() {
    let layout = with(&json!({"rivers": true})).supply(12).units("31", "297-INF").units("26", "371-INF");
    let mut t = layout.german();
    // 30 is part of the ring on account of 26 alone; once that is given up nobody is left there.
    t.go("attack 30; with 297-INF; commit 0; unit 371-INF; move 371-INF 41");
    assert!(!t.soviet_in(30));
    t.run("resolve", "3");
    assert!(!saw!(t, Event::Attacked { .. }) && saw!(t, Event::ReliefAttack { .. }));
}

#[test]
fn p4_advance_costs_an_isolated_attack_double() {
    let layout = |supply| historical().units("44", "HQ").soviet(&[21, 49, 51, 52]).ip(8).supply(supply);
    let mut t = layout(10).german();
    t.go("attack 16; with 76-INF; commit 3").play("resolve", "6");
    assert_eq!(t.record().supply, 4); // each point laid on the target counts two
    if t.can("retreat 17") {
        t.go("retreat 17");
    }
    t.go("advance 76-INF").run("done", "");
    assert!(saw!(t, Event::Track { track: Track::Supply, from: 4, to: 0 }));
    let mut t = layout(9).german();
    t.go("attack 16; with 76-INF; commit 3").play("resolve", "6");
    t.run("retreat 17", "");
    assert!(t.soviet_in(16));
}

#[test]
fn p4_breakout_groups_that_meet_attack_together_with_the_supply_of_both() {
    let layout = with(&json!({"long_breakout": true})).supply(30).holding("foa_received").relief("C", "box 1");
    let mut t = layout.units("A5", "14-PZ").units("28", "376-INF 305-INF").german();
    t.go("attack A4; with 14-PZ; commit 1; attack A5; with 376-INF; with 305-INF; commit 1; resolve");
    t.play("roll 14-PZ", "1").play("roll 376-INF", "6").go("advance 376-INF; advance 305-INF");
    t.play("done", "5"); // the 305th rolls unasked
    assert_eq!(t.record().attacks, [("A4".to_owned(), 2)]);
    assert_eq!(t.modifiers(), [(Modifier::Supply, 2)]);
    assert_eq!(t.offered("advance"), ["14-PZ", "376-INF", "305-INF"]);
}

#[test]
fn p4_regular_attack_many_targets_are_a_list_of_their_own() {
    let spread = || {
        let layout = historical().units("9", "29-MOT").units("26", "297-INF").units("37", "371-INF");
        layout.units("12", "44-INF").units("58", "113-INF").units("59", "16-PZ")
    };
    let t = spread().german();
    assert!(t.can("attack") && t.offered("attack").len() == 1, "{:?}", t.offers());
    assert_eq!(t.refuses("attack 54"), "ask_for_targets");
    assert_eq!(t.refuses("attack 1"), "no_soviet");
    assert_eq!(spread().ip(0).german().refuses("attack 54"), "ip_too_low");
    let mut t = spread().german();
    t.go("attack; attack 54; with 305-INF; commit 1");
    assert_eq!(t.record().attacks, [("54".to_owned(), 1)]);
    assert!(!historical().german().can("attack"));
}
