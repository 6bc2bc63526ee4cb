//! What a seat may see, what it learns of an event, and how the rest may be dealt.
//!
//! Without a German player nothing is hidden. With one, the defenders do not see that player's hand, orders or chosen
//! tactic, and the German player does not see the Soviet hand (rulings 88-91, 104).

mod deal;

use kurgan_core::{Id, Seat, Set};
use serde::Serialize;

use crate::components::{DECKS, SovietCard, TACTIC_DECKS, TacticCard, WehrmachtCard, WehrmachtCards};
use crate::event::Event;
use crate::record::Record;
use crate::state::Pavlov;

/// What a seat may see: the position without what is hidden from it, and how much that is.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Shown {
    /// The position; hidden cards are left out.
    #[serde(flatten)]
    pub position: Record,
    /// The German's cards, if they are hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub german: Option<HiddenGerman>,
    /// The Soviet hand, if it is hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub soviet: Option<HiddenSoviet>,
}

/// What is known of the German's cards by those who do not see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HiddenGerman {
    /// Cards in hand.
    pub hand: usize,
    /// Those of them drawn after this turn's orders were laid.
    pub fresh: usize,
    /// Cards in the order pile.
    pub orders: usize,
    /// Of which decks the orders and the older cards in hand are.
    pub older_by_deck: [usize; DECKS],
    /// Of which decks the cards drawn after this turn's orders are.
    pub fresh_by_deck: [usize; DECKS],
    /// Whether a Resupply card is among the orders and the older cards in hand (ruling 91).
    pub resupply: bool,
    /// Whether one was drawn after this turn's orders.
    pub fresh_resupply: bool,
    /// The cards that nobody else has seen, in hand, in the order pile or in the stack.
    pub unseen: Vec<String>,
    /// Tactics cards in hand.
    pub tactics: usize,
    /// Those of them drawn after this turn's was laid.
    pub fresh_tactics: usize,
    /// Whether one lies face down.
    pub laid: bool,
    /// Of which decks the laid one and the older ones in hand are.
    pub older_tactics_by_deck: [usize; TACTIC_DECKS],
    /// Of which decks the ones drawn later are.
    pub fresh_tactics_by_deck: [usize; TACTIC_DECKS],
    /// The Tactics cards that nobody else has seen.
    pub unseen_tactics: Vec<String>,
}

/// The German's cards as they lie before everybody, face down: how many, and what their backs tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FaceDown {
    /// Wehrmacht cards in hand.
    pub hand: usize,
    /// Cards in the order pile.
    pub orders: usize,
    /// Of which decks the orders and the older cards in hand are.
    pub older_by_deck: [usize; DECKS],
    /// Of which decks the cards drawn after this turn's orders are.
    pub fresh_by_deck: [usize; DECKS],
    /// Whether a Resupply card is among the orders and the older cards in hand (ruling 91).
    pub resupply: bool,
    /// Whether one was drawn after this turn's orders.
    pub fresh_resupply: bool,
    /// Tactics cards in hand.
    pub tactics: usize,
    /// Whether one is laid.
    pub laid: bool,
}

/// What is known of the Soviet hand by those who do not see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HiddenSoviet {
    /// Cards in hand.
    pub hand: usize,
    /// Cards in the deck.
    pub deck: usize,
    /// The cards that have not been seen, in hand or in the deck.
    pub unseen: Vec<String>,
}

impl Pavlov {
    /// Whether the German's cards are hidden from this seat; `None` is a spectator.
    pub(crate) fn german_hidden(&self, seat: Option<Seat>) -> bool {
        self.options.competitive() && !self.is_german(seat)
    }

    /// Whether the Soviet hand is hidden from this seat (ruling 90).
    #[inline]
    pub(crate) fn soviet_hidden(&self, seat: Option<Seat>) -> bool {
        self.options.competitive() && (seat.is_none() || self.is_german(seat))
    }

    pub(crate) fn shown_to(&self, seat: Option<Seat>) -> Shown {
        let mut position = self.write_record();
        let german = self.german_hidden(seat).then(|| {
            let (cards, tactics) = (&mut position.wehrmacht_cards, &mut position.tactics);
            (cards.undrawn, cards.hand, cards.fresh, cards.orders) = (None, Vec::new(), Vec::new(), Vec::new());
            (tactics.undrawn, tactics.hand, tactics.fresh, tactics.laid) = (None, Vec::new(), Vec::new(), None);
            self.hidden_german()
        });
        let soviet = self.soviet_hidden(seat).then(|| {
            let cards = &mut position.soviet_cards;
            (cards.deck, cards.hand) = (None, cards.used.clone());
            HiddenSoviet {
                hand: self.hand.len(),
                deck: self.deck.len(),
                unseen: self.unseen_soviet().into_iter().map(|card| self.c.soviet_card_id(card).into()).collect(),
            }
        });
        Shown { position, german, soviet }
    }

    /// The Soviet cards that those have not seen who do not see the hand.
    pub(crate) fn unseen_soviet(&self) -> Set<SovietCard> {
        self.deck | (self.hand - self.used)
    }

    /// The Wehrmacht cards that nobody but the German has seen, Resupply aside: their places in the stack are known.
    pub(crate) fn unseen_wehrmacht(&self) -> WehrmachtCards {
        (self.undrawn | self.german_hand | self.laid_orders()).without(self.c.resupply)
    }

    /// The order pile.
    fn laid_orders(&self) -> WehrmachtCards {
        self.orders.into_iter().flatten().collect()
    }

    /// What everybody knows of the German's cards.
    pub(crate) fn face_down(&self) -> FaceDown {
        let orders = self.laid_orders();
        let older = orders | (self.german_hand - self.fresh);
        FaceDown {
            hand: self.german_hand.len(),
            orders: orders.len(),
            older_by_deck: std::array::from_fn(|deck| (older & self.made_of(deck)).len()),
            fresh_by_deck: std::array::from_fn(|deck| (self.fresh & self.made_of(deck)).len()),
            resupply: older.has(self.c.resupply),
            fresh_resupply: self.fresh.has(self.c.resupply),
            tactics: self.german_tactics.len(),
            laid: self.laid_tactic.is_some(),
        }
    }

    fn hidden_german(&self) -> HiddenGerman {
        let (c, known) = (self.c, self.face_down());
        let older_tactics = (self.german_tactics - self.fresh_tactic) | self.laid_tactic.into_iter().collect();
        let unseen_tactics = self.tactics_undrawn | self.german_tactics | older_tactics;
        HiddenGerman {
            hand: known.hand,
            fresh: self.fresh.len(),
            orders: known.orders,
            older_by_deck: known.older_by_deck,
            fresh_by_deck: known.fresh_by_deck,
            resupply: known.resupply,
            fresh_resupply: known.fresh_resupply,
            unseen: self.unseen_wehrmacht().into_iter().map(|card| c.wehrmacht_card_id(card).into()).collect(),
            tactics: known.tactics,
            fresh_tactics: self.fresh_tactic.len(),
            laid: known.laid,
            older_tactics_by_deck: std::array::from_fn(|deck| (older_tactics & c.tactic_decks[deck]).len()),
            fresh_tactics_by_deck: std::array::from_fn(|deck| (self.fresh_tactic & c.tactic_decks[deck]).len()),
            unseen_tactics: unseen_tactics.into_iter().map(|card: TacticCard| c.tactic_card_id(card).into()).collect(),
        }
    }

    /// What a seat learns of an event; `None` is a spectator.
    pub(crate) fn learned(&self, event: &Event, seat: Option<Seat>) -> Event {
        match *event {
            Event::GermanDrew(card) if self.german_hidden(seat) => Event::GermanDrew(self.resupply_only(card)),
            Event::GermanDrewTactic(_) if self.german_hidden(seat) => Event::GermanDrewTactic(None),
            Event::Ordered { nth, .. } if self.german_hidden(seat) => Event::Ordered { card: None, nth },
            Event::TacticLaid(_) if self.german_hidden(seat) => Event::TacticLaid(None),
            Event::Drew(_) if self.soviet_hidden(seat) => Event::Drew(None),
            seen => seen,
        }
    }

    /// Everybody sees a Resupply card come to the German's hand (ruling 91).
    fn resupply_only(&self, card: Option<WehrmachtCard>) -> Option<WehrmachtCard> {
        card.filter(|card| card.index() == self.c.resupply.index())
    }
}
