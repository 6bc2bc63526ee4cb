//! Reasons that are true, for refusals that random games seldom meet or whose reason is printed: a table, what cannot be
//! done at it for which reason, and another table or action for which that is no reason.

use cauldron::Cauldron;
use kurgan_core::Game;

use crate::kit::*;
use crate::reasons::code;

/// A code, a table, what is refused there, another table, and what is tried there where it is something else.
type Case = (&'static str, Table, &'static str, Table, &'static str);

fn after(mut t: Table, actions: &str) -> Table {
    t.go(actions);
    t
}

/// A collapsed army in area 52, one of whose units is rolled for.
fn struck(names: &str, pdms: u8) -> Layout {
    let mut layout = historical().turn(6).units("52", names).only(names).no_pdms().all_full().supply(0).ip(0).index(1);
    layout.record.collapsed = true;
    layout.record.control = vec![52];
    layout.units("52", names).pdm(52, pdms, 0)
}

/// The roll against a unit of it.
fn roll(layout: Layout, unit: &str, die: &str) -> Table {
    let mut t = layout.german();
    t.play("resolve", "3 | c18");
    if !die.is_empty() {
        t.play(&format!("roll {unit}"), die);
    }
    t
}

fn cases() -> Vec<Case> {
    let variable = || new_game(&serde_json::json!({"scenario": "variable"}), "");
    let modifiers = |given: &str| after(variable(), given);
    let depleting = || {
        let mut t = modifiers("modifier 0; modifier 0; modifier 0; modifier 0; modifier 0");
        t.play("modifier 0", "2 1 1 1 1 6");
        t
    };
    let boxed = || {
        let mut layout = historical().turn(6).only("14-PZ 16-PZ").no_pdms().relief("D", "box 1");
        layout.record.collapsed = true;
        layout.units("A5", "14-PZ 16-PZ")
    };
    let relief = |at: &str| {
        let mut t = historical().relief("A", "box 2").german();
        t.go("resolve");
        let mut layout = Layout { record: t.record() };
        layout.record.relief = at.into();
        Table { game: Cauldron::restore(pack(), &layout.record).unwrap(), events: Vec::new() }
    };
    let falls_back = || {
        let mut t = historical().relief("A", "area 28").breakthrough(27).breakthrough(29).german();
        t.go("resolve").play("relief 25", "1");
        t
    };
    let destroyed = || {
        let layout = historical().ssi(6).only("71-INF").units("23", "71-INF").turn(14).supply(0).relief("A", "box 2");
        let mut t = layout.under_attack(&[23]);
        t.go("strike 23").play("from 9", "5 | 3 | c2 c10 | 1 1");
        t
    };
    let fleeing = || after(collapse(), "key 54");
    let few = |names: &str| historical().only(names).upkeep();
    let attacked = |layout: Layout| after(layout.german(), "attack 11; with 44-INF");
    let defeat = |layout: Layout| {
        let mut t = layout.under_attack(&[22, 38]);
        t.go("strike 22").play("from 11", "6");
        t
    };
    vec![
        ("not_now", historical().german(), "upkeep 3", historical().upkeep(), ""),
        ("modifier_limit", modifiers("modifier 2; modifier 1"), "modifier 2", modifiers("modifier 2; modifier 0"), ""),
        ("not_choosable", depleting(), "deplete HQ", depleting(), "deplete 44-INF"),
        ("too_much_upkeep", few("HQ 44-INF 76-INF"), "upkeep 2", few("HQ 44-INF 76-INF 14-PZ 16-PZ 24-PZ"), ""),
        ("no_survivor", fleeing(), "place BG-A 53", fleeing(), "place 44-INF 53"),
        ("no_german_area", boxed().german(), "build ip", boxed().units("52", "16-PZ").german(), ""),
        ("no_relief_retreat", falls_back(), "retreat 25", falls_back(), "retreat 27"),
        ("first_box", relief("box 1"), "direction B", relief("box 2"), ""),
        ("not_key_area", collapse(), "key 50", collapse(), "key 54"),
        ("army_destroyed", destroyed(), "surrender", historical().german(), ""),
        ("takes_no_upkeep_loss", hungry(), "lose HQ", hungry(), "lose 44-INF"),
        (
            "never_attacks",
            after(historical().units("22", "BG-A").german(), "attack 11"),
            "with BG-A",
            after(historical().german(), "attack 11"),
            "with 44-INF",
        ),
        ("supply_limit", attacked(historical()), "commit 4", attacked(historical()), "commit 3"),
        (
            "battlegroup_last",
            defeat(historical().units("22", "76-INF BG-A")),
            "lose BG-A",
            defeat(historical().units("49", "44-INF").units("22", "BG-A BG-B")),
            "",
        ),
        (
            "not_struck",
            roll(struck("HQ 100-INF 295-INF", 1), "100-INF", "6"),
            "lose 295-INF",
            roll(struck("HQ 100-INF 295-INF", 1), "295-INF", "6"),
            "",
        ),
    ]
}

/// 6th Army collapses, and all survive.
fn collapse() -> Table {
    let mut t = historical().turn(5).wounded(20).under_attack(&[22]);
    t.go("strike 22").play("from 11", &format!("1 3 {}", "3 ".repeat(21)));
    t
}

/// An army without any supply that takes losses.
fn hungry() -> Table {
    let names = "HQ 44-INF 76-INF 14-PZ 16-PZ 24-PZ 3-MOT";
    let mut t = historical().only(names).upkeep();
    t.run("upkeep 0", "6");
    t
}

/// The codes that have a case.
pub(crate) fn codes() -> Vec<&'static str> {
    cases().into_iter().map(|(code, ..)| code).collect()
}

#[test]
fn reasons_that_are_true_for_each_code_by_hand() {
    for (expected, before, action, after, other) in cases() {
        assert_eq!(before.refuses(action), expected, "{action}");
        let action = if other.is_empty() { action } else { other };
        let read = testkit::play::read(&after.game, action);
        assert!(
            after.can(action) || code(after.game.refuse(read)) != expected,
            "{expected}: {action} is still refused"
        );
    }
}
