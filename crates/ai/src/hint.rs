//! Players for any session: opinions for hints, and the action to take.

use kurgan_core::chance::Fast;
use kurgan_core::{Game, Outcome, Seat, Session};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::hint::Opinion;
use table::{AnySession, Listed, each_session as each};

use crate::advice::Estimate;
use crate::budget::Budget;
use crate::level::Level;
use crate::playout::{Expert, apply, play_on};
use crate::policy::{decide, decider, nth_seed};

/// What a player of this rung thinks of the decision that is due, the best action first; nothing when the game is over.
pub fn opinions(session: &AnySession, level: Level, threads: u32, budget: &Budget<'_>, seed: u64) -> Vec<Opinion> {
    each!(session, session => advise(session, level, threads, budget, seed))
}

/// The notation of the action that a player of this rung takes; none when the game is over.
pub fn choose(session: &AnySession, level: Level, threads: u32, budget: &Budget<'_>, seed: u64) -> Option<String> {
    each!(session, session => action(session, level, threads, budget, seed))
}

fn advise<G>(session: &Session<G>, level: Level, threads: u32, budget: &Budget<'_>, seed: u64) -> Vec<Opinion>
where
    G: Listed,
{
    let game = session.game();
    let Some(seat) = decider(game) else { return Vec::new() };
    let mut advice = level.policy::<G>(threads).advise(game, seat, budget, seed);
    if !level.thinks() {
        return advice.ranked.iter().map(|estimate| opinion(game, &Estimate::new(estimate.action), &[])).collect();
    }
    advice.ranked.sort_by_key(|estimate| estimate.visits == 0);
    let played = advice.ranked.iter().filter(|estimate| estimate.visits > 0).count();
    advice.ranked.truncate(played.max(2)); // the second shows that there is another choice
    let told = advice.ranked.iter().enumerate().map(|(nth, estimate)| {
        let ends = if nth < played.min(TOLD) { ends(game, seat, estimate.action, seed) } else { Vec::new() };
        opinion(game, estimate, &ends)
    });
    told.collect()
}

/// So many actions are told with the ends they lead to.
const TOLD: usize = 5;
/// So many games are played to their ends for that.
const ENDS: u64 = 24;

/// One way in which games ended.
struct Ending {
    /// Such an end; its score is that of the first one seen.
    outcome: Outcome,
    count: u32,
    /// All scores together.
    scores: f64,
}

/// A player looks only some turns ahead; a person wants to know how it ends.
fn ends<G: Listed>(game: &G, seat: Seat, action: G::Action, seed: u64) -> Vec<Ending> {
    let (mut ends, mut legal) = (Vec::<Ending>::new(), Vec::new());
    for nth in 0..ENDS {
        let seed = nth_seed(seed, nth);
        let mut rng = Fast::new(seed);
        let mut position = game.clone();
        position.redeal(seat, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        apply(&mut position, action, &mut rng);
        let (Some(outcome), _) = play_on(&mut position, &Expert, &mut rng, &mut legal) else { continue };
        let scores = f64::from(outcome.score);
        let same = |known: &&mut Ending| (known.outcome.level, known.outcome.reason) == (outcome.level, outcome.reason);
        match ends.iter_mut().find(same) {
            Some(known) => {
                known.count += 1;
                known.scores += scores;
            }
            None => ends.push(Ending { outcome, count: 1, scores }),
        }
    }
    ends
}

#[allow(clippy::cast_possible_truncation)] // the mean of scores
fn opinion<G: Game>(game: &G, estimate: &Estimate<G::Action>, ends: &[Ending]) -> Opinion {
    let likeliest = ends.iter().max_by_key(|ending| ending.count).map(|ending| {
        let score = (ending.scores / f64::from(ending.count)).round() as i32;
        (Outcome { score, ..ending.outcome.clone() }, ending.count)
    });
    Opinion {
        action: G::write(game.pack(), estimate.action),
        playouts: estimate.visits,
        win: estimate.win_chance(),
        score: estimate.score(),
        likeliest,
        ended: ends.iter().map(|ending| ending.count).sum(),
    }
}

fn action<G>(session: &Session<G>, level: Level, threads: u32, budget: &Budget<'_>, seed: u64) -> Option<String>
where
    G: Listed,
{
    let game = session.game();
    let action = decide(game, &*level.policy::<G>(threads), budget, seed)?;
    Some(G::write(game.pack(), action))
}
