//! Problems of a data pack.

use kurgan_core::pack::Special;

use crate::words::{Says, Words};

/// What only this game can find wrong; its code where it has no sentence, which a test rules out.
pub(super) fn problem(special: &Special, words: Words) -> String {
    let say = words.say();
    let of = |name| special.of(name);
    match special.code {
        "terrain_owner" => say.problem_terrain_owner(),
        "stack" => say.problem_stack(of("found"), of("max")),
        "not_german" => say.problem_not_german(of("area")),
        "not_soviet" => say.problem_not_soviet(of("area")),
        "wrong_terrain" => say.problem_wrong_terrain(of("unit"), of("area")),
        "pool_too_small" => say.problem_pool_too_small(of("terrain"), of("units"), of("areas")),
        "same_event" => say.problem_same_event(of("roll")),
        "turn_order" => say.problem_turn_order(of("expected"), of("found")),
        "not_a_date" => say.problem_not_a_date(of("value")),
        code => code.into(),
    }
}
