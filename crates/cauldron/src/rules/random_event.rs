//! p2-random-event: the random event and its effects.

use kurgan_core::{Chance, Id, Log};

use crate::action::Action;
use crate::components::{Area, Areas, Card, EventEffect, Units};
use crate::event::{Column, Event};
use crate::refusal::Refusal;
use crate::rules::decide::{Decide, Happen, illegal, step};
use crate::rules::{Offers, Weather, list_areas};
use crate::state::{Cauldron, Held, Hold, Place, ReliefAt, Step};

step! {
    /// The random event.
    pub struct RandomEvent = "event";
}

impl Happen for RandomEvent {
    /// Draws the event; a card that says so leaves the game (ruling 10).
    fn carry_out<C: Chance>(
        self,
        game: &mut Cauldron,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        game.agenda.pop();
        let card = game.reveal(chance)?;
        log.push(Event::Card { card, column: Column::Event });
        let data = game.card(card);
        let fails =
            data.effects.iter().any(|effect| matches!(effect, EventEffect::Take { ssi, .. } if game.ssi < *ssi));
        if data.remove && !fails {
            game.removed.add(card);
            log.push(Event::CardRemoved { card });
        }
        game.after_draw(card, chance, log)?;
        game.agenda.push(Effect { card, nth: 0 }.into());
        Ok(())
    }
}

step! {
    /// The effects of a card from this one on.
    pub struct Effect { pub card: Card, pub(crate) nth: u8 }
}

impl Happen for Effect {
    /// Carries out one effect of a card and puts the next one on the agenda.
    fn carry_out<C: Chance>(
        self,
        game: &mut Cauldron,
        chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        game.agenda.pop();
        if let Some(&effect) = game.card(self.card).effects.get(usize::from(self.nth)) {
            game.agenda.push(Self { nth: self.nth + 1, ..self }.into());
            match effect {
                EventEffect::Ssi(add) => game.rate(add, chance, log)?,
                _ => game.effect(effect, log),
            }
        }
        Ok(())
    }

    fn before(self, next: Step) -> bool {
        next == Weather.into()
    }
}

step! {
    /// Place free PDMs.
    pub struct FreePdm { pub more: u8 }
}

impl Decide for FreePdm {
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        if game.free_pdms() > 0 {
            list_areas(game.control, out);
        }
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let Action::Area(area) = action else { return illegal(action) };
        game.set_pdms(area, game.active(area), game.inactive(area) + 1, log);
        game.choose_more(self.more, |more| Self { more }.into());
    }

    fn refuse(self, _: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Area(area) => Refusal::NotGerman(area),
            _ => Refusal::NotNow,
        }
    }

    fn before(self, next: Step) -> bool {
        self.more > 0 && matches!(next, Step::Effect(_))
    }
}

step! {
    /// Turn active PDMs inactive.
    pub struct Deactivate { pub more: u8 }
}

impl Decide for Deactivate {
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        list_areas(game.shelled(), out);
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let Action::Area(area) = action else { return illegal(action) };
        game.set_pdms(area, game.active(area) - 1, game.inactive(area) + 1, log);
        game.choose_more(self.more, |more| Self { more }.into());
    }

    fn refuse(self, _: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Area(area) => Refusal::NothingToDeactivate(area),
            _ => Refusal::NotNow,
        }
    }

    fn before(self, next: Step) -> bool {
        self.more > 0 && matches!(next, Step::Effect(_))
    }
}

step! {
    /// Place free battlegroups.
    pub struct FreeBattlegroup { pub more: u8 }
}

impl Decide for FreeBattlegroup {
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        if game.free_battlegroup().is_some() {
            list_areas(game.control, out);
        }
    }

    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let Action::Area(area) = action else { return illegal(action) };
        game.agenda.pop();
        game.raise(area, log);
        if self.more > 1 && game.end.is_none() {
            game.agenda.push(Self { more: self.more - 1 }.into());
        }
    }

    fn refuse(self, _: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Area(area) => Refusal::NotGerman(area),
            _ => Refusal::NotNow,
        }
    }

    fn before(self, next: Step) -> bool {
        self.more > 0 && matches!(next, Step::Effect(_))
    }
}

step! {
    /// Bring depleted divisions back to strength.
    pub struct Recover { pub more: u8 }
}

impl Decide for Recover {
    fn list(self, game: &Cauldron, out: &mut impl Offers) {
        game.convalescent().into_iter().for_each(|unit| out.offer(Action::Recover(unit)));
    }

    /// A division is full again; a step that it lost in play is lost no more (ruling 220).
    fn settle(self, game: &mut Cauldron, action: Action, log: &mut impl Log<Event>) {
        let Action::Recover(unit) = action else { return illegal(action) };
        game.depleted.remove(unit);
        if game.weakened.has(unit) {
            game.weakened.remove(unit);
            game.steps_lost = game.steps_lost.saturating_sub(1);
        }
        log.push(Event::Recovered { unit });
        game.choose_more(self.more, |more| Self { more }.into());
    }

    fn refuse(self, _: &Cauldron, action: Action) -> Refusal {
        match action {
            Action::Recover(unit) => Refusal::NotRecoverable(unit),
            _ => Refusal::NotNow,
        }
    }

    fn before(self, next: Step) -> bool {
        self.more > 0 && matches!(next, Step::Effect(_))
    }
}

impl Cauldron {
    /// One of several choices is made; the others follow.
    pub(super) fn choose_more(&mut self, more: u8, again: impl Fn(u8) -> Step) {
        self.agenda.pop();
        if more > 1 {
            self.agenda.push(again(more - 1));
        }
    }

    fn effect(&mut self, effect: EventEffect, log: &mut impl Log<Event>) {
        match effect {
            EventEffect::NoAppeal => self.this_turn.no_appeal = true,
            EventEffect::Appeal(add) => self.this_turn.appeal += add,
            EventEffect::Ssi(_) => {} // takes dice where it ends the game: see `Effect`
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
            EventEffect::BuildPdm(count) => self.agenda.push(FreePdm { more: count }.into()),
            EventEffect::DeactivatePdm(count) => self.agenda.push(Deactivate { more: count }.into()),
            EventEffect::Battlegroup(count) => self.agenda.push(FreeBattlegroup { more: count }.into()),
            EventEffect::Recover(count) => self.agenda.push(Recover { more: count }.into()),
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

    /// Puts the next battlegroup into an area.
    pub(super) fn raise(&mut self, area: Area, log: &mut impl Log<Event>) {
        if let Some(unit) = self.free_battlegroup() {
            self.put(unit, Place::on(area));
            log.push(Event::Raised { unit, area });
            self.link_up(log);
        }
    }
}
