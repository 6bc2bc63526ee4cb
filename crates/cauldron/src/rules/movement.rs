//! p3-movement: the running tally, five areas for one IP and one supply.

use kurgan_core::{Id, Log};

use crate::action::Action;
use crate::components::{Area, Areas, Unit, Units};
use crate::event::{Event, Track};
use crate::rules::Offers;
use crate::state::{Cauldron, Place, Step};

/// p3-movement: areas for one IP and one supply.
const AREAS_PER_CHARGE: u8 = 5;

/// What a move costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MovePrice {
    /// What it adds to the tally.
    pub tally: u8,
    /// Initiative points to be paid for it.
    pub ip: u8,
    /// Supply to be paid for it.
    pub supply: u8,
}

impl Cauldron {
    /// How far the tally can still run: what is paid and open, and what can be paid (ruling 30).
    #[inline]
    pub(crate) fn tally_left(&self) -> u8 {
        let open = self.this_turn.tally.next_multiple_of(AREAS_PER_CHARGE) - self.this_turn.tally;
        open.saturating_add(self.ip.min(self.supply).saturating_mul(AREAS_PER_CHARGE))
    }

    /// Areas that units may enter (ruling 32).
    fn open(&self) -> Areas {
        self.control | self.breakthrough
    }

    /// Areas next to Soviet control, as a unit that leaves an area meets them: the area itself may turn Soviet.
    fn exposed_for(&self, unit: Unit, from: Area) -> Areas {
        let leaves = self.at(from) == Units::only(unit) && !(self.firm() | self.breakthrough).has(from);
        if leaves { self.index.exposed | self.near(from) } else { self.index.exposed }
    }

    #[inline]
    pub(super) fn list_movers(&self, out: &mut impl Offers) {
        let left = self.tally_left();
        if left == 0 {
            return;
        }
        let open = self.open();
        for area in self.index.occupied {
            let next = self.near(area) & open;
            let times = self.times(self.index.cut_off.has(area));
            if next.is_empty() || left < times {
                continue;
            }
            for unit in self.at(area) {
                if self.target[unit.index()] == Place::NONE
                    && (left >= 2 * times || !next.within(self.exposed_for(unit, area)))
                {
                    out.offer(Action::Choose(unit));
                }
            }
        }
    }

    /// Calls `see` with the areas at each distance, nearest first: an area next to Soviet control counts two.
    #[inline]
    fn spread(&self, unit: Unit, from: Area, most: u8, mut see: impl FnMut(u8, Areas) -> bool) {
        let exposed = self.exposed_for(unit, from);
        let open = self.open().without(from);
        let (dear, cheap) = (open & exposed, open - exposed);
        let meeting = self.meeting_areas(); // p5-link-up: whoever enters one has ended the game there
        let (mut seen, mut last, mut before) = (Areas::only(from), Areas::only(from), Areas::EMPTY);
        for distance in 1..=most {
            let next = ((self.around(last) & cheap) | (self.around(before) & dear)) - seen;
            if !next.is_empty() && see(distance, next) || next.is_empty() && last.is_empty() {
                return;
            }
            seen |= next;
            (last, before) = (next - meeting, last);
        }
    }

    /// Where a unit can go.
    #[inline]
    pub(super) fn list_destinations(&self, unit: Unit, out: &mut impl Offers) {
        let Some(from) = self.place[unit.index()].area() else { return };
        let most = self.tally_left() / self.times_for(unit);
        let mut all = Areas::EMPTY;
        self.spread(unit, from, most, |_, areas| {
            all |= areas;
            false
        });
        all.into_iter().for_each(|area| out.offer(Action::Move(unit, area)));
    }

    /// What it costs to move a unit to an area by the cheapest way, whether or not it can be paid.
    pub(crate) fn move_price(&self, unit: Unit, to: Area) -> Option<MovePrice> {
        let from = self.place[unit.index()].area()?;
        let mut found = None;
        self.spread(unit, from, u8::MAX, |distance, areas| {
            found = areas.has(to).then_some(distance);
            found.is_some()
        });
        let tally = found?.saturating_mul(self.times_for(unit)); // ruling 31
        let charges = |tally: u8| tally.div_ceil(AREAS_PER_CHARGE);
        let due = charges(self.this_turn.tally.saturating_add(tally)) - charges(self.this_turn.tally);
        Some(MovePrice { tally, ip: due, supply: due })
    }

    /// Moves a unit; the tally is charged as soon as a new five begins, so that its price is never spent elsewhere.
    pub(super) fn move_to(&mut self, unit: Unit, to: Area, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let (Some(from), Some(price)) = (self.place[unit.index()].area(), self.move_price(unit, to)) else { return };
        let morale = self.morale();
        self.put(unit, Place::on(to));
        log.push(Event::Moved { unit, from, to, tally: price.tally });
        let tally = self.this_turn.tally;
        self.this_turn.tally += price.tally;
        Self::tell(Track::Move, tally, self.this_turn.tally, log);
        self.pay(price.ip, price.supply, log);
        // Inside German control nothing changes but who stands where.
        if !self.firm().has(from) || !self.control.has(to) {
            self.control.add(to);
            self.close_ring(log);
            self.tell_morale(morale, log);
        }
        self.link_up(log);
    }

    pub(super) fn choose(&mut self, unit: Unit) {
        self.agenda.push(Step::Destination(unit));
    }
}
