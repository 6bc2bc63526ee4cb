//! Operational Support (p27-operational-support).

use kurgan_core::chance::Bag;
use kurgan_core::{Chance, Id, Log, Set, byte};

use crate::chance::Roll;
use crate::components::{Supply, Support};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::Pavlov;

impl Pavlov {
    /// Whether the open card's requirements are met: its locations undisrupted, its tokens in stock.
    pub(crate) fn may_support(&self) -> Result<(), Refusal> {
        if !self.options.operational_support {
            return Err(Refusal::NoSupportVariant);
        }
        let card = self.support.ok_or(Refusal::NoSupportCard)?;
        self.undisrupted(self.c.supports[card.index()].locations)?;
        self.tokens_for(card)
    }

    /// Whether a card's tokens are in stock (ruling 78).
    pub(crate) fn tokens_for(&self, card: Support) -> Result<(), Refusal> {
        for (supply, need) in Supply::ALL.into_iter().zip(self.c.supports[card.index()].tokens) {
            let have = self.in_stock(supply.token());
            if have < need {
                return Err(Refusal::SupportTokens { supply, need, have });
            }
        }
        Ok(())
    }

    /// The requirements are met: tokens leave the game, the next card is turned up (p27-operational-support).
    pub(crate) fn support<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        if let Some(card) = self.support.take() {
            let data = &self.c.supports[card.index()];
            for (supply, need) in Supply::ALL.into_iter().zip(data.tokens) {
                self.stock[supply.token() as usize] -= need;
                self.spent[supply.token() as usize] += need;
            }
            self.supported.add(card);
            log.push(Event::Supported { card, points: data.points });
        }
        self.turn_support(chance, log)
    }

    /// Turns the next card up.
    pub(crate) fn turn_support<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        let left = self.supports_undrawn;
        if left.is_empty() {
            return Ok(());
        }
        let filled: Set<Support> = (0..self.c.supports.len()).map(Id::from_index).collect();
        let slot = byte(filled.len() - left.len());
        let (filled, left) = (filled.bits().into(), left.bits().into());
        let card = Support(chance.draw(Bag { why: Roll::Support.into(), slot, filled, left })?);
        self.supports_undrawn.remove(card);
        self.support = Some(card);
        log.push(Event::SupportTurned(card));
        Ok(())
    }
}
