//! 6.1 Dawn Phase: isolation (12.3), reinforcements, withdrawals.

use kurgan_core::{Id, Log, byte};

use crate::action::Action;
use crate::components::{Areas, EventData, ReturnTo, Units};
use crate::event::{Event, MoraleCause};
use crate::state::{Place, Step, Volga};

impl Volga {
    /// Judges isolation and puts the groups that are due on the agenda (ruling 79).
    pub(super) fn dawn(&mut self, log: &mut impl Log<Event>) {
        self.agenda.pop();
        if self.options.isolation {
            self.judge_isolation(log);
        }
        if !self.coming_back().is_empty() {
            self.agenda.push(Step::ComeBack);
        }
        for (group, arrival) in self.scenario().arrivals.iter().enumerate().rev() {
            let group = byte(group);
            if arrival.turn <= self.turn && arrival.units.meets(self.units_at(Place::DUE)) {
                self.agenda.push(Step::Arrive(group));
            }
        }
    }

    /// 12.3: Soviet areas without a way through Soviet areas to the Volga.
    pub(crate) fn cut_off(&self) -> Areas {
        let mut supplied = self.soviet & self.c.volga;
        loop {
            let next =
                supplied.into_iter().fold(supplied, |all, area| all | self.c.adjacent[area.index()]) & self.soviet;
            if next == supplied {
                break;
            }
            supplied = next;
        }
        self.soviet - supplied
    }

    /// 12.3: marks those that are cut off, up to the number of markers.
    fn judge_isolation(&mut self, log: &mut impl Log<Event>) {
        let cut_off = self.cut_off();
        // Those already marked keep their marker, then lower numbers come first (ruling 65).
        let markers = usize::from(self.c.markers.isolation);
        let kept = cut_off & self.isolated;
        let new = (cut_off - kept).into_iter().take(markers.saturating_sub(kept.len()));
        let isolated = new.fold(kept, Areas::with);
        if isolated != self.isolated {
            log.push(Event::Isolated { areas: isolated });
        }
        self.isolated = isolated;
    }

    /// Units called away that come back now: not those of a division that leaves for good this turn (ruling 16).
    fn coming_back(&self) -> Units {
        let leaving = self.scenario().withdrawals.iter().filter(|w| w.turn == self.turn);
        leaving.fold(self.units_at(Place::CALLED_AWAY), |units, withdrawal| units - withdrawal.units)
    }

    /// The units of a group.
    pub(crate) fn arriving(&self, step: Step) -> Units {
        match step {
            Step::Arrive(group) => self.scenario().arrivals[usize::from(group)].units & self.units_at(Place::DUE),
            _ => self.coming_back(),
        }
    }

    /// 6.1.1, 6.2.1: the areas in which the whole group has room (rulings 11, 12, 17, 71).
    pub(crate) fn arrival_areas(&self, step: Step) -> Areas {
        let group = self.arriving(step).len();
        let german = self.arrival_range(step) & self.controlled();
        german.into_iter().filter(|&area| self.room(area) >= group).collect()
    }

    /// Every area the rules name for a group, whoever holds it.
    pub(crate) fn arrival_range(&self, step: Step) -> Areas {
        match step {
            Step::Arrive(group) => {
                let arrival = &self.scenario().arrivals[usize::from(group)];
                if arrival.any_german { self.c.all } else { arrival.areas | arrival.areas_if_german }
            }
            _ => self.return_range(),
        }
    }

    /// The scenario's event that calls a division away.
    fn breakthrough(&self) -> Option<&'static EventData> {
        let chart = &self.c.charts[self.scenario().chart];
        let mut rows = chart.events[3..].iter().filter_map(|&row| self.c.events.get(usize::from(row)));
        rows.find(|event| event.withdraw.is_some())
    }

    /// Whether the event can come on this turn (10.1).
    pub(crate) fn breakthrough_on(&self, turn: u8) -> bool {
        self.breakthrough().is_some_and(|event| event.void_turns >> turn & 1 == 0)
    }

    /// Where its division comes back.
    fn return_range(&self) -> Areas {
        match self.breakthrough().map(|event| event.return_to) {
            Some(ReturnTo::Areas(areas)) => areas,
            Some(ReturnTo::AnyVacant) => self.c.all,
            Some(ReturnTo::Nowhere) | None => Areas::EMPTY,
        }
    }

    /// The units of its division.
    pub(crate) fn breakthrough_units(&self) -> Units {
        let division = self.breakthrough().and_then(|event| event.withdraw);
        division.map_or(Units::EMPTY, |division| self.c.divisions[division.index()].units)
    }

    /// Settles an arrival that leaves no choice; false if there is one.
    pub(super) fn arrive_unasked(&mut self, step: Step, log: &mut impl Log<Event>) -> bool {
        let areas = self.arrival_areas(step);
        match areas.first() {
            None => {
                self.agenda.pop();
                log.push(Event::Waits { units: self.arriving(step) });
                true
            }
            Some(area) if areas.len() == 1 => {
                self.arrive(area, log);
                true
            }
            _ => false,
        }
    }

    pub(super) fn list_arrivals(&self, step: Step, out: &mut Vec<Action>) {
        out.extend(self.arrival_areas(step).into_iter().map(Action::Reinforce));
    }

    /// Places the group that is next on the agenda, fresh.
    pub(super) fn arrive(&mut self, area: crate::components::Area, log: &mut impl Log<Event>) {
        let Some(step) = self.agenda.pop() else { return };
        let units = self.arriving(step);
        for unit in units {
            self.put_fresh(unit, area);
        }
        log.push(Event::Arrived { units, area });
    }

    /// 6.1.2: divisions that leave for good (rulings 13, 14, 16).
    pub(super) fn withdraw(&mut self, log: &mut impl Log<Event>) {
        self.agenda.pop();
        let turn = self.turn;
        for withdrawal in self.scenario().withdrawals.iter().filter(|w| w.turn == turn) {
            let units = withdrawal.units - self.units_at(Place::WITHDRAWN);
            let missing = (units & self.units_at(Place::OUT_OF_ACTION)).count();
            for unit in units {
                self.put(unit, Place::WITHDRAWN);
            }
            self.breakthrough_used = true;
            log.push(Event::Withdrawn { division: withdrawal.division, units, missing });
            self.lose_morale_for(missing, log);
        }
    }

    /// 6.2.1: -1 for each unit that was not there to be withdrawn.
    pub(super) fn lose_morale_for(&mut self, missing: u8, log: &mut impl Log<Event>) {
        if missing > 0 {
            self.change_morale(-missing.cast_signed(), MoraleCause::MissingUnits, log);
        }
    }
}
