//! The counters: German units, Soviet armies, PDMs and markers.

use std::collections::BTreeSet;

use kurgan_core::Id;
use kurgan_core::pack::{Field, Row};

use super::super::{ArmyData, MAX_UNITS, Marker, Name, Nationality, Problem, Unit, UnitData, UnitKind, Units};
use super::problem::{ARMY, HQ, MARKER, UNIT};

/// How many Soviet armies a pack may hold.
const MAX_ARMIES: usize = 64;

/// Everything that stands on the map.
pub(super) struct Forces {
    pub(super) units: Vec<UnitData>,
    pub(super) divisions: Units,
    pub(super) armor: Units,
    pub(super) battlegroups: Units,
    pub(super) optional: Units,
    pub(super) hq: Unit,
    pub(super) armies: Vec<ArmyData>,
    pub(super) pdms: u8,
    pub(super) marker_names: [Name; 4],
}

pub(super) fn forces(mut file: Row<'_>) -> Forces {
    let units = units(&mut file);
    let all = |fits: &dyn Fn(&UnitData) -> bool| -> Units {
        let fitting = units.iter().enumerate().filter(|(_, unit)| fits(unit));
        fitting.map(|(at, _)| Unit::from_index(at)).collect()
    };
    let headquarters = all(&|unit| unit.kind == UnitKind::Hq);
    if headquarters.len() != 1 {
        file.bad("kind", Problem::WrongCount { thing: HQ, needed: 1, found: headquarters.len() });
    }
    let mut pdm = file.table("pdm");
    let pdms = pdm.number("count", 1..=64);
    pdm.close();
    let marker_names = file.each("marker", MARKER, |row, _: Marker| row.name("name"));
    let forces = Forces {
        divisions: all(&|unit| unit.kind.division()),
        armor: all(&|unit| unit.kind.armor()),
        battlegroups: all(&|unit| unit.kind == UnitKind::Battlegroup),
        optional: all(&|unit| unit.optional),
        hq: headquarters.first().unwrap_or(Unit(0)),
        armies: armies(&mut file),
        pdms,
        marker_names: marker_names.map(Option::unwrap_or_default),
        units,
    };
    file.close();
    forces
}

fn units(file: &mut Row<'_>) -> Vec<UnitData> {
    let mut units = Vec::new();
    // A unit may be called by its id or its name in any language, so they share one list.
    let mut names = BTreeSet::new();
    for mut row in file.rows_up_to(MAX_UNITS, UNIT, "unit", "id") {
        let unit = UnitData {
            id: row.id(&mut names),
            name: row.name("name"),
            short: row.text("short"),
            nationality: row.optional("nationality").map_or(Nationality::German, Field::word),
            kind: row.word("kind"),
            optional: row.marked("optional"),
        };
        for name in unit.name.each().into_iter().collect::<BTreeSet<_>>() {
            row.unique(&mut names, "name", name);
        }
        if unit.optional && !unit.kind.division() {
            row.bad("optional", Problem::Surplus);
        }
        units.push(unit);
        row.close();
    }
    units
}

fn armies(file: &mut Row<'_>) -> Vec<ArmyData> {
    let mut ids = BTreeSet::new();
    let rows = file.rows_up_to(MAX_ARMIES, ARMY, "army", "id").into_iter();
    let armies = rows.map(|mut row| {
        let army = ArmyData { id: row.id(&mut ids), name: row.name("name"), counters: row.number("counters", 1..=64) };
        row.close();
        army
    });
    armies.collect()
}

impl Forces {
    /// The units with these ids.
    pub(super) fn named(&self, units: Field<'_, '_>) -> Vec<Unit> {
        let ids = || self.units.iter().map(|unit| &unit.id);
        let found = units.list(|unit| unit.find(UNIT, ids()));
        found.into_iter().flatten().map(Unit::from_index).collect()
    }
}
