//! How many `apply` requests a referee answers in a second: random games through [`Referee::answer`], JSON and labels
//! included. Run with `cargo run --release -p kurgan-table --example referee_speed [games]`.

#![allow(clippy::disallowed_methods)] // the clock is what this is about

use std::time::Instant;

use kurgan_core::chance::Fast;
use serde_json::{Value, json};
use table::referee::Referee;
use table::{Packs, Words};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let games = std::env::args().nth(1).map_or(Ok(20), |games| games.parse())?;
    let mut referee = Referee::new(Packs::default(), Words::default(), || 1);
    let mut rng = Fast::new(1942);
    let (mut applied, mut offered, mut bytes) = (0_u32, 0, 0);
    let mut busy = std::time::Duration::ZERO;
    for seed in 0..games {
        let (reply, _) = referee.answer(json!({"op": "new", "game": "volga", "seed": seed}).to_string().as_bytes());
        let mut reply: Value = serde_json::from_slice(&reply)?;
        while let Some(legal) = reply["legal"].as_array().filter(|legal| !legal.is_empty()) {
            // Few games end their phases early: lists stay as long as they are for people.
            let choice = &legal[rng.below(legal.len())]["action"];
            let request = json!({"op": "apply", "action": choice}).to_string();
            let begun = Instant::now();
            let (line, _) = referee.answer(request.as_bytes());
            busy += begun.elapsed();
            reply = serde_json::from_slice(&line)?;
            applied += 1;
            offered += reply["legal"].as_array().map_or(0, Vec::len);
            bytes += line.len();
        }
    }
    let each = busy.as_secs_f64() / f64::from(applied);
    println!("{applied} applied in {games} games, {:.0} a second ({:.1} us each)", 1.0 / each, each * 1e6);
    println!("{:.1} actions and {} bytes a reply", offered as f64 / f64::from(applied), bytes / applied as usize);
    Ok(())
}
