//! Computer players in the seats of a game.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

use super::{Scratch, journal};
use crate::{kurgan, kurgan_told};

const DUEL: [&str; 2] = ["--option", "players=competitive_two"];

/// A game of Pavlov's House against a German.
fn duel(scratch: &Scratch, name: &str, more: &[&str]) -> String {
    let file = scratch.text(name);
    let new = ["new", "pavlov", &file, "--seed", "7"];
    kurgan(new.iter().chain(&DUEL).chain(more)).good();
    file
}

fn against(file: &str, german: &str, lines: &[&str]) -> String {
    let seat = format!("german={german}");
    kurgan_told(["play", file, "--seat", &seat], &(lines.join("\n") + "\n")).good()
}

/// The actions in force.
fn played(file: &str) -> Vec<String> {
    let journal = journal(file);
    let at = usize::try_from(journal["at"].as_u64().unwrap()).unwrap();
    let entries = journal["entries"].as_array().unwrap();
    entries[..at].iter().map(|entry| entry["action"].as_str().unwrap().to_owned()).collect()
}

fn is_german(action: &str) -> bool {
    action.starts_with("order ") || action.starts_with("tactic ")
}

#[test]
fn what_the_german_lays_makes_no_difference_before_it_is_revealed() {
    let scratch = Scratch::new();
    let dealt = duel(&scratch, "dealt.json", &[]);
    let (mut laid, mut seen) = (BTreeSet::new(), BTreeSet::new());
    let file = scratch.text("game.json");
    for _ in 0..5 {
        fs::copy(&dealt, &file).unwrap();
        seen.insert(against(&file, "random", &["?", "log", "blocked", "odds 1", "odds done", "board", "undo", "redo"]));
        let actions = played(&file);
        assert!(actions.len() >= 3 && actions.iter().all(|action| is_german(action)), "{actions:?}");
        laid.insert(actions);
    }
    assert!(laid.len() > 1, "chance laid the same orders five times: {laid:?}");
    assert_eq!(seen.len(), 1, "the person sees a difference: {seen:#?}");
    let text = seen.first().unwrap();
    assert!(
        text.contains("Computer player: the German player (random)\nOrder 1 of 3 is placed face down.\n"),
        "{text}"
    );
    assert!(text.contains("Orders face down: 3\n") && text.contains("There is nothing to undo"), "{text}");
    assert!(text.ends_with(&format!("kurgan play {file} --seat german=random\n")), "{text}");
}

#[test]
fn a_game_against_the_program_tells_nothing_of_its_hand_and_goes_on() {
    let scratch = Scratch::new();
    let file = duel(&scratch, "game.json", &[]);
    let turn = ["odds done", "blocked", "done", "log", "board", "2", "1", "done", "done"];
    let text = against(&file, "expert", &turn.repeat(16));
    kurgan(["verify", &file]).good();
    // The game is over: whoever looks at the file is told everything.
    let shown = kurgan(["show", &file, "--json", "--log"]).json();
    assert!(shown["outcome"].is_object(), "turn {}", shown["turn"]);
    let (mut secrets, mut orders) = (0, 0);
    for event in shown["log"].as_array().unwrap() {
        let (kind, told) = (event["kind"].as_str().unwrap(), event["text"].as_str().unwrap());
        // A Resupply card is drawn in the open.
        let hidden = ["german_drew", "german_drew_tactic", "ordered", "tactic_laid"].contains(&kind);
        if hidden && !told.contains("Resupply") {
            assert!(!text.contains(told), "{told:?} is told: {text}");
            secrets += 1;
        }
    }
    for action in played(&file).iter().filter(|action| is_german(action)) {
        assert!(!text.contains(action.as_str()), "{action} is told: {text}");
        let card = action.split(' ').next_back().unwrap();
        // Where a card is named at all, it is turned over there; the name of the Resupply card is a word like others.
        if let Some(first) = text.find(card).filter(|_| card != "resupply") {
            assert!(text[..first].ends_with("Wehrmacht card "), "{card}: {text}");
            orders += 1;
        }
    }
    assert!(secrets > 20 && orders > 5, "{secrets} secrets, {orders} orders revealed");
    for open in ["German hand: ", "German Tactics cards: ", "Orders: ", "Tactics card for this turn: "] {
        assert!(!text.contains(open), "{open}: {text}");
    }
}

#[test]
fn the_person_may_be_the_german() {
    let scratch = Scratch::new();
    let file = duel(&scratch, "game.json", &[]);
    let lines = ["1", "1", "1", "1", "board", "log", "1"];
    let text = kurgan_told(["play", &file, "--seat", "defender=expert"], &(lines.join("\n") + "\n")).good();
    assert!(text.contains("German hand: ") && text.contains("Computer player: the defender (expert)\n"), "{text}");
    let shown = kurgan(["show", &file, "--json", "--log"]).json();
    let drawn = shown["log"].as_array().unwrap().iter().filter(|event| event["kind"] == "drew");
    let drawn: Vec<&Value> = drawn.map(|event| &event["text"]).collect();
    assert!(drawn.len() >= 4);
    assert!(drawn.iter().all(|told| told == &drawn[0]), "the Soviet hand is told to the German: {drawn:?}");
    assert_eq!(shown["to_act"], serde_json::json!(["german"]), "{text}");
}

#[test]
fn undo_goes_back_to_ones_own_decision() {
    let scratch = Scratch::new();
    let file = duel(&scratch, "game.json", &["--takebacks"]);
    let mut turns = 0;
    while turns < 2 {
        against(&file, "expert", &["done"]);
        turns = played(&file).windows(2).filter(|pair| !is_german(&pair[0]) && is_german(&pair[1])).count() + 1;
    }
    let before = played(&file);
    let own = before.iter().rposition(|action| !is_german(action)).unwrap();
    assert!(own + 3 < before.len(), "the German has laid orders since: {before:?}");
    let text = against(&file, "expert", &["undo"]);
    assert!(text.contains("Undone."), "{text}");
    assert_eq!(played(&file), before[..own]);
    assert_eq!(kurgan(["show", &file, "--json"]).json()["to_act"], serde_json::json!(["defender"]));
    // Both the decision and what the program answered come again.
    let text = against(&file, "expert", &["redo"]);
    assert_eq!(played(&file), before);
    assert!(text.contains("Order 1 of 3 is placed face down."), "{text}");
    against(&file, "expert", &["undo 2"]);
    assert_eq!(played(&file), before[..own - 1]);
    // Without take-backs dice stay rolled.
    let strict = duel(&scratch, "strict.json", &[]);
    let text = against(&strict, "expert", &["done", "undo"]);
    assert!(text.contains("would undo dice or a draw"), "{text}");
}

#[test]
fn shown_in_json_is_what_the_seat_to_act_may_see() {
    let scratch = Scratch::new();
    let file = duel(&scratch, "game.json", &[]);
    against(&file, "expert", &["done"]);
    let shown = kurgan(["show", &file, "--json", "--log"]).json();
    assert_eq!(shown["to_act"], serde_json::json!(["defender"]));
    // How many cards the German holds, but not which.
    assert!(shown.get("position").is_none(), "{shown}");
    assert!(shown["view"]["german"]["hand"].as_u64() > Some(0), "{shown}");
    for hidden in ["hand", "fresh", "orders"] {
        assert_eq!(shown["view"]["wehrmacht_cards"][hidden], serde_json::json!([]), "{hidden}: {shown}");
    }
    // Nor a fingerprint by which one could try out what is hidden.
    assert_ne!(shown["hash"], journal(&file)["entries"].as_array().unwrap().last().unwrap()["hash"]);
    // Where nothing is hidden from anybody, everything is shown.
    let open = scratch.game(&["--force"]);
    let shown = kurgan(["show", &open, "--json"]).json();
    assert!(shown["position"].is_object() && shown.get("view").is_none());
}

#[test]
fn the_program_may_hold_every_seat() {
    let scratch = Scratch::new();
    let file = scratch.game(&["--option", "scenario=factory"]);
    let text = kurgan(["play", &file, "--seat", "german=expert"]).good();
    assert!(text.contains("Computer player: the German player (expert), end supply\n"), "{text}");
    assert!(kurgan(["show", &file, "--json"]).json()["outcome"].is_object());
}

#[test]
fn actions_on_the_command_line_are_answered() {
    let scratch = Scratch::new();
    let file = duel(&scratch, "game.json", &[]);
    kurgan(["play", &file, "done", "--seat", "german=flat", "--playouts", "20"]).good();
    let actions = played(&file);
    assert!(actions.iter().filter(|action| is_german(action)).count() >= 3, "{actions:?}");
    assert_eq!(actions.last().unwrap(), "done");
}

#[test]
fn seats_and_players_that_do_not_exist_are_refused() {
    let scratch = Scratch::new();
    let file = duel(&scratch, "game.json", &[]);
    let complaint = kurgan(["play", &file, "--seat", "russian=expert"]).bad(1);
    assert!(complaint.contains("“russian”") && complaint.contains("defender, german"), "{complaint}");
    let complaint = kurgan(["play", &file, "--seat", "german=genius"]).bad(2);
    assert!(complaint.contains("random, expert, lookahead, flat, search"), "{complaint}");
    kurgan(["play", &file, "--seat", "german"]).bad(2);
    let complaint = kurgan(["watch", "volga", "--seat", "defender=expert", "--lang", "fr"]).bad(1);
    assert!(complaint.contains("Ses sièges"), "{complaint}");
    assert_eq!(played(&file), [""; 0]);
}

#[test]
fn one_who_deals_the_cards_sees_them() {
    let scratch = Scratch::new();
    let file = scratch.text("own.json");
    let new = ["new", "pavlov", &file, "--own-dice"];
    kurgan_told(new.iter().chain(&DUEL), "W1-01 W1-03 W1-05 W1-09 T1-01 T1-02 T1-03\n").good();
    let complaint = kurgan(["play", &file, "--seat", "german=expert"]).bad(1);
    assert!(complaint.contains("a computer player could not hide its cards"), "{complaint}");
    kurgan(["play", &file]).good();
}

#[test]
fn two_players_are_watched() {
    let watch = ["watch", "pavlov", "--seed", "3", DUEL[0], DUEL[1]];
    let two = kurgan(watch.iter().chain(&["--seat", "german=random"])).good();
    assert!(two.starts_with("Pavlov’s House, seed 3: the defender (expert), the German player (random)\n"), "{two}");
    let same = kurgan(watch.iter().chain(&["--policy", "random", "--seat", "defender=expert"])).good();
    assert_eq!(two.lines().skip(1).collect::<Vec<_>>(), same.lines().skip(1).collect::<Vec<_>>().as_slice());
    assert_ne!(two.lines().nth(20), None);
    let one = kurgan(watch).good();
    assert!(one.starts_with("Pavlov’s House, seed 3. Player: expert\n"), "{one}");
    assert_ne!(one.lines().skip(1).collect::<Vec<_>>(), two.lines().skip(1).collect::<Vec<_>>());
}
