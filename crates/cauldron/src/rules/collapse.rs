//! p6-collapse: the Collapse and its consequences.

use kurgan_core::{Chance, Id, Log};

use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Area, Areas, SovietResult, Unit, Units};
use crate::event::{Event, LossCause, Modifiers, Table};
use crate::refusal::Refusal;
use crate::rules::decide::{Decide, Happen, illegal, step};
use crate::rules::{Battlegroup, EndTurn, Offers, Situation};
use crate::state::{Cauldron, Place, Step};

/// p6-collapse: morale once the Final Offensive is launched, or wounded.
const MORALE: u8 = 20;
const WOUNDED: u8 = 20;
/// A die of at most this eliminates a unit.
pub(crate) const ELIMINATED: u8 = 2;

step! {
    /// Whether 6th Army collapses.
    pub struct CollapseCheck;
}

impl Happen for CollapseCheck {
    /// p6-collapse: every unit but the HQ rolls.
    fn carry_out<C: Chance>(
        self,
        game: &mut Cauldron,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        game.agenda.pop();
        if !game.collapse_due() {
            return Ok(());
        }
        log.push(Event::Collapse);
        let morale = game.morale();
        for unit in game.in_play().without(game.c.hq) {
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
                game.eliminate(unit, LossCause::Collapse, log);
            }
        }
        game.close_ring(log);
        // Those in relief boxes are out of it (ruling 205).
        game.waiting = game.in_play() - game.index.boxed;
        if game.refuges().is_empty() {
            for unit in game.waiting {
                game.eliminate(unit, LossCause::Collapse, log);
            }
        }
        if game.waiting.is_empty() {
            game.end_collapse(log);
        } else {
            game.agenda.push_all([KeyArea.into(), Flee.into()]);
        }
        game.tell_morale(morale, log);
        Ok(())
    }
}

step! {
    /// The Key Area to fall back on.
    pub struct KeyArea;
}

impl Decide for KeyArea {
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        game.refuges().into_iter().for_each(|key| out.offer(Action::KeyArea(key)));
    }

    fn settle(self, game: &mut Cauldron, action: Action, _: &mut impl Log<Event>) {
        let Action::KeyArea(key) = action else { return illegal(action) };
        game.agenda.pop();
        game.stake = game.refuge(key);
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::KeyArea(area) if !game.key_areas().has(area) => Refusal::NotKeyArea(area),
            Action::KeyArea(area) => Refusal::NoRefuge(area),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Cauldron) -> Vec<Action> {
        game.key_areas().into_iter().map(Action::KeyArea).collect()
    }

    fn before(self, next: Step) -> bool {
        next == Flee.into()
    }
}

step! {
    /// Where each survivor goes.
    pub struct Flee;
}

impl Decide for Flee {
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        if let Some(unit) = game.waiting.first() {
            game.stake.into_iter().for_each(|area| out.offer(Action::Place(unit, area)));
        }
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let Action::Place(unit, area) = action else { return illegal(action) };
        game.put(unit, Place::on(area));
        game.waiting.remove(unit);
        log.push(Event::Fled { unit, area });
        if game.waiting.is_empty() {
            game.agenda.pop();
            let morale = game.morale();
            game.end_collapse(log);
            game.tell_morale(morale, log);
        }
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Place(unit, _) if !game.waiting.has(unit) => Refusal::NoSurvivor(unit),
            Action::Place(unit, area) if game.stake.has(area) => Refusal::OutOfOrder(unit),
            Action::Place(_, area) => Refusal::OutsideRefuge(area),
            _ => Refusal::NotNow,
        }
    }

    fn before(self, next: Step) -> bool {
        next == EndTurn.into()
    }
}

step! {
    /// After Collapse: whose turn it is.
    pub struct UnitStrikes;
}

impl Decide for UnitStrikes {
    fn pass<C: Chance>(self, game: &mut Cauldron, _: &mut C, _: &mut impl Log<Event>) -> Result<bool, C::Dry> {
        let none = game.waiting.is_empty();
        if none {
            game.agenda.pop();
        }
        Ok(none)
    }

    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        game.list_rolls(out);
        game.list_raising(out);
    }

    fn settle_by_chance<C: Chance>(
        self,
        game: &mut Cauldron,
        action: Action,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        match action {
            Action::Roll(unit) => game.unit_strike(unit, chance, log)?,
            Action::Battlegroup => game.agenda.push(Battlegroup.into()),
            _ => illegal(action),
        }
        Ok(())
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Roll(unit) => Refusal::NoStrike(unit),
            Action::Battlegroup => game.refuse_raising(),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, _: &Cauldron) -> Vec<Action> {
        vec![Action::Battlegroup]
    }

    fn before(self, next: Step) -> bool {
        next == Situation.into()
    }
}

step! {
    /// After Collapse: who takes the loss.
    pub struct UnitDefeat { pub unit: Unit }
}

impl Decide for UnitDefeat {
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        game.struck(self.unit).into_iter().for_each(|unit| out.offer(Action::Lose(unit)));
        if game.pdm_beside(self.unit) {
            out.offer(Action::LosePdm);
        }
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        game.agenda.pop();
        match (action, game.place[self.unit.index()].area()) {
            (Action::Lose(unit), _) => game.lose_in_collapse(unit, Loss::Step, log),
            (Action::LosePdm, Some(area)) => game.lose_pdm(area, log),
            _ => illegal(action),
        }
    }

    fn refuse(self, _: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Lose(unit) if unit == self.unit => Refusal::BattlegroupLast(unit),
            Action::Lose(unit) => Refusal::NotStruck(unit),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, _: &Cauldron) -> Vec<Action> {
        vec![Action::Lose(self.unit)]
    }

    fn before(self, next: Step) -> bool {
        next == UnitStrikes.into()
    }
}

impl Cauldron {
    /// p6-collapse: whether 6th Army would collapse now; it happens once (ruling 65).
    pub(crate) fn collapse_due(&self) -> bool {
        !self.collapsed && !self.destroyed && (self.offensive() && self.morale() <= MORALE || self.wounded >= WOUNDED)
    }

    /// German-controlled areas that are a Key Area or next to it.
    fn refuge(&self, key: Area) -> Areas {
        self.near(key).with(key) & self.control
    }

    /// Key Areas that offer a refuge.
    pub(crate) fn refuges(&self) -> Areas {
        self.key_areas().into_iter().filter(|&key| !self.refuge(key).is_empty()).collect()
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
        self.agenda.push(UnitStrikes.into());
    }

    /// Table G, Occupied row, against one unit.
    fn unit_strike<C: Chance, L: Log<Event>>(&mut self, unit: Unit, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.waiting.remove(unit);
        let die = chance.d6(Roll::StrikeUnit(unit).into())?;
        log.push(Event::Rolled { table: Table::Soviet, die, modifiers: Modifiers::NONE, total: die.cast_signed() });
        let Some(area) = self.place[unit.index()].area() else { return Ok(()) };
        let result = match self.c.tables.soviet.occupied[usize::from(die) - 1] {
            SovietResult::DepletedLoss if self.alone_and_weak(area).is_none() => SovietResult::NoEffect, // ruling 209
            result => result,
        };
        log.push(Event::UnitStruck { unit, result });
        match result {
            SovietResult::NoEffect => {}
            SovietResult::Wounded => self.add_wounded(1, log),
            SovietResult::DepletedLoss => self.lose_in_collapse(unit, Loss::Outright, log),
            SovietResult::Defeat => self.agenda.push(UnitDefeat { unit }.into()),
        }
        Ok(())
    }

    /// Who can take the loss of an X: the unit itself; for a battlegroup nobody beside an active PDM, then the divisions of
    /// its area (Table G, p4-battlegroup-limits, ruling 66).
    fn struck(&self, unit: Unit) -> Units {
        let divisions = self.units_at(self.place[unit.index()]) & self.c.divisions;
        match self.c.battlegroups.has(unit) {
            true if self.pdm_beside(unit) => Units::EMPTY,
            true if !divisions.is_empty() => divisions,
            _ => Units::only(unit),
        }
    }

    /// Whether an active PDM can take the loss of a unit.
    fn pdm_beside(&self, unit: Unit) -> bool {
        self.place[unit.index()].area().is_some_and(|area| self.active(area) > 0)
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
}

/// How much a unit loses.
#[derive(Clone, Copy)]
enum Loss {
    /// One step.
    Step,
    /// The whole unit.
    Outright,
}
