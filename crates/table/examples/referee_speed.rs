//! How many `apply` requests a referee answers in a second: random games through [`Referee::answer`], JSON and labels
//! included. Run with `cargo run --release -p kurgan-table --example referee_speed [games]`.

#![allow(clippy::disallowed_methods)] // the clock is what this is about

use std::time::{Duration, Instant};

use kurgan_core::chance::Fast;
use serde_json::{Value, json};
use table::referee::Referee;
use table::{Packs, Words};

/// Lists of this length are counted apart.
const LONG: usize = 25;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let games = std::env::args().nth(1).map_or(Ok(20), |games| games.parse())?;
    let mut referee = Referee::new(Packs::default(), Words::default(), || 1);
    let mut rng = Fast::new(1942);
    let (mut applied, mut offered, mut bytes) = (0_u32, 0, 0);
    let (mut busy, mut busy_long) = (Duration::ZERO, Duration::ZERO);
    let (mut long, mut offered_long) = (0_u32, 0);
    for seed in 0..games {
        let (reply, _) = referee.answer(json!({"op": "new", "game": "volga", "seed": seed}).to_string().as_bytes());
        let mut reply: Value = serde_json::from_slice(&reply)?;
        while let Some(legal) = reply["legal"].as_array().filter(|legal| !legal.is_empty()) {
            // Phases are played out, as people do: chance alone would end them early and keep the lists short.
            let mut choice = &legal[rng.below(legal.len())]["action"];
            if choice.as_str().is_some_and(|action| action.starts_with("end ")) {
                choice = &legal[rng.below(legal.len())]["action"];
            }
            let request = json!({"op": "apply", "action": choice}).to_string();
            let begun = Instant::now();
            let (line, _) = referee.answer(request.as_bytes());
            let took = begun.elapsed();
            reply = serde_json::from_slice(&line)?;
            let choices = reply["legal"].as_array().map_or(0, Vec::len);
            (busy, applied, offered, bytes) = (busy + took, applied + 1, offered + choices, bytes + line.len());
            if choices >= LONG {
                (busy_long, long, offered_long) = (busy_long + took, long + 1, offered_long + choices);
            }
        }
    }
    let rate = |count: u32, time: Duration| f64::from(count) / time.as_secs_f64();
    println!("{applied} applied in {games} games, {:.0} a second", rate(applied, busy));
    println!("{} actions and {} bytes a reply", offered / applied as usize, bytes / applied as usize);
    if long > 0 {
        let average = offered_long / long as usize;
        println!(
            "{long} replies with {LONG} or more actions, {average} on average: {:.0} a second",
            rate(long, busy_long)
        );
    }
    Ok(())
}
