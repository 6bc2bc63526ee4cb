//! 6.4.1 Bloody Streets.

use kurgan_core::{Chance, Log};

use crate::chance::Roll;
use crate::components::{Area, Areas, Units};
use crate::event::{Event, MoraleCause};
use crate::state::{Attack, Round, Volga};

/// From this result on morale suffers.
const MORALE_FROM: u8 = 5;
/// From this result on the units are turned to their spent side too.
const SPENT_FROM: u8 = 6;

impl Volga {
    /// Rolls once for each contested urban area, lowest number first (rulings 61, 62).
    pub(super) fn bloody_streets<C: Chance>(
        &mut self,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        self.agenda.pop();
        self.round = Round { active: Area(0), contested: Areas::EMPTY, attacked: Areas::EMPTY };
        self.attack = Attack::NONE;
        let urban = self.c.light_urban | self.c.heavy_urban;
        for area in self.contested() & urban {
            let guards = self.guards(area) && self.c.tem4.has(area);
            let bonus = u8::from(guards);
            let starts = [1, MORALE_FROM - bonus, SPENT_FROM - bonus];
            let die = chance.row(Roll::BloodyStreets(area).into(), &starts)?;
            let result = die + bonus;
            let spent = if result >= SPENT_FROM { self.at(area) } else { Units::EMPTY };
            self.fresh -= spent;
            log.push(Event::BloodyStreets { area, die, guards, morale: result >= MORALE_FROM, spent });
            if result >= MORALE_FROM {
                self.change_morale(-1, MoraleCause::BloodyStreets, log);
            }
        }
        Ok(())
    }
}
