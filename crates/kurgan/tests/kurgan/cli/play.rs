use std::fs;

use super::{Scratch, journal};
use crate::{Run, kurgan, kurgan_told};

fn played(file: &str) -> Vec<String> {
    let journal = journal(file);
    let at = usize::try_from(journal["at"].as_u64().unwrap()).unwrap();
    let entries = journal["entries"].as_array().unwrap();
    entries[..at].iter().map(|entry| entry["action"].as_str().unwrap().to_owned()).collect()
}

fn tell(file: &str, lines: &[&str]) -> Run {
    kurgan_told(["play", file], &(lines.join("\n") + "\n"))
}

#[test]
fn a_session_through_a_pipe() {
    let scratch = Scratch::new();
    let file = scratch.game(&[]);
    let text = tell(&file, &["?", "buy artillery", "1", "", "undo", "redo", "undo 2", "log", "board", "quit"]).good();
    assert!(text.contains("> buy artillery"), "what was typed is repeated: {text}");
    assert!(text.contains("move UNIT AREA"), "help knows the notation: {text}");
    assert!(text.contains("Undone."), "{text}");
    assert!(text.ends_with(&format!("kurgan play {file}\n")), "{text}");
    assert_eq!(played(&file), [""; 0]);
    // What was taken back can be played again another day.
    tell(&file, &["redo 2"]).good();
    assert_eq!(played(&file).len(), 2);
    kurgan(["verify", &file]).good();
}

#[test]
fn a_hint_is_given_while_playing() {
    let scratch = Scratch::new();
    let file = scratch.game(&[]);
    let text = kurgan_told(["play", &file, "--playouts", "8"], "hint\nquit\n").good();
    assert!(text.contains("wins ") && text.contains("scores "), "{text}");
    assert_eq!(played(&file), [""; 0], "a hint plays nothing");
}

#[test]
fn the_cauldron_is_played_the_same_way() {
    let scratch = Scratch::new();
    let file = scratch.text("game.json");
    kurgan(["new", "cauldron", &file, "--seed", "5", "--option", "entry=B", "--option", "rumors"]).good();
    let text = tell(&file, &["?", "upkeep 5", "odds tactical", "blocked", "board", "resolve", "log", "quit"]).good();
    assert!(text.contains("appeal conference | freedom | airlift"), "help knows the notation: {text}");
    assert!(text.contains("the offensive is delayed"), "{text}");
    assert!(text.contains("52 Gumrak"), "{text}");
    assert_eq!(played(&file)[..2], ["upkeep 5", "resolve"]);
    kurgan(["verify", &file]).good();
    let shown = kurgan(["show", &file, "--json"]).json();
    assert_eq!((&shown["game"], &shown["options"]["entry"]), (&"cauldron".into(), &"B".into()));
}

#[test]
fn pavlovs_house_is_played_the_same_way() {
    let scratch = Scratch::new();
    let file = scratch.text("game.json");
    kurgan(["new", "pavlov", &file, "--seed", "7", "--option", "tactics=veteran"]).good();
    let text = tell(&file, &["?", "odds done", "blocked", "board", "done", "done", "done", "log", "quit"]).good();
    assert!(text.contains("observe TRACK CIRCLE [both]"), "help knows the notation: {text}");
    assert!(text.contains("The next Wehrmacht card is Scouts (infantry, Suppress 1, Defense 5)"), "{text}");
    assert!(text.contains("Reserves: Pavlov 2/2 C, Glushenko 2/1, Chernogolov 1/3 S, Aleksandrov 2/2 S"), "{text}");
    assert!(text.contains("Tactics card: ") && text.contains("Turn 2 begins."), "{text}");
    assert_eq!(played(&file)[..2], ["done", "done"]);
    kurgan(["verify", &file]).good();
    let shown = kurgan(["show", &file, "--json"]).json();
    assert_eq!((&shown["game"], &shown["options"]["tactics"]), (&"pavlov".into(), &"veteran".into()));
    kurgan(["new", "pavlov", &file, "--force", "--option", "players=competitive_two"]).good();
    assert_eq!(kurgan(["show", &file, "--json"]).json()["to_act"], serde_json::json!(["german"]));
}

#[test]
fn what_cannot_be_is_explained_and_the_game_goes_on() {
    let scratch = Scratch::new();
    let file = scratch.game(&[]);
    let wrong = ["win", "move 29/RCN", "move 99/XYZ 10", "0", "99", "99999999999999999999", "undo", "undo 0", "undo x"];
    let text = tell(&file, &[&wrong[..], &["redo 5", "odds", "odds 99", "odds fly", "blocked"]].concat()).good();
    assert!(text.contains("There is no option 99; choose 1 to "), "{text}");
    assert!(text.contains("x is not a number"), "{text}");
    assert_eq!(played(&file), [""; 0]);
}

#[test]
fn undo_stops_at_dice_unless_take_backs_are_allowed() {
    let scratch = Scratch::new();
    for takebacks in [false, true] {
        let file = scratch.game(if takebacks { &["--takebacks", "--force"] } else { &[] });
        tell(&file, &["1"; 200]).good();
        let journal = journal(&file);
        let entries = journal["entries"].as_array().unwrap();
        let rolled = entries.iter().rposition(|entry| entry.get("chance").is_some()).expect("dice were rolled");
        let since = entries.len() - rolled - 1;
        if since > 0 {
            tell(&file, &[&format!("undo {since}")]).good();
        }
        assert_eq!(played(&file).len(), rolled + 1);
        tell(&file, &["undo"]).good();
        assert_eq!(played(&file).len(), rolled + usize::from(!takebacks));
        kurgan(["verify", &file]).good();
    }
}

#[test]
fn odds_of_an_action_add_up() {
    let scratch = Scratch::new();
    let file = scratch.game(&[]);
    let text = tell(&file, &["odds 1", "odds buy artillery"]).good();
    assert!(text.contains("100.00%"), "{text}");
}

#[test]
fn numbers_follow_the_language() {
    let scratch = Scratch::new();
    let file = scratch.text("game.json");
    kurgan(["new", "pavlov", &file, "--seed", "7"]).good();
    for language in ["fr", "ru"] {
        let odds = kurgan_told(["play", &file, "--lang", language], "odds done\n").good();
        assert!(odds.contains(",00\u{a0}%  "), "{odds}");
        let ladder = ["ladder", "--games", "2", "--game", "cauldron", "--policy", "random", "--lang", language];
        let (ladder, hint) = (kurgan(ladder).good(), ["hint", &file, "--playouts", "20", "--lang", language]);
        for text in [&odds, &ladder, &kurgan(hint).good()] {
            let mark = |pair: &[char]| pair[0].is_ascii_digit() && pair[1] == '%';
            assert!(!text.chars().collect::<Vec<_>>().windows(2).any(mark), "{text}");
        }
        assert!(!ladder.contains('.') && !ladder.contains(" to "), "{ladder}");
    }
}

#[test]
fn actions_on_the_command_line_are_played_until_one_is_refused() {
    let scratch = Scratch::new();
    let file = scratch.game(&[]);
    kurgan(["play", &file, "buy artillery", "1"]).good();
    assert_eq!(played(&file).len(), 2);
    let complaint = kurgan(["play", &file, "buy artillery", "buy love", "end supply"]).bad(1);
    assert!(complaint.contains("buy love"), "{complaint}");
    assert_eq!(played(&file).len(), 3);
    kurgan(["play", &file, "99"]).bad(1);
    assert_eq!(played(&file).len(), 3);
}

#[test]
fn a_move_chooses_its_unit_first() {
    let scratch = Scratch::new();
    let file = scratch.game(&[]);
    kurgan(["play", &file, "end supply"]).good();
    let state = kurgan(["show", &file, "--json"]).json();
    let unit =
        state["legal"].as_array().unwrap().iter().find_map(|choice| choice["action"].as_str()?.strip_prefix("unit "));
    let unit = unit.expect("a unit can be chosen").to_owned();
    // Where it may go is known only after it was chosen.
    let copy = scratch.text("copy.json");
    fs::copy(&file, &copy).unwrap();
    kurgan(["play", &copy, &format!("unit {unit}")]).good();
    let state = kurgan(["show", &copy, "--json"]).json();
    let goes = state["legal"][0]["action"].as_str().unwrap().to_owned();
    kurgan(["play", &copy, &goes]).good();

    let text = kurgan(["play", &file, &goes]).good();
    assert!(text.contains(&format!("Played first: unit {unit}")), "{text}");
    assert_eq!(played(&file), played(&copy));
}

#[test]
fn dice_of_ones_own_are_asked_for() {
    let scratch = Scratch::new();
    let file = scratch.text("own.json");
    let new = ["new", "volga", &file, "--own-dice"];
    kurgan(new).bad(1);
    kurgan_told(new, "cancel\n").bad(1);
    assert!(!scratch.path("own.json").exists());
    // Wrong answers are asked for again; one may give one die at a time or many.
    let text = kurgan_told(new, "7\nL07\n1 2\n3\n6 6 6 6 6\n6 6 6 6\n").good();
    assert!(scratch.path("own.json").exists(), "{text}");
    let journal = journal(&file);
    assert_eq!(journal["start"]["chance"], serde_json::json!([1, 2, 3, 6, 6, 6, 6]));
    assert!(journal.get("seed").is_none());
    let text = kurgan(["verify", &file]).good();
    assert!(text.contains("by hand"), "{text}");
    kurgan(["play", &file, "buy artillery"]).good();
    kurgan(["verify", &file]).good();
}

#[test]
fn a_whole_game_of_first_choices_ends() {
    let scratch = Scratch::new();
    let file = scratch.game(&["--option", "scenario=factory"]);
    let text = kurgan_told(["play", &file], &"1\n".repeat(600)).good();
    assert!(text.contains("There is nothing to choose."), "the list is empty at the end");
    kurgan(["verify", &file]).good();
    let state = kurgan(["show", &file, "--json"]).json();
    assert!(state["outcome"].is_object(), "{}", state["outcome"]);
}
