//! p4-attack-resolution: Table E unit by unit, retreats, advances, breakout, gaps.

use kurgan_core::{Chance, Id, Log};

use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Area, Areas, AttackResult, Unit, Units};
use crate::event::{Event, Modifier, Modifiers, Table};
use crate::refusal::Refusal;
use crate::rules::decide::{Decide, Happen, illegal, step};
use crate::rules::{Battlegroup, Offers};
use crate::state::{Cauldron, Place, Step};

/// p4-advance.
const ADVANCE_SUPPLY: u8 = 2;

step! {
    /// Table E, unit by unit.
    pub struct Combat;
}

impl Decide for Combat {
    const RAISING: bool = true;

    fn pass<C: Chance>(self, game: &mut Cauldron, _: &mut C, _: &mut impl Log<Event>) -> Result<bool, C::Dry> {
        let none = game.waiting.is_empty();
        if none {
            game.agenda.pop();
        }
        Ok(none)
    }

    /// Rolls in any order; a battlegroup may come between them (ruling 222).
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
            Action::Roll(unit) => game.attack_roll(unit, chance, log)?,
            Action::Battlegroup => game.agenda.push(Battlegroup.into()),
            _ => illegal(action),
        }
        Ok(())
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Roll(unit) => Refusal::NoRoll(unit),
            Action::Battlegroup => game.refuse_raising(),
            _ => Refusal::NotNow,
        }
    }
}

step! {
    /// Where the Soviet unit goes.
    pub struct SovietRetreat { pub from: Area }
}

impl Decide for SovietRetreat {
    fn pass<C: Chance>(self, game: &mut Cauldron, _: &mut C, log: &mut impl Log<Event>) -> Result<bool, C::Dry> {
        let nowhere = game.soviet_retreats(self.from).is_empty();
        if nowhere {
            game.soviet_retreat(self.from, None, log);
        }
        Ok(nowhere)
    }

    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        game.soviet_retreats(self.from).into_iter().for_each(|to| out.offer(Action::Retreat(to)));
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let Action::Retreat(to) = action else { return illegal(action) };
        game.soviet_retreat(self.from, Some(to), log);
    }

    fn refuse(self, _: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Retreat(area) => Refusal::NoSovietRetreat(area),
            _ => Refusal::NotNow,
        }
    }

    fn before(self, next: Step) -> bool {
        matches!(next, Step::Advance(_))
    }
}

step! {
    /// Who advances.
    pub struct Advance { pub target: Place }
}

impl Decide for Advance {
    fn always(self, game: &Cauldron) -> bool {
        !game.picked.is_empty()
    }

    fn implied(self, game: &Cauldron) -> Option<Action> {
        let last = game.picked.into_iter().last()?;
        let later = game.designated(self.target).into_iter().any(|unit| unit > last);
        (!later).then_some(Action::Done)
    }

    /// p4-advance: any of the attackers of the area, for one price.
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        if game.advance_price(self.target) <= game.supply {
            let others = game.designated(self.target) - game.picked;
            others.into_iter().for_each(|unit| out.offer(Action::Advance(unit)));
        }
        out.offer(Action::Done);
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Advance(unit) => game.picked.add(unit),
            Action::Done => game.advance(self.target, log),
            _ => illegal(action),
        }
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        let Action::Advance(unit) = action else { return Refusal::NotNow };
        let cost = game.advance_price(self.target);
        if game.target[unit.index()] != self.target {
            Refusal::NotOfAttack(unit)
        } else if cost > game.supply {
            Refusal::SupplyTooLow { cost, have: game.supply }
        } else {
            Refusal::AlreadyPicked(unit)
        }
    }

    fn expected(self, game: &Cauldron) -> Vec<Action> {
        game.designated(self.target).into_iter().map(Action::Advance).collect()
    }

    fn before(self, next: Step) -> bool {
        next == Combat.into()
    }
}

step! {
    /// Gaps are filled.
    pub struct FillGaps;
}

impl Happen for FillGaps {
    /// p4-filling-gaps: after all combat one Soviet unit in each open area of the ring.
    fn carry_out<C: Chance>(self, game: &mut Cauldron, _: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        game.agenda.pop();
        game.forget_attacks();
        game.close_ring(log);
        Ok(())
    }
}

impl Cauldron {
    pub(super) fn list_rolls(&self, out: &mut impl Offers) {
        self.waiting.into_iter().for_each(|unit| out.offer(Action::Roll(unit)));
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
    fn attack_roll<C: Chance, L: Log<Event>>(&mut self, unit: Unit, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
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
            if !self.options.long_breakout {
                self.waiting -= self.designated(target); // ruling 45: one box in a phase
            }
            self.agenda.push(Advance { target }.into());
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
        self.agenda.push_all([SovietRetreat { from: area }.into(), Advance { target }.into()]);
        Ok(())
    }

    /// p4-soviet-retreat: adjacent areas without anybody in them (ruling 5).
    pub(crate) fn soviet_retreats(&self, from: Area) -> Areas {
        self.near(from) - self.control - self.soviet - self.breakthrough
    }

    /// Takes the beaten unit out of its area, to another one or out of play.
    fn soviet_retreat(&mut self, from: Area, to: Option<Area>, log: &mut impl Log<Event>) {
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

    /// Moves those who advance, at once (p4-advance).
    fn advance(&mut self, target: Place, log: &mut impl Log<Event>) {
        self.agenda.pop();
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
        if let Some((letter, number)) = target.relief_box()
            && self.options.long_breakout
        {
            // Ruling 213: those who advanced go on against the next box, the others have done their part.
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
}
