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
        for form in session.forms() {
            let verb = form.split(' ').next().unwrap();
            assert!(page.contains(&format!("`{verb}")), "{game}: {form} is not in docs/notation.md");
        }
    }
}
