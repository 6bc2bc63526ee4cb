//! Flat Monte Carlo: every action is played out, the worse half of them is dropped, and so on.

use kurgan_core::Seat;
use kurgan_core::chance::Fast;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use rayon::prelude::*;

use crate::advice::{Advice, Estimate};
use crate::budget::Budget;
use crate::playout::{Playout, apply, field, play_on};
use crate::policy::{Policy, nth_seed};
use crate::scale::Scale;

/// Sequential halving over the legal actions.
///
/// What the player of the playouts would do itself comes first and is never dropped; every other action has to prove
/// itself against it. In each sweep all actions meet the same hidden cards and the same first dice.
#[derive(Clone, Copy, Debug)]
pub struct Flat<P> {
    /// Who plays the games to their ends.
    pub playout: P,
    /// How many of them play at once; the result depends on this number.
    pub threads: u32,
}

impl<P> Flat<P> {
    fn halving<G: Scale>(&self, game: &G, seat: Seat, budget: &Budget<'_>, seed: u64) -> Vec<Estimate<G::Action>>
    where
        P: Playout<G>,
    {
        let mut legal = Vec::new();
        let mut field = field(game, &self.playout, seed, &mut legal);
        if field.is_empty() {
            return field;
        }
        let rounds = field.len().next_power_of_two().trailing_zeros().max(1);
        let (mut alive, mut done, mut sweep) = (field.len(), 0, 0);
        for round in 1..=rounds {
            while budget.spent(done) < f64::from(round) / f64::from(rounds) {
                let seed = nth_seed(seed, sweep);
                sweep += 1;
                for estimate in &mut field[..alive] {
                    if done > 0 && budget.spent(done) >= 1.0 {
                        return field;
                    }
                    let mut rng = Fast::new(seed);
                    let mut position = game.clone();
                    position.redeal(seat, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
                    apply(&mut position, estimate.action, &mut rng);
                    if let (Some(outcome), _) = play_on(&mut position, &self.playout, &mut rng, &mut legal) {
                        estimate.count(game, &outcome, seat);
                    }
                    done += 1;
                }
            }
            alive = (alive / 2 + 1).min(alive);
            field[1..].sort_by(|a, b| b.value().total_cmp(&a.value()));
        }
        field
    }
}

impl<G: Scale + Sync, P: Playout<G>> Policy<G> for Flat<P>
where
    G::Action: Send,
{
    fn advise(&self, game: &G, seat: Seat, budget: &Budget<'_>, seed: u64) -> Advice<G::Action> {
        in_parallel(self.threads, budget, seed, self.playout.proof(), |budget, seed| {
            self.halving(game, seat, &budget, seed)
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
