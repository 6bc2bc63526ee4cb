//! A random deal of what a seat cannot see, uniform over all deals that look the same to it.

use kurgan_core::rand_core::Rng;
use kurgan_core::{Id, Seat, Set};

use crate::components::{CardType, DECKS, TACTIC_DECKS, TacticCard, WehrmachtCard};
use crate::rules::Order;
use crate::state::Pavlov;

/// How often a deal is tried that the rules may forbid; few are.
const TRIES: usize = 1_000;

/// A number below `bound`; the bounds are so small that the bias does not matter.
fn below(rng: &mut impl Rng, bound: usize) -> usize {
    let bound = u64::try_from(bound).unwrap_or(1).max(1);
    usize::try_from((u64::from(rng.next_u32()) * bound) >> 32).unwrap_or(0)
}

/// Takes so many members out of a set by chance.
fn take<I: Id>(from: &mut Set<I>, count: usize, rng: &mut impl Rng) -> Set<I> {
    let mut taken = Set::EMPTY;
    for _ in 0..count {
        if let Some(id) = from.nth(below(rng, from.len())) {
            from.remove(id);
            taken.add(id);
        }
    }
    taken
}

/// Deals the older and the fresh hidden cards anew, each from its deck; returns what is left of the decks.
fn deal_groups<I: Id, const N: usize>(
    decks: [Set<I>; N],
    undrawn: Set<I>,
    groups: [Set<I>; 2],
    rng: &mut impl Rng,
) -> (Set<I>, [Set<I>; 2]) {
    let all_decks = decks.into_iter().fold(Set::EMPTY, |all, deck| all | deck);
    // What is of no deck everybody knows.
    let mut dealt = groups.map(|group| group - all_decks);
    let mut rest = Set::EMPTY;
    for deck in decks {
        let mut pool = (undrawn | groups[0] | groups[1]) & deck;
        for (new, old) in dealt.iter_mut().zip(groups) {
            *new |= take(&mut pool, (old & deck).len(), rng);
        }
        rest |= pool;
    }
    (rest, dealt)
}

impl Pavlov {
    /// Deals anew everything this seat cannot see but another one holds.
    pub(crate) fn deal_anew(&mut self, seat: Seat, rng: &mut impl Rng) {
        if self.german_hidden(Some(seat)) {
            self.deal_german(rng);
            self.deal_tactics_anew(rng);
        }
        if self.soviet_hidden(Some(seat)) {
            self.deal_soviet(rng);
        }
    }

    /// The German's Wehrmacht cards: the orders and what he kept may be any that he can have had before the orders, but
    /// nothing that he had to play is kept (p30-must-play).
    fn deal_german(&mut self, rng: &mut impl Rng) {
        let places = self.orders.iter().flatten().count();
        let orders: Set<WehrmachtCard> = self.orders.iter().flatten().copied().collect();
        let groups = [orders | (self.german_hand - self.fresh), self.fresh];
        let decks: [_; DECKS] = std::array::from_fn(|deck| self.made_of(deck));
        for _ in 0..TRIES {
            let (rest, [older, fresh]) = deal_groups(decks, self.undrawn, groups, rng);
            let mut kept = older;
            let mut row = [None; 3];
            for place in row.iter_mut().take(places) {
                *place = take(&mut kept, 1, rng).first();
            }
            if self.can_keep(kept, places) {
                (self.undrawn, self.fresh, self.german_hand, self.orders) = (rest, fresh, kept | fresh, row);
                return;
            }
        }
    }

    /// Whether the German can hold these cards beside so many orders: what he must play he has played or still can.
    fn can_keep(&self, kept: Set<WehrmachtCard>, laid: usize) -> bool {
        let must = |card: &WehrmachtCard| {
            self.c.cards.get(card.index()).is_none_or(|card| card.what == CardType::MilkHouse) // or Resupply
        };
        let musts = kept.into_iter().filter(must).count();
        let still = if self.agenda.steps().contains(&Order.into()) { self.orders.len() - laid } else { 0 };
        musts <= still
    }

    fn deal_tactics_anew(&mut self, rng: &mut impl Rng) {
        let laid: Set<TacticCard> = self.laid_tactic.into_iter().collect();
        let groups = [laid | (self.german_tactics - self.fresh_tactic), self.fresh_tactic];
        let decks: [_; TACTIC_DECKS] = self.c.tactic_decks;
        let (rest, [mut older, fresh]) = deal_groups(decks, self.tactics_undrawn, groups, rng);
        self.laid_tactic = take(&mut older, laid.len(), rng).first();
        (self.tactics_undrawn, self.fresh_tactic, self.german_tactics) = (rest, fresh, older | fresh);
    }

    /// The Soviet hand, but for the cards used, and for those drawn before the last shuffle: they were all that was left,
    /// and the discards lie open (ruling 90).
    fn deal_soviet(&mut self, rng: &mut impl Rng) {
        let hidden = (self.hand - self.used) & self.shuffled;
        let mut pool = self.deck | hidden;
        let dealt = take(&mut pool, hidden.len(), rng);
        self.hand = (self.hand - hidden) | dealt;
        self.deck = pool;
    }
}
