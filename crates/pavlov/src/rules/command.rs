//! Recover, Command and the radio (p21-command, p21-request-reinforcements, p24-recover).

use kurgan_core::{Log, Set};

use super::Offers;
use super::decide::{Decide, illegal, step};
use super::reinforcements::Deploy;
use crate::action::{self, Action};
use crate::components::{Counter, Letter, Position, Unit};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Counters, Pavlov, Phase, Step};

/// How many recoveries a commander gives (p21-command).
pub const RECOVERIES: u8 = 3;

step! {
    /// Which of two troubles is recovered; by command or by its own action (p24-recover).
    pub struct Trouble { pub counter: Counter, pub(crate) commanded: bool }
}

impl Decide for Trouble {
    const IN: &'static [Phase] = &[Phase::SovietCounters];

    fn list(self, _: &Pavlov, out: &mut impl Offers) {
        for trouble in action::Trouble::ALL {
            out.offer(Action::From(trouble));
        }
    }

    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        let Action::From(trouble) = action else { return illegal(action) };
        game.agenda.pop();
        game.relieve(self.counter, trouble, self.commanded, log);
    }

    fn possible(self, game: &Pavlov) -> bool {
        let both = game.exhausted.has(self.counter) && game.disrupted.has(self.counter);
        both && (self.commanded || game.actions_left > 0)
    }
}

step! {
    /// So many recoveries are left to the commander; nobody has recovered after this counter; whether somebody has at all
    /// (p21-command).
    pub struct Command { pub by: Counter, pub left: u8, pub(crate) from: u8, pub(crate) some: bool }
}

impl Decide for Command {
    const IN: &'static [Phase] = &[Phase::SovietCounters];

    /// Anybody, the same one again as long as it needs it; `done` after one.
    fn list(self, game: &Pavlov, out: &mut impl Offers) {
        for counter in game.commandable() {
            out.offer(Action::Recover(counter));
        }
        if self.some {
            out.offer(Action::Done);
        }
    }

    fn implied(self, game: &Pavlov) -> Option<Action> {
        let later = game.commandable().into_iter().any(|counter| counter.0 >= self.from);
        (!later && self.some).then_some(Action::Done)
    }

    fn settle(self, game: &mut Pavlov, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Recover(counter) => game.choose_trouble(counter, true, log),
            Action::Done => _ = game.agenda.pop(),
            _ => illegal(action),
        }
    }

    fn refuse(self, game: &Pavlov, action: Action) -> Refusal {
        let counter = match action {
            Action::Recover(counter) => counter,
            Action::Done => return Refusal::NothingDone,
            _ => return Refusal::NotNow,
        };
        if !game.in_house().has(counter) {
            Refusal::NotInHouse(counter)
        } else if game.c.with[Letter::Command as usize].has(counter) {
            Refusal::IsCommander(counter)
        } else if game.acted.has(counter) {
            Refusal::HasActed(counter)
        } else if !game.unready().has(counter) {
            Refusal::NeedsNoRecovery(counter)
        } else {
            Refusal::NotNow
        }
    }

    fn expected(self, game: &Pavlov) -> Vec<Action> {
        game.unready().into_iter().map(Action::Recover).chain([Action::Done]).collect()
    }

    fn possible(self, game: &Pavlov) -> bool {
        let acted = game.index.posted & game.acted & (game.exhausted - game.disrupted);
        let commands = (acted & game.c.with[Letter::Command as usize]).has(self.by);
        commands && self.left <= RECOVERIES && usize::from(self.from) <= game.c.counters.len()
    }
}

impl Pavlov {
    /// A counter that is both exhausted and disrupted recovers from one of the two (ruling 77).
    pub(super) fn choose_trouble<L: Log<Event>>(&mut self, counter: Counter, commanded: bool, log: &mut L) {
        if !self.disrupted.has(counter) {
            self.relieve(counter, action::Trouble::Exhausted, commanded, log);
        } else if !self.exhausted.has(counter) {
            self.relieve(counter, action::Trouble::Disrupted, commanded, log);
        } else {
            self.agenda.push(Trouble { counter, commanded }.into());
        }
    }

    /// The counter recovers: with an Action Token, or with a Command Token if a commander had it done.
    fn relieve<L: Log<Event>>(&mut self, counter: Counter, trouble: action::Trouble, commanded: bool, log: &mut L) {
        match trouble {
            action::Trouble::Disrupted => self.disrupted.remove(counter),
            action::Trouble::Exhausted => self.exhausted.remove(counter),
        }
        log.push(Event::Recovered { counter, from: trouble });
        if !commanded {
            self.acted.add(counter);
            self.actions_left -= 1;
        } else if let Some(Step::Command(Command { by, left, from, .. })) = self.agenda.pop() {
            self.commanded.add(counter);
            log.push(Event::Commanded { by, counter });
            if left > 1 {
                self.agenda.push(Command { by, left: left - 1, from: from.max(counter.0), some: true }.into());
            }
        }
    }

    /// Counters that a commander can have recovered: in house or Reserves box, no commanders, nobody with an Action
    /// Token (p21-command, ruling 73).
    pub(crate) fn commandable(&self) -> Counters {
        let commanders = self.c.with[Letter::Command as usize];
        self.unready() - (commanders | self.acted)
    }

    pub(crate) fn can_command(&self, counter: Counter) -> bool {
        self.c.with[Letter::Command as usize].has(counter) && !self.commandable().is_empty()
    }

    pub(crate) fn begin_command<L: Log<Event>>(&mut self, counter: Counter, log: &mut L) {
        self.spend(Set::only(counter), log);
        self.agenda.replace(Command { by: counter, left: RECOVERIES, from: 0, some: false }.into());
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
        self.agenda.replace(Deploy { points: self.c.numbers.radio_points, from: 0, some: false }.into());
    }
}
