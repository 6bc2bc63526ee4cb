//! A game looked at again: how its win chance went, and what moved it, decisions or dice.
//!
//! Every position of the game is played on many times by the expert of the game. Between two positions lies one action,
//! and its own value lies between theirs: from the position before to the action is the decision, from the action to
//! what came of it is luck. Both add up, over the whole game, to the way from the first position to the end.

use kurgan_core::chance::Fast;
use kurgan_core::{Game, Seat, Seats, Session};
use rayon::prelude::*;
use table::review::Looked;
use table::{AnySession, each_session as each};

use crate::expert::Rules;
use crate::playout::{Expert, apply, list, play_on};
use crate::policy::nth_seed;
use crate::scale::won;
use crate::value::Features;

/// How many decisions are looked at more closely, the worst ones.
const CLOSER: usize = 12;
/// How many times more closely.
const CLOSELY: u32 = 8;

/// How many decisions and how many falls of the dice are told.
const TOLD: usize = 5;

/// One action of a finished game with the chance to win around it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// The number of its entry, counted from 1.
    pub entry: usize,
    /// The turn it was played on.
    pub turn: u32,
    /// Who could decide.
    pub deciders: Seats,
    /// The chance to win before it was chosen.
    pub before: f64,
    /// The chance to win with it, before any of its dice fell.
    pub chosen: f64,
    /// The chance to win after it.
    pub after: f64,
    /// The standard error of the difference that the decision made; 0 where nothing was decided.
    pub error: f64,
    /// What the decision changed, and its standard error, where it was looked at more closely. It stands apart: looking again
    /// only at what seems bad would make the decisions better than they were, and the dice worse.
    pub close: Option<(f64, f64)>,
}

impl Moment {
    /// What the decision changed.
    pub fn choice(&self) -> f64 {
        self.chosen - self.before
    }

    /// What the dice changed.
    pub fn luck(&self) -> f64 {
        self.after - self.chosen
    }
}

/// A game looked at again, for one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The chance to win at the start.
    pub start: f64,
    /// Every action.
    pub moments: Vec<Moment>,
    /// How many games were played on from a position.
    pub playouts: u32,
}

impl Review {
    /// What this side's decisions changed, the others' decisions, and the dice.
    pub fn shares(&self, side: Seats) -> (f64, f64, f64) {
        let mut shares = (0.0, 0.0, 0.0);
        for moment in &self.moments {
            let mine = !moment.deciders.both(side).is_empty();
            *(if mine { &mut shares.0 } else { &mut shares.1 }) += moment.choice();
            shares.2 += moment.luck();
        }
        shares
    }

    /// The decisions of this side that cost most, the worst first, with what they changed: of those looked at closely the
    /// ones that cost more than chance would explain.
    pub fn costly(&self, side: Seats, most: usize) -> Vec<(&Moment, f64)> {
        let sure = |moment: &'_ Moment| {
            let (change, error) = moment.close.filter(|_| !moment.deciders.both(side).is_empty())?;
            (-change > 2.0 * error).then_some(change)
        };
        let mut costly: Vec<_> =
            self.moments.iter().filter_map(|moment| sure(moment).map(|change| (moment, change))).collect();
        costly.sort_by(|(_, a), (_, b)| a.total_cmp(b));
        costly.truncate(most);
        costly
    }

    /// What there is to tell a side about it.
    pub fn looked(&self, session: &AnySession, side: Seats) -> Looked {
        let (choice, others, luck) = self.shares(side);
        Looked {
            start: self.start,
            line: self.moments.iter().map(|moment| (moment.turn, moment.after)).collect(),
            choice,
            others: (side != session.all_seats()).then_some(others),
            luck,
            costly: self.costly(side, TOLD).into_iter().map(|(moment, change)| (moment.entry, change)).collect(),
            unlucky: self.unlucky(TOLD).into_iter().map(|moment| (moment.entry, moment.luck())).collect(),
            playouts: self.playouts,
        }
    }

    /// The falls of the dice that changed most, the worst first.
    pub fn unlucky(&self, most: usize) -> Vec<&Moment> {
        let mut unlucky: Vec<&Moment> = self.moments.iter().filter(|moment| moment.luck() < 0.0).collect();
        unlucky.sort_by(|a, b| a.luck().total_cmp(&b.luck()));
        unlucky.truncate(most);
        unlucky
    }
}

/// Looks at the actions in force once more, for a seat. `playouts` games are played on from each position; `told` hears
/// how many of how many positions are done. The same seed gives the same review, whatever the number of cores.
pub fn review(
    session: &AnySession,
    seat: Seat,
    playouts: u32,
    seed: u64,
    told: &(dyn Fn(usize, usize) + Sync),
) -> Review {
    each!(session, session => of(session, seat, playouts, seed, told))
}

/// What one entry has to be looked at for.
struct Step<'a, G: Game> {
    before: &'a G,
    action: G::Action,
    turn: u32,
    /// Whether there was anything else to choose.
    choice: bool,
    /// Whether dice fell or something was drawn.
    chance: bool,
}

fn of<G>(session: &Session<G>, seat: Seat, playouts: u32, seed: u64, told: &(dyn Fn(usize, usize) + Sync)) -> Review
where
    G: Game<Action: Send + Sync> + Rules + Features + Sync,
{
    let mut legal = Vec::new();
    let steps: Vec<Step<'_, G>> = session
        .history()
        .enumerate()
        .filter_map(|(entry, (action, _))| {
            let before = session.game_after(entry.checked_sub(1)?);
            list(before, &mut legal);
            let (action, chance) = (action?, session.reveals(entry));
            // Who resigns had something else to choose, which the list leaves out.
            let choice = legal.len() > 1 || G::resigns(action);
            Some(Step { before, action, turn: before.turn(), choice, chance })
        })
        .collect();
    let done = std::sync::atomic::AtomicUsize::new(0);
    let all = 2 * steps.len() + 1;
    let count = |estimate: Share| {
        told(done.fetch_add(1, std::sync::atomic::Ordering::Relaxed) + 1, all);
        estimate
    };
    let positions: Vec<&G> = (0..=steps.len()).map(|entry| session.game_after(entry)).collect();
    let values: Vec<Share> =
        positions.into_par_iter().map(|game| count(position(game, seat, playouts, seed))).collect();
    let mut moments: Vec<Moment> = steps
        .par_iter()
        .enumerate()
        .map(|(n, step)| {
            let (before, after) = (values[n], values[n + 1]);
            let chosen = match (step.choice, step.chance) {
                (false, _) => before,
                (true, false) => after,
                (true, true) => action(step, seat, playouts, seed),
            };
            moment(n + 1, step, before, count(chosen), after)
        })
        .collect();
    let mut worst: Vec<usize> = (0..moments.len()).filter(|&n| steps[n].choice).collect();
    worst.sort_by(|&a, &b| moments[a].choice().total_cmp(&moments[b].choice()));
    worst.truncate(CLOSER);
    let closer: Vec<(usize, Moment)> = worst
        .into_par_iter()
        .map(|n| {
            let step = &steps[n];
            let (playouts, seed) = (playouts * CLOSELY, nth_seed(seed, u64::MAX));
            let before = position(step.before, seat, playouts, seed);
            let chosen = action(step, seat, playouts, seed);
            (n, moment(n + 1, step, before, chosen, chosen))
        })
        .collect();
    for (n, close) in closer {
        moments[n].close = Some((close.choice(), close.error));
    }
    Review { start: values[0].mean(), moments, playouts }
}

fn moment<G: Game>(entry: usize, step: &Step<'_, G>, before: Share, chosen: Share, after: Share) -> Moment {
    let deciders = step.before.to_act();
    let error = if step.choice { before.error().hypot(chosen.error()) } else { 0.0 };
    let (before, chosen, after) = (before.mean(), chosen.mean(), after.mean());
    Moment { entry, turn: step.turn, deciders, before, chosen, after, error, close: None }
}

/// A share of games won.
#[derive(Clone, Copy)]
struct Share {
    wins: f64,
    games: u32,
}

impl Share {
    fn mean(self) -> f64 {
        self.wins / f64::from(self.games.max(1))
    }

    fn error(self) -> f64 {
        let mean = self.mean();
        (mean * (1.0 - mean) / f64::from(self.games.max(1))).sqrt()
    }
}

/// The share of games won that are played on from a position.
fn position<G: Rules + Features>(game: &G, seat: Seat, playouts: u32, seed: u64) -> Share {
    match game.outcome() {
        Some(outcome) => Share { wins: won(&outcome, seat), games: 1 },
        None => play(playouts, seed, seat, |_| game.clone()),
    }
}

/// The share of games won that are played on from an action.
fn action<G: Rules + Features>(step: &Step<'_, G>, seat: Seat, playouts: u32, seed: u64) -> Share {
    play(playouts, seed, seat, |rng| {
        let mut game = step.before.clone();
        apply(&mut game, step.action, rng);
        game
    })
}

fn play<G: Rules + Features>(playouts: u32, seed: u64, seat: Seat, from: impl Fn(&mut Fast) -> G) -> Share {
    let mut legal = Vec::new();
    let mut share = Share { wins: 0.0, games: 0 };
    for nth in 0..playouts {
        let mut rng = Fast::new(nth_seed(seed, nth.into()));
        let mut game = from(&mut rng);
        let (outcome, _) = play_on(&mut game, &Expert, &mut rng, &mut legal);
        share.wins += outcome.map_or(0.0, |outcome| won(&outcome, seat));
        share.games += 1;
    }
    share
}
