//! 6.4.2 Action Rounds and 8.0 Movement.

use kurgan_core::{Id, Log};

use crate::action::Action;
use crate::components::{Area, Areas, Unit, Units};
use crate::event::Event;
use crate::state::{Attack, Place, Round, Step, Volga};

/// 8.2: what it costs to enter an area.
const VACANT: u8 = 1;
const VACANT_NEXT_TO_SOVIET: u8 = 2;
const REVEALED: u8 = 3;
const UNREVEALED: u8 = 4;

/// 12.2: the areas next to 48, 49 and 50, and those three (ruling 64).
pub(crate) const NORTH: Areas = Areas::from_bits(0b1_1111_1111 << 42);

/// The largest Movement Factor a counter can have.
const MAX_MOVEMENT: usize = 9;

/// How far a unit can go: the vacant areas by what it costs to get there (8.2).
pub(crate) struct Reach {
    by_cost: [Areas; MAX_MOVEMENT + 2],
    movement: u8,
}

impl Reach {
    /// Vacant areas that cost at most so much, the starting area included.
    #[inline]
    fn within(&self, cost: u8) -> Areas {
        self.by_cost[..=usize::from(cost)].iter().fold(Areas::EMPTY, |all, some| all | *some)
    }

    /// All of them.
    #[inline]
    pub(crate) fn all(&self) -> Areas {
        self.within(self.movement)
    }

    /// What it costs to get to a vacant area; none where the movement is too little.
    pub(crate) fn cost(&self, area: Area) -> Option<u8> {
        (0..=self.movement).zip(&self.by_cost).find(|(_, areas)| areas.has(area)).map(|(cost, _)| cost)
    }
}

impl Volga {
    /// The Movement Factor of a unit this turn (rain: 14.6.1, ruling 24).
    #[inline]
    pub(crate) fn movement(&self, unit: Unit) -> u8 {
        let printed = self.c.movement[unit.index()];
        self.event().and_then(|event| event.max_move).map_or(printed, |most| printed.min(most))
    }

    /// Where a unit may go at all (12.2).
    #[inline]
    pub(crate) fn allowed(&self, unit: Unit) -> Areas {
        if self.options.northern_shoulder && self.scenario().north.has(unit) { NORTH } else { self.c.all }
    }

    /// What it costs to enter an area: the highest that applies (8.2, rulings 32, 33).
    #[inline]
    pub(crate) fn entry_cost(&self, area: Area) -> u8 {
        if !self.soviet.has(area) {
            if self.near_soviet().has(area) { VACANT_NEXT_TO_SOVIET } else { VACANT }
        } else if self.revealed.has(area) {
            REVEALED
        } else {
            UNREVEALED
        }
    }

    /// Flood of the vacant areas a unit can get to; full ones cannot be entered, not even in passing (8.3.1).
    #[inline]
    pub(crate) fn reach(&self, unit: Unit, from: Area) -> Reach {
        self.reach_through(self.allowed(unit) - self.soviet - self.closed(from), unit, from)
    }

    /// The same where these areas are open.
    #[inline]
    pub(crate) fn reach_through(&self, open: Areas, unit: Unit, from: Area) -> Reach {
        let movement = self.movement(unit);
        let mut reach = Reach { by_cost: [Areas::EMPTY; MAX_MOVEMENT + 2], movement };
        reach.by_cost[0] = Areas::only(from);
        let mut open = open.without(from);
        for spent in 0..usize::from(movement) {
            let edge = reach.by_cost[spent];
            let next = edge.into_iter().fold(Areas::EMPTY, |all, area| all | self.c.adjacent[area.index()]) & open;
            open -= next;
            reach.by_cost[spent + usize::from(VACANT)] |= next - self.near_soviet();
            reach.by_cost[spent + usize::from(VACANT_NEXT_TO_SOVIET)] |= next & self.near_soviet();
        }
        reach
    }

    /// The areas out of which a unit can enter an area with a Soviet unit. From a contested area the way leads through
    /// a vacant one first (8.3.2).
    #[inline]
    pub(crate) fn entries(&self, reach: &Reach, from: Area, to: Area) -> Areas {
        let Some(left) = reach.movement.checked_sub(self.entry_cost(to)) else { return Areas::EMPTY };
        let mut gates = self.c.adjacent[to.index()] & reach.within(left);
        if self.soviet.has(from) {
            gates.remove(from);
        }
        gates
    }

    /// Areas closed to units of `from`: full ones (7.1) and those attacked in this round, captured or not (8.2.1, 9.0).
    #[inline]
    pub(crate) fn closed(&self, from: Area) -> Areas {
        let attacked = if self.round.active == from { self.round.attacked } else { Areas::EMPTY };
        attacked | self.full().without(from)
    }

    /// Soviet-held areas that a unit of `from` may enter now: one target at a time (ruling 77).
    #[inline]
    pub(crate) fn open_to_entry(&self, unit: Unit, from: Area) -> Areas {
        let targets = if self.gathering() { Areas::only(self.attack.area) } else { self.soviet };
        (targets & self.allowed(unit)) - self.closed(from)
    }

    /// Whether units have entered an area and the attack is still to be made (9.0).
    #[inline]
    pub(crate) fn gathering(&self) -> bool {
        self.attack.area != Area(0)
    }

    /// 9.3: whether units in this area may attack the Soviet unit there: one attack per round (ruling 43), on an area
    /// contested when the round began.
    pub(crate) fn can_attack_within(&self, area: Area) -> bool {
        let same_round = self.round.active == area;
        self.contested().has(area)
            && !(same_round && (self.round.attacked.has(area) || !self.round.contested.has(area)))
    }

    /// Whether a fresh unit has anything to do: a verb is offered only if it can be completed.
    #[inline]
    pub(crate) fn can_act(&self, unit: Unit, from: Area) -> bool {
        if self.can_attack_within(from) {
            return true;
        }
        let mut targets = self.allowed(unit) - self.soviet - self.closed(from);
        if !self.soviet.has(from) {
            targets |= self.open_to_entry(unit, from);
        }
        self.can_step(unit, from, targets)
    }

    /// Whether one of these areas is next to a unit and within its movement.
    #[inline]
    fn can_step(&self, unit: Unit, from: Area, targets: Areas) -> bool {
        let next = self.c.adjacent[from.index()] & targets;
        let movement = self.movement(unit);
        !next.is_empty() && (movement >= UNREVEALED || next.into_iter().any(|area| self.entry_cost(area) <= movement))
    }

    /// 6.4.2: units that can act, the end of the round where that changes anything, and the end of the phase.
    #[inline]
    pub(super) fn list_activations(&self, out: &mut Vec<Action>) {
        for unit in self.fresh {
            if let Some(area) = self.place[unit.index()].area()
                && self.can_act(unit, area)
            {
                out.push(Action::Choose(unit));
            }
        }
        if self.can_end_round() {
            out.push(Action::EndRound);
        }
        out.push(Action::EndCombat);
    }

    /// Ending the round matters where fresh units are left and an attack has closed an area to them (ruling 78).
    pub(crate) fn can_end_round(&self) -> bool {
        !self.round.attacked.is_empty() && self.at(self.round.active).meets(self.fresh)
    }

    pub(crate) fn end_round(&mut self, log: &mut impl Log<Event>) {
        log.push(Event::RoundEnded { area: self.round.active });
        self.round = Round { active: Area(0), contested: Areas::EMPTY, attacked: Areas::EMPTY };
    }

    /// Chooses a unit and activates its area (8.1).
    #[inline]
    pub(crate) fn choose(&mut self, unit: Unit, log: &mut impl Log<Event>) {
        if let Some(area) = self.place[unit.index()].area()
            && self.round.active != area
        {
            self.round = Round { active: area, contested: self.contested(), attacked: Areas::EMPTY };
            log.push(Event::Activated { area });
        }
        self.agenda.push(Step::Destination(unit));
    }

    /// Where the chosen unit can go, and the attacks it can take part in where it stands.
    #[inline]
    pub(super) fn list_destinations(&self, unit: Unit, out: &mut Vec<Action>) {
        let from = self.round.active;
        let reach = self.reach(unit, from);
        let vacant = reach.all().without(from);
        out.extend(vacant.into_iter().map(|to| Action::Move(unit, to)));
        let gates = if self.soviet.has(from) { vacant } else { vacant.with(from) };
        let beyond = gates.into_iter().fold(Areas::EMPTY, |all, area| all | self.c.adjacent[area.index()]);
        for to in beyond & self.open_to_entry(unit, from) {
            out.extend(self.entries(&reach, from, to).into_iter().map(|gate| Action::Enter(unit, to, gate)));
        }
        if self.can_attack_within(from) && !self.gathering() {
            // 9.3: all, some or none of the units starting there.
            let others = (self.at(from) & self.fresh).without(unit);
            out.push(Action::AttackWith(from, Units::only(unit)));
            out.extend(others.subsets().map(|group| Action::AttackWith(from, group.with(unit))));
        }
    }

    /// 9.0: more units of the Active Area that can come along, and those that can move elsewhere before the attack.
    #[inline]
    pub(super) fn list_followers(&self, to: Area, out: &mut Vec<Action>) {
        let from = self.round.active;
        let others = self.at(from) & self.fresh;
        if !self.full().without(from).has(to) {
            for unit in others & self.allowed_into(to) {
                let reach = self.reach(unit, from);
                out.extend(self.entries(&reach, from, to).into_iter().map(|gate| Action::Enter(unit, to, gate)));
            }
        }
        let vacant = self.c.all - self.soviet - self.closed(from);
        let movers = others.into_iter().filter(|&unit| self.can_step(unit, from, vacant & self.allowed(unit)));
        out.extend(movers.map(Action::Choose));
    }

    /// Units that may go into an area at all (12.2).
    fn allowed_into(&self, area: Area) -> Units {
        if self.options.northern_shoulder && !NORTH.has(area) {
            Units::from_bits(u64::MAX) - self.scenario().north
        } else {
            Units::from_bits(u64::MAX)
        }
    }

    /// Moves to a vacant area; the unit is spent (8.1, ruling 38).
    #[inline]
    pub(super) fn move_to(&mut self, unit: Unit, to: Area, log: &mut impl Log<Event>) {
        self.agenda.pop();
        if log.listens() {
            let from = self.round.active;
            let cost = self.reach(unit, from).cost(to).unwrap_or(0);
            log.push(Event::Moved { unit, from, to, entry: None, cost });
        }
        self.put(unit, Place::on(to));
        self.fresh.remove(unit);
    }

    /// Enters an area with a Soviet unit; others may follow before the attack (9.0, ruling 77).
    #[inline]
    pub(super) fn enter(&mut self, unit: Unit, to: Area, gate: Area, log: &mut impl Log<Event>) {
        if log.listens() {
            let from = self.round.active;
            let cost = self.reach(unit, from).cost(gate).unwrap_or(0) + self.entry_cost(to);
            log.push(Event::Moved { unit, from, to, entry: Some(gate), cost });
        }
        if self.agenda.next() == Some(Step::Destination(unit)) {
            if self.gathering() {
                self.agenda.pop();
            } else {
                self.agenda.replace(Step::Gather);
                self.attack = Attack { area: to, ..Attack::NONE };
            }
        }
        self.attack.enter(unit, gate);
        self.put(unit, Place::on(to));
        self.fresh.remove(unit);
    }
}
