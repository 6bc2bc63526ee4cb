//! Loads the data files into checked components.

mod cards;
mod forces;
mod map;
mod options;
mod problem;
mod scenario;
mod tables;

use kurgan_core::pack::{Files, Numbered, Pack, Shelf};
use kurgan_core::{Id, data_files};

use super::{Area, Card, Components, Origin};

impl Pack for Components {
    const EARLIER: &'static [&'static str] = &[
        "a92619274ae405f860994c6b7a79d415d6db2768dc89dadb0bc56b62507f4e00", // 0.1
    ];
    data_files! {
        "areas.toml",
        "cards.toml",
        "decor.toml",
        "edges.toml",
        "optional_rules.toml",
        "relief_track.toml",
        "scenarios.toml",
        "tables.toml",
        "units.toml",
    }

    fn read(files: &mut Files<'_>) -> Option<Self> {
        let mut map = map::map(files.take("areas.toml"));
        let lines = map::edges(&mut map, files.take("edges.toml"));
        let decor = map::decor(files.take("decor.toml"), lines);
        let (track, letters) = map::relief(&map, files.take("relief_track.toml"));
        let forces = forces::forces(files.take("units.toml"));
        let cards = cards::cards(files.take("cards.toml"));
        let tables = tables::tables(files.take("tables.toml"));
        let (setup, scenario_names) = scenario::scenarios(files.take("scenarios.toml"), &map, &track, &forces);
        let options = options::options(files.take("optional_rules.toml"), &forces, &cards, setup.last_turn);
        Some(Self {
            even: map.all.into_iter().filter(|area| area.number().is_multiple_of(2)).collect(),
            areas: map.areas.into_iter().flatten().collect(),
            adjacent: map.adjacent,
            all: map.all,
            inside_perimeter: map.inside_perimeter,
            key_areas: map.key_areas,
            stalingrad: map.stalingrad,
            airfields: map.airfields,
            across_river: map.across_river,
            letters,
            relief: track,
            units: forces.units,
            divisions: forces.divisions,
            armor: forces.armor,
            battlegroups: forces.battlegroups,
            optional: forces.optional,
            hq: forces.hq,
            armies: forces.armies,
            pdms: forces.pdms,
            marker_names: forces.marker_names,
            deck: (0..cards.len()).map(Card::from_index).collect(),
            cards,
            tables,
            scenario_names,
            setup,
            variable: options.variable,
            council: options.council,
            new_rumor: options.new_rumor,
            rumors: options.rumors,
            what_if: options.what_if,
            survival: options.survival,
            decor,
            origin: files.origin(),
        })
    }

    fn origin(&self) -> &Origin {
        &self.origin
    }

    fn shelf() -> &'static Shelf<Self> {
        static SHELF: Shelf<Components> = Shelf::new();
        &SHELF
    }
}

impl Numbered for Area {
    fn numbered(number: u8) -> Option<Self> {
        Self::numbered(number)
    }
}
