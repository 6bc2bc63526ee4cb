//! Random play of the Cauldron against random chess by shakmaty, in one run on one core: the ratio is what counts.
//!
//! `cargo bench -p kurgan-cauldron --bench against_chess`

#![allow(clippy::disallowed_methods)] // a benchmark looks at the clock

use std::hint::black_box;
use std::time::{Duration, Instant};

use cauldron::components::{Components, ScenarioId};
use cauldron::{Cauldron, Options};
use kurgan_core::Game;
use kurgan_core::chance::Fast;
use kurgan_core::suite::pick;
use shakmaty::{Chess, Position};

/// How long each side plays in one round.
const SLICE: Duration = Duration::from_millis(400);
/// How many rounds; the best of each side counts, as the machine is noisy.
const ROUNDS: usize = 5;

/// Decisions with at least two choices, in one random game of the Cauldron.
fn cauldron(scenario: ScenarioId, rng: &mut Fast, legal: &mut Vec<cauldron::Action>) -> u64 {
    let options = Options { scenario, ..Options::default() };
    let Ok(mut game) = Cauldron::start(Components::printed(), &options, rng, &mut ());
    let mut decisions = 0;
    loop {
        legal.clear();
        game.legal(legal);
        // Surrender comes last and is left out.
        let action = match legal[..] {
            [] => return decisions,
            [only] | [only, cauldron::Action::Surrender] => only,
            _ => {
                decisions += 1;
                pick(legal, Cauldron::resigns, rng)
            }
        };
        let Ok(()) = game.apply(action, rng, &mut ());
    }
}

/// The same of chess, up to 400 plies.
fn chess(rng: &mut Fast) -> u64 {
    let mut position = Chess::default();
    let mut decisions = 0;
    for _ in 0..400 {
        let legal = position.legal_moves();
        if legal.is_empty() || position.is_insufficient_material() {
            break;
        }
        decisions += u64::from(legal.len() > 1);
        position.play_unchecked(legal[rng.below(legal.len())]);
    }
    decisions
}

fn rate(mut game: impl FnMut() -> u64) -> f64 {
    let start = Instant::now();
    let mut decisions = 0;
    while start.elapsed() < SLICE {
        decisions += black_box(game());
    }
    #[allow(clippy::cast_precision_loss)] // far below 2^52
    let count = decisions as f64;
    count / start.elapsed().as_secs_f64()
}

fn main() {
    let (mut ours, mut theirs) = ([0.0_f64; 2], 0.0_f64);
    let mut rng = Fast::new(1942);
    let mut legal = Vec::with_capacity(128);
    for _ in 0..ROUNDS {
        theirs = theirs.max(rate(|| chess(&mut rng)));
        for (best, scenario) in ours.iter_mut().zip(ScenarioId::ALL) {
            *best = best.max(rate(|| cauldron(scenario, &mut rng, &mut legal)));
        }
    }
    println!("chess (shakmaty) {:>6.2} million decisions/s", theirs / 1e6);
    for (rate, scenario) in ours.into_iter().zip(ScenarioId::ALL) {
        println!(
            "cauldron {:<10} {:>6.2} million decisions/s, {:.2} times chess",
            scenario.id(),
            rate / 1e6,
            rate / theirs
        );
    }
}
