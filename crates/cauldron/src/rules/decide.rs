//! How a step is declared: a decision, or something automatic.

pub(super) use kurgan_core::step;
use kurgan_core::{Chance, Id, Log, Set};

use super::Offers;
use crate::action::Action;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Cauldron, Step};

/// A decision, and all there is to say of it.
pub(crate) trait Decide: Copy {
    /// Whether a battlegroup may be raised besides, which is no reason to ask (ruling 222).
    const RAISING: bool = false;

    /// Goes on without asking where nothing is left to decide; false where somebody has to be asked.
    #[inline]
    fn pass<C: Chance>(
        self,
        _game: &mut Cauldron,
        _chance: &mut C,
        _log: &mut impl Log<Event>,
    ) -> Result<bool, C::Dry> {
        Ok(false)
    }

    /// Whether it is asked even where it leaves no choice: the German Phase shows a price before it is paid, and whoever
    /// has picked something says when that is all.
    #[inline]
    fn always(self, _game: &Cauldron) -> bool {
        false
    }

    /// What earlier rules settled here by themselves, when things were picked in ascending order and the last word went
    /// without saying.
    fn implied(self, _game: &Cauldron) -> Option<Action> {
        None
    }

    /// What can be decided.
    fn list(self, game: &Cauldron, out: &mut impl Offers);

    /// Carries out a legal action, but nothing that follows from it.
    #[inline]
    fn settle(self, _game: &mut Cauldron, action: Action, _log: &mut impl Log<Event>) {
        illegal(action);
    }

    /// The same for actions that take dice or draws.
    #[inline]
    fn settle_by_chance<C: Chance>(
        self,
        game: &mut Cauldron,
        action: Action,
        _chance: &mut C,
        log: &mut impl Log<Event>,
    ) -> Result<(), C::Dry> {
        self.settle(game, action, log);
        Ok(())
    }

    /// Why an action that is not legal cannot be done now.
    fn refuse(self, _game: &Cauldron, _action: Action) -> Refusal {
        Refusal::NotNow
    }

    /// What a player might look for, possible or not.
    fn expected(self, _game: &Cauldron) -> Vec<Action> {
        Vec::new()
    }

    /// Whether it can come right before another step; those of a turn do so in their order.
    fn before(self, _next: Step) -> bool {
        false
    }
}

/// A step that nobody has to decide.
pub(crate) trait Happen: Copy {
    /// Carries the step out and takes it off the agenda.
    fn carry_out<C: Chance>(self, game: &mut Cauldron, chance: &mut C, log: &mut impl Log<Event>)
    -> Result<(), C::Dry>;

    /// Whether it can come right before another step; those of a turn do so in their order.
    fn before(self, _next: Step) -> bool {
        false
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

/// So many more of these, in any order, and a last word before dice or cards follow (ruling 231).
pub(super) fn so_many<T: Id>(more: u8, open: Set<T>, pick: fn(T) -> Action, out: &mut impl Offers) {
    if more == 0 {
        out.offer(Action::Done);
    } else {
        open.into_iter().for_each(|item| out.offer(pick(item)));
    }
}

/// What earlier rules left to say when so many more had to be picked in ascending order: one of those that were all
/// still needed, or that this was all.
pub(super) fn left_unsaid<T: Id>(open: Set<T>, picked: Set<T>, more: u8, pick: fn(T) -> Action) -> Option<Action> {
    if more == 0 {
        return Some(Action::Done);
    }
    let last = picked.into_iter().last().map(Id::index);
    let mut later = open.into_iter().filter(|item| last.is_none_or(|last| item.index() > last));
    let next = later.next()?;
    (later.count() + 1 == usize::from(more)).then(|| pick(next))
}
