//! p4-attack-resolution: Table E unit by unit, retreats, advances, breakout, gaps.

use kurgan_core::{Chance, Id, Log};

use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Area, Areas, AttackResult, Unit, Units};
use crate::event::{Event, Modifier, Modifiers, Table};
use crate::rules::Offers;
use crate::state::{Cauldron, Place, Step};

/// p4-advance.
const ADVANCE_SUPPLY: u8 = 2;

impl Cauldron {
    pub(super) fn list_rolls(&self, out: &mut impl Offers) {
        self.waiting.into_iter().for_each(|unit| out.offer(Action::Roll(unit)));
    }

    /// Rolls in any order; a battlegroup may come between them (ruling 222).
    pub(super) fn list_combat(&self, out: &mut impl Offers) {
        self.list_rolls(out);
        self.list_raising(out);
    }

    /// Whether a unit attacks its target as if it were a Stalingrad area (p4-attack-resolution, p12-rivers, p12-what-if).
    fn as_stalingrad(&self, unit: Unit, area: Area) -> bool {
        (self.c.stalingrad - self.regular).has(area) || self.by_river(self.place[unit.index()], area)
    }

    /// Table E.
    pub(crate) fn attack_modifiers(&self, unit: Unit) -> Modifiers {
        let e = &self.c.tables.attack;
        let target = self.target[unit.index()];
        let area = target.area();
        let city = area.is_some_and(|area| self.as_stalingrad(unit, area));
        let river = area.is_some_and(|area| self.by_river(self.place[unit.index()], area));
        let kind = if river { Modifier::River } else { Modifier::Stalingrad };
        let stalingrad = area.is_some_and(|area| (self.c.stalingrad - self.regular).has(area));
        Modifiers::NONE
            .with(Modifier::Supply, self.attacks.supply(target).cast_signed() * e.supply)
            .with_if(self.c.armor.has(unit) && !city, Modifier::Armor, e.armor)
            .with_if(self.depleted.has(unit), Modifier::Depleted, e.depleted)
            .with_if(city, kind, e.stalingrad)
            .with_if(stalingrad, Modifier::VolgaFrozen, self.stalingrad_attack) // ruling 207
            .with(Modifier::Council, self.attack_bonus)
    }

    /// Rolls for one attacker.
    pub(super) fn attack_roll<C: Chance, L: Log<Event>>(
        &mut self,
        unit: Unit,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.waiting.remove(unit);
        let target = self.target[unit.index()];
        let modifiers = self.attack_modifiers(unit);
        let total = Self::roll_with(Table::Attack, modifiers, Roll::Attack(unit), chance, log)?;
        let result = self.c.tables.attack.results.at(total);
        log.push(Event::Attacked { unit, target, result });
        if result == AttackResult::NoEffect {
            return Ok(());
        }
        self.this_turn.routed = true; // ruling 42
        let Some(area) = target.area() else {
            self.agenda.push(Step::Advance(target));
            return Ok(());
        };
        if self.as_stalingrad(unit, area) && !self.hits.has(area) {
            self.hits.add(area);
            log.push(Event::Hit { area });
            return Ok(());
        }
        // Ruling 41: the rest of the attackers lose their rolls.
        self.waiting -= self.designated(target);
        self.hits.remove(area);
        self.agenda.push(Step::Advance(target));
        self.agenda.push(Step::SovietRetreat(area));
        Ok(())
    }

    /// p4-soviet-retreat: adjacent areas without anybody in them (ruling 5).
    pub(crate) fn soviet_retreats(&self, from: Area) -> Areas {
        self.near(from) - self.control - self.soviet - self.breakthrough
    }

    pub(super) fn list_soviet_retreats(&self, from: Area, out: &mut impl Offers) {
        self.soviet_retreats(from).into_iter().for_each(|to| out.offer(Action::Retreat(to)));
    }

    /// Takes the beaten unit out of its area, to another one or out of play.
    pub(super) fn soviet_retreat(&mut self, from: Area, to: Option<Area>, log: &mut impl Log<Event>) {
        self.agenda.pop();
        self.soviet.remove(from);
        if let Some(to) = to {
            self.soviet.add(to);
        }
        log.push(Event::SovietRetreat { from, to });
    }

    /// What an advance costs; one isolated attacker of the target is enough to double it (ruling 22).
    #[inline]
    pub(crate) fn advance_price(&self, target: Place) -> u8 {
        ADVANCE_SUPPLY * self.times_for_all(self.designated(target))
    }

    /// p4-advance: any of the attackers of the area, for one price, in ascending order.
    pub(super) fn list_advances(&self, target: Place, out: &mut impl Offers) {
        if self.advance_price(target) <= self.supply {
            let last = self.picked.bits().checked_ilog2();
            let higher = |unit: &Unit| last.is_none_or(|last| u32::from(unit.0) > last);
            self.designated(target).into_iter().filter(higher).for_each(|unit| out.offer(Action::Advance(unit)));
        }
        out.offer(Action::Done);
    }

    pub(super) fn pick_advance(&mut self, unit: Unit) {
        self.picked.add(unit);
    }

    /// Moves those who advance, at once (p4-advance).
    pub(super) fn advance(&mut self, log: &mut impl Log<Event>) {
        let Some(Step::Advance(target)) = self.agenda.pop() else { return };
        let units = std::mem::replace(&mut self.picked, Units::EMPTY);
        if units.is_empty() {
            return;
        }
        let morale = self.morale();
        let price = self.advance_price(target);
        self.pay(0, price, log);
        for unit in units {
            self.put(unit, target);
        }
        log.push(Event::Advanced { units, to: target });
        self.settle(log); // gaps stay open until all combat is over (ruling 43)
        self.tell_morale(morale, log);
        if let Some((letter, number)) = target.relief_box() {
            // Ruling 45: those who advanced go on against the next box, the others have done their part.
            let next = if number > 1 { Place::boxed(letter, number - 1) } else { Place::NONE };
            for unit in self.designated(target) {
                self.target[unit.index()] = if units.has(unit) { next } else { Place::NONE };
                if !units.has(unit) || next == Place::NONE {
                    self.waiting.remove(unit);
                }
            }
            self.attacks.shift(target, next);
        }
        self.link_up(log);
    }

    /// p4-filling-gaps: after all combat one Soviet unit in each open area of the ring.
    pub(super) fn fill_gaps(&mut self, log: &mut impl Log<Event>) {
        self.agenda.pop();
        self.forget_attacks();
        self.close_ring(log);
    }
}
