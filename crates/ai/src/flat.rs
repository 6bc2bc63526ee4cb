//! Flat Monte Carlo with sequential halving: play out every action, drop the worse half, repeat.

use kurgan_core::chance::Fast;
use kurgan_core::{Outcome, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rayon::prelude::*;

use crate::advice::{Advice, Estimate};
use crate::budget::Budget;
use crate::lookahead::shortlist;
use crate::playout::{Playout, apply, field, look_ahead, worth};
use crate::policy::{Policy, nth_seed};
use crate::scale::Scale;

/// Sequential halving over the legal actions.
///
/// What the player of the playouts would do itself comes first and is never dropped; every other action has to prove
/// itself against it. In each sweep all actions meet the same hidden cards and the same first dice.
#[derive(Clone, Copy, Debug)]
pub struct Flat<P> {
    /// Who plays on.
    pub playout: P,
    /// How many of them play at once; the result depends on this number.
    pub threads: u32,
}

/// A playout from a position after an action, the `nth` that is compared.
pub(crate) struct Begun<'a, G> {
    pub(crate) nth: usize,
    pub(crate) position: &'a mut G,
    pub(crate) rng: &'a mut Fast,
    /// The last turn that is played.
    pub(crate) last: Option<u32>,
}

/// After so many sweeps it is asked whether more of them would change anything.
const SETTLE: u64 = 16;

/// Plays the actions of a position out, sweep after sweep; `play` plays on and returns the end if it came.
pub(crate) fn halving<G: Scale, P: Playout<G>>(
    player: &P,
    game: &G,
    seat: Seat,
    budget: &Budget<'_>,
    seed: u64,
    mut play: impl FnMut(Begun<'_, G>) -> Option<Outcome>,
) -> Vec<Estimate<G::Action>> {
    let mut field = field(game, player, seed, &mut Vec::new());
    if field.is_empty() {
        return field;
    }
    let mut alive = shortlist(game, seat, player, budget.width(), &mut field, seed);
    // Where each of them was at first: those who play on remember them by it.
    let mut places: Vec<usize> = (0..alive).collect();
    let rounds = alive.next_power_of_two().trailing_zeros().max(1);
    let last = player.horizon().map(|turns| game.turn() + turns);
    let (mut done, mut sweep) = (0, 0);
    for round in 1..=rounds {
        while done == 0 || budget.spent(done) < f64::from(round) / f64::from(rounds) {
            if budget.is_time() && sweep % SETTLE == 0 && Advice::is_settled(&field, player.proof()) {
                return field;
            }
            let seed = nth_seed(seed, sweep);
            sweep += 1;
            let mut own = None;
            for (estimate, &nth) in field.iter_mut().zip(&places) {
                if done > 0 && budget.spent(done) >= 1.0 {
                    return field;
                }
                let mut rng = Fast::new(seed);
                let mut position = game.clone();
                position.redeal(seat, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
                apply(&mut position, estimate.action, &mut rng);
                let end = play(Begun { nth, position: &mut position, rng: &mut rng, last });
                if let Some(worth) = worth(&position, player, end.as_ref(), seat) {
                    estimate.count(worth);
                    estimate.compare(worth.value - *own.get_or_insert(worth.value));
                }
                done += 1;
            }
        }
        let mut order: Vec<usize> = (0..alive).collect();
        order[1..].sort_by(|&a, &b| field[b].value().total_cmp(&field[a].value()));
        let sorted: Vec<_> = order.iter().map(|&at| (field[at].clone(), places[at])).collect();
        for (at, (estimate, place)) in sorted.into_iter().enumerate() {
            (field[at], places[at]) = (estimate, place);
        }
        alive = (alive / 2 + 1).min(alive);
        places.truncate(alive);
    }
    field
}

impl<G: Scale + Sync, P: Playout<G>> Policy<G> for Flat<P>
where
    G::Action: Send,
{
    fn advise(&self, game: &G, seat: Seat, budget: &Budget<'_>, seed: u64) -> Advice<G::Action> {
        in_parallel(self.threads, budget, seed, self.playout.proof(), |budget, seed| {
            let mut legal = Vec::new();
            halving(&self.playout, game, seat, &budget, seed, |Begun { position, rng, last, .. }| {
                look_ahead(position, &self.playout, last, rng, &mut legal)
            })
        })
    }
}

/// Lets several players think at once, each with its own seed and part of the budget, and adds up what they found.
pub(crate) fn in_parallel<'a, A: Copy + PartialEq + Send>(
    threads: u32,
    budget: &Budget<'a>,
    seed: u64,
    proof: f64,
    think: impl Fn(Budget<'a>, u64) -> Vec<Estimate<A>> + Sync,
) -> Advice<A> {
    if threads <= 1 {
        return Advice::rank(think(*budget, seed), proof);
    }
    let part = |nth: u32| think(budget.part(threads, nth), nth_seed(seed, u64::MAX - u64::from(nth)));
    Advice::merge((0..threads).into_par_iter().map(part).collect(), proof)
}
