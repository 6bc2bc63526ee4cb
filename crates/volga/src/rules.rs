//! The rules, a file per chapter, in the order of play:
//!
//! ```text
//! set_up          5.0, 12.6, 12.7, 14.2 to 14.5
//! dawn            6.1, 12.3
//! random_event    6.2, 10.1, 14.6.1
//! supply          6.3, 10.2, 12.8, 14.6.2
//! bloody_streets  6.4.1
//! movement        6.4.2, 7.1, 8.0, 9.3, 12.2
//! combat          9.0, 12.1, 12.4 to 12.6
//! retreat         9.5.8
//! victory         6.5, 7.2, 11.0, 14.7
//! ```
//!
//! A turn is an agenda: its phases are pushed in the order of 6.0 and taken off one by one. A step without a decision
//! is carried out at once; a decision stays on top until an action settles it.

mod bloody_streets;
mod combat;
mod dawn;
mod movement;
mod random_event;
mod retreat;
mod set_up;
mod supply;
mod victory;

pub(crate) use movement::{NORTH, Reach};
pub(crate) use supply::MOST_SUPPLY;

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Step, Volga};

/// The phases of a turn (6.0), withdrawals and rolls as steps of their own.
const TURN: [Step; 8] = [
    Step::Dawn,
    Step::Withdraw,
    Step::RandomEvent,
    Step::SupplyRoll,
    Step::Supply,
    Step::BloodyStreets,
    Step::Combat,
    Step::EndPhase,
];

impl Volga {
    /// Puts a whole turn on the agenda.
    pub(crate) fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        self.agenda.clear();
        self.agenda.push_all(TURN);
        log.push(Event::Turn { turn: self.turn });
    }

    /// Carries out steps until one needs a decision or the game is over.
    pub(crate) fn run<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        while let Some(step) = self.agenda.next() {
            match step {
                Step::Dawn => self.dawn(log),
                Step::Arrive(_) | Step::ComeBack => {
                    if !self.arrive_unasked(step, log) {
                        return Ok(());
                    }
                }
                Step::Withdraw => self.withdraw(log),
                Step::RandomEvent => self.random_event(chance, log)?,
                Step::SupplyRoll => self.supply_roll(chance, log)?,
                Step::BloodyStreets => self.bloody_streets(chance, log)?,
                Step::Lead => {
                    if !self.lead_unasked(log) {
                        return Ok(());
                    }
                }
                Step::Support => {
                    if self.has_support_choice() {
                        return Ok(());
                    }
                    self.resolve(crate::action::Support::default(), chance, log)?;
                }
                Step::Retreat => {
                    if !self.retreat_unasked(log) {
                        return Ok(());
                    }
                }
                Step::Place(unit) => {
                    if !self.place_unasked(unit, log) {
                        return Ok(());
                    }
                }
                Step::EndPhase => self.end_phase(log),
                Step::Supply | Step::Combat | Step::Destination(_) | Step::Gather | Step::Barrage => {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Every legal action, by the decision that is due.
    #[inline]
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        match self.agenda.next() {
            Some(step @ (Step::Arrive(_) | Step::ComeBack)) => self.list_arrivals(step, out),
            Some(Step::Supply) => self.list_purchases(out),
            Some(Step::Place(unit)) => self.list_placements(unit, out),
            Some(Step::Combat) => self.list_activations(out),
            Some(Step::Destination(unit)) => self.list_destinations(unit, out),
            Some(Step::Gather) => self.list_gathering(out),
            Some(Step::Barrage) => self.list_barrage(out),
            Some(Step::Lead) => self.list_leads(out),
            Some(Step::Support) => self.list_support(out),
            Some(Step::Retreat) => self.list_retreats(out),
            _ => {}
        }
    }

    /// Carries out a legal action.
    #[inline]
    pub(crate) fn act<C: Chance, L: Log<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        match action {
            Action::Reinforce(area) => self.arrive(area, log),
            Action::Buy(what) => self.buy(what, log),
            Action::Return(unit) => self.buy_back(unit, log),
            Action::Place(unit, area) => self.place_returned(unit, area, log),
            Action::EndSupply | Action::EndCombat => {
                self.agenda.pop();
                if action == Action::EndCombat {
                    self.end_combat(log);
                }
            }
            Action::Choose(unit) => self.choose(unit, log),
            Action::Move(unit, to) => self.move_to(unit, to, log),
            Action::Enter(unit, to, from) => self.enter(unit, to, from, log),
            Action::Attack(_) => self.attack_with(self.attack.units, chance, log)?,
            Action::AttackWith(area, units) => {
                self.attack.area = area;
                self.attack_with(units, chance, log)?;
            }
            Action::Hold(_) => self.hold(log),
            Action::EndRound => self.end_round(log),
            Action::Lose(unit) => self.lose_to_barrage(unit, log),
            Action::FallBack => self.fall_back(log),
            Action::Lead(unit) => self.lead(unit, log),
            Action::Support(support) => self.resolve(support, chance, log)?,
            Action::Retreat(unit, to) => self.retreat(unit, to, log),
        }
        self.run(chance, log)
    }
}
