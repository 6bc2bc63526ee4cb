//! p6-collapse: the Collapse and what follows from it.

use kurgan_core::{Chance, Id, Log};

use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Area, Areas, SovietResult, Unit, Units};
use crate::event::{Event, LossCause, Modifiers, Table};
use crate::rules::Offers;
use crate::state::{Cauldron, Place, Step};

/// p6-collapse: morale once the Final Offensive is launched, or wounded.
const MORALE: u8 = 20;
const WOUNDED: u8 = 20;
/// A die of at most this eliminates a unit.
pub(crate) const ELIMINATED: u8 = 2;

impl Cauldron {
    /// p6-collapse: whether 6th Army would collapse now; it happens once (ruling 65).
    pub(crate) fn collapse_due(&self) -> bool {
        !self.collapsed && (self.offensive() && self.morale() <= MORALE || self.wounded >= WOUNDED)
    }

    /// p6-collapse: every unit but the HQ rolls.
    pub(super) fn collapse_check<C: Chance, L: Log<Event>>(
        &mut self,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.agenda.pop();
        if !self.collapse_due() {
            return Ok(());
        }
        log.push(Event::Collapse);
        let morale = self.morale();
        for unit in self.in_play().without(self.c.hq) {
            let die = chance.d6(Roll::Collapse(unit).into())?;
            let survives = die > ELIMINATED;
            log.push(Event::Rolled {
                table: Table::Collapse,
                die,
                modifiers: Modifiers::NONE,
                total: die.cast_signed(),
            });
            log.push(Event::CollapseRoll { unit, die, survives });
            if !survives {
                self.eliminate(unit, LossCause::Collapse, log);
            }
        }
        self.close_ring(log);
        // Those in relief boxes are out of it (ruling 205).
        self.waiting = self.in_play() - self.index.boxed;
        if self.refuges().is_empty() {
            for unit in self.waiting {
                self.eliminate(unit, LossCause::Collapse, log);
            }
        }
        if self.waiting.is_empty() {
            self.end_collapse(log);
        } else {
            self.agenda.push_all([Step::KeyArea, Step::Flee]);
        }
        self.tell_morale(morale, log);
        Ok(())
    }

    /// German-controlled areas that are a Key Area or next to it.
    fn refuge(&self, key: Area) -> Areas {
        self.near(key).with(key) & self.control
    }

    /// Key Areas that offer a refuge.
    pub(crate) fn refuges(&self) -> Areas {
        self.key_areas().into_iter().filter(|&key| !self.refuge(key).is_empty()).collect()
    }

    pub(super) fn list_key_areas(&self, out: &mut impl Offers) {
        self.refuges().into_iter().for_each(|key| out.offer(Action::KeyArea(key)));
    }

    pub(super) fn choose_key_area(&mut self, key: Area) {
        self.agenda.pop();
        self.stake = self.refuge(key);
    }

    /// Where the next survivor goes.
    pub(super) fn list_flights(&self, out: &mut impl Offers) {
        if let Some(unit) = self.waiting.first() {
            self.stake.into_iter().for_each(|area| out.offer(Action::Place(unit, area)));
        }
    }

    pub(super) fn flee(&mut self, unit: Unit, area: Area, log: &mut impl Log<Event>) {
        self.put(unit, Place::on(area));
        self.waiting.remove(unit);
        log.push(Event::Fled { unit, area });
        if self.waiting.is_empty() {
            self.agenda.pop();
            let morale = self.morale();
            self.end_collapse(log);
            self.tell_morale(morale, log);
        }
    }

    /// From now on only areas with German units are German (ruling 65).
    fn end_collapse(&mut self, log: &mut impl Log<Event>) {
        self.collapsed = true;
        self.stake = Areas::EMPTY;
        self.close_ring(log);
        if !self.last_unit_gone(log) {
            self.link_up(log);
        }
    }

    /// p6-collapse: who is rolled for this Soviet Phase: every unit but the HQ, the HQ only when alone (ruling 66).
    pub(super) fn begin_unit_strikes(&mut self) {
        self.agenda.pop();
        let units = self.in_play() - self.index.boxed;
        let others = self.in_play().without(self.c.hq);
        self.waiting = if others.is_empty() { units } else { units.without(self.c.hq) };
        self.agenda.push(Step::UnitStrikes);
    }

    pub(super) fn list_unit_strikes(&self, out: &mut impl Offers) {
        self.list_rolls(out);
        self.list_raising(out);
    }

    /// Table G, Occupied row, against one unit.
    pub(super) fn unit_strike<C: Chance, L: Log<Event>>(
        &mut self,
        unit: Unit,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.waiting.remove(unit);
        let die = chance.d6(Roll::StrikeUnit(unit).into())?;
        log.push(Event::Rolled { table: Table::Soviet, die, modifiers: Modifiers::NONE, total: die.cast_signed() });
        let result = self.c.tables.soviet.occupied[usize::from(die) - 1];
        log.push(Event::UnitStruck { unit, result });
        let Some(area) = self.place[unit.index()].area() else { return Ok(()) };
        match result {
            SovietResult::NoEffect => {}
            SovietResult::Wounded => self.add_wounded(1, log),
            SovietResult::DepletedLoss => {
                if self.weak(unit) && self.active(area) == 0 {
                    self.lose_in_collapse(unit, Loss::Outright, log);
                }
            }
            SovietResult::Defeat if self.active(area) > 0 => self.agenda.push(Step::UnitDefeat(unit)),
            SovietResult::Defeat => self.lose_in_collapse(unit, Loss::Step, log),
        }
        Ok(())
    }

    pub(super) fn list_unit_defeat(unit: Unit, out: &mut impl Offers) {
        out.offer(Action::Lose(unit));
        out.offer(Action::LosePdm);
    }

    pub(super) fn unit_defeat(&mut self, unit: Unit, log: &mut impl Log<Event>) {
        self.agenda.pop();
        self.lose_in_collapse(unit, Loss::Step, log);
    }

    pub(super) fn lose_pdm_for(&mut self, unit: Unit, log: &mut impl Log<Event>) {
        if let Some(area) = self.place[unit.index()].area() {
            self.lose_pdm(area, log);
        }
    }

    fn lose_in_collapse(&mut self, unit: Unit, loss: Loss, log: &mut impl Log<Event>) {
        let morale = self.morale();
        match loss {
            Loss::Step => self.take_loss(unit, LossCause::SovietAttack, log),
            Loss::Outright => self.eliminate(unit, LossCause::SovietAttack, log),
        }
        self.close_ring(log);
        self.last_unit_gone(log);
        self.tell_morale(morale, log);
    }

    /// Nobody is left to roll for.
    pub(super) fn no_unit_strikes_left(&mut self) -> bool {
        let none = self.waiting.is_empty();
        if none {
            self.waiting = Units::EMPTY;
            self.agenda.pop();
        }
        none
    }
}

/// How much a unit loses.
#[derive(Clone, Copy)]
enum Loss {
    /// One step.
    Step,
    /// The whole unit.
    Outright,
}
