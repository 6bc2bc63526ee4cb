//! The position.

mod held;
mod step;

pub use held::Held;
pub use step::{Phase, Step};

use kurgan_core::notation::Lexicon;
use kurgan_core::steps::{Field, Words};
use kurgan_core::{Agenda, Id, Log, Set, words};
use serde::{Deserialize, Serialize};

use crate::components::{
    AREAS, Area, Areas, BOXES, Cards, Commitment, Components, Letter, MAX_UNITS, Rumor, Unit, Units, Weather,
};
use crate::event::{End, Event, Track};
use crate::options::Options;

/// Where a German unit is: an area, a box of the Relief Force track with the letter it broke out by, or off the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Place(u8);

impl Place {
    const FIRST_BOX: u8 = 64;
    /// Not in play: battlegroups that can be raised, optional units, a division given up at set-up.
    pub const RESERVE: Self = Self(84);
    /// Eliminated.
    pub const LOST: Self = Self(85);
    /// Still to be placed at set-up.
    pub const TO_PLACE: Self = Self(86);
    /// Nowhere; no target.
    pub(crate) const NONE: Self = Self(255);

    /// The place of that number, as parts of refusals and events have it.
    pub const fn numbered(number: u8) -> Self {
        Self(number)
    }

    pub(crate) const fn number(self) -> u8 {
        self.0
    }

    /// In an area.
    #[inline]
    pub const fn on(area: Area) -> Self {
        Self(area.0)
    }

    /// In a box, 1 to 5, reached by that letter.
    #[inline]
    pub const fn boxed(letter: Letter, number: u8) -> Self {
        Self(Self::FIRST_BOX + letter as u8 * 5 + number - 1)
    }

    /// The area, if it is one.
    #[inline]
    pub const fn area(self) -> Option<Area> {
        if self.0 < Self::FIRST_BOX { Some(Area(self.0)) } else { None }
    }

    /// The letter and number of the box, if it is one.
    #[inline]
    pub fn relief_box(self) -> Option<(Letter, u8)> {
        let nth = self.0.checked_sub(Self::FIRST_BOX)?;
        let letter = Letter::ALL.get(usize::from(nth) / BOXES)?;
        Some((*letter, nth % 5 + 1))
    }

    /// The place written so: the number of an area, or letter and number of a box.
    pub fn named(text: &str) -> Option<Self> {
        crate::action::read_place(text)
    }

    /// Whether units there are in play.
    #[inline]
    pub const fn in_play(self) -> bool {
        self.0 < Self::RESERVE.0
    }
}

impl Field for Place {
    fn write(self, _: &str, lexicon: &dyn Lexicon) -> Option<String> {
        lexicon.word("Place", self.0).map(Into::into)
    }

    fn read(_: &str, text: &mut Words<'_>) -> Option<Self> {
        text.thing("Place").map(Self)
    }
}

/// Where the relief marker is (p1-relief-force).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum ReliefAt {
    /// In a box of the track, 1 to 5.
    Box(u8),
    /// In an area of the map.
    Map(Area),
}

/// The last box of the Relief Force track, next to the entry area.
pub(crate) const LAST_BOX: u8 = 5;

words! {
    /// How 6th Army surrendered (p4-surrender, p11-council-of-war).
    pub enum Surrender[4] {
        /// "No FoA Surrender".
        WithoutFoa = "without_foa",
        /// "FoA Surrender".
        WithFoa = "with_foa",
        /// By a late Council of War, without FoA: one less.
        Lenient = "lenient",
        /// By a late Council of War, with FoA: nothing.
        Excused = "excused",
    }
}

/// What holds for the current turn only.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[allow(clippy::struct_excessive_bools)] // independent reminders
pub(crate) struct ThisTurn {
    /// An event forbids the Appeal.
    pub(crate) no_appeal: bool,
    /// The Appeal has been made.
    pub(crate) appealed: bool,
    /// The Tactical Attack has been made.
    pub(crate) tactical: bool,
    /// The weather is set; no card is drawn.
    pub(crate) weather_set: bool,
    /// A Retreat fell on Table E.
    pub(crate) routed: bool,
    /// Table H has been rolled.
    pub(crate) rated: bool,
    /// Added to initiative points.
    pub(crate) ip: i8,
    /// Added to the airlift roll.
    pub(crate) airlift: i8,
    /// Added to the relief commitment roll.
    pub(crate) relief: i8,
    /// Added to the Appeal.
    pub(crate) appeal: i8,
    /// Areas attacked without Freedom of Action.
    pub(crate) attacks: u8,
    /// The movement tally.
    pub(crate) tally: u8,
    /// How many times more than once the five that the tally is in has been paid (ruling 31).
    #[serde(skip_serializing_if = "is_zero")] // hashes of games without isolated movers stay what they were
    pub(crate) dearer: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde calls it
pub(crate) fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// The set-up under way (p.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) struct Preparing {
    /// The modifiers announced, by column.
    pub(crate) modifiers: [u8; 6],
    /// Active PDMs still to be placed.
    pub(crate) active: u8,
    /// Inactive PDMs still to be placed.
    pub(crate) inactive: u8,
    /// The highest area with a PDM of the kind being placed; earlier rules went on from there, in ascending order.
    #[serde(rename = "last")] // hashes of set-ups in that order stay what they were
    pub(crate) highest: u8,
}

impl Preparing {
    /// PDMs still to be placed.
    pub(crate) fn pdms(&self) -> u8 {
        self.active + self.inactive
    }
}

words! {
    /// How a Prepared Defense Action is paid (p3-prepared-defense).
    pub enum Pay[2] {
        /// With initiative points.
        Ip = "ip",
        /// With supply.
        Supply = "supply",
    }
}

/// The Soviet attack under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Strike {
    /// The area attacked.
    pub target: Area,
    /// Where the attacking unit is.
    pub from: Area,
    /// The die; 0 before the roll.
    pub die: u8,
    /// Whether it is the first attack of the chain.
    pub(crate) first: bool,
}

impl Strike {
    pub(crate) const NONE: Self = Self { target: Area(0), from: Area(0), die: 0, first: false };
}

/// The most targets of one German Phase: each costs an initiative point.
pub(crate) const MAX_TARGETS: usize = 20;

/// The attacks designated this phase, with the supply laid on each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Attacks {
    list: [(Place, u8); MAX_TARGETS],
    len: u8,
}

impl Attacks {
    pub(crate) const NONE: Self = Self { list: [(Place::NONE, 0); MAX_TARGETS], len: 0 };

    #[inline]
    pub(crate) fn all(&self) -> &[(Place, u8)] {
        &self.list[..usize::from(self.len)]
    }

    pub(crate) fn has(&self, target: Place) -> bool {
        self.all().iter().any(|(known, _)| *known == target)
    }

    /// The supply laid on a target.
    pub(crate) fn supply(&self, target: Place) -> u8 {
        self.all().iter().find(|(known, _)| *known == target).map_or(0, |(_, supply)| *supply)
    }

    pub(crate) fn is_full(&self) -> bool {
        usize::from(self.len) == MAX_TARGETS
    }

    pub(crate) fn push(&mut self, target: Place, supply: u8) {
        self.list[usize::from(self.len)] = (target, supply);
        self.len += 1;
    }

    /// The same attack goes on against another box; two that meet there are one, with the supply of both (ruling 221).
    pub(crate) fn shift(&mut self, from: Place, to: Place) {
        let Some(at) = self.all().iter().position(|(known, _)| *known == from) else { return };
        let supply = self.list[at].1;
        let last = usize::from(self.len) - 1;
        self.list.copy_within(at + 1..=last, at);
        self.list[last] = (Place::NONE, 0);
        self.len -= 1;
        if to == Place::NONE {
            return;
        }
        match self.list[..last].iter_mut().find(|(known, _)| *known == to) {
            Some((_, laid)) => *laid = (*laid + supply).min(crate::rules::SUPPLY_MAX),
            None => self.push(to, supply),
        }
    }
}

impl PartialEq for Attacks {
    fn eq(&self, other: &Self) -> bool {
        self.all() == other.all()
    }
}

impl Serialize for Attacks {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.all().serialize(serializer)
    }
}

/// What follows from the rest of the position, kept up to date because the rules ask for it all the time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Index {
    /// The units in each area.
    pub(crate) at: [Units; AREAS],
    /// Areas with a German unit.
    pub(crate) occupied: Areas,
    /// Units in relief boxes.
    pub(crate) boxed: Units,
    /// Areas next to Soviet control.
    pub(crate) exposed: Areas,
    /// German-controlled areas that are cut off from every airfield.
    pub(crate) cut_off: Areas,
}

impl Index {
    pub(crate) const EMPTY: Self = Self {
        at: [Units::EMPTY; AREAS],
        occupied: Areas::EMPTY,
        boxed: Units::EMPTY,
        exposed: Areas::EMPTY,
        cut_off: Areas::EMPTY,
    };
}

/// How deep the agenda can get: a turn and the decisions in its middle.
pub(crate) const DEPTH: usize = 24;

/// A position of The Cauldron.
#[derive(Clone, Copy, Serialize)]
pub struct Cauldron {
    #[serde(skip)]
    pub(crate) c: &'static Components,
    pub(crate) options: Options,
    pub(crate) turn: u8,
    pub(crate) ssi: u8,
    pub(crate) supply: u8,
    pub(crate) ip: u8,
    pub(crate) wounded: u8,
    pub(crate) evacuated: u8,
    /// The Final Offensive index.
    pub(crate) index_fo: u8,
    /// The turn on which the Final Offensive was launched; 0 before.
    pub(crate) launched: u8,
    pub(crate) weather: Weather,
    pub(crate) luftwaffe: Option<Commitment>,
    pub(crate) relief_commitment: Option<Commitment>,
    pub(crate) letter: Letter,
    pub(crate) relief: ReliefAt,
    pub(crate) held: Set<Held>,
    /// The side of the Commit marker that shows; 0 if not held.
    pub(crate) commit: u8,
    /// Added to what each airlift brings.
    pub(crate) airlift_supply: i8,
    /// Added to attacks on Stalingrad areas.
    pub(crate) stalingrad_attack: i8,
    /// Added to Appeals by a Council of War.
    pub(crate) appeals: i8,
    /// Added to Regular Attacks by a Council of War.
    pub(crate) attack_bonus: i8,
    /// Key Areas that What If adds.
    pub(crate) extra_key: Areas,
    /// Stalingrad areas that What If makes ordinary targets.
    pub(crate) regular: Areas,
    /// The rumor in play.
    pub(crate) rumor: Option<Rumor>,
    /// Rumors that have been in play and are over, by bit.
    pub(crate) rumors_over: u8,
    pub(crate) surrender: Option<Surrender>,
    /// The turn of the surrender; 0 before.
    pub(crate) surrender_turn: u8,
    pub(crate) collapsed: bool,
    /// No German unit is left (ruling 67).
    pub(crate) destroyed: bool,
    /// The last one starved (ruling 230).
    #[serde(skip_serializing_if = "std::ops::Not::not")] // hashes of other games stay what they were
    pub(crate) starved: bool,
    /// Steps of divisions and HQ lost in play (ruling 74).
    pub(crate) steps_lost: u8,
    /// Divisions whose missing step was lost in play and may come back (ruling 220).
    pub(crate) weakened: Units,
    /// What Survival Statistics came to: the percentage.
    pub(crate) survival: Option<u8>,
    pub(crate) this_turn: ThisTurn,
    #[serde(with = "slice")]
    pub(crate) place: [Place; MAX_UNITS],
    pub(crate) depleted: Units,
    /// German-controlled areas (ruling 1).
    pub(crate) control: Areas,
    /// Areas with a Soviet unit.
    pub(crate) soviet: Areas,
    /// Areas with a Breakthrough marker.
    pub(crate) breakthrough: Areas,
    /// Areas whose Soviet unit has a Hit marker.
    pub(crate) hits: Areas,
    /// PDMs by area: active ones in the high four bits, inactive ones in the low.
    #[serde(with = "slice")]
    pub(crate) pdm: [u8; AREAS],
    /// Cards still in the pile.
    pub(crate) pile: Cards,
    /// What the pile held when it was last shuffled.
    pub(crate) shuffled: Cards,
    /// Cards removed from play.
    pub(crate) removed: Cards,
    /// What each unit attacks this phase.
    #[serde(with = "slice")]
    pub(crate) target: [Place; MAX_UNITS],
    pub(crate) attacks: Attacks,
    /// Units being picked: unsupplied ones, or those who advance.
    pub(crate) picked: Units,
    /// Units whose turn is still to come: attackers, after Collapse those who are rolled for or flee.
    pub(crate) waiting: Units,
    /// Areas at stake: Soviet targets, areas drawn at set-up, refuges after Collapse.
    pub(crate) stake: Areas,
    /// Those chosen of "Any 3" so far.
    pub(crate) chosen: Areas,
    pub(crate) strike: Strike,
    pub(crate) preparing: Preparing,
    #[serde(skip)]
    pub(crate) index: Index,
    pub(crate) agenda: Agenda<Step, DEPTH>,
    pub(crate) end: Option<End>,
    /// German units that linked up.
    pub(crate) linked: u8,
}

mod slice {
    use serde::{Serialize, Serializer};

    pub(super) fn serialize<T: Serialize, S: Serializer, const N: usize>(
        array: &[T; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        array.as_slice().serialize(serializer)
    }
}

impl std::fmt::Debug for Cauldron {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.write_record().fmt(f)
    }
}

impl PartialEq for Cauldron {
    fn eq(&self, other: &Self) -> bool {
        // The hash covers every field but the components and the index, which follows from the rest.
        std::ptr::eq(self.c, other.c) && kurgan_core::Hash::of(self) == kurgan_core::Hash::of(other)
    }
}

impl Cauldron {
    /// The German units in an area.
    #[inline]
    pub(crate) fn at(&self, area: Area) -> Units {
        self.index.at[area.index()]
    }

    /// The neighbours of an area.
    #[inline]
    pub(crate) fn near(&self, area: Area) -> Areas {
        self.c.adjacent[area.index()]
    }

    /// The neighbours of some areas.
    #[inline]
    pub(crate) fn around(&self, areas: Areas) -> Areas {
        areas.into_iter().fold(Areas::EMPTY, |all, area| all | self.c.adjacent[area.index()])
    }

    /// All German units in play, on the map or in relief boxes.
    #[inline]
    pub(crate) fn in_play(&self) -> Units {
        self.index.occupied.into_iter().fold(self.index.boxed, |all, area| all | self.at(area))
    }

    /// The units in a place of the map or the track.
    #[inline]
    pub(crate) fn units_at(&self, place: Place) -> Units {
        match place.area() {
            Some(area) => self.at(area),
            None => self.index.boxed.into_iter().filter(|unit| self.place[unit.index()] == place).collect(),
        }
    }

    /// Whether the headquarters is out of the game.
    #[inline]
    pub(crate) fn hq_lost(&self) -> bool {
        self.place[self.c.hq.index()] == Place::LOST
    }

    /// Key Areas, with those of What If.
    #[inline]
    pub(crate) fn key_areas(&self) -> Areas {
        self.c.key_areas | self.extra_key
    }

    /// Active PDMs in an area.
    #[inline]
    pub(crate) fn active(&self, area: Area) -> u8 {
        self.pdm[area.index()] >> 4
    }

    /// Inactive PDMs in an area.
    #[inline]
    pub(crate) fn inactive(&self, area: Area) -> u8 {
        self.pdm[area.index()] & 15
    }

    /// PDM counters not in play.
    pub(crate) fn free_pdms(&self) -> u8 {
        self.c.pdms.saturating_sub(self.pdm.iter().map(|both| (both >> 4) + (both & 15)).sum())
    }

    /// The battlegroups that can be raised, the next one first.
    #[inline]
    pub(crate) fn free_battlegroups(&self) -> impl Iterator<Item = Unit> {
        self.c.battlegroups.into_iter().filter(|unit| !self.place[unit.index()].in_play())
    }

    /// The battlegroup raised next.
    #[inline]
    pub(crate) fn free_battlegroup(&self) -> Option<Unit> {
        self.free_battlegroups().next()
    }

    /// Whether the Final Offensive is under way.
    #[inline]
    pub(crate) fn offensive(&self) -> bool {
        self.launched != 0
    }

    /// Moves a unit to any place, without regard to control.
    #[inline]
    pub(crate) fn put(&mut self, unit: Unit, to: Place) {
        let from = std::mem::replace(&mut self.place[unit.index()], to);
        let index = &mut self.index;
        if let Some(area) = from.area() {
            index.at[area.index()].remove(unit);
            if index.at[area.index()].is_empty() {
                index.occupied.remove(area);
            }
        }
        index.boxed.remove(unit);
        if let Some(area) = to.area() {
            index.at[area.index()].add(unit);
            index.occupied.add(area);
        } else if to.in_play() {
            index.boxed.add(unit);
        }
    }

    /// Moves a marker on a track and tells of it.
    pub(crate) fn tell(track: Track, from: u8, to: u8, log: &mut impl Log<Event>) {
        if from != to {
            log.push(Event::Track { track, from, to });
        }
    }

    /// Changes supply, never below 0 (ruling 8).
    pub(crate) fn add_supply(&mut self, by: i8, log: &mut impl Log<Event>) {
        let from = self.supply;
        self.supply = from.saturating_add_signed(by);
        Self::tell(Track::Supply, from, self.supply, log);
    }

    /// Pays for an action.
    pub(crate) fn pay(&mut self, ip: u8, supply: u8, log: &mut impl Log<Event>) {
        let (had_ip, had_supply) = (self.ip, self.supply);
        self.ip -= ip;
        self.supply -= supply;
        Self::tell(Track::Ip, had_ip, self.ip, log);
        Self::tell(Track::Supply, had_supply, self.supply, log);
    }

    /// Changes the wounded, never below 0.
    pub(crate) fn add_wounded(&mut self, by: i8, log: &mut impl Log<Event>) {
        let from = self.wounded;
        self.wounded = from.saturating_add_signed(by);
        Self::tell(Track::Wounded, from, self.wounded, log);
    }

    /// Takes a marker or gives it back.
    pub(crate) fn hold(&mut self, marker: Held, take: Hold, log: &mut impl Log<Event>) {
        let held = self.held.has(marker);
        match take {
            Hold::Take if !held => self.held.add(marker),
            Hold::Return if held => self.held.remove(marker),
            _ => return,
        }
        log.push(Event::Marker { marker, taken: take == Hold::Take });
    }
}

/// Whether a marker comes or goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hold {
    Take,
    Return,
}
