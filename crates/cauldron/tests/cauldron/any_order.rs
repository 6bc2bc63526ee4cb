//! Whoever picks several things may name them in any order: the positions are the same, hash and all, before and after
//! the last word (ruling 231).

use kurgan_core::Game;
use serde_json::json;

use crate::kit::*;

/// Both orders come to the same position, and so does the last word after each.
fn same(t: &Table, one: &str, other: &str, last: &str, chance: &str) {
    let named = |order: &str| {
        let mut t = t.clone();
        t.go(order);
        t
    };
    let (mut one, mut other) = (named(one), named(other));
    assert_eq!(one.game.hash(), other.game.hash(), "before {last}");
    assert_eq!(one.offers(), other.offers());
    one.run(last, chance);
    other.run(last, chance);
    assert_eq!(one.game.hash(), other.game.hash(), "after {last}");
}

#[test]
fn p4_attack_limits_finding_3_attackers() {
    let t = historical().units("22", "44-INF 76-INF").german();
    let (one, other) =
        ("attack 11; with 44-INF; with 76-INF; with 29-MOT", "attack 11; with 29-MOT; with 76-INF; with 44-INF");
    same(&t, one, other, "commit 2", "");
}

#[test]
fn p3_out_of_supply_finding_3_units_without_supply() {
    let mut t = historical().supply(4).upkeep();
    t.go("upkeep 4");
    same(&t, "unsupplied 76-INF; unsupplied HQ", "unsupplied HQ; unsupplied 76-INF", "done", "6");
}

#[test]
fn p4_advance_finding_3_units_that_advance() {
    let mut t = historical().units("22", "44-INF 76-INF").german();
    t.go("attack 11; with 44-INF; with 76-INF; commit 3; resolve").run("roll 44-INF", "6");
    if !t.offered("retreat").is_empty() {
        let to = t.offered("retreat")[0].clone();
        t.go(&format!("retreat {to}"));
    }
    same(&t, "advance 44-INF; advance 76-INF", "advance 76-INF; advance 44-INF", "done", "");
}

#[test]
fn p5_targets_finding_3_any_three() {
    let mut t = historical().german();
    t.play("resolve", "3 | c18 | c19");
    same(&t, "target 41; target 57; target 24", "target 24; target 41; target 57", "done", "");
}

#[test]
fn p12_variable_setup_finding_3_divisions_that_begin_depleted() {
    let mut t = new_game(&json!({"scenario": "variable"}), "");
    t.go("modifier 0; modifier 0; modifier 0; modifier 0; modifier 0").play("modifier 0", "2 1 1 1 1 6");
    same(&t, "deplete 76-INF; deplete 24-PZ", "deplete 24-PZ; deplete 76-INF", "done", "");
}
