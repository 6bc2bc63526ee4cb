//! The scenarios: the historical set-up and the names of both.

use kurgan_core::pack::Row;
use kurgan_core::{Id, byte};

use super::super::{AREAS, Area, Areas, Army, Name, Problem, ReliefTrack, SSI, Setup, Units};
use super::forces::Forces;
use super::map::Map;
use super::problem::{self, ARMY, ARMY_COUNTER};

/// The last turn of the track (p.6).
const LAST_TURN: u8 = 16;
/// The space on which the Final Offensive is launched (p.5); it must not begin there.
const LAUNCH: u8 = 8;
/// What a Key Area is worth above other areas (p.2).
const KEY_AREA: usize = 2;
/// The top of the General track.
const TRACK: u8 = 99;

pub(super) fn scenarios(mut file: Row<'_>, map: &Map, track: &ReliefTrack, forces: &Forces) -> (Setup, [Name; 2]) {
    let mut row = file.table("historical");
    let last_turn = row.number("last_turn", 1..=LAST_TURN);
    let mut setup = Setup {
        first_turn: row.number("first_turn", 1..=last_turn),
        last_turn,
        morale: row.number("morale", 0..=u8::MAX),
        supply: row.number("supply", 0..=TRACK),
        wounded: row.number("wounded", 0..=TRACK),
        ssi: row.number("ssi", 1..=byte(SSI)),
        final_offensive: row.number("final_offensive", 0..=LAUNCH - 1),
        ip: row.number("ip", 0..=TRACK),
        weather: row.word("weather"),
        letter: row.word("letter"),
        relief_box: row.number("box", 1..=5),
        units: Units::EMPTY,
        german: [Units::EMPTY; AREAS],
        depleted: Units::EMPTY,
        pdm_active: Areas::EMPTY,
        pdm_inactive: Areas::EMPTY,
        soviet: Areas::EMPTY,
        armies: Vec::new(),
    };
    let areas = map.inside_perimeter.len() + KEY_AREA * (map.inside_perimeter & map.key_areas).len();
    let sum = areas + usize::from(track.morale[usize::from(setup.relief_box) - 1]);
    if sum != usize::from(setup.morale) {
        row.bad("morale", problem::morale_sum(sum));
    }
    for stack in row.rows("german", "area") {
        german(&mut setup, stack, map, forces);
    }
    for army in row.rows("soviet", "army") {
        soviet(&mut setup, army, map, forces);
    }
    ring(&row, &setup, map);
    pdms(&mut setup, row.table("pdm"), map, forces);
    let historical = row.name("name");
    row.close();
    let mut row = file.table("variable");
    let variable = row.name("name");
    row.close();
    file.close();
    (setup, [historical, variable])
}

fn german(setup: &mut Setup, mut row: Row<'_>, map: &Map, forces: &Forces) {
    let area: Option<Area> = row.area("area");
    if let Some(area) = area.filter(|&area| !map.inside_perimeter.has(area)) {
        row.bad("area", problem::wrong_side(area));
    }
    let mut stack = Units::EMPTY;
    for unit in forces.named(row.field("units")) {
        let id = || forces.units[unit.index()].id.clone();
        if setup.units.has(unit) {
            row.bad("units", Problem::PlacedTwice { unit: id() });
        }
        if (forces.optional | forces.battlegroups).has(unit) {
            row.bad("units", Problem::Unknown { thing: problem::SETUP_UNIT, value: id() });
        }
        setup.units.add(unit);
        stack.add(unit);
    }
    let depleted = row.optional("depleted").map(|units| forces.named(units));
    for unit in depleted.into_iter().flatten() {
        if (stack & forces.divisions).has(unit) {
            setup.depleted.add(unit);
        } else {
            row.bad("depleted", problem::not_depletable(&forces.units[unit.index()].id));
        }
    }
    if let Some(area) = area {
        setup.german[area.index()] |= stack;
    }
    row.close();
}

fn soviet(setup: &mut Setup, mut row: Row<'_>, map: &Map, forces: &Forces) {
    let army = row.find("army", ARMY, forces.armies.iter().map(|army| &army.id));
    let areas: Areas = row.areas("areas");
    if let Some(army) = army {
        let (max, found) = (usize::from(forces.armies[army].counters), areas.len());
        if found > max {
            row.bad("areas", Problem::TooMany { thing: ARMY_COUNTER, max, found });
        }
    }
    for area in areas {
        if setup.soviet.has(area) {
            row.bad("areas", Problem::Duplicate { value: area.number().to_string() });
        }
        if map.inside_perimeter.has(area) {
            row.bad("areas", problem::wrong_side(area));
        }
        setup.soviet.add(area);
        if let Some(army) = army {
            setup.armies.push((area, Army::from_index(army)));
        }
    }
    row.close();
}

/// Any area next to a German-controlled area holds one Soviet unit, and no other does (p.5).
fn ring(row: &Row<'_>, setup: &Setup, map: &Map) {
    let around = |areas: Areas, area: Area| areas | map.adjacent[area.index()];
    let ring = map.inside_perimeter.into_iter().fold(Areas::EMPTY, around) - map.inside_perimeter;
    for gap in ring - setup.soviet {
        row.bad("soviet", problem::ring(gap, true));
    }
    for surplus in setup.soviet - ring {
        row.bad("soviet", problem::ring(surplus, false));
    }
}

fn pdms(setup: &mut Setup, mut row: Row<'_>, map: &Map, forces: &Forces) {
    setup.pdm_active = row.areas("active");
    setup.pdm_inactive = row.areas("inactive");
    for (field, areas) in [("active", setup.pdm_active), ("inactive", setup.pdm_inactive)] {
        for area in areas - map.inside_perimeter {
            row.bad(field, problem::wrong_side(area));
        }
    }
    let (max, found) = (usize::from(forces.pdms), setup.pdm_active.len() + setup.pdm_inactive.len());
    if found > max {
        row.bad("inactive", Problem::TooMany { thing: problem::PDM, max, found });
    }
    row.close();
}
