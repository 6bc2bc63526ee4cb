//! p5-soviet-attacks: Soviet attacks area by area, their results, retreats, advances and follow-ups (Table G).

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::chance::Roll;
use crate::components::{Area, Areas, SovietResult, Unit, Units};
use crate::event::{Event, LossCause, Modifiers, Table};
use crate::odds::Upshot;
use crate::rules::Offers;
use crate::state::{Cauldron, Place, Step, Strike};

impl Cauldron {
    /// Drops areas that have been lost meanwhile; false while attacks remain (ruling 54).
    #[inline]
    pub(super) fn no_strikes_left(&mut self) -> bool {
        self.stake &= self.in_reach();
        let none = self.stake.is_empty();
        if none {
            self.agenda.pop();
        }
        none
    }

    /// p5-soviet-attacks: in any order; battlegroups may be raised before any roll (ruling 34).
    pub(super) fn list_strikes(&self, out: &mut impl Offers) {
        self.stake.into_iter().for_each(|area| out.offer(Action::Strike(area)));
        self.list_raising(out);
    }

    pub(super) fn choose_strike(&mut self, area: Area) {
        self.stake.remove(area);
        self.agenda.push(Step::Striker(area));
    }

    /// Ruling 56: one of the Soviet units next to the area.
    pub(super) fn list_strikers(&self, area: Area, out: &mut impl Offers) {
        (self.near(area) & self.soviet).into_iter().for_each(|from| out.offer(Action::From(from)));
    }

    /// The first attack of a chain.
    pub(super) fn strike_from<C: Chance, L: Log<Event>>(
        &mut self,
        from: Area,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        let Some(Step::Striker(target)) = self.agenda.pop() else { return Ok(()) };
        self.strike = Strike { target, from, die: 0, first: true };
        self.strike_roll(chance, log)
    }

    /// Rolls on Table G and carries the result out.
    fn strike_roll<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        let Strike { target: area, from, .. } = self.strike;
        let die = chance.d6(Roll::Strike(area).into())?;
        self.strike.die = die;
        let g = &self.c.tables.soviet;
        let column = usize::from(die) - 1;
        let units = self.at(area);
        let result = if units.is_empty() { g.empty[column] } else { g.occupied[column] };
        log.push(Event::Rolled { table: Table::Soviet, die, modifiers: Modifiers::NONE, total: die.cast_signed() });
        let follow_up = self.follows_up();
        log.push(Event::Struck { area, from, empty: units.is_empty(), result, follow_up });
        self.agenda.push(Step::AfterStrike);
        match result {
            SovietResult::NoEffect => {}
            SovietResult::Wounded => self.add_wounded(1, log),
            SovietResult::DepletedLoss => {
                if let Some(unit) = self.alone_and_weak(area) {
                    self.eliminate(unit, LossCause::SovietAttack, log);
                }
            }
            SovietResult::Defeat if units.is_empty() => {}
            SovietResult::Defeat => self.agenda.push(Step::Defeat),
        }
        Ok(())
    }

    /// What a die comes to when the first attack falls on an area.
    pub(crate) fn strike_upshot(&self, area: Area, die: u8) -> Upshot {
        let strike = Strike { target: area, from: area, die, first: self.agenda.next() != Some(Step::FollowUp) };
        let g = &self.c.tables.soviet;
        let row = if self.at(area).is_empty() { &g.empty } else { &g.occupied };
        Upshot::Soviet(row[usize::from(die) - 1], Self { strike, ..*self }.follows_up())
    }

    /// p5-follow-up, p5-launch: whether the unit attacks again (rulings 53, 62, 63).
    #[inline]
    fn follows_up(&self) -> bool {
        let die = usize::from(self.strike.die.max(1)) - 1;
        let bracketed = self.c.tables.soviet.bracketed[die];
        self.offensive() && (bracketed || self.strike.first && self.launched == self.turn)
    }

    /// Table G, DX: a depleted division or battlegroup by itself, without an active PDM (ruling 58).
    fn alone_and_weak(&self, area: Area) -> Option<Unit> {
        let units = self.at(area);
        let unit = units.first()?;
        (units.len() == 1 && self.active(area) == 0 && self.weak(unit)).then_some(unit)
    }

    /// Whether a DX would take this unit.
    pub(super) fn weak(&self, unit: Unit) -> bool {
        (self.depleted | self.c.battlegroups).has(unit)
    }

    /// Units that may take the loss of an X: battlegroups only if there is nothing else (ruling 35).
    fn losable(&self, area: Area) -> Units {
        let others = self.at(area) - self.c.battlegroups;
        if others.is_empty() && self.active(area) == 0 { self.at(area) } else { others }
    }

    /// p5-german-retreat: an adjacent German-controlled area, unless a battlegroup or an active PDM forbids it (ruling 57).
    pub(crate) fn retreats(&self, area: Area) -> Areas {
        if self.at(area).meets(self.c.battlegroups) || self.active(area) > 0 {
            return Areas::EMPTY;
        }
        self.near(area) & (self.control - self.breakthrough) // ruling 60
    }

    /// Table G, X: a loss or a retreat.
    pub(super) fn list_defeat(&self, out: &mut impl Offers) {
        let area = self.strike.target;
        self.losable(area).into_iter().for_each(|unit| out.offer(Action::Lose(unit)));
        if self.active(area) > 0 {
            out.offer(Action::LosePdm);
        }
        self.retreats(area).into_iter().for_each(|to| out.offer(Action::Retreat(to)));
    }

    pub(super) fn defeat_by_loss(&mut self, unit: Unit, log: &mut impl Log<Event>) {
        self.agenda.pop();
        self.take_loss(unit, LossCause::SovietAttack, log);
    }

    pub(super) fn lose_pdm(&mut self, area: Area, log: &mut impl Log<Event>) {
        self.agenda.pop();
        self.set_pdms(area, self.active(area) - 1, self.inactive(area) + 1, log);
    }

    /// p5-german-retreat: all units together.
    pub(super) fn retreat(&mut self, to: Area, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let from = self.strike.target;
        let units = self.at(from);
        for unit in units {
            self.put(unit, Place::on(to));
        }
        log.push(Event::Retreated { units, from, to });
    }

    /// p5-soviet-advance, then p5-follow-up.
    pub(super) fn after_strike(&mut self, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let Strike { target, from, .. } = self.strike;
        let again = self.follows_up();
        let vacated = self.at(target).is_empty();
        // The Empty row holds only defeats, so an empty area is always lost.
        if vacated {
            let morale = self.morale();
            self.control.remove(target);
            self.remove_pdms(target, log);
            log.push(Event::AreaLost { area: target });
            if !self.breakthrough.has(target) {
                self.strike.from = target;
                log.push(Event::SovietAdvance { from, to: target });
            }
            self.close_ring(log);
            self.tell_morale(morale, log);
            if self.last_unit_gone(log) || self.link_up(log) {
                return;
            }
        }
        if again {
            self.agenda.push(Step::FollowUp);
        } else {
            self.strike = Strike::NONE;
        }
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

    /// Nowhere to go on: the attacker stops.
    pub(super) fn no_follow_up(&mut self) -> bool {
        let none = self.follow_up_targets().is_empty();
        if none {
            self.strike = Strike::NONE;
            self.agenda.pop();
        }
        none
    }

    pub(super) fn list_follow_ups(&self, out: &mut impl Offers) {
        self.follow_up_targets().into_iter().for_each(|area| out.offer(Action::Strike(area)));
        self.list_raising(out);
    }

    pub(super) fn follow_up<C: Chance, L: Log<Event>>(
        &mut self,
        target: Area,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.agenda.pop();
        self.strike = Strike { target, from: self.strike.from, die: 0, first: false };
        self.strike_roll(chance, log)
    }
}
