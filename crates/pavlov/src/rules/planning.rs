//! Wehrmacht Planning (p30-planning).

use kurgan_core::{Chance, Id, Log, byte};

use super::Offers;
use crate::action::Action;
use crate::components::{CardType, TacticCard, TacticCards, WehrmachtCard, WehrmachtCards};
use crate::event::Event;
use crate::state::{Pavlov, Phase, Step};

/// How many Wehrmacht cards the German holds.
const HAND: usize = 4;
/// How many Tactics cards the German holds.
const TACTICS: usize = 3;

impl Pavlov {
    /// Draws up to a full hand, as far as the cards last: before the orders of the first turn, and after those of
    /// every turn.
    pub(crate) fn fill_german_hand<C: Chance, L: Log<Event>>(
        &mut self,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.agenda.pop();
        let before_orders = self.agenda.next() == Some(Step::Order);
        if before_orders {
            self.enter(Phase::Planning, log);
        }
        let (hand, tactics) = (self.german_hand, self.german_tactics);
        while !self.german_hand.at_least(HAND)
            && let Some(card) = self.draw_wehrmacht(chance)?
        {
            self.german_hand.add(card);
            log.push(Event::GermanDrew(Some(card)));
        }
        while !self.german_tactics.at_least(TACTICS)
            && let Some(card) = self.draw_tactic(chance)?
        {
            self.german_tactics.add(card);
            log.push(Event::GermanDrewTactic(Some(card)));
        }
        // What was drawn after the orders cannot be among them.
        self.fresh = if before_orders { WehrmachtCards::EMPTY } else { self.german_hand - hand };
        self.fresh_tactic = if before_orders { TacticCards::EMPTY } else { self.german_tactics - tactics };
        Ok(())
    }

    /// The cards in hand that cannot be held back (p30-must-play).
    pub(crate) fn must_play(&self) -> WehrmachtCards {
        let milk_house = |card: &WehrmachtCard| {
            self.c.cards.get(card.index()).is_none_or(|card| card.what == CardType::MilkHouse) // or Resupply
        };
        self.german_hand.into_iter().filter(milk_house).collect()
    }

    /// How many orders are still to be laid.
    fn orders_left(&self) -> usize {
        self.orders.iter().filter(|order| order.is_none()).count()
    }

    /// The cards that can be the next order (p30-planning, p30-must-play).
    pub(crate) fn orderable(&self) -> WehrmachtCards {
        let musts = self.must_play();
        if musts.at_least(self.orders_left()) { musts } else { self.german_hand }
    }

    /// p30-planning.
    pub(crate) fn list_orders(&self, out: &mut impl Offers) {
        for card in self.orderable() {
            out.offer(Action::Order(card));
        }
    }

    /// The next order is laid; the step stays until all of them lie.
    pub(crate) fn order<L: Log<Event>>(&mut self, card: WehrmachtCard, log: &mut L) {
        let nth = self.orders.len() - self.orders_left();
        self.orders[nth] = Some(card);
        self.german_hand.remove(card);
        log.push(Event::Ordered { card: Some(card), nth: byte(nth) + 1 });
        if self.orders_left() == 0 {
            self.agenda.pop();
        }
    }

    /// Takes the top order.
    pub(super) fn next_order(&mut self) -> Option<WehrmachtCard> {
        let order = self.orders[0].take();
        self.orders.rotate_left(1);
        order
    }

    /// p30-planning.
    pub(crate) fn list_tactics(&self, out: &mut impl Offers) {
        for card in self.german_tactics {
            out.offer(Action::Tactic(card));
        }
    }

    /// The Tactics card of the turn is laid face down.
    pub(crate) fn lay_tactic<L: Log<Event>>(&mut self, card: TacticCard, log: &mut L) {
        self.agenda.pop();
        self.german_tactics.remove(card);
        self.laid_tactic = Some(card);
        log.push(Event::TacticLaid(Some(card)));
    }
}
