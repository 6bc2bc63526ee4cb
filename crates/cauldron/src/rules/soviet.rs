//! p5-soviet-attacks: Soviet attacks area by area, their results, retreats, advances and follow-ups (Table G).

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Area, Areas, SovietResult, Unit, Units};
use crate::event::{Event, LossCause, Modifiers, Table};
use crate::outlook::Reading;
use crate::refusal::Refusal;
use crate::rules::decide::{Decide, Happen, illegal, step};
use crate::rules::{Battlegroup, Offers};
use crate::state::{Cauldron, Place, Step, Strike};

step! {
    /// Which area is attacked next.
    pub struct Strikes;
}

impl Decide for Strikes {
    /// Drops areas that have been lost meanwhile (ruling 54); after Collapse units are attacked, not areas.
    #[inline]
    fn pass<C: Chance>(self, game: &mut Cauldron, _: &mut C, _: &mut impl Log<Event>) -> Result<bool, C::Dry> {
        if game.collapsed {
            game.begin_unit_strikes();
            return Ok(true);
        }
        game.stake &= game.in_reach();
        let none = game.stake.is_empty();
        if none {
            game.agenda.pop();
        }
        Ok(none)
    }

    /// p5-soviet-attacks: in any order; battlegroups may be raised before any roll (ruling 34).
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        game.stake.into_iter().for_each(|area| out.offer(Action::Strike(area)));
        game.list_raising(out);
    }

    fn settle(self, game: &mut Cauldron, action: Action, _: &mut impl Log<Event>) {
        match action {
            Action::Strike(area) => {
                game.stake.remove(area);
                game.agenda.push(Striker { target: area }.into());
            }
            Action::Battlegroup => game.agenda.push(Battlegroup.into()),
            _ => illegal(action),
        }
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Strike(area) => Refusal::NotTarget(area),
            Action::Battlegroup => game.refuse_raising(),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, _: &Cauldron) -> Vec<Action> {
        vec![Action::Battlegroup]
    }
}

step! {
    /// Which Soviet unit attacks.
    pub struct Striker { pub target: Area }
}

impl Decide for Striker {
    /// Ruling 56: one of the Soviet units next to the area.
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        (game.near(self.target) & game.soviet).into_iter().for_each(|from| out.offer(Action::From(from)));
    }

    /// The first attack of a chain.
    fn settle_by_chance<C: Chance>(
        self,
        game: &mut Cauldron,
        action: Action,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        let Action::From(from) = action else {
            illegal(action);
            return Ok(());
        };
        game.agenda.pop();
        game.strike = Strike { target: self.target, from, die: 0, first: true };
        game.strike_roll(chance, log)
    }

    fn refuse(self, _: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::From(area) => Refusal::NoStriker(area),
            _ => Refusal::NotNow,
        }
    }

    fn before(self, next: Step) -> bool {
        next == Strikes.into()
    }
}

step! {
    /// A loss or a retreat.
    pub struct Defeat;
}

impl Decide for Defeat {
    /// Table G, X.
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        let area = game.strike.target;
        game.losable(area).into_iter().for_each(|unit| out.offer(Action::Lose(unit)));
        if game.active(area) > 0 {
            out.offer(Action::LosePdm);
        }
        game.retreats(area).into_iter().for_each(|to| out.offer(Action::Retreat(to)));
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        game.agenda.pop();
        let area = game.strike.target;
        match action {
            Action::Lose(unit) => game.take_loss(unit, LossCause::SovietAttack, log),
            Action::LosePdm => game.lose_pdm(area, log),
            // p5-german-retreat: all units together.
            Action::Retreat(to) => {
                let units = game.at(area);
                for unit in units {
                    game.put(unit, Place::on(to));
                }
                log.push(Event::Retreated { units, from: area, to });
            }
            _ => illegal(action),
        }
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        let area = game.strike.target;
        match action {
            Action::Lose(unit) if !game.at(area).has(unit) => Refusal::NotThere(unit),
            Action::Lose(unit) => Refusal::BattlegroupLast(unit),
            Action::LosePdm => Refusal::NoActivePdm(area),
            Action::Retreat(to) if game.havens(area).has(to) => Refusal::MustStand(area),
            Action::Retreat(to) => Refusal::NoRetreat(to),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Cauldron) -> Vec<Action> {
        let area = game.strike.target;
        let losses = game.at(area).into_iter().map(Action::Lose).chain([Action::LosePdm]);
        losses.chain(game.near(area).into_iter().map(Action::Retreat)).collect()
    }

    fn before(self, next: Step) -> bool {
        next == AfterStrike.into()
    }
}

step! {
    /// After an attack.
    pub struct AfterStrike;
}

impl Happen for AfterStrike {
    /// p5-soviet-advance, then p5-follow-up.
    fn carry_out<C: Chance>(self, game: &mut Cauldron, _: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry> {
        game.agenda.pop();
        let Strike { target, from, .. } = game.strike;
        let again = game.follows_up();
        let vacated = game.at(target).is_empty();
        // The Empty row holds only defeats, so an empty area is always lost.
        if vacated {
            let morale = game.morale();
            game.control.remove(target);
            game.remove_pdms(target, log);
            log.push(Event::AreaLost { area: target });
            if !game.breakthrough.has(target) {
                game.strike.from = target;
                game.soviet = game.soviet.without(from).with(target); // the gap that it leaves is filled anew
                log.push(Event::SovietAdvance { from, to: target });
            }
            game.close_ring(log);
            game.tell_morale(morale, log);
            if game.last_unit_gone(log) || game.link_up(log) {
                return Ok(());
            }
        }
        if again {
            game.agenda.push(FollowUp.into());
        } else {
            game.strike = Strike::NONE;
        }
        Ok(())
    }

    fn before(self, next: Step) -> bool {
        next == Strikes.into()
    }
}

step! {
    /// Where the follow-up goes.
    pub struct FollowUp;
}

impl Decide for FollowUp {
    /// Nowhere to go on: the attacker stops.
    fn pass<C: Chance>(self, game: &mut Cauldron, _: &mut C, _: &mut impl Log<Event>) -> Result<bool, C::Dry> {
        let none = game.follow_up_targets().is_empty();
        if none {
            game.strike = Strike::NONE;
            game.agenda.pop();
        }
        Ok(none)
    }

    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        game.follow_up_targets().into_iter().for_each(|area| out.offer(Action::Strike(area)));
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
            Action::Strike(target) => {
                game.agenda.pop();
                game.strike = Strike { target, from: game.strike.from, die: 0, first: false };
                game.strike_roll(chance, log)?;
            }
            Action::Battlegroup => game.agenda.push(Battlegroup.into()),
            _ => illegal(action),
        }
        Ok(())
    }

    fn refuse(self, game: &Cauldron, action: Action) -> Refusal {
        let same = game.strike.target;
        match action {
            Action::Battlegroup => game.refuse_raising(),
            Action::Strike(_) if game.control.has(same) => Refusal::SameArea(same),
            Action::Strike(area) if (game.near(game.strike.from) & game.index.occupied).has(area) => {
                Refusal::VacantFirst(area)
            }
            Action::Strike(area) => Refusal::NoFollowUp(area),
            _ => Refusal::NotNow,
        }
    }

    fn expected(self, game: &Cauldron) -> Vec<Action> {
        let near = game.near(game.strike.from) & game.control;
        [Action::Battlegroup].into_iter().chain(near.into_iter().map(Action::Strike)).collect()
    }

    fn before(self, next: Step) -> bool {
        next == Strikes.into()
    }
}

impl Cauldron {
    /// Rolls on Table G and carries the result out.
    fn strike_roll<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        let Strike { target: area, from, .. } = self.strike;
        let die = chance.d6(Roll::Strike(area).into())?;
        self.strike.die = die;
        let units = self.at(area);
        let result = self.strike_result(area, die);
        log.push(Event::Rolled { table: Table::Soviet, die, modifiers: Modifiers::NONE, total: die.cast_signed() });
        let follow_up = self.follows_up();
        log.push(Event::Struck { area, from, empty: units.is_empty(), result, follow_up });
        self.agenda.push(AfterStrike.into());
        match result {
            SovietResult::NoEffect => {}
            SovietResult::Wounded => self.add_wounded(1, log),
            SovietResult::DepletedLoss => {
                if let Some(unit) = self.alone_and_weak(area) {
                    self.eliminate(unit, LossCause::SovietAttack, log);
                }
            }
            SovietResult::Defeat if units.is_empty() => {}
            SovietResult::Defeat => self.agenda.push(Defeat.into()),
        }
        Ok(())
    }

    /// What a die comes to when the first attack falls on an area.
    pub(crate) fn strike_reading(&self, area: Area, die: u8) -> Reading {
        let strike =
            Strike { target: area, from: area, die, first: !matches!(self.agenda.next(), Some(Step::FollowUp(_))) };
        Reading::Soviet(self.strike_result(area, die), Self { strike, ..*self }.follows_up())
    }

    /// Table G; a DX that finds no weak unit alone is treated as NE.
    fn strike_result(&self, area: Area, die: u8) -> SovietResult {
        let g = &self.c.tables.soviet;
        let row = if self.at(area).is_empty() { &g.empty } else { &g.occupied };
        match row[usize::from(die) - 1] {
            SovietResult::DepletedLoss if self.alone_and_weak(area).is_none() => SovietResult::NoEffect,
            result => result,
        }
    }

    /// p5-follow-up, p5-launch: whether the unit attacks again (rulings 53, 62, 63).
    #[inline]
    fn follows_up(&self) -> bool {
        let die = usize::from(self.strike.die.max(1)) - 1;
        let bracketed = self.c.tables.soviet.bracketed[die];
        self.offensive() && (bracketed || self.strike.first && self.launched == self.turn)
    }

    /// Table G, DX: a depleted division or battlegroup by itself, without an active PDM (ruling 58).
    pub(super) fn alone_and_weak(&self, area: Area) -> Option<Unit> {
        let units = self.at(area);
        let unit = units.first()?;
        let weak = (self.depleted | self.c.battlegroups).has(unit);
        (units.len() == 1 && self.active(area) == 0 && weak).then_some(unit)
    }

    /// Units that may take the loss of an X: battlegroups only if there is nothing else (ruling 35).
    fn losable(&self, area: Area) -> Units {
        let others = self.at(area) - self.c.battlegroups;
        if others.is_empty() && self.active(area) == 0 { self.at(area) } else { others }
    }

    /// p5-german-retreat: adjacent areas that are not Soviet-controlled (rulings 60, 203).
    fn havens(&self, area: Area) -> Areas {
        self.near(area) & (self.control | self.breakthrough)
    }

    /// p5-german-retreat: where units can retreat to, unless a battlegroup or any PDM forbids it (ruling 57).
    pub(crate) fn retreats(&self, area: Area) -> Areas {
        if self.at(area).meets(self.c.battlegroups) || self.active(area) + self.inactive(area) > 0 {
            return Areas::EMPTY;
        }
        self.havens(area)
    }

    /// An active PDM takes the loss.
    pub(super) fn lose_pdm(&mut self, area: Area, log: &mut impl Log<Event>) {
        self.set_pdms(area, self.active(area) - 1, self.inactive(area) + 1, log);
    }

    /// Where the follow-up goes: the same area while it is held, else a vacant neighbour before any other.
    pub(crate) fn follow_up_targets(&self) -> Areas {
        let Strike { target, from, .. } = self.strike;
        if self.control.has(target) {
            return Areas::only(target);
        }
        let near = self.near(from) & (self.control - (self.breakthrough - self.index.occupied));
        let vacant = near - self.index.occupied;
        if vacant.is_empty() { near } else { vacant }
    }
}
