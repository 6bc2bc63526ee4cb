//! p.18: raids, and the Storm Group attribute of p.24.

use pavlov::{Event, Refusal};
use serde_json::json;

use crate::kit::{Layout, house};

/// Voentorg in the box, a Command Post card in hand.
fn voentorg() -> Layout {
    house().storm("voentorg").hand("S01 S02")
}

const STORM: &str = "use S01 army_cp storm_group";

#[test]
fn example_p18_raid_on_voentorg() {
    let mut t = voentorg().at("G2", "afanasyev").at("R2", "chekhov").cards();
    t.go(STORM).go("send pavlov; send glushenko; send afanasyev");
    // Four dice total 13 against 10; then a die for each, one after the other.
    t.go("send chekhov").play("done", "4 4 3 2 | 1 4 5 6");
    assert!(saw!(t, Event::RaidResolved { defense: 10, success: true, .. }));
    assert_eq!((t.place("pavlov"), t.place("glushenko")), ("lost".into(), "lost".into()));
    assert_eq!((t.place("afanasyev"), t.place("chekhov")), ("reserves".into(), "reserves".into()));
    let groups = t.record().storm_groups;
    assert_eq!((groups.current, groups.raided), (None, vec!["voentorg".to_owned()]));
    // Not with Wehrmacht counters on 1 or 2.
    for track in [1, 2] {
        let t = voentorg().track(track, "- scouts").cards();
        assert!(!t.can(STORM));
        assert!(matches!(t.refusal(STORM), Refusal::TrackNotClear { track: on, .. } if on.number() == track));
    }
}

#[test]
fn example_p18_ru_raid_against_fifteen() {
    let mut t = house().storm("l_shaped_house").hand("S01 S02").at("reserves", "afanasyev chekhov").cards();
    t.go(STORM).go("send pavlov; send glushenko; send afanasyev; send chekhov").play("done", "6 5 3 2 | 6 6 6 6");
    assert!(saw!(t, Event::RaidResolved { defense: 15, success: true, .. }));
    assert_eq!(t.record().storm_groups.raided, ["l_shaped_house"]);
}

#[test]
fn p18_raid_needs_its_defense_value_exactly_or_more() {
    let mut t = voentorg().cards();
    t.go(STORM).go("send pavlov; send glushenko").play("done", "4 6 | 5 5");
    assert_eq!(t.record().storm_groups.raided, ["voentorg"]);
    let mut t = voentorg().cards();
    t.go(STORM).go("send pavlov; send glushenko").play("done", "4 5 | 5 5");
    assert!(saw!(t, Event::RaidResolved { success: false, .. }));
    let groups = t.record().storm_groups;
    assert_eq!((groups.current, groups.raided.len()), (Some("voentorg".to_owned()), 0));
    t.go("use S02 army_cp storm_group"); // a failed card stays and may be tried again
    assert!(t.can("send pavlov"));
}

#[test]
fn p18_raid_is_not_hindered_by_counters_on_other_colours() {
    let t = voentorg().track(3, "scouts").track(6, "riflemen").cards();
    assert!(t.can(STORM));
    let red = house().storm("school_6").hand("S01 S02");
    for track in [3, 4, 5] {
        assert!(!red.clone().track(track, "- - scouts").cards().can(STORM), "{track}");
    }
    assert!(red.track(1, "scouts").track(6, "scouts").cards().can(STORM));
}

#[test]
fn p18_raid_takes_only_the_ready_of_house_and_reserves() {
    let mut t = voentorg().at("R2", "pavlov").exhausted("glushenko").disrupted("chernogolov").cards();
    t.go(STORM);
    assert_eq!(t.offered("send"), ["pavlov", "aleksandrov"]);
    assert!(matches!(t.refusal("send glushenko"), Refusal::NotReady(_)));
    assert!(matches!(t.refusal("send chernogolov"), Refusal::NotReady(_)));
    assert!(matches!(t.refusal("send chekhov"), Refusal::NotInHouse(_)));
    assert!(matches!(t.refusal("done"), Refusal::NothingDone));
    t.go("send pavlov");
    assert_eq!(t.legal(), ["send aleksandrov", "done"]);
    assert!(matches!(t.refusal("send pavlov"), Refusal::AlreadyNamed));
    let t = voentorg().exhausted("pavlov glushenko").disrupted("chernogolov aleksandrov").cards();
    assert!(matches!(t.refusal(STORM), Refusal::NobodyReady));
}

#[test]
fn p18_raid_leaves_weapons_behind() {
    let crew = |t: Layout| t.at("G2", "sobgayda murzaev").weapon("ptrs41", "G2");
    let mut t = crew(voentorg()).cards();
    t.go(STORM).go("send sobgayda").play("done", "1 | 6");
    assert_eq!((t.weapon_place("ptrs41"), t.there("G2")), ("G2".into(), "murzaev".into()));
    assert_eq!(t.place("sobgayda"), "reserves");
    let mut t = crew(voentorg()).cards();
    t.go(STORM).go("send sobgayda; send murzaev").play("done", "1 1 | 6 6");
    assert_eq!((t.weapon_place("ptrs41"), t.there("G2")), ("reserves".into(), String::new()));
}

#[test]
fn p18_raid_casualties_fall_on_one_to_four() {
    for (die, place) in [(1, "lost"), (2, "lost"), (3, "lost"), (4, "lost"), (5, "reserves"), (6, "reserves")] {
        let mut t = voentorg().at("G2", "pavlov").cards();
        t.go(STORM).go("send pavlov").play("done", &format!("6 | {die}"));
        assert_eq!(t.place("pavlov"), place, "{die}");
        assert!(!t.is_exhausted("pavlov") && !t.is_disrupted("pavlov"));
    }
}

#[test]
fn p18_raid_casualties_ask_for_first_aid_before_the_next_die() {
    let mut t = voentorg().supply("first_aid", 1).cards();
    t.go(STORM).go("send pavlov; send glushenko").play("done", "1 1").play("roll pavlov", "2");
    assert_eq!((t.step(), t.place("pavlov")), ("first_aid pavlov raid".into(), "raid".into()));
    // The token is gone when the next one falls.
    t.play("aid", "4");
    assert_eq!((t.place("pavlov"), t.place("glushenko")), ("reserves".into(), "lost".into()));
    assert_eq!((t.supply("first_aid"), t.stock("first_aid")), (0, 4));
    let mut t = voentorg().supply("first_aid", 1).cards();
    t.go(STORM).go("send pavlov; send glushenko").play("done", "1 1").play("roll pavlov", "2");
    t.play("no-aid", "4");
    assert_eq!(t.step(), "first_aid glushenko raid");
}

#[test]
fn p18_raid_casualties_may_lose_the_game() {
    let mut t = voentorg().only("pavlov").cards();
    t.go(STORM).play("done", "6 | 4"); // the only one who can go
    assert_eq!(t.outcome(), ("defeat", -20, "no-counters"));
    // Ruling 57: not while somebody stays, nor after First Aid.
    let mut t = voentorg().only("pavlov glushenko").exhausted("glushenko").cards();
    t.go(STORM).play("done", "6 | 4");
    assert!(!t.is_over());
    let mut t = voentorg().only("pavlov").supply("first_aid", 1).cards();
    t.go(STORM).play("done", "6 | 4").go("aid");
    assert!(!t.is_over());
    // The first of two casualties is not the last man: the other is still out.
    let mut t = voentorg().only("pavlov glushenko").cards();
    t.go(STORM).go("send pavlov; send glushenko").play("done", "6 1 | 4 5");
    assert!(!t.is_over());
}

#[test]
fn p24_storm_group_rolls_two_dice_more() {
    let mut t = voentorg().cards();
    t.go(STORM).go("send pavlov; send aleksandrov").play("done", "1 2 3 4 | 5 6"); // 1 + 3 dice, a casualty die for each
    assert!(saw!(t, Event::RaidResolved { success: true, .. }));
    let mut t = voentorg().only("aleksandrov").cards();
    t.go(STORM).play("done", "3 3 3 | 6");
    assert!(saw!(t, Event::RaidResolved { success: false, .. }));
}

#[test]
fn house_raid_under_fire_costs_a_die_for_each_enemy() {
    let fire = || voentorg().option("raid_under_fire", json!(true)).track(1, "scouts - riflemen");
    let mut t = fire().cards();
    // Three men with seven dice, less two.
    t.go(STORM).go("send pavlov; send chernogolov; send aleksandrov").play("done", "2 2 2 2 2 | 6 6 6");
    assert!(saw!(t, Event::RaidResolved { success: true, .. }));
    // At least one die.
    let mut t = fire().only("pavlov").cards();
    t.go(STORM).play("done", "6 | 6");
    assert!(saw!(t, Event::RaidResolved { success: false, .. }));
    // Counters before other colours do not count.
    let mut t = voentorg().option("raid_under_fire", json!(true)).track(4, "scouts riflemen").cards();
    t.go(STORM).go("send pavlov; send glushenko").play("done", "5 5 | 6 6");
    assert!(saw!(t, Event::RaidResolved { success: true, .. }));
}

#[test]
fn p18_storm_group_card_comes_from_the_back_of_the_resupply_card() {
    let mut t = house().reveal("resupply", "voentorg");
    assert_eq!(t.record().storm_groups.current, Some("voentorg".to_owned()));
    assert!(saw!(t, Event::StormGroupSet { gone: None, .. }));
    // The one that lay in the box leaves the game.
    t = house().storm("state_bank").reveal("resupply", "nkvd_complex");
    let groups = t.record().storm_groups;
    assert_eq!(groups.current, Some("nkvd_complex".to_owned()));
    assert!(saw!(t, Event::StormGroupSet { gone: Some(_), .. }));
    let unturned = groups.unturned.unwrap();
    assert!(groups.raided.is_empty() && !unturned.contains(&"state_bank".to_owned()) && unturned.len() == 4);
}
