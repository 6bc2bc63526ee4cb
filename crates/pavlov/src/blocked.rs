//! Why an action is refused, and actions a player might expect but that are illegal now.

use crate::action::Action;
use crate::refusal::Refusal;
use crate::rules::{Decide, Happen, Op};
use crate::state::Pavlov;

/// Why an action is refused.
struct Refuse<'a> {
    game: &'a Pavlov,
    action: Action,
}

impl Op for Refuse<'_> {
    type Out = Refusal;

    fn decide<D: Decide>(self, step: D) -> Refusal {
        step.refuse(self.game, self.action)
    }

    fn happen<H: Happen>(self, _: H) -> Refusal {
        Refusal::NotNow
    }
}

/// What might be expected but is not legal, each with the reason.
struct Expect<'a> {
    game: &'a Pavlov,
}

impl Op for Expect<'_> {
    type Out = Vec<(Action, Refusal)>;

    fn decide<D: Decide>(self, step: D) -> Self::Out {
        let mut legal = Vec::new();
        step.list(self.game, &mut legal);
        let mut expected = step.expected(self.game);
        expected.retain(|action| !legal.contains(action));
        expected.into_iter().map(|action| (action, step.refuse(self.game, action))).collect()
    }

    fn happen<H: Happen>(self, _: H) -> Self::Out {
        Vec::new()
    }
}

impl Pavlov {
    /// Why an action that is not legal cannot be done now.
    pub(crate) fn explain(&self, action: Action) -> Refusal {
        self.agenda.next().map_or(Refusal::NotNow, |step| step.with(Refuse { game: self, action }))
    }

    /// What a player might expect to do now but cannot, each with the reason.
    pub(crate) fn expectations(&self) -> Vec<(Action, Refusal)> {
        self.agenda.next().map_or_else(Vec::new, |step| step.with(Expect { game: self }))
    }
}
