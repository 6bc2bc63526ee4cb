//! Training: learns the value of positions from expert games.
//!
//! Up to some decision the expert plays with occasional random actions, so that the games reach positions that it would
//! avoid. From there it plays alone, and some of the positions on the way become training examples, labeled with the
//! result of the game.

use guide::Plays;
use kurgan_core::chance::Fast;
use kurgan_core::{OptionKind, Options as _, Seat};
use rayon::prelude::*;
use serde_json::{Map, Value};
use table::Listed;

use crate::playout::{Expert, Playout, apply, list};
use crate::policy::nth_seed;
use crate::scale::{Scale, won};
use crate::value::{Net, Teacher, numbers};

/// In one of so many decisions before the examples anything is done.
const WHIM: usize = 8;
/// Of so many positions one is an example.
const EVERY: usize = 6;
/// The most decisions that are played before the first example.
const LATEST: usize = 220;
/// Of so many games one only tests what was learned; an even number, so that these have the usual options.
const HELD_BACK: u64 = 10;
/// How often all examples are learned from.
const ROUNDS: usize = 12;
/// Examples learned from at once.
const BATCH: usize = 128;
/// How large a step is, at first and in the last round.
const RATE: (f32, f32) = (2e-3, 1e-4);

/// What training came to.
#[derive(Clone, Debug)]
pub struct Trained {
    /// The network.
    pub net: Net,
    /// How many positions it learned from.
    pub examples: usize,
    /// Which part of what the games came to it explains in games that it did not learn from: of wins, and of scores.
    pub explained: [f64; 2],
}

struct Example {
    numbers: Vec<f32>,
    wanted: [f32; 2],
}

/// The examples of one game.
fn examples<G: Listed>(pack: &'static G::Pack, options: &G::Options, seed: u64) -> Vec<Example> {
    let mut rng = Fast::new(seed);
    let mut game = G::start(pack, options, &mut rng, &mut ()).unwrap_or_else(|never| match never {});
    let mut legal = Vec::new();
    let first = rng.below(LATEST);
    let mut passed: Vec<Vec<f32>> = Vec::new();
    for decision in 0.. {
        list(&game, &mut legal);
        if legal.is_empty() {
            break;
        }
        let whim = decision == first || (decision < first && rng.below(WHIM) == 0);
        if decision > first && (decision == first + 1 || rng.below(EVERY) == 0) {
            passed.push(numbers(&game).all().to_vec());
        }
        let action = if whim { legal[rng.below(legal.len())] } else { Expert.pick(&game, &legal, &mut rng) };
        apply(&mut game, action, &mut rng);
    }
    let Some(outcome) = game.outcome() else { return Vec::new() };
    #[allow(clippy::cast_possible_truncation)] // shares
    let wanted = [won(&outcome, Seat(0)), game.share(outcome.score.into())].map(|share| share as f32);
    passed.into_iter().map(|numbers| Example { numbers, wanted }).collect()
}

/// The options of a training game: one half as the game is usually played, the other anyhow.
pub fn options<G: Listed>(nth: u64, seed: u64) -> Option<G::Options> {
    let mut rng = Fast::new(nth_seed(!seed, nth));
    let mut given = Map::new();
    for spec in G::OPTIONS {
        let usual = nth.is_multiple_of(2) && !G::Guide::SETTINGS.contains(&spec.name);
        match spec.kind {
            _ if usual => {}
            OptionKind::Bool => {
                given.insert(spec.name.into(), Value::Bool(rng.below(3) == 0));
            }
            OptionKind::Choice(words) => {
                given.insert(spec.name.into(), words[rng.below(words.len())].into());
            }
            OptionKind::Integer(..) | OptionKind::Set(..) => {}
        }
    }
    G::Options::read(&Value::Object(given)).ok()
}

/// Teaches a network by so many games. `told` hears of every game, then of every round.
pub fn train<G>(pack: &'static G::Pack, games: u64, seed: u64, told: &(dyn Fn() + Sync)) -> Option<Trained>
where
    G: Listed<Pack: Sync>,
{
    let played: Vec<Vec<Example>> = (0..games)
        .into_par_iter()
        .map(|nth| {
            let examples = options::<G>(nth, seed).map(|options| examples::<G>(pack, &options, nth_seed(seed, nth)));
            told();
            examples.unwrap_or_default()
        })
        .collect();
    let (mut learned, mut test) = (Vec::new(), Vec::new());
    for (nth, examples) in (0..games).zip(played) {
        if nth % HELD_BACK == 0 { test.extend(examples) } else { learned.extend(examples) }
    }
    let inputs = learned.first()?.numbers.len();
    let (means, spreads) = moments(&learned, inputs);
    let mut rng = Fast::new(seed);
    #[allow(clippy::cast_precision_loss)]
    let mut net = Net::new(&means, &spreads, || rng.below(2_000_001) as f32 / 1e6 - 1.0);
    let mut teacher = Teacher::new(&net);
    let mut order: Vec<usize> = (0..learned.len()).collect();
    for round in 0..ROUNDS {
        for n in (1..order.len()).rev() {
            order.swap(n, rng.below(n + 1));
        }
        #[allow(clippy::cast_precision_loss)]
        let rate = RATE.0 + (RATE.1 - RATE.0) * round as f32 / (ROUNDS - 1) as f32;
        for batch in order.chunks(BATCH) {
            teacher.batch(&mut net, rate, batch.iter().map(|&n| (&*learned[n].numbers, learned[n].wanted)));
        }
        told();
    }
    // What is committed is what is tested: the weights as they are written.
    let net = Net::read(&net.write()).ok()?;
    let explained = explained(&net, &test);
    Some(Trained { net, examples: learned.len(), explained })
}

/// How many times `told` is called.
pub fn steps(games: u64) -> u64 {
    games + ROUNDS as u64
}

#[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)] // means
fn moments(examples: &[Example], inputs: usize) -> (Vec<f32>, Vec<f32>) {
    let count = examples.len() as f64;
    let of = |n: usize| {
        let values = || examples.iter().map(|example| f64::from(example.numbers[n]));
        let mean = values().sum::<f64>() / count;
        let square = values().map(|x| (x - mean) * (x - mean)).sum::<f64>() / count;
        (mean as f32, square.sqrt() as f32)
    };
    (0..inputs).map(of).unzip()
}

#[allow(clippy::cast_precision_loss)]
fn explained(net: &Net, test: &[Example]) -> [f64; 2] {
    [0, 1].map(|n| {
        let wanted = || test.iter().map(|example| f64::from(example.wanted[n]));
        let mean = wanted().sum::<f64>() / test.len().max(1) as f64;
        let all: f64 = wanted().map(|x| (x - mean) * (x - mean)).sum();
        let left: f64 = test
            .iter()
            .map(|example| f64::from(example.wanted[n] - net.outputs(&example.numbers)[n]))
            .map(|miss| miss * miss)
            .sum();
        if all > 0.0 { 1.0 - left / all } else { 0.0 }
    })
}
