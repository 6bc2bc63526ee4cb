//! 2 Weather.

use kurgan_core::chance::Bag;
use kurgan_core::{Chance, Log, Set};

use crate::chance::Roll;
use crate::components::{CHITS, Chit, all};
use crate::event::Event;
use crate::state::River;

impl River {
    /// Draws the chit of this hour; an empty bag is filled first.
    pub(super) fn draw_weather<C: Chance>(&mut self, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        let why = Roll::Weather.into();
        let filled: Set<Chit> = all(CHITS);
        // 2.2
        if self.bag.is_empty() {
            self.bag = filled;
            chance.shuffle(why)?;
            log.push(Event::Refilled);
        }
        // 2.1: the chits lie in the bag in the order in which they will be drawn.
        let slot = (filled - self.bag).count();
        let bag = Bag { why, slot, filled: filled.bits().into(), left: self.bag.bits().into() };
        let chit = Chit(chance.draw(bag)?);
        self.bag.remove(chit);
        self.weather = Some(chit);
        log.push(Event::Weather { chit });
        Ok(())
    }
}
