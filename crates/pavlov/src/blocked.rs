//! Why an action is refused, and what a player might expect to do now but cannot.

mod counters;
mod soviet_cards;
mod wehrmacht;

use crate::action::Action;
use crate::refusal::Refusal;
use crate::state::{Pavlov, Phase};

impl Pavlov {
    /// Why an action that is not legal cannot be done now.
    pub(crate) fn explain(&self, action: Action) -> Refusal {
        let Some(step) = self.agenda.next() else { return Refusal::NotNow };
        match self.phase {
            Phase::SovietCards | Phase::Ending => self.explain_card(step, action),
            Phase::Planning | Phase::Wehrmacht => self.explain_wehrmacht(step, action),
            Phase::SovietCounters => self.explain_counter(step, action),
        }
    }

    /// What a player might expect to do now but cannot, each with the reason.
    pub(crate) fn expectations(&self) -> Vec<(Action, Refusal)> {
        let Some(step) = self.agenda.next() else { return Vec::new() };
        match self.phase {
            Phase::SovietCards | Phase::Ending => self.blocked_cards(step),
            Phase::Planning | Phase::Wehrmacht => self.blocked_wehrmacht(step),
            Phase::SovietCounters => self.blocked_counters(step),
        }
    }
}
