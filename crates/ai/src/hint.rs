//! The players at the table: whichever game is being played.

use kurgan_core::{Game, Session};
use table::hint::Opinion;
use table::{AnySession, each_session as each};

use crate::advice::Estimate;
use crate::budget::Budget;
use crate::expert::Rules;
use crate::level::Level;
use crate::policy::{decide, decider};
use crate::scale::Scale;

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
    G: Game<Action: Send> + Rules + Scale + Sync,
{
    let game = session.game();
    let Some(seat) = decider(game) else { return Vec::new() };
    let advice = level.policy::<G>(threads).advise(game, seat, budget, seed);
    let tried = |estimate: &Estimate<G::Action>| !level.thinks() || estimate.visits > 0;
    advice.ranked.iter().filter(|estimate| tried(estimate)).map(|estimate| opinion(game, estimate)).collect()
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
    }
}

fn action<G>(session: &Session<G>, level: Level, threads: u32, budget: &Budget<'_>, seed: u64) -> Option<String>
where
    G: Game<Action: Send> + Rules + Scale + Sync,
{
    let game = session.game();
    let action = decide(game, &*level.policy::<G>(threads), budget, seed)?;
    Some(G::write(game.pack(), action))
}
