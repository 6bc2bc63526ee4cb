//! How a step is declared: a decision, or something automatic.

pub(super) use kurgan_core::step;
use kurgan_core::{Chance, Log};

use super::Offers;
use crate::action::Action;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Pavlov, Phase};

/// Any phase.
pub(super) const ANY: &[Phase] =
    &[Phase::Planning, Phase::SovietCards, Phase::Wehrmacht, Phase::SovietCounters, Phase::Ending];

/// A decision, and all there is to say of it.
pub(crate) trait Decide: Copy {
    /// The phases in which it, or what lies on top of it, can be due.
    const IN: &'static [Phase];

    /// What can be decided.
    fn list(self, game: &Pavlov, out: &mut impl Offers);

    /// Whether it is asked even where it leaves no choice: dice, draws or another seat follow on what was chosen.
    #[inline]
    fn asks(self, _game: &Pavlov) -> bool {
        false
    }

    /// What earlier versions decided here by themselves, where it is asked today: version 1 had things named in
    /// ascending order, and closed a choice when the last one had been named.
    fn implied(self, _game: &Pavlov) -> Option<Action> {
        None
    }

    /// Carries out a legal action, but nothing that follows from it.
    #[inline]
    fn settle(self, _game: &mut Pavlov, action: Action, _log: &mut impl Log<Event>) {
        illegal(action);
    }

    /// The same for actions that take dice or draws.
    #[inline]
    fn settle_by_chance<C: Chance>(
        self,
        game: &mut Pavlov,
        action: Action,
        _chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        self.settle(game, action, log);
        Ok(())
    }

    /// Why an action that is not legal cannot be done now.
    fn refuse(self, _game: &Pavlov, _action: Action) -> Refusal {
        Refusal::NotNow
    }

    /// What a player might look for, possible or not.
    fn expected(self, _game: &Pavlov) -> Vec<Action> {
        Vec::new()
    }

    /// Whether it can have come about.
    fn possible(self, _game: &Pavlov) -> bool {
        true
    }
}

/// A step that nobody has to decide.
pub(crate) trait Happen: Copy {
    /// The phases in which it, or what lies on top of it, can be due.
    const IN: &'static [Phase];

    /// Carries the step out and takes it off the agenda.
    fn carry_out<C: Chance>(self, game: &mut Pavlov, chance: &mut C, log: &mut impl Log<Event>) -> Result<(), C::Dry>;

    /// Whether it can have come about.
    fn possible(self, _game: &Pavlov) -> bool {
        true
    }
}

/// Something to be done with a step, whichever it is.
pub(crate) trait Op {
    /// What it gives.
    type Out;

    /// Does it with a decision.
    fn decide<D: Decide>(self, step: D) -> Self::Out;

    /// Does it with a step that happens by itself.
    fn happen<H: Happen>(self, step: H) -> Self::Out;
}

/// Does not come up: only legal actions are carried out.
pub(super) fn illegal(action: Action) {
    debug_assert!(false, "{action:?} is not legal now");
}
