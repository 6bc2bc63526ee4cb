//! Loads the data files into checked components.

mod charts;
mod forces;
mod map;
mod problem;
mod scenarios;
mod supply;

use kurgan_core::data_files;
use kurgan_core::pack::{Files, Numbered, Pack, Shelf};

use super::{AREAS, Area, Components, Origin, Terrain};

impl Pack for Components {
    const EARLIER: &'static [&'static str] = &[
        "fd077f171add1e22ba81fd686bbfece225438da269f957ebfbbaa6ca003724d5", // 0.1
    ];
    data_files! {
        "areas.toml",
        "decor.toml",
        "german_units.toml",
        "random_events.toml",
        "scenarios.toml",
        "soviet_units.toml",
        "supply_costs.toml",
    }

    fn read(files: &mut Files<'_>) -> Option<Self> {
        let map = map::map(files.take("areas.toml"));
        let decor = map::decor(files.take("decor.toml"), &map);
        let german = forces::german(files.take("german_units.toml"));
        let mut soviet = forces::soviet(files.take("soviet_units.toml"));
        let charts = charts::charts(files.take("random_events.toml"), &german);
        let supply = supply::supply(files.take("supply_costs.toml"));
        let scenarios = scenarios::Reader {
            checks: files.checks(),
            map: &map,
            german: &german,
            soviet: &mut soviet,
            charts: &charts,
            markers: supply.markers,
        };
        let scenarios = scenarios.scenarios(files.take("scenarios.toml"))?;
        Some(Self {
            areas: map.areas,
            adjacent: map.adjacent,
            all: map.all,
            volga: map.volga,
            light_urban: map.terrain[Terrain::LightUrban as usize],
            heavy_urban: map.terrain[Terrain::HeavyUrban as usize],
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
        (number != 0 && usize::from(number) <= AREAS).then_some(Self(number))
    }
}
