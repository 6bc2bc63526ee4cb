//! From the texts of the data files to the checked table.

mod charts;
mod forces;
mod map;
mod problem;
mod raw;
mod scenarios;
mod supply;

use kurgan_core::pack::{Checks, Numbered};

use super::{AREAS, Area, Components, PackError};

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
pub(super) const BUILT_IN: [&str; 7] = [
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
    let texts = checks.texts(&FILES, BUILT_IN, files);
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
        return Err(checks.problems());
    };

    let decor = map::decor(&mut checks, &areas, decor);
    let map = map::map(&mut checks, areas);
    let german = forces::german(&mut checks, german);
    let mut soviet = forces::soviet(&mut checks, soviet);
    let charts = charts::charts(&mut checks, events, &german);
    let supply = supply::supply(&mut checks, &supply);
    let scenarios = scenarios::scenarios(&mut checks, &scenarios, &map, &german, &mut soviet, &charts, supply.markers);
    let (Some(scenarios), true) = (scenarios, !checks.any()) else {
        return Err(checks.problems());
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
        origin: checks.origin(&FILES, &BUILT_IN, &texts),
    })
}

impl Numbered for Area {
    fn numbered(number: u8) -> Option<Self> {
        (number != 0 && usize::from(number) <= AREAS).then_some(Self(number))
    }
}
