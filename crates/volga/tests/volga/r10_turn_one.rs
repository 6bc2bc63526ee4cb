//! 10.0 Turn 1 special rules.

use serde_json::json;
use volga::Event;

use crate::kit::*;

#[test]
fn r10_1_breakthroughs_and_pauses_are_no_result() {
    // Ruling 19: no second roll, no die for a corps, four dice for supply.
    for dice in ["1 1 1", "1 1 5", "2 2 4", "6 6 1", "6 6 2", "6 6 6"] {
        let t = new_game(json!({}), &format!("{dice} | 4 4 4 5"));
        assert!(saw!(t, Event::RandomEvent { void: true, .. }), "{dice}");
        assert_eq!((t.record().event, t.supply(), t.place("29/15")), (None, 17, "6".into()), "{dice}");
        assert!(t.record().spent.is_empty() && !t.record().breakthrough_used, "{dice}");
    }
}

#[test]
fn r10_1_a_void_breakthrough_does_not_ban_air() {
    let mut t = new_game(json!({}), "6 6 6 | 4 4 4 5");
    t.go("end supply").enter("29/15", 8, 6).play("attack 8", "L16");
    assert!(t.can("support 0 0 1"));
}

#[test]
fn r10_1_other_events_work_on_turn_1() {
    for (dice, total) in [("1 1 2", 4), ("1 1 3", 5), ("3 3 3", 9), ("6 6 3", 15), ("6 6 5", 17)] {
        let t = new_game(json!({}), &format!("{dice} | 4 4 4 5"));
        assert!(saw!(t, Event::RandomEvent { void: false, .. }), "{dice}");
        assert_eq!(t.record().event, Some(total));
    }
}

#[test]
fn r10_1_they_work_from_turn_2_on() {
    let t = main().no_arrivals().turn(2).dawn("1 1 1 | 3 3 3 3");
    assert_eq!(t.place("29/15"), "away");
}

#[test]
fn r10_2_supply_of_less_than_16_counts_as_16() {
    for (dice, points, floor) in
        [("1 1 1 1", 16, true), ("3 4 4 4", 16, true), ("4 4 4 4", 16, false), ("6 6 6 6", 24, false)]
    {
        let t = new_game(json!({}), &format!("4 4 4 | {dice}"));
        assert_eq!(t.supply(), points, "{dice}");
        assert_eq!(saw!(t, Event::Supply { floor: Some(16), .. }), floor, "{dice}");
    }
}

#[test]
fn r10_2_only_on_turn_1() {
    let t = main().no_arrivals().turn(2).dawn("4 4 4 | 1 1 1 1");
    assert_eq!(t.supply(), 4);
}

#[test]
fn r10_2_rerolls_come_before_the_floor() {
    // Ruling 31.
    let t = new_game(json!({"increased_supply": [1]}), "4 4 4 | 1 5 5 5 | 3");
    assert_eq!(t.supply(), 18);
    let t = new_game(json!({"increased_supply": [1]}), "4 4 4 | 1 1 5 5 | 1 1");
    assert_eq!(t.supply(), 16);
}
