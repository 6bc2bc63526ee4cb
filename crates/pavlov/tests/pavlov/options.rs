//! Options: editions, switches and bad values.

use kurgan_core::Options as _;
use pavlov::{Edition, LoseWithoutCounters, OPTIONS, Options, Players, TacticsVariant};
use serde_json::{Value, json};

fn read(value: &Value) -> Options {
    Options::read(value).expect("good options")
}

#[test]
fn nothing_given_is_the_solitaire_game_of_the_second_printing() {
    let options = read(&Value::Null);
    assert_eq!(options, Options::default());
    assert_eq!((options.players, options.tactics), (Players::Solitaire, TacticsVariant::None));
    assert_eq!((options.edition, options.operational_support), (Edition::En2, false));
    assert_eq!(read(&json!({ "edition": "en2" })), options);
}

#[test]
fn editions_set_every_switch() {
    let fr = read(&json!({ "edition": "fr" }));
    assert_eq!((fr.disrupted_tokens, fr.forward_observer_dice), (34, 2));
    assert!(!fr.forward_observer_single && !fr.mortar_split && !fr.suppress_split && !fr.recover_in_reserves);
    assert!(!fr.suppress_up_to && fr.ready_only_moves && fr.lose_without_food && !fr.score_defeat);
    assert_eq!(fr.lose_without_counters, LoseWithoutCounters::Resupply);
    assert!(fr.final_raid_optional && !fr.weapons_eat && !fr.raid_under_fire);
    // The Russian edition plays like the second printing.
    assert_eq!(read(&json!({ "edition": "ru" })), Options { edition: Edition::Ru, ..Options::default() });
    let en2 = Options::default();
    assert_eq!((en2.disrupted_tokens, en2.forward_observer_dice), (36, 3));
    assert!(en2.forward_observer_single && en2.mortar_split && en2.suppress_split && en2.recover_in_reserves);
    assert!(en2.suppress_up_to && !en2.ready_only_moves && !en2.lose_without_food && en2.score_defeat);
    assert_eq!(en2.lose_without_counters, LoseWithoutCounters::Always);
}

#[test]
fn switches_hold_wherever_the_edition_stands() {
    let before = json!({ "mortar_split": true, "tactics": "elite", "players": "cooperative", "edition": "fr" });
    let after = json!({ "edition": "fr", "mortar_split": true, "tactics": "elite", "players": "cooperative" });
    let options = read(&before);
    assert_eq!(options, read(&after));
    assert!(options.mortar_split && !options.suppress_split);
    assert_eq!((options.tactics, options.players), (TacticsVariant::Elite, Players::Cooperative));
}

#[test]
fn setting_the_edition_keeps_players_and_variants() {
    let mut options = read(&json!({ "operational_support": true, "tactics": "veteran", "weapons_eat": true }));
    options.set("edition", &json!("fr")).unwrap();
    assert_eq!((options.operational_support, options.tactics), (true, TacticsVariant::Veteran));
    assert!(!options.weapons_eat, "a preset sets the house rules too");
}

#[test]
fn every_option_is_written_and_read_back() {
    let far = json!({
        "players": "competitive_three", "tactics": "veteran", "operational_support": true, "edition": "fr",
        "disrupted_tokens": 35, "forward_observer_dice": 3, "forward_observer_single": true, "mortar_split": true,
        "suppress_split": true, "recover_in_reserves": true, "suppress_up_to": true, "ready_only_moves": false,
        "lose_without_food": false, "lose_without_counters": "always", "score_defeat": true,
        "final_raid_optional": false, "weapons_eat": true, "raid_under_fire": true,
    });
    let options = read(&far);
    assert_eq!(options.write(), far);
    assert_eq!(serde_json::to_value(options).unwrap(), far);
    let names: Vec<_> = far.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(OPTIONS.each_ref().map(|spec| spec.name).as_slice(), names);
    for (name, value) in far.as_object().unwrap() {
        if name == "edition" {
            continue;
        }
        let mut one = Options::default();
        one.set(name, value).unwrap();
        let changed = one.write();
        assert_eq!(&changed[name], value);
        let default = Options::default().write();
        let others = changed.as_object().unwrap().iter().filter(|(other, _)| *other != name);
        assert!(others.into_iter().all(|(other, value)| default[other] == *value), "{name} changes another option");
    }
}

#[test]
fn seats_follow_the_players() {
    let seats = |players| read(&json!({ "players": players })).seats();
    assert_eq!(seats("solitaire"), ["defender"]);
    assert_eq!(seats("cooperative"), ["operational", "tactical"]);
    assert_eq!(seats("competitive_two"), ["defender", "german"]);
    assert_eq!(seats("competitive_three"), ["operational", "tactical", "german"]);
    assert_eq!(Options::all_seats(), ["defender", "operational", "tactical", "german"]);
    for players in Players::ALL {
        let options = Options { players, ..Options::default() };
        assert_eq!(options.competitive(), options.seats().contains(&"german"));
        assert!(options.seats().iter().all(|seat| Options::all_seats().contains(seat)));
    }
}

#[test]
fn bad_values_name_the_option_and_what_it_takes() {
    let bad = |value: Value| Options::read(&value).expect_err("bad options");
    for (value, name, expected) in [
        (json!({ "players": "three" }), "players", "solitaire | cooperative | competitive_two | competitive_three"),
        (json!({ "tactics": true }), "tactics", "none | veteran | elite"),
        (json!({ "edition": "de" }), "edition", "en2 | fr | ru"),
        (json!({ "mortar_split": 1 }), "mortar_split", "true | false"),
        (json!({ "lose_without_counters": "never" }), "lose_without_counters", "always | resupply"),
        (json!({ "house_rules": true }), "house_rules", ""),
        (json!([]), "", "{...}"),
    ] {
        let error = bad(value);
        assert_eq!((error.name.as_str(), error.expected.as_str()), (name, expected));
    }
    for value in [json!(33), json!(37), json!(-1), json!(300), json!("36"), json!(35.5)] {
        assert_eq!(bad(json!({ "disrupted_tokens": value })).name, "disrupted_tokens");
    }
    for value in [json!(1), json!(4), json!(null)] {
        assert_eq!(bad(json!({ "forward_observer_dice": value })).name, "forward_observer_dice");
    }
}
