//! What cannot be done in the Soviet Card Phase is listed with the reason that a refusal gives.

mod kit;

use kit::{Layout, Table, house, with};
use kurgan_core::Game;
use serde_json::json;

/// Nothing blocked is legal, everything blocked is refused for the reason given, and nothing is listed twice.
fn agrees(t: &Table) -> Vec<(String, &'static str)> {
    let blocked = t.blocked();
    for (nth, (action, reason)) in blocked.iter().enumerate() {
        assert_eq!(t.refuses(action), *reason, "{action}");
        assert_ne!(*reason, "not_now", "{action}");
        assert!(!blocked[..nth].iter().any(|(other, _)| other == action), "{action} twice");
    }
    assert_eq!(t.game.blocked().len(), blocked.len());
    blocked
}

/// The reason for an action.
fn reason(t: &Table, action: &str) -> &'static str {
    agrees(t).into_iter().find(|(other, _)| other == action).unwrap_or_else(|| panic!("{action} is not blocked")).1
}

fn named(list: &[(&'static str, &'static str)]) -> Vec<(String, &'static str)> {
    list.iter().map(|(action, reason)| ((*action).to_owned(), *reason)).collect()
}

fn hand(cards: &str) -> Layout {
    house().hand(cards)
}

#[test]
fn every_use_of_a_hand_that_is_not_possible() {
    let t = hand("S02 S20 F1 S24").broken(&[10]).token(12, "anti_aircraft").cards();
    let expected = [
        ("use S02 army_cp recover", "nothing_to_recover"),
        ("use S02 army_cp storm_group", "no_storm_group"),
        ("use S02 sapper buttress", "no_sapper"),
        ("use S02 sapper field_defenses", "no_sapper"),
        ("use S20 signal recover", "nothing_to_recover"),
        ("use S20 flotilla recover", "nothing_to_recover"),
        ("use S20 flotilla load_supplies", "staging_empty"),
        ("use S20 flotilla deliver_supplies", "nothing_loaded"),
        ("use S24 aa_battalion recover", "nothing_to_recover"),
    ];
    assert_eq!(agrees(&t), named(&expected));
}

#[test]
fn used_cards_say_so() {
    let mut t = hand("S09 S10").broken(&[4, 14]).cards();
    t.go("use S09 division_cp recover");
    for what in ["division_cp recover", "division_cp send_reinforcements", "signal recover"] {
        assert_eq!(reason(&t, &format!("use S09 {what}")), "card_used");
    }
    assert_eq!(reason(&t, "use S10 division_cp recover"), "nothing_to_recover");
}

#[test]
fn a_raid_says_what_stands_in_its_way() {
    let storm = "use S01 army_cp storm_group";
    assert_eq!(reason(&hand("S01").cards(), storm), "no_storm_group");
    let t = hand("S01").storm("voentorg");
    assert_eq!(reason(&t.clone().broken(&[18]).cards(), storm), "location_disrupted");
    assert_eq!(reason(&t.clone().track(2, "scouts").cards(), storm), "track_not_clear");
    let weary = t.exhausted("pavlov glushenko chernogolov aleksandrov").cards();
    assert_eq!(reason(&weary, storm), "nobody_ready");
}

#[test]
fn operational_support_is_listed_with_its_variant_only() {
    let support = "use S01 army_cp operational_support";
    assert!(agrees(&hand("S01").cards()).iter().all(|(action, _)| action != support));
    let t = with(json!({ "operational_support": true })).support("lazur").broken(&[12]).hand("S01").cards();
    assert_eq!(reason(&t, support), "location_disrupted");
}

#[test]
fn decisions_in_the_middle_of_a_use() {
    let mut t = hand("S14 S15").broken(&[14, 15]).token(16, "wire").cards();
    t.go("use S14 signal recover");
    assert_eq!(agrees(&t), named(&[("location 16", "not_disrupted"), ("location 17", "not_disrupted")]));

    let mut t = hand("S19 S20").broken(&[14]).token(15, "wire").cards();
    t.go("use S19 signal wire_communications");
    assert_eq!(agrees(&t), named(&[("location 14", "location_disrupted"), ("location 15", "location_taken")]));

    let mut t = hand("S14 S15").supply("sapper", 2).defense("red", 5).defense("green", 5).cards();
    t.go("use S14 sapper buttress");
    assert_eq!(agrees(&t), named(&[("wall purple", "wall_at_most"), ("location 3", "not_disrupted")]));

    let mut t = hand("S14 S15").supply("sapper", 2).mined(&[3]).track(5, "- - scouts").cards();
    t.go("use S14 sapper field_defenses");
    assert_eq!(agrees(&t), named(&[("sapper 3", "already_mined"), ("sapper 5", "circle_taken")]));

    let mut t = hand("S01 S05").cards();
    t.go("use S01 army_cp resupply");
    assert_eq!(agrees(&t), named(&[("stage ammunition 5", "too_many")]));
    t.go("stage ammunition 0; stage first_aid 0; stage food 0");
    assert_eq!(agrees(&t), named(&[("stage sapper 0", "nothing_done")]));

    let mut t = hand("S05 S11").staged("food", 2).token(5, "sapper").token(6, "food").cards();
    t.go("use S05 flotilla deliver_supplies");
    assert_eq!(agrees(&t), named(&[("deliver 7", "boat_empty"), ("done", "nothing_done")]));

    let mut t = hand("S05 S11").staged("food", 2).staged("sapper", 1).broken(&[6, 7]).cards();
    t.go("use S05 flotilla load_supplies");
    let expected =
        [("load 5 ammunition", "not_staged"), ("load 5 first_aid", "not_staged"), ("load 5 nothing", "nothing_done")];
    assert_eq!(agrees(&t), named(&expected));
}

#[test]
fn purchases_and_raiders() {
    let mut t = hand("S01 S08").cards();
    t.go("use S01 division_cp send_reinforcements");
    assert_eq!(agrees(&t), named(&[("done", "nothing_done")]));
    t.go("deploy chekhov; deploy sukba");
    assert_eq!(reason(&t, "deploy maxim_1"), "too_dear");
    assert!(agrees(&t).iter().all(|(action, _)| !action.starts_with("deploy afanasyev"))); // its turn is over

    let mut t = hand("S01 S02").storm("voentorg").exhausted("glushenko").cards();
    t.go("use S01 army_cp storm_group");
    assert_eq!(agrees(&t), named(&[("send glushenko", "not_ready"), ("done", "nothing_done")]));
    t.go("send chernogolov");
    assert_eq!(agrees(&t), named(&[("send pavlov", "out_of_order"), ("send glushenko", "not_ready")]));
}
