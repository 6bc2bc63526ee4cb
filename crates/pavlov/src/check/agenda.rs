//! Checks that every pending step is possible.

use std::mem::discriminant;

use kurgan_core::Broken;

use super::hold;
use crate::rules::{Decide, Happen, Op, TURN};
use crate::state::{Pavlov, Phase, Step};

/// In which phases a step can be due.
struct InPhases;

impl Op for InPhases {
    type Out = &'static [Phase];

    fn decide<D: Decide>(self, _: D) -> Self::Out {
        D::IN
    }

    fn happen<H: Happen>(self, _: H) -> Self::Out {
        H::IN
    }
}

/// Whether a step can have come about.
struct Possible<'a> {
    game: &'a Pavlov,
}

impl Op for Possible<'_> {
    type Out = bool;

    fn decide<D: Decide>(self, step: D) -> bool {
        step.possible(self.game)
    }

    fn happen<H: Happen>(self, step: H) -> bool {
        step.possible(self.game)
    }
}

impl Pavlov {
    pub(super) fn check_agenda(&self) -> Result<(), Broken> {
        let steps = self.agenda.steps();
        hold(self.end.is_some() == steps.is_empty(), || "agenda: it is empty if and only if the game is over".into())?;
        let turn = steps.iter().zip(TURN.iter().rev()).take_while(|(step, due)| step == due).count();
        let end = usize::from(matches!(steps.first(), Some(Step::Score(_))));
        let backbone = turn.max(end);
        hold(backbone > 0 || steps.is_empty() || matches!(steps, [Step::Turn(_)]), || {
            "agenda: it must begin with the end of the turn or the score".into()
        })?;
        let in_order = !steps[backbone.min(steps.len())..].iter().any(|step| TURN.contains(step));
        hold(in_order, || "agenda: the steps of the turn are out of order".into())?;
        if let Some(last) = backbone.checked_sub(1) {
            hold(self.in_its_phase(steps[last]), || {
                format!("phase: {} belongs to another one", steps[last].write(self.c))
            })?;
        }
        for (n, &step) in steps.iter().enumerate() {
            let alike = |other: &Step| discriminant(other) == discriminant(&step);
            let once = TURN.contains(&step) || !steps[..n].iter().any(alike);
            hold(once, || format!("agenda: {} is there twice", step.write(self.c)))?;
            hold(self.in_its_phase(step) || TURN.contains(&step), || {
                format!("phase: {} belongs to another one", step.write(self.c))
            })?;
            hold(step.with(Possible { game: self }), || format!("agenda: {} is not possible", step.write(self.c)))?;
        }
        let at_stake = steps.iter().any(|step| matches!(step, Step::Hits(_) | Step::Party(_) | Step::Starve(_)));
        hold(at_stake || self.picked.is_empty() || self.end.is_some(), || "picked: nobody is at stake".into())?;
        let bounds = [("actions_left", self.actions_left), ("moves_left", self.moves_left)];
        for (field, count) in bounds {
            hold(count <= 4, || format!("{field}: at most 4"))?;
        }
        Ok(())
    }

    /// Whether a step, or what lies on top of it, can be due in this phase.
    fn in_its_phase(&self, step: Step) -> bool {
        step.with(InPhases).contains(&self.phase)
    }
}
