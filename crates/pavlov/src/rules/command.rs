//! Recover, Command and the radio (p21-command, p21-request-reinforcements, p24-recover).

use kurgan_core::{Log, Set};

use super::Offers;
use crate::action::{Action, Trouble};
use crate::components::{Counter, Letter, Position, Unit};
use crate::event::Event;
use crate::state::{Counters, Pavlov, Step};

/// How many recoveries a commander gives (p21-command).
pub const RECOVERIES: u8 = 3;

impl Pavlov {
    /// p24-recover: its own action, also in the Reserves box (ruling 67).
    pub(crate) fn recover<L: Log<Event>>(&mut self, counter: Counter, log: &mut L) {
        self.choose_trouble(counter, false, log);
    }

    pub(crate) fn recover_by_command<L: Log<Event>>(&mut self, counter: Counter, log: &mut L) {
        self.choose_trouble(counter, true, log);
    }

    /// A counter that is both exhausted and disrupted recovers from one of the two (ruling 77).
    fn choose_trouble<L: Log<Event>>(&mut self, counter: Counter, commanded: bool, log: &mut L) {
        if !self.disrupted.has(counter) {
            self.relieve(counter, Trouble::Exhausted, commanded, log);
        } else if !self.exhausted.has(counter) {
            self.relieve(counter, Trouble::Disrupted, commanded, log);
        } else {
            self.agenda.push(Step::Trouble { counter, commanded });
        }
    }

    pub(crate) fn list_troubles(out: &mut impl Offers) {
        for trouble in Trouble::ALL {
            out.offer(Action::From(trouble));
        }
    }

    /// The counter recovers: with an Action Token, or with a Command Token if a commander had it done.
    pub(crate) fn relieve<L: Log<Event>>(&mut self, counter: Counter, trouble: Trouble, commanded: bool, log: &mut L) {
        match trouble {
            Trouble::Disrupted => self.disrupted.remove(counter),
            Trouble::Exhausted => self.exhausted.remove(counter),
        }
        log.push(Event::Recovered { counter, from: trouble });
        if !commanded {
            self.acted.add(counter);
            self.actions_left -= 1;
        } else if let Some(Step::Command { by, left, .. }) = self.agenda.pop() {
            self.commanded.add(counter);
            log.push(Event::Commanded { by, counter });
            if left > 1 {
                self.agenda.push(Step::Command { by, left: left - 1, from: counter.0, some: true });
            }
        }
    }

    /// Counters that a commander can have recovered: in house or Reserves box, no commanders, nobody with an Action
    /// Token (p21-command, ruling 73).
    pub(crate) fn commandable(&self) -> Counters {
        let commanders = self.c.with[Letter::Command as usize];
        (self.in_house() & (self.exhausted | self.disrupted)) - (commanders | self.acted)
    }

    pub(crate) fn can_command(&self, counter: Counter) -> bool {
        self.c.with[Letter::Command as usize].has(counter) && !self.commandable().is_empty()
    }

    /// In ascending order, the same one again as long as it needs it; `done` after one.
    pub(crate) fn list_commanded(&self, from: u8, some: bool, out: &mut impl Offers) {
        for counter in self.commandable() {
            if counter.0 >= from {
                out.offer(Action::Recover(counter));
            }
        }
        if some {
            out.offer(Action::Done);
        }
    }

    pub(crate) fn begin_command<L: Log<Event>>(&mut self, counter: Counter, log: &mut L) {
        self.spend(Set::only(counter), log);
        self.agenda.replace(Step::Command { by: counter, left: RECOVERIES, from: 0, some: false });
    }

    /// Whether the location of the division's command post is disrupted.
    pub(crate) fn division_disrupted(&self) -> bool {
        self.broken.meets(self.c.locations_of[Unit::DivisionCp as usize])
    }

    /// Whether reinforcements can be asked for from this position: at the radio, location 4 in order, and something to
    /// be had for the points (p21-request-reinforcements).
    pub(crate) fn can_request(&self, position: Position) -> bool {
        position == self.c.radio && !self.division_disrupted() && self.can_deploy(self.c.numbers.radio_points)
    }

    pub(crate) fn request<L: Log<Event>>(&mut self, counter: Counter, log: &mut L) {
        self.spend(Set::only(counter), log);
        log.push(Event::Requested(counter));
        self.agenda.replace(Step::Deploy { points: self.c.numbers.radio_points, from: 0, some: false });
    }
}
