//! 13.0 Example of play: every number that the rulebook prints.

use volga::components::Strategy;
use volga::{CombatResult, Event};

use crate::kit::*;

const DIVISION: &str = "29/15 29/71 29/PZ 29/RCN";

/// The end of turn 1: the 29th holds the Sawmill, areas 1 and 2 are free, four supply points are saved.
fn end_of_turn_1() -> Table {
    let layout = main().turn(1).morale(18).supply(4).german(&[8, 18, 27]).units(8, DIVISION);
    let layout = layout.units(27, "295/516 295/517 295/518 244B").units(18, "71/191 71/194 71/211 244A");
    layout.combat()
}

/// 13.1: the 389th comes to Hill 126.3; 13.2: a 15; 13.3: a supply roll of 9.
fn dawn_of_turn_2() -> Table {
    let mut t = end_of_turn_1();
    t.go("end combat");
    assert_eq!((t.turn(), t.morale()), (2, 17));
    assert_eq!(t.offers(), ["reinforce 1", "reinforce 2"]);
    t.play("reinforce 1", "6 5 4 | 1 2 3 3");
    t
}

fn after_purchases() -> Table {
    let mut t = dawn_of_turn_2();
    t.go("buy engineer; buy engineer");
    t.go("buy artillery; buy artillery; buy artillery; buy artillery; buy artillery; buy artillery; buy morale");
    t
}

fn after_combat() -> Table {
    let mut t = after_purchases();
    t.go("end supply").enter(DIVISION, 10, 8).play("attack 10", "H03").go("lead 29/RCN");
    t.play("support 1 1 1", "3 | 2 4 | 3 4");
    t
}

#[test]
fn r13_1_dawn() {
    let t = dawn_of_turn_2();
    assert_eq!(t.stack(1), "389/544 389/545 389/546 245A");
    assert!(saw!(t, Event::Arrived { area, .. } if area.0 == 1));
}

#[test]
fn r13_2_random_event_15_is_a_shortage_of_shells() {
    let t = dawn_of_turn_2();
    assert!(saw!(t, Event::RandomEvent { event, void: false, .. }
        if pack().events[usize::from(*event)].name.en == "Artillery Shell Shortages"));
}

#[test]
fn r13_3_supply_4_and_9_make_13() {
    let t = dawn_of_turn_2();
    assert!(saw!(t, Event::Supply { points: 9, total: 13, floor: None, .. }));
    let t = after_purchases();
    assert_eq!((t.supply(), t.morale(), t.available()), (0, 18, (6, 2, 1)));
    assert_eq!(t.offers(), ["end supply"]);
}

#[test]
fn r13_4_combat() {
    let mut t = after_purchases();
    t.go("end supply");
    for name in DIVISION.split(' ') {
        t.enter(name, 10, 8);
        assert!(saw!(t, Event::Moved { cost: 4, .. }), "{name}");
    }
    t.play("attack 10", "H03");
    assert!(saw!(t, Event::Attack { mandatory: true, .. }));
    let defender = &pack().soviets[kurgan_core::Id::index(soviet("H03"))];
    assert_eq!((defender.strategy, defender.defense), (Strategy::Fanatic, 8));

    let t = after_combat();
    let sums = t.sums();
    assert_eq!((sums.lead, sums.others, sums.artillery, sums.engineer), (6, 3, 1, 2));
    assert_eq!((sums.integrity, sums.strong, sums.attack()), (1, 1, 14));
    assert_eq!((sums.factor, sums.terrain, sums.air, sums.defense()), (8, 4, 3, 9));
    assert!(saw!(t, Event::Combat { attack_dice, defense_dice, result: CombatResult::Success, .. }
        if 14 + attack_dice.total() == 20 && 9 + defense_dice.total() == 16));
    // The success becomes a stalemate.
    assert!(saw!(t, Event::Fanatic { area } if area.0 == 10));
    assert_eq!((t.soviet(10).as_deref(), t.stack(10).as_str()), (Some("H03"), DIVISION));
    assert!(DIVISION.split(' ').all(|name| !t.fresh(name)));
    assert_eq!((t.morale(), t.available()), (18, (5, 1, 0)));
}

#[test]
fn r13_4_the_next_attack_meets_no_fanatics() {
    let mut t = after_combat();
    t.play("end combat", "4 4 4 | 3 3 3 3").play("end supply", "1");
    t.go("unit 29/RCN").go(&format!("attack 10 with {DIVISION}; lead 29/RCN"));
    t.play("support 1 1 1", "3 | 2 4 | 3 4");
    // One more for shells that are there again; the Commissars are the twelve just rolled.
    assert_eq!((t.values(), t.result()), ((15, 10), CombatResult::Success));
    assert_eq!((t.soviet(10), t.stack(10).as_str()), (None, DIVISION));
}

#[test]
fn r13_5_end() {
    let mut t = after_combat();
    t.play("end combat", "4 4 4 | 3 3 3 3");
    assert_eq!((t.turn(), t.morale(), t.end()), (3, 17, None));
    assert!(t.record().spent.is_empty());
}
