//! Why an action is refused, and actions a player might expect but that are illegal now.

use kurgan_core::Id;

use crate::action::Action;
use crate::components::{BOATS, LANDINGS, all};
use crate::refusal::Refusal;
use crate::state::{River, Step};

impl River {
    /// Why an action that is not legal cannot be done now.
    pub(crate) fn explain(&self, action: Action) -> Refusal {
        let sunk = |boat| !self.afloat().has(boat);
        match (self.agenda.next(), action) {
            (Some(Step::Aim), Action::Aim(landing)) => Refusal::LitLast(landing),
            (Some(Step::Load), Action::Send(boat, _)) | (Some(Step::Hit), Action::Hit(boat)) if sunk(boat) => {
                Refusal::Sunk(boat)
            }
            (Some(Step::Load), Action::Send(boat, _)) if self.sent[boat.index()].is_some() => {
                Refusal::AlreadySent(boat)
            }
            (Some(Step::Load), Action::Send(_, landing)) => Refusal::Full(landing),
            (Some(Step::Hit), Action::Hit(boat)) => Refusal::NotUnderFire(boat),
            _ => Refusal::NotNow,
        }
    }

    /// What a player might expect to do now but cannot: any boat and any landing, as far as the decision is about them.
    pub(crate) fn expectations(&self) -> Vec<(Action, Refusal)> {
        let mut legal = Vec::new();
        self.list(&mut legal);
        let landings = || all(LANDINGS).into_iter();
        let boats = || all(BOATS).into_iter();
        let mut wanted: Vec<Action> = match self.agenda.next() {
            Some(Step::Aim) => landings().map(Action::Aim).collect(),
            Some(Step::Load) => boats().flat_map(|boat| landings().map(move |to| Action::Send(boat, to))).collect(),
            Some(Step::Hit) => boats().map(Action::Hit).collect(),
            _ => Vec::new(),
        };
        wanted.retain(|action| !legal.contains(action));
        wanted.into_iter().map(|action| (action, self.explain(action))).collect()
    }
}
