//! Loads the data files into checked components.

use std::collections::BTreeSet;

use kurgan_core::data_files;
use kurgan_core::pack::{Files, Origin, Pack, Problem, Row, Shelf, Thing};

use super::{BoatData, ChitData, Components, LandingData};

impl Pack for Components {
    data_files! {
        "boats.toml",
        "landings.toml",
        "weather.toml",
    }

    fn read(files: &mut Files<'_>) -> Option<Self> {
        let boats = exactly(files.take("boats.toml"), "boat", Thing::new("boat", "boat"), |row, id| BoatData {
            id,
            name: row.name("name"),
            load: row.number("load", 1..=9),
            hull: row.number("hull", 1..=9),
        });
        let landing = Thing::new("landing", "landing");
        let landings = exactly(files.take("landings.toml"), "landing", landing, |row, id| LandingData {
            id,
            name: row.name("name"),
            guns: row.number("guns", 1..=6),
            room: row.number("room", 1..=4),
        });
        let chit = Thing::new("chit", "weather chit");
        let weather = exactly(files.take("weather.toml"), "chit", chit, |row, id| ChitData {
            id,
            name: row.name("name"),
            guns: row.number("guns", -6..=2),
        });
        Some(Self { boats: boats?, landings: landings?, weather: weather?, origin: files.origin() })
    }

    fn origin(&self) -> &Origin {
        &self.origin
    }

    fn shelf() -> &'static Shelf<Self> {
        static SHELF: Shelf<Components> = Shelf::new();
        &SHELF
    }
}

/// As many records as the game has, or nothing and a problem.
fn exactly<'a, T, const N: usize>(
    mut file: Row<'a>,
    list: &'static str,
    thing: Thing,
    read: impl Fn(&mut Row<'a>, String) -> T,
) -> Option<[T; N]> {
    let mut ids = BTreeSet::new();
    let records = file.rows(list, "id").into_iter().map(|mut row| {
        let id = row.word_id(&mut ids);
        let record = read(&mut row, id);
        row.close();
        record
    });
    let records: Vec<T> = records.collect();
    let found = records.len();
    let records = records.try_into().ok();
    if records.is_none() {
        file.bad("", Problem::WrongCount { thing, needed: N, found });
    }
    file.close();
    records
}
