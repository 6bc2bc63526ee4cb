//! Pack problems specific to this game.

use kurgan_core::pack::{Problem, Thing};

pub(super) const POSITION: Thing = Thing::new("position", "combat position");
pub(super) const RADIO: Thing = Thing::new("radio", "combat position with the radio");
pub(super) const TRACK: Thing = Thing::new("track", "track");
pub(super) const CIRCLE: Thing = Thing::new("circle", "circle of the track");
pub(super) const LOCATION: Thing = Thing::new("location", "location");
pub(super) const BOX: Thing = Thing::new("board_box", "box of the board");
pub(super) const PANEL: Thing = Thing::new("panel", "panel of the board");
pub(super) const SIDE: Thing = Thing::new("side", "side of the house");
pub(super) const SHIELD: Thing = Thing::new("shield", "Defense Value");
pub(super) const COUNTER: Thing = Thing::new("soviet_counter", "Soviet counter");
pub(super) const STARTING: Thing = Thing::new("starting_counter", "starting counter");
pub(super) const COMMANDER: Thing = Thing::new("commander", "commander");
pub(super) const LETTER: Thing = Thing::new("special_letter", "special letter");
pub(super) const WEAPON: Thing = Thing::new("weapon", "weapon");
pub(super) const KIND: Thing = Thing::new("wehrmacht_type", "type of Wehrmacht counter");
pub(super) const KIND_COUNTER: Thing = Thing::new("wehrmacht_counter", "Wehrmacht counter");
pub(super) const WEHRMACHT_CARD: Thing = Thing::new("wehrmacht_card", "Wehrmacht card");
pub(super) const DECK_CARD: Thing = Thing::new("deck_card", "card of this deck");
pub(super) const COMPETITIVE_CARD: Thing = Thing::new("competitive_card", "card for competitive games");
pub(super) const CARD_TYPE: Thing = Thing::new("card_type", "type of Wehrmacht card");
pub(super) const CATEGORY: Thing = Thing::new("category", "heading of Wehrmacht cards");
pub(super) const RESUPPLY_CARD: Thing = Thing::new("resupply_card", "Resupply card");
pub(super) const MILK_HOUSE: Thing = Thing::new("milk_house", "Milk House");
pub(super) const SOVIET_CARD: Thing = Thing::new("soviet_card", "Soviet card");
pub(super) const FOG_CARD: Thing = Thing::new("fog_card", "Fog of War card");
pub(super) const UNIT: Thing = Thing::new("card_unit", "unit of the Soviet cards");
pub(super) const USE: Thing = Thing::new("order", "choice of a Soviet card");
pub(super) const TACTIC: Thing = Thing::new("tactic", "tactic");
pub(super) const TACTIC_CARD: Thing = Thing::new("tactic_card", "Tactics card");
pub(super) const SUPPORT: Thing = Thing::new("support", "Operational Support card");
pub(super) const STORM_GROUP: Thing = Thing::new("storm_group", "Storm Group card");
pub(super) const TOKEN: Thing = Thing::new("token", "kind of token");
pub(super) const ALL_TOKENS: Thing = Thing::new("all_tokens", "token");
pub(super) const RULE: Thing = Thing::new("number", "number of the rules");
pub(super) const AWARD: Thing = Thing::new("award", "row of the award table");

/// A position whose colours and numbers do not name the same colours.
pub(super) fn colours_and_numbers() -> Problem {
    Problem::special(
        "colours_and_numbers",
        "a position has exactly one number for each of its colours; name the same colours in both fields",
        &[],
    )
}

/// Defense Values that do not go down one by one from the highest to the lowest.
pub(super) fn shields(maximum: u8, minimum: u8) -> Problem {
    Problem::special(
        "shields",
        format!("the values must go down one by one from {maximum} to {minimum} (p.11)"),
        &[("maximum", &maximum), ("minimum", &minimum)],
    )
}

/// A side of the house with other Defense Values than the first.
pub(super) fn unlike_sides() -> Problem {
    Problem::special("unlike_sides", "the three sides of the house must have the same Defense Values (p.2)", &[])
}

/// A sapper circle that does not end its track.
pub(super) fn sapper_circle(circles: u8) -> Problem {
    Problem::special(
        "sapper_circle",
        format!("the sapper circle ends the track; it must be {circles} (p.13)"),
        &[("circles", &circles)],
    )
}

/// More dice in one raid than the program can throw.
pub(super) fn raid_dice(found: usize, max: usize) -> Problem {
    Problem::special(
        "raid_dice",
        format!("a raid of the whole garrison rolls {found} dice; at most {max} are possible"),
        &[("found", &found), ("max", &max)],
    )
}

/// A weapon letter that no crew can serve.
pub(super) fn not_a_weapon(letter: &str) -> Problem {
    Problem::special(
        "not_a_weapon",
        format!("{letter} is not the letter of a weapon; it must be A, G or M (p.23)"),
        &[("letter", &letter)],
    )
}

/// A unit whose choices are not those of the rules.
pub(super) fn uses(wanted: &str) -> Problem {
    Problem::special(
        "orders",
        format!("the rules give this unit other choices; write {wanted} (p.6-8)"),
        &[("orders", &wanted)],
    )
}

/// The same unit twice on a Soviet card.
pub(super) fn same_unit() -> Problem {
    Problem::special("same_unit", "a Soviet card shows two different units; change one (p.5)", &[])
}

/// Decks that do not fill the turns.
pub(super) fn turns(cards: usize, per_turn: u8) -> Problem {
    Problem::special(
        "turns",
        format!("{cards} cards, {per_turn} each turn, do not fill these turns (p.26)"),
        &[("cards", &cards), ("per_turn", &per_turn)],
    )
}

/// More cards removed than the deck has.
pub(super) fn removed(deck: usize, size: usize) -> Problem {
    Problem::special(
        "removed",
        format!("deck {deck} has {size} cards; fewer must be removed (p.28)"),
        &[("deck", &deck), ("size", &size)],
    )
}

/// Casualty faces with a gap.
pub(super) fn casualty_faces() -> Problem {
    Problem::special("casualty_faces", "the faces that lose a counter must be 1 up to some face below 6 (p.18)", &[])
}

/// A row of the award table that does not follow the one above.
pub(super) fn award_gap(expected: i16) -> Problem {
    Problem::special(
        "award_gap",
        format!("each score needs exactly one row; this row must end at {expected} (p.26)"),
        &[("expected", &expected)],
    )
}

/// A weapon with a value it cannot use, or without the one it needs.
pub(super) fn weapon_value(letter: &str, used: bool) -> Problem {
    let must = if used { "must be above 0" } else { "must be 0" };
    Problem::special(
        if used { "weapon_without_value" } else { "weapon_with_value" },
        format!("for a weapon with the letter {letter} the value {must} (p.23)"),
        &[("letter", &letter)],
    )
}

/// A Storm Group card with the wrong other side.
pub(super) fn resupply_side(wanted: bool) -> Problem {
    Problem::special(
        "resupply_side",
        format!("every Storm Group card but the Milk House has a Resupply side; write {wanted} (p.17)"),
        &[("wanted", &wanted)],
    )
}
