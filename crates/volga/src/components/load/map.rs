//! The map: areas and decoration.

use std::collections::BTreeSet;

use kurgan_core::Id;
use kurgan_core::pack::{Checks, Numbered};

use super::super::{
    AREAS, Area, AreaData, Areas, Decor, Landmark, Look, MapText, Name, Problem, Shape, Terrain, Thing,
};
use super::{AREAS_FILE, DECOR_FILE, problem, raw};

/// Areas that start German (5.2).
const GERMAN_AREAS: usize = 9;
/// Areas next to the Volga (3.1).
const VOLGA_AREAS: usize = 11;

/// The areas and the sets of them.
pub(super) struct Map {
    pub(super) areas: Vec<AreaData>,
    pub(super) adjacent: [Areas; AREAS + 1],
    pub(super) all: Areas,
    pub(super) german: Areas,
    pub(super) volga: Areas,
    pub(super) tem4: Areas,
    pub(super) terrain: [Areas; 5],
}

pub(super) fn map(checks: &mut Checks, file: raw::AreasFile) -> Map {
    let mut map = Map {
        areas: (0..=AREAS).map(|_| unused()).collect(),
        adjacent: [Areas::EMPTY; AREAS + 1],
        all: Areas::EMPTY,
        german: Areas::EMPTY,
        volga: Areas::EMPTY,
        tem4: Areas::EMPTY,
        terrain: [Areas::EMPTY; 5],
    };
    let mut names: [BTreeSet<String>; 3] = Default::default();
    for raw in file.area {
        add(checks, &mut map, &mut names, raw);
    }
    let numbers = (1..=AREAS).map(Area::from_index);
    for missing in numbers.filter(|&area| !map.all.has(area)) {
        let value = missing.0.to_string();
        checks.bad(AREAS_FILE, &record(missing), "id", Problem::Missing { thing: Thing::AREA, value });
    }
    for area in map.all {
        for neighbour in map.adjacent[area.index()] {
            if map.all.has(neighbour) && !map.adjacent[neighbour.index()].has(area) {
                checks.bad(AREAS_FILE, &record(area), "adjacent", Problem::OneWay { neighbour: neighbour.0 });
            }
        }
    }
    for (thing, field, needed, areas) in [
        (problem::GERMAN_AREA, "owner", GERMAN_AREAS, map.german),
        (problem::VOLGA_AREA, "volga", VOLGA_AREAS, map.volga),
    ] {
        if areas.len() != needed {
            checks.bad(AREAS_FILE, "", field, Problem::WrongCount { thing, needed, found: areas.len() });
        }
    }
    map
}

fn add(checks: &mut Checks, map: &mut Map, names: &mut [BTreeSet<String>; 3], raw: raw::Area) {
    let file = AREAS_FILE;
    let name = format!("area {}", raw.id);
    let record = name.as_str();
    checks.source(file, record, &raw);
    let Some(area) = Area::numbered(raw.id) else {
        checks.range(file, record, "id", raw.id, 1..=50);
        return;
    };
    if map.all.has(area) {
        checks.bad(file, record, "id", Problem::Duplicate { value: raw.id.to_string() });
        return;
    }
    checks.name(file, record, &raw.name);
    for (seen, name) in names.iter_mut().zip(raw.name.each()) {
        checks.unique(seen, file, record, "name", name);
    }
    let german = raw.owner == raw::Owner::German;
    if german == (raw.terrain == Terrain::None) {
        // 3.1.2: only areas that start Soviet carry a modifier.
        checks.range(file, record, "tem", raw.tem, if german { 0..=0 } else { 1..=4 });
    } else {
        checks.bad(file, record, "terrain", problem::terrain_owner());
    }
    let adjacent = checks.areas(file, record, "adjacent", &raw.adjacent);
    if adjacent.has(area) {
        checks.bad(file, record, "adjacent", Problem::OwnNeighbour);
    }
    checks.points(file, record, "polygon", 3, &raw.polygon);
    checks.points(file, record, "label", 1, &[raw.label]);
    checks.points(file, record, "radius", 1, &[[raw.radius; 2]]);

    map.all.add(area);
    map.adjacent[area.index()] = adjacent;
    map.terrain[raw.terrain as usize].add(area);
    if german {
        map.german.add(area);
    }
    if raw.volga {
        map.volga.add(area);
    }
    if raw.tem >= 4 {
        map.tem4.add(area);
    }
    map.areas[area.index()] = AreaData {
        number: raw.id,
        name: raw.name,
        terrain: raw.terrain,
        tem: raw.tem,
        german_start: german,
        volga: raw.volga,
        adjacent,
        label: raw.label,
        radius: raw.radius,
        polygon: raw.polygon,
        look: raw.look,
    };
}

fn record(area: Area) -> String {
    format!("area {}", area.0)
}

/// What stands in the entry of the table that no area has.
fn unused() -> AreaData {
    AreaData {
        number: 0,
        name: Name::default(),
        terrain: Terrain::None,
        tem: 0,
        german_start: false,
        volga: false,
        adjacent: Areas::EMPTY,
        label: [0.0; 2],
        radius: 0.0,
        polygon: Vec::new(),
        look: Look::City,
    }
}

pub(super) fn decor(checks: &mut Checks, areas: &raw::AreasFile, file: raw::DecorFile) -> Decor {
    for (field, size) in [("width", areas.width), ("height", areas.height)] {
        checks.points(AREAS_FILE, "", field, 1, &[[size; 2]]);
    }
    let mut ids = BTreeSet::new();
    let mut shapes = Shapes { checks, ids: &mut ids };
    let river = shapes.outline("river", file.river);
    let east_bank = shapes.outline("east_bank", file.east_bank);
    let islands = file.island.into_iter().map(|island| shapes.island(island)).collect();
    let ravines = file.ravine.into_iter().map(|line| shapes.line("ravine", line)).collect();
    let rails = file.rail.into_iter().map(|line| shapes.line("rail", line)).collect();

    let mut landmarks = Vec::new();
    for raw in file.landmark {
        let record = format!("landmark {} {}", raw.area, raw.name.en);
        checks.source(DECOR_FILE, &record, &raw);
        checks.name(DECOR_FILE, &record, &raw.name);
        checks.points(DECOR_FILE, &record, "at", 1, &[raw.at]);
        if let Some(area) = checks.area(DECOR_FILE, &record, "area", raw.area) {
            landmarks.push(Landmark { area, kind: raw.kind, at: raw.at, name: raw.name });
        }
    }
    let mut texts = Vec::new();
    for raw in file.text {
        let record = format!("text {}", raw.id);
        checks.source(DECOR_FILE, &record, &raw);
        checks.name(DECOR_FILE, &record, &raw.name);
        checks.unique(&mut ids, DECOR_FILE, &record, "id", &record);
        checks.points(DECOR_FILE, &record, "at", 1, &[raw.at]);
        checks.points(DECOR_FILE, &record, "angle", 1, &[[raw.angle; 2]]);
        texts.push(MapText { id: raw.id, name: raw.name, at: raw.at, angle: raw.angle });
    }
    Decor { width: areas.width, height: areas.height, river, east_bank, islands, ravines, rails, landmarks, texts }
}

/// Checks the shapes of the decoration.
struct Shapes<'a> {
    checks: &'a mut Checks,
    ids: &'a mut BTreeSet<String>,
}

impl Shapes<'_> {
    fn outline(&mut self, record: &str, raw: raw::Outline) -> Shape {
        self.checks.source(DECOR_FILE, record, &raw);
        self.shape(record, "polygon", 3, String::new(), raw.name, raw.polygon)
    }

    fn island(&mut self, raw: raw::Island) -> Shape {
        let record = format!("island {}", raw.id);
        self.checks.source(DECOR_FILE, &record, &raw);
        self.shape(&record, "polygon", 3, raw.id, raw.name, raw.polygon)
    }

    fn line(&mut self, kind: &str, raw: raw::Course) -> Shape {
        let record = format!("{kind} {}", raw.id);
        self.checks.source(DECOR_FILE, &record, &raw);
        self.shape(&record, "line", 2, raw.id, raw.name, raw.line)
    }

    fn shape(
        &mut self,
        record: &str,
        field: &str,
        needed: usize,
        id: String,
        name: Name,
        points: Vec<[f32; 2]>,
    ) -> Shape {
        self.checks.name(DECOR_FILE, record, &name);
        self.checks.unique(self.ids, DECOR_FILE, record, "id", record);
        self.checks.points(DECOR_FILE, record, field, needed, &points);
        Shape { id, name, points }
    }
}
