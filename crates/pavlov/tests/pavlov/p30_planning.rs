//! Wehrmacht Planning of the competitive game (p30-planning, p30-must-play).

use kurgan_core::{Game, Seat, Seats};
use pavlov::{Event, Refusal};
use serde_json::json;

use crate::kit::{Layout, new_game, pack, with};

fn competitive() -> Layout {
    with(json!({ "players": "competitive_two" }))
}

#[test]
fn p30_planning_begins_with_four_and_three_cards() {
    let t = new_game(&json!({ "players": "competitive_two" }), "W1-01 W1-07 W1-12 W1-11 | T1-01 T1-02 T1-07");
    assert_eq!(t.record().wehrmacht_cards.hand, ["W1-01", "W1-07", "W1-11", "W1-12"]);
    assert_eq!(t.record().tactics.hand, ["T1-01", "T1-02", "T1-07"]);
    assert_eq!((t.phase().as_str(), t.game.to_act()), ("planning", Seats::only(Seat(1))));
    assert_eq!(t.offered("order"), ["W1-01", "W1-07", "W1-11", "W1-12"]);
}

#[test]
fn p30_planning_lays_three_orders_and_a_tactic_and_draws_anew() {
    let start = "W1-01 W1-07 W1-12 W1-11 | T1-01 T1-02 T1-07";
    let mut t = new_game(&json!({ "players": "competitive_two" }), start);
    t.go("order W1-11; order W1-01; order W1-07");
    assert_eq!(t.offered("tactic"), ["T1-01", "T1-02", "T1-07"]);
    assert_eq!(t.refusal("tactic T1-03"), {
        let card = pack().tactic_card_named("T1-03").unwrap();
        Refusal::NotInGermanTactics(card)
    });
    t.play("tactic T1-02", "W1-02 W1-03 W1-09 | T1-03 | S01 S02 S03 S04");
    let record = t.record();
    assert_eq!(record.wehrmacht_cards.orders, ["W1-11", "W1-01", "W1-07"]);
    assert_eq!(record.wehrmacht_cards.hand, ["W1-02", "W1-03", "W1-09", "W1-12"]);
    assert_eq!(record.wehrmacht_cards.fresh, ["W1-02", "W1-03", "W1-09"]);
    assert_eq!((record.tactics.laid.as_deref(), record.tactics.fresh), (Some("T1-02"), vec!["T1-03".to_owned()]));
    assert_eq!((t.phase().as_str(), t.game.to_act()), ("soviet_cards", Seats::only(Seat(0))));
}

#[test]
fn p30_planning_shows_the_tactic_and_the_orders_from_top_to_bottom() {
    let layout = competitive().german("W1-02", "W1-11 W1-09 W1-10").german_tactics("T1-03 T1-04", "T1-01");
    let mut t = layout.before("soviet_cards", "tactics");
    t.carry_on("1 | 1 | 1 1 1 1 1 1 | 1 | 1 1 1 1 1 1");
    let named = |name: &str| pack().wehrmacht_card_named(name).unwrap();
    let revealed = t.events.iter().filter_map(|event| match event {
        Event::Revealed(card) => Some(*card),
        _ => None,
    });
    assert_eq!(revealed.collect::<Vec<_>>(), ["W1-11", "W1-09", "W1-10"].map(named));
    assert_eq!((t.record().tactics.in_play, t.record().tactics.laid), (vec!["T1-01".to_owned()], None));
    assert!(t.record().wehrmacht_cards.orders.is_empty());
}

#[test]
fn p30_planning_replaces_last_turns_tactic() {
    let layout = competitive()
        .turn(2)
        .german("W1-02", "W1-11 W1-09 W1-10")
        .tactics("T1-01")
        .german_tactics("T1-03 T1-04", "T1-02");
    let mut t = layout.before("soviet_cards", "tactics");
    t.carry_on("1 | 1 | 1 1 1 1 1 | 1 | 1 1 1 1 1");
    assert_eq!(t.record().tactics.in_play, ["T1-02"]);
    assert!(saw!(t, Event::TacticGone(_)));
}

#[test]
fn p30_planning_lays_only_what_is_in_hand() {
    let t = competitive().german("W1-01 W1-02 W1-03 W1-04", "").german_tactics("T1-01 T1-02 T1-03", "").planning();
    let named = |name: &str| pack().wehrmacht_card_named(name).unwrap();
    assert_eq!(t.refusal("order W1-05"), Refusal::NotInGermanHand(named("W1-05")));
    assert_eq!(t.offered("order").len(), 4);
}

#[test]
fn p30_planning_of_the_last_turn_finds_no_more_cards() {
    let layout = competitive().turn(21).german("W4-01 W5-01 W5-02 W5-03", "").german_tactics("T4-01 T4-02 T4-03", "");
    let mut layout = layout.drawn(64);
    layout.record.tactics.drawn = Some(23);
    let mut t = layout.planning();
    t.go("order W5-01; order W5-02; order W5-03");
    t.play("tactic T4-01", "S01 S02 S03 S04");
    assert_eq!((t.record().wehrmacht_cards.hand, t.record().tactics.hand.len()), (vec!["W4-01".to_owned()], 2));
}

#[test]
fn p30_must_play_leaves_no_room_to_hold_a_resupply_card_back() {
    let layout = competitive().german("W1-01 W1-02 W1-03 resupply", "").german_tactics("T1-01 T1-02 T1-03", "");
    let mut t = layout.planning();
    // Its place in the order is free.
    assert_eq!(t.offered("order").len(), 4);
    t.go("order W1-01");
    assert_eq!(t.offered("order").len(), 3);
    let named = |name: &str| pack().wehrmacht_card_named(name).unwrap();
    let mut other = t.clone();
    t.go("order W1-02");
    // Only the Resupply card can be the third order; laid unasked it would tell the defenders so.
    assert_eq!(t.offered("order"), ["resupply"]);
    t.go("order resupply");
    assert_eq!(t.record().wehrmacht_cards.orders, ["W1-01", "W1-02", "resupply"]);
    other.go("order resupply");
    assert_eq!(other.offered("order"), ["W1-02", "W1-03"]);
    assert_eq!(other.refusal("order resupply"), Refusal::NotInGermanHand(named("resupply")));
}

#[test]
fn p30_must_play_holds_for_the_milk_house_too() {
    let layout = competitive().turn(21).german("W4-01 W4-02 W4-03 W5-03", "").german_tactics("T4-01 T4-02 T4-03", "");
    let mut t = layout.drawn(64).planning();
    t.go("order W4-01; order W4-02");
    assert_eq!(t.offered("order"), ["W5-03"]);
    t.go("order W5-03");
    assert_eq!(t.record().wehrmacht_cards.orders, ["W4-01", "W4-02", "W5-03"]);
}

#[test]
fn p30_must_play_refuses_other_cards_once_it_is_time() {
    let layout = competitive().german("W4-01 W4-02 resupply W5-03", "").german_tactics("T4-01 T4-02 T4-03", "");
    let mut t = layout.drawn(64).planning();
    t.go("order W4-01");
    assert_eq!(t.offered("order"), ["W5-03", "resupply"]);
    let milk_house = pack().wehrmacht_card_named("W5-03").unwrap();
    assert_eq!(t.refusal("order W4-02"), Refusal::MustPlay(milk_house));
    assert_eq!(t.blocked(), [("order W4-02".into(), t.refusal("order W4-02"))]);
}

#[test]
fn p30_competitive_deals_six_cards_of_the_first_tactics_deck() {
    let drawn = |drawn, next: &str| {
        let mut layout = competitive().german("W1-01 W1-02 W1-03 W1-04", "").german_tactics("T1-01 T1-02 T1-03", "");
        layout.record.tactics.drawn = Some(drawn);
        let mut t = layout.planning();
        t.go("order W1-01; order W1-02; order W1-03");
        t.play("tactic T1-01", &format!("W1-05 W1-06 W1-07 | {next} | S01 S02 S03 S04"));
        t.record().tactics.fresh
    };
    assert_eq!(drawn(5, "T1-07"), ["T1-07"]);
    assert_eq!(drawn(6, "T2-01"), ["T2-01"]);
}
