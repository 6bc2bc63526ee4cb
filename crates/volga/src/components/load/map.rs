//! The map: areas and decoration.

use std::collections::BTreeSet;

use kurgan_core::pack::{Numbered, Row};
use kurgan_core::{Id, byte, words};

use super::super::{
    AREAS, Area, AreaData, Areas, Decor, Landmark, Look, MapText, Name, Problem, Shape, Terrain, Thing,
};
use super::problem;

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
    /// How wide and how high it is drawn.
    size: [f32; 2],
}

words! {
    /// Who holds an area at the start.
    enum Owner[2] {
        German = "german",
        Soviet = "soviet",
    }
}

pub(super) fn map(mut file: Row<'_>) -> Map {
    let mut map = Map {
        areas: (0..=AREAS).map(|_| unused()).collect(),
        adjacent: [Areas::EMPTY; AREAS + 1],
        all: Areas::EMPTY,
        german: Areas::EMPTY,
        volga: Areas::EMPTY,
        tem4: Areas::EMPTY,
        terrain: [Areas::EMPTY; 5],
        size: [file.decimal("width"), file.decimal("height")],
    };
    let mut names: [BTreeSet<String>; 3] = Default::default();
    for row in file.rows("area", "id") {
        add(&mut map, &mut names, row);
    }
    for missing in (1..=AREAS).map(Area::from_index).filter(|&area| !map.all.has(area)) {
        file.missing("area", Thing::AREA, &missing.0.to_string());
    }
    for area in map.all {
        for neighbour in map.adjacent[area.index()] {
            if map.all.has(neighbour) && !map.adjacent[neighbour.index()].has(area) {
                let problem = Problem::OneWay { neighbour: neighbour.0 };
                file.bad_of(&format!("area {}", area.0), "adjacent", problem);
            }
        }
    }
    for (thing, field, needed, areas) in [
        (problem::GERMAN_AREA, "owner", GERMAN_AREAS, map.german),
        (problem::VOLGA_AREA, "volga", VOLGA_AREAS, map.volga),
    ] {
        if areas.len() != needed {
            file.bad(field, Problem::WrongCount { thing, needed, found: areas.len() });
        }
    }
    file.close();
    map
}

fn add(map: &mut Map, names: &mut [BTreeSet<String>; 3], mut row: Row<'_>) {
    let Some(number) = row.field("id").within(1..=byte(AREAS)) else { return };
    let Some(area) = Area::numbered(number) else { return };
    if map.all.has(area) {
        row.bad("id", Problem::Duplicate { value: number.to_string() });
        return;
    }
    let german_start = row.word::<Owner>("owner") == Owner::German;
    let terrain = row.word("terrain");
    if german_start != (terrain == Terrain::None) {
        row.bad("terrain", problem::terrain_owner());
    }
    let data = AreaData {
        number,
        name: row.name("name"),
        terrain,
        // 3.1.2: only areas that start Soviet carry a modifier.
        tem: row.number("tem", if german_start { 0..=0 } else { 1..=4 }),
        german_start,
        volga: row.flag("volga"),
        adjacent: row.areas("adjacent"),
        label: row.point("label"),
        radius: row.decimal("radius"),
        polygon: row.points("polygon", 3),
        look: row.word("look"),
    };
    for (seen, name) in names.iter_mut().zip(data.name.each()) {
        row.unique(seen, "name", name);
    }
    if data.adjacent.has(area) {
        row.bad("adjacent", Problem::OwnNeighbour);
    }
    map.all.add(area);
    map.adjacent[area.index()] = data.adjacent;
    map.terrain[terrain as usize].add(area);
    for (set, member) in [(&mut map.german, german_start), (&mut map.volga, data.volga), (&mut map.tem4, data.tem >= 4)]
    {
        if member {
            set.add(area);
        }
    }
    map.areas[area.index()] = data;
    row.close();
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

pub(super) fn decor(mut file: Row<'_>, map: &Map) -> Decor {
    let [width, height] = map.size;
    let decor = Decor {
        width,
        height,
        river: outline(file.table("river")),
        east_bank: outline(file.table("east_bank")),
        islands: shapes(&mut file, "island", "polygon", 3),
        ravines: shapes(&mut file, "ravine", "line", 2),
        rails: shapes(&mut file, "rail", "line", 2),
        landmarks: file.rows("landmark", "area").into_iter().filter_map(landmark).collect(),
        texts: texts(&mut file),
    };
    file.close();
    decor
}

fn outline(mut row: Row<'_>) -> Shape {
    let shape = Shape { id: String::new(), name: row.name("name"), points: row.points("polygon", 3) };
    row.close();
    shape
}

fn shapes(file: &mut Row<'_>, list: &'static str, points: &'static str, needed: usize) -> Vec<Shape> {
    let mut ids = BTreeSet::new();
    let shapes = file.rows(list, "id").into_iter().map(|mut row| {
        let shape = Shape { id: row.id(&mut ids), name: row.name("name"), points: row.points(points, needed) };
        row.close();
        shape
    });
    shapes.collect()
}

fn landmark(mut row: Row<'_>) -> Option<Landmark> {
    let name = row.name("name");
    row.call(format!("{} {}", row.record(), name.en));
    let (area, kind, at) = (row.area("area"), row.word("kind"), row.point("at"));
    row.close();
    Some(Landmark { area: area?, kind, at, name })
}

fn texts(file: &mut Row<'_>) -> Vec<MapText> {
    let mut ids = BTreeSet::new();
    let texts = file.rows("text", "id").into_iter().map(|mut row| {
        let text =
            MapText { id: row.id(&mut ids), name: row.name("name"), at: row.point("at"), angle: row.decimal("angle") };
        row.close();
        text
    });
    texts.collect()
}
