//! Hashes everything that a reader of many random games sees, one line per action, to compare the program before and
//! after a change.
//!
//! ```text
//! cargo run --release -p kurgan-web --example corpus -- [GAMES] > before.txt     # then change something, then diff
//! ```
//!
//! A line has the position, and what each side sees of it in one of the three languages: views, states, boards of the
//! terminal, logs, blocked choices and whole pages.

use kurgan_core::Hash;
use serde_json::{Map, Value, json};
use table::{AnySession, GameId, Language, Packs, Start, Words, games};
use testkit::luck::Luck;
use web::pages::{Seen, Shell, play};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let many = std::env::args().nth(1).map_or(Ok(50), |games| games.parse())?;
    let english = Words::new(Language::En);
    for game in games(english, &Packs::default()).as_array().ok_or("a list of games")? {
        let id = game["game"].as_str().ok_or("the id of a game")?.parse()?;
        for seed in 0..many {
            let mut luck = Luck::new(seed);
            let mut session = begin(id, &game["options"], seed, &mut luck);
            tell(id, seed, &session, luck.below(3));
            while let Some(action) = luck.pick(&choices(&session)).cloned() {
                session.play(&action, None, english)?;
                tell(id, seed, &session, luck.below(3));
            }
        }
    }
    Ok(())
}

/// A game with some of its options, as far as they go together.
fn begin(game: GameId, specs: &Value, seed: u64, luck: &mut Luck) -> AnySession {
    let words = Words::new(Language::En);
    loop {
        let mut options = Map::new();
        for spec in specs.as_array().into_iter().flatten() {
            if luck.below(2) == 0 {
                continue;
            }
            let values: Vec<Value> = match (spec["kind"].as_str(), &spec["values"]) {
                (Some("set"), Value::Array(values)) => values.iter().map(|value| json!([value])).collect(),
                (_, Value::Array(values)) => values.clone(),
                _ => vec![json!(true), json!(false)],
            };
            if let (Some(name), Some(value)) = (spec["name"].as_str(), luck.pick(&values)) {
                options.insert(name.into(), value.clone());
            }
        }
        let options = Value::Object(options);
        if let Ok(session) =
            AnySession::new(&Packs::default(), &Start { seed: Some(seed), ..Start::of(game, &options) }, words)
        {
            return session;
        }
    }
}

fn choices(session: &AnySession) -> Vec<String> {
    let state = session.state(Words::new(Language::En));
    state.legal.into_iter().filter(|choice| !choice.resign).map(|choice| choice.action).collect()
}

fn tell(game: GameId, seed: u64, session: &AnySession, language: usize) {
    let words = Words::new([Language::En, Language::Fr, Language::Ru][language]);
    let all = session.all_seats();
    print!("{game} {seed} {} {}", session.len(), session.hash());
    for held in session.sides() {
        let told = json!([
            session.view_for(held),
            session.state_for(held, words),
            session.board_for(held, words),
            session.log_for(held, session.len().saturating_sub(2), words).len(),
            session.blocked_for(held, words),
        ]);
        let seen = Seen { id: "drawn", session, held, all_held: all, version: 1 };
        let (page, _) = play(Shell { words, path: "/games/drawn" }, &seen);
        print!(" {} {}", Hash::of(&told.to_string()), Hash::of(&page));
    }
    println!();
}
