//! 6.3 Supply Phase, 10.2, 14.6.2, and the rerolls of 12.8.

use kurgan_core::chance::Read;
use kurgan_core::{Chance, Dice, Id, Log};

use crate::action::{Action, Purchase};
use crate::chance::Roll;
use crate::components::{Area, Areas, Unit};
use crate::event::{Event, MoraleCause};
use crate::state::{MORALE_MAX, Place, Step, Volga};

/// Dice for supply (6.3).
const SUPPLY_DICE: u8 = 4;
/// The most that one roll for supply can bring.
pub(crate) const MOST_SUPPLY: u8 = 6 * SUPPLY_DICE;
/// German opening set-up areas in which a unit may always return: 1 to 5 (6.3).
const OPEN_AREAS: Areas = Areas::from_bits(0b11_1110);

impl Volga {
    /// Rolls for supply and takes the free air markers.
    pub(super) fn supply_roll<C: Chance>(&mut self, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        self.agenda.pop();
        // 6.3 note, 14.6.2: events do not prevent this (ruling 22).
        let markers = self.scenario().free_air.min(self.c.markers.air.saturating_sub(self.available.air));
        self.available.air += markers;
        log.push(Event::FreeAir { markers });

        let count = self.event().and_then(|event| event.supply_dice).unwrap_or(SUPPLY_DICE);
        let reroll = self.options.increased_supply >> self.turn & 1 != 0;
        let read = if reroll { Read::Ones } else { Read::Sum };
        let dice = chance.roll(Roll::Supply.into(), count, read)?;
        // 12.8: each one is rolled again, and that result stands (ruling 69).
        let ones = if reroll { dice.ones() } else { 0 };
        let again = if ones > 0 { chance.sum(Roll::SupplyAgain.into(), ones)? } else { Dice::default() };
        let rolled = u8::try_from(dice.total() - u16::from(ones) + again.total()).unwrap_or(u8::MAX);
        // 10.2, 14.6.2
        let (turn, at_least) = self.scenario().supply_floor;
        let floor = (turn == self.turn && rolled < at_least).then_some(at_least);
        let points = floor.unwrap_or(rolled);
        self.supply = self.supply.saturating_add(points); // 6.3.1
        log.push(Event::Supply { dice, again, points, floor, total: self.supply });
        Ok(())
    }

    /// What a purchase costs.
    pub(crate) fn price(&self, what: Purchase) -> u8 {
        let costs = &self.c.costs;
        match what {
            Purchase::Artillery => costs.artillery,
            Purchase::Engineer => costs.engineer,
            Purchase::Air => costs.air,
            Purchase::Morale => costs.morale,
        }
    }

    /// What the return of a unit costs.
    pub(crate) fn price_of(&self, unit: Unit) -> u8 {
        if self.c.armor.has(unit) { self.c.costs.armor } else { self.c.costs.infantry }
    }

    /// Whether there is one to be had: a marker in the Used box (ruling 26), room on the Morale Track (ruling 27).
    pub(crate) fn on_offer(&self, what: Purchase) -> bool {
        let (markers, available) = (&self.c.markers, &self.available);
        match what {
            Purchase::Artillery => available.artillery < markers.artillery,
            Purchase::Engineer => available.engineer < markers.engineer,
            Purchase::Air => available.air < markers.air,
            Purchase::Morale => self.morale < MORALE_MAX,
        }
    }

    /// 6.3**: where a unit bought back may be placed (rulings 29, 30).
    pub(crate) fn placements(&self, unit: Unit) -> Areas {
        let scenario = self.scenario();
        let allowed = if scenario.north.has(unit) {
            Areas::only(Area(scenario.home[unit.index()]))
        } else {
            self.german() | OPEN_AREAS
        };
        (allowed & self.controlled()) - self.full()
    }

    pub(super) fn list_purchases(&self, out: &mut Vec<Action>) {
        for what in Purchase::ALL {
            if self.on_offer(what) && self.price(what) <= self.supply {
                out.push(Action::Buy(what));
            }
        }
        for unit in self.units_at(Place::OUT_OF_ACTION) {
            if self.price_of(unit) <= self.supply && !self.placements(unit).is_empty() {
                out.push(Action::Return(unit));
            }
        }
        out.push(Action::EndSupply);
    }

    pub(super) fn buy(&mut self, what: Purchase, log: &mut impl Log<Event>) {
        let cost = self.price(what);
        self.supply -= cost;
        log.push(Event::Bought { what, cost });
        match what {
            Purchase::Artillery => self.available.artillery += 1,
            Purchase::Engineer => self.available.engineer += 1,
            Purchase::Air => self.available.air += 1,
            Purchase::Morale => self.change_morale(1, MoraleCause::Bought, log),
        }
    }

    pub(super) fn buy_back(&mut self, unit: Unit, log: &mut impl Log<Event>) {
        let cost = self.price_of(unit);
        self.supply -= cost;
        self.agenda.push(Step::Place(unit));
        log.push(Event::BoughtBack { unit, cost });
    }

    /// Places a unit that can go to one area only; false if there is a choice.
    pub(super) fn place_unasked(&mut self, unit: Unit, log: &mut impl Log<Event>) -> bool {
        let areas = self.placements(unit);
        let only = areas.first().filter(|_| areas.len() == 1);
        only.map(|area| self.place_returned(unit, area, log)).is_some()
    }

    pub(super) fn list_placements(&self, unit: Unit, out: &mut Vec<Action>) {
        out.extend(self.placements(unit).into_iter().map(|area| Action::Place(unit, area)));
    }

    /// It arrives fresh (ruling 28), unless its corps pauses (ruling 20).
    pub(super) fn place_returned(&mut self, unit: Unit, area: Area, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let fresh = self.paused() != Some(self.c.units[unit.index()].corps);
        self.put(unit, Place::on(area));
        if fresh {
            self.fresh.add(unit);
        }
        log.push(Event::Placed { unit, area, fresh });
    }
}
