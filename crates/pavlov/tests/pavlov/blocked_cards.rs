//! What cannot be done in the Soviet Card Phase is listed with the reason that a refusal gives.

use kurgan_core::Game;
use pavlov::{Pavlov, Refusal};
use serde_json::json;

use crate::kit::{Layout, Table, house, pack, with};

/// The name of a reason.
fn word(reason: Refusal) -> String {
    let text = format!("{reason:?}");
    text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// What is blocked and why: nothing of it is legal, each is refused for the reason given, and nothing is listed twice.
fn blocked(t: &Table) -> Vec<(String, String)> {
    let blocked = t.game.blocked();
    for (nth, &(action, reason)) in blocked.iter().enumerate() {
        let text = Pavlov::write(pack(), action);
        assert_eq!(t.refusal(&text), reason, "{text}");
        assert_ne!(reason, Refusal::NotNow, "{text}");
        assert!(blocked[..nth].iter().all(|(other, _)| *other != action), "{text} twice");
    }
    blocked.into_iter().map(|(action, reason)| (Pavlov::write(pack(), action), word(reason))).collect()
}

/// The reason for an action.
fn reason(t: &Table, action: &str) -> String {
    blocked(t).into_iter().find(|(other, _)| other == action).unwrap_or_else(|| panic!("{action} is not blocked")).1
}

fn named(list: &[(&str, &str)]) -> Vec<(String, String)> {
    list.iter().map(|&(action, reason)| (action.to_owned(), reason.to_owned())).collect()
}

fn hand(cards: &str) -> Layout {
    house().hand(cards)
}

#[test]
fn every_use_of_a_hand_that_is_not_possible() {
    let t = hand("S02 S20 F1 S24").broken(&[10]).token(12, "anti_aircraft").cards();
    let expected = [
        ("use S02 army_cp recover", "NothingToRecover"),
        ("use S02 army_cp storm_group", "NoStormGroup"),
        ("use S02 sapper buttress", "NoSapper"),
        ("use S02 sapper field_defenses", "NoSapperToPlace"),
        ("use S20 signal recover", "NothingToRecover"),
        ("use S20 flotilla recover", "NothingToRecover"),
        ("use S20 flotilla load_supplies", "StagingEmpty"),
        ("use S20 flotilla deliver_supplies", "NothingLoaded"),
        ("use S24 aa_battalion recover", "NothingToRecover"),
    ];
    assert_eq!(blocked(&t), named(&expected));
}

#[test]
fn used_cards_say_so() {
    let mut t = hand("S09 S10").broken(&[4, 14]).cards();
    t.go("use S09 division_cp recover");
    for what in ["division_cp recover", "division_cp send_reinforcements", "signal recover"] {
        assert_eq!(reason(&t, &format!("use S09 {what}")), "CardUsed");
    }
    assert_eq!(reason(&t, "use S10 division_cp recover"), "NothingToRecover");
}

#[test]
fn a_raid_says_what_stands_in_its_way() {
    let storm = "use S01 army_cp storm_group";
    assert_eq!(reason(&hand("S01").cards(), storm), "NoStormGroup");
    let t = hand("S01").storm("voentorg");
    assert_eq!(reason(&t.clone().broken(&[18]).cards(), storm), "LocationDisrupted");
    assert_eq!(reason(&t.clone().track(2, "scouts").cards(), storm), "TrackNotClear");
    let weary = t.exhausted("pavlov glushenko chernogolov aleksandrov").cards();
    assert_eq!(reason(&weary, storm), "NobodyReady");
}

#[test]
fn operational_support_is_listed_with_its_variant_only() {
    let support = "use S01 army_cp operational_support";
    assert!(blocked(&hand("S01").cards()).iter().all(|(action, _)| action != support));
    let t = with(json!({ "operational_support": true })).support("lazur").broken(&[12]).hand("S01").cards();
    assert_eq!(reason(&t, support), "LocationDisrupted");
}

#[test]
fn decisions_in_the_middle_of_a_use() {
    let mut t = hand("S14 S15").broken(&[14, 15]).token(16, "wire").cards();
    t.go("use S14 signal recover");
    assert_eq!(blocked(&t), named(&[("location 16", "NotDisrupted"), ("location 17", "NotDisrupted")]));

    let mut t = hand("S19 S20").broken(&[14]).token(15, "wire").cards();
    t.go("use S19 signal wire_communications");
    assert_eq!(blocked(&t), named(&[("location 14", "LocationDisrupted"), ("location 15", "LocationTaken")]));

    let mut t = hand("S14 S15").supply("sapper", 2).defense("red", 5).defense("green", 5).cards();
    t.go("use S14 sapper buttress");
    assert_eq!(blocked(&t), named(&[("wall purple", "WallAtMost"), ("location 3", "NotDisrupted")]));

    let mut t = hand("S14 S15").supply("sapper", 2).mined(&[3]).track(5, "- - scouts").cards();
    t.go("use S14 sapper field_defenses");
    assert_eq!(blocked(&t), named(&[("sapper 3", "AlreadyMined"), ("sapper 5", "CircleTaken")]));

    let mut t = hand("S01 S05").cards();
    t.go("use S01 army_cp resupply");
    let five = ["ammunition", "first_aid", "food"].map(|supply| format!("stage {supply} 5"));
    assert_eq!(
        blocked(&t),
        named(&[(&five[0], "TooMany"), (&five[1], "TooMany"), (&five[2], "TooMany"), ("done", "NothingDone")])
    );
    t.go("stage ammunition 0; stage first_aid 0; stage food 0");
    assert_eq!((reason(&t, "stage food 1").as_str(), reason(&t, "done").as_str()), ("AlreadyNamed", "NothingDone"));

    let mut t = hand("S05 S11").staged("food", 2).token(5, "sapper").token(6, "food").cards();
    t.go("use S05 flotilla deliver_supplies");
    assert_eq!(blocked(&t), named(&[("deliver 7", "BoatEmpty"), ("done", "NothingDone")]));

    let mut t = hand("S05 S11").staged("food", 2).staged("sapper", 1).broken(&[6, 7]).cards();
    t.go("use S05 flotilla load_supplies");
    for (action, why) in [
        ("load 5 ammunition", "NotStaged"),
        ("load 5 first_aid", "NotStaged"),
        ("load 5 nothing", "NothingDone"),
        ("load 6 food", "LocationDisrupted"),
        ("done", "NothingDone"),
    ] {
        assert_eq!(reason(&t, action), why, "{action}");
    }
}

#[test]
fn purchases_and_raiders() {
    let mut t = hand("S01 S08").cards();
    t.go("use S01 division_cp send_reinforcements");
    assert_eq!(blocked(&t), named(&[("done", "NothingDone")]));
    t.go("deploy chekhov; deploy sukba");
    assert_eq!(reason(&t, "deploy maxim_1"), "TooDear");
    assert!(blocked(&t).iter().all(|(action, _)| !action.starts_with("deploy chekhov"))); // is no longer in the stock

    let mut t = hand("S01 S02").storm("voentorg").exhausted("glushenko").cards();
    t.go("use S01 army_cp storm_group");
    assert_eq!(blocked(&t), named(&[("send glushenko", "NotReady"), ("done", "NothingDone")]));
    t.go("send chernogolov");
    assert_eq!(blocked(&t), named(&[("send glushenko", "NotReady")]));
}
