//! p2-cards: the pile, the discards, the cards removed from play.

use kurgan_core::chance::Bag;
use kurgan_core::{Chance, Log, byte};

use crate::chance::Roll;
use crate::components::{Card, CardData};
use crate::event::{Column, Event};
use crate::state::Cauldron;

impl Cauldron {
    /// What is printed on a card.
    pub(crate) fn card(&self, card: Card) -> &'static CardData {
        &self.c.cards[usize::from(card.0)]
    }

    /// Draws the next card for one of its columns and discards it; after a Reshuffle card and after the last one the
    /// pile is made up anew (ruling 9).
    pub(crate) fn draw<C: Chance, L: Log<Event>>(
        &mut self,
        column: Column,
        chance: &mut C,
        log: &mut L,
    ) -> Result<Card, C::Dry> {
        let card = self.reveal(chance)?;
        log.push(Event::Card { card, column });
        self.after_draw(card, chance, log)?;
        Ok(card)
    }

    /// Turns the top card of the pile up.
    pub(super) fn reveal<C: Chance>(&mut self, chance: &mut C) -> Result<Card, C::Dry> {
        let drawn = self.shuffled.len() - self.pile.len();
        let card = Card(chance.draw(Bag {
            why: Roll::Card.into(),
            slot: byte(drawn),
            filled: self.shuffled.bits().into(),
            left: self.pile.bits().into(),
        })?);
        self.pile.remove(card);
        Ok(card)
    }

    /// Reshuffles where the card says so or the pile is at its end.
    pub(super) fn after_draw<C: Chance, L: Log<Event>>(
        &mut self,
        card: Card,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        if self.card(card).reshuffle || self.pile.is_empty() {
            self.shuffled = self.c.deck - self.removed;
            self.pile = self.shuffled;
            chance.shuffle(Roll::Card.into())?;
            log.push(Event::Reshuffled { cards: self.pile.count() });
        }
        Ok(())
    }

    /// Draws a card for its random number.
    pub(super) fn draw_random<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<u8, C::Dry> {
        let card = self.draw(Column::Random, chance, log)?;
        Ok(self.card(card).random)
    }
}
