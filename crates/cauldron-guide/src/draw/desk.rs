//! A position read off for drawing.

use cauldron::components::{Area, Areas, Commitment, Components, Letter, Unit, Units, Weather};
use cauldron::{Cauldron, Place, Record};
use kurgan_core::{Game, Id};

use crate::words::{Says, Tongue};

/// A position, its components and the words to tell it in.
pub(super) struct Desk<'a> {
    pub(super) game: &'a Cauldron,
    pub(super) c: &'static Components,
    pub(super) record: Record,
    pub(super) tongue: Tongue,
    /// German-controlled areas without a way to an airfield (p3-isolation).
    pub(super) cut_off: Areas,
}

impl<'a> Desk<'a> {
    pub(super) fn new(game: &'a Cauldron, tongue: Tongue) -> Self {
        let c = game.pack();
        let held = game.controlled();
        let mut reached = held & c.airfields;
        loop {
            let next = reached.into_iter().fold(reached, |all, area| all | c.adjacent[area.index()]) & held;
            if next == reached {
                break;
            }
            reached = next;
        }
        Self { game, c, record: game.record(), tongue, cut_off: held - reached }
    }

    /// The decision to make, and what it is about.
    pub(super) fn step(&self) -> (&str, &str) {
        let step = self.record.agenda.last().map_or("", String::as_str);
        step.split_once(' ').unwrap_or((step, ""))
    }

    /// Every unit of the pack.
    pub(super) fn all_units(&self) -> impl Iterator<Item = Unit> + use<> {
        (0..self.c.units.len()).map(Unit::from_index)
    }

    /// The units with these ids.
    pub(super) fn named(&self, ids: &[String]) -> Units {
        ids.iter().filter_map(|id| self.c.unit_named(id)).collect()
    }

    /// The name of a unit.
    pub(super) fn unit(&self, unit: Unit) -> &str {
        self.c.units.get(unit.index()).map_or("", |data| self.tongue.name(&data.name))
    }

    /// `24 Karpovka`.
    pub(super) fn area(&self, area: Area) -> String {
        let name = self.c.areas.get(area.index()).map_or("", |data| self.tongue.name(&data.name));
        format!("{} {name}", area.number())
    }

    /// An area or a box of the Relief Force track.
    pub(super) fn place(&self, place: Place) -> String {
        match (place.area(), place.relief_box()) {
            (Some(area), _) => self.area(area),
            (None, Some((letter, number))) => self.tongue.say().cauldron_box_place(number, letter.id()),
            (None, None) => self.tongue.say().cauldron_off_map(),
        }
    }

    /// Names in a row, or a word for none.
    pub(super) fn list<T: AsRef<str>>(&self, names: impl IntoIterator<Item = T>) -> String {
        let names: Vec<String> = names.into_iter().map(|name| name.as_ref().to_owned()).collect();
        if names.is_empty() { self.tongue.say().cauldron_none() } else { names.join(", ") }
    }

    /// The areas with these numbers.
    pub(super) fn areas(numbers: &[u8]) -> Areas {
        numbers.iter().filter_map(|&number| Area::numbered(number)).collect()
    }

    /// Key Areas, with those of What If.
    pub(super) fn key_areas(&self) -> Areas {
        self.c.key_areas | Self::areas(&self.record.lasting.key_areas)
    }

    /// The weather.
    pub(super) fn weather(&self) -> Weather {
        Weather::ALL.into_iter().find(|weather| weather.id() == self.record.weather).unwrap_or(Weather::Fair)
    }

    /// A commitment by its id.
    pub(super) fn commitment(id: Option<&String>) -> Option<Commitment> {
        Commitment::ALL.into_iter().find(|level| Some(level.id()) == id.map(String::as_str))
    }

    /// The commitment of the Luftwaffe.
    pub(super) fn luftwaffe(&self) -> Option<Commitment> {
        Self::commitment(self.record.luftwaffe.as_ref())
    }

    /// Whether a marker is held.
    pub(super) fn holds(&self, id: &str) -> bool {
        self.record.held.iter().any(|held| held == id)
    }

    /// Battlegroups that can be raised.
    pub(super) fn free_battlegroups(&self) -> usize {
        self.c.battlegroups.into_iter().filter(|&unit| !self.game.place_of(unit).in_play()).count()
    }

    /// PDMs that are not on the map.
    pub(super) fn free_pdms(&self) -> u8 {
        let there: u8 = self.record.pdm.values().map(|(active, inactive)| active + inactive).sum();
        self.c.pdms.saturating_sub(there)
    }

    /// By how much the prices of actions are multiplied for all (p3-hq-lost).
    pub(super) fn hq_lost(&self) -> bool {
        self.game.place_of(self.c.hq) == Place::LOST
    }

    /// Whether a unit is cut off from every airfield (p3-isolation).
    pub(super) fn isolated(&self, unit: Unit) -> bool {
        let place = self.game.place_of(unit);
        match (place.area(), place.relief_box()) {
            (Some(area), _) => self.cut_off.has(area),
            (None, Some((letter, _))) => {
                let entry = self.entry(letter);
                !self.game.controlled().has(entry) || self.cut_off.has(entry)
            }
            (None, None) => false,
        }
    }

    /// The area of a letter.
    pub(super) fn entry(&self, letter: Letter) -> Area {
        self.c.letters[letter as usize].area
    }
}

/// `+1`, `−2`, `0`.
pub(super) fn signed(number: impl Into<i32>) -> String {
    match number.into() {
        0 => "0".into(),
        number if number < 0 => format!("−{}", number.unsigned_abs()),
        number => format!("+{number}"),
    }
}
