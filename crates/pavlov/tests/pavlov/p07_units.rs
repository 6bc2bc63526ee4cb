//! p.7-8: signals, artillery, flotilla, anti-aircraft guns.

use pavlov::{Event, Refusal};

use crate::kit::{house, lay};

#[test]
fn p7_signal_recover_clears_one_location() {
    let mut t = house().broken(&[14, 17]).hand("S01 S14 S19").cards();
    t.go("use S14 signal recover");
    assert_eq!(t.legal(), ["location 14", "location 17"]);
    assert!(matches!(t.refusal("location 15"), Refusal::NotDisrupted(_)));
    assert!(matches!(t.refusal("location 18"), Refusal::WrongLocation(_)));
    t.go("location 17");
    assert!(t.is_broken(14) && !t.is_broken(17));
    t.go("use S19 signal recover"); // only one is left
    assert!(!t.is_broken(14));
}

#[test]
fn p7_tactical_decision_swaps_a_fog_card_for_another() {
    let mut t = house().hand("S14 F1 S16 S28").cards();
    t.play("use S14 signal tactical_decision", "S01");
    assert_eq!(t.hand(), "S01 S14 S16 S28");
    let cards = t.record().soviet_cards;
    assert!(cards.fog_stock.unwrap().contains(&"F1".to_owned()) && cards.discard.is_empty());
    assert_eq!(t.left().0, 2);
    t.go("use S01 army_cp resupply"); // the new card can be used
    assert_eq!(t.step(), "stage ammunition 5");
}

#[test]
fn p7_tactical_decision_may_draw_from_the_discards() {
    let discard: Vec<String> = (4..=28).map(|n| format!("S{n:02}")).collect();
    let deck: [&str; 0] = [];
    let cards = serde_json::json!({ "deck": deck, "hand": ["S01", "S02", "S03", "F1"], "discard": discard,
        "fog_stock": ["F2", "F3", "F4", "F5", "F6", "F7"] });
    let mut t = lay(serde_json::json!({ "soviet_cards": cards })).cards();
    t.play("use S03 signal tactical_decision", "S28");
    assert!(saw!(t, Event::Reshuffled));
    assert_eq!(t.hand(), "S01 S02 S03 S28");
}

#[test]
fn p7_tactical_decision_needs_fog_and_one_undisrupted_location() {
    let t = house().hand("S14 S16 S28").cards();
    assert!(matches!(t.refusal("use S14 signal tactical_decision"), Refusal::NoFogInHand));
    let t = house().broken(&[14, 15, 16]).hand("S14 F1").cards();
    assert!(t.can("use S14 signal tactical_decision"));
    let t = house().broken(&[14, 15, 16, 17]).hand("S14 F1").cards();
    assert!(matches!(t.refusal("use S14 signal tactical_decision"), Refusal::AllDisrupted(_)));
}

#[test]
fn p7_wire_goes_to_an_empty_undisrupted_location() {
    let mut t = house().broken(&[14]).token(15, "wire").hand("S14 S19").cards();
    t.go("use S14 signal wire_communications");
    assert_eq!(t.legal(), ["location 16", "location 17"]);
    assert!(matches!(t.refusal("location 14"), Refusal::LocationDisrupted(_)));
    assert!(matches!(t.refusal("location 15"), Refusal::LocationTaken(_)));
    assert!(matches!(t.refusal("location 10"), Refusal::WrongLocation(_)));
    t.go("location 17");
    assert_eq!((t.token(17), t.stock("wire")), ("wire".into(), 2));
    let t = house().broken(&[14, 15]).token(16, "wire").token(17, "wire").hand("S14 S19").cards();
    assert!(matches!(t.refusal("use S14 signal wire_communications"), Refusal::NoFreeLocation(_)));
}

#[test]
fn p7_improved_communications_give_a_fourth_action() {
    let wired = (14..=16).fold(house(), |layout, at| layout.token(at, "wire"));
    let mut t = wired.clone().before("soviet_cards", "draw_hand");
    t.carry_on("S01 S02 S03 S04");
    assert!(!saw!(t, Event::ImprovedCommunications));
    assert_eq!(t.left().0, 3);
    let mut t = wired.token(17, "wire").before("soviet_cards", "draw_hand");
    t.carry_on("S01 S02 S03 S04");
    assert!(saw!(t, Event::ImprovedCommunications));
    assert_eq!(t.left().0, 4);
}

#[test]
fn p7_improved_communications_are_judged_as_the_phase_begins() {
    let wired = (14..=16).fold(house(), |layout, at| layout.token(at, "wire"));
    let mut t = wired.hand("S14 S01 S02 S03").cards();
    t.go("use S14 signal wire_communications");
    assert_eq!((t.token(17), t.left().0), ("wire".into(), 2));
}

#[test]
fn p7_artillery_recover_and_ready_artillery_share_two_locations() {
    let mut t = house().broken(&[10, 11]).hand("S01 S15 S19").cards();
    assert!(matches!(t.refusal("use S15 artillery ready_artillery"), Refusal::NoFreeLocation(_)));
    t.go("use S15 artillery recover; location 11; use S19 artillery ready_artillery");
    assert_eq!((t.token(11), t.stock("artillery")), ("artillery".into(), 1));
    assert!(t.is_broken(10));
}

#[test]
fn p7_artillery_recover_needs_a_disrupted_location() {
    let t = house().broken(&[9, 12]).hand("S15 S19").cards();
    assert!(matches!(t.refusal("use S15 artillery recover"), Refusal::NothingToRecover(_)));
}

#[test]
fn p7_ready_artillery_places_one_token() {
    let mut t = house().hand("S15 S19").cards();
    t.go("use S15 artillery ready_artillery");
    assert_eq!(t.legal(), ["location 10", "location 11"]);
    t.go("location 10");
    assert_eq!((t.token(10), t.token(11)), ("artillery".into(), String::new()));
}

#[test]
fn p7_flotilla_recover_clears_one_boat() {
    let mut t = house().broken(&[5, 7]).hand("S05 S11").cards();
    t.go("use S05 flotilla recover; location 5");
    assert!(!t.is_broken(5) && t.is_broken(7));
}

#[test]
fn p7_load_puts_one_token_on_each_free_boat() {
    let mut t = house().staged("food", 2).staged("sapper", 1).broken(&[6]).hand("S05 S11").cards();
    t.go("use S05 flotilla load_supplies");
    assert_eq!(t.legal(), ["load 5 food", "load 5 sapper", "load 7 food", "load 7 sapper", "load 5 nothing"]);
    assert!(matches!(t.refusal("load 5 ammunition"), Refusal::NotStaged(_)));
    assert!(matches!(t.refusal("load 6 food"), Refusal::LocationDisrupted(_)));
    assert!(matches!(t.refusal("load 7 nothing"), Refusal::NotNow));
    assert!(matches!(t.refusal("load 8 food"), Refusal::WrongLocation(_)));
    t.go("load 5 sapper");
    assert_eq!(t.legal(), ["load 7 food", "load 7 nothing"]);
    t.go("load 7 food");
    assert_eq!([5, 6, 7].map(|boat| t.token(boat)), ["sapper", "", "food"]);
    assert_eq!((t.staged("food"), t.staged("sapper"), t.step()), (1, 0, "cards".into()));
}

#[test]
fn p7_load_takes_at_least_one_token_and_three_at_most() {
    let mut t = house().staged("food", 4).hand("S05 S11").cards();
    t.go("use S05 flotilla load_supplies; load 5 nothing; load 6 nothing");
    assert_eq!((t.token(5), t.token(6), t.token(7)), (String::new(), String::new(), "food".into()));
    assert_eq!(t.step(), "cards"); // the last boat had to take the only kind there is
    let mut t = house().staged("food", 4).hand("S05 S11").cards();
    t.go("use S05 flotilla load_supplies; load 5 food; load 6 food; load 7 food");
    assert_eq!((t.staged("food"), t.step()), (1, "cards".into()));
    assert!(matches!(t.refusal("use S11 flotilla load_supplies"), Refusal::NoFreeLocation(_)));
}

#[test]
fn p7_load_stops_when_the_staging_area_is_empty() {
    let mut t = house().staged("food", 1).token(5, "sapper").hand("S05 S11").cards();
    t.go("use S05 flotilla load_supplies; load 6 food");
    assert_eq!((t.step(), t.token(5), t.token(7)), ("cards".into(), "sapper".into(), String::new()));
    assert!(matches!(t.refusal("use S11 flotilla load_supplies"), Refusal::StagingEmpty));
}

#[test]
fn p7_deliver_brings_tokens_to_the_supplies_box() {
    let mut t = house().token(5, "food").token(6, "first_aid").token(7, "sapper").hand("S05 S11").cards();
    t.go("use S05 flotilla deliver_supplies");
    assert_eq!(t.legal(), ["deliver 5", "deliver 6", "deliver 7"]);
    assert!(matches!(t.refusal("done"), Refusal::NothingDone));
    t.go("deliver 6");
    assert_eq!(t.legal(), ["deliver 5", "deliver 7", "done"]);
    assert!(matches!(t.refusal("deliver 6"), Refusal::BoatEmpty(_)));
    t.go("done");
    assert_eq!((t.supply("first_aid"), t.supply("food"), t.supply("sapper")), (1, 2, 0));
    assert_eq!((t.token(5), t.token(6), t.token(7)), ("food".into(), String::new(), "sapper".into()));
}

#[test]
fn p7_deliver_turns_ammunition_into_five_suppression_tokens_each() {
    let mut t = house().supply("suppression", 3).token(5, "ammunition").token(7, "ammunition").hand("S05 S11").cards();
    t.go("use S05 flotilla deliver_supplies; deliver 5; deliver 7");
    assert_eq!((t.supply("suppression"), t.stock("suppression")), (13, 7));
    assert_eq!((t.supply("ammunition"), t.stock("ammunition")), (0, 4));
    assert!(matches!(t.refusal("use S11 flotilla deliver_supplies"), Refusal::NothingLoaded));
}

#[test]
fn p8_anti_aircraft_recover_keeps_to_its_own_locations() {
    let mut t = house().broken(&[8, 9, 12]).hand("S17 S18 S28").cards();
    t.go("use S17 aa_battalion recover"); // 12 is the only one of the battalion
    assert!(!t.is_broken(12) && t.is_broken(8) && t.is_broken(9));
    t.go("use S18 aa_regiment recover; location 9");
    assert!(t.is_broken(8) && !t.is_broken(9));
    assert!(matches!(t.refusal("use S28 aa_battalion recover"), Refusal::NothingToRecover(_)));
}

#[test]
fn p8_ready_anti_aircraft_places_one_token() {
    let mut t = house().token(13, "anti_aircraft").broken(&[8]).hand("S17 S18 S28").cards();
    t.go("use S17 aa_battalion ready_anti_aircraft");
    assert_eq!((t.token(12), t.stock("anti_aircraft")), ("anti_aircraft".into(), 2));
    t.go("use S18 aa_regiment ready_anti_aircraft");
    assert_eq!((t.token(9), t.stock("anti_aircraft")), ("anti_aircraft".into(), 1));
    assert!(matches!(t.refusal("use S28 aa_battalion ready_anti_aircraft"), Refusal::NoFreeLocation(_)));
    assert!(matches!(t.refusal("use S28 aa_regiment ready_anti_aircraft"), Refusal::NoFreeLocation(_)));
}
