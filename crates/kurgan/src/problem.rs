//! What is wrong with a data pack, in words.

use kurgan_core::pack::{At, PackError, Problem, Special, Thing};

use crate::words::L10nLanguage as Words;

/// A problem with its place: the file, the record and the field, as far as it has them.
pub(crate) fn told(words: &Words, error: &PackError) -> String {
    let place = [&error.file, &error.record, &error.field].into_iter().filter(|part| !part.is_empty());
    let at = error.at.map(|At { line, column }| words.problem_at(line.to_string(), column.to_string()));
    let place = place.map(String::as_str).chain(at.as_deref());
    place.fold(String::new(), |text, part| format!("{text}{part}: ")) + &sentence(words, &error.problem)
}

fn sentence(words: &Words, problem: &Problem) -> String {
    let named = |thing: &Thing| words.problem_thing(thing.code);
    let number = |number: &usize| number.to_string();
    match problem {
        Problem::Unreadable { message } => words.problem_unreadable(message.as_str()),
        Problem::UnknownFile { files } => words.problem_unknown_file(files.join(", ")),
        Problem::FileTwice => words.problem_file_twice(),
        Problem::OutOfRange { value, min, max } => {
            words.problem_out_of_range(value.as_str(), min.to_string(), max.to_string())
        }
        Problem::Empty => words.problem_empty(),
        Problem::Duplicate { value } => words.problem_duplicate(value.as_str()),
        Problem::Unknown { thing, value } => words.problem_unknown(named(thing), value.as_str()),
        Problem::Missing { thing, value } => words.problem_missing(named(thing), value.as_str()),
        Problem::WrongCount { thing, needed, found } => {
            words.problem_wrong_count(named(thing), number(needed), number(found))
        }
        Problem::TooMany { thing, max, found } => words.problem_too_many(named(thing), number(max), number(found)),
        Problem::WrongForm { wanted } => words.problem_wrong_form(named(wanted)),
        Problem::WrongLength { needed, found } => words.problem_wrong_length(number(needed), number(found)),
        Problem::NotAmong { value, words: possible } => words.problem_not_among(value.as_str(), possible.join(", ")),
        Problem::NotOneWord { id } => words.problem_not_a_word(id.as_str()),
        Problem::UnknownField { known } => words.problem_unknown_field(known.join(", ")),
        Problem::Absent => words.problem_absent(),
        Problem::Surplus => words.problem_surplus(),
        Problem::OwnNeighbour => words.problem_own_neighbour(),
        Problem::OneWay { neighbour } => words.problem_one_way(neighbour.to_string()),
        Problem::TooFewPoints { needed, found } => words.problem_too_few_points(number(found), number(needed)),
        Problem::NotFinite => words.problem_not_finite(),
        Problem::PlacedTwice { unit } => words.problem_placed_twice(unit.as_str()),
        Problem::NotCovered { roll } => words.problem_not_covered(roll.to_string()),
        Problem::CoveredTwice { roll } => words.problem_covered_twice(roll.to_string()),
        Problem::UnknownSource { value } => words.problem_unknown_source(value.as_str()),
        Problem::Special(special) => special_sentence(words, special),
    }
}

/// What only one game can find wrong; its code where it has no sentence here, which a test rules out.
fn special_sentence(words: &Words, special: &Special) -> String {
    let of = |name: &str| {
        let found = special.data.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| value.clone()).unwrap_or_default()
    };
    match special.code {
        "terrain_owner" => words.problem_terrain_owner(),
        "stack" => words.problem_stack(of("found"), of("max")),
        "not_german" => words.problem_not_german(of("area")),
        "not_soviet" => words.problem_not_soviet(of("area")),
        "wrong_terrain" => words.problem_wrong_terrain(of("unit"), of("area")),
        "pool_too_small" => words.problem_pool_too_small(of("terrain"), of("units"), of("areas")),
        "same_event" => words.problem_same_event(of("roll")),
        "turn_order" => words.problem_turn_order(of("expected"), of("found")),
        "not_a_date" => words.problem_not_a_date(of("value")),
        "wrong_side" => words.problem_wrong_side(of("area")),
        "ring_gap" => words.problem_ring_gap(of("area")),
        "ring_surplus" => words.problem_ring_surplus(of("area")),
        "morale_sum" => words.problem_morale_sum(of("sum")),
        "not_depletable" => words.problem_not_depletable(of("unit")),
        "already_adjacent" => words.problem_already_adjacent(),
        "both_sides" => words.problem_both_sides(of("area")),
        "too_few_areas" => words.problem_too_few_areas(of("found")),
        "colours_and_numbers" => words.problem_colours_and_numbers(),
        "shields" => words.problem_shields(of("maximum"), of("minimum")),
        "unlike_sides" => words.problem_unlike_sides(),
        "sapper_circle" => words.problem_sapper_circle(of("circles")),
        "raid_dice" => words.problem_raid_dice(of("found"), of("max")),
        "not_a_weapon" => words.problem_not_a_weapon(of("letter")),
        "orders" => words.problem_orders(of("orders")),
        "same_unit" => words.problem_same_unit(),
        "turns" => words.problem_turns(of("cards"), of("per_turn")),
        "removed" => words.problem_removed(of("deck"), of("size")),
        "casualty_faces" => words.problem_casualty_faces(),
        "award_gap" => words.problem_award_gap(of("expected")),
        "weapon_without_value" => words.problem_weapon_without_value(of("letter")),
        "weapon_with_value" => words.problem_weapon_with_value(of("letter")),
        "resupply_side" => words.problem_resupply_side(of("wanted")),
        code => code.into(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use table::GameId;
    use testkit::locales::sources;

    use super::{Problem, Special, Words, sentence};
    use crate::words::L10n;

    fn languages() -> [Words; 3] {
        [L10n::En.load(), L10n::Fr.load(), L10n::Ru.load()]
    }

    /// The words in quotation marks right after this in the sources of the games.
    fn codes(after: &str) -> BTreeSet<String> {
        let folders = GameId::ALL.map(|game| format!("../{game}/src"));
        let texts = folders.map(|folder| sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)));
        let found = texts.iter().flat_map(|text| text.split(after).skip(1)).filter_map(|rest| rest.split('"').nth(1));
        found.filter(|code| !code.contains(' ')).map(str::to_owned).collect()
    }

    #[test]
    fn every_thing_has_a_name_in_every_language() {
        let things = codes("Thing::new(").into_iter().chain(["area".into(), "scenario".into()]);
        let [english, french, russian] = languages();
        let mut count = 0;
        for thing in things.filter(|thing| thing != "pdm") {
            let names = [&english, &french, &russian].map(|words| words.problem_thing(thing.as_str()));
            assert!(names[0] != names[2] && names[1] != names[2], "{thing} has no name: {names:?}");
            assert!(names.iter().all(|name| !name.contains('_')), "{thing} has no name: {names:?}");
            count += 1;
        }
        assert!(count > 60, "{count}");
    }

    #[test]
    fn every_problem_of_a_game_has_a_sentence_in_every_language() {
        // Two of them choose between two codes.
        let chosen = ["weapon_with_value", "ring_gap", "ring_surplus"].map(str::to_owned);
        let codes = codes("Problem::special(");
        assert!(codes.len() > 25, "{codes:?}");
        for code in codes.into_iter().chain(chosen) {
            let code: &'static str = code.leak();
            let problem = Problem::Special(Special { code, sentence: String::new(), data: Vec::new() });
            let told = languages().map(|words| sentence(&words, &problem));
            assert!(told[0] != code && told[0] != told[1] && told[1] != told[2], "{code}: {told:?}");
        }
    }
}
