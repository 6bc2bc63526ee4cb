//! Page 5: the relief force.

use cauldron::Event;
use serde_json::json;

use crate::kit::*;

#[test]
fn p5_relief_attack_costs_nothing_and_is_made_every_phase() {
    let mut t = historical().ip(0).supply(0).german();
    t.run("resolve", "5");
    assert!(saw!(t, Event::ReliefAttack { advances: true, .. }));
    assert!(saw!(t, Event::Track { track: cauldron::Track::Morale, from: 33, to: 34 }));
}

#[test]
fn p5_relief_attack_a_rout_turns_a_star_into_an_advance() {
    // A Hit is a Retreat result too (ruling 42).
    let mut t = historical().german();
    t.go("attack 54; with 305-INF; commit 3").run("resolve", "6 4");
    assert!(saw!(t, Event::Hit { .. }));
    assert_eq!(t.record().relief, "box 2");
    let mut t = historical().german();
    t.go("attack 54; with 305-INF; commit 3").run("resolve", "1 4");
    assert_eq!(t.record().relief, "box 1");
}

#[test]
fn p5_relief_attack_letter_d_is_hollidts() {
    assert!(pack().letters[3].name.en.contains("Hollidt") && pack().letters[0].name.en.contains("Hoth"));
}

#[test]
fn p5_breakthrough_box_5_places_a_soviet_unit_and_the_next_advance_enters_the_map() {
    let mut t = historical().relief("A", "box 4").german();
    assert!(!t.soviet_in(28));
    t.go("resolve").run("relief", "6");
    assert_eq!(t.record().relief, "box 5");
    assert!(t.soviet_in(28));
    let mut t = historical().relief("A", "box 5").german();
    t.go("resolve").run("relief", "6");
    assert_eq!((t.record().relief.as_str(), t.record().breakthrough), ("area 28", vec![28]));
    assert!([26, 27, 29].iter().all(|&next| t.soviet_in(next)) && !t.soviet_in(28));
}

#[test]
fn p5_breakthrough_on_the_map_the_area_is_named_before_the_roll() {
    let mut t = historical().relief("B", "area 27").german();
    t.go("resolve");
    assert_eq!(t.offered("relief"), ["8", "9", "25", "28"]);
    assert_eq!(t.refuses("direction A"), "on_map");
    t.run("relief 28", "5");
    assert_eq!((t.record().relief.as_str(), t.record().breakthrough), ("area 28", vec![27, 28]));
    // A Retreat takes it back and its marker off.
    let mut t = historical().relief("B", "area 28").breakthrough(27).german();
    t.go("resolve").run("relief 25", "1");
    assert_eq!((t.record().relief.as_str(), t.record().breakthrough), ("area 27", vec![27]));
    // In the entry area there is nowhere to fall back to (ruling 49).
    let mut t = historical().relief("B", "area 27").german();
    t.go("resolve").run("relief 25", "1");
    assert_eq!(t.record().relief, "area 27");
}

#[test]
fn p5_breakthrough_the_player_chooses_the_way_back() {
    let mut t = historical().relief("A", "area 28").breakthrough(27).breakthrough(29).german();
    t.go("resolve").play("relief 25", "1");
    assert_eq!(t.offered("retreat"), ["27", "29"]);
    t.run("retreat 29", "");
    assert_eq!(t.record().relief, "area 29");
}

#[test]
fn p5_change_direction_one_box_back_and_another_letter() {
    let mut t = historical().relief("A", "box 3").german();
    t.go("resolve");
    assert_eq!(t.offered("direction"), ["B", "C", "D"]);
    assert_eq!(t.refuses("direction A"), "same_letter");
    t.run("direction D", "");
    assert!(saw!(t, Event::Relief { letter: cauldron::components::Letter::D, .. }));
    assert_eq!((t.record().letter.as_str(), t.record().relief.as_str()), ("D", "box 2"));
}

#[test]
fn p5_change_direction_not_in_box_1() {
    let mut t = historical().german();
    t.run("resolve", "3");
    assert!(saw!(t, Event::ReliefAttack { .. }));
}

#[test]
fn p5_link_up_by_advance_next_to_the_relief_force() {
    let mut t = historical().relief("A", "area 28").ip(6).supply(12).ssi(8).german();
    t.go("attack 25; with 14-PZ; with 376-INF; commit 3; resolve").play("roll 14-PZ", "5");
    t.go("advance 14-PZ; done");
    // All 22 units have a route: three points; SSI 8, morale, no offensive.
    assert_eq!(t.outcome(), ("german_decisive", 8 + 3 + 1 + 1, "link_up"));
    assert!(saw!(t, Event::LinkedUp { units } if units.len() == 22));
}

#[test]
fn p5_link_up_in_the_entry_area_next_to_box_5() {
    let mut t = historical().relief("A", "box 4").units("28", "14-PZ").units("26", "297-INF").german();
    t.go("resolve").play("relief", "6");
    assert_eq!(t.outcome().2, "link_up");
}

#[test]
fn p5_link_up_counts_only_units_with_a_route() {
    // 28 is not connected to the pocket: everything around it is Soviet.
    let layout = historical().relief("A", "box 4").units("28", "14-PZ").soviet(&[23, 24, 41]);
    let mut t = layout.german();
    t.go("resolve").play("relief", "6");
    assert!(saw!(t, Event::LinkedUp { units } if units.len() == 1));
}

#[test]
fn p5_end_of_phase_hits_are_removed() {
    let mut t = historical().german();
    t.go("attack 54; with 305-INF; commit 3").run("resolve", "6");
    assert!(saw!(t, Event::HitsRemoved));
    assert!(t.record().hits.is_empty());
}

#[test]
fn p1_relief_force_what_if_shifts_the_letter() {
    let t = new_game(&json!({"entry": "B", "what_if": true}), "c6 | c10 c14 | 3 3 | 3");
    assert_eq!(t.record().letter, "C"); // random number 9: one to the left
    let t = new_game(&json!({"entry": "B", "what_if": true}), "c4 | c10 c14 | 3 3 | 3");
    assert_eq!(t.record().letter, "A"); // 10: one to the right
}

#[test]
fn p5_link_up_a_battlegroup_can_still_bring_it_about() {
    // The relief force reaches 41 next to vacant 42; nobody else is near it.
    let layout = || {
        let layout = historical().relief("A", "area 25").soviet(&[41]).units("20", "3-MOT 29-MOT");
        layout.units("22", "297-INF").supply(4).committed("strong", "strong")
    };
    let mut t = layout().german();
    t.go("resolve").play("relief 41", "6");
    assert_eq!(t.offers(), ["battlegroup", "done", "surrender"]);
    let mut stays = t.clone();
    stays.run("done", "");
    assert_eq!(stays.record().phase, "upkeep");
    t.go("battlegroup").play("area 42", "");
    assert_eq!(t.outcome().2, "link_up");
    // Without the supply nobody is asked.
    let mut t = layout().supply(1).german();
    t.go("resolve").run("relief 41", "6");
    assert_ne!(t.record().phase, "german");
}

#[test]
fn p5_link_up_ends_a_move_where_it_happens() {
    // 42 is next to the relief force in 41: whoever enters it has met it, and goes no further that way.
    let layout = historical().relief("A", "area 41").breakthrough(25).soviet(&[23, 24, 39, 40, 41, 44, 47]);
    let mut t = layout.units("43", "71-INF").ip(20).supply(20).german();
    t.go("unit 71-INF");
    assert_eq!(t.offered("move 71-INF"), ["42"]);
    t.go("move 71-INF 42");
    assert_eq!(t.outcome().2, "link_up");
}
