//! p2-random-event: the random event and its effects.

use kurgan_core::{Chance, Id, Log};

use crate::action::Action;
use crate::components::{Area, Areas, Card, EventEffect, Unit, Units};
use crate::event::{Column, Event};
use crate::rules::Offers;
use crate::state::{Cauldron, Held, Hold, Place, ReliefAt, Step};

impl Cauldron {
    /// Draws the event; a card that says so leaves the game (ruling 10).
    pub(super) fn random_event<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.agenda.pop();
        let card = self.reveal(chance)?;
        log.push(Event::Card { card, column: Column::Event });
        let data = self.card(card);
        let fails =
            data.effects.iter().any(|effect| matches!(effect, EventEffect::Take { ssi, .. } if self.ssi < *ssi));
        if data.remove && !fails {
            self.removed.add(card);
            log.push(Event::CardRemoved { card });
        }
        self.after_draw(card, chance, log)?;
        self.agenda.push(Step::Effect(card, 0));
        Ok(())
    }

    /// Carries out one effect of a card and puts the next one on the agenda.
    pub(super) fn effect(&mut self, card: Card, nth: u8, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let Some(&effect) = self.card(card).effects.get(usize::from(nth)) else { return };
        self.agenda.push(Step::Effect(card, nth + 1));
        match effect {
            EventEffect::NoAppeal => self.this_turn.no_appeal = true,
            EventEffect::Appeal(add) => self.this_turn.appeal += add,
            EventEffect::Ssi(add) => self.change_ssi(add, log),
            EventEffect::Supply(add) => self.add_supply(add, log),
            EventEffect::Wounded(add) => self.add_wounded(add, log),
            EventEffect::Initiative(add) => self.this_turn.ip += add,
            EventEffect::AirliftRoll { add, needs } => {
                if needs.is_none_or(|area| self.control.has(area)) {
                    self.this_turn.airlift += add;
                }
            }
            EventEffect::AirliftSupply(add) => self.airlift_supply += add,
            EventEffect::Weather(weather) => {
                self.weather = weather;
                self.this_turn.weather_set = true;
                log.push(Event::Weather { weather });
            }
            EventEffect::ReliefCommitment(add) => self.this_turn.relief += add,
            EventEffect::ReliefBox(add) => self.event_moves_relief(add, log),
            EventEffect::FinalOffensive { add, from } => {
                if self.index_fo >= from {
                    self.change_offensive(add, log);
                }
            }
            EventEffect::Take { marker, ssi, or_supply } => {
                if self.ssi < ssi {
                    return;
                }
                if self.held.has(marker.into()) {
                    self.add_supply(or_supply.cast_signed(), log);
                }
                self.hold(marker.into(), Hold::Take, log);
            }
            EventEffect::Return(marker) => self.hold(Held::from(marker), Hold::Return, log),
            EventEffect::BuildPdm(count) => self.agenda.push(Step::FreePdm(count)),
            EventEffect::DeactivatePdm(count) => self.agenda.push(Step::Deactivate(count)),
            EventEffect::Battlegroup(count) => self.agenda.push(Step::FreeBattlegroup(count)),
            EventEffect::Recover(count) => self.agenda.push(Step::Recover(count)),
            EventEffect::StalingradAttack(add) => self.stalingrad_attack += add,
        }
    }

    /// An event pushes the relief force back, on the map as by a Retreat result, or forward.
    fn event_moves_relief(&mut self, add: i8, log: &mut impl Log<Event>) {
        for _ in 0..add.unsigned_abs() {
            if self.end.is_some() {
                return;
            }
            if add < 0 {
                self.relief_falls_back(log);
            } else if let ReliefAt::Box(number) = self.relief
                && number < crate::state::LAST_BOX
            {
                self.move_relief(ReliefAt::Box(number + 1), log);
            }
        }
    }

    /// Active PDMs next to a Soviet unit.
    fn shelled(&self) -> Areas {
        let near = self.around(self.soviet);
        self.control.into_iter().filter(|&area| near.has(area) && self.active(area) > 0).collect()
    }

    /// Depleted divisions that are not isolated.
    fn convalescent(&self) -> Units {
        self.depleted
            .into_iter()
            .filter(|unit| self.place[unit.index()].in_play() && !self.cut_off(self.place[unit.index()]))
            .collect()
    }

    pub(super) fn list_free_choices(&self, step: Step, out: &mut impl Offers) {
        match step {
            Step::FreePdm(_) if self.free_pdms() > 0 => {
                self.control.into_iter().for_each(|area| out.offer(Action::Area(area)));
            }
            Step::FreeBattlegroup(_) if self.free_battlegroup().is_some() => {
                self.control.into_iter().for_each(|area| out.offer(Action::Area(area)));
            }
            Step::Deactivate(_) => self.shelled().into_iter().for_each(|area| out.offer(Action::Area(area))),
            Step::Recover(_) => self.convalescent().into_iter().for_each(|unit| out.offer(Action::Recover(unit))),
            _ => {}
        }
    }

    /// One choice of an event is made; the others follow.
    pub(super) fn free_choice(&mut self, area: Area, log: &mut impl Log<Event>) {
        let (active, inactive) = (self.active(area), self.inactive(area));
        let again = match self.agenda.pop() {
            Some(Step::FreePdm(more)) => {
                self.set_pdms(area, active, inactive + 1, log);
                (more > 1).then(|| Step::FreePdm(more - 1))
            }
            Some(Step::Deactivate(more)) => {
                self.set_pdms(area, active - 1, inactive + 1, log);
                (more > 1).then(|| Step::Deactivate(more - 1))
            }
            Some(Step::FreeBattlegroup(more)) => {
                self.raise(area, log);
                (more > 1).then(|| Step::FreeBattlegroup(more - 1))
            }
            _ => None,
        };
        if let (Some(step), None) = (again, self.end) {
            self.agenda.push(step);
        }
    }

    /// A division is full again; a step that it lost in play is lost no more (ruling 220).
    pub(super) fn recover(&mut self, unit: Unit, log: &mut impl Log<Event>) {
        self.depleted.remove(unit);
        if self.weakened.has(unit) {
            self.weakened.remove(unit);
            self.steps_lost = self.steps_lost.saturating_sub(1);
        }
        log.push(Event::Recovered { unit });
        match self.agenda.pop() {
            Some(Step::Recover(more)) if more > 1 => self.agenda.push(Step::Recover(more - 1)),
            _ => {}
        }
    }

    /// Puts the next battlegroup into an area.
    pub(super) fn raise(&mut self, area: Area, log: &mut impl Log<Event>) {
        if let Some(unit) = self.free_battlegroup() {
            self.put(unit, Place::on(area));
            log.push(Event::Raised { unit, area });
            self.link_up(log);
        }
    }
}
