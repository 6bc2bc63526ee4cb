//! A position is complete and possible, or refused with the name of the field.

use kurgan_core::chance::Fast;
use kurgan_core::suite::pick;
use kurgan_core::{Game, Restored};
use serde_json::{Value, json};
use volga::Volga;

use crate::kit::*;
use crate::properties::random_options;

/// Reads a position as it comes from outside.
fn read(position: &Value) -> Result<Volga, String> {
    Restored::<Volga>::read(pack(), position).map(|restored| restored.game)
}

/// The position of a game in the first Supply Phase.
fn first() -> Value {
    serde_json::to_value(main().purchases().record()).expect("a position")
}

/// It is refused, and this is the field.
#[track_caller]
fn refused(position: &Value, field: &str) {
    let error = read(position).expect_err("a possible position");
    assert!(error.starts_with(field) || error.contains(&format!("`{field}`")), "{field}: {error}");
}

#[test]
fn an_empty_position_is_refused() {
    refused(&json!({}), "turn");
    for field in ["turn", "morale", "german", "soviet", "bags"] {
        let mut position = first();
        position.as_object_mut().expect("an object").remove(field);
        refused(&position, field);
    }
}

#[test]
fn what_may_be_left_out_is_nothing_yet() {
    let mut position = first();
    assert!(read(&position).is_ok());
    let left_out = [
        "options",
        "supply",
        "available",
        "event",
        "paused",
        "breakthrough_used",
        "spent",
        "out_of_action",
        "called_away",
        "withdrawn",
        "isolated",
        "round",
        "attack",
        "agenda",
        "end",
    ];
    for field in left_out {
        position.as_object_mut().expect("an object").remove(field);
    }
    assert_eq!(read(&position).expect("a possible position").record(), main().purchases().record());
}

#[test]
fn a_soviet_unit_gone_from_its_bag_is_missed() {
    let mut position = first();
    let bag = position["bags"]["light_urban"].as_array_mut().expect("a bag");
    bag.retain(|id| id != "L16");
    refused(&position, "bags: L16 is nowhere");
    // One for each area taken.
    position["soviet"].as_object_mut().expect("areas").remove("8");
    assert!(read(&position).is_ok());
}

#[test]
fn supply_is_what_the_rolls_can_bring() {
    let mut position = first();
    position["supply"] = json!(24);
    assert!(read(&position).is_ok());
    for supply in [25, 255] {
        position["supply"] = json!(supply);
        refused(&position, "supply");
    }
}

#[test]
fn morale_0_ends_the_game_only_after_combat() {
    let mut position = first();
    position["morale"] = json!(0);
    refused(&position, "morale");
    // Ruling 5: it may sink to 0 in a Combat Phase, and be bought back in the next Supply Phase.
    let mut position = serde_json::to_value(main().morale(0).combat().record()).expect("a position");
    assert!(read(&position).is_ok());
    position["morale"] = json!(20);
    refused(&position, "morale");
}

#[test]
fn nobody_is_anywhere_twice() {
    let mut position = first();
    position["spent"] = json!(["29/15", "29/15"]);
    refused(&position, "spent");
    let mut position = first();
    position["out_of_action"] = json!(["29/15"]);
    refused(&position, "out_of_action");
    let contested = main().soviet(8, "L16").units(8, "29/15").combat();
    let mut position = serde_json::to_value(contested.record()).expect("a position");
    position["round"] = json!({"active": 6, "contested": [8], "attacked": [8, 8]});
    refused(&position, "round.attacked");
}

#[test]
fn an_event_is_in_force_as_the_chart_has_it() {
    let mut position = first();
    position["event"] = json!(13);
    refused(&position, "paused");
    position["paused"] = json!("LI");
    refused(&position, "event");
    position["turn"] = json!(2);
    assert!(read(&position).is_ok());
    let mut position = first();
    position["due"].as_array_mut().expect("units").push(json!("29/15"));
    position["german"]["6"].as_array_mut().expect("units").retain(|name| name != "29/15");
    refused(&position, "due");
}

/// Other values for a field: gone, of another kind, one more or less, an item dropped, doubled or changed.
fn mutants(value: &Value) -> Vec<Value> {
    let mut found = vec![Value::Null, json!({"no": 1}), json!("nonsense"), json!(-1)];
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or_default();
            found.extend([number - 1, number + 1, 0, 255, 256].map(|number| json!(number)));
        }
        Value::Bool(flag) => found.push(json!(!flag)),
        Value::Array(items) => {
            found.push(json!([]));
            for n in 0..items.len().min(4) {
                let mut fewer = items.clone();
                let item = fewer.remove(n);
                found.push(json!(fewer));
                let mut more = items.clone();
                more.push(item.clone());
                found.push(json!(more));
                found.extend(mutants(&item).into_iter().map(|item| {
                    let mut other = items.clone();
                    other[n] = item;
                    json!(other)
                }));
            }
        }
        Value::Object(entries) => {
            for (key, value) in entries.iter().take(4) {
                let mut fewer = entries.clone();
                fewer.remove(key);
                found.push(json!(fewer));
                found.extend(mutants(value).into_iter().map(|value| {
                    let mut other = entries.clone();
                    other.insert(key.clone(), value);
                    json!(other)
                }));
            }
        }
        Value::Null | Value::String(_) => found.extend([json!(3), json!("supply"), json!("29/15"), json!("L16")]),
    }
    found.retain(|other| other != value);
    found
}

#[test]
fn a_position_with_one_field_changed_is_refused_or_plays_to_its_end() {
    let (mut refused, mut played) = (0, 0);
    for seed in 0..10 {
        let mut rng = Fast::new(seed);
        let options = random_options(&mut rng);
        let mut game = Volga::start(pack(), &options, &mut rng, &mut ()).unwrap_or_else(|never| match never {});
        let mut legal = Vec::new();
        for step in 0.. {
            if step % 31 == 0 {
                let position = serde_json::to_value(game.record()).expect("a position");
                for (field, value) in position.as_object().expect("an object") {
                    for value in mutants(value) {
                        let mut mutant = position.clone();
                        mutant[field] = value;
                        match read(&mutant) {
                            Err(error) => {
                                let head = error.split([':', '.', '[']).next().expect("a beginning");
                                let named = position.get(head).is_some()
                                    || error.starts_with("invalid ")
                                    || error.contains('`');
                                assert!(named, "{field}: {error}");
                                refused += 1;
                            }
                            Ok(mut other) => {
                                play_on(&mut other, &mut rng);
                                played += 1;
                            }
                        }
                    }
                }
            }
            legal.clear();
            game.legal(&mut legal);
            if legal.is_empty() {
                break;
            }
            let action = pick(&legal, Volga::resigns, &mut rng);
            game.apply(action, &mut rng, &mut ()).unwrap_or_else(|never| match never {});
        }
    }
    assert!(refused > 1000 && played > 100, "{refused} refused, {played} played");
}

/// Plays at random to the end, which comes.
fn play_on(game: &mut Volga, rng: &mut Fast) {
    let mut legal = Vec::new();
    for _ in 0..5_000 {
        game.check().unwrap_or_else(|broken| panic!("{broken}"));
        legal.clear();
        game.legal(&mut legal);
        if legal.is_empty() {
            assert!(game.outcome().is_some());
            return;
        }
        let action = pick(&legal, Volga::resigns, rng);
        game.apply(action, rng, &mut ()).unwrap_or_else(|never| match never {});
    }
    panic!("the game does not end");
}
