//! From the texts of the data files to the checked table.

mod charts;
mod forces;
mod map;
mod raw;
mod scenarios;
mod supply;

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;

use super::{AREAS, Area, Areas, Components, Name, PackError, Problem, Provenance, Thing};

const AREAS_FILE: &str = "areas.toml";
const DECOR_FILE: &str = "decor.toml";
const GERMAN_FILE: &str = "german_units.toml";
const EVENTS_FILE: &str = "random_events.toml";
const SCENARIOS_FILE: &str = "scenarios.toml";
const SOVIET_FILE: &str = "soviet_units.toml";
const SUPPLY_FILE: &str = "supply_costs.toml";

/// The files of a pack, in the order in which they are hashed.
pub(super) const FILES: [&str; 7] =
    [AREAS_FILE, DECOR_FILE, GERMAN_FILE, EVENTS_FILE, SCENARIOS_FILE, SOVIET_FILE, SUPPLY_FILE];

/// The texts that the program carries, in the order of [`FILES`].
const BUILT_IN: [&str; 7] = [
    include_str!("../../data/areas.toml"),
    include_str!("../../data/decor.toml"),
    include_str!("../../data/german_units.toml"),
    include_str!("../../data/random_events.toml"),
    include_str!("../../data/scenarios.toml"),
    include_str!("../../data/soviet_units.toml"),
    include_str!("../../data/supply_costs.toml"),
];

/// Reads and checks a pack.
pub(super) fn load(files: &[(&str, &str)]) -> Result<Components, Vec<PackError>> {
    let mut checks = Checks::default();
    let texts = checks.texts(files);
    let [areas, decor, german, events, scenarios, soviet, supply] = texts;

    let areas = checks.parse::<raw::AreasFile>(AREAS_FILE, areas);
    let decor = checks.parse::<raw::DecorFile>(DECOR_FILE, decor);
    let german = checks.parse::<raw::GermanFile>(GERMAN_FILE, german);
    let events = checks.parse::<raw::EventsFile>(EVENTS_FILE, events);
    let scenarios = checks.parse::<raw::ScenariosFile>(SCENARIOS_FILE, scenarios);
    let soviet = checks.parse::<raw::SovietFile>(SOVIET_FILE, soviet);
    let supply = checks.parse::<raw::SupplyFile>(SUPPLY_FILE, supply);
    let (Some(areas), Some(decor), Some(german), Some(events), Some(scenarios), Some(soviet), Some(supply)) =
        (areas, decor, german, events, scenarios, soviet, supply)
    else {
        return Err(checks.problems);
    };

    let decor = map::decor(&mut checks, &areas, decor);
    let map = map::map(&mut checks, areas);
    let german = forces::german(&mut checks, german);
    let mut soviet = forces::soviet(&mut checks, soviet);
    let charts = charts::charts(&mut checks, events, &german);
    let supply = supply::supply(&mut checks, &supply);
    let scenarios = scenarios::scenarios(&mut checks, &scenarios, &map, &german, &mut soviet, &charts, supply.markers);
    let (Some(scenarios), true) = (scenarios, checks.problems.is_empty()) else {
        return Err(checks.problems);
    };

    Ok(Components {
        areas: map.areas,
        adjacent: map.adjacent,
        all: map.all,
        volga: map.volga,
        light_urban: map.terrain[super::Terrain::LightUrban as usize],
        heavy_urban: map.terrain[super::Terrain::HeavyUrban as usize],
        tem4: map.tem4,
        terrain: map.terrain,
        soviet_terrain: soviet.terrain,
        guards: soviet.guards,
        attack: german.attack,
        movement: german.movement,
        division: german.division,
        armor: german.armor,
        units: german.units,
        divisions: german.divisions,
        corps: german.corps,
        defense: soviet.defense,
        strategy: soviet.strategy,
        strategy_names: soviet.strategy_names,
        soviets: soviet.units,
        events: charts.events,
        charts: charts.tables,
        pause: charts.pause,
        scenarios,
        costs: supply.costs,
        purchase_names: supply.names,
        markers: supply.markers,
        artillery_bonus: supply.artillery_bonus,
        engineer_bonus: supply.engineer_bonus,
        decor,
        provenance: checks.provenance,
        hash: hash(&texts),
    })
}

/// BLAKE3 of the names and texts, each with its length before it.
fn hash(texts: &[&str; 7]) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new();
    for part in FILES.iter().zip(texts).flat_map(|(name, text)| [name, text]) {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part.as_bytes());
    }
    hasher.finalize().into()
}

/// What has been found so far: problems and sources.
#[derive(Default)]
pub(super) struct Checks {
    pub(super) problems: Vec<PackError>,
    pub(super) provenance: Vec<Provenance>,
}

impl Checks {
    /// Notes a problem.
    pub(super) fn bad(&mut self, file: &str, record: &str, field: &str, problem: Problem) {
        self.problems.push(PackError {
            file: file.to_owned(),
            record: record.to_owned(),
            field: field.to_owned(),
            problem,
        });
    }

    /// The text for each file: the one handed in, or else the built-in one.
    fn texts<'a>(&mut self, files: &[(&str, &'a str)]) -> [&'a str; 7] {
        let mut texts: [&'a str; 7] = BUILT_IN;
        let mut given = [false; 7];
        for (name, text) in files {
            match FILES.iter().position(|file| file == name) {
                None => self.bad(name, "", "", Problem::UnknownFile),
                Some(i) if given[i] => self.bad(name, "", "", Problem::FileTwice),
                Some(i) => {
                    given[i] = true;
                    texts[i] = text;
                }
            }
        }
        texts
    }

    fn parse<T: DeserializeOwned>(&mut self, file: &'static str, text: &str) -> Option<T> {
        match toml::from_str(text) {
            Ok(raw) => Some(raw),
            Err(error) => {
                let at = error.span().map_or(0, |span| span.start);
                let (line, column) = position(text, at);
                let (record, field) = place(text, line);
                let message = error.message().to_owned();
                self.bad(file, &record, &field, Problem::Unreadable { line, column, message });
                None
            }
        }
    }

    /// Checks that a number is within bounds.
    fn range(&mut self, file: &str, record: &str, field: &str, value: u8, range: RangeInclusive<u8>) -> bool {
        let good = range.contains(&value);
        if !good {
            let (min, max) = (i64::from(*range.start()), i64::from(*range.end()));
            self.bad(file, record, field, Problem::OutOfRange { value: value.to_string(), min, max });
        }
        good
    }

    /// Checks that a value has not been seen before.
    fn unique(&mut self, seen: &mut BTreeSet<String>, file: &str, record: &str, field: &str, value: &str) -> bool {
        let new = seen.insert(value.to_lowercase());
        if !new {
            self.bad(file, record, field, Problem::Duplicate { value: value.to_owned() });
        }
        new
    }

    /// Checks that a name says something in each language.
    fn name(&mut self, file: &str, record: &str, name: &Name) {
        if name.each().iter().any(|text| text.trim().is_empty()) {
            self.bad(file, record, "name", Problem::Empty);
        }
    }

    /// An area by its number.
    fn area(&mut self, file: &str, record: &str, field: &str, number: u8) -> Option<Area> {
        let area = area(number);
        if area.is_none() {
            self.bad(file, record, field, Problem::Unknown { thing: Thing::Area, value: number.to_string() });
        }
        area
    }

    /// A set of areas by their numbers, each once.
    fn areas(&mut self, file: &str, record: &str, field: &str, numbers: &[u8]) -> Areas {
        let mut areas = Areas::EMPTY;
        for &number in numbers {
            if let Some(area) = self.area(file, record, field, number) {
                if areas.has(area) {
                    self.bad(file, record, field, Problem::Duplicate { value: number.to_string() });
                }
                areas.add(area);
            }
        }
        areas
    }

    /// Looks an id up in a list.
    fn find(
        &mut self,
        file: &str,
        record: &str,
        field: &str,
        thing: Thing,
        value: &str,
        ids: impl IntoIterator<Item = impl AsRef<str>>,
    ) -> Option<usize> {
        let found = ids.into_iter().position(|id| id.as_ref() == value);
        if found.is_none() {
            self.bad(file, record, field, Problem::Unknown { thing, value: value.to_owned() });
        }
        found
    }

    /// Checks that a list fits the program, and cuts it so that what follows cannot overflow.
    fn at_most<T>(&mut self, file: &str, thing: Thing, max: usize, list: &mut Vec<T>) {
        if list.len() > max {
            self.bad(file, "", "", Problem::TooMany { thing, max, found: list.len() });
            list.truncate(max);
        }
    }

    /// Checks the points of an outline or a line.
    fn points(&mut self, file: &str, record: &str, field: &str, needed: usize, points: &[[f32; 2]]) {
        if points.len() < needed {
            self.bad(file, record, field, Problem::TooFewPoints { needed, found: points.len() });
        }
        if points.iter().flatten().any(|x| !x.is_finite()) {
            self.bad(file, record, field, Problem::NotFinite);
        }
    }
}

/// The area with that number, if the map has it.
fn area(number: u8) -> Option<Area> {
    (number != 0 && usize::from(number) <= AREAS).then_some(Area(number))
}

/// Line and column, from 1, of a byte of the text.
fn position(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |rest| rest.chars().count()) + 1;
    (line, column)
}

/// The record and the field that a line of the text belongs to, as far as its looks tell.
fn place(text: &str, line: usize) -> (String, String) {
    let lines: Vec<&str> = text.lines().collect();
    let at = line.saturating_sub(1).min(lines.len().saturating_sub(1));
    let key = |line: &str| line.split_once('=').map(|(key, value)| (key.trim().to_owned(), value.trim().to_owned()));
    let plain = |key: &str| !key.is_empty() && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let header = |line: &&str| line.starts_with('[');

    let Some(start) = lines.get(..=at).and_then(|lines| lines.iter().rposition(header)) else {
        let field = lines.get(at).and_then(|line| key(line)).map(|(key, _)| key).filter(|key| plain(key));
        return (String::new(), field.unwrap_or_default());
    };
    let field = lines[start..=at].iter().rev().filter_map(|line| key(line)).map(|(key, _)| key).find(|key| plain(key));
    let mut record = lines[start].trim_matches(['[', ']', ' ']).to_owned();
    let body = lines[start + 1..].iter().take_while(|line| !header(line));
    if let Some((_, id)) = body.filter_map(|line| key(line)).find(|(key, _)| key == "id") {
        record = format!("{record} {}", id.trim_matches('"'));
    }
    (record, field.unwrap_or_default())
}
