//! The scenarios: turn track, set-up, reinforcements.

use kurgan_core::Id;
use kurgan_core::pack::{Checks, Field, Row};
use kurgan_core::words;

use super::super::{
    AREAS, Area, Areas, Arrival, MAX_UNITS, Markers, Pool, Problem, STACK, ScenarioData, ScenarioId, SovietUnit,
    SovietUnits, Terrain, Thing, TurnData, Unit, Units, Withdrawal,
};
use super::charts::Charts;
use super::forces::{German, Soviet};
use super::map::Map;
use super::problem::{self, CHART, SOVIET_UNIT, TURN, UNIT};

/// The areas whose units return there only (6.3).
const NORTH: [u8; 3] = [48, 49, 50];
/// The top of the Morale Track (5.2).
const MORALE: u8 = 19;
/// The last turn that a scenario can have.
const LAST_TURN: u8 = 15;

words! {
    /// Where units start that are not on the map.
    enum StartBox[1] {
        OutOfAction = "out_of_action",
    }
}

/// What a scenario refers to.
pub(super) struct Reader<'a> {
    pub(super) checks: &'a Checks,
    pub(super) map: &'a Map,
    pub(super) german: &'a German,
    pub(super) soviet: &'a mut Soviet,
    pub(super) charts: &'a Charts,
    pub(super) markers: Markers,
}

impl Reader<'_> {
    pub(super) fn scenarios(mut self, mut file: Row<'_>) -> Option<[ScenarioData; 2]> {
        let [main, factory] = file.each("scenario", Thing::SCENARIO, |row, id| self.scenario(row, id));
        file.close();
        Some([main?, factory?])
    }

    fn scenario(&mut self, row: &mut Row<'_>, id: ScenarioId) -> ScenarioData {
        let listed = row.optional("german_control").map_or(Areas::EMPTY, Field::areas);
        for twice in listed & self.map.german {
            row.bad("german_control", Problem::Duplicate { value: twice.0.to_string() });
        }
        let german_control = listed | self.map.german;
        let first_turn = row.number("first_turn", 1..=LAST_TURN);
        let last_turn = row.number("last_turn", first_turn..=LAST_TURN);
        let mut floor = row.inner("supply_floor");
        let supply_floor = (floor.number("turn", first_turn..=last_turn), floor.number("at_least", 0..=24));
        floor.close();
        let mut victory = row.table("victory");
        let final_areas = victory.optional("final_areas").map(|areas| areas.number(1..=50));
        let final_heavy_urban = victory.number_or_0("final_heavy_urban", 0..=50);
        victory.close();
        let mut scenario = ScenarioData {
            id,
            name: row.name("name"),
            first_turn,
            last_turn,
            morale: row.number("morale", 1..=MORALE),
            free_air: row.number("free_air", 0..=self.markers.air),
            chart: row.find("event_chart", CHART, &self.charts.ids).unwrap_or(0),
            first_event_turn: row.number("first_event_turn", first_turn..=last_turn),
            supply_floor,
            final_areas,
            final_heavy_urban,
            german_control,
            german: [Units::EMPTY; AREAS + 1],
            out_of_action: Units::EMPTY,
            units: Units::EMPTY,
            arrivals: Vec::new(),
            withdrawals: Vec::new(),
            soviet_areas: self.map.all - german_control,
            placed: Vec::new(),
            pool: self.soviet.pools[id as usize],
            pavlov: self.soviet.pavlov,
            pavlov_area: None,
            north: Units::EMPTY,
            home: [0; MAX_UNITS],
            turns: turns(row, first_turn, last_turn),
        };
        self.soviet_setup(&mut scenario, row.table("soviet"));
        self.pool(&scenario, row.record());
        for stack in row.rows("german", "area") {
            self.german_setup(&mut scenario, stack);
        }
        for group in row.rows("reinforcement", "turn") {
            self.arrival(&mut scenario, group);
        }
        for withdrawal in row.rows("withdrawal", "turn") {
            self.withdrawal(&mut scenario, withdrawal);
        }
        scenario
    }

    fn soviet_setup(&mut self, scenario: &mut ScenarioData, mut row: Row<'_>) {
        let mut areas = Areas::EMPTY;
        let mut units = SovietUnits::EMPTY;
        for mut placed in row.optional("placed").map(Field::parts).unwrap_or_default() {
            let unit = placed.find("unit", SOVIET_UNIT, self.soviet.units.iter().map(|unit| &unit.id));
            let (Some(unit), Some(area)) = (unit.map(SovietUnit::from_index), placed.area("area")) else {
                placed.close();
                continue;
            };
            if areas.has(area) {
                placed.bad("area", Problem::Duplicate { value: area.0.to_string() });
            }
            let data = &self.soviet.units[unit.index()];
            if units.has(unit) || data.pool[scenario.id as usize] != Pool::Unused {
                placed.bad("unit", Problem::PlacedTwice { unit: data.id.clone() });
            }
            self.fits(scenario, &placed, "area", area, unit);
            areas.add(area);
            units.add(unit);
            scenario.placed.push((area, unit));
            placed.close();
        }
        for &(_, unit) in &scenario.placed {
            self.soviet.units[unit.index()].pool[scenario.id as usize] = Pool::Placed;
        }
        if let Some(area) = row.optional("pavlov_area").and_then(Field::area)
            && self.soviet.units.len() > scenario.pavlov.index()
        {
            self.fits(scenario, &row, "pavlov_area", area, scenario.pavlov);
            scenario.pavlov_area = Some(area);
        }
        row.close();
    }

    /// Checks that a Soviet unit may stand in an area.
    fn fits(&self, scenario: &ScenarioData, row: &Row<'_>, field: &str, area: Area, unit: SovietUnit) {
        if scenario.german_control.has(area) {
            row.bad(field, problem::not_soviet(area.0));
        }
        let data = &self.soviet.units[unit.index()];
        if data.terrain != self.map.areas[area.index()].terrain {
            row.bad(field, problem::wrong_terrain(&data.id, area.0));
        }
    }

    /// Checks that the unrevealed mix fills every area that no revealed unit holds (5.4, 14.5.1).
    fn pool(&self, scenario: &ScenarioData, record: &str) {
        let placed: Areas = scenario.placed.iter().map(|&(area, _)| area).collect();
        for (terrain, name) in [
            (Terrain::Clear, "clear"),
            (Terrain::Elevated, "elevated"),
            (Terrain::LightUrban, "light urban"),
            (Terrain::HeavyUrban, "heavy urban"),
        ] {
            let areas = ((scenario.soviet_areas - placed) & self.map.terrain[terrain as usize]).len();
            let units = (scenario.pool & self.soviet.terrain[terrain as usize]).len();
            if units < areas {
                let problem = problem::pool_too_small(name, areas, units);
                self.checks.bad("soviet_units.toml", record, "pools", problem);
            }
        }
    }

    /// The German units of a record, each new to the scenario.
    fn units(&self, scenario: &mut ScenarioData, row: &mut Row<'_>) -> Units {
        let ids = || self.german.units.iter().map(|unit| &unit.id);
        let found = row.field("units").list(|unit| unit.find(UNIT, ids()));
        let mut units = Units::EMPTY;
        for unit in found.into_iter().flatten().map(Unit::from_index) {
            if scenario.units.has(unit) {
                let unit = self.german.units[unit.index()].id.clone();
                row.bad("units", Problem::PlacedTwice { unit });
            }
            scenario.units.add(unit);
            units.add(unit);
        }
        units
    }

    fn german_setup(&self, scenario: &mut ScenarioData, mut row: Row<'_>) {
        let units = self.units(scenario, &mut row);
        if row.has("area") {
            row.surplus("box");
            if let Some(area) = row.area("area") {
                place(scenario, &row, area, units);
            }
        } else {
            row.call(format!("{} {}", row.record(), StartBox::OutOfAction.id()));
            match row.optional("box").map(Field::word) {
                Some(StartBox::OutOfAction) => scenario.out_of_action |= units,
                None => row.bad("area", Problem::Absent),
            }
        }
        row.close();
    }

    fn arrival(&self, scenario: &mut ScenarioData, mut row: Row<'_>) {
        let units = self.units(scenario, &mut row);
        if units.is_empty() {
            row.bad("units", Problem::Empty);
        } else if units.len() > STACK {
            // 6.1.1: the group enters one area.
            row.bad("units", problem::stack(STACK, units.len()));
        }
        let areas = |row: &mut Row<'_>, field| row.optional(field).map_or(Areas::EMPTY, Field::areas);
        let arrival = Arrival {
            turn: row.number("turn", scenario.first_turn..=scenario.last_turn),
            units,
            areas: areas(&mut row, "areas"),
            areas_if_german: areas(&mut row, "areas_if_german"),
            any_german: row.marked("any_german"),
        };
        if (arrival.areas | arrival.areas_if_german).is_empty() && !arrival.any_german {
            row.bad("areas", Problem::Absent);
        }
        for area in arrival.areas & scenario.soviet_areas {
            row.bad("areas", problem::not_german(area.0));
        }
        scenario.arrivals.push(arrival);
        row.close();
    }

    fn withdrawal(&self, scenario: &mut ScenarioData, mut row: Row<'_>) {
        let turn = row.number("turn", scenario.first_turn..=scenario.last_turn);
        if let Some(division) = self.german.division(row.field("division")) {
            let units = self.german.divisions[division.index()].units & scenario.units;
            scenario.withdrawals.push(Withdrawal { turn, division, units });
        }
        row.close();
    }
}

/// Sets German units up in an area.
fn place(scenario: &mut ScenarioData, row: &Row<'_>, area: Area, units: Units) {
    let revealed = scenario.placed.iter().any(|&(placed, _)| placed == area);
    if !scenario.german_control.has(area) && !revealed {
        row.bad("area", problem::not_german(area.0));
    }
    scenario.german[area.index()] |= units;
    let found = scenario.german[area.index()].len();
    if found > STACK {
        row.bad("units", problem::stack(STACK, found));
    }
    // Ruling 30: the scenario decides, not the print on the counter.
    for unit in units {
        scenario.home[unit.index()] = area.0;
    }
    if NORTH.contains(&area.0) {
        scenario.north |= units;
    }
}

fn turns(scenario: &mut Row<'_>, first_turn: u8, last_turn: u8) -> Vec<TurnData> {
    let mut turns: Vec<TurnData> = Vec::new();
    let mut expected = first_turn;
    for mut row in scenario.rows("turn", "number") {
        let turn = TurnData { number: row.number("number", 0..=u8::MAX), from: row.text("from"), to: row.text("to") };
        if turn.number != expected {
            row.bad("number", problem::turn_order(expected, turn.number));
        }
        expected = turn.number.saturating_add(1);
        let after = turns.last().map_or("", |turn| &turn.to);
        for (field, day, after) in [("from", &turn.from, after), ("to", &turn.to, &turn.from)] {
            if !is_date(day) || day.as_str() < after {
                row.bad(field, problem::not_a_date(day));
            }
        }
        turns.push(turn);
        row.close();
    }
    let (needed, found) = (usize::from(last_turn - first_turn) + 1, turns.len());
    if found != needed {
        scenario.bad("turn", Problem::WrongCount { thing: TURN, needed, found });
    }
    turns
}

/// Whether a text is a day, written year-month-day.
fn is_date(text: &str) -> bool {
    let shape = text.len() == 10
        && text.bytes().enumerate().all(|(i, b)| if i == 4 || i == 7 { b == b'-' } else { b.is_ascii_digit() });
    let number = |range: std::ops::Range<usize>| text.get(range).and_then(|part| part.parse::<u8>().ok());
    shape
        && number(5..7).is_some_and(|month| (1..=12).contains(&month))
        && number(8..10).is_some_and(|day| (1..=31).contains(&day))
}
