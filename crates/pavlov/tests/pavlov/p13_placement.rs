//! Wehrmacht counters arrive and advance (p13-placement, p13-suppression, p13-advance, p13-sapper-defenses).

use pavlov::components::Colour;
use pavlov::{By, End, Event, Refusal};

use crate::kit::{Layout, house};

const MACHINE_GUNNERS: &str = "W1-06";
const RIFLEMEN: &str = "W1-01";
const PANZER_2: &str = "W2-08";

fn example() -> Layout {
    house().track(4, "riflemen scouts").mined(&[4]).suppression("red", 3)
}

#[test]
fn example_p14_the_machine_gunners_are_suppressed() {
    let mut t = example().reveal(MACHINE_GUNNERS, "4");
    assert_eq!(t.offered("spend"), ["0", "1", "2", "3"]);
    let stock = t.stock("suppression");
    t.play("spend 2", "3 4");
    assert_eq!(t.rolled(), (vec![3, 4], 4, 1));
    assert_eq!((t.track(4).as_str(), t.is_mined(4)), ("riflemen scouts", true));
    assert_eq!((t.suppression("red"), t.stock("suppression")), (1, stock + 2));
    assert!(saw!(t, Event::KeptAway { .. }));
}

#[test]
fn example_p14_the_machine_gunners_arrive_and_the_sapper_takes_the_scouts() {
    let mut t = example().reveal(MACHINE_GUNNERS, "4");
    let stock = t.stock("sapper");
    t.play("spend 0", "1 5 1");
    assert_eq!(t.rolled(), (vec![1, 5, 1], 5, 1));
    assert_eq!((t.track(4).as_str(), t.is_mined(4)), ("machine_gunners+ riflemen", false));
    assert_eq!((t.suppression("red"), t.stock("sapper")), (3, stock + 1));
    assert!(saw!(t, Event::Removed { circle: 3, by: By::Sapper, .. }));
}

#[test]
fn example_p14_the_suppression_fails_and_the_sapper_misses() {
    let mut t = example().reveal(MACHINE_GUNNERS, "4");
    t.play("spend 3", "3 2 1 | 4 4 4");
    assert_eq!((t.track(4).as_str(), t.is_mined(4)), ("machine_gunners+ riflemen scouts", false));
    assert_eq!((t.suppression("red"), t.stock("sapper")), (0, 6));
}

#[test]
fn p13_placement_rolls_a_track_for_each_face() {
    for die in 1..=6_u8 {
        let t = house().reveal(PANZER_2, &die.to_string());
        assert_eq!(t.track(die), "panzer_2+");
        assert_eq!(t.record().tracks.values().flatten().filter(|circle| *circle != "-").count(), 1);
    }
}

#[test]
fn p13_advance_after_a_decision_that_comes_first() {
    // Somebody is saved while the counter waits to arrive.
    let mut layout = house().at("G2", "pavlov").supply("first_aid", 1).track(1, "scouts");
    layout.record.wehrmacht_cards.card = Some(RIFLEMEN.into());
    let mut t = layout.in_the_middle("wehrmacht", "reveal", "card_done; arrive riflemen 1; first_aid pavlov sniper");
    t.run("aid", "");
    assert!(saw!(t, Event::Arrived { pushed: 1, .. }));
}

#[test]
fn p13_placement_does_nothing_without_a_counter_of_the_type() {
    let layout = house().track(1, "riflemen riflemen riflemen").track(2, "riflemen riflemen riflemen");
    let layout = layout.track(3, "riflemen riflemen riflemen").track(4, "riflemen");
    let t = layout.reveal(RIFLEMEN, "");
    assert!(saw!(t, Event::NoCounterLeft(_)));
    assert_eq!(t.track(4), "riflemen");
}

#[test]
fn p13_suppression_is_for_infantry_only() {
    let t = house().suppression("red", 3).reveal(PANZER_2, "4");
    assert_eq!((t.track(4).as_str(), t.suppression("red")), ("panzer_2+", 3));
}

#[test]
fn p13_suppression_takes_tokens_of_the_colour_of_the_track_only() {
    let t = house().suppression("green", 3).suppression("purple", 2).reveal(RIFLEMEN, "4");
    assert_eq!(t.track(4), "riflemen+");
    let t = house().suppression("green", 3).suppression("purple", 2).reveal(RIFLEMEN, "6");
    assert_eq!(t.offered("spend"), ["0", "1", "2"]);
    assert_eq!(t.refusal("spend 3"), Refusal::BoxHolds { colour: Colour::Purple, have: 2 });
    assert_eq!(t.blocked(), [("spend 3".into(), t.refusal("spend 3"))]);
}

#[test]
fn p13_suppression_spends_all_tokens_named_and_allows_one_try() {
    let mut t = house().suppression("green", 5).reveal(RIFLEMEN, "1");
    t.play("spend 3", "6 6 6");
    assert_eq!(t.suppression("green"), 2);
    let mut t = house().suppression("green", 5).reveal(RIFLEMEN, "1");
    t.play("spend 3", "3 3 3");
    assert_eq!((t.suppression("green"), t.track(1).as_str(), t.phase().as_str()), (2, "riflemen+", "soviet_counters"));
}

#[test]
fn p13_advance_pushes_only_the_unbroken_row() {
    let t = house().track(1, "riflemen - scouts").reveal(PANZER_2, "1");
    assert_eq!(t.track(1), "panzer_2+ riflemen scouts");
    assert!(saw!(t, Event::Arrived { pushed: 1, .. }));
    let t = house().track(1, "- riflemen scouts").reveal(PANZER_2, "1");
    assert_eq!(t.track(1), "panzer_2+ riflemen scouts");
    assert!(saw!(t, Event::Arrived { pushed: 0, .. }));
    let t = house().track(1, "- - scouts").reveal(PANZER_2, "1");
    assert_eq!(t.track(1), "panzer_2+ - scouts");
}

#[test]
fn p13_advance_beyond_the_track_loses_the_game() {
    let t = house().track(5, "riflemen panzer_2 scouts").reveal(PANZER_2, "5");
    assert!(saw!(t, Event::Ended(End::Overrun(_))));
    assert_eq!(t.outcome().2, "overrun");
    let t = house().track(5, "riflemen panzer_2 scouts").reveal(PANZER_2, "4");
    assert!(!t.is_over());
}

#[test]
fn p13_advance_beyond_the_track_can_be_warded_off_by_suppression_alone() {
    let full = || house().track(6, "riflemen panzer_2 scouts").suppression("purple", 1).reveal(RIFLEMEN, "6");
    let mut t = full();
    t.play("spend 1", "4");
    assert_eq!((t.is_over(), t.track(6).as_str()), (false, "riflemen panzer_2 scouts"));
    let mut t = full();
    t.play("spend 1", "3");
    assert_eq!(t.outcome().2, "overrun");
}

#[test]
fn p13_sapper_defenses_wait_for_a_counter_that_enters_their_circle() {
    let t = house().track(2, "riflemen").mined(&[2]).reveal(PANZER_2, "2");
    assert_eq!((t.track(2).as_str(), t.is_mined(2)), ("panzer_2+ riflemen", true));
    let t = house().track(2, "riflemen panzer_2").mined(&[2]).reveal(PANZER_2, "2 | 3 3 3");
    assert_eq!((t.track(2).as_str(), t.is_mined(2)), ("panzer_2+ riflemen panzer_2", false));
    // A token on another track has no part in it.
    let t = house().track(2, "riflemen panzer_2").mined(&[1]).reveal(PANZER_2, "2");
    assert!(t.is_mined(1));
}

#[test]
fn p13_sapper_defenses_leave_a_gap_that_nobody_closes() {
    let t = house().track(2, "riflemen panzer_2").mined(&[2]).reveal(PANZER_2, "2 | 3 3 4");
    assert_eq!(t.track(2), "panzer_2+ riflemen");
}
