//! Page 6: the Evaluation Phase, Collapse, the end, victory.

use cauldron::components::SovietResult;
use cauldron::{End, Event, LossCause, Points};
use kurgan_core::Game;

use crate::kit::*;

/// A Soviet Phase with one attack on 22 to come that will fail.
fn quiet(layout: Layout) -> Table {
    let mut t = layout.under_attack(&[22]);
    t.go("strike 22");
    t
}

#[test]
fn p6_ssi_roll_changes_the_index() {
    for (die, ssi) in [(1, 5), (2, 5), (3, 6), (4, 6), (5, 7), (6, 7)] {
        let mut t = quiet(historical().turn(5).ssi(6));
        t.run("from 11", &format!("1 {die}"));
        assert!(ssi == 6 || saw!(t, Event::Track { track: cauldron::Track::Ssi, from: 6, to } if *to == ssi), "{die}");
    }
}

#[test]
fn p6_ssi_roll_zero_loses_at_once() {
    let mut t = quiet(historical().turn(5).ssi(1));
    t.play("from 11", "1 2");
    assert_eq!((t.outcome(), t.record().end.as_deref()), (("soviet_decisive", 0, "ssi_zero"), Some("ssi_zero")));
}

/// Collapse by wounded on turn 5: twenty-one divisions and no battlegroup roll, in ascending order.
fn collapse(rolls: &str) -> Table {
    let mut t = quiet(historical().turn(5).wounded(20));
    t.play("from 11", &format!("1 3 {rolls}"));
    t
}

const ALL_SURVIVE: &str = "3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3";

#[test]
fn p6_collapse_by_wounded_or_by_morale_after_the_launch() {
    assert!(saw!(collapse(ALL_SURVIVE), Event::Collapse));
    let mut t = quiet(historical().turn(5).wounded(19));
    t.run("from 11", "1 3");
    assert!(!saw!(t, Event::Collapse));
    // Morale 20 counts only once the offensive is launched.
    let small = || {
        historical()
            .turn(5)
            .supply(0)
            .soviet(&[20, 21, 23, 24, 38, 39, 40, 41, 42, 43, 44, 46, 49, 50])
            .units("48", "HQ")
    };
    assert!(small().german().morale() <= 20);
    let mut t = small().under_attack(&[57]);
    t.run("strike 57", "1 3");
    assert!(!saw!(t, Event::Collapse));
    let mut t = small().launched(3).under_attack(&[57]);
    t.run("strike 57", "1 3");
    assert!(saw!(t, Event::Collapse));
}

#[test]
fn p6_collapse_each_survivor_flees_where_the_player_says() {
    let mut t = collapse("1 2 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3");
    assert_eq!((t.place("76-INF"), t.place("384-INF")), ("lost".into(), "lost".into()));
    assert_eq!(t.offered("key"), ["47", "52", "53", "54", "55"]);
    t.go("key 47");
    assert_eq!(t.offered("place 44-INF"), ["42", "43", "46", "47", "49", "52"]);
    t.go("place 44-INF 47; place 29-MOT 43");
    for _ in 0..18 {
        let first = t.offers()[0].clone();
        if !first.starts_with("place") {
            break;
        }
        t.run(&first, "");
    }
    assert_eq!((t.record().collapsed, t.place("44-INF"), t.place("HQ")), (true, "47".into(), "42".into()));
    // Only areas with German units are German now; PDMs elsewhere are gone.
    assert_eq!(t.record().control, [42, 43, 47]);
    assert_eq!(t.record().pdm.keys().copied().collect::<Vec<_>>(), [47]);
}

/// A collapsed army of these units in 52.
fn collapsed(names: &str) -> Layout {
    let mut layout = historical().turn(6).units("52", names).only(names).no_pdms();
    layout.record.collapsed = true;
    layout.record.control = vec![52];
    layout.units("52", names).supply(0).ip(0)
}

/// Its Soviet Phase.
fn rolls(layout: Layout) -> Table {
    let mut t = layout.index(1).german();
    t.play("resolve", "3 | c18");
    t
}

#[test]
fn p6_after_collapse_each_unit_but_the_hq_is_rolled_for() {
    let mut t = rolls(collapsed("HQ 100-INF 295-INF 305-INF"));
    assert_eq!(t.offered("roll"), ["100-INF", "295-INF", "305-INF"]);
    t.play("roll 295-INF", "6");
    assert!(t.is_depleted("295-INF"));
    t.run("roll 100-INF", "4");
    assert_eq!(t.record().wounded, 4);
    assert!(!saw!(t, Event::UnitStruck { unit: hq, .. } if *hq == unit("HQ")));
}

#[test]
fn p6_after_collapse_results_on_units() {
    let mut t = rolls(collapsed("HQ 100-INF 295-INF 305-INF").depleted("100-INF").pdm(52, 1, 0));
    t.play("roll 100-INF", "5");
    assert_eq!(t.place("100-INF"), "52");
    t.play("roll 295-INF", "6");
    assert_eq!(t.offers(), ["lose 295-INF", "lose pdm", "surrender"]);
    t.run("lose pdm", "");
    assert_eq!((t.pdm(52), t.is_depleted("295-INF")), ((0, 1), false));
}

#[test]
fn p6_after_collapse_a_battlegroup_takes_the_loss_last() {
    let struck = |names: &str, pdms: u8| {
        let mut t =
            rolls(collapsed("HQ 100-INF 295-INF").units("53", "100-INF 295-INF").units("52", names).pdm(52, pdms, 0));
        t.play("roll BG-A", "6");
        t
    };
    // An active PDM takes it without a question.
    let t = struck("BG-A", 1);
    assert_eq!((t.place("BG-A").as_str(), t.pdm(52)), ("52", (0, 1)));
    // One division beside it: it takes the loss; of two the player chooses.
    let t = struck("BG-A 100-INF", 0);
    assert_eq!((t.place("BG-A").as_str(), t.is_depleted("100-INF")), ("52", true));
    let mut t = struck("BG-A 100-INF 295-INF", 0);
    assert_eq!(t.offers(), ["lose 100-INF", "lose 295-INF", "surrender"]);
    assert_eq!((t.refuses("lose BG-A"), t.refuses("lose 305-INF")), ("battlegroup_last", "not_struck"));
    t.run("lose 295-INF", "");
    assert_eq!((t.place("BG-A").as_str(), t.is_depleted("295-INF")), ("52", true));
    // The HQ is not rolled for and takes no loss for a battlegroup (ruling 66).
    let t = struck("BG-A HQ", 0);
    assert_eq!((t.place("BG-A").as_str(), t.place("HQ").as_str()), ("reserve", "52"));
}

#[test]
fn p6_after_collapse_dx_takes_a_weak_unit_by_itself() {
    let struck = |others: &str| {
        let names = "HQ 100-INF 295-INF 305-INF";
        let mut t = rolls(collapsed(names).units(others, "HQ 295-INF 305-INF").depleted("100-INF"));
        t.play("roll 100-INF", "5");
        t
    };
    assert_eq!(struck("53").place("100-INF"), "lost");
    let stack = struck("52");
    assert_eq!(stack.place("100-INF"), "52");
    assert!(saw!(stack, Event::UnitStruck { result: SovietResult::NoEffect, .. }));
}

#[test]
fn p6_after_collapse_the_hq_is_rolled_for_when_alone() {
    let mut t = collapsed("HQ").turn(16).german();
    t.play("resolve", "3 | c18 | 6 | 3");
    assert_eq!(t.place("HQ"), "lost");
    assert!(t.record().destroyed);
}

#[test]
fn p6_army_destroyed_finding_9_the_turns_go_on_without_it() {
    let mut t = historical().ssi(6).only("71-INF").units("23", "71-INF").turn(15).supply(0).under_attack(&[23]);
    // A depleted division alone, and Table H; then turn 16: event, weather, both commitments, the relief force, the
    // status of the offensive and Table H.
    t.go("strike 23").play("from 9", "5 | 3 | c2 c10 | 1 1 | 3 | c18 | 3");
    assert!(saw!(t, Event::Destroyed) && !saw!(t, Event::Airlift { .. }) && !saw!(t, Event::Targets { .. }));
    let weak = |modifier| (modifier, 1);
    assert!(saw!(t, Event::Rolled { table: cauldron::Table::Situation, modifiers, .. }
        if modifiers.all().contains(&weak(cauldron::Modifier::Luftwaffe))
            && modifiers.all().contains(&weak(cauldron::Modifier::Relief))));
    let eliminated = t.events.iter().filter(|event| {
        matches!(event, Event::Rolled { table: cauldron::Table::Situation, modifiers, .. }
            if modifiers.all().contains(&(cauldron::Modifier::Eliminated, -1)))
    });
    assert_eq!(eliminated.count(), 2);
    assert_eq!((t.morale(), t.outcome().2, t.sight().points().destroyed), (0, "time_up", -1));
}

#[test]
fn p6_army_destroyed_leaves_nobody_to_surrender() {
    let layout = historical().ssi(6).only("71-INF").units("23", "71-INF").turn(14).supply(0).relief("A", "box 2");
    let mut t = layout.under_attack(&[23]);
    t.go("strike 23").play("from 9", "5 | 3 | c2 c10 | 1 1");
    assert_eq!(t.offers(), ["relief", "direction B", "direction C", "direction D"]);
    assert_eq!(t.refuses("surrender"), "army_destroyed");
}

#[test]
fn p6_victory_points_finding_8_an_army_that_starves_is_not_eliminated_in_combat() {
    let mut t = historical().only("71-INF").units("23", "71-INF").turn(16).supply(0).upkeep();
    t.run("upkeep 0", "6");
    assert!(saw!(t, Event::Destroyed) && saw!(t, Event::Eliminated { cause: LossCause::Upkeep, .. }));
    assert!(saw!(t, Event::Rolled { table: cauldron::Table::Situation, modifiers, .. }
        if modifiers.all().contains(&(cauldron::Modifier::Eliminated, -1))));
    assert_eq!(t.sight().points().destroyed, 0);
}

#[test]
fn p6_end_after_turn_16() {
    let mut t = quiet(historical().turn(16));
    t.play("from 11", "1 3");
    assert!(saw!(t, Event::Over { end: End::TimeUp, .. }));
    assert!(t.game.to_act().is_empty() && t.offers().is_empty());
}

#[test]
fn p6_victory_points_item_by_item() {
    let points = |layout: Layout| layout.ssi(5).german().sight().points();
    let base = points(historical());
    assert_eq!(base, Points { ssi: 5, morale: 1, no_offensive: 1, ..Points::default() });
    assert_eq!(points(historical().units("54", "79-INF")).stalingrad, 1);
    assert_eq!(points(historical().holding("manstein")).manstein, 1);
    assert_eq!(points(historical().turn(5).launched(3)).no_offensive, 0);
    assert_eq!(points(historical().soviet(&[20, 21, 22, 23, 24, 38, 39, 40, 41])).morale, 0);
    for (turn, points) in [(13, -1), (14, 0)] {
        let mut t = historical().turn(turn).german();
        t.run("surrender", "");
        assert_eq!(t.sight().points().surrender, points, "turn {turn}");
    }
    for (linked, points) in [(4, 0), (5, 1), (9, 1), (10, 2), (14, 2), (15, 3)] {
        let mut layout = historical();
        (layout.record.linked, layout.record.end) = (linked, Some("link_up".into()));
        assert_eq!(layout.german().sight().points().linked, points, "{linked} units");
    }
}

#[test]
fn p6_victory_levels() {
    // The SSI alone decides: a destroyed army (-1) before a launched offensive.
    let level = |ssi: u8| {
        let mut layout = historical().turn(16).ssi(ssi).launched(3).supply(0);
        layout = layout.soviet(&[20, 21, 23, 24, 38, 39, 40, 41, 42, 43, 44]);
        layout.record.collapsed = false;
        let mut t = layout.under_attack(&[22]);
        t.go("strike 22").run("from 11", "1 3");
        let outcome = t.game.outcome();
        (outcome, t)
    };
    for (ssi, id) in [
        (1, "soviet_decisive"),
        (2, "soviet"),
        (5, "soviet"),
        (6, "german_moral"),
        (7, "german_moral"),
        (8, "german"),
        (9, "german"),
        (10, "german_decisive"),
    ] {
        let (outcome, t) = level(ssi);
        let Some(outcome) = outcome else { panic!("not over: {:?}", t.offers()) };
        assert_eq!((outcome.level, outcome.score), (id, i32::from(ssi)), "SSI {ssi}");
    }
}
