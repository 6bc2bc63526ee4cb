//! Random play against random chess by shakmaty, in one run on one core: the ratio is what counts.

#![allow(clippy::disallowed_methods)] // a benchmark looks at the clock

use std::hint::black_box;
use std::time::{Duration, Instant};

use kurgan_core::Game;
use kurgan_core::chance::Fast;
use kurgan_core::pack::Pack;
use shakmaty::{Chess, Position};

/// How long each side plays in one round.
const SLICE: Duration = Duration::from_millis(400);
/// How many rounds; the best of each side counts, as the machine is noisy.
const ROUNDS: usize = 5;

/// Plays each of these kinds of a game, by name, and chess in turns, and prints how many decisions a second each takes.
pub fn against_chess<G: Game>(kinds: &[(&str, G::Options)]) {
    let (mut ours, mut theirs) = (vec![0.0_f64; kinds.len()], 0.0_f64);
    let mut rng = Fast::new(1942);
    let mut legal = Vec::with_capacity(128);
    for _ in 0..ROUNDS {
        theirs = theirs.max(rate(|| chess(&mut rng)));
        for (best, (_, options)) in ours.iter_mut().zip(kinds) {
            *best = best.max(rate(|| play::<G>(options, &mut rng, &mut legal)));
        }
    }
    println!("chess (shakmaty) {:>6.2} million decisions/s", theirs / 1e6);
    for (rate, (kind, _)) in ours.into_iter().zip(kinds) {
        println!("{} {kind:<10} {:>6.2} million decisions/s, {:.2} times chess", G::ID, rate / 1e6, rate / theirs);
    }
}

/// Decisions with at least two choices, in one random game.
fn play<G: Game>(options: &G::Options, rng: &mut Fast, legal: &mut Vec<G::Action>) -> u64 {
    let Ok(mut game) = G::start(G::Pack::printed(), options, rng, &mut ());
    let mut decisions = 0;
    loop {
        legal.clear();
        game.legal(legal);
        // What gives up the game comes last and is left out.
        while legal.pop_if(|last| G::resigns(*last)).is_some() {}
        let action = match legal[..] {
            [] => return decisions,
            [only] => only,
            _ => {
                decisions += 1;
                legal[rng.below(legal.len())]
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
