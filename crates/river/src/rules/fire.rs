//! 5 Fire.

use kurgan_core::{Chance, Id, Log, Set};

use crate::chance::Roll;
use crate::components::{Boat, Landing};
use crate::event::Event;
use crate::state::{River, Step};

/// A die hits from this face on (5.2).
const HITS_FROM: u8 = 5;

impl River {
    /// The boats at the landing that is lit.
    pub(crate) fn under_fire(&self) -> Set<Boat> {
        self.lit.map_or(Set::EMPTY, |landing| self.boats_at(landing))
    }

    /// 5.1: how many dice the guns of a landing roll this hour.
    pub(crate) fn guns(&self, landing: Landing) -> u8 {
        let weather = self.weather.map_or(0, |chit| self.c.chit(chit).guns);
        self.c.landing(landing).guns.saturating_add_signed(weather)
    }

    /// 5.1, 5.2: the guns fire at the boats in the light; each hit is a step of its own.
    pub(super) fn fire<C: Chance>(&mut self, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        let Some(landing) = self.lit else { return Ok(()) };
        let guns = self.guns(landing);
        if guns == 0 || self.under_fire().is_empty() {
            return Ok(());
        }
        let dice = chance.hits(Roll::Guns(landing).into(), guns, HITS_FROM)?;
        let hits = dice.hits(HITS_FROM);
        log.push(Event::Fired { landing, dice, hits });
        for _ in 0..hits {
            self.agenda.push(Step::Hit);
        }
        Ok(())
    }

    /// 5.3: a boat takes one hit.
    pub(super) fn hit(&mut self, boat: Boat, log: &mut impl Log<Event>) {
        let hull = &mut self.hull[boat.index()];
        *hull -= 1;
        log.push(Event::Hit { boat, hull: *hull });
        // 5.4
        if *hull == 0 {
            self.sent[boat.index()] = None;
            log.push(Event::Sunk { boat });
        }
    }
}
