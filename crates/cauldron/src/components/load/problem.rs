//! Pack problems specific to this game.

use kurgan_core::pack::{Problem, Thing};

use super::super::Area;

pub(super) const AIRFIELD: Thing = Thing::new("airfield", "area with an airfield");
pub(super) const STALINGRAD: Thing = Thing::new("stalingrad", "Stalingrad area");
pub(super) const ENTRY: Thing = Thing::new("entry", "area with entry letter");
pub(super) const EDGE: Thing = Thing::new("edge", "edge of area");
pub(super) const BOX: Thing = Thing::new("box", "box of the Relief Force track");
pub(super) const LETTER: Thing = Thing::new("letter", "letter of the relief force");
pub(super) const UNIT: Thing = Thing::new("unit", "German unit");
pub(super) const HQ: Thing = Thing::new("hq", "headquarters");
pub(super) const ARMY: Thing = Thing::new("army", "Soviet army");
pub(super) const SETUP_UNIT: Thing = Thing::new("setup_unit", "unit of the historical set-up");
pub(super) const DIVISION: Thing = Thing::new("division_kind", "kind of division");
pub(super) const ARMY_COUNTER: Thing = Thing::new("army_counter", "counter of this army");
pub(super) const PDM: Thing = Thing::new("pdm", "PDM");
pub(super) const MARKER: Thing = Thing::new("marker", "marker");
pub(super) const CARD: Thing = Thing::new("card", "card");
pub(super) const ROLL: Thing = Thing::new("roll", "row for a roll of");
pub(super) const RUMOR: Thing = Thing::new("rumor", "rumor");
pub(super) const OPTIONAL_INFANTRY: Thing = Thing::new("optional_infantry", "optional German infantry division");

/// A Soviet unit set up inside the perimeter, or a German one outside.
pub(super) fn wrong_side(area: Area) -> Problem {
    Problem::special(
        "wrong_side",
        format!(
            "area {} has a unit of the wrong side; German units start inside the perimeter, Soviet units outside",
            area.number()
        ),
        &[("area", &area.number())],
    )
}

/// An area next to the pocket without a Soviet unit, or one with a unit elsewhere.
pub(super) fn ring(area: Area, wanted: bool) -> Problem {
    let (code, verb) = if wanted { ("ring_gap", "must") } else { ("ring_surplus", "must not") };
    Problem::special(
        code,
        format!(
            "area {} {verb} start with a Soviet unit; exactly the areas next to the pocket do (p.5)",
            area.number()
        ),
        &[("area", &area.number())],
    )
}

/// Printed morale that is not what the map adds up to.
pub(super) fn morale_sum(sum: usize) -> Problem {
    Problem::special(
        "morale_sum",
        format!("areas, Key Areas and the relief box add up to {sum}; the printed morale must agree (p.2)"),
        &[("sum", &sum)],
    )
}

/// A unit that has no depleted side, or does not stand there.
pub(super) fn not_depletable(unit: &str) -> Problem {
    Problem::special(
        "not_depletable",
        format!("unit \"{unit}\" cannot start depleted here; name a division of this area"),
        &[("unit", &unit)],
    )
}

/// Lines and river attacks between the same areas.
pub(super) fn already_adjacent() -> Problem {
    Problem::special(
        "already_adjacent",
        "a line already joins these areas; attacks across rivers are between areas that are not adjacent (p.12)",
        &[],
    )
}

/// A placement that gives an area to both sides.
pub(super) fn both_sides(area: Area) -> Problem {
    Problem::special(
        "both_sides",
        format!("area {} stands in both columns; no area may hold units of both sides (p.1)", area.number()),
        &[("area", &area.number())],
    )
}

/// A placement that cannot give three different areas.
pub(super) fn too_few_areas(found: usize) -> Problem {
    Problem::special(
        "too_few_areas",
        format!("the cards reach {found} different areas; each side draws three (p.12)"),
        &[("found", &found)],
    )
}
