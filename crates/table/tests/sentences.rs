//! A few sentences as a person reads them.

mod common;

use common::Talk;
use serde_json::{Value, json};

#[test]
fn peek() {
    let mut talk = Talk::new();
    let mut reply = talk.ok(&json!({"op": "new", "game": "volga", "seed": 1942, "options": {"isolation": true}}));
    let mut rng = kurgan_core::chance::Fast::new(4);
    loop {
        for event in reply["events"].as_array().unwrap() {
            println!("  {} [{}]  {}", event["text"].as_str().unwrap(), event["rule"].as_str().unwrap(), event);
        }
        println!("T{} {}: {}", reply["turn"], reply["phase"], reply["prompt"]);
        let legal: Vec<Value> = reply["legal"].as_array().unwrap().clone();
        if legal.is_empty() {
            println!("{}", reply["outcome"]);
            break;
        }
        for c in legal.iter().take(4) {
            println!("     {} | {} | {}", c["action"], c["label"], c["touches"]);
        }
        let pick = &legal[rng.below(legal.len())];
        println!("> {}", pick["action"]);
        let pick = pick["action"].as_str().unwrap().to_owned();
        if reply["turn"] == 3 && rng.below(30) == 0 {
            println!("{}", talk.referee.session().unwrap().board(table::Words::default()));
            println!("{}", talk.ok(&json!({"op":"odds","action":pick})));
        }
        reply = talk.apply(&pick);
    }
    println!("{}", talk.ok(&json!({"op":"games"})));
}
