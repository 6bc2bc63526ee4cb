//! Pack problems specific to this game.

use kurgan_core::pack::{Problem, Thing};

pub(super) const GERMAN_AREA: Thing = Thing::new("german_area", "area that starts German");
pub(super) const VOLGA_AREA: Thing = Thing::new("volga_area", "area next to the Volga");
pub(super) const UNIT: Thing = Thing::new("unit", "German unit");
pub(super) const SOVIET_UNIT: Thing = Thing::new("soviet_unit", "Soviet unit");
pub(super) const PAVLOV_UNIT: Thing = Thing::new("pavlov_unit", "Soviet unit with option = \"pavlov\"");
pub(super) const DIVISION: Thing = Thing::new("division", "division");
pub(super) const CORPS: Thing = Thing::new("corps", "corps");
pub(super) const STRATEGY: Thing = Thing::new("strategy", "strategy");
pub(super) const SOVIET_TERRAIN: Thing = Thing::new("soviet_terrain", "terrain of a Soviet unit");
pub(super) const CHART: Thing = Thing::new("chart", "event chart");
pub(super) const EVENT: Thing = Thing::new("event", "event");
pub(super) const PURCHASE: Thing = Thing::new("purchase", "purchase");
pub(super) const MARKER: Thing = Thing::new("marker", "marker");
pub(super) const TURN: Thing = Thing::new("turn", "turn");

/// Terrain and owner contradict each other.
pub(super) fn terrain_owner() -> Problem {
    Problem::special("terrain_owner", "exactly the areas that start German have terrain \"none\"", &[])
}

/// A stack above the limit.
pub(super) fn stack(max: usize, found: usize) -> Problem {
    Problem::special(
        "stack",
        format!("{found} units are too many for one area; {max} may stand there"),
        &[("max", &max), ("found", &found)],
    )
}

/// German units set up with an unrevealed Soviet unit.
pub(super) fn not_german(area: u8) -> Problem {
    Problem::special(
        "not_german",
        format!("area {area} is neither German nor held by a revealed Soviet unit; German units cannot start there"),
        &[("area", &area)],
    )
}

/// A Soviet unit set up under German control.
pub(super) fn not_soviet(area: u8) -> Problem {
    Problem::special(
        "not_soviet",
        format!("area {area} is German at the start; no Soviet unit can stand there"),
        &[("area", &area)],
    )
}

/// A Soviet unit in an area of other terrain.
pub(super) fn wrong_terrain(unit: &str, area: u8) -> Problem {
    Problem::special(
        "wrong_terrain",
        format!("the terrain of unit \"{unit}\" is not that of area {area}; they must match"),
        &[("unit", &unit), ("area", &area)],
    )
}

/// A mix too small for the map.
pub(super) fn pool_too_small(terrain: &str, areas: usize, units: usize) -> Problem {
    Problem::special(
        "pool_too_small",
        format!("{units} unrevealed {terrain} units cannot fill {areas} areas; there must be one for each"),
        &[("terrain", &terrain), ("areas", &areas), ("units", &units)],
    )
}

/// An event that stands in for itself.
pub(super) fn same_event(roll: u8) -> Problem {
    Problem::special(
        "same_event",
        format!("a roll of {roll} is this very event; name the roll of another one"),
        &[("roll", &roll)],
    )
}

/// A turn track with a gap or a turn out of place.
pub(super) fn turn_order(expected: u8, found: u8) -> Problem {
    Problem::special(
        "turn_order",
        format!("turn {expected} is expected here, found {found}; turns run without a gap from first to last"),
        &[("expected", &expected), ("found", &found)],
    )
}

/// A day that is no date.
pub(super) fn not_a_date(value: &str) -> Problem {
    Problem::special(
        "not_a_date",
        format!("\"{value}\" is no date; write one like 1942-09-13, not before the day it follows"),
        &[("value", &value)],
    )
}
