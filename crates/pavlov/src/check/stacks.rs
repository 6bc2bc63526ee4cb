//! The cards: each is in exactly one place, and each deck matches the cards drawn from it.

use kurgan_core::{Broken, Id, Set};

use super::hold;
use crate::components::{DECKS, StormGroup, Support, TACTIC_DECKS, TacticCard, WehrmachtCard};
use crate::options::TacticsVariant;
use crate::rules::{Order, Reveal};
use crate::state::{Pavlov, Phase};

/// Puts sets together that must not meet.
fn disjoint<I: Id>(field: &str, sets: &[Set<I>]) -> Result<Set<I>, Broken> {
    let mut all = Set::EMPTY;
    for &set in sets {
        hold(!all.meets(set), || format!("{field}: a card is in two places"))?;
        all |= set;
    }
    Ok(all)
}

/// A row of cards without gaps, each once.
fn row<I: Id>(field: &str, row: &[Option<I>]) -> Result<Set<I>, Broken> {
    let set: Set<I> = row.iter().flatten().copied().collect();
    let count = row.iter().flatten().count();
    let without_gaps = row.iter().take(count).all(Option::is_some);
    hold(set.len() == count && without_gaps, || format!("{field}: a gap or a card in two places"))?;
    Ok(set)
}

impl Pavlov {
    /// How many cards of each Wehrmacht deck have been drawn.
    pub(crate) fn drawn_by_deck(&self) -> [usize; DECKS] {
        let mut left = usize::from(self.drawn);
        std::array::from_fn(|deck| {
            left = left.saturating_sub(usize::from(self.c.resupply_before[deck]));
            let gone = left.min(self.made_of(deck).len());
            left -= gone;
            gone
        })
    }

    /// How many Wehrmacht cards the stack has, Resupply cards among them.
    pub(super) fn wehrmacht_in_stack(&self) -> usize {
        let resupply = self.c.resupply_before.iter().filter(|before| **before).count();
        (0..DECKS).map(|deck| self.made_of(deck).len()).sum::<usize>() + resupply
    }

    /// How many Resupply cards have been drawn.
    pub(crate) fn resupply_drawn(&self) -> usize {
        let (drawn, mut place, mut count) = (usize::from(self.drawn), 0, 0);
        for deck in 0..DECKS {
            if self.c.resupply_before[deck] {
                count += usize::from(drawn > place);
                place += 1;
            }
            place += self.made_of(deck).len();
        }
        count
    }

    /// Wehrmacht cards in the German's hands, in the order pile and on the table.
    pub(crate) fn wehrmacht_held(&self) -> Set<WehrmachtCard> {
        self.german_hand | self.orders.iter().flatten().copied().chain(self.card).collect()
    }

    /// How many Tactics cards are taken out of each deck (p28-veteran, p29-elite, p30-competitive).
    fn tactics_removed(&self) -> Option<[u8; TACTIC_DECKS]> {
        let variant = match self.options.tactics {
            _ if self.options.competitive() => 2,
            TacticsVariant::None => return None,
            TacticsVariant::Veteran => 0,
            TacticsVariant::Elite => 1,
        };
        Some(self.c.removed[variant])
    }

    /// How many Tactics cards the stack has.
    pub(crate) fn tactics_in_stack(&self) -> usize {
        let Some(removed) = self.tactics_removed() else { return 0 };
        let decks = self.c.tactic_decks.iter().zip(removed);
        decks.map(|(deck, removed)| deck.len() - usize::from(removed)).sum()
    }

    /// How many cards of each Tactics deck have been drawn.
    pub(crate) fn tactics_drawn_by_deck(&self) -> [usize; TACTIC_DECKS] {
        let mut left = usize::from(self.tactics_drawn);
        let removed = self.tactics_removed().unwrap_or_default();
        std::array::from_fn(|deck| {
            let gone = left.min(self.c.tactic_decks[deck].len() - usize::from(removed[deck]));
            left -= gone;
            gone
        })
    }

    /// Tactics cards in play, laid and in the German's hand.
    pub(crate) fn tactics_held(&self) -> Set<TacticCard> {
        self.german_tactics | self.tactics.iter().flatten().copied().chain(self.laid_tactic).collect()
    }

    pub(super) fn check_soviet_cards(&self) -> Result<(), Broken> {
        let all = disjoint("soviet_cards", &[self.deck, self.hand, self.discard, self.fog_stock])?;
        hold(all == self.c.fog | self.c.action_cards, || "soviet_cards: a card is missing".into())?;
        hold(self.used.within(self.hand), || "soviet_cards.used: not in the hand".into())?;
        hold(self.deck.within(self.shuffled), || "soviet_cards.shuffled: it lacks cards of the deck".into())?;
        hold(self.fog_stock.within(self.c.fog), || "soviet_cards.fog_stock: only Fog of War".into())
    }

    pub(super) fn check_wehrmacht_cards(&self) -> Result<(), Broken> {
        let c = self.c;
        let orders = row("wehrmacht_cards.orders", &self.orders)?;
        let card = self.card.into_iter().collect();
        let held = disjoint("wehrmacht_cards", &[self.undrawn, self.german_hand, orders, card])?;
        hold(self.fresh.within(self.german_hand), || "wehrmacht_cards.fresh: not in the hand".into())?;
        let german = !(self.german_hand | orders).is_empty();
        hold(!german || self.options.competitive(), || "wehrmacht_cards: there is no German player".into())?;
        let stack = self.wehrmacht_in_stack();
        hold(usize::from(self.drawn) <= stack, || format!("wehrmacht_cards.drawn: there are {stack}"))?;
        hold(!self.undrawn.has(c.resupply), || "wehrmacht_cards.undrawn: Resupply is no card of a deck".into())?;
        let drawn = self.drawn_by_deck();
        let mut known = Set::only(c.resupply);
        for (deck, drawn) in drawn.into_iter().enumerate() {
            let cards = self.made_of(deck);
            known |= cards;
            hold((self.undrawn & cards).len() + drawn == cards.len(), || {
                format!("wehrmacht_cards: {drawn} cards have been drawn from deck {}, not so many are gone", deck + 1)
            })?;
        }
        hold(held.within(known), || "wehrmacht_cards: a card is of no deck of this game".into())?;
        let resupply = (self.german_hand | orders | card).has(c.resupply);
        hold(!resupply || self.resupply_drawn() > 0, || "wehrmacht_cards: Resupply has not been drawn".into())?;
        hold(self.cards_left <= c.numbers.cards_per_turn, || "wehrmacht_cards.cards_left: too many".into())?;
        let to_come = self.phase == Phase::Wehrmacht && self.agenda.steps().contains(&Reveal.into());
        hold(self.cards_left == 0 || to_come || self.end.is_some(), || {
            "wehrmacht_cards.cards_left: only in the Wehrmacht Card Phase".into()
        })?;
        // What a game that has ended leaves of its orders is asked of nobody.
        if self.options.competitive() && self.end.is_none() {
            let laid = match self.phase {
                Phase::Wehrmacht => Some(self.cards_left),
                Phase::Planning if self.agenda.steps().contains(&Order.into()) => None,
                Phase::Planning | Phase::SovietCards => Some(c.numbers.cards_per_turn),
                Phase::SovietCounters | Phase::Ending => Some(0),
            };
            let rows = self.orders.len();
            let enough = orders.len() < rows && self.german_hand.len() + orders.len() >= rows;
            hold(laid.is_some() || enough, || "wehrmacht_cards.hand: too few for the orders".into())?;
            hold(laid.is_none_or(|laid| usize::from(laid) == orders.len()), || {
                format!("wehrmacht_cards.orders: there must be {}", laid.unwrap_or(0))
            })?;
        } else if !self.options.competitive() && self.phase == Phase::Wehrmacht {
            let enough = usize::from(self.drawn) + usize::from(self.cards_left) <= stack;
            hold(enough, || "wehrmacht_cards.cards_left: the stack has not so many".into())?;
        }
        Ok(())
    }

    pub(super) fn check_tactics(&self) -> Result<(), Broken> {
        let in_play = row("tactics.in_play", &self.tactics)?;
        let laid = self.laid_tactic.into_iter().collect();
        let all = disjoint("tactics", &[self.tactics_undrawn, self.german_tactics, in_play, laid])?;
        hold(self.fresh_tactic.within(self.german_tactics), || "tactics.fresh: not in the hand".into())?;
        let german = !(self.german_tactics | laid).is_empty();
        hold(!german || self.options.competitive(), || "tactics: there is no German player".into())?;
        let stack = self.tactics_in_stack();
        if stack == 0 {
            return hold(all.is_empty() && self.tactics_drawn == 0, || "tactics: there are none in this game".into());
        }
        hold(usize::from(self.tactics_drawn) <= stack, || format!("tactics.drawn: there are {stack}"))?;
        for (deck, drawn) in self.tactics_drawn_by_deck().into_iter().enumerate() {
            let cards = self.c.tactic_decks[deck];
            hold((self.tactics_undrawn & cards).len() + drawn == cards.len(), || {
                format!("tactics: {drawn} cards have been drawn from deck {}, not so many are gone", deck + 1)
            })?;
        }
        Ok(())
    }

    pub(super) fn check_other_cards(&self) -> Result<(), Broken> {
        let c = self.c;
        let storm: Set<StormGroup> = self.storm.into_iter().collect();
        disjoint("storm_groups", &[self.unturned, self.raided, storm])?;
        hold(self.unturned.within(c.resupply_groups), || "storm_groups.unturned: it has no Resupply side".into())?;
        let to_come = c.resupply_before.iter().filter(|before| **before).count() - self.resupply_drawn();
        hold(self.unturned.len() >= to_come, || format!("storm_groups.unturned: {to_come} are still to come"))?;
        let support: Set<Support> = self.support.into_iter().collect();
        let all = disjoint("support", &[self.supports_undrawn, self.supported, support])?;
        let count = if self.options.operational_support { c.supports.len() } else { 0 };
        hold(all.len() == count, || format!("support: there are {count} cards in this game"))
    }
}
