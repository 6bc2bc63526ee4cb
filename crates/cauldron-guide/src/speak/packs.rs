//! Problems of a data pack.

use kurgan_core::pack::Special;

use crate::words::{Says, Words};

/// What only this game can find wrong; its code where it has no sentence, which a test rules out.
pub(super) fn problem(special: &Special, words: Words) -> String {
    let say = words.say();
    let of = |name| special.of(name);
    match special.code {
        "wrong_side" => say.problem_wrong_side(of("area")),
        "ring_gap" => say.problem_ring_gap(of("area")),
        "ring_surplus" => say.problem_ring_surplus(of("area")),
        "morale_sum" => say.problem_morale_sum(of("sum")),
        "not_depletable" => say.problem_not_depletable(of("unit")),
        "already_adjacent" => say.problem_already_adjacent(),
        "both_sides" => say.problem_both_sides(of("area")),
        "too_few_areas" => say.problem_too_few_areas(of("found")),
        code => code.into(),
    }
}
