use std::fs;

use serde_json::{Value, json};

use super::{Scratch, journal};
use crate::{kurgan, kurgan_told};

/// Changes one thing in a journal.
fn tamper(file: &str, place: &str, value: Value) {
    let mut changed = journal(file);
    *changed.pointer_mut(place).expect("the place is there") = value;
    fs::write(file, changed.to_string()).unwrap();
}

/// A game in which something has been played.
fn played(scratch: &Scratch) -> String {
    let file = scratch.game(&[]);
    kurgan(["play", &file, "buy artillery", "end supply"]).good();
    file
}

#[test]
fn a_new_game_is_written_and_never_over_another() {
    let scratch = Scratch::new();
    let file = scratch.game(&[]);
    let before = fs::read(&file).unwrap();
    let complaint = kurgan(["new", "volga", &file]).bad(1);
    assert!(complaint.contains("--force"), "{complaint}");
    assert_eq!(fs::read(&file).unwrap(), before);
    let told = kurgan(["new", "volga", &file, "--force"]).good();
    assert!(told.contains(journal(&file)["dice"]["commitment"].as_str().unwrap()), "{told}");
    assert_ne!(fs::read(&file).unwrap(), before);
    assert_eq!(scratch.names(), ["game.json"]);
}

#[test]
fn seeds_deal_the_same_and_chance_another_game() {
    let scratch = Scratch::new();
    let new = |name: &str, more: &[&str]| {
        let file = scratch.text(name);
        kurgan(["new", "volga", &file].iter().chain(more)).good();
        journal(&file)
    };
    let (one, two) = (new("1", &["--seed", "5"]), new("2", &["--seed", "5"]));
    assert_eq!(one["start"], two["start"]);
    assert_ne!(one["dice"], two["dice"], "the promise hides the seed behind a new nonce each time");
    assert_ne!(new("3", &[])["seed"], new("4", &[])["seed"]);
}

#[test]
fn options_take_values_of_their_kind() {
    let scratch = Scratch::new();
    let options = ["rubble", "isolation=off", "scenario=factory", "parent_organization=each", "reduced_morale=12"];
    let set: Vec<&str> =
        options.iter().chain(&["increased_supply=10,12"]).flat_map(|&option| ["--option", option]).collect();
    let file = scratch.game(&set);
    let options = &journal(&file)["options"];
    assert_eq!(options["rubble"], true);
    assert_eq!(options["isolation"], false);
    assert_eq!(options["scenario"], "factory");
    assert_eq!(options["parent_organization"], "each");
    assert_eq!(options["reduced_morale"], 12);
    assert_eq!(options["increased_supply"], json!([10, 12]));
}

#[test]
fn a_wrong_option_is_named_with_what_would_be_right() {
    let scratch = Scratch::new();
    let file = scratch.text("game.json");
    let wrong = [
        ("fog", "there is no option fog"),
        ("rubble=maybe", "on or off"),
        ("scenario=moscow", "main | factory"),
        ("scenario", "main | factory"),
        ("reduced_morale=20", "0 to 19"),
        ("increased_supply=2,15", "1 to 14"),
        ("increased_supply=", "1 to 14"),
    ];
    for (option, right) in wrong {
        let complaint = kurgan(["new", "volga", &file, "--option", option]).bad(1);
        assert!(complaint.contains(right), "{option}: {complaint}");
    }
    assert_eq!(scratch.names(), [""; 0]);
}

#[test]
fn show_prints_a_picture() {
    let scratch = Scratch::new();
    let file = played(&scratch);
    let picture = kurgan(["show", &file, "--svg"]).good();
    assert!(picture.starts_with("<svg ") && picture.trim_end().ends_with("</svg>"), "{picture}");
    assert!(picture.contains("data-key="), "{picture}");
}

#[test]
fn show_has_board_prompt_and_numbered_actions() {
    let scratch = Scratch::new();
    let file = played(&scratch);
    let text = kurgan(["show", &file]).good();
    assert!(text.contains("Turn 1"), "{text}");
    let state = kurgan(["show", &file, "--json", "--log"]).json();
    for (n, choice) in (1..).zip(state["legal"].as_array().unwrap()) {
        let line = format!("{n:>3}  {}", choice["action"].as_str().unwrap());
        assert!(text.contains(&line), "{line} is missing in {text}");
    }
    assert!(text.contains(state["prompt"].as_str().unwrap()), "{text}");
    let told = kurgan(["show", &file, "--log"]).good();
    let log = state["log"].as_array().unwrap();
    assert!(!log.is_empty());
    assert!(log.iter().all(|event| told.contains(event["text"].as_str().unwrap())), "{told}");
    assert_eq!(state["hash"], journal(&file)["entries"][1]["hash"]);
    assert!(state["position"].is_object());
}

#[test]
fn what_was_played_verifies() {
    let scratch = Scratch::new();
    let text = kurgan(["verify", &played(&scratch)]).good();
    assert!(
        text.contains("2 actions replay") && text.contains("The seed matches the hash given at the start."),
        "{text}"
    );
}

#[test]
fn a_changed_journal_is_caught_with_the_entry() {
    let scratch = Scratch::new();
    let (file, verify) = (scratch.text("game.json"), || kurgan(["verify", &scratch.text("game.json")]).bad(1));
    let fresh = || {
        let _ = fs::remove_file(&file);
        played(&scratch);
    };
    fresh();
    tamper(&file, "/entries/1/hash", "00000000000000000000000000000000".into());
    assert!(verify().contains('2'), "{}", verify());
    fresh();
    tamper(&file, "/entries/0/action", "win the war".into());
    assert!(verify().contains('1'), "{}", verify());
    fresh();
    tamper(&file, "/start/hash", "00000000000000000000000000000000".into());
    verify();
    fresh();
    tamper(&file, "/seed", 1943.into());
    verify();
    // Without the promise the dice still tell.
    let mut changed = journal(&file);
    changed.as_object_mut().unwrap().remove("dice");
    fs::write(&file, changed.to_string()).unwrap();
    assert!(verify().contains("do not come from the seed"), "{}", verify());
}

#[test]
fn a_journal_that_no_longer_replays_goes_on_from_a_snapshot() {
    let scratch = Scratch::new();
    let file = played(&scratch);
    tamper(&file, "/entries/1/hash", "00000000000000000000000000000000".into());
    let broken = fs::read(&file).unwrap();
    let complaint = kurgan_told(["play", &file], "").bad(1);
    assert!(complaint.contains("game.json --resume"), "it says how to go on: {complaint}");
    assert_eq!(fs::read(&file).unwrap(), broken);
    let text = kurgan(["play", &file, "--resume", "buy engineer"]).good();
    assert!(text.contains("no longer replays"), "{text}");
    kurgan(["verify", &file]).good();
    assert_eq!(fs::read(scratch.path("game.json.old")).unwrap(), broken, "the old journal is kept");
    // A sound journal is not touched by it.
    let text = kurgan(["play", &file, "--resume", "buy engineer"]).good();
    assert!(!text.contains("no longer replays"), "{text}");
}

#[test]
fn a_bad_file_is_refused_saying_what_and_where() {
    let scratch = Scratch::new();
    let good = fs::read_to_string(played(&scratch)).unwrap();
    let with = |place: &str, value: Value| {
        let mut changed: Value = serde_json::from_str(&good).unwrap();
        *changed.pointer_mut(place).unwrap() = value;
        changed.to_string()
    };
    let cases = [
        (String::new(), "line 1"),
        (good[..good.len() / 2].to_owned(), "line "),
        ("Dear diary".into(), "line 1, column 1"),
        ("[]".into(), "not the journal of a game"),
        ("{\"name\": \"something else\"}".into(), "not the journal of a game"),
        (with("/kurgan_journal", 2.into()), "later version"),
        (with("/game", "chess".into()), "chess"),
        (with("/at", 99.into()), "game.json"),
        (with("/at", (-1).into()), "line "),
        (with("/options", json!({"fog": true})), "fog"),
        (with("/pack", "abc".into()), "pack"),
        ("[".repeat(100_000), "not the journal of a game"),
        ("{\"kurgan_journal\": 1, \"game\": ".to_owned() + &"[".repeat(100_000), "line 1"),
    ];
    for (text, what) in cases {
        fs::write(scratch.path("game.json"), &text).unwrap();
        for command in ["show", "play", "verify"] {
            let complaint = kurgan([command, &scratch.text("game.json")]).bad(1);
            assert!(complaint.contains("game.json") && complaint.contains(what), "{command} {what}: {complaint}");
        }
        assert_eq!(fs::read_to_string(scratch.path("game.json")).unwrap(), text, "the file was touched");
    }
    assert!(kurgan(["show", &scratch.text("missing")]).bad(1).contains("missing does not exist"));
    assert!(kurgan(["show", &scratch.text("")]).bad(1).contains("cannot be read"));
    let complaint = kurgan(["new", "volga", &scratch.text("no/where")]).bad(1);
    assert!(complaint.contains("The folder") && complaint.contains("no does not exist"), "{complaint}");
    // Nobody rolls dice for a game that has no place.
    let complaint = kurgan_told(["new", "volga", &scratch.text("game.json"), "--own-dice"], "").bad(1);
    assert!(complaint.contains("already exists"), "{complaint}");
}

#[cfg(unix)]
#[test]
fn a_link_to_a_journal_stays_a_link() {
    let scratch = Scratch::new();
    let file = scratch.game(&[]);
    std::os::unix::fs::symlink(&file, scratch.path("link.json")).unwrap();
    kurgan(["play", &scratch.text("link.json"), "buy artillery"]).good();
    assert!(scratch.path("link.json").is_symlink());
    assert_eq!(journal(&file)["entries"].as_array().unwrap().len(), 1);
}

#[test]
fn results_handed_in_are_counted_apart() {
    let scratch = Scratch::new();
    let file = scratch.game(&[]);
    let told = kurgan(["verify", &file]).good();
    assert!(!told.contains("entered by hand"), "{told}");
    let mut changed = journal(&file);
    changed["start"]["given"] = json!(true);
    fs::write(&file, changed.to_string()).unwrap();
    let told = kurgan(["verify", &file]).good();
    assert!(told.contains("one more entry were entered by hand"), "{told}");
}

/// Its rules have changed since: whoever goes on is told, once.
#[test]
fn a_journal_of_earlier_rules_says_that_they_have_changed() {
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/kept/0.1/journals/cauldron-03-open.json");
    let scratch = Scratch::new();
    let file = scratch.text("game.json");
    fs::copy(kept, &file).unwrap();
    let told = "the game continues with the current ones";
    assert!(kurgan(["play", &file, "surrender"]).good().contains(told));
    assert!(!kurgan_told(["play", &file], "").good().contains(told), "today's version has kept it");
}
