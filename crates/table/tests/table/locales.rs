//! In every crate with words, every language has every key with the same variables, and every key is used.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use table::{AnySession, GameId, Language, Packs, Start, Words};
use testkit::locales::{codes, keys, languages, sources, speakers, unused};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_language_says_the_same_things() {
    let known: BTreeSet<String> = Language::ALL.iter().map(|language| language.id().to_owned()).collect();
    for speaker in speakers() {
        assert_eq!(languages(&speaker), known, "the folders of locales/{speaker} and the languages of the code");
        let english = keys(&speaker, "en");
        assert!(!english.is_empty(), "no words in locales/{speaker}/en");
        for language in &known {
            assert_eq!(keys(&speaker, language), english, "{speaker}: {language} differs from en");
        }
    }
    for language in Language::ALL {
        assert_eq!(language.id().parse(), Ok(language));
    }
    assert!("xx".parse::<Language>().is_err());
}

#[test]
fn no_sentence_is_unused() {
    for speaker in speakers() {
        let unused = unused(&speaker);
        assert!(unused.is_empty(), "{speaker}: {unused:#?}");
    }
}

#[test]
fn every_error_code_is_documented() {
    let text = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let protocol = fs::read_to_string(root().join("docs/protocol.md")).unwrap();
    let mut codes = 0;
    for constructor in ["TableError::new(", "Self::new("] {
        for after in text.split(constructor).skip(1) {
            let Some(code) = after.trim_start().strip_prefix('"').and_then(|after| after.split('"').next()) else {
                continue;
            };
            assert!(protocol.contains(&format!("`{code}`")), "{code} is not in docs/protocol.md");
            codes += 1;
        }
    }
    assert!(codes > 25, "{codes} codes found");
}

#[test]
fn every_refusal_code_of_a_game_on_offer_is_documented_and_no_other() {
    let protocol = fs::read_to_string(root().join("docs/protocol.md")).unwrap();
    let line =
        protocol.lines().find(|line| line.starts_with("| a code of the game |")).expect("the codes of the games");
    for game in GameId::offered().map(GameId::id) {
        let codes = codes(game, "refusal");
        assert!(codes.len() > 20, "{game}: {codes:?}");
        // `Volga: `a`, `b`. Cauldron: ...`
        let title = format!("{}{}: ", game[..1].to_uppercase(), &game[1..]);
        let listed = line.split(title.as_str()).nth(1).expect("the game is in the list");
        let listed = listed.split([':', '|']).next().unwrap();
        let listed: BTreeSet<String> = listed.split('`').skip(1).step_by(2).map(String::from).collect();
        assert_eq!(codes, listed, "{game}: docs/protocol.md");
    }
}

#[test]
fn every_verb_is_in_the_notation_page() {
    let page = fs::read_to_string(root().join("docs/notation.md")).unwrap();
    let (packs, words) = (Packs::default(), Words::default());
    for game in GameId::offered() {
        let session =
            AnySession::new(&packs, &Start { seed: Some(1), ..Start::of(game, &serde_json::Value::Null) }, words)
                .unwrap();
        for form in session.forms(words) {
            let verb = form.split(' ').next().unwrap();
            assert!(page.contains(&format!("`{verb}")), "{game}: {form} is not in docs/notation.md");
        }
    }
}

/// A5: colons and semicolons between parts that are put together come from the locales, because French has a space before
/// them. What is left is read by nobody but programs and those who write them.
#[test]
fn no_punctuation_between_parts_is_written_in_code() {
    let allowed = [
        "detail.split_once(\": \")",
        // a stylesheet that the picture of a board cannot follow
        "self.sheet.strange.push(",
        "self.strange(&format!(",
        // the French word has its space
        "words.usage(), without_title(&usage)",
        ".help_template(",
        // a test
        "arg.get_id()), help",
        // what a parser says, in English
        "error.message().replace(",
        // names of arms, to be typed
        "arm.name.as_str()).collect",
    ];
    let literal =
        |line: &str, mark: &str| line.match_indices(mark).any(|(at, _)| !line[..at].ends_with(char::is_alphanumeric));
    let mut found = Vec::new();
    let guides = GameId::ALL.map(|game| format!("{game}-guide"));
    for name in ["table", "web", "kurgan", "lab"].into_iter().chain(guides.iter().map(String::as_str)) {
        let text = sources(&root().join("crates").join(name).join("src"));
        // What tests check is not said to anybody.
        let lines = text
            .lines()
            .map(str::trim)
            .filter(|line| !["//", "#[error", "assert", "panic!"].iter().any(|start| line.starts_with(start)));
        let spoken = |line: &&str| {
            literal(line, "\": \"")
                || literal(line, "\"; \"")
                || ["}: {", "}; {"].iter().any(|mark| line.contains(mark))
        };
        let wrong = lines.filter(spoken).filter(|line| !allowed.iter().any(|known| line.contains(known)));
        found.extend(
            wrong
                .filter(|line| !line.contains("assert") && !line.contains("panic!"))
                .map(|line| format!("{name}: {line}")),
        );
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// A14: what is typed is the same in every language, what stands for something is not English.
#[test]
fn forms_of_actions_are_told_in_the_language_of_the_reader() {
    let packs = Packs::default();
    for game in GameId::ALL {
        let start = Start { seed: Some(1), ..Start::of(game, &serde_json::Value::Null) };
        let mut session = AnySession::new(&packs, &start, Words::default()).unwrap();
        let [english, french, russian] = Language::ALL.map(|language| session.forms(Words::new(language)));
        for ((english, french), russian) in english.iter().zip(french).zip(russian) {
            let typed = |form: &str| form.split(' ').filter(|word| !word.contains(char::is_uppercase)).count();
            assert_eq!(
                (typed(english), typed(english)),
                (typed(&french), typed(&russian)),
                "{english}: {french}, {russian}"
            );
            let latin = russian.split(' ').any(|word| word.contains(|c: char| c.is_ascii_uppercase()));
            assert!(!latin && (!english.contains("AREA") || french.contains("ZONE")), "{game}: {french}, {russian}");
        }
        let words = Words::new(Language::Ru);
        let complaint = session.play("dance", None, words).unwrap_err().message;
        assert!(!complaint.contains(|c: char| c.is_ascii_uppercase()), "{game}: {complaint}");
    }
}
