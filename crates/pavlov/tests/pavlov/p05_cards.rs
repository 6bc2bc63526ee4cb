//! p.5: the hand of Soviet cards.

use pavlov::{Event, Refusal};
use serde_json::json;

use crate::kit::{house, lay};

#[test]
fn p5_draw_takes_four_cards() {
    let mut t = house().before("soviet_cards", "draw_hand");
    t.carry_on("S01 F1 S02 S03");
    assert_eq!(t.hand(), "S01 S02 S03 F1");
    assert_eq!(t.record().soviet_cards.deck.unwrap().len(), 27);
    assert_eq!((t.phase(), t.left().0), ("soviet_cards".into(), 3));
}

#[test]
fn p5_draw_goes_on_with_the_shuffled_discards() {
    let discard: Vec<String> = (3..=28).map(|n| format!("S{n:02}")).chain(["F1".into(), "F2".into()]).collect();
    let cards = json!({ "deck": ["S01", "S02", "F3"], "discard": discard });
    let mut t = lay(json!({ "soviet_cards": cards })).before("soviet_cards", "draw_hand");
    t.carry_on("S02 S01 F3 S05");
    assert!(saw!(t, Event::Reshuffled));
    let cards = t.record().soviet_cards;
    assert!(cards.discard.is_empty());
    // Cards in hand are not shuffled in (ruling 12).
    assert_eq!((cards.deck.unwrap().len(), cards.shuffled.unwrap().len()), (27, 28));
    assert_eq!(t.hand(), "S01 S02 S05 F3");
}

#[test]
fn p5_draw_does_not_shuffle_while_there_are_cards() {
    let discard: Vec<String> = (5..=28).map(|n| format!("S{n:02}")).collect();
    let cards = json!({ "deck": ["S01", "S02", "S03", "S04"], "fog_stock": ["F1", "F2", "F3", "F4", "F5", "F6", "F7"],
        "discard": discard });
    let mut t = lay(json!({ "soviet_cards": cards })).before("soviet_cards", "draw_hand");
    t.carry_on("S01 S02 S03 S04");
    assert!(!saw!(t, Event::Reshuffled));
    assert_eq!(t.record().soviet_cards.discard.len(), 24);
}

#[test]
fn p5_actions_use_each_card_once_and_for_one_of_its_units() {
    let mut t = house().broken(&[18, 4]).hand("S01 S02 S03 S04").cards();
    assert!(t.can("use S01 army_cp recover") && t.can("use S01 division_cp recover"));
    assert!(matches!(t.refusal("use S01 signal recover"), Refusal::NotOnCard { .. }));
    assert!(matches!(t.refusal("use S01 division_cp resupply"), Refusal::WrongUse { .. }));
    assert!(matches!(t.refusal("use S28 aa_battalion recover"), Refusal::NotInHand(_)));
    t.go("use S01 army_cp recover");
    assert_eq!((t.left().0, t.is_broken(18), t.is_broken(4)), (2, false, true));
    assert!(t.offered("use S01").is_empty());
    assert!(matches!(t.refusal("use S01 division_cp recover"), Refusal::CardUsed(_)));
}

#[test]
fn p5_actions_are_three_at_most() {
    let mut t = house().broken(&[5, 6, 7]).hand("S05 S11 S16 S20").cards();
    t.go("use S05 flotilla recover; location 5; use S11 flotilla recover; location 6");
    assert_eq!(t.left().0, 1);
    t.go("use S16 flotilla recover");
    assert_eq!((t.left().0, t.legal()), (0, vec!["done".to_owned()]));
    t.run("done", "");
    assert!(saw!(t, Event::Discarded(_)));
    assert_ne!(t.phase(), "soviet_cards");
}

#[test]
fn p5_actions_may_be_declined() {
    let mut t = house().hand("S01 S02 S03 S04").cards();
    t.run("done", "");
    assert!(saw!(t, Event::Discarded(_)));
    assert_ne!(t.phase(), "soviet_cards");
}

#[test]
fn p5_fog_of_war_cannot_be_used() {
    let t = house().hand("S01 F1 F2 S28").cards();
    assert!(t.offered("use F").is_empty());
    assert!(matches!(t.refusal("use F1 army_cp recover"), Refusal::FogOfWar(_)));
    let t = house().hand("F1 F2 F3").cards();
    assert_eq!(t.legal(), ["done"]);
}

#[test]
fn p5_fog_of_war_alone_leaves_the_last_word() {
    let mut t = house().hand("F1 F2 F3 S16").actions(2).cards();
    assert_eq!(t.legal(), ["done"]); // no sapper, no boat: the last card is of no use either
    t.run("done", "");
    assert_eq!(t.record().soviet_cards.discard.len(), 4);
}

#[test]
fn p5_discard_takes_used_and_unused_cards() {
    let mut t = house().broken(&[18]).hand("S01 S02 F1 S03").cards();
    t.go("use S01 army_cp recover").run("done", "");
    assert_eq!(t.hand(), "");
    assert_eq!(t.record().soviet_cards.discard, ["S01", "S02", "S03", "F1"]);
    assert!(t.record().soviet_cards.used.is_empty());
}

#[test]
fn example_p5_same_action_from_two_cards() {
    let mut t = house().hand("S01 S08 F1 S28").cards();
    t.go("use S01 division_cp send_reinforcements; deploy afanasyev; deploy naumov");
    t.go("use S08 division_cp send_reinforcements; deploy chekhov; deploy maxim_1");
    assert_eq!(t.left().0, 1);
    assert!(t.offered("use S01").is_empty() && t.offered("use S08").is_empty() && t.offered("use F1").is_empty());
    assert!(t.can("use S28 aa_regiment ready_anti_aircraft"));
    t.go("use S28 aa_regiment ready_anti_aircraft; location 8").run("done", "");
    assert_eq!(t.record().soviet_cards.discard, ["S01", "S08", "S28", "F1"]);
    assert_eq!(t.there("reserves"), "pavlov glushenko chernogolov aleksandrov afanasyev naumov chekhov");
}
