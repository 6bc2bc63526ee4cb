//! Why an action is refused, and what a player might expect to do now but cannot.

use crate::action::Action;
use crate::refusal::Refusal;
use crate::state::Cauldron;

impl Cauldron {
    /// Why an action that is not legal cannot be done now.
    pub(crate) fn explain(&self, _action: Action) -> Refusal {
        Refusal::NotNow
    }

    /// What a player might expect to do now but cannot.
    pub(crate) fn expectations(&self) -> Vec<(Action, Refusal)> {
        Vec::new()
    }
}
