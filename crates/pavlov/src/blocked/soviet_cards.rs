//! Refusals and blocked choices of this part of the turn.

use crate::action::Action;
use crate::refusal::Refusal;
use crate::state::{Pavlov, Step};

impl Pavlov {
    /// Why an action of this part of the turn is not possible.
    pub(super) fn explain_card(&self, step: Step, action: Action) -> Refusal {
        todo!()
    }

    /// What might be expected but is not possible.
    pub(super) fn blocked_cards(&self, step: Step) -> Vec<(Action, Refusal)> {
        todo!()
    }
}
