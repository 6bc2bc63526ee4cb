//! Looks one action ahead, over the exact distribution of its outcomes.
//!
//! A decision is often made in steps: who attacks, whom, with whom, with what. A step is evaluated together with the
//! expert's likely next steps, up to the first dice or cards. Every outcome of these is enumerated, and the resulting
//! positions are rated by their learned value.

use std::convert::Infallible;

use kurgan_core::chance::{Chance, Fast, Recording, outcomes_within};
use kurgan_core::{Seat, Seats};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::advice::{Advice, Estimate};
use crate::budget::Budget;
use crate::playout::{Playout, field, list, worth};
use crate::policy::{Policy, nth_seed};
use crate::scale::{Scale, Worth};

/// More falls than this are not walked but sampled.
const FALLS: usize = 100;
/// So many samples are taken instead.
const SAMPLES: u64 = 16;
/// What is hidden is dealt so often.
const DEALS: u64 = 8;
/// The most steps of one decision.
const STEPS: usize = 12;
/// By how much an action has to be better than what the expert would do: the network is not exact.
const MARGIN: f64 = 0.12;
/// To find out which actions are worth a playout, each is tried so often.
const GLANCES: u64 = 2;

/// Takes the action with the best expected value.
#[derive(Clone, Copy, Debug)]
pub struct Lookahead<P> {
    /// Who completes a decision, and tells what a position is worth.
    pub playout: P,
}

/// Carries out an action and completes the decision up to the first chance.
fn complete<G: Scale, C: Chance<Dry = Infallible>>(
    game: &G,
    seat: Seat,
    action: G::Action,
    player: &impl Playout<G>,
    chance: C,
) -> Option<Worth> {
    let mut position = game.clone();
    let mut chance = Recording::new(chance);
    let mut legal = Vec::new();
    let mut next = action;
    for _ in 0..STEPS {
        position.apply(next, &mut chance, &mut ()).unwrap_or_else(|never| match never {});
        if chance.has_taken() || position.turn() != game.turn() || !position.to_act().has(seat) {
            break;
        }
        list(&position, &mut legal);
        next = player.pick(&position, &legal, &mut Fast::new(0));
    }
    worth(&position, player, position.outcome().as_ref(), seat)
}

/// What an action is worth, in a deal of what is hidden.
fn expected<G: Scale>(game: &G, seat: Seat, action: G::Action, player: &impl Playout<G>, seed: u64) -> Option<Worth> {
    let total = |(mut all, mut weight): (Worth, f64), worth: Worth, share: f64| {
        all.win += share * worth.win;
        all.score += share * worth.score;
        all.value += share * worth.value;
        weight += share;
        (all, weight)
    };
    let none = (Worth { win: 0.0, score: 0.0, value: 0.0 }, 0.0);
    let walked = outcomes_within(FALLS, |chance| Falls(complete(game, seat, action, player, chance)));
    let (all, weight) = match walked {
        Ok(falls) => falls.into_iter().fold(none, |sum, (Falls(worth), share)| match worth {
            Some(worth) => total(sum, worth, share.value()),
            None => sum,
        }),
        Err(_) => (0..SAMPLES)
            .filter_map(|nth| complete(game, seat, action, player, Fast::new(nth_seed(seed, nth))))
            .fold(none, |sum, worth| total(sum, worth, 1.0)),
    };
    (weight > 0.0).then(|| Worth { win: all.win / weight, score: all.score / weight, value: all.value / weight })
}

/// A result by which falls are told apart.
#[derive(Clone, Copy, PartialEq)]
struct Falls(Option<Worth>);

impl Eq for Falls {}
impl PartialOrd for Falls {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Falls {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let key = |falls: &Self| falls.0.map_or([f64::NEG_INFINITY; 3], |worth| [worth.value, worth.win, worth.score]);
        let (a, b) = (key(self), key(other));
        a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])).then(a[2].total_cmp(&b[2]))
    }
}

/// Asks what each action is worth in so many deals of what is hidden, all of them in the same ones.
fn ask<G: Scale>(
    game: &G,
    seat: Seat,
    deals: u64,
    seed: u64,
    field: &mut [Estimate<G::Action>],
    value: impl Fn(&G, G::Action, u64) -> Option<Worth>,
) {
    for nth in 0..deals {
        let seed = nth_seed(seed, nth);
        let mut position = game.clone();
        position.redeal(seat, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        for estimate in &mut *field {
            if let Some(worth) = value(&position, estimate.action, seed) {
                estimate.count(worth);
            }
        }
    }
}

/// Sorts a field by one look ahead, what the expert would do first; returns how many are worth a playout: as
/// many as are wanted, or all of them if the player cannot tell.
pub(crate) fn shortlist<G: Scale>(
    game: &G,
    seat: Seat,
    player: &impl Playout<G>,
    width: usize,
    field: &mut [Estimate<G::Action>],
    seed: u64,
) -> usize {
    if field.len() <= width || player.foresee(game, seat).is_none() {
        return field.len();
    }
    let mut looked: Vec<Estimate<G::Action>> = field.iter().map(|estimate| Estimate::new(estimate.action)).collect();
    ask(game, seat, GLANCES, !seed, &mut looked, |position, action, seed| {
        complete(position, seat, action, player, Fast::new(seed))
    });
    looked[1..].sort_by(|a, b| b.value().total_cmp(&a.value()));
    for (place, looked) in field.iter_mut().zip(looked) {
        *place = Estimate::new(looked.action);
    }
    field.len().min(width)
}

impl<G: Scale, P: Playout<G>> Policy<G> for Lookahead<P> {
    fn advise(&self, game: &G, seat: Seat, _budget: &Budget<'_>, seed: u64) -> Advice<G::Action> {
        let mut legal = Vec::new();
        let mut field = field(game, &self.playout, seed, &mut legal);
        let everybody = Seats::first(G::seats(game.options()).len());
        let deals = if G::side(game.options(), seat) == everybody { 1 } else { DEALS };
        ask(game, seat, deals, seed, &mut field, |position, action, seed| {
            expected(position, seat, action, &self.playout, seed)
        });
        if let Some((own, others)) = field.split_first_mut() {
            others.sort_by(|a, b| b.value().total_cmp(&a.value()));
            let place = match others.first() {
                Some(best) if best.value() > own.value() + MARGIN => {
                    others.iter().take_while(|estimate| estimate.value() > own.value()).count()
                }
                _ => 0,
            };
            field[..=place].rotate_left(1);
        }
        Advice { ranked: field }
    }
}
