//! 9.5.8 German retreat procedure.

use kurgan_core::{Id, Log};

use crate::action::Action;
use crate::components::{Area, Areas, Unit};
use crate::event::{Event, LossCause};
use crate::state::{Place, Volga};

impl Volga {
    /// Where a unit may retreat: the area it came from or, where that is full, the nearest ones with room (ruling 58).
    pub(crate) fn retreats(&self, unit: Unit) -> Areas {
        let open = self.allowed(unit) - self.soviet;
        let mut seen = self.attack.entry(unit).map_or(Areas::EMPTY, Areas::only) & open;
        let mut ring = seen;
        while !ring.is_empty() {
            let room = ring - self.full();
            if !room.is_empty() {
                return room;
            }
            let next = ring.into_iter().fold(Areas::EMPTY, |all, area| all | self.c.adjacent[area.index()]);
            ring = (next & open) - seen;
            seen |= ring;
        }
        Areas::EMPTY
    }

    /// Retreats whoever has no choice to make; false if there is one.
    pub(super) fn retreat_unasked(&mut self, log: &mut impl Log<Event>) -> bool {
        loop {
            let mut options = self
                .attack
                .units
                .into_iter()
                .flat_map(|unit| self.retreats(unit).into_iter().map(move |area| (unit, area)));
            let Some((unit, area)) = options.next() else { break };
            if options.next().is_some() && self.order_matters() {
                return false;
            }
            self.retreat(unit, area, log);
        }
        for unit in self.attack.units {
            self.lose(unit, LossCause::NoRetreat, log);
        }
        self.end_attack();
        true
    }

    /// Whether the units compete for room: if each area they came from can take all who came from it, they do not.
    fn order_matters(&self) -> bool {
        let units = self.attack.units;
        units.into_iter().any(|unit| {
            let entry = self.attack.entry(unit);
            let together = units.into_iter().filter(|&other| self.attack.entry(other) == entry).count();
            entry.is_none_or(|area| self.room(area) < together)
        })
    }

    /// Units retreat one at a time, in the player's order (ruling 57).
    pub(super) fn list_retreats(&self, out: &mut Vec<Action>) {
        for unit in self.attack.units {
            out.extend(self.retreats(unit).into_iter().map(|area| Action::Retreat(unit, area)));
        }
    }

    pub(super) fn retreat(&mut self, unit: Unit, to: Area, log: &mut impl Log<Event>) {
        self.put(unit, Place::on(to));
        self.attack.units.remove(unit);
        log.push(Event::Retreated { unit, from: self.attack.area, to });
    }
}
