//! From the texts of the data files to the checked components.

use std::collections::BTreeSet;

use kurgan_core::pack::{Checks, Name, PackError, Problem, Sourced, Thing};
use kurgan_core::{files, records};

use super::{BoatData, ChitData, Components, LandingData};

const BOATS_FILE: &str = "boats.toml";
const LANDINGS_FILE: &str = "landings.toml";
const WEATHER_FILE: &str = "weather.toml";

/// The files of a pack, in the order in which they are hashed.
pub(super) const FILES: [&str; 3] = [BOATS_FILE, LANDINGS_FILE, WEATHER_FILE];

/// The texts that the program carries, in the order of [`FILES`].
pub(super) const BUILT_IN: [&str; 3] = [
    include_str!("../../data/boats.toml"),
    include_str!("../../data/landings.toml"),
    include_str!("../../data/weather.toml"),
];

files! {
    BoatsFile { #[serde(default)] boat: Vec<BoatRow>, }
    LandingsFile { #[serde(default)] landing: Vec<LandingRow>, }
    WeatherFile { #[serde(default)] chit: Vec<ChitRow>, }
}

records! {
    BoatRow { id: String, name: Name, load: u8, hull: u8, }
    LandingRow { id: String, name: Name, guns: u8, room: u8, }
    ChitRow { id: String, name: Name, guns: i8, }
}

/// Reads and checks a pack; every problem is found, not only the first.
pub(super) fn load(files: &[(&str, &str)]) -> Result<Components, Vec<PackError>> {
    let mut checks = Checks::default();
    let texts = checks.texts(&FILES, BUILT_IN, files);
    let boats = checks.parse::<BoatsFile>(BOATS_FILE, texts[0]).map(|file| boats(&mut checks, file.boat));
    let landings =
        checks.parse::<LandingsFile>(LANDINGS_FILE, texts[1]).map(|file| landings(&mut checks, file.landing));
    let weather = checks.parse::<WeatherFile>(WEATHER_FILE, texts[2]).map(|file| weather(&mut checks, file.chit));
    let boats = exactly(&mut checks, BOATS_FILE, Thing::new("boat", "boat"), boats);
    let landings = exactly(&mut checks, LANDINGS_FILE, Thing::new("landing", "landing"), landings);
    let weather = exactly(&mut checks, WEATHER_FILE, Thing::new("chit", "weather chit"), weather);
    match (boats, landings, weather) {
        (Some(boats), Some(landings), Some(weather)) if checks.problems.is_empty() => {
            Ok(Components { boats, landings, weather, origin: checks.origin(&FILES, &BUILT_IN, &texts) })
        }
        _ => Err(checks.problems),
    }
}

fn boats(checks: &mut Checks, rows: Vec<BoatRow>) -> Vec<BoatData> {
    let mut ids = BTreeSet::new();
    let boat = |row: BoatRow| {
        let record = format!("boat {}", row.id);
        common(checks, BOATS_FILE, &record, &row, &row.id, &row.name, &mut ids);
        checks.range(BOATS_FILE, &record, "load", row.load, 1..=9);
        checks.range(BOATS_FILE, &record, "hull", row.hull, 1..=9);
        BoatData { id: row.id, name: row.name, load: row.load, hull: row.hull }
    };
    rows.into_iter().map(boat).collect()
}

fn landings(checks: &mut Checks, rows: Vec<LandingRow>) -> Vec<LandingData> {
    let mut ids = BTreeSet::new();
    let landing = |row: LandingRow| {
        let record = format!("landing {}", row.id);
        common(checks, LANDINGS_FILE, &record, &row, &row.id, &row.name, &mut ids);
        checks.range(LANDINGS_FILE, &record, "guns", row.guns, 1..=6);
        checks.range(LANDINGS_FILE, &record, "room", row.room, 1..=4);
        LandingData { id: row.id, name: row.name, guns: row.guns, room: row.room }
    };
    rows.into_iter().map(landing).collect()
}

fn weather(checks: &mut Checks, rows: Vec<ChitRow>) -> Vec<ChitData> {
    let mut ids = BTreeSet::new();
    let chit = |row: ChitRow| {
        let record = format!("chit {}", row.id);
        common(checks, WEATHER_FILE, &record, &row, &row.id, &row.name, &mut ids);
        checks.range(WEATHER_FILE, &record, "guns", row.guns, -6..=2);
        ChitData { id: row.id, name: row.name, guns: row.guns }
    };
    rows.into_iter().map(chit).collect()
}

/// What every record has: a source, an id of its own that is one word of the notation, a name in each language.
fn common(
    checks: &mut Checks,
    file: &'static str,
    record: &str,
    row: &impl Sourced,
    id: &str,
    name: &Name,
    ids: &mut BTreeSet<String>,
) {
    checks.source(file, record, row);
    checks.unique(ids, file, record, "id", id);
    checks.name(file, record, name);
    if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_lowercase()) {
        let sentence = format!("\"{id}\" is not a word of small letters; the notation needs one");
        checks.bad(file, record, "id", Problem::special("not_a_word", sentence, &[("id", &id)]));
    }
}

/// As many records as the game has, or nothing and a problem; an unreadable file has told its own.
fn exactly<T, const N: usize>(
    checks: &mut Checks,
    file: &str,
    thing: Thing,
    records: Option<Vec<T>>,
) -> Option<[T; N]> {
    let wrong_count = |records: Vec<T>| Problem::WrongCount { thing, needed: N, found: records.len() };
    records?.try_into().map_err(|records| checks.bad(file, "", "", wrong_count(records))).ok()
}
