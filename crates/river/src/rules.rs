//! The rules, a file per chapter, in the order of play:
//!
//! ```text
//! set_up       1
//! weather      2
//! searchlight  3
//! loading      4
//! fire         5
//! landing      6
//! ending       7
//! ```
//!
//! An hour is an agenda: its steps are pushed in the order of 1.4 and taken off one by one. A step without a decision
//! is carried out at once; a decision stays on top until an action settles it.

mod ending;
mod fire;
mod landing;
mod loading;
mod searchlight;
mod set_up;
mod weather;

pub use ending::{BRIDGEHEAD, FOOTHOLD};

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::event::{End, Event};
use crate::options::Searchlight;
use crate::state::{River, Step};

impl River {
    /// Whether a step needs a decision now.
    fn asks(&self, step: Step) -> bool {
        match step {
            Step::Aim => self.options.searchlight == Searchlight::Player,
            Step::Load => true,
            Step::Hit => self.under_fire().at_least(2),
            Step::Weather | Step::Light | Step::Fire | Step::Land => false,
        }
    }

    /// Carries out steps until one needs a decision or the game is over.
    pub(crate) fn run<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        while let Some(step) = self.agenda.next().filter(|&step| !self.asks(step)) {
            self.agenda.pop();
            match step {
                Step::Weather => self.draw_weather(chance, log)?,
                Step::Aim | Step::Load => {}
                Step::Light => self.light(chance, log)?,
                Step::Fire => self.fire(chance, log)?,
                Step::Hit => self.under_fire().into_iter().for_each(|boat| self.hit(boat, log)), // 5.3: one, or none
                Step::Land => self.land(log),
            }
        }
        Ok(())
    }

    /// Every legal action, by the decision that is due.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        match self.agenda.next() {
            Some(Step::Aim) => out.extend(self.open_to_light().into_iter().map(Action::Aim)),
            Some(Step::Load) => self.list_loading(out),
            Some(Step::Hit) => out.extend(self.under_fire().into_iter().map(Action::Hit)),
            _ => {}
        }
    }

    /// Carries out a legal action and what follows from it.
    pub(crate) fn act<C: Chance, L: Log<Event>>(
        &mut self,
        action: Action,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(), C::Dry> {
        // Every action settles its decision, but for sending a boat: another may follow (4.1).
        if !matches!(action, Action::Send(..)) {
            self.agenda.pop();
        }
        match action {
            Action::Aim(landing) => self.take_aim(landing, log),
            Action::Send(boat, landing) => self.send(boat, landing, log),
            Action::CastOff => {} // 4.3: what is left of the hour follows
            Action::Hit(boat) => self.hit(boat, log),
            Action::CallOff => self.finish(End::CalledOff, log),
        }
        self.run(chance, log)
    }
}
