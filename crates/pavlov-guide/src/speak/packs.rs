//! Problems of a data pack.

use kurgan_core::pack::Special;

use crate::words::{Says, Words};

/// What only this game can find wrong; its code where it has no sentence, which a test rules out.
pub(super) fn problem(special: &Special, words: Words) -> String {
    let say = words.say();
    let of = |name| special.of(name);
    match special.code {
        "colours_and_numbers" => say.problem_colours_and_numbers(),
        "shields" => say.problem_shields(of("maximum"), of("minimum")),
        "unlike_sides" => say.problem_unlike_sides(),
        "sapper_circle" => say.problem_sapper_circle(of("circles")),
        "raid_dice" => say.problem_raid_dice(of("found"), of("max")),
        "not_a_weapon" => say.problem_not_a_weapon(of("letter")),
        "orders" => say.problem_orders(of("orders")),
        "same_unit" => say.problem_same_unit(),
        "turns" => say.problem_turns(of("cards"), of("per_turn")),
        "removed" => say.problem_removed(of("deck"), of("size")),
        "casualty_faces" => say.problem_casualty_faces(),
        "award_gap" => say.problem_award_gap(of("expected")),
        "weapon_without_value" => say.problem_weapon_without_value(of("letter")),
        "weapon_with_value" => say.problem_weapon_with_value(of("letter")),
        "resupply_side" => say.problem_resupply_side(of("wanted")),
        code => code.into(),
    }
}
