//! Written positions: written, read, and refused if impossible.

use kurgan_core::Game;
use river::{Record, River};
use serde_json::{Value, json};

use crate::kit::{night, night_of_two, pack};

/// The first loading of a short night, as a person writes it.
fn paper() -> Value {
    json!({
        "hour": 1, "weather": "stars", "bag": ["fog", "mist", "drizzle", "moon", "flares"],
        "boats": { "ferry": {"hull": 3, "sent": "pier"}, "barge": {"hull": 2}, "tug": {"hull": 3}, "launch": {"hull": 2} },
        "landed": 0, "agenda": ["land", "fire", "light", "load"],
    })
}

fn read(paper: Value) -> Result<River, String> {
    let record: Record = serde_json::from_value(paper).map_err(|error| error.to_string())?;
    River::restore(pack(), &record).map_err(|broken| broken.to_string())
}

#[test]
fn a_position_is_read_as_a_person_writes_it() {
    assert_eq!(&read(paper()).unwrap(), night("stars").go("send ferry pier").game());
}

#[test]
fn an_impossible_position_is_refused_with_what_is_wrong() {
    let wrong = |field: &str, value: Value, expected: &str| {
        let mut paper = paper();
        *paper.pointer_mut(field).unwrap_or_else(|| panic!("there is no {field}")) = value;
        let error = read(paper).expect_err(field);
        assert!(error.contains(expected), "{error}");
    };
    wrong("/hour", json!(5), "hour: 5 is not between 1 and 4 (8.1)");
    wrong("/weather", json!("hail"), "weather: there is no \"hail\"");
    wrong("/weather", json!("fog"), "weather: it is not one of the chits drawn (2.1)");
    wrong("/bag", json!(["fog"]), "bag: 5 chits are drawn, hour 1 makes it 1 (2.1)");
    wrong("/boats/ferry/hull", json!(4), "boats: ferry has a hull of 3 at most (1.1)");
    wrong("/boats/ferry/hull", json!(0), "boats: ferry has sunk and is under way (5.4)");
    wrong("/boats", json!({"tug": {"hull": 1, "sent": "ravine"}, "ferry": {"hull": 1, "sent": "ravine"}}), "(4.2)");
    wrong("/boats", json!({"raft": {"hull": 1}}), "boats: there is no \"raft\"");
    wrong("/landed", json!(1), "landed: 1 is above 0, all that can have crossed (6.1)");
    wrong("/agenda", json!(["load"]), "agenda: [Load] cannot be what is left of this hour (1.4)");
    wrong("/agenda", json!(["land", "hit"]), "agenda: [Land, Hit]");
    wrong("/agenda", json!(["land", "swim"]), "unknown variant `swim`");
    wrong("/agenda", json!(vec!["hit"; 10]), "agenda: 10 steps, 9 at most");
}

#[test]
fn secrets_and_ends_have_to_fit_the_rest() {
    let with = |field: &str, value: Value| {
        let mut paper = paper();
        paper[field] = value;
        read(paper).expect_err(field)
    };
    assert!(with("aim", json!("pier")).contains("aim: a second player aims before the boats are sent"));
    assert!(with("lit", json!("pier")).contains("lit: the light first shines in hour 1, after loading (3.1)"));
    assert!(with("end", json!("dawn")).contains("end: there is something left to do"));
    assert!(with("options", json!({"night": 3})).contains("options: \"night\" must be short | long"));
    assert!(with("raft", json!(1)).contains("unknown field `raft`"));
    // What is seen of a secret is not a position.
    let view = night_of_two("stars").go("aim pier").game().shown(None);
    assert_eq!(River::restore(pack(), &view).unwrap_err().to_string(), "aim: there is no \"?\"");
}

#[test]
fn no_more_hits_are_due_than_guns_have_fired() {
    let due = |hits| {
        let mut paper = paper();
        (paper["lit"], paper["boats"]["tug"]["sent"]) = (json!("pier"), json!("pier"));
        paper["agenda"] = json!([vec!["land"], vec!["hit"; hits]].concat());
        read(paper)
    };
    assert!(due(4).is_ok(), "the pier has four guns");
    assert!(due(5).unwrap_err().starts_with("agenda: [Land, Hit, Hit, Hit, Hit, Hit] cannot be"));
}
