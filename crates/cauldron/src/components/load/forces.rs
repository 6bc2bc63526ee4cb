//! The counters: German units, Soviet armies, PDMs and markers.

use std::collections::BTreeSet;

use kurgan_core::Id;
use kurgan_core::pack::Checks;

use super::super::{ArmyData, MAX_UNITS, Marker, Name, Problem, Unit, UnitData, UnitKind, Units};
use super::problem::{ARMY, HQ, MARKER, UNIT};
use super::{UNITS_FILE as FILE, raw};

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

pub(super) fn forces(checks: &mut Checks, mut file: raw::UnitsFile) -> Forces {
    checks.at_most(FILE, UNIT, MAX_UNITS, &mut file.unit);
    checks.at_most(FILE, ARMY, MAX_ARMIES, &mut file.army);
    let mut forces = Forces {
        units: Vec::new(),
        divisions: Units::EMPTY,
        armor: Units::EMPTY,
        battlegroups: Units::EMPTY,
        optional: Units::EMPTY,
        hq: Unit(0),
        armies: Vec::new(),
        pdms: file.pdm.count,
        marker_names: Default::default(),
    };
    let mut names = BTreeSet::new();
    let mut headquarters = 0;
    for raw in file.unit {
        if raw.kind == UnitKind::Hq {
            forces.hq = Unit::from_index(forces.units.len());
            headquarters += 1;
        }
        forces.add(checks, &mut names, raw);
    }
    if headquarters != 1 {
        checks.bad(FILE, "", "kind", Problem::WrongCount { thing: HQ, needed: 1, found: headquarters });
    }
    names.clear();
    for raw in file.army {
        let record = format!("army {}", raw.id);
        checks.source(FILE, &record, &raw);
        checks.name(FILE, &record, &raw.name);
        checks.unique(&mut names, FILE, &record, "id", &raw.id);
        checks.range(FILE, &record, "counters", raw.counters, 1..=64);
        forces.armies.push(ArmyData { id: raw.id, name: raw.name, counters: raw.counters });
    }
    checks.source(FILE, "pdm", &file.pdm);
    checks.range(FILE, "pdm", "count", file.pdm.count, 1..=64);
    forces.marker_names = markers(checks, file.marker);
    forces
}

impl Forces {
    fn add(&mut self, checks: &mut Checks, names: &mut BTreeSet<String>, raw: raw::Unit) {
        let name = format!("unit {}", raw.id);
        let record = name.as_str();
        checks.source(FILE, record, &raw);
        checks.name(FILE, record, &raw.name);
        for (field, text) in [("id", &raw.id), ("short", &raw.short)] {
            if text.trim().is_empty() {
                checks.bad(FILE, record, field, Problem::Empty);
            }
        }
        // A unit may be called by its id or its name in any language, so they share one list.
        checks.unique(names, FILE, record, "id", &raw.id);
        for name in raw.name.each().into_iter().collect::<BTreeSet<_>>() {
            checks.unique(names, FILE, record, "name", name);
        }
        if raw.optional && !raw.kind.division() {
            checks.bad(FILE, record, "optional", Problem::Surplus);
        }

        let unit = Unit::from_index(self.units.len());
        for (set, member) in [
            (&mut self.divisions, raw.kind.division()),
            (&mut self.armor, raw.kind.armor()),
            (&mut self.battlegroups, raw.kind == UnitKind::Battlegroup),
            (&mut self.optional, raw.optional),
        ] {
            if member {
                set.add(unit);
            }
        }
        self.units.push(UnitData {
            id: raw.id,
            name: raw.name,
            short: raw.short,
            nationality: raw.nationality,
            kind: raw.kind,
            optional: raw.optional,
        });
    }

    /// The unit with that id.
    pub(super) fn unit(&self, checks: &mut Checks, file: &str, record: &str, field: &str, id: &str) -> Option<Unit> {
        let ids = self.units.iter().map(|unit| &unit.id);
        checks.find(file, record, field, UNIT, id, ids).map(Unit::from_index)
    }
}

fn markers(checks: &mut Checks, all: Vec<raw::MarkerName>) -> [Name; 4] {
    let mut names: [Option<Name>; 4] = Default::default();
    for raw in all {
        let record = format!("marker {}", raw.id.id());
        checks.source(FILE, &record, &raw);
        checks.name(FILE, &record, &raw.name);
        if names[raw.id as usize].replace(raw.name).is_some() {
            checks.bad(FILE, &record, "id", Problem::Duplicate { value: raw.id.id().to_owned() });
        }
    }
    Marker::ALL.map(|marker| {
        names[marker as usize].take().unwrap_or_else(|| {
            let value = marker.id().to_owned();
            checks.bad(FILE, &format!("marker {value}"), "id", Problem::Missing { thing: MARKER, value });
            Name::default()
        })
    })
}
