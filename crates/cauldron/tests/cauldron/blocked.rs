//! What a player might expect but cannot do is listed with the reason.

use cauldron::{Cauldron, Refusal};
use kurgan_core::{Game, Reason};

use crate::kit::*;

/// The reason given for an action, if it is listed.
fn blocked(t: &Table, action: &str) -> Option<Refusal> {
    let read = Cauldron::read(pack(), action).expect("notation");
    t.game.blocked().into_iter().find(|(listed, _)| *listed == read).map(|(_, reason)| reason)
}

#[test]
fn actions_that_cannot_be_paid_say_what_is_missing() {
    let t = historical().ip(0).supply(1).german();
    assert_eq!(blocked(&t, "appeal airlift"), Some(Refusal::IpTooLow { cost: 1, have: 0 }));
    assert_eq!(blocked(&t, "build ip"), Some(Refusal::IpTooLow { cost: 2, have: 0 }));
    assert_eq!(blocked(&t, "activate supply"), Some(Refusal::SupplyTooLow { cost: 4, have: 1 }));
    assert_eq!(blocked(&t, "battlegroup"), Some(Refusal::SupplyTooLow { cost: 2, have: 1 }));
    assert_eq!(blocked(&t, "unit 71-INF"), Some(Refusal::IpTooLow { cost: 1, have: 0 }));
    assert_eq!(blocked(&t, "attack 11"), Some(Refusal::IpTooLow { cost: 1, have: 0 }));
    assert_eq!(blocked(&t, "evacuate"), Some(Refusal::IpTooLow { cost: 1, have: 0 }));
    assert_eq!(blocked(&t, "tactical"), Some(Refusal::IpTooLow { cost: 1, have: 0 }));
    // What can be done is not listed.
    let t = historical().german();
    assert_eq!((blocked(&t, "appeal airlift"), blocked(&t, "attack 11"), blocked(&t, "resolve")), (None, None, None));
}

#[test]
fn forbidden_actions_name_their_rule() {
    let mut layout = historical().holding("hq_politics").holding("no_foa_appeal").wounded(0);
    layout.record.this_turn.tactical = true;
    let t = layout.german();
    let rule = |action: &str| blocked(&t, action).map(|reason| (reason.code(), reason.rule()));
    assert_eq!(rule("appeal freedom"), Some(("no_freedom_appeal", "p3-appeal")));
    assert_eq!(rule("tactical"), Some(("tactical_made", "p3-tactical-attack")));
    assert_eq!(rule("evacuate"), Some(("no_wounded", "p4-evacuate")));
}

#[test]
fn destinations_out_of_reach_show_their_price() {
    let mut t = historical().ip(1).supply(9).german();
    t.go("unit 71-INF");
    assert_eq!(blocked(&t, "move 71-INF 23"), Some(Refusal::TooFar { tally: 7, left: 5 }));
    assert_eq!(blocked(&t, "move 71-INF 44"), None);
}

#[test]
fn stacks_that_must_stand_say_why() {
    let mut t = historical().under_attack(&[50, 38]);
    t.go("strike 50").play("from 19", "6");
    assert_eq!(blocked(&t, "retreat 49"), Some(Refusal::MustStand(area(50))));
    assert_eq!(blocked(&t, "retreat 58"), Some(Refusal::NoRetreat(area(58))));
}

#[test]
fn unaffordable_advances_and_upkeep_are_listed() {
    let t = historical().supply(2).upkeep();
    assert_eq!(blocked(&t, "upkeep 5"), Some(Refusal::UpkeepTooDear { cost: 5, have: 2 }));
    let mut t = historical().units("22", "BG-A").german();
    t.go("attack 11");
    assert_eq!(blocked(&t, "with BG-A"), Some(Refusal::NeverAttacks(unit("BG-A"))));
    assert_eq!(blocked(&t, "commit 1"), Some(Refusal::NoAttackerYet));
}

#[test]
fn who_attacks_already_is_told_where_more_stand_than_can() {
    let all = "71-INF 76-INF 94-INF 100-INF";
    let mut three = historical().units("22", "71-INF 76-INF").ip(6).german();
    three.go("attack 11; with 71-INF");
    assert_eq!(blocked(&three, "with 71-INF"), None);
    let mut four = historical().units("22", all).ip(6).german();
    four.go("attack 11; with 71-INF");
    assert_eq!(blocked(&four, "with 71-INF"), Some(Refusal::AttacksAlready(unit("71-INF"))));
}
