//! The players at the table: whichever game is being played.

use kurgan_core::chance::Fast;
use kurgan_core::{Game, Seat, Session};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use table::hint::Opinion;
use table::{AnySession, each_session as each};

use crate::advice::Estimate;
use crate::budget::Budget;
use crate::expert::Rules;
use crate::level::Level;
use crate::playout::{Expert, apply, play_on};
use crate::policy::{decide, decider, nth_seed};
use crate::value::Features;

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
    G: Game<Action: Send> + Rules + Features + Sync,
{
    let game = session.game();
    let Some(seat) = decider(game) else { return Vec::new() };
    let mut advice = level.policy::<G>(threads).advise(game, seat, budget, seed);
    if !level.thinks() {
        return advice.ranked.iter().map(|estimate| opinion(game, &Estimate::new(estimate.action))).collect();
    }
    advice.ranked.retain(|estimate| estimate.visits > 0);
    for estimate in advice.ranked.iter_mut().take(TOLD) {
        see_ends(game, seat, estimate, seed);
    }
    advice.ranked.iter().map(|estimate| opinion(game, estimate)).collect()
}

/// So many actions are told with the ends they lead to.
const TOLD: usize = 5;
/// So many games are played to their ends for that.
const ENDS: u64 = 24;

/// A player looks only some turns ahead; a person wants to know how it ends.
fn see_ends<G>(game: &G, seat: Seat, estimate: &mut Estimate<G::Action>, seed: u64)
where
    G: Rules + Features,
{
    let mut legal = Vec::new();
    for nth in 0..ENDS {
        let seed = nth_seed(seed, nth);
        let mut rng = Fast::new(seed);
        let mut position = game.clone();
        position.redeal(seat, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        apply(&mut position, estimate.action, &mut rng);
        if let (Some(outcome), _) = play_on(&mut position, &Expert, &mut rng, &mut legal) {
            estimate.saw(&outcome);
        }
    }
}

#[allow(clippy::cast_possible_truncation)] // the mean of scores
fn opinion<G: Game>(game: &G, estimate: &Estimate<G::Action>) -> Opinion {
    let likeliest = estimate.likeliest().map(|ending| {
        let mut outcome = ending.outcome.clone();
        outcome.score = ending.score().round() as i32;
        (outcome, ending.count)
    });
    Opinion {
        action: G::write(game.pack(), estimate.action),
        playouts: estimate.visits,
        win: estimate.win_chance(),
        score: estimate.score(),
        likeliest,
        ended: estimate.ended_playouts(),
    }
}

fn action<G>(session: &Session<G>, level: Level, threads: u32, budget: &Budget<'_>, seed: u64) -> Option<String>
where
    G: Game<Action: Send> + Rules + Features + Sync,
{
    let game = session.game();
    let action = decide(game, &*level.policy::<G>(threads), budget, seed)?;
    Some(G::write(game.pack(), action))
}
