//! 8.0 Movement.

use kurgan_core::Game;
use volga::Event;

use crate::kit::*;

fn cost_of_last_move(t: &Table) -> u8 {
    let cost = t.events().iter().find_map(|event| match event {
        Event::Moved { cost, .. } => Some(*cost),
        _ => None,
    });
    cost.expect("nobody moved")
}

#[test]
fn r8_1_a_unit_moves_to_adjacent_areas_and_is_spent() {
    let mut t = main().combat();
    t.go("unit 24/PZ; move 24/PZ 4");
    assert_eq!((t.place("24/PZ").as_str(), t.fresh("24/PZ"), t.fresh("24/26")), ("4", false, true));
    t.refuses("unit 24/PZ");
}

#[test]
fn r8_1_only_fresh_units_activate_an_area() {
    let t = main().spent(3, "24/26 24/PZ").combat();
    assert!(!t.can("unit 24/26") && !t.can("unit 24/PZ"));
    assert!(t.can("unit 24/21"));
}

#[test]
fn r8_1_the_defender_is_revealed_after_movement_and_before_combat() {
    let mut t = main().combat();
    t.enter("29/15 29/71", 7, 6);
    // Nobody knows yet who is there, and another may still come.
    assert_eq!(t.soviet(7).as_deref(), Some("?"));
    assert!(t.can("move 29/PZ 7 from 6"));
    t.play("attack 7", "L06");
    assert_eq!(t.soviet(7).as_deref(), Some("L06"));
    assert!(saw!(t, Event::Revealed { .. }) && !saw!(t, Event::Combat { .. }));
    // Ruling 40: lead and support are chosen with the defender known, and nobody else may come.
    assert_eq!(t.offers(), ["lead 29/15", "lead 29/71"]);
}

#[test]
fn r8_1_units_that_did_nothing_stay_fresh_for_a_later_activation() {
    // Ruling 38.
    let mut t = main().combat();
    t.go("unit 24/PZ; move 24/PZ 4; unit 16/64; move 16/64 48");
    assert!(t.fresh("24/26"));
    t.go("unit 24/26; move 24/26 4");
    assert!(saw!(t, Event::Moved { .. }));
}

#[test]
fn r8_1_1_all_fresh_units_of_the_active_area_may_act() {
    let mut t = main().combat();
    t.go("unit 24/PZ");
    assert!(saw!(t, Event::Activated { area } if area.0 == 3));
    t.go("move 24/PZ 4; unit 24/26");
    // The same round goes on: no new activation.
    assert!(!saw!(t, Event::Activated { .. }));
    t.go("move 24/26 4; unit 24/21");
    assert!(saw!(t, Event::Activated { area } if area.0 == 4));
    assert!(!t.offers().iter().any(|offer| offer.starts_with("unit 24/PZ")));
}

#[test]
fn r8_1_2_soviet_units_never_move() {
    let mut t = main().combat();
    let before: Vec<u8> = t.record().soviet.keys().copied().collect();
    t.play("end combat", "4 4 4 | 3 3 3 3");
    assert_eq!(t.record().soviet.keys().copied().collect::<Vec<_>>(), before);
}

#[test]
fn r8_2_a_vacant_area_costs_1() {
    let mut t = main().soviet_only(&[26]).combat();
    t.go("unit 29/15; move 29/15 7");
    assert_eq!(cost_of_last_move(&t), 1);
    // Four areas for infantry, six for armour.
    let mut t = main().soviet_only(&[41]).bare().units(6, "29/15 29/RCN").combat();
    t.go("unit 29/15");
    assert!(t.can("move 29/15 12") && !t.can("move 29/15 14"), "6-8-10-12-13 is four areas");
    t.go("move 29/15 13");
    assert_eq!(cost_of_last_move(&t), 4);
    t.go("unit 29/RCN; move 29/RCN 22");
    assert_eq!(cost_of_last_move(&t), 6);
}

#[test]
fn r8_2_a_vacant_area_next_to_any_soviet_unit_costs_2() {
    // Ruling 32: unrevealed, revealed or contested, in the area entered and not the one left.
    for defender in ["?", "L06"] {
        let mut t = main().soviet_only(&[9]).soviet(9, defender).combat();
        t.go("unit 29/15; move 29/15 7");
        assert_eq!(cost_of_last_move(&t), 2, "{defender}");
    }
    let mut t = main().soviet_only(&[9]).soviet(9, "L06").units(9, "94/267").combat();
    t.go("unit 29/15; move 29/15 8");
    assert_eq!(cost_of_last_move(&t), 2);
    let mut t = main().soviet_only(&[9]).bare().units(7, "29/15").combat();
    t.go("unit 29/15; move 29/15 6");
    assert_eq!(cost_of_last_move(&t), 1);
}

#[test]
fn r8_2_the_cost_of_2_does_not_stop_the_mover() {
    let mut t = main().soviet_only(&[9]).bare().units(6, "29/RCN").combat();
    t.go("unit 29/RCN; move 29/RCN 17");
    // 5 or 7 (1 or 2), then 17 next to area 9 (2): the cheapest way is taken.
    assert_eq!(cost_of_last_move(&t), 3);
    let mut t = main().soviet_only(&[9]).bare().units(6, "29/RCN").combat();
    t.go("unit 29/RCN; move 29/RCN 10");
    assert_eq!(cost_of_last_move(&t), 4);
}

#[test]
fn r8_2_a_revealed_soviet_unit_costs_3() {
    let mut t = main().soviet_only(&[8]).soviet(8, "L06").combat();
    t.enter("29/15", 8, 6);
    assert_eq!(cost_of_last_move(&t), 3);
    // 3 leaves infantry one point: not enough for a way round through an area next to a Soviet unit.
    let mut t = main().soviet_only(&[8]).soviet(8, "L06").combat();
    t.go("unit 29/15");
    assert_eq!(t.offered("move 29/15 8 from"), ["6"]);
    let mut t = main().soviet_only(&[8]).soviet(8, "L06").combat();
    t.go("unit 29/RCN");
    assert_eq!(t.offered("move 29/RCN 8 from"), ["6", "7"]);
    t.go("move 29/RCN 8 from 7");
    assert_eq!(cost_of_last_move(&t), 5);
}

#[test]
fn r8_2_an_unrevealed_soviet_unit_costs_4() {
    let mut t = main().soviet_only(&[9]).combat();
    t.go("unit 29/RCN");
    // 7 and 8 are next to it and cost 2: 6 in all.
    assert_eq!(t.offered("move 29/RCN 9 from"), ["7", "8"]);
    t.go("move 29/RCN 9 from 7");
    assert_eq!(cost_of_last_move(&t), 6);
    let mut t = main().soviet_only(&[9]).combat();
    t.go("unit 29/15");
    assert!(t.offered("move 29/15 9").is_empty(), "infantry enters only from right beside it");
    let mut t = main().combat();
    t.enter("29/15", 8, 6);
    assert_eq!(cost_of_last_move(&t), 4);
}

#[test]
fn r8_2_only_the_highest_cost_is_paid() {
    // Ruling 33: area 8 has Soviet neighbours too; entering it costs 4, not 6.
    let mut t = main().combat();
    t.enter("29/15", 8, 6);
    assert_eq!(cost_of_last_move(&t), 4);
}

#[test]
fn r8_2_a_unit_stops_at_a_soviet_unit() {
    // Ruling 34: no way to 10 but through 8 or 9, which are held.
    let mut t = main().soviet_only(&[7, 8, 9]).soviet(7, "L06").soviet(8, "L07").soviet(9, "L09").combat();
    t.go("unit 29/RCN");
    assert!(t.offered("move 29/RCN 10").is_empty());
    assert_eq!(t.offered("move 29/RCN 8 from"), ["6"]);
}

#[test]
fn r8_2_an_attack_within_a_contested_area_takes_all_movement() {
    // Ruling 44: it is made by units that have not moved, and they are spent.
    let mut t = main().soviet(7, "L06").units(7, "29/RCN").units(7, "29/15").combat();
    t.go("unit 29/RCN");
    t.play("attack 7 with 29/RCN", "1 1 | 6 6");
    assert_eq!(t.place("29/RCN"), "out");
    let mut t = main().soviet(7, "L06").units(7, "29/RCN 29/15").combat();
    t.go("unit 29/RCN");
    t.play("attack 7 with 29/15 29/RCN", "").play("lead 29/15", "3 3 | 1 1");
    assert_eq!(t.result(), volga::CombatResult::Stalemate);
    assert!(!t.fresh("29/RCN") && !t.fresh("29/15"));
    t.refuses("unit 29/RCN");
}

#[test]
fn r8_2_units_leave_a_contested_area_at_normal_cost() {
    let mut t = main().soviet(7, "L06").units(7, "29/15").combat();
    t.go("unit 29/15; move 29/15 6");
    assert_eq!(cost_of_last_move(&t), 2);
}

#[test]
fn r8_2_rain_leaves_a_movement_of_4() {
    // Ruling 24.
    let armour = |event: Option<u8>| {
        let mut layout = factory().bare().soviet_only(&[41, 42]).units(1, "24/PZ 305/576");
        layout.record.event = event;
        let mut t = layout.turn(11).combat();
        t.go("unit 24/PZ");
        t
    };
    assert!(armour(None).can("move 24/PZ 14"), "1-20-19-21-14");
    assert!(armour(None).can("move 24/PZ 37") && !armour(Some(7)).can("move 24/PZ 37"));
    let mut rain = armour(Some(14));
    assert!(rain.can("move 24/PZ 22"));
    rain.go("move 24/PZ 20; unit 305/576");
    assert!(rain.can("move 305/576 22"), "infantry is no slower");
}

#[test]
fn r8_2_1_units_of_one_area_may_go_different_ways_and_see_results_first() {
    let mut t = main().units(49, "177").combat();
    t.enter("29/15", 7, 6);
    t.play("attack 7", "L21 6 6 | 1 1");
    assert_eq!(t.soviet(7), None);
    // Another target, decided after that result.
    t.enter("29/71 29/PZ", 8, 6);
    t.play("attack 8", "L16").play("lead 29/PZ", "6 6 | 1 1");
    assert_eq!(t.soviet(8), None);
    t.go("unit 29/RCN; move 29/RCN 5");
}

#[test]
fn r8_2_1_nobody_enters_an_area_attacked_in_this_activation() {
    // Still Soviet: the lone attacker was repulsed and went out of action.
    let mut t = main().units(49, "177 94/276").combat();
    t.enter("29/15", 8, 6);
    t.play("attack 8", "L16 1 1 | 6 6");
    t.go("unit 29/71");
    assert!(t.offered("move 29/71 8").is_empty());
    t.go("move 29/71 5");
    t.go("unit 29/PZ");
    assert!(t.offered("move 29/PZ 8").is_empty());
}

#[test]
fn r8_2_1_nobody_enters_a_captured_area_in_the_same_activation() {
    let mut t = main().units(49, "177 94/276").combat();
    t.enter("29/15", 8, 6);
    t.play("attack 8", "L16 6 6 | 1 1");
    assert_eq!(t.soviet(8), None);
    t.go("unit 29/RCN");
    assert!(!t.can("move 29/RCN 8"), "9.0: no additional units may enter once combat is resolved");
    assert!(t.offered("move 29/RCN 9").is_empty() && t.offered("move 29/RCN 10").is_empty(), "nor pass through it");
    t.go("move 29/RCN 5; end round; unit 29/PZ; move 29/PZ 8");
    assert_eq!(t.place("29/PZ"), "8");
}

#[test]
fn r8_2_1_a_unit_with_nowhere_else_to_go_is_not_offered() {
    // 6 touches 5, 7 and 8: 5 and 7 are full, 8 has just been taken.
    let layout = main().german(&[7]).units(7, "24/26 24/PZ 24/21 24/RCN");
    let mut t = layout.combat();
    t.enter("29/15", 8, 6);
    t.play("attack 8", "L16 6 6 | 1 1");
    assert!(!t.can("unit 29/RCN"));
    t.go("end round");
    assert!(t.can("unit 29/RCN"));
}

#[test]
fn r8_2_1_the_end_of_the_round_opens_an_attacked_area_again() {
    // Ruling 78.
    let mut t = main().combat();
    t.enter("29/15", 8, 6);
    t.play("attack 8", "L16 1 1 | 6 6");
    t.go("end round");
    assert!(saw!(t, Event::RoundEnded { area } if area.0 == 6));
    t.enter("29/71", 8, 6);
    assert_eq!(cost_of_last_move(&t), 3, "it is revealed now");
    // So does choosing a unit of another area in between.
    let mut t = main().combat();
    t.enter("29/15", 8, 6);
    t.play("attack 8", "L16 1 1 | 6 6");
    t.go("unit 24/PZ; move 24/PZ 4");
    t.enter("29/71", 8, 6);
    assert_eq!(t.place("29/71"), "8");
}

#[test]
fn r8_2_1_one_target_at_a_time() {
    // Ruling 77: once somebody has entered, more may come, others may move to vacant areas, or the attack begins.
    let mut t = main().units(49, "177").combat();
    t.enter("29/15", 8, 6);
    let others = ["29/71", "29/PZ", "29/RCN"];
    let mut expected = vec!["attack 8".to_owned()];
    expected.extend(others.map(|name| format!("move {name} 8 from 6")));
    expected.extend(others.map(|name| format!("unit {name}")));
    assert_eq!(t.offers(), expected);
    t.go("unit 29/71");
    assert!(t.can("move 29/71 8 from 6") && t.offered("move 29/71 7").is_empty(), "{:?}", t.offers());
    t.go("move 29/71 8 from 6");
    assert_eq!(t.stack(8), "29/15 29/71");
}

#[test]
fn finding_4_units_that_take_no_part_may_move_before_the_attack_is_resolved() {
    let mut t = main().units(49, "177").combat();
    t.enter("29/15", 8, 6).go("unit 29/71; move 29/71 5");
    assert_eq!((t.place("29/71").as_str(), t.fresh("29/71")), ("5", false));
    // The same position as if it had moved first, and the attack goes on.
    let mut other = main().units(49, "177").combat();
    other.go("unit 29/71; move 29/71 5").enter("29/15", 8, 6);
    assert!(t.game() == other.game() && t.game().hash() == other.game().hash());
    t.play("attack 8", "L16 6 6 | 1 1");
    assert_eq!(t.soviet(8), None);
}

#[test]
fn r8_3_1_a_full_area_cannot_be_entered() {
    let mut t = main().combat();
    t.go("unit 29/15");
    assert!(!t.can("move 29/15 5"), "four units are there");
    let mut t = main().units(4, "177").combat();
    t.go("unit 29/15");
    assert!(t.can("move 29/15 5"));
}

#[test]
fn r8_3_1_a_full_area_cannot_be_crossed() {
    // Ruling 35: 6-5-4 is the only way but for Soviet areas.
    let mut t = main().combat();
    t.go("unit 29/RCN");
    assert!(!t.can("move 29/RCN 4"));
    let mut t = main().units(48, "177").combat();
    t.go("unit 29/RCN");
    assert!(t.can("move 29/RCN 4"));
}

#[test]
fn r8_3_1_a_full_contested_area_cannot_be_entered() {
    let layout = main().soviet(8, "L06").units(8, "94/267 94/274 94/276");
    let mut t = layout.clone().units(8, "177").combat();
    t.go("unit 29/15");
    assert!(t.offered("move 29/15 8").is_empty());
    // With room for one, one may enter and no second.
    let mut t = layout.combat();
    t.enter("29/15", 8, 6);
    assert!(t.offered("move").is_empty());
}

#[test]
fn r8_3_2_no_way_from_one_soviet_area_straight_into_another() {
    let layout = main().soviet(7, "L06").soviet(8, "L07").soviet(9, "L09");
    let mut t = layout.units(7, "29/RCN").combat();
    t.go("unit 29/RCN");
    assert!(t.can("move 29/RCN 6"));
    // Through the vacant area 6 (2, next to Soviet units) there are 4 points left for 8 (3).
    assert_eq!(t.offered("move 29/RCN 8 from"), ["6"]);
    assert!(t.offered("move 29/RCN 9").is_empty(), "9 has no vacant neighbour in reach");
    t.go("move 29/RCN 8 from 6");
    assert_eq!(cost_of_last_move(&t), 5);
}

#[test]
fn r8_3_2_a_contested_area_without_vacant_neighbours_cannot_be_left() {
    let mut t = main().soviet(10, "H03").units(10, "29/15").combat();
    t.go("unit 29/15");
    assert_eq!(t.offers(), ["attack 10 with 29/15"]);
}

#[test]
fn r8_3_2_infantry_cannot_go_round_into_another_soviet_area() {
    let mut t = main().soviet(7, "L06").soviet(8, "L07").units(7, "29/15").combat();
    t.go("unit 29/15");
    assert!(t.offered("move 29/15 8").is_empty(), "2 and 3 are more than 4");
}

#[test]
fn r8_3_2_a_cleared_active_area_binds_nobody() {
    // Ruling 81: 29/15 takes 7, 29/71 goes on straight into 8.
    let mut t = main().soviet(7, "L06").soviet(8, "L07").units(7, "29/15 29/71").combat();
    t.go("unit 29/15").play("attack 7 with 29/15", "6 6 | 1 1");
    assert_eq!(t.soviet(7), None);
    t.enter("29/71", 8, 7);
    assert_eq!(cost_of_last_move(&t), 3);
}

#[test]
fn r8_3_2_a_unit_may_leave_and_come_back_as_an_entrant() {
    // Ruling 82: 2 to leave for 6 and 3 to return; infantry cannot.
    let mut t = main().soviet(7, "L06").units(7, "29/15 29/RCN").combat();
    t.go("unit 29/15");
    assert!(t.offered("move 29/15 7").is_empty());
    t.go("move 29/15 6").enter("29/RCN", 7, 6);
    assert_eq!(t.offered("attack 7 with"), ["29/RCN"]);
}
