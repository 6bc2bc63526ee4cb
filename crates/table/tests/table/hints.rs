//! Hints through the referee, from an advisor with scripted answers.

use kurgan_core::{Outcome, Verdict};
use serde_json::json;
use table::AnySession;
use table::hint::{Opinion, Thought};

use crate::talk::Talk;

fn opinion(action: &str, playouts: u32, wins: f64, score: f64) -> Opinion {
    let outcome = Outcome { verdicts: vec![Verdict::Loss], level: "soviet", score: 31, reason: "time_up" };
    Opinion {
        action: action.into(),
        playouts,
        win: Some((wins, (wins - 0.1, wins + 0.1))),
        score: Some((score, Some(0.5))),
        likeliest: Some((outcome, playouts / 2)),
        ended: playouts,
    }
}

/// Thinks whatever it is asked that artillery is best; the score of the first action tells how much it was to think.
fn advisor(game: &AnySession, thought: Thought, seed: u64) -> Vec<Opinion> {
    assert!(game.legal().contains(&"buy air".to_owned()));
    let asked = match thought {
        Thought::Ms(ms) => f64::from(ms),
        Thought::Playouts(playouts) => -f64::from(playouts),
    };
    let seen = u32::try_from(seed).unwrap_or_default();
    let unplayed =
        Opinion { playouts: 0, win: None, score: None, likeliest: None, ..opinion("buy morale", 0, 0.0, 0.0) };
    vec![opinion("buy artillery", 400 + seen, 0.6, asked), opinion("end supply", 100, 0.2, asked), unplayed]
}

fn talk() -> Talk {
    let mut talk = Talk::volga(7);
    talk.referee = std::mem::replace(&mut talk.referee, Talk::new().referee).advised_by(advisor);
    talk
}

#[test]
fn the_best_actions_come_with_chances_and_reasons() {
    let mut talk = talk();
    let before = talk.ok(&json!({"op": "legal"}));
    let reply = talk.ok(&json!({"op": "hint", "playouts": 30, "seed": 5, "id": 1}));
    assert_eq!((&reply["seed"], &reply["playouts"], &reply["id"]), (&json!(5), &json!(505), &json!(1)));
    let best = &reply["hints"][0];
    let fields = ["action", "label", "playouts", "win_chance", "win_interval", "score", "score_error", "reason"];
    assert_eq!(best.as_object().unwrap().keys().collect::<Vec<_>>(), fields);
    assert_eq!((&best["action"], &best["playouts"]), (&json!("buy artillery"), &json!(405)));
    assert_eq!((&best["win_chance"], &best["score"]), (&json!(0.6), &json!(-30.0)));
    let label = before["legal"].as_array().unwrap().iter().find(|choice| choice["action"] == "buy artillery").unwrap();
    assert_eq!(best["label"], label["label"]);
    let reason = |n: usize| reply["hints"][n]["reason"].as_str().unwrap();
    assert!(reason(0).starts_with("In 202 of 405 playouts") && reason(0).contains("31"), "{}", reason(0));
    // Another action is named by what it does, not as it is typed.
    let named = |n: usize| reply["hints"][n]["label"].as_str().unwrap();
    let more = format!("Wins 40 more games per hundred than “{}”.", named(1));
    assert!(reason(0).ends_with(&more) && !more.contains("end supply"), "{}", reason(0));
    assert!(reason(1).ends_with(&format!("Wins 40 fewer games per hundred than “{}”.", named(0))), "{}", reason(1));
    assert_eq!(reply["hints"][2]["win_chance"], json!(null));
    assert_eq!(reason(2), "No playout began with this action.");
    assert_eq!(talk.ok(&json!({"op": "legal"}))["hash"], before["hash"], "a hint changes nothing");
}

#[test]
fn a_hint_takes_what_it_is_told_to() {
    let mut talk = talk();
    let mut score = |request| talk.ok(&request)["hints"][0]["score"].as_f64().unwrap();
    assert!((score(json!({"op": "hint"})) - 1000.0).abs() < 1e-9, "a second");
    assert!((score(json!({"op": "hint", "ms": 20})) - 20.0).abs() < 1e-9);
    let wrong = [
        json!({"op": "hint", "ms": 0}),
        json!({"op": "hint", "ms": 600_001}),
        json!({"op": "hint", "playouts": "many"}),
        json!({"op": "hint", "playouts": 1.5}),
        json!({"op": "hint", "ms": 5, "playouts": 5}),
    ];
    for request in wrong {
        let reply = talk.say(&request);
        assert_eq!((&reply["ok"], &reply["error"]["code"]), (&json!(false), &json!("bad_request")), "{request}");
    }
    let mut nobody = Talk::new();
    nobody.referee = std::mem::replace(&mut nobody.referee, Talk::new().referee).advised_by(advisor);
    assert_eq!(nobody.say(&json!({"op": "hint"}))["error"]["code"], "no_game");
}
