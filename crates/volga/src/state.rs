//! The position.

use kurgan_core::{Agenda, Id, Log};
use serde::Serialize;

use crate::action::Support;
use crate::components::{
    AREAS, Area, Areas, Components, Corps, EventData, MAX_UNITS, STACK, ScenarioData, SovietUnit, SovietUnits,
    Strategy, Unit, Units,
};
use crate::event::{End, Event, MoraleCause};
use crate::options::Options;

/// Where a German unit is: an area by its number, or one of the places off the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Place(u8);

impl Place {
    /// Not part of the scenario.
    pub const UNUSED: Self = Self(0);
    /// The Out of Action Box (3.7).
    pub const OUT_OF_ACTION: Self = Self(51);
    /// Not yet arrived (5.3.2).
    pub const DUE: Self = Self(52);
    /// Called away by an event until the next Dawn Phase (6.2.1).
    pub const CALLED_AWAY: Self = Self(53);
    /// Withdrawn for good (6.1.2).
    pub const WITHDRAWN: Self = Self(54);

    /// How many places there are, numbered from 0.
    const COUNT: usize = 55;

    #[inline]
    const fn index(self) -> usize {
        self.0 as usize
    }

    /// In an area.
    #[inline]
    pub const fn on(area: Area) -> Self {
        Self(area.0)
    }

    /// The area, if it is one.
    #[inline]
    pub fn area(self) -> Option<Area> {
        (1..=50).contains(&self.0).then_some(Area(self.0))
    }
}

/// No defender, event, corps, area or unit.
pub(crate) const NONE: u8 = 255;

/// One step of the sequence of play, or a decision in its middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum Step {
    /// 6.1: isolation, then arrivals.
    Dawn,
    /// 6.1.1: place a reinforcement group. Decision.
    Arrive(u8),
    /// 6.2.1: place the units that come back. Decision.
    ComeBack,
    /// 6.1.2.
    Withdraw,
    /// 6.2.
    RandomEvent,
    /// 6.3: the roll.
    SupplyRoll,
    /// 6.3: purchases. Decision.
    Supply,
    /// 6.3: where a unit bought back is placed. Decision.
    Place(Unit),
    /// 6.4.1.
    BloodyStreets,
    /// 6.4.2: which unit acts next. Decision.
    Combat,
    /// 8.0: where the chosen unit goes, or the attack it begins. Decision.
    Destination(Unit),
    /// 9.0: attack now or bring another. Decision.
    Gather,
    /// 9.4: what to give a Barrage. Decision.
    Barrage,
    /// 9.5 A. Decision.
    Lead,
    /// 9.5 B. Decision.
    Support,
    /// 9.5.8. Decision where there is a choice.
    Retreat,
    /// 6.5.
    EndPhase,
}

/// The Action Round under way (6.4.2).
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Round {
    /// The Active Area; 0 between rounds.
    pub(crate) active: Area,
    /// What was contested when it was activated (9.1).
    pub(crate) contested: Areas,
    /// What has been attacked since: nobody may enter any more (8.2.1).
    pub(crate) attacked: Areas,
}

/// The attack being made (9.0).
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Attack {
    /// The area attacked; 0 when there is none.
    pub(crate) area: Area,
    /// Those who entered, or who attack from within.
    pub(crate) units: Units,
    /// Who entered from where, for the retreat (9.5.8); in the order of the counters, whoever came first.
    pub(crate) entries: [(Unit, Area); STACK],
    /// How many of them.
    pub(crate) entered: u8,
    /// Whether the defender was turned up in this attack, so that its strategy applies (9.4).
    pub(crate) revealed_now: bool,
    /// By how much isolation changes the Defense Factor in this attack (12.3).
    #[serde(skip_serializing_if = "unchanged")]
    pub(crate) isolation: i8,
    /// The Lead Attacking Unit.
    pub(crate) lead: Unit,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands over a reference
fn unchanged(by: &i8) -> bool {
    *by == 0
}

impl Attack {
    pub(crate) const NONE: Self = Self {
        area: Area(0),
        units: Units::EMPTY,
        entries: [(Unit(0), Area(0)); STACK],
        entered: 0,
        revealed_now: false,
        isolation: 0,
        lead: Unit(NONE),
    };

    /// Who entered, and from where.
    pub(crate) fn entries(&self) -> &[(Unit, Area)] {
        &self.entries[..usize::from(self.entered)]
    }

    /// The area out of which this unit entered.
    pub(crate) fn entry(&self, unit: Unit) -> Option<Area> {
        self.entries().iter().find(|(who, _)| *who == unit).map(|(_, from)| *from)
    }

    pub(crate) fn enter(&mut self, unit: Unit, from: Area) {
        let mut at = usize::from(self.entered);
        while at > 0 && self.entries[at - 1].0 > unit {
            self.entries[at] = self.entries[at - 1];
            at -= 1;
        }
        self.entries[at] = (unit, from);
        self.entered += 1;
        self.units.add(unit);
    }
}

/// What follows from the places of all units, kept up to date because movement asks for it all the time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Index {
    /// The units in each place but [`Place::UNUSED`].
    at: [Units; Place::COUNT],
    /// Areas with a German unit.
    german: Areas,
    /// Areas that hold as many German units as they may (7.1).
    full: Areas,
    /// Areas next to a Soviet unit (8.2).
    near_soviet: Areas,
}

impl Index {
    pub(crate) const EMPTY: Self =
        Self { at: [Units::EMPTY; Place::COUNT], german: Areas::EMPTY, full: Areas::EMPTY, near_soviet: Areas::EMPTY };
}

/// A position of Stalingrad: Advance to the Volga.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Volga {
    #[serde(skip)]
    pub(crate) c: &'static Components,
    pub(crate) options: Options,
    pub(crate) turn: u8,
    pub(crate) morale: u8,
    pub(crate) supply: u8,
    /// The Available Support Units Box (3.5); the other markers lie in the Used box.
    pub(crate) available: Support,
    /// The random event in force: its place in the chart's events, or `NONE`.
    pub(crate) event: u8,
    /// The corps that pauses this turn, or `NONE` (ruling 20).
    pub(crate) paused: u8,
    /// Whether the division of the 64th Army Breakthrough has been withdrawn before (6.2.1).
    pub(crate) breakthrough_used: bool,
    #[serde(with = "places")]
    pub(crate) place: [Place; MAX_UNITS],
    pub(crate) fresh: Units,
    #[serde(skip)]
    pub(crate) index: Index,
    /// Areas with a Soviet unit. All others are German (7.2, 7.4).
    pub(crate) soviet: Areas,
    /// Those whose Soviet unit is revealed.
    pub(crate) revealed: Areas,
    /// The revealed unit of each area, or `NONE`.
    #[serde(with = "defenders")]
    pub(crate) defender: [u8; AREAS + 1],
    /// The Soviet units nobody has seen yet: those on the map and those left over at set-up (5.4).
    pub(crate) bag: SovietUnits,
    /// Areas with an Isolation marker (12.3).
    pub(crate) isolated: Areas,
    pub(crate) round: Round,
    pub(crate) attack: Attack,
    pub(crate) agenda: Agenda<Step, 12>,
    pub(crate) end: Option<End>,
}

mod places {
    use super::{MAX_UNITS, Place};
    use serde::{Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(places: &[Place; MAX_UNITS], serializer: S) -> Result<S::Ok, S::Error> {
        places.as_slice().serialize(serializer)
    }
}

mod defenders {
    use super::AREAS;
    use serde::{Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(units: &[u8; AREAS + 1], serializer: S) -> Result<S::Ok, S::Error> {
        units.as_slice().serialize(serializer)
    }
}

impl PartialEq for Volga {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.c, other.c)
            && self.options == other.options
            && (self.turn, self.morale, self.supply) == (other.turn, other.morale, other.supply)
            && (self.available, self.event, self.paused) == (other.available, other.event, other.paused)
            && self.breakthrough_used == other.breakthrough_used
            && (self.place, self.fresh) == (other.place, other.fresh)
            && (self.soviet, self.revealed, self.bag) == (other.soviet, other.revealed, other.bag)
            && self.defender == other.defender
            && self.isolated == other.isolated
            && (self.round, self.attack, self.agenda, self.end) == (other.round, other.attack, other.agenda, other.end)
    }
}

impl Volga {
    /// The scenario being played.
    pub(crate) fn scenario(&self) -> &'static ScenarioData {
        &self.c.scenarios[self.options.scenario as usize]
    }

    /// The random event in force.
    #[inline]
    pub(crate) fn event(&self) -> Option<&'static EventData> {
        self.c.events.get(usize::from(self.event))
    }

    /// The corps that pauses this turn.
    pub(crate) fn paused(&self) -> Option<Corps> {
        (self.paused != NONE).then_some(Corps(self.paused))
    }

    /// The German units in an area.
    #[inline]
    pub(crate) fn at(&self, area: Area) -> Units {
        self.index.at[area.index()]
    }

    /// The units in a place.
    #[inline]
    pub(crate) fn units_at(&self, place: Place) -> Units {
        self.index.at[place.index()]
    }

    /// All German units on the map.
    #[inline]
    pub(crate) fn on_map(&self) -> Units {
        let off_map = [Place::OUT_OF_ACTION, Place::DUE, Place::CALLED_AWAY, Place::WITHDRAWN];
        off_map.into_iter().fold(self.scenario().units, |units, place| units - self.units_at(place))
    }

    /// Areas with German units.
    #[inline]
    pub(crate) fn german(&self) -> Areas {
        self.index.german
    }

    /// Areas that hold as many German units as they may (7.1).
    #[inline]
    pub(crate) fn full(&self) -> Areas {
        self.index.full
    }

    /// Areas next to a Soviet unit, revealed or not (8.2).
    #[inline]
    pub(crate) fn near_soviet(&self) -> Areas {
        self.index.near_soviet
    }

    /// Contested areas (7.3).
    #[inline]
    pub(crate) fn contested(&self) -> Areas {
        self.soviet & self.index.german
    }

    /// German-controlled areas: those without a Soviet unit (7.2, 7.4).
    #[inline]
    pub(crate) fn controlled(&self) -> Areas {
        self.c.all - self.soviet
    }

    /// How many more units an area can hold (7.1).
    pub(crate) fn room(&self, area: Area) -> usize {
        STACK.saturating_sub(self.at(area).len())
    }

    /// The revealed defender of an area.
    #[inline]
    pub(crate) fn defender(&self, area: Area) -> Option<SovietUnit> {
        let unit = self.defender[area.index()];
        (unit != NONE).then_some(SovietUnit(unit))
    }

    /// What may still lie unrevealed in areas of the same terrain.
    pub(crate) fn bag_of(&self, area: Area) -> SovietUnits {
        let terrain = self.c.areas[area.index()].terrain;
        self.bag & self.c.soviet_terrain[terrain as usize]
    }

    /// The Soviet units of this game. Where Pavlov's House is placed, it stands in for another (ruling 68).
    pub(crate) fn soviet_pieces(&self) -> SovietUnits {
        let (scenario, pavlov) = (self.scenario(), self.options.pavlov);
        let replaced = |area| pavlov && scenario.pavlov_area == Some(area);
        let placed = scenario.placed.iter().filter(|(area, _)| !replaced(*area));
        let pieces = placed.fold(scenario.pool, |all, (_, unit)| all.with(*unit));
        if pavlov { pieces.with(scenario.pavlov) } else { pieces }
    }

    /// Whether a revealed unit is of the Guards: that outlives the strategy (6.4.1, 12.3).
    pub(crate) fn guards(&self, area: Area) -> bool {
        self.defender(area).is_some_and(|unit| self.c.strategy[unit.index()] == Strategy::Guards)
    }

    /// Moves a unit to any place.
    #[inline]
    pub(crate) fn put(&mut self, unit: Unit, to: Place) {
        let from = std::mem::replace(&mut self.place[unit.index()], to);
        let index = &mut self.index;
        index.at[from.index()].remove(unit);
        if let Some(area) = from.area() {
            index.full.remove(area);
            if index.at[from.index()].is_empty() {
                index.german.remove(area);
            }
        }
        index.at[to.index()].add(unit);
        if let Some(area) = to.area() {
            index.german.add(area);
            if index.at[to.index()].at_least(STACK) {
                index.full.add(area);
            }
        } else {
            self.fresh.remove(unit);
        }
    }

    /// Changes which areas have a Soviet unit.
    pub(crate) fn set_soviet(&mut self, soviet: Areas) {
        self.soviet = soviet;
        self.index.near_soviet =
            soviet.into_iter().fold(Areas::EMPTY, |near, area| near | self.c.adjacent[area.index()]);
    }

    /// The index as it follows from scratch.
    pub(crate) fn indexed(&self) -> Index {
        let mut fresh = Self { index: Index::EMPTY, place: [Place::UNUSED; MAX_UNITS], ..*self };
        for (unit, &place) in self.place.iter().enumerate().filter(|(_, place)| **place != Place::UNUSED) {
            fresh.put(Unit::from_index(unit), place);
        }
        fresh.set_soviet(self.soviet);
        fresh.index
    }

    /// Puts a fresh unit into an area.
    pub(crate) fn put_fresh(&mut self, unit: Unit, area: Area) {
        self.put(unit, Place::on(area));
        self.fresh.add(unit);
    }

    /// Changes morale within its track (5.2, ruling 7).
    pub(crate) fn change_morale(&mut self, by: i8, cause: MoraleCause, log: &mut impl Log<Event>) {
        let from = self.morale;
        self.morale = from.saturating_add_signed(by).min(MORALE_MAX);
        log.push(Event::Morale { from, to: self.morale, cause });
    }

    /// Whether morale is Strong (5.2, ruling 8).
    #[inline]
    pub(crate) fn strong(&self) -> bool {
        self.morale >= STRONG_FROM
    }
}

/// The top of the Morale Track (5.2).
pub const MORALE_MAX: u8 = 19;
/// Morale is Strong from here, Shaken below (5.2).
pub const STRONG_FROM: u8 = 10;
