//! The review of a finished game: how the win chance changed, by decisions and by dice.
//!
//! The expert plays out every position of the game many times. Between two positions there is one action. The
//! decision's share is the expected value of the action minus the value of the position before it; the rest of the
//! change is luck. Over the whole game both add up to the difference between the first position and the end.

use kurgan_core::chance::Fast;
use kurgan_core::{Game, Seat, Seats, Session};
use rayon::prelude::*;
use table::review::Looked;
use table::{AnySession, Listed, each_session as each};

use crate::playout::{Expert, apply, list, play_on};
use crate::policy::nth_seed;
use crate::scale::won;

/// How many decisions and how many falls of the dice are looked at more closely, the worst ones.
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
    /// The decision, where it was looked at more closely. It stands apart: looking again only at what seems bad would make
    /// the decisions better than they were, and the dice worse.
    pub decision: Option<Change>,
    /// The fall of the dice, where it was looked at more closely.
    pub fall: Option<Change>,
}

/// By how much something changed the chance to win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Change {
    /// How much.
    pub by: f64,
    /// The standard error of it.
    pub error: f64,
}

impl Change {
    fn between(before: Share, after: Share) -> Self {
        Self { by: after.mean() - before.mean(), error: before.error().hypot(after.error()) }
    }

    /// The loss, where it is more than chance would explain.
    fn sure_loss(self) -> Option<f64> {
        (-self.by > 2.0 * self.error).then_some(self.by)
    }
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
        self.worst(most, |moment| moment.decision.filter(|_| !moment.deciders.both(side).is_empty()))
    }

    /// The falls of the dice that cost most, the worst first, in the same way.
    pub fn unlucky(&self, most: usize) -> Vec<(&Moment, f64)> {
        self.worst(most, |moment| moment.fall)
    }

    fn worst(&self, most: usize, change: impl Fn(&Moment) -> Option<Change>) -> Vec<(&Moment, f64)> {
        let loss = |moment| change(moment).and_then(Change::sure_loss).map(|loss| (moment, loss));
        let mut worst: Vec<_> = self.moments.iter().filter_map(loss).collect();
        worst.sort_by(|(_, a), (_, b)| a.total_cmp(b));
        worst.truncate(most);
        worst
    }

    /// What there is to tell a side about it.
    pub fn looked(&self, session: &AnySession, side: Seats) -> Looked {
        let (choice, others, luck) = self.shares(side);
        let told = |worst: &[(&Moment, f64)]| worst.iter().map(|(moment, loss)| (moment.entry, *loss)).collect();
        Looked {
            start: self.start,
            line: self.moments.iter().map(|moment| (moment.turn, moment.after)).collect(),
            choice,
            others: (side != session.all_seats()).then_some(others),
            luck,
            costly: told(&self.costly(side, TOLD)),
            unlucky: told(&self.unlucky(TOLD)),
            playouts: self.playouts,
        }
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
    G: Listed<Action: Sync>,
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
    let values: Vec<Share> = positions.par_iter().map(|&game| count(position(game, seat, playouts, seed))).collect();
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
    // Others' decisions may change more than this side's: they would leave no room for them.
    let side = G::side(session.game().options(), seat);
    let own = |n: usize| steps[n].choice && !moments[n].deciders.both(side).is_empty();
    let decisions = worst(&moments, own, Moment::choice);
    let falls = worst(&moments, |n| steps[n].chance, Moment::luck);
    let (playouts_each, seed) = (playouts * CLOSELY, nth_seed(seed, u64::MAX));
    let close = |game: &G| position(game, seat, playouts_each, seed);
    let decisions: Vec<(usize, Change)> = decisions
        .into_par_iter()
        .map(|n| (n, Change::between(close(steps[n].before), action(&steps[n], seat, playouts_each, seed))))
        .collect();
    let falls: Vec<(usize, Change)> = falls
        .into_par_iter()
        .map(|n| {
            let step = &steps[n];
            let chosen = if step.choice { action(step, seat, playouts_each, seed) } else { close(step.before) };
            (n, Change::between(chosen, close(positions[n + 1])))
        })
        .collect();
    for (n, change) in decisions {
        moments[n].decision = Some(change);
    }
    for (n, change) in falls {
        moments[n].fall = Some(change);
    }
    Review { start: values[0].mean(), moments, playouts }
}

fn moment<G: Game>(entry: usize, step: &Step<'_, G>, before: Share, chosen: Share, after: Share) -> Moment {
    let deciders = step.before.to_act();
    let (before, chosen, after) = (before.mean(), chosen.mean(), after.mean());
    Moment { entry, turn: step.turn, deciders, before, chosen, after, decision: None, fall: None }
}

/// The moments that changed most for the worse, of those that are asked for.
fn worst(moments: &[Moment], asked: impl Fn(usize) -> bool, change: impl Fn(&Moment) -> f64) -> Vec<usize> {
    let mut worst: Vec<usize> = (0..moments.len()).filter(|&n| asked(n) && change(&moments[n]) < 0.0).collect();
    worst.sort_by(|&a, &b| change(&moments[a]).total_cmp(&change(&moments[b])));
    worst.truncate(CLOSER);
    worst
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
fn position<G: Listed>(game: &G, seat: Seat, playouts: u32, seed: u64) -> Share {
    match game.outcome() {
        Some(outcome) => Share { wins: won(&outcome, seat), games: 1 },
        None => play(playouts, seed, seat, |_| game.clone()),
    }
}

/// The share of games won that are played on from an action.
fn action<G: Listed>(step: &Step<'_, G>, seat: Seat, playouts: u32, seed: u64) -> Share {
    play(playouts, seed, seat, |rng| {
        let mut game = step.before.clone();
        apply(&mut game, step.action, rng);
        game
    })
}

fn play<G: Listed>(playouts: u32, seed: u64, seat: Seat, from: impl Fn(&mut Fast) -> G) -> Share {
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
