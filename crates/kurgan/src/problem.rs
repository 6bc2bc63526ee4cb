//! Problems of a data pack in words.

use guide::Speaks;
use kurgan_core::pack::{At, PackError, Problem, Thing};

use crate::words::L10nLanguage as Words;

/// A problem with its place: the file, the record, the field, line and column, as far as it has them.
pub(crate) fn told<H: Speaks>(words: &Words, say: table::Words, error: &PackError) -> String {
    let at = error.at.map(|At { line, column }| words.problem_at(line.to_string(), column.to_string()));
    let place = [&error.file, &error.record, &error.field].into_iter().map(String::as_str).chain(at.as_deref());
    let place = place.filter(|part| !part.is_empty());
    place.fold(String::new(), |text, part| text + part + &say.colon()) + &sentence::<H>(words, say, &error.problem)
}

fn sentence<H: Speaks>(words: &Words, say: table::Words, problem: &Problem) -> String {
    let named = |thing: &Thing| {
        if Thing::COMMON.contains(thing) { words.problem_thing(thing.code) } else { H::thing(thing.code, say) }
    };
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
        Problem::TooFewPoints { needed, found } => words.problem_too_few_points(number(needed), number(found)),
        Problem::NotFinite => words.problem_not_finite(),
        Problem::PlacedTwice { unit } => words.problem_placed_twice(unit.as_str()),
        Problem::NotCovered { roll } => words.problem_not_covered(roll.to_string()),
        Problem::CoveredTwice { roll } => words.problem_covered_twice(roll.to_string()),
        Problem::UnknownSource { value } => words.problem_unknown_source(value.as_str()),
        Problem::Special(special) => H::problem(special, say),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use guide::{Language, Speaks};
    use kurgan_core::pack::{Special, Thing};
    use table::{GameId, Listed, each_game};
    use testkit::locales::sources;

    use crate::words::L10n;

    /// The words in quotation marks right after this in the sources of a game.
    fn codes(game: GameId, after: &str) -> BTreeSet<String> {
        let text = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/src")));
        let found = text.split(after).skip(1).filter_map(|rest| rest.split('"').nth(1));
        found.filter(|code| !code.contains(' ')).map(str::to_owned).collect()
    }

    fn in_all(say: impl Fn(table::Words) -> String) -> [String; 3] {
        Language::ALL.map(table::Words::new).map(say)
    }

    fn named(thing: &str, names: &[String; 3]) {
        assert!(names[0] != names[2] && names[1] != names[2], "{thing} has no name: {names:?}");
        assert!(names.iter().all(|name| !name.contains('_')), "{thing} has no name: {names:?}");
    }

    #[test]
    fn every_common_thing_has_a_name_in_every_language() {
        for thing in Thing::COMMON {
            let names = [L10n::En, L10n::Fr, L10n::Ru].map(|language| language.load().problem_thing(thing.code));
            named(thing.code, &names);
        }
    }

    #[test]
    fn every_thing_of_a_game_has_a_name_in_every_language() {
        fn things<G: Listed>() -> usize {
            let codes = codes(G::GAME, "Thing::new(");
            for code in codes.iter().filter(|code| *code != "pdm") {
                named(code, &in_all(|words| G::Guide::thing(code, words)));
            }
            codes.len()
        }
        let counts = GameId::ALL.map(|game| each_game!(game, G => things::<G>()));
        assert!(counts.iter().sum::<usize>() > 60, "{counts:?}");
    }

    #[test]
    fn every_problem_of_a_game_has_a_sentence_in_every_language() {
        fn problems<G: Listed>() -> usize {
            let mut codes = codes(G::GAME, "Problem::special(");
            // Two of them choose between two codes.
            let chosen = [("weapon_without_value", "weapon_with_value"), ("ring_gap", "ring_surplus")];
            let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{}/src", G::GAME)));
            for (one, other) in chosen.into_iter().filter(|(one, _)| sources.contains(one)) {
                codes.extend([one, other].map(str::to_owned));
            }
            for code in &codes {
                let code: &'static str = code.clone().leak();
                let special = Special { code, sentence: String::new(), data: Vec::new() };
                let told = in_all(|words| G::Guide::problem(&special, words));
                assert!(told[0] != code && told[0] != told[1] && told[1] != told[2], "{code}: {told:?}");
            }
            codes.len()
        }
        let counts = GameId::ALL.map(|game| each_game!(game, G => problems::<G>()));
        assert!(counts.iter().sum::<usize>() > 25, "{counts:?}");
    }
}
