//! p5-offensive-status, p5-launch, p5-targets: the Final Offensive and the Soviet target areas.

use kurgan_core::{Chance, Log};

use crate::action::Action;
use crate::components::{Area, Areas, Offensive, Targets};
use crate::event::{Column, Event, Track};
use crate::rules::Offers;
use crate::state::{Cauldron, Held, ReliefAt, Step};

/// p5-launch.
const LAUNCH: u8 = 8;
/// p5-offensive-status: from here on the right-hand number.
const RIGHT_FROM_SSI: u8 = 8;
const RIGHT_FROM_BOX: u8 = 3;
/// p5-targets: "Any 3".
const ANY: u8 = 3;

impl Cauldron {
    /// Moves the Final Offensive marker, not below 0; at 8 the offensive begins and the marker stays (ruling 52).
    pub(crate) fn change_offensive(&mut self, add: i8, log: &mut impl Log<Event>) {
        if self.offensive_settled() {
            return;
        }
        let from = self.index_fo;
        self.index_fo = from.saturating_add_signed(add).min(LAUNCH);
        Self::tell(Track::FinalOffensive, from, self.index_fo, log);
        if self.index_fo == LAUNCH {
            self.launched = self.turn;
            log.push(Event::Launched);
        }
    }

    /// p5-offensive-status: which number of a card applies (rulings 12, 72).
    pub(crate) fn offensive_number(&self, number: Offensive) -> i8 {
        let (left, right) = match number {
            Offensive::Always(number) => return number,
            Offensive::Either { left, right } => (left, right),
        };
        let city = self.held.has(Held::RightHand) && self.c.stalingrad.within(self.control);
        match self.offensive_held_up() {
            (true, true) => 0,
            (false, false) if !city => left,
            _ => right,
        }
    }

    /// p5-offensive-status: whether the SSI, and whether the relief force, holds the offensive up.
    pub(crate) fn offensive_held_up(&self) -> (bool, bool) {
        let relief = match self.relief {
            ReliefAt::Box(number) => number >= RIGHT_FROM_BOX,
            ReliefAt::Map(_) => true,
        };
        (self.ssi >= RIGHT_FROM_SSI, relief)
    }

    /// p5-offensive-status: a card before the launch, none after it.
    pub(super) fn status<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.agenda.pop();
        if self.offensive_settled() {
            return Ok(());
        }
        let card = self.draw(Column::Offensive, chance, log)?;
        self.change_offensive(self.offensive_number(self.card(card).offensive), log);
        Ok(())
    }

    /// German-controlled areas next to a Soviet unit; nobody can enter an empty one with a Breakthrough marker.
    pub(crate) fn in_reach(&self) -> Areas {
        (self.around(self.soviet) & self.control) - (self.breakthrough - self.index.occupied)
    }

    /// p5-targets: fixed when the step begins (ruling 54).
    pub(super) fn targets<C: Chance, L: Log<Event>>(&mut self, chance: &mut C, log: &mut L) -> Result<(), C::Dry> {
        self.agenda.pop();
        if self.collapsed {
            return Ok(()); // ruling 66
        }
        let all = self.in_reach();
        let column = if self.offensive() {
            Targets::All
        } else {
            let card = self.draw(Column::Targets, chance, log)?;
            self.card(card).targets
        };
        self.stake = match column {
            Targets::None => Areas::EMPTY,
            Targets::Even => all & self.c.even,
            Targets::Odd => all - self.c.even,
            Targets::AnyThree | Targets::All => all,
        };
        log.push(Event::Targets { column, areas: self.stake });
        if column == Targets::AnyThree && all.at_least(usize::from(ANY) + 1) {
            self.agenda.push(Step::AnyThree(ANY));
            self.chosen = Areas::EMPTY;
        }
        Ok(())
    }

    /// "Any 3" in ascending order (ruling 55).
    pub(super) fn list_any_three(&self, more: u8, out: &mut impl Offers) {
        let last = self.chosen.bits().checked_ilog2();
        let mask = last.map_or(u64::MAX, |last| u64::MAX.checked_shl(last + 1).unwrap_or(0));
        let open = Areas::from_bits(self.stake.bits() & mask);
        let choices = (open.len() + 1).saturating_sub(usize::from(more));
        open.into_iter().take(choices).for_each(|area| out.offer(Action::Target(area)));
    }

    pub(super) fn choose_target(&mut self, area: Area) {
        self.chosen.add(area);
        match self.agenda.pop() {
            Some(Step::AnyThree(more)) if more > 1 => self.agenda.push(Step::AnyThree(more - 1)),
            _ => self.stake = std::mem::replace(&mut self.chosen, Areas::EMPTY),
        }
    }
}
