//! Pages 3 and 4: the actions of the German Phase but for Regular Attacks.

use cauldron::{Event, Refusal};
use serde_json::json;

use crate::kit::*;

#[test]
fn p3_actions_unspent_ip_are_lost_and_supply_is_kept() {
    let mut t = historical().ip(6).supply(10).german();
    t.play("resolve", "3 | c18 | c25 | 3 | c4 c13 | 3 3 | 3");
    assert!(saw!(t, Event::Track { track: cauldron::Track::Ip, from: 6, to: 0 }));
    assert!(t.record().supply > 10);
}

#[test]
fn p3_isolation_doubles_ip_and_supply() {
    // 20 and 50 are cut off from the airfields when 21, 49, 51 and 52 are Soviet.
    let layout = || historical().units("44", "HQ").soviet(&[21, 49, 51, 52]).ip(8).supply(12);
    let mut t = layout().german();
    t.go("unit 76-INF; move 76-INF 50"); // one area next to the Soviets counts two, and the five costs double
    assert_eq!((t.record().this_turn.tally, t.purse()), (2, (6, 10, 3)));
    let mut t = layout().german();
    t.go("attack 19; with 76-INF; commit 2");
    assert_eq!(t.purse(), (6, 8, 3));
    let mut t = layout().german();
    t.go("battlegroup; area 50");
    assert_eq!(t.purse(), (8, 8, 3));
    let mut t = layout().german();
    t.go("activate ip; area 20");
    assert_eq!(t.purse(), (4, 12, 3));
    // Appeals, Tactical Attacks and the wounded involve no unit (ruling 22).
    let mut t = layout().german();
    t.go("evacuate");
    assert_eq!(t.record().ip, 7);
}

#[test]
fn p3_isolation_of_a_box_is_that_of_its_entry_area() {
    // Ruling 21. The entry area of A is Soviet at first; later it is German and joined to the pocket.
    let t = historical().units("A4", "14-PZ").german();
    assert!(t.sight().is_isolated(unit("14-PZ")));
    let south = historical().units("25", "3-MOT").units("26", "297-INF").units("28", "71-INF");
    let t = south.units("A4", "14-PZ").german();
    assert!(!t.sight().is_isolated(unit("71-INF")) && !t.sight().is_isolated(unit("14-PZ")));
}

#[test]
fn p3_isolation_without_airfields_everybody_is_isolated() {
    let mut t = historical().units("44", "HQ").soviet(&[47, 52]).ip(8).supply(12).german();
    t.go("unit 71-INF; move 71-INF 48");
    assert_eq!((t.record().this_turn.tally, t.purse()), (2, (6, 10, 3))); // next to Gumrak, which is Soviet now
}

#[test]
fn p3_isolation_finding_7_a_five_shared_with_isolated_units_costs_double() {
    let layout = |ip: u8| historical().units("44", "HQ").soviet(&[21, 49, 51, 52]).ip(ip).supply(12);
    let mut t = layout(8).german();
    t.go("unit HQ; move HQ 43"); // one area of a five at its single price
    assert_eq!((t.record().this_turn.tally, t.purse()), (1, (7, 11, 3)));
    // The isolated unit moves within that five, which now costs double.
    assert_eq!(t.sight().move_price(unit("76-INF"), area(50)).map(|price| (price.tally, price.ip)), Some((2, 1)));
    t.go("unit 76-INF; move 76-INF 50");
    assert_eq!((t.record().this_turn.tally, t.purse()), (3, (6, 10, 3)));
    // It has been paid: whoever goes on in it pays nothing, isolated or not.
    t.go("unit HQ; move HQ 44"); // next to Gumrak, which is Soviet now
    assert_eq!((t.record().this_turn.tally, t.purse()), (5, (6, 10, 3)));
    // A new five is begun by somebody who is not isolated, at its single price.
    t.go("unit HQ; move HQ 43");
    assert_eq!((t.record().this_turn.tally, t.purse()), (6, (5, 9, 3)));
    // Who cannot pay the difference does not move.
    let mut t = layout(1).german();
    t.go("unit HQ; move HQ 43");
    assert!(t.can("unit HQ") && !t.can("unit 76-INF"));
    assert_eq!(t.refusal("unit 76-INF"), Refusal::IpTooLow { cost: 1, have: 0 });
}

#[test]
fn p3_hq_lost_doubles_every_cost() {
    let layout = || historical().lost("HQ").ip(8).supply(12);
    let mut t = layout().german();
    t.play("appeal airlift", "1");
    assert_eq!(t.record().ip, 6);
    let mut t = layout().german();
    t.play("tactical", "c5");
    assert_eq!(t.purse(), (6, 8, 3));
    let mut t = layout().german();
    t.go("evacuate");
    assert_eq!(t.record().ip, 6);
    let mut t = layout().german();
    t.go("build supply; area 44");
    assert_eq!(t.record().supply, 4);
    let mut t = layout().german();
    t.go("attack 11; with 44-INF; commit 1");
    assert_eq!(t.purse(), (6, 10, 3));
    let mut t = layout().german();
    t.go("unit 71-INF; move 71-INF 44"); // one area: a five at twice its price
    assert_eq!((t.record().this_turn.tally, t.purse()), (1, (6, 10, 3)));
    // Isolated as well: four times.
    let mut t = historical().soviet(&[21, 49, 51, 52]).lost("HQ").ip(8).supply(12).german();
    t.go("attack 19; with 76-INF; commit 1");
    assert_eq!(t.purse(), (4, 8, 3));
}

#[test]
fn p3_appeal_once_a_phase_for_one_ip() {
    let mut t = historical().ip(3).german();
    t.play("appeal conference", "2");
    assert_eq!((t.record().ip, t.refuses("appeal airlift")), (2, "appeal_made"));
    assert_eq!(historical().ip(0).german().refusal("appeal airlift"), Refusal::IpTooLow { cost: 1, have: 0 });
}

#[test]
fn p3_appeal_a_second_hash_ends_freedom_appeals() {
    let layout = historical().holding("hq_politics").holding("foa_bonus").holding("airlift_bonus");
    let mut t = layout.german();
    t.play("appeal freedom", "1");
    assert!(t.held("no_foa_appeal") && !t.held("foa_bonus") && t.held("airlift_bonus"));
    let t = historical().holding("hq_politics").holding("no_foa_appeal").german();
    assert_eq!(t.refuses("appeal freedom"), "no_freedom_appeal");
    assert!(t.can("appeal conference"));
}

#[test]
fn p3_appeal_granted_freedom_needs_no_other() {
    let t = historical().holding("foa_received").german();
    assert_eq!(t.refuses("appeal freedom"), "freedom_granted");
}

#[test]
fn p3_appeal_the_higher_commit_marker_stays() {
    let mut t = historical().commit(2).german();
    t.play("appeal conference", "5");
    assert_eq!(t.record().commit, 2);
}

#[test]
fn p3_prepared_defense_costs_two_ip_or_four_supply() {
    let mut t = historical().ip(2).supply(8).german();
    assert!(t.can("build ip") && t.can("build supply") && t.can("activate ip"));
    t.go("build supply; area 44");
    assert_eq!((t.pdm(44), t.purse()), ((0, 1), (2, 4, 3)));
    t.go("activate ip; area 44");
    assert_eq!((t.pdm(44), t.purse()), ((1, 0), (0, 4, 3)));
    t.go("build supply; area 44");
    assert_eq!(t.pdm(44), (1, 1));
    assert_eq!(t.refusal("build ip"), Refusal::IpTooLow { cost: 2, have: 0 });
    assert_eq!(t.refusal("activate supply"), Refusal::SupplyTooLow { cost: 4, have: 0 });
    assert_eq!(historical().no_pdms().german().refuses("activate ip"), "nothing_to_activate");
}

#[test]
fn p3_prepared_defense_only_in_german_areas() {
    let mut t = historical().german();
    t.go("build ip");
    assert!(!t.can("area 54"));
    assert_eq!(t.refuses("area 54"), "not_german");
    let mut t = historical().german();
    t.go("activate ip");
    assert_eq!(t.offered("area"), ["20", "21", "38", "47"]);
    assert_eq!(t.refuses("area 44"), "no_inactive_pdm");
}

#[test]
fn p3_movement_five_areas_cost_one_ip_and_one_supply() {
    let mut t = historical().ip(3).supply(3).german();
    let tally = |t: &Table| t.record().this_turn.tally;
    t.go("unit 71-INF; move 71-INF 52"); // 45-44-52 or 45-48-52
    assert_eq!((tally(&t), t.purse()), (2, (2, 2, 3)));
    t.go("unit HQ; move HQ 49"); // 1
    t.go("unit 71-INF; move 71-INF 47"); // 1
    assert_eq!((tally(&t), t.purse()), (4, (2, 2, 3)));
    // A double area that passes five carries over.
    t.go("unit 14-PZ; move 14-PZ 24");
    assert_eq!((tally(&t), t.purse()), (6, (1, 1, 3)));
}

#[test]
fn p3_movement_stops_when_ip_or_supply_are_gone() {
    let mut t = historical().ip(1).supply(9).german();
    t.go("unit 71-INF; move 71-INF 39");
    assert_eq!(t.record().this_turn.tally, 4);
    // One area is left of the five that are paid.
    assert!(t.can("unit HQ") && !t.can("unit 29-MOT"));
    t.go("unit HQ; move HQ 47");
    assert!(t.offered("unit").is_empty());
    assert_eq!(t.refusal("unit HQ"), Refusal::IpTooLow { cost: 1, have: 0 });
    let t = historical().ip(9).supply(0).german();
    assert_eq!(t.refusal("unit HQ"), Refusal::SupplyTooLow { cost: 1, have: 0 });
}

#[test]
fn p3_movement_price_is_shown_before_it_is_paid() {
    let t = historical().german();
    for (to, tally, cost) in [(44, 1, 1), (43, 2, 1), (39, 4, 1), (46, 4, 1), (24, 5, 1), (23, 7, 2)] {
        let price = t.sight().move_price(unit("71-INF"), area(to)).unwrap();
        assert_eq!((price.tally, price.ip, price.supply), (tally, cost, cost), "to {to}");
    }
}

#[test]
fn p3_movement_limits_no_soviet_areas_no_boxes_not_after_designation() {
    let mut t = historical().relief("A", "box 4").units("A2", "14-PZ").german();
    assert_eq!(t.refuses("unit 14-PZ"), "not_on_map");
    t.go("unit 44-INF");
    assert!(t.can("move 44-INF 23"));
    assert_eq!((t.refuses("move 44-INF 11"), t.refuses("move 44-INF 22")), ("may_not_enter", "already_there"));
    t.go("move 44-INF 23; attack 11; with 44-INF; commit 0");
    assert_eq!(t.refuses("unit 44-INF"), "designated");
}

#[test]
fn p3_movement_limits_breakthrough_areas_can_be_entered() {
    let mut t = historical().ip(9).supply(9).relief("A", "area 27").breakthrough(28).breakthrough(25).german();
    t.go("unit 29-MOT");
    assert!(t.can("move 29-MOT 25"));
    t.go("move 29-MOT 25");
    // A unit next to the relief marker: link-up.
    assert_eq!(t.outcome().2, "link_up");
}

#[test]
fn p3_stacking_has_no_limit_for_germans_and_one_for_soviets() {
    let names = "76-INF 384-INF 44-INF 29-MOT 3-MOT 371-INF 297-INF 14-PZ";
    let t = historical().units("44", names).german();
    assert_eq!(t.stack("44").split(' ').count(), 8);
}

#[test]
fn p3_tactical_attack_by_random_number() {
    // Cards by random number: 1 c5, 7 c1, 8 c11, 9 c6, 10 c4, 11 c8, 12 c2, 13 c13.
    let index = |card: &str, turn: u8, ssi: u8| {
        let mut t = historical().turn(turn).ssi(ssi).index(4).german();
        t.play("tactical", card);
        t.record().final_offensive
    };
    for card in ["c1", "c6", "c4"] {
        assert_eq!(index(card, 9, 3), 3, "{card}");
    }
    for card in ["c8", "c2", "c13"] {
        assert_eq!((index(card, 6, 6), index(card, 6, 7), index(card, 7, 6)), (3, 3, 4), "{card}");
    }
    assert_eq!((index("c5", 1, 10), index("c9", 1, 10)), (4, 4));
}

#[test]
fn p3_tactical_attack_once_and_not_after_the_launch() {
    let mut t = historical().index(0).german();
    t.play("tactical", "c1");
    assert_eq!((t.record().final_offensive, t.refuses("tactical"), t.purse()), (0, "tactical_made", (5, 8, 3)));
    assert!(saw!(t, Event::Tactical { success: false, .. }), "at 0 nothing is delayed");
    assert_eq!(historical().turn(4).launched(3).german().refuses("tactical"), "offensive_settled");
    assert_eq!(historical().supply(1).german().refusal("tactical"), Refusal::SupplyTooLow { cost: 2, have: 1 });
}

#[test]
fn p3_battlegroup_two_supply_anywhere_german() {
    let mut t = historical().supply(5).ip(0).german();
    t.go("battlegroup");
    assert_eq!(t.offered("area").len(), 24);
    t.go("area 44; battlegroup; area 44");
    assert_eq!((t.stack("44"), t.purse()), ("BG-A BG-B".into(), (0, 1, 3)));
    assert_eq!(t.refusal("battlegroup"), Refusal::SupplyTooLow { cost: 2, have: 1 });
}

#[test]
fn p3_battlegroup_in_the_soviet_phase_before_any_roll() {
    let mut t = historical().supply(4).under_attack(&[22, 38]);
    t.go("battlegroup; area 22");
    assert_eq!(t.stack("22"), "44-INF BG-A");
    t.go("strike 22");
    assert!(!t.can("battlegroup"));
    t.play("from 11", "1");
    assert!(t.can("battlegroup"));
}

#[test]
fn p4_battlegroup_limits_no_attack_and_last_to_be_lost() {
    let mut t = historical().units("22", "BG-A").german();
    t.go("attack 11");
    assert_eq!(t.refuses("with BG-A"), "never_attacks");
    let mut t = historical().units("22", "BG-A").under_attack(&[22, 38]);
    t.go("strike 22").play("from 11", "6");
    // The division must take it: no retreat, no loss for the battlegroup; nothing is left to choose.
    assert!(t.is_depleted("44-INF") && t.stack("22") == "44-INF BG-A");
    // Alone it must be eliminated, and the area falls.
    let mut t = historical().units("22", "BG-A").units("21", "44-INF").under_attack(&[22, 38]);
    t.go("strike 22").play("from 11", "6");
    assert!(t.soviet_in(22) && t.place("BG-A") == "reserve");
    // An inactive PDM does not protect it (ruling 35), an active one does.
    let mut t = historical().units("22", "BG-A").units("21", "44-INF").pdm(22, 1, 0).under_attack(&[22, 38]);
    t.go("strike 22").play("from 11", "6");
    assert_eq!((t.stack("22"), t.pdm(22)), ("BG-A".into(), (0, 1)));
}

#[test]
fn p4_battlegroup_limits_never_lost_to_hunger() {
    let mut t = historical().only("71-INF").units("45", "BG-A").supply(1).upkeep();
    t.play("upkeep 0", "5");
    assert_eq!((t.place("71-INF"), t.place("BG-A")), ("lost".into(), "45".into()));
}

#[test]
fn p4_evacuate_three_for_an_ip() {
    let mut t = historical().wounded(5).ip(3).german();
    t.go("evacuate");
    assert_eq!((t.purse(), t.record().evacuated), ((2, 10, 2), 3));
    t.go("evacuate");
    assert_eq!((t.purse(), t.record().evacuated), ((1, 10, 0), 5));
    // The log tells it once, beside what it costs and how many wounded are left.
    let told: Vec<_> = t.events.iter().filter(|event| format!("{event:?}").contains("vacuated")).collect();
    assert_eq!(told, [&Event::Evacuated { wounded: 2, evacuated: 5 }]);
    assert_eq!(t.refuses("evacuate"), "no_wounded");
    assert_eq!(historical().committed("weak", "strong").german().refuses("evacuate"), "luftwaffe_weak");
}

#[test]
fn p4_surrender_plays_only_evaluation_phases() {
    // Average commitments count on the turn of the surrender only; -2 on every Table H.
    let mut t = historical().turn(14).german();
    t.play("surrender", "6 6 6");
    assert_eq!(t.morale(), 0);
    // SSI 10, three rolls of 4: no change. No point for Stalingrad or morale, one for the offensive.
    assert_eq!(t.outcome(), ("german_decisive", 11, "time_up"));
}

#[test]
fn p4_surrender_with_freedom_costs_one() {
    let mut t = historical().turn(16).holding("foa_received").german();
    t.play("surrender", "3");
    assert_eq!(t.rolled(), (3, 2));
    let mut t = historical().turn(16).german();
    t.play("surrender", "3");
    assert_eq!(t.rolled(), (3, 1));
}

#[test]
fn p4_surrender_in_the_soviet_phase_goes_straight_to_evaluation() {
    let mut t = historical().turn(16).committed("weak", "weak").under_attack(&[22, 38]);
    t.play("surrender", "3");
    assert_eq!(t.rolled(), (3, 3)); // +1 +1 -2
    assert_eq!(t.outcome().2, "time_up");
}

#[test]
fn p4_surrender_is_not_offered_at_set_up() {
    let t = new_game(&json!({"scenario": "variable"}), "");
    assert!(t.can("modifier 2") && !t.can("surrender"));
}

#[test]
fn p3_appeal_after_a_second_hash_a_conference_brings_only_the_airlift_half() {
    let mut t = historical().holding("hq_politics").holding("no_foa_appeal").german();
    t.play("appeal conference", "4");
    assert!(t.held("airlift_bonus") && !t.held("foa_bonus"));
}

#[test]
fn p3_battlegroup_between_the_attacks_and_before_the_relief_roll() {
    let mut t = historical().relief("A", "box 2").supply(9).german();
    t.go("attack 11; with 44-INF; commit 0; attack 9; with 29-MOT; commit 0; resolve");
    t.go("battlegroup; area 44");
    assert_eq!(t.stack("44"), "BG-A");
    t.play("roll 44-INF", "1 1"); // the other one rolls unasked
    t.go("battlegroup; area 45");
    assert!(t.can("relief") && t.stack("45").contains("BG-B"));
    // It is no reason to ask where there is nothing else to decide.
    let mut t = historical().supply(9).german();
    t.go("attack 11; with 44-INF; commit 0").run("resolve", "1 | 3");
    assert!(saw!(t, Event::ReliefAttack { .. }));
}
