//! 14.0 Factory District scenario.

use kurgan_core::{Game, Verdict};
use serde_json::json;
use volga::CombatResult::{Repulse, Success};
use volga::Event;

use crate::kit::*;

const PANZERS: &str = "14/103 14/108 14/PZ";

fn start() -> Table {
    new_game(json!({"scenario": "factory"}), "4 4 4 4")
}

#[test]
fn r14_0_the_other_rules_hold() {
    // Prices, morale in the End Phase, the Bloody Streets of area 14.
    let mut t = start();
    t.go("buy engineer");
    assert_eq!(t.supply(), 14);
    t.play("end supply", "1").play("end combat", "4 4 4 | 3 3 3 3");
    assert_eq!(t.morale(), 14);
}

#[test]
fn r14_1_turns_10_to_14() {
    assert_eq!(start().turn(), 10);
    let mut t = factory().turn(13).combat();
    t.play("end combat", "").play("reinforce 30", "4 4 4 | 3 3 3 3");
    assert_eq!((t.turn(), t.end()), (14, None));
    t.play("end supply", "1").go("end combat");
    assert_eq!(t.end().as_deref(), Some("time_up"));
}

#[test]
fn r14_2_markers_and_control() {
    let t = start();
    assert_eq!((t.morale(), t.available()), (15, (0, 0, 2)));
    let soviet: Vec<u8> = t.record().soviet.keys().copied().collect();
    assert_eq!(soviet, [14, 21, 22, 25, 26, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44]);
}

#[test]
fn r14_3_all_units_begin_fresh() {
    assert!(start().record().spent.is_empty());
}

#[test]
fn r14_3_1_german_set_up() {
    let t = start();
    let stacks = [
        (14, "71/191 71/194 71/211"),
        (21, "295/516 295/517 295/518"),
        (23, "100/54 100/227 100/369 245B"),
        (24, "24/26 24/PZ 24/21 24/RCN"),
        (28, "244A 14/103 14/108 14/PZ"),
        (29, "244B 305/576 305/577 305/578"),
        (34, "389/544 389/545 389/546 245A"),
        (45, "94/267 94/274 94/276 177"),
        (50, "16/64 16/79"),
    ];
    assert!(stacks.iter().all(|&(area, units)| t.stack(area) == units));
    assert_eq!(t.record().german.len(), stacks.len());
    assert_eq!(t.record().out_of_action, ["16/PZ"]);
}

#[test]
fn r14_3_1_areas_14_and_21_begin_contested() {
    // Ruling 70: one roll in the Bloody Streets, for 14; 21 is elevated.
    let mut t = start();
    t.play("end supply", "6");
    assert_eq!(t.morale(), 14);
    assert!(!t.fresh("71/191") && t.fresh("295/516"));
    t.go("unit 295/516");
    assert!(t.can("attack 21 with 295/516"));
}

#[test]
fn r14_3_1_units_set_up_in_50_return_there_and_16_pz_anywhere() {
    // Ruling 30: what counts is where the scenario set them up.
    let mut t = factory().out("16/64 16/79").supply(9).purchases();
    t.go("return 16/64");
    assert_eq!(t.place("16/64"), "50");
    t.go("return 16/PZ");
    let places = t.offered("place 16/PZ");
    // 1 to 5, and 50, now with company; the other stacks are full or contested.
    assert_eq!(places, ["1", "2", "3", "4", "5", "50"]);
    t.go("place 16/PZ 5");
}

#[test]
fn r14_4_turn_12_brings_the_79th_to_any_german_area() {
    // Ruling 71: with room for four, not contested.
    let mut t = factory().turn(12).dawn("");
    let areas: Vec<u8> = t.offered("reinforce").iter().map(|area| area.parse().unwrap()).collect();
    let taken = [14, 21, 22, 23, 24, 25, 26, 28, 29, 34, 45, 50];
    let expected: Vec<u8> = (1..=50).filter(|n| !taken.contains(n) && !(35..=44).contains(n)).collect();
    assert_eq!(areas, expected);
    t.play("reinforce 46", "4 4 4 | 3 3 3 3");
    assert_eq!(t.stack(46), "79/208 79/212 79/226 244C");
}

#[test]
fn r14_4_the_group_is_not_there_before_turn_12() {
    let t = factory().turn(11).dawn("4 4 4 | 3 3 3 3");
    assert_eq!(t.place("79/208"), "due");
}

#[test]
fn r14_4_other_units_do_not_take_part() {
    // Ruling 72.
    let r = start().record();
    let all: Vec<&String> = r.german.values().flatten().chain(&r.out_of_action).chain(&r.due).collect();
    assert_eq!(all.len(), 37);
    assert!(!all.iter().any(|name| name.starts_with("29/") || name.starts_with("60/")));
}

#[test]
fn r14_5_units_are_unrevealed_unless_stated() {
    let soviet = start().record().soviet;
    let shown: Vec<(u8, &str)> = soviet.iter().filter(|(_, id)| *id != "?").map(|(n, id)| (*n, id.as_str())).collect();
    assert_eq!(shown, [(14, "H03"), (21, "E08"), (44, "C03")]);
}

#[test]
fn r14_5_1_the_smaller_mix() {
    let bags = start().record().bags;
    assert_eq!(bags["elevated"], ["E02", "E03", "E04", "E05", "E06", "E07"]);
    assert_eq!(bags["heavy_urban"], ["H01", "H02", "H04", "H05", "H06", "H07", "H08", "H09"]);
    let light = ["L18", "L19", "L20", "L22", "L23", "L25", "L26", "L27", "L28", "L30", "L31", "L32"];
    assert_eq!(bags["light_urban"], light);
    assert!(bags["clear"].is_empty());
}

#[test]
fn r14_5_1_a_unit_placed_revealed_has_no_strategy_left() {
    // Ruling 45: no Barrage from area 44, no Fanatic in 14.
    let mut t = factory().combat();
    t.enter("94/267 94/276", 44, 45).go("attack 44");
    assert_eq!(t.offers(), ["lead 94/267", "lead 94/276"]);
    let mut t = factory().combat();
    t.go("unit 71/191; attack 14 with 71/191 71/194 71/211").play("lead 71/191", "6 6 | 1 1");
    assert_eq!((t.result(), t.soviet(14)), (Success, None));
}

#[test]
fn r14_5_2_pavlovs_house_stands_revealed_in_14() {
    // Ruling 68: in place of the Fanatic, and Guards in every round.
    let mut t = with(json!({"scenario": "factory", "pavlov": true})).combat();
    assert_eq!(t.soviet(14).as_deref(), Some("PAVLOV"));
    assert!(!t.record().bags["heavy_urban"].contains(&"PAVLOV".into()));
    t.go("unit 71/191").play("attack 14 with 71/191", "6 6 | 4 4 1 1");
    assert_eq!((t.values(), t.result()), ((4, 12), Repulse));
}

/// Three dice with this total.
fn three(total: u8) -> String {
    let first = (total - 2).min(6);
    let second = (total - first - 1).min(6);
    format!("{first} {second} {}", total - first - second)
}

/// What the event in force does: artillery, air, Defense Value, and whether armour moves six.
fn effects(t: &Table) -> (u8, bool, u8, bool) {
    let mut t = t.copy();
    t.go("buy artillery").play("end supply", "1").go("unit 177");
    let far = t.can("move 177 3");
    t.go("move 177 46").enter("94/267 94/274", 44, 45).go("attack 44; lead 94/267");
    let air = t.can("support 0 0 1");
    t.play("support 1 0 0", "3 3 | 3 3");
    (t.sums().artillery, air, t.sums().event, far)
}

#[test]
fn r14_6_1_no_event_on_turn_10() {
    let t = start();
    assert!(saw!(t, Event::NoRandomEvent));
    assert_eq!(effects(&t), (2, true, 0, true));
}

#[test]
fn r14_6_1_every_row_of_the_chart_works_for_its_turn_and_no_longer() {
    for total in 3..=18 {
        let supply = if total == 18 { "3 3" } else { "3 3 3 3" };
        let mut t = factory().turn(11).dawn(&format!("{} | {supply}", three(total)));
        let expected = match total {
            3 => (2, true, 0, true),
            4 | 17 | 18 => (2, false, 0, true),
            5 | 6 | 15 | 16 => (1, true, 0, true),
            7 | 8 | 13 | 14 => (2, false, 0, false),
            _ => (2, true, 1, true),
        };
        assert_eq!(effects(&t), expected, "roll of {total}");
        assert_eq!(t.supply(), if total == 18 { 6 } else { 12 });
        assert_eq!(t.available().2, 2, "both air markers come all the same");
        // The next turn, from a copy without the arrivals: another event, and nothing is left of this one.
        let next = if (9..=12).contains(&total) { 5 } else { 10 };
        t.play("end supply", "1").go("end combat");
        let chance = format!("{} | 3 3 3 3", three(next));
        t.play("reinforce 30", if total == 3 { "" } else { &chance });
        if total == 3 {
            t.play("reinforce 28", &chance);
        }
        assert_eq!(effects(&t), if next == 5 { (1, true, 0, true) } else { (2, true, 1, true) }, "after {total}");
    }
}

#[test]
fn r14_6_1_the_14th_panzer_is_called_away_and_comes_back_to_any_vacant_area() {
    let mut t = factory().turn(13).no_arrivals().dawn("1 1 1 | 3 3 3 3");
    assert!(PANZERS.split(' ').all(|name| t.place(name) == "away"));
    t.play("end supply", "1").go("end combat");
    let areas = t.offered("reinforce");
    // Together, so with room for three: 28 holds one assault gun, 50 two regiments of the 16th.
    assert!(areas.contains(&"28".into()) && areas.contains(&"7".into()) && !areas.contains(&"50".into()));
    assert!(!areas.contains(&"22".into()) && !areas.contains(&"14".into()));
    t.play("reinforce 7", "4 4 4 | 3 3 3 3");
    assert_eq!(t.stack(7), PANZERS);
}

#[test]
fn r14_6_1_panzers_out_of_action_cost_morale() {
    let t = factory().turn(11).morale(12).out("14/PZ 14/103").dawn("1 1 1 | 3 3 3 3");
    assert_eq!((t.morale(), t.place("14/PZ"), t.place("14/108")), (10, "out".into(), "away".into()));
}

#[test]
fn r14_6_1_the_breakthrough_may_happen_again() {
    let t = factory().turn(13).breakthrough_used().no_arrivals().dawn("1 1 1 | 3 3 3 3");
    assert!(saw!(t, Event::CalledAway { .. }));
}

#[test]
fn r14_6_2_supply_of_turn_10_is_16_at_least() {
    assert_eq!(new_game(json!({"scenario": "factory"}), "1 1 1 1").supply(), 16);
    assert_eq!(new_game(json!({"scenario": "factory"}), "6 6 6 1").supply(), 19);
    assert_eq!(factory().turn(11).dawn("4 4 4 | 1 1 1 1").supply(), 4);
}

#[test]
fn r14_6_2_two_free_air_markers_every_turn() {
    // Ruling 73.
    assert_eq!(start().available(), (0, 0, 2));
    assert_eq!(factory().turn(11).dawn("4 4 4 | 3 3 3 3").available(), (0, 0, 2));
    assert_eq!(factory().turn(11).available(0, 0, 2).dawn("4 4 4 | 3 3 3 3").available(), (0, 0, 3));
}

fn ends(layout: Layout) -> (Verdict, &'static str) {
    let mut t = layout.combat();
    t.go("end combat");
    let outcome = t.game().outcome().expect("the game is over");
    (outcome.verdicts[0], outcome.reason)
}

#[test]
fn r14_7_only_a_cleared_map_wins() {
    assert_eq!(ends(factory().turn(11).soviet_only(&[])), (Verdict::Win, "all_areas"));
    assert_eq!(ends(factory().turn(14).soviet_only(&[])), (Verdict::Win, "all_areas"));
    // Forty-nine areas, five heavy urban ones among them, do not.
    assert_eq!(ends(factory().turn(14).soviet_only(&[22])), (Verdict::Loss, "time_up"));
    assert_eq!(ends(factory().turn(11).morale(0)), (Verdict::Loss, "morale"));
    assert_eq!(ends(factory().turn(11).morale(0).soviet_only(&[])), (Verdict::Win, "all_areas"));
}
