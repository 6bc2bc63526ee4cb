//! From the texts of the data files to the checked table.

mod cards;
mod forces;
mod map;
mod options;
mod problem;
mod raw;
mod scenario;
mod tables;

use kurgan_core::Id;
use kurgan_core::pack::{Checks, Numbered};

use super::{Area, Card, Components, PackError};

const AREAS_FILE: &str = "areas.toml";
const CARDS_FILE: &str = "cards.toml";
const DECOR_FILE: &str = "decor.toml";
const EDGES_FILE: &str = "edges.toml";
const OPTIONS_FILE: &str = "optional_rules.toml";
const RELIEF_FILE: &str = "relief_track.toml";
const SCENARIOS_FILE: &str = "scenarios.toml";
const TABLES_FILE: &str = "tables.toml";
const UNITS_FILE: &str = "units.toml";

/// The files of a pack, in the order in which they are hashed.
pub(super) const FILES: [&str; 9] = [
    AREAS_FILE,
    CARDS_FILE,
    DECOR_FILE,
    EDGES_FILE,
    OPTIONS_FILE,
    RELIEF_FILE,
    SCENARIOS_FILE,
    TABLES_FILE,
    UNITS_FILE,
];

/// The texts that the program carries, in the order of [`FILES`].
pub(super) const BUILT_IN: [&str; 9] = [
    include_str!("../../data/areas.toml"),
    include_str!("../../data/cards.toml"),
    include_str!("../../data/decor.toml"),
    include_str!("../../data/edges.toml"),
    include_str!("../../data/optional_rules.toml"),
    include_str!("../../data/relief_track.toml"),
    include_str!("../../data/scenarios.toml"),
    include_str!("../../data/tables.toml"),
    include_str!("../../data/units.toml"),
];

/// Reads and checks a pack.
pub(super) fn load(files: &[(&str, &str)]) -> Result<Components, Vec<PackError>> {
    let mut checks = Checks::default();
    let texts = checks.texts(&FILES, BUILT_IN, files);
    let [areas, cards, decor, edges, options, relief, scenarios, tables, units] = texts;

    let areas = checks.parse::<raw::AreasFile>(AREAS_FILE, areas);
    let cards = checks.parse::<raw::CardsFile>(CARDS_FILE, cards);
    let decor = checks.parse::<raw::DecorFile>(DECOR_FILE, decor);
    let edges = checks.parse::<raw::EdgesFile>(EDGES_FILE, edges);
    let options = checks.parse::<raw::OptionsFile>(OPTIONS_FILE, options);
    let relief = checks.parse::<raw::ReliefFile>(RELIEF_FILE, relief);
    let scenarios = checks.parse::<raw::ScenariosFile>(SCENARIOS_FILE, scenarios);
    let tables = checks.parse::<raw::TablesFile>(TABLES_FILE, tables);
    let units = checks.parse::<raw::UnitsFile>(UNITS_FILE, units);
    let (Some(areas), Some(cards), Some(decor), Some(edges), Some(options)) = (areas, cards, decor, edges, options)
    else {
        return Err(checks.problems());
    };
    let (Some(relief), Some(scenarios), Some(tables), Some(units)) = (relief, scenarios, tables, units) else {
        return Err(checks.problems());
    };

    let mut map = map::map(&mut checks, areas);
    let lines = map::edges(&mut checks, &mut map, &edges);
    let decor = map::decor(&mut checks, decor, lines);
    let (track, letters) = map::relief(&mut checks, &map, relief);
    let forces = forces::forces(&mut checks, units);
    let cards = cards::cards(&mut checks, cards);
    let tables = tables::tables(&mut checks, &tables);
    let (setup, scenario_names) = scenario::scenarios(&mut checks, scenarios, &map, &track, &forces);
    let options = options::options(&mut checks, options, &forces, &cards, setup.last_turn);
    if checks.any() {
        return Err(checks.problems());
    }

    Ok(Components {
        even: map.all.into_iter().filter(|area| area.number().is_multiple_of(2)).collect(),
        areas: map.areas,
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
        origin: checks.origin(&FILES, &BUILT_IN, &texts),
    })
}

impl Numbered for Area {
    fn numbered(number: u8) -> Option<Self> {
        Self::numbered(number)
    }
}
