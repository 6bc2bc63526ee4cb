//! p.25: First Aid against every kind of casualty.

use pavlov::{Cause, Event};
use serde_json::json;

use crate::kit::{Layout, house, lay};

/// A crew on green 3.
fn crew() -> Layout {
    house().at("G3", "sobgayda murzaev").weapon("ptrs41", "G3")
}

#[test]
fn example_p25_first_aid_three_times() {
    let cards = lay(json!({ "wehrmacht_cards": { "cards_left": 2 } })).drawn(27);
    let layout = cards.at("G3", "sobgayda murzaev").weapon("ptrs41", "G3").disrupted("sobgayda murzaev");
    let mut t = layout.supply("first_aid", 3).before("wehrmacht", "reveal");
    // The Sniper, on green 3.
    t.carry_on("W3-10 | 1 3 | 6 1 1 1").go("casualty sobgayda");
    assert_eq!(t.step(), "first_aid sobgayda sniper");
    // The Mortar, on the same position: a second token for both.
    t.play("aid", "W3-11 | 2 3 | 1 1 6 1");
    assert_eq!((t.supply("first_aid"), t.step()), (2, "first_aid sobgayda disrupted".into()));
    t.go("aid");
    assert_eq!(t.step(), "first_aid murzaev disrupted");
    t.run("aid", "");
    assert_eq!((t.supply("first_aid"), t.stock("first_aid"), t.there("G3")), (0, 4, "sobgayda murzaev".into()));
    assert!(t.is_disrupted("sobgayda") && t.is_disrupted("murzaev")); // each keeps the one token
    assert_eq!(t.weapon_place("ptrs41"), "G3");
}

#[test]
fn p25_first_aid_must_be_in_the_supplies_box() {
    let layout = || house().at("G3", "sobgayda").staged("first_aid", 1).token(5, "first_aid");
    let t = layout().reveal("W3-10", "1 3 | 6 1 1 1");
    assert_eq!((t.place("sobgayda"), t.phase()), ("lost".into(), "soviet_counters".into())); // nobody was asked
    let t = layout().supply("first_aid", 1).reveal("W3-10", "1 3 | 6 1 1 1");
    assert_eq!(t.legal(), ["aid", "no-aid"]);
}

#[test]
fn p25_first_aid_may_be_withheld() {
    let mut t = crew().supply("first_aid", 1).reveal("W3-10", "1 3 | 6 1 1 1");
    t.go("casualty murzaev; no-aid");
    assert_eq!((t.place("murzaev"), t.supply("first_aid"), t.there("G3")), ("lost".into(), 1, "sobgayda".into()));
    assert_eq!(t.weapon_place("ptrs41"), "G3");
}

#[test]
fn p25_first_aid_is_not_needed_for_a_first_token() {
    let t = crew().supply("first_aid", 1).reveal("W3-11", "1 3 | 6 1 1 1");
    assert!(t.is_disrupted("sobgayda") && t.is_disrupted("murzaev"));
    assert_eq!((t.supply("first_aid"), t.phase()), (1, "soviet_counters".into()));
}

#[test]
fn p25_first_aid_saves_a_raider() {
    let mut t = house().storm("voentorg").supply("first_aid", 1).hand("S01 S02").cards();
    t.go("use S01 army_cp storm_group; send pavlov").play("done", "3 | 1");
    assert_eq!(t.step(), "first_aid pavlov raid");
    t.go("aid");
    assert!(saw!(t, Event::Saved { cause: Cause::Raid, .. }) && saw!(t, Event::Returned(_)));
    assert_eq!((t.place("pavlov"), t.supply("first_aid")), ("reserves".into(), 0));
}

#[test]
fn p25_first_aid_saves_the_hungry() {
    let mut t = house().supply("food", 0).supply("first_aid", 1).reveal("resupply", "");
    // Four mouths, no food: all four are unfed; one token saves one of them.
    assert_eq!(t.step(), "first_aid pavlov hunger");
    t.go("aid").run("done", "voentorg");
    assert_eq!((t.there("reserves"), t.supply("first_aid"), t.stock("first_aid")), ("pavlov".into(), 0, 4));
}
