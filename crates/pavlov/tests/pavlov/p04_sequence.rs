//! The sequence of a turn (p4-sequence).

use pavlov::{Event, Phase};
use serde_json::json;

use crate::kit::{Table, house, new_game};

/// The turns and phases that began with the last action.
fn begun(t: &Table) -> Vec<Event> {
    t.events.iter().filter(|event| matches!(event, Event::Turn { .. } | Event::Phase(_))).copied().collect()
}

#[test]
fn p4_sequence_cards_then_wehrmacht_then_counters() {
    let mut t = house().at("G2", "pavlov").hand("S01 S02 S03 F1").cards();
    // Nobody is where the mortar aims, and the howitzers miss.
    t.play("done", "W1-11 6 | W1-09 6 1 1 1 1 1 | W1-10 6 1 1 1 1 1");
    assert_eq!(begun(&t), [Event::Phase(Phase::Wehrmacht), Event::Phase(Phase::SovietCounters)]);
    assert_eq!(t.events.iter().filter(|event| matches!(event, Event::Revealed(_))).count(), 3);
    assert_eq!((t.phase().as_str(), t.step().as_str()), ("soviet_counters", "moves"));
    t.go("done");
    assert_eq!(t.step(), "acts");
    assert!(!t.can("move pavlov"), "moves come before actions");
    t.play("done", "S04 S05 S06 S07");
    assert_eq!(begun(&t), [Event::Turn { turn: 2 }, Event::Phase(Phase::SovietCards)]);
}

#[test]
fn p4_sequence_a_german_plans_first() {
    let cards = "W1-01 W1-02 W1-03 W1-04 T1-01 T1-02 T1-03";
    let mut t = new_game(&json!({ "players": "competitive_two" }), cards);
    assert_eq!(begun(&t), [Event::Turn { turn: 1 }, Event::Phase(Phase::Planning)]);
    t.go("order W1-01; order W1-02; order W1-03");
    t.run("tactic T1-01", "");
    assert_eq!(begun(&t), [Event::Phase(Phase::SovietCards)]);
}
