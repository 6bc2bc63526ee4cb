//! p1: control of areas, the Soviet ring, isolation, morale and link-up, which follow from where units are.

use kurgan_core::{Id, Log, byte};

use crate::components::{Area, Areas, Letter, Unit, Units};
use crate::event::{End, Event, LossCause, Track};
use crate::rules::{EndTurn, Situation, TURN};
use crate::state::{Cauldron, Index, LAST_BOX, Place, ReliefAt};

impl Cauldron {
    /// Areas that stay German when vacant: those inside the perimeter, until Collapse (rulings 1, 65).
    pub(crate) fn firm(&self) -> Areas {
        if self.collapsed { Areas::EMPTY } else { self.c.inside_perimeter }
    }

    /// Where there has to be a Soviet unit (rulings 4, 47, 48).
    #[inline]
    pub(crate) fn ring(&self) -> Areas {
        let relief = match self.relief {
            ReliefAt::Box(LAST_BOX) => Areas::only(self.entry_area()),
            ReliefAt::Box(_) => Areas::EMPTY,
            ReliefAt::Map(area) => self.near(area),
        };
        (self.around(self.control) | relief) - self.control - self.breakthrough
    }

    /// The entry area of the relief force.
    pub(crate) fn entry_area(&self) -> Area {
        self.c.letters[self.letter as usize].area
    }

    /// Brings control in line with who stands where: vacant areas that are not firm turn Soviet, and their PDMs go.
    pub(crate) fn settle(&mut self, log: &mut impl Log<Event>) {
        let before = self.control;
        self.control = (self.control & self.firm()) | self.index.occupied;
        for area in before - self.control {
            self.remove_pdms(area, log);
            log.push(Event::AreaLost { area });
        }
        self.soviet -= self.control;
        self.refresh();
    }

    /// Brings control and ring up to date: one Soviet unit in each area of the ring, none elsewhere (p5-soviet-advance).
    pub(crate) fn close_ring(&mut self, log: &mut impl Log<Event>) {
        self.settle(log);
        let ring = self.ring();
        if ring != self.soviet {
            log.push(Event::Ring { added: ring - self.soviet, removed: self.soviet - ring });
            self.soviet = ring;
        }
        self.hits &= self.soviet;
    }

    /// Recomputes what is kept about control.
    #[inline]
    pub(crate) fn refresh(&mut self) {
        let red = self.c.all - self.control - self.breakthrough; // ruling 203
        self.index.exposed = self.around(red);
        self.index.cut_off = self.control - self.connected(self.control & self.c.airfields, self.control);
    }

    /// What can be reached from some areas through others.
    pub(crate) fn connected(&self, from: Areas, through: Areas) -> Areas {
        let (mut all, mut front) = (from, from);
        while !front.is_empty() {
            front = (self.around(front) & through) - all;
            all |= front;
        }
        all
    }

    /// The index as it follows from scratch.
    pub(crate) fn indexed(&self) -> Index {
        let mut fresh = Self { index: Index::EMPTY, ..*self };
        fresh.place.fill(Place::RESERVE);
        for (unit, &place) in self.place.iter().enumerate().take(self.c.units.len()) {
            fresh.put(Unit::from_index(unit), place);
        }
        fresh.refresh();
        fresh.index
    }

    /// p3-isolation: whether a place is cut off from every airfield; boxes trace through their entry area (ruling 21).
    #[inline]
    pub(crate) fn cut_off(&self, place: Place) -> bool {
        match (place.area(), place.relief_box()) {
            (Some(area), _) => self.index.cut_off.has(area),
            (None, Some((letter, _))) => {
                let entry = self.c.letters[letter as usize].area;
                !self.control.has(entry) || self.index.cut_off.has(entry)
            }
            (None, None) => false,
        }
    }

    /// p3-isolation, p3-hq-lost: by how much the costs of an action are multiplied.
    #[inline]
    pub(crate) fn times(&self, isolated: bool) -> u8 {
        (1 + u8::from(isolated)) * (1 + u8::from(self.hq_lost()))
    }

    /// By how much the costs of a unit's actions are multiplied.
    #[inline]
    pub(crate) fn times_for(&self, unit: Unit) -> u8 {
        self.times(self.cut_off(self.place[unit.index()]))
    }

    /// By how much the costs of an action of several units are multiplied: one isolated unit is enough (ruling 22).
    pub(crate) fn times_for_all(&self, units: Units) -> u8 {
        self.times(units.into_iter().any(|unit| self.cut_off(self.place[unit.index()])))
    }

    /// p2-morale, at any time (ruling 16).
    pub(crate) fn morale(&self) -> u8 {
        if self.surrender.is_some() || self.destroyed {
            return 0; // p4-surrender, ruling 67
        }
        let key = (self.control & self.key_areas()).len();
        let areas = byte(self.control.len() + 2 * key);
        let relief = match self.relief {
            ReliefAt::Box(number) => self.c.relief.morale[usize::from(number) - 1],
            ReliefAt::Map(_) => self.c.relief.morale_on_map,
        };
        areas + relief
    }

    /// Tells of a change of morale since it was `before`.
    pub(crate) fn tell_morale(&self, before: u8, log: &mut impl Log<Event>) {
        if log.listens() {
            Self::tell(Track::Morale, before, self.morale(), log);
        }
    }

    /// Takes every PDM off an area (p3-prepared-defense).
    pub(crate) fn remove_pdms(&mut self, area: Area, log: &mut impl Log<Event>) {
        if self.pdm[area.index()] != 0 {
            self.pdm[area.index()] = 0;
            log.push(Event::Pdm { area, active: 0, inactive: 0 });
        }
    }

    /// Changes the PDMs of an area.
    pub(crate) fn set_pdms(&mut self, area: Area, active: u8, inactive: u8, log: &mut impl Log<Event>) {
        self.pdm[area.index()] = active << 4 | inactive;
        log.push(Event::Pdm { area, active, inactive });
    }

    /// One loss: a full division turns to its depleted side, anything else is eliminated.
    pub(crate) fn take_loss(&mut self, unit: Unit, cause: LossCause, log: &mut impl Log<Event>) {
        if self.c.divisions.has(unit) && !self.depleted.has(unit) {
            self.depleted.add(unit);
            self.weakened.add(unit);
            self.steps_lost += 1;
            log.push(Event::Depleted { unit, cause });
        } else {
            self.eliminate(unit, cause, log);
        }
    }

    /// Takes a unit out of play; battlegroups can be raised again (p3-battlegroup).
    pub(crate) fn eliminate(&mut self, unit: Unit, cause: LossCause, log: &mut impl Log<Event>) {
        log.push(Event::Eliminated { unit, cause });
        if self.c.battlegroups.has(unit) {
            self.put(unit, Place::RESERVE);
        } else {
            self.steps_lost += 1 + u8::from(self.c.divisions.has(unit) && !self.depleted.has(unit));
            self.put(unit, Place::LOST);
        }
        self.depleted.remove(unit);
        self.weakened.remove(unit);
        self.waiting.remove(unit);
        self.picked.remove(unit);
    }

    /// Ruling 67: whether that was the last unit; play then goes on without the army.
    pub(crate) fn last_unit_gone(&mut self, log: &mut impl Log<Event>) -> bool {
        if self.destroyed || !self.index.occupied.is_empty() || !self.index.boxed.is_empty() {
            return false;
        }
        self.destroyed = true;
        log.push(Event::Destroyed);
        for area in self.control {
            self.remove_pdms(area, log);
        }
        self.control = Areas::EMPTY;
        self.close_ring(log);
        self.forget_what_is_under_way();
        while self.agenda.next().is_some_and(|step| !TURN.contains(&step)) {
            self.agenda.pop();
        }
        true
    }

    /// Takes a step off the agenda that nobody is left for (ruling 67).
    pub(super) fn pass_without_army(&mut self) -> bool {
        if self.destroyed {
            self.agenda.pop();
        }
        self.destroyed
    }

    /// Leaves everything and goes on with the Evaluation Phase; Table H is not rolled twice in a turn.
    pub(crate) fn go_to_evaluation(&mut self) {
        self.clear_table();
        self.agenda.push(EndTurn.into());
        if !self.this_turn.rated {
            self.agenda.push(Situation.into());
        }
    }

    /// Takes everything off the agenda and forgets what was under way.
    pub(crate) fn clear_table(&mut self) {
        self.agenda.clear();
        self.forget_what_is_under_way();
    }

    fn forget_what_is_under_way(&mut self) {
        (self.picked, self.waiting) = (Units::EMPTY, Units::EMPTY);
        (self.stake, self.chosen, self.hits) = (Areas::EMPTY, Areas::EMPTY, Areas::EMPTY);
        self.strike = crate::state::Strike::NONE;
        (self.this_turn.tally, self.this_turn.dearer) = (0, 0);
        self.forget_attacks();
    }

    /// p5-link-up: the moment a German unit is next to the relief marker the game is over.
    pub(crate) fn link_up(&mut self, log: &mut impl Log<Event>) -> bool {
        if !self.linked_up() {
            return false;
        }
        let units = self.linked_units();
        self.linked = units.count();
        log.push(Event::LinkedUp { units });
        self.finish(End::LinkUp, log);
        true
    }

    /// Areas in which a German unit meets the relief force (ruling 50).
    #[inline]
    pub(crate) fn meeting_areas(&self) -> Areas {
        match self.relief {
            ReliefAt::Map(area) => self.near(area).with(area),
            ReliefAt::Box(LAST_BOX) => Areas::only(self.entry_area()),
            ReliefAt::Box(_) => Areas::EMPTY,
        }
    }

    pub(crate) fn linked_up(&self) -> bool {
        let near = |number: u8| self.boxed_at(self.letter).any(|(_, at)| at.abs_diff(number) <= 1);
        self.meeting_areas().meets(self.index.occupied) || matches!(self.relief, ReliefAt::Box(number) if near(number))
    }

    /// The units that broke out by a letter, with their boxes.
    fn boxed_at(&self, letter: Letter) -> impl Iterator<Item = (Unit, u8)> {
        self.index.boxed.into_iter().filter_map(move |unit| match self.place[unit.index()].relief_box() {
            Some((by, number)) if by == letter => Some((unit, number)),
            _ => None,
        })
    }

    /// The units with a route to the relief marker through German-controlled and Breakthrough areas and boxes.
    pub(crate) fn linked_units(&self) -> Units {
        let open = self.control | self.breakthrough;
        let first = match self.relief {
            ReliefAt::Map(area) => (self.near(area).with(area)) & open,
            ReliefAt::Box(_) => Areas::only(self.entry_area()) & open,
        };
        let reached = self.connected(first, open);
        let mut units = (reached & self.index.occupied).into_iter().fold(Units::EMPTY, |all, area| all | self.at(area));
        for letter in Letter::ALL {
            let on_track = matches!(self.relief, ReliefAt::Box(_)) && letter == self.letter;
            if on_track || reached.has(self.c.letters[letter as usize].area) {
                units = self.boxed_at(letter).fold(units, |all, (unit, _)| all.with(unit));
            }
        }
        units
    }

    /// Forgets the attacks of the phase.
    pub(crate) fn forget_attacks(&mut self) {
        self.target.fill(Place::NONE);
        self.attacks = crate::state::Attacks::NONE;
    }
}
