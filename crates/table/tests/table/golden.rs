//! Whole games as text: a change of rules or words shows up as a readable diff.
//!
//! `UPDATE_GOLDEN=1 cargo test -p kurgan-table golden` regenerates the files.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use kurgan_core::chance::Fast;
use serde_json::{Value, json};
use table::{AnySession, GameId, Packs, Start, Words};

/// Beyond this nobody reads a transcript.
const MOST_LINES: usize = 900;

/// A game from a seed and random choices, told decision by decision; nobody gives up.
fn transcript(game: GameId, options: &Value, seed: u64) -> String {
    let words = Words::default();
    let mut game =
        AnySession::new(&Packs::default(), &Start { seed: Some(seed), ..Start::of(game, options) }, words).unwrap();
    let mut rng = Fast::new(seed);
    let mut text = format!("{}\nseed {seed}\n\n", game.options());
    let tell = |text: &mut String, game: &AnySession| {
        for event in game.last_events(words) {
            writeln!(text, "  {} [{}]", event.text, event.rule).unwrap();
        }
    };
    tell(&mut text, &game);
    loop {
        let mut legal = game.legal();
        legal.retain(|action| action != "surrender");
        if legal.is_empty() {
            break;
        }
        let action = &legal[rng.below(legal.len())];
        game.play(action, None, words).unwrap();
        writeln!(text, "> {action}").unwrap();
        tell(&mut text, &game);
    }
    text + "\n" + &game.board(words)
}

#[track_caller]
fn golden(name: &str, options: &Value, seed: u64) {
    let game = name.split('_').next().unwrap().parse().unwrap();
    let told = transcript(game, options, seed);
    assert!(told.lines().count() <= MOST_LINES, "{name}: {} lines, choose another seed", told.lines().count());
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, &told).unwrap();
    }
    let known = fs::read_to_string(&file).unwrap_or_default();
    let differs = told.lines().zip(known.lines()).position(|(told, known)| told != known);
    let line = differs.unwrap_or_else(|| told.lines().count().min(known.lines().count()));
    assert!(
        told == known,
        "{} differs in line {}:\n  then: {}\n  now:  {}\nIf that is meant, run with UPDATE_GOLDEN=1 and read the diff.",
        file.display(),
        line + 1,
        known.lines().nth(line).unwrap_or_default(),
        told.lines().nth(line).unwrap_or_default(),
    );
}

#[test]
fn the_campaign() {
    golden("volga_main", &json!({}), 22);
}

#[test]
fn the_factory_district() {
    golden("volga_factory", &json!({"scenario": "factory"}), 13);
}

#[test]
fn the_campaign_with_every_option() {
    let options = json!({
        "rubble": true, "northern_shoulder": true, "isolation": true, "parent_organization": "each",
        "limited_air": true, "pavlov": true, "reduced_morale": 17, "increased_supply": [1, 2, 3, 4, 5],
    });
    golden("volga_all_options", &options, 48);
}

#[test]
fn the_pocket() {
    golden("cauldron_historical", &json!({}), 141);
}

#[test]
fn the_pocket_with_every_option() {
    let options = json!({
        "scenario": "variable", "entry": "B", "variable_placement": true, "council_of_war": true, "survival": true,
        "rumors": true, "rivers": true, "what_if": true, "long_breakout": true,
    });
    golden("cauldron_all_options", &options, 320);
}

#[test]
fn the_house() {
    golden("pavlov_base", &json!({}), 19);
}

#[test]
fn the_house_against_elite_tactics_with_operational_support() {
    golden("pavlov_elite", &json!({"tactics": "elite", "operational_support": true}), 19);
}

#[test]
fn the_house_against_a_german_player() {
    golden("pavlov_competitive", &json!({"players": "competitive_three"}), 5);
}
