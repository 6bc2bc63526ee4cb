//! Page 5: the Soviet Phase.

use cauldron::components::{SovietResult, Targets};
use cauldron::{Event, Track};
use serde_json::json;

use crate::kit::*;

/// By how much a status card moves the index: resolve with relief die 3, the card, no targets.
fn index_after(layout: Layout, card: &str) -> u8 {
    let mut t = layout.german();
    if t.record().relief == "box 1" {
        t.run("resolve", &format!("3 {card} c25"));
    } else {
        t.go("resolve").run("relief", &format!("3 {card} c25"));
    }
    let moved = t.events.iter().find_map(|event| match event {
        Event::Track { track: Track::FinalOffensive, to, .. } => Some(*to),
        _ => None,
    });
    moved.unwrap_or(3)
}

#[test]
fn p5_offensive_status_left_and_right_numbers() {
    let at = |ssi: u8, relief: &str| historical().index(3).ssi(ssi).relief("A", relief);
    // Card 1: 2 on the left, 1 on the right.
    assert_eq!(index_after(at(7, "box 1"), "c1"), 5);
    assert_eq!(index_after(at(7, "box 2"), "c1"), 5);
    assert_eq!(index_after(at(8, "box 1"), "c1"), 4);
    assert_eq!(index_after(at(7, "box 3"), "c1"), 4);
    assert_eq!(index_after(at(8, "box 3"), "c1"), 3);
    // The log tells which case it was.
    let told = |layout: Layout, card: &str| {
        let mut t = layout.german();
        t.run("resolve", &format!("3 {card} c25"));
        t.events.iter().find_map(|event| match *event {
            Event::OffensiveNumber { number, ssi, relief, .. } => Some((number, ssi, relief)),
            _ => None,
        })
    };
    assert_eq!(told(at(7, "box 1"), "c1"), Some((2, false, false)));
    assert_eq!(told(at(8, "box 1"), "c1"), Some((1, true, false)));
    assert_eq!(told(at(8, "box 1"), "c15"), None);
    // Card 15 has one number, which always applies; card 4 lowers the index.
    assert_eq!(index_after(at(8, "box 3"), "c15"), 5);
    assert_eq!(index_after(at(5, "box 1"), "c4"), 2);
}

#[test]
fn p5_offensive_status_what_if_8_gives_the_right_number() {
    let layout = || historical().index(3).ssi(7).holding("right_hand_number");
    assert_eq!(index_after(layout(), "c1"), 5);
    assert_eq!(index_after(layout().units("54", "79-INF"), "c1"), 4);
}

#[test]
fn p5_launch_at_8_and_the_surplus_is_lost() {
    let mut t = historical().turn(3).ssi(5).index(7).german();
    t.play("resolve", "3 | c15");
    assert!(saw!(t, Event::Launched));
    assert_eq!((t.record().final_offensive, t.record().launched), (8, 3));
    // No target card: everything is attacked.
    assert!(saw!(t, Event::Targets { column: Targets::All, .. }));
}

#[test]
fn p5_launch_no_status_card_afterwards() {
    let mut t = historical().turn(5).launched(3).german();
    t.play("resolve", "3");
    assert!(!saw!(t, Event::Card { .. }) && saw!(t, Event::Targets { column: Targets::All, .. }));
}

#[test]
fn p5_offensive_effects_every_attack_of_the_launch_turn_is_followed_by_one_more() {
    let mut t = historical().turn(5).launched(5).supply(0).under_attack(&[20, 22, 38]);
    t.go("strike 22");
    // A 1 is followed by another attack, whatever it was; that one only by a bracketed die.
    t.play("from 11", "1 3");
    assert_eq!(t.offered("strike"), ["20", "38"]);
    let mut t = historical().turn(5).launched(5).supply(0).under_attack(&[20, 22, 38]);
    t.go("strike 22").play("from 11", "1 2 2 1");
    assert_eq!(t.offered("strike"), ["20", "38"]);
}

#[test]
fn p5_targets_by_the_attack_column() {
    let targets = |card: &str| {
        let mut t = historical().german();
        t.run("resolve", &format!("3 c18 {card}"));
        let found = t.events.iter().find_map(|event| match event {
            Event::Targets { areas, .. } => {
                Some(areas.into_iter().map(cauldron::components::Area::number).collect::<Vec<_>>())
            }
            _ => None,
        });
        found.unwrap()
    };
    let all = [20, 21, 22, 23, 24, 38, 39, 40, 41, 50, 51, 53, 55, 56, 57];
    assert_eq!(targets("c25"), [0; 0]);
    assert_eq!(targets("c7"), all);
    assert_eq!(targets("c3"), all.into_iter().filter(|n| n % 2 == 0).collect::<Vec<_>>());
    assert_eq!(targets("c6"), all.into_iter().filter(|n| n % 2 == 1).collect::<Vec<_>>());
}

#[test]
fn p5_targets_any_three_of_the_players_choice() {
    let mut t = historical().german();
    t.play("resolve", "3 | c18 | c19");
    assert!(t.can("target 20") && t.can("target 55") && t.can("target 56") && !t.can("target 44"));
    assert_eq!(t.refuses("target 44"), "not_target");
    t.go("target 41; target 57; target 24; done");
    assert_eq!(t.offered("strike"), ["24", "41", "57"]);
}

#[test]
fn p5_soviet_attacks_in_any_order_by_any_soviet_unit() {
    let mut t = historical().under_attack(&[20, 22, 38]);
    assert_eq!(t.offered("strike"), ["20", "22", "38"]);
    t.go("strike 38");
    assert_eq!(t.offered("from"), ["32", "37"]);
    assert_eq!(t.refuses("from 31"), "no_striker");
    t.play("from 37", "3");
    assert_eq!(t.offered("strike"), ["20", "22"]);
    assert_eq!(t.refuses("strike 38"), "not_target");
}

#[test]
fn p5_applying_results_a_loss_or_a_retreat() {
    let mut t = historical().under_attack(&[41, 38]);
    t.go("strike 41").play("from 25", "6");
    assert_eq!(t.offers(), ["lose 14-PZ", "lose 376-INF", "retreat 24", "retreat 40", "retreat 42", "surrender"]);
    t.go("lose 376-INF");
    assert!(t.is_depleted("376-INF"));
    // A depleted division that takes the loss is eliminated.
    let mut t = historical().depleted("376-INF").under_attack(&[41, 38]);
    t.go("strike 41").play("from 25", "6").go("lose 376-INF");
    assert_eq!((t.place("376-INF"), t.stack("41")), ("lost".into(), "14-PZ".into()));
}

#[test]
fn p5_applying_results_finding_9_any_pdm_forbids_the_retreat_and_an_active_one_absorbs() {
    let mut t = historical().under_attack(&[50, 38]);
    t.go("strike 50").play("from 19", "6");
    assert_eq!(t.offers(), ["lose 113-INF", "lose 60-MOT", "lose pdm", "surrender"]);
    assert_eq!((t.refuses("retreat 49"), t.refuses("lose 71-INF")), ("must_stand", "not_there"));
    // An inactive one takes no loss but holds everybody as well (ruling 57).
    let mut t = historical().units("20", "76-INF 384-INF").under_attack(&[20, 38]);
    t.go("strike 20").play("from 16", "6");
    assert_eq!(t.offers(), ["lose 76-INF", "lose 384-INF", "surrender"]);
    assert_eq!((t.refuses("lose pdm"), t.refuses("retreat 49")), ("no_active_pdm", "must_stand"));
    // Left by itself it goes when the Soviets enter.
    let mut t = historical().depleted("76-INF").under_attack(&[20, 38]);
    t.go("strike 20").play("from 16", "6");
    assert_eq!((t.pdm(20), t.soviet_in(20), t.place("76-INF")), ((0, 0), true, "lost".into()));
}

#[test]
fn p5_applying_results_dx_takes_a_weak_unit_alone() {
    let struck = |layout: Layout| {
        let mut t = layout.under_attack(&[39, 38]);
        t.go("strike 39").play("from 31", "5");
        t
    };
    let t = struck(historical());
    assert!(t.soviet_in(39) && t.place("R20-INF") == "lost");
    assert!(saw!(t, Event::SovietAdvance { .. }));
    assert!(struck(historical().units("39", "71-INF")).german_in(39), "two weak units");
    // Nobody is lost: no effect, and the log says so.
    assert!(saw!(struck(historical().units("39", "71-INF")), Event::Struck { result: SovietResult::NoEffect, .. }));
    assert!(struck(historical().pdm(39, 1, 0)).german_in(39), "an active PDM");
    assert_eq!(struck(historical().pdm(39, 1, 0)).pdm(39), (1, 0));
    assert!(struck(historical().units("39", "384-INF").lost("R20-INF")).german_in(39), "a full division");
    assert!(struck(historical().units("39", "HQ").lost("R20-INF")).german_in(39), "the HQ");
    assert!(struck(historical().units("39", "BG-A").lost("R20-INF")).soviet_in(39), "a battlegroup");
}

#[test]
fn p5_applying_results_w_adds_a_wounded() {
    let mut t = historical().wounded(3).under_attack(&[22, 38]);
    t.go("strike 22").play("from 11", "4");
    assert!(saw!(t, Event::Struck { result: SovietResult::Wounded, .. }));
    assert_eq!(t.record().wounded, 4);
}

#[test]
fn p5_german_retreat_all_together_into_a_german_area() {
    let mut t = historical().under_attack(&[41, 38]);
    t.go("strike 41").play("from 25", "6");
    assert_eq!(t.refuses("retreat 26"), "no_retreat");
    t.go("retreat 42");
    assert_eq!((t.stack("42"), t.stack("41")), ("14-PZ 376-INF".into(), String::new()));
    // Without a German neighbour a loss must be taken.
    let mut t = historical().soviet(&[40, 42, 24]).under_attack(&[41, 38]);
    t.go("strike 41").play("from 25", "6");
    assert_eq!(t.offers(), ["lose 14-PZ", "lose 376-INF", "surrender"]);
}

#[test]
fn p5_german_retreat_into_a_breakthrough_area() {
    // The relief force has gone through 27 and 8; no Soviet unit can be there (ruling 60).
    let layout = historical().relief("B", "area 7").breakthrough(27).breakthrough(8).units("25", "14-PZ 376-INF");
    let mut t = layout.under_attack(&[25, 38]);
    t.go("strike 25").play("from 28", "6");
    assert_eq!(t.offered("retreat"), ["23", "24", "27", "41"]);
    t.go("retreat 27");
    assert_eq!(t.stack("27"), "14-PZ 376-INF");
    assert!(t.german_in(27) && t.soviet_in(25) && !t.soviet_in(27));
}

#[test]
fn finding_14_events_say_what_happened() {
    // A DX that finds no weak unit by itself has no effect.
    let mut t = historical().under_attack(&[22, 38]);
    t.go("strike 22").play("from 11", "5");
    assert!(saw!(t, Event::Struck { result: SovietResult::NoEffect, .. }));
    // After an advance the ring is filled where it was left, not where the attacker is now.
    let mut t = historical().pdm(38, 0, 0).under_attack(&[38, 22]);
    t.go("strike 38").play("from 32", "6").go("retreat 44");
    assert!(saw!(t, Event::SovietAdvance { to, .. } if *to == area(38)));
    assert!(saw!(t, Event::Ring { added, .. } if added.has(area(32)) && !added.has(area(38))));
    // The case that gives the number of the Final Offensive.
    let mut t = historical().index(3).ssi(8).german();
    t.run("resolve", "3 c1 c25");
    assert!(saw!(t, Event::OffensiveNumber { number: 1, ssi: true, relief: false, .. }));
    // Milch takes a point off what Table B brings.
    let mut layout = historical().turn(2);
    layout.record.lasting.airlift_supply = -1;
    let t = layout.dawn("c2 c10 | 3 3 | 3");
    assert!(saw!(t, Event::Airlift { supply, by_table } if *supply + 1 == *by_table));
}

#[test]
fn p5_soviet_advance_is_compulsory_and_the_ring_stays_closed() {
    let mut t = historical().pdm(38, 0, 0).under_attack(&[38, 22]);
    t.go("strike 38").play("from 37", "6").go("retreat 44");
    assert!(t.soviet_in(38) && t.soviet_in(32));
    // 37 no longer touches German control and is left empty.
    assert!(!t.soviet_in(37));
}

#[test]
fn p5_follow_up_only_after_the_launch() {
    let mut t = historical().supply(0).under_attack(&[20, 22, 38]);
    t.go("strike 22").play("from 11", "2");
    assert_eq!(t.offered("strike"), ["20", "38"]);
    let mut t = historical().turn(5).launched(3).supply(0).under_attack(&[20, 22, 38]);
    t.go("strike 22").play("from 11", "2 2 1");
    assert_eq!(t.offered("strike"), ["20", "38"]);
}

#[test]
fn p5_follow_up_goes_on_from_the_area_taken() {
    let layout = historical().turn(5).launched(3).supply(0).units("24", "44-INF");
    let mut t = layout.under_attack(&[20, 23, 38]);
    t.go("strike 23").play("from 9", "6");
    // 22 is vacant and next to 23: it is attacked next, unasked, and falls on any die; a 1 ends the chain.
    t.play("retreat 24", "1");
    assert!(t.soviet_in(23) && t.soviet_in(22));
    assert!(saw!(t, Event::Struck { area, from, empty: true, .. } if area.number() == 22 && from.number() == 23));
    assert_eq!(t.offered("strike"), ["20", "38"]);
}

#[test]
fn p5_follow_up_a_vacant_area_comes_first_and_the_player_chooses_among_them() {
    let layout = historical().turn(5).launched(3).supply(0).units("52", "71-INF").pdm(38, 0, 0);
    let mut t = layout.under_attack(&[20, 22, 38]);
    t.go("strike 38").play("from 37", "6").go("retreat 39");
    assert_eq!(t.offered("strike"), ["44", "45"]);
    assert_eq!((t.refuses("strike 53"), t.refuses("strike 52")), ("vacant_first", "no_follow_up"));
    t.play("strike 45", "3");
    assert!(t.soviet_in(45) && t.german_in(44));
}

#[test]
fn p5_follow_up_the_same_area_while_it_is_held() {
    let mut t = historical().turn(5).launched(3).supply(0).pdm(38, 0, 0).under_attack(&[20, 22, 38]);
    t.go("strike 38").play("from 37", "6").play("lose 371-INF", "6");
    assert!(t.is_depleted("371-INF") && t.can("lose 371-INF"));
}

#[test]
fn p5_follow_up_battlegroups_may_be_raised_before_it() {
    let mut t = historical().turn(5).launched(3).supply(5).under_attack(&[20, 22, 38]);
    t.go("strike 22").play("from 11", "2");
    assert_eq!(t.offers(), ["strike 22", "battlegroup", "surrender"]);
    t.go("battlegroup; area 22");
    assert_eq!((t.stack("22"), t.refuses("strike 21")), ("44-INF BG-A".into(), "same_area"));
    t.play("strike 22", "1");
}

#[test]
fn p4_surrender_at_any_soviet_decision() {
    let mut t = with(&json!({})).turn(15).under_attack(&[41, 38]);
    t.go("strike 41").play("from 25", "6").play("surrender", "3 3");
    assert_eq!(t.outcome().2, "time_up");
}
