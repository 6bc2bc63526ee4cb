//! The rules, a file per chapter, in the order of play:
//!
//! ```text
//! set_up        p6, p7 and p12: the historical and the variable set-up
//! what_if       p12-what-if, p13-what-if-table
//! ground        p1-control, p2-morale, p3-isolation, p3-hq-lost, p5-link-up, p6-army-destroyed: where units stand
//! cards         p2-cards
//! random_event  p2-random-event, p2-card-1 to p2-card-25
//! rumors        p11-rumors, p13-rumors-tables
//! strategic     p2-weather to p2-upkeep, p3-out-of-supply; Tables A, B and C
//! actions       p3-actions, p3-prepared-defense, p3-tactical-attack, p3-battlegroup, p4-evacuate
//! appeal        p3-appeal; Table D
//! council       p11-council-of-war
//! movement      p3-movement, p3-movement-limits
//! attack        p4-regular-attack, p4-attack-cost, -supply and -limits, p4-foa, p12-rivers
//! combat        p4-attack-resolution to p4-breakout; Table E
//! relief        p5-relief-attack, p5-breakthrough, p5-change-direction, p5-end-of-phase; Table F
//! offensive     p5-offensive-status, p5-launch, p5-targets
//! soviet        p5-soviet-attacks to p5-follow-up, p5-offensive-effects; Table G
//! evaluation    p6-ssi-roll, p6-end, p6-victory-points, p6-victory-levels, p4-surrender, p11-survival; Table H
//! collapse      p6-collapse, p6-after-collapse
//! ```
//!
//! A turn is an agenda: its steps are pushed in the order of p2-sequence and taken off one by one. A step that needs no
//! decision is carried out and the next one follows; a decision stays on top until an action settles it. A decision
//! that leaves no choice is settled unasked, but the German Phase always asks.

mod actions;
mod appeal;
mod attack;
mod cards;
mod collapse;
mod combat;
mod council;
mod evaluation;
mod ground;
mod movement;
mod offensive;
mod random_event;
mod relief;
mod rumors;
mod set_up;
mod soviet;
mod strategic;
mod what_if;

pub(crate) use attack::{OUT_OF_AREA, SUPPLY_MAX};
pub(crate) use collapse::ELIMINATED;
pub use movement::MovePrice;

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::chance::Roll;
use crate::event::{Event, Modifiers, Table};
use crate::state::{Cauldron, Step};

/// p2-sequence: the steps of a turn.
pub(crate) const TURN: [Step; 17] = [
    Step::Event,
    Step::Weather,
    Step::Commitments,
    Step::Initiative,
    Step::Airlift,
    Step::Upkeep,
    Step::Actions,
    Step::Combat,
    Step::FillGaps,
    Step::Relief,
    Step::EndGerman,
    Step::Status,
    Step::Targets,
    Step::Strikes,
    Step::Situation,
    Step::CollapseCheck,
    Step::EndTurn,
];

/// The German Phase always asks, and shows a price before it is paid.
fn asks_always(step: Step) -> bool {
    matches!(
        step,
        Step::Actions
            | Step::Destination(_)
            | Step::Build(_)
            | Step::Activate(_)
            | Step::Battlegroup
            | Step::Plan
            | Step::Attackers(_)
    )
}

/// Somebody who takes the legal actions as they are listed.
pub(crate) trait Offers {
    /// Takes one.
    fn offer(&mut self, action: Action);
}

impl Offers for Vec<Action> {
    #[inline]
    fn offer(&mut self, action: Action) {
        self.push(action);
    }
}

/// Only wants to know whether there is a choice.
#[derive(Default)]
struct Choice {
    first: Option<Action>,
    more: bool,
    /// Battlegroups may be raised besides, which is no reason to ask (ruling 222).
    besides: bool,
}

impl Offers for Choice {
    #[inline]
    fn offer(&mut self, action: Action) {
        if self.besides && action == Action::Battlegroup {
            return;
        }
        if self.first.is_some() {
            self.more = true;
        } else {
            self.first = Some(action);
        }
    }
}

impl Cauldron {
    /// Carries out steps until one needs a decision or the game is over.
    pub(crate) fn run<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        while let Some(step) = self.agenda.next() {
            if self.carry_out(step, chance, log)? {
                continue;
            }
            if asks_always(step) {
                return Ok(());
            }
            let mut choice = Choice { besides: matches!(step, Step::Combat | Step::Relief), ..Choice::default() };
            self.list_step(step, &mut choice);
            match choice {
                Choice { first: None, .. } => _ = self.agenda.pop(), // nothing can be chosen: an event without effect
                Choice { first: Some(action), more: false, .. } => self.perform(action, chance, log)?,
                Choice { .. } => return Ok(()),
            }
        }
        Ok(())
    }

    /// Carries a step out if it needs no decision; false if it is one.
    fn carry_out<C: Chance, L: Log<Event>>(&mut self, step: Step, chance: &mut C, log: &mut L) -> Result<bool, C::Dry> {
        match step {
            Step::SetUpRolls => self.set_up_rolls(chance, log)?,
            Step::DrawPlacement => self.draw_placement(chance, log)?,
            Step::PlaceDrawn | Step::PlaceUnits | Step::PlacePdms => return Ok(self.placed_all(step, log)),
            Step::WhatIf => self.what_if(chance, log)?,
            Step::Begin => self.begin_turn(log),
            Step::Event => self.random_event(chance, log)?,
            Step::Effect(card, nth) => self.effect(card, nth, log),
            Step::Weather => self.weather(chance, log)?,
            Step::Commitments => self.commitments(chance, log)?,
            Step::Initiative => self.initiative(log),
            Step::Airlift => self.airlift(chance, log)?,
            Step::UpkeepRoll => self.upkeep_roll(chance, log)?,
            Step::UpkeepLoss(_) => return Ok(self.no_upkeep_losses_left()),
            Step::Combat if self.waiting.is_empty() => _ = self.agenda.pop(),
            Step::SovietRetreat(from) if self.soviet_retreats(from).is_empty() => self.soviet_retreat(from, None, log),
            Step::FillGaps => self.fill_gaps(log),
            Step::EndGerman if self.raising_links_up() => return Ok(false),
            Step::EndGerman => self.end_german(log),
            Step::Status => self.status(chance, log)?,
            Step::Targets => self.targets(chance, log)?,
            Step::Strikes if self.collapsed => self.begin_unit_strikes(),
            Step::Strikes => return Ok(self.no_strikes_left()),
            Step::AfterStrike => self.after_strike(log),
            Step::FollowUp => return Ok(self.no_follow_up()),
            Step::UnitStrikes => return Ok(self.no_unit_strikes_left()),
            Step::Situation => self.situation(chance, log)?,
            Step::CollapseCheck => self.collapse_check(chance, log)?,
            Step::EndTurn => self.end_turn(chance, log)?,
            Step::Rumor if self.rumor.is_none() => self.new_rumor(chance, log)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Every legal action. Surrender is one at any decision of a game under way (ruling 38).
    #[inline]
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        if let Some(step) = self.agenda.next() {
            self.list_step(step, out);
            if !self.setting_up() {
                out.push(Action::Surrender);
            }
        }
    }

    /// Whether the first turn has not begun.
    #[inline]
    pub(crate) fn setting_up(&self) -> bool {
        self.agenda.steps().first() == Some(&Step::Begin)
    }

    /// What can be decided at a step.
    #[inline]
    fn list_step(&self, step: Step, out: &mut impl Offers) {
        match step {
            Step::Modifier(_) => self.list_modifiers(out),
            Step::GiveUp => self.list_given_up(out),
            Step::Deplete(more) => self.list_depleted(more, out),
            Step::PlaceDrawn => self.list_drawn(out),
            Step::PlaceUnits => self.list_placements(out),
            Step::PlacePdms => self.list_pdm_placements(out),
            Step::Officers | Step::TakeCouncil => Self::list_offer(out),
            Step::FreePdm(_) | Step::Deactivate(_) | Step::FreeBattlegroup(_) | Step::Recover(_) => {
                self.list_free_choices(step, out);
            }
            Step::Upkeep => self.list_upkeep(out),
            Step::Unsupplied(more) => self.list_unsupplied(more, out),
            Step::UpkeepLoss(_) => self.list_upkeep_losses(out),
            Step::Actions => self.list_actions(out),
            Step::Destination(unit) => self.list_destinations(unit, out),
            Step::Build(pay) => Self::list_areas(self.buildable(pay), out),
            Step::Activate(pay) => Self::list_areas(self.activatable(pay), out),
            Step::Battlegroup => Self::list_areas(self.raisable(), out),
            Step::Plan => self.list_every_target(self.targets_near(), out),
            Step::Attackers(target) => self.list_attackers(target, out),
            Step::Combat => self.list_combat(out),
            Step::SovietRetreat(from) => self.list_soviet_retreats(from, out),
            Step::Advance(target) => self.list_advances(target, out),
            Step::Relief => self.list_relief(out),
            Step::ReliefRetreat => self.list_relief_retreats(out),
            Step::EndGerman => Self::list_last_call(out),
            Step::AnyThree(more) => self.list_any_three(more, out),
            Step::Strikes => self.list_strikes(out),
            Step::Striker(area) => self.list_strikers(area, out),
            Step::Defeat => self.list_defeat(out),
            Step::FollowUp => self.list_follow_ups(out),
            Step::UnitStrikes => self.list_unit_strikes(out),
            Step::UnitDefeat(unit) => Self::list_unit_defeat(unit, out),
            Step::KeyArea => self.list_key_areas(out),
            Step::Flee => self.list_flights(out),
            Step::Rumor => Self::list_rumor(out),
            _ => {}
        }
    }

    /// Carries out a legal action and goes on to the next decision.
    #[inline]
    pub(crate) fn act<C: Chance, L: Log<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        self.perform(action, chance, log)?;
        self.run(chance, log)
    }

    /// Carries out a legal action.
    fn perform<C: Chance, L: Log<Event>>(&mut self, action: Action, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        let Some(step) = self.agenda.next() else { return Ok(()) };
        match action {
            Action::Modify(add) => self.modify(add),
            Action::GiveUp(unit) => self.give_up(unit, log),
            Action::Deplete(unit) => self.deplete_at_start(unit, log),
            Action::Place(unit, area) if step == Step::Flee => self.flee(unit, area, log),
            Action::Place(unit, area) => self.place_at_start(unit, area, log),
            Action::Area(area) => match step {
                Step::PlacePdms => self.place_pdm(area, log),
                Step::Build(pay) => self.build(area, pay, log),
                Step::Activate(pay) => self.activate(area, pay, log),
                Step::Battlegroup => self.pay_battlegroup(area, log),
                _ => self.free_choice(area, log),
            },
            Action::Accept | Action::Decline => {
                let accepted = action == Action::Accept;
                if step == Step::Officers {
                    self.answer_officers(accepted, log);
                } else {
                    self.answer_council(accepted, log);
                }
            }
            Action::Recover(unit) => self.recover(unit, log),
            Action::Upkeep(points) => self.upkeep(points, log),
            Action::Unsupplied(unit) => self.leave_unsupplied(unit, log),
            Action::Lose(unit) => match step {
                Step::UpkeepLoss(_) => self.upkeep_loss(unit, log),
                Step::UnitDefeat(_) => self.unit_defeat(unit, log),
                _ => self.defeat_by_loss(unit, log),
            },
            Action::LosePdm => match step {
                Step::UnitDefeat(unit) => self.lose_pdm_for(unit, log),
                _ => self.lose_pdm(self.strike.target, log),
            },
            Action::Appeal(appeal) => self.appeal(appeal, chance, log)?,
            Action::Build(pay) => self.agenda.push(Step::Build(pay)),
            Action::Activate(pay) => self.agenda.push(Step::Activate(pay)),
            Action::Choose(unit) => self.choose(unit),
            Action::Move(unit, to) => self.move_to(unit, to, log),
            Action::Tactical => self.tactical(chance, log)?,
            Action::Battlegroup => self.agenda.push(Step::Battlegroup),
            Action::Evacuate => self.evacuate(log),
            Action::Council => self.council(chance, log)?,
            Action::Plan => self.agenda.push(Step::Plan),
            Action::Attack(target) => self.begin_attack(target),
            Action::With(unit) => self.join_attack(unit),
            Action::Commit(points) => self.commit(points, log),
            Action::Resolve => self.resolve(),
            Action::Roll(unit) if step == Step::Combat => self.attack_roll(unit, chance, log)?,
            Action::Roll(unit) => self.unit_strike(unit, chance, log)?,
            Action::Retreat(area) => match step {
                Step::SovietRetreat(from) => self.soviet_retreat(from, Some(area), log),
                Step::ReliefRetreat => self.relief_retreat(area, log),
                _ => self.retreat(area, log),
            },
            Action::Advance(unit) => self.pick_advance(unit),
            Action::Done if step == Step::EndGerman => self.end_german(log),
            Action::Done => self.advance(log),
            Action::Relief(to) => self.relief_attack(to, chance, log)?,
            Action::Direction(letter) => self.change_direction(letter, log),
            Action::Target(area) => self.choose_target(area),
            Action::Strike(area) if step == Step::FollowUp => self.follow_up(area, chance, log)?,
            Action::Strike(area) => self.choose_strike(area),
            Action::From(area) => self.strike_from(area, chance, log)?,
            Action::KeyArea(area) => self.choose_key_area(area),
            Action::Listen => self.listen(chance, log)?,
            Action::Dispel => self.dispel(log),
            Action::Surrender => self.capitulate(self.plain_surrender(), log),
        }
        Ok(())
    }

    /// The modifiers of the next roll on a table.
    pub(crate) fn modifiers(&self, table: Table) -> Modifiers {
        match table {
            Table::Luftwaffe | Table::Relief => self.commitment_modifiers(table),
            Table::Airlift => self.airlift_modifiers(),
            Table::Upkeep => self.upkeep_modifiers(),
            Table::Appeal(appeal) => self.appeal_modifiers(appeal),
            Table::ReliefAttack => self.relief_modifiers(),
            Table::Situation => self.situation_modifiers(),
            _ => Modifiers::NONE,
        }
    }

    /// Rolls on a table and returns the total.
    fn roll_on<C: Chance, L: Log<Event>>(
        &self,
        table: Table,
        roll: Roll,
        chance: &mut C,
        log: &mut L,
    ) -> Result<i32, C::Dry> {
        Self::roll_with(table, self.modifiers(table), roll, chance, log)
    }

    /// Rolls on a table with these modifiers.
    #[allow(clippy::cast_possible_truncation)] // a die and a few modifiers
    fn roll_with<C: Chance, L: Log<Event>>(
        table: Table,
        modifiers: Modifiers,
        roll: Roll,
        chance: &mut C,
        log: &mut L,
    ) -> Result<i32, C::Dry> {
        let die = chance.d6(roll.into())?;
        let total = i32::from(die) + modifiers.total();
        log.push(Event::Rolled { table, die, modifiers, total: total as i8 });
        Ok(total)
    }
}
