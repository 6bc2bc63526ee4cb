use serde_json::{Value, json};

use super::{Scratch, journal};
use crate::{kurgan, kurgan_told};

#[test]
fn a_hint_is_about_the_game_in_the_file_and_changes_nothing() {
    let scratch = Scratch::new();
    let file = scratch.game(&[]);
    let before = journal(&file);
    let ask = ["hint", &file, "--playouts", "40", "--seed", "3"];
    let text = kurgan(ask).good();
    assert!(text.contains("wins ") && text.contains("95%") && text.contains("playouts"), "{text}");
    assert_eq!(kurgan(ask).good(), text, "the same seed, the same hint");
    for policy in ["random", "expert", "flat", "search"] {
        let hint = kurgan(ask.iter().chain(&["--policy", policy, "--json"])).json();
        assert_eq!((&hint["policy"], &hint["seed"]), (&json!(policy), &json!(3)));
        let thinks = policy == "flat" || policy == "search";
        assert_eq!(hint["hints"][0]["win_chance"].is_number(), thinks, "{hint}");
    }
    let hint = kurgan(["hint", &file, "--ms", "50", "--json"]).json();
    assert!(hint["playouts"].as_u64().unwrap() > 0);
    assert_eq!(journal(&file), before);
    kurgan(["hint", &file, "--ms", "5", "--playouts", "5"]).bad(2);
    kurgan(["hint", &file, "--policy", "genius"]).bad(2);
    kurgan(["hint", &file, "--playouts", "0"]).bad(2);
    kurgan(["hint", &scratch.text("none.json")]).bad(1);
}

#[test]
fn the_referee_gives_hints() {
    let talk = "{\"op\":\"new\",\"game\":\"cauldron\",\"seed\":1}\n{\"op\":\"hint\",\"playouts\":60,\"seed\":2}\n";
    let text = kurgan_told(["referee"], talk).good();
    let replies: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let legal: Vec<&Value> = replies[0]["legal"].as_array().unwrap().iter().map(|choice| &choice["action"]).collect();
    let hints = replies[1]["hints"].as_array().unwrap();
    assert!(!hints.is_empty() && hints.iter().all(|hint| legal.contains(&&hint["action"])), "{hints:?}");
    assert!(hints.iter().all(|hint| hint["action"] != "surrender"));
    assert_eq!(replies[1]["playouts"], 60);
    assert_eq!(kurgan_told(["referee"], talk).good(), text, "the same seed, the same hint");
}

#[test]
fn a_game_plays_while_you_look_on() {
    let watch = ["watch", "cauldron", "--seed", "4", "--option", "entry=B"];
    let text = kurgan(watch).good();
    assert!(
        text.starts_with("Stalingrad Solitaire: The Cauldron, seed 4. Player: expert\n") && text.contains("\n> upkeep"),
        "{text}"
    );
    assert_eq!(kurgan(watch).good(), text, "the same seed, the same game");
    let other = kurgan(["watch", "volga", "--seed", "4", "--policy", "random"]).good();
    assert!(other.contains("\n> end supply\n"), "{other}");
    kurgan(["watch", "volga", "--option", "fog"]).bad(1);
    kurgan(["watch", "chess"]).bad(2);
}

#[test]
fn a_ladder_is_a_table() {
    let ladder = ["ladder", "--games", "3", "--playouts", "2", "--game", "cauldron"];
    let text = kurgan(ladder.iter().chain(&["--policy", "random", "--policy", "expert"])).good();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 2 + 2 * 2, "{text}");
    assert!(lines[2].starts_with("| cauldron historical | random | 3 | "), "{text}");
    assert!(lines[5].starts_with("| cauldron variable | expert | 3 | "), "{text}");
    assert!(lines.iter().all(|line| line.matches('|').count() == 8), "{text}");
    assert!(lines[2].ends_with("|  |") && lines[3].contains("undecided"), "three games decide nothing: {text}");
}

#[test]
fn players_who_think_play_until_it_is_decided_and_the_search_with_time() {
    let ladder = ["ladder", "--games", "64", "--most", "48", "--playouts", "4", "--game", "cauldron"];
    let rest = ["--policy", "random", "--policy", "flat", "--sample", "2", "--ms", "1"];
    let text = kurgan(ladder.iter().chain(&rest)).good();
    let lines: Vec<&str> = text.lines().collect();
    // Flat beats chance so clearly that it does not play all it might.
    let historical = lines[3];
    assert!(historical.starts_with("| cauldron historical | flat 4 | 16 | "), "{text}");
    assert!(historical.ends_with(": better |"), "{text}");
    assert!(lines[4].starts_with("| cauldron historical | search 0.0 s | 2 | "), "{text}");
    assert_eq!(lines.len(), 2 + 3 + 2, "{text}");
}

#[test]
fn training_writes_weights_that_say_how_they_were_made() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("volga.net");
    let path = file.to_str().unwrap();
    let text = kurgan(["train", "volga", path, "--games", "30", "--seed", "5"]).good();
    assert!(text.contains("Learned from") && text.contains(path), "{text}");
    let weights = std::fs::read_to_string(&file).unwrap();
    assert!(weights.starts_with("# kurgan train volga FILE --games 30 --seed 5\n"), "{weights}");
    assert!(ai::value::Net::read(&weights).is_ok());
    let nowhere = folder.path().join("no/such/folder.net");
    let error = kurgan(["train", "volga", nowhere.to_str().unwrap(), "--games", "30"]).bad(1);
    assert!(error.contains("no/such/folder.net"), "{error}");
}
