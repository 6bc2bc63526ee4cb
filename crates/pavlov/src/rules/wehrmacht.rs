//! Wehrmacht Card Phase: the stack and the cards (p9-wehrmacht-phase).

use kurgan_core::chance::Bag;
use kurgan_core::{Chance, Id, Log, byte};

use super::decide::{Happen, step};
use super::defenders::Assault;
use crate::chance::Roll;
use crate::components::{CardType, DECKS, WehrmachtCard, WehrmachtCards};
use crate::event::Event;
use crate::state::{Pavlov, Phase};

/// What lies at a place of the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum InStack {
    /// A Resupply card, which everybody knows (ruling 5).
    Resupply,
    /// A card of this deck, from 0, and its place in the deck.
    Card(usize, u8),
}

step! {
    /// The next card is revealed and resolved, from the stack or the order pile; the step goes once all of the turn are
    /// resolved.
    pub struct Reveal;
}

impl Happen for Reveal {
    const IN: &'static [Phase] = &[Phase::Wehrmacht];

    fn carry_out<C: Chance>(self, game: &mut Pavlov, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        let card = match game.cards_left {
            0 => None,
            _ if game.options.competitive() => game.next_order(),
            _ => game.draw_wehrmacht(chance)?,
        };
        let Some(card) = card else {
            game.cards_left = 0;
            game.agenda.pop();
            return Ok(());
        };
        game.cards_left -= 1;
        game.card = Some(card);
        log.push(Event::Revealed(card));
        game.agenda.push(CardDone.into());
        game.resolve(card, chance, log)
    }
}

step! {
    /// The card has been resolved and is out of the way.
    pub struct CardDone;
}

impl Happen for CardDone {
    const IN: &'static [Phase] = &[Phase::Wehrmacht];

    fn carry_out<C: Chance>(self, game: &mut Pavlov, _: &mut C, _: &mut impl Log<Event>) -> Result<(), C::Dry> {
        game.agenda.pop();
        game.card = None;
        Ok(())
    }
}

impl Pavlov {
    /// The type of the card being resolved, none of a Resupply card.
    pub(crate) fn resolving(&self) -> Option<CardType> {
        let card = self.card.and_then(|card| self.c.cards.get(card.index()));
        card.map(|card| card.what)
    }

    /// Whether a card of this type is being resolved.
    pub(crate) fn resolves(&self, what: CardType) -> bool {
        self.resolving() == Some(what)
    }

    /// The card does what is printed on it.
    pub(crate) fn resolve<C: Chance, L: Log<Event>>(
        &mut self,
        card: WehrmachtCard,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        let Some(data) = self.c.cards.get(card.index()) else {
            self.resupply(log);
            return Ok(());
        };
        let dice = data.dice + self.extra_card_dice(card);
        match data.what {
            CardType::Sniper => self.sniper(dice, chance, log)?,
            CardType::Mortar => self.mortar(dice, chance, log)?,
            CardType::Artillery { .. } => self.artillery(dice, chance, log)?,
            CardType::Bombers { aircraft, defense } => self.bombers(aircraft, defense, log),
            CardType::Place(kind) => self.place(kind, chance, log)?,
            CardType::Assault => self.agenda.push(Assault { part: 0 }.into()),
            CardType::MilkHouse => self.set_storm_group(self.c.milk_house, log),
        }
        Ok(())
    }

    /// The cards that this deck, from 0, was made of (p2-setup, p30-competitive).
    pub(crate) fn made_of(&self, deck: usize) -> WehrmachtCards {
        let cards = self.c.decks[deck];
        let extra = self.c.competitive_card;
        let its_deck = self.c.cards[extra.index()].deck;
        if self.options.competitive() && usize::from(its_deck) == deck + 1 { cards.with(extra) } else { cards }
    }

    /// What lies at this place of the stack, counted from the top at the start of the game.
    pub(crate) fn in_stack(&self, mut place: u8) -> Option<InStack> {
        for deck in 0..DECKS {
            if self.c.resupply_before[deck] {
                if place == 0 {
                    return Some(InStack::Resupply);
                }
                place -= 1;
            }
            let cards = self.made_of(deck).count();
            if place < cards {
                return Some(InStack::Card(deck, place));
            }
            place -= cards;
        }
        None
    }

    /// Takes the top card off the stack.
    pub(crate) fn draw_wehrmacht<C: Chance>(&mut self, chance: &mut C) -> Result<Option<WehrmachtCard>, C::Dry> {
        let card = match self.in_stack(self.drawn) {
            None => return Ok(None),
            Some(InStack::Resupply) => self.c.resupply,
            Some(InStack::Card(deck, slot)) => {
                let why = Roll::WehrmachtDeck(byte(deck)).into();
                let filled = self.made_of(deck);
                let left = self.undrawn & filled;
                WehrmachtCard(chance.draw(Bag { why, slot, filled: filled.bits().into(), left: left.bits().into() })?)
            }
        };
        self.undrawn.remove(card);
        self.drawn += 1;
        Ok(Some(card))
    }
}
