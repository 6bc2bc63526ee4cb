//! Reviews of finished games.

use serde_json::Value;

use super::Scratch;
use crate::kurgan;

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

/// What everything adds up to; every moment begins where the one before it ended.
fn end_of(review: &Value) -> f64 {
    let moments = review["moments"].as_array().unwrap();
    assert_eq!(moments[0]["before"], review["start"]);
    for pair in moments.windows(2) {
        assert_eq!(pair[0]["after"], pair[1]["before"]);
    }
    let shares = &review["shares"];
    let others = shares["others"].as_f64().unwrap_or_default();
    let sum = number(&review["start"]) + number(&shares["decisions"]) + others + number(&shares["luck"]);
    let end = number(&moments[moments.len() - 1]["after"]);
    assert!((sum - end).abs() < 1e-9, "{sum} is not {end}");
    end
}

/// The decisions that were looked at more closely.
fn closely(review: &Value) -> impl Iterator<Item = &Value> {
    review["moments"].as_array().unwrap().iter().filter(|moment| !moment["decision"].is_null())
}

fn result(verdict: &Value) -> f64 {
    match verdict.as_str().unwrap() {
        "win" => 1.0,
        "draw" => 0.5,
        _ => 0.0,
    }
}

#[test]
fn a_finished_game_adds_up() {
    let scratch = Scratch::new();
    let file = scratch.game(&["--option", "scenario=factory"]);
    kurgan(["play", &file, "--seat", "german=random"]).good();
    let review = kurgan(["review", &file, "--playouts", "2", "--json"]).json();
    let outcome = kurgan(["show", &file, "--json"]).json()["outcome"].clone();
    assert!((end_of(&review) - result(&outcome["results"]["german"])).abs() < 1e-9, "{outcome}");
    assert!(review["shares"]["others"].is_null() && review["seat"] == "german");
    let text = kurgan(["review", &file, "--playouts", "2"]).good();
    assert!(text.starts_with("What decided the game?\n") && text.contains("Chance to win at the start: "), "{text}");
    assert!(text.contains("\n  Turn 10  ") && !text.contains("The other side’s decisions"), "{text}");
    for line in review["unlucky"].as_array().unwrap().iter().chain(review["costly"].as_array().unwrap()) {
        let what = line["what"].as_str().unwrap();
        assert!(!what.is_empty() && text.contains(what), "{what}: {text}");
    }
    assert_eq!(kurgan(["review", &file, "--playouts", "2"]).good(), text, "the same game, the same answer");
    let french = kurgan(["review", &file, "--playouts", "2", "--lang", "fr"]).good();
    assert!(french.starts_with("Qu’est-ce qui a décidé") && french.contains("\n  Début "), "{french}");
}

#[test]
fn each_side_has_a_review_of_its_own() {
    let scratch = Scratch::new();
    // Computer players draw their own luck: a short game may have no decision that cost much.
    let duel = |number: u32| {
        let file = scratch.text(&format!("duel-{number}.json"));
        kurgan(["new", "pavlov", &file, "--seed", "7", "--option", "players=competitive_two"]).good();
        kurgan(["play", &file, "--seat", "german=expert", "--seat", "defender=random"]).good();
        file
    };
    let costly = |file: &String| {
        let review = kurgan(["review", file, "--seat", "defender", "--playouts", "1", "--json"]).json();
        closely(&review).count() > 0
    };
    let file = (0..6).map(duel).find(costly).expect("a random defender makes mistakes");
    let outcome = kurgan(["show", &file, "--json"]).json()["outcome"].clone();
    let [defender, german] = ["defender", "german"].map(|seat| {
        let review = kurgan(["review", &file, "--seat", seat, "--playouts", "1", "--json"]).json();
        assert_eq!(review["seat"], seat);
        closely(&review).for_each(|moment| assert_eq!(moment["deciders"][0], seat, "those of the side alone"));
        assert!((end_of(&review) - result(&outcome["results"][seat])).abs() < 1e-9, "{outcome}");
        review
    });
    assert!((number(&defender["start"]) + number(&german["start"]) - 1.0).abs() < 1e-9);
    assert!(defender["shares"]["others"].is_number());
    let text = kurgan(["review", &file, "--playouts", "1"]).good();
    assert!(text.contains("Review for: the defender\n") && text.contains("The other side’s decisions"), "{text}");
    let complaint = kurgan(["review", &file, "--seat", "nobody"]).bad(1);
    assert!(complaint.contains("defender, german"), "{complaint}");
}

#[test]
fn an_unfinished_game_is_refused() {
    let scratch = Scratch::new();
    let file = scratch.game(&[]);
    let complaint = kurgan(["review", &file]).bad(1);
    assert!(complaint.contains("not over yet"), "{complaint}");
    kurgan(["review", &file, "--playouts", "0"]).bad(2);
}
