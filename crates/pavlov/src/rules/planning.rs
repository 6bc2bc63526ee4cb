//! Wehrmacht Planning (p30-planning).

use kurgan_core::{Chance, Id, Log, byte};

use super::decide::{ANY, Decide, Happen, illegal, step};
use super::{Offers, only};
use crate::action::Action;
use crate::components::{CardType, TacticCards, WehrmachtCard, WehrmachtCards};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Pavlov, Phase, Step};

/// How many Wehrmacht cards the German holds.
pub(crate) const HAND: usize = 4;
/// How many Tactics cards the German holds.
const TACTICS: usize = 3;

step! {
    /// The German draws up to a full hand, as far as the cards last: before the orders of the first turn, and after those
    /// of every turn.
    pub struct GermanHand;
}

impl Happen for GermanHand {
    const IN: &'static [Phase] = ANY;

    fn carry_out<C: Chance>(self, game: &mut Pavlov, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        game.agenda.pop();
        let before_orders = game.agenda.next() == Some(Step::Order(Order));
        if before_orders {
            game.enter(Phase::Planning, log);
        }
        let (hand, tactics) = (game.german_hand, game.german_tactics);
        while !game.german_hand.at_least(HAND)
            && let Some(card) = game.draw_wehrmacht(chance)?
        {
            game.german_hand.add(card);
            log.push(Event::GermanDrew(Some(card)));
        }
        while !game.german_tactics.at_least(TACTICS)
            && let Some(card) = game.draw_tactic(chance)?
        {
            game.german_tactics.add(card);
            log.push(Event::GermanDrewTactic(Some(card)));
        }
        // What was drawn after the orders cannot be among them.
        game.fresh = if before_orders { WehrmachtCards::EMPTY } else { game.german_hand - hand };
        game.fresh_tactic = if before_orders { TacticCards::EMPTY } else { game.german_tactics - tactics };
        Ok(())
    }

    fn possible(self, game: &Pavlov) -> bool {
        game.options.competitive()
    }
}

step! {
    /// The German lays the next order; the step stays until all of them lie (p30-planning).
    pub struct Order;
}

impl Decide for Order {
    const IN: &'static [Phase] = &[Phase::Planning];

    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for card in game.orderable() {
            out.offer(Action::Order(card));
        }
    }

    // An order laid unasked would tell the defenders that the German had to lay it (p30-must-play).
    #[inline]
    fn asks(self, _: &Pavlov) -> bool {
        true
    }

    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        let Action::Order(card) = action else { return illegal(action) };
        let nth = game.orders.len() - game.orders_left();
        game.orders[nth] = Some(card);
        game.german_hand.remove(card);
        log.push(Event::Ordered { card: Some(card), nth: byte(nth) + 1 });
        if game.orders_left() == 0 {
            game.agenda.pop();
        }
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        let Action::Order(card) = action else { return Refusal::NotNow };
        match game.must_play().first() {
            Some(must) if game.german_hand.has(card) => Refusal::MustPlay(must),
            _ => Refusal::NotInGermanHand(card),
        }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        game.german_hand.into_iter().map(Action::Order).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        game.options.competitive()
    }
}

step! {
    /// The German lays the Tactics card of the turn face down (p30-planning).
    pub struct LayTactic;
}

impl Decide for LayTactic {
    const IN: &'static [Phase] = &[Phase::Planning];

    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for card in game.german_tactics {
            out.offer(Action::Tactic(card));
        }
    }

    // Cards are drawn next, and the defenders act.
    #[inline]
    fn asks(self, game: &Pavlov) -> bool {
        !game.german_tactics.is_empty()
    }

    fn implied(self, game: &Pavlov) -> Option<Action> {
        only(self, game)
    }

    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        let Action::Tactic(card) = action else { return illegal(action) };
        game.agenda.pop();
        game.german_tactics.remove(card);
        game.laid_tactic = Some(card);
        log.push(Event::TacticLaid(Some(card)));
    }

    fn refuse(self, _: &Pavlov, action: Action) -> Refusal {
        let Action::Tactic(card) = action else { return Refusal::NotNow };
        Refusal::NotInGermanTactics(card)
    }

    fn possible(self, game: &Pavlov) -> bool {
        game.options.competitive()
    }
}

impl Pavlov {
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

    /// Takes the top order.
    pub(super) fn next_order(&mut self) -> Option<WehrmachtCard> {
        let order = self.orders[0].take();
        self.orders.rotate_left(1);
        order
    }
}
