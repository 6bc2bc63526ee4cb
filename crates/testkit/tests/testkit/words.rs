//! Whatever somebody reads is written as its language is written, and calls things what the glossary calls them.
//!
//! `UPDATE_WORDS=1` mends what has one right form: apostrophes, quotes, spaces before French punctuation.

mod form;
mod glossary;
mod samples;
mod texts;

use std::env;
use std::fs;

use form::{faults, mended};
use glossary::Glossary;
use texts::{LANGUAGES, Text, readers, root};

/// What is wrong with a text: with its form, and with its words.
fn wrong(text: &Text, glossaries: &[&Glossary]) -> Vec<String> {
    let named = |fault: &String| format!("{}: {}: {fault}", text.file, text.key);
    let mut found = faults(&text.words, text.language);
    found.extend(glossaries.iter().flat_map(|glossary| glossary.faults(&text.words)));
    found.iter().map(named).collect()
}

#[test]
fn what_is_read_is_written_well_and_says_what_the_glossary_says() {
    let (mut found, mut count) = (Vec::new(), 0);
    for language in LANGUAGES {
        let shared = Glossary::of("web", language);
        for reader in readers() {
            let own = reader.ends_with("-guide").then(|| Glossary::of(&reader, language));
            let glossaries: Vec<&Glossary> = [&shared].into_iter().chain(&own).collect();
            for text in texts::of(&reader, language) {
                found.extend(wrong(&text, &glossaries));
                count += 1;
            }
        }
    }
    assert!(count > 6000, "{count} texts are not all");
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn what_has_one_right_form_has_it() {
    for language in LANGUAGES {
        for reader in readers() {
            for file in texts::files(&reader, language) {
                let now = fs::read_to_string(&file).expect("a text");
                let right = texts::each_piece(&file, &now, language, |piece| mended(piece, language));
                if env::var_os("UPDATE_WORDS").is_some() {
                    fs::write(&file, right).expect("written");
                } else {
                    let shown = file.strip_prefix(root()).expect("a path").display();
                    let line = now.lines().zip(right.lines()).find(|(now, right)| now != right);
                    assert!(line.is_none(), "{shown}: {line:?}; UPDATE_WORDS=1 mends it");
                }
            }
        }
    }
}

#[test]
fn every_language_explains_the_same_terms() {
    let mut terms = 0;
    for reader in readers().into_iter().filter(|reader| Glossary::exists(reader)) {
        let [english, others @ ..] = LANGUAGES.map(|language| Glossary::of(&reader, language));
        for other in others {
            assert_eq!(english.ids(), other.ids(), "{reader}");
        }
        terms += english.ids().len();
    }
    assert!(terms > 80, "{terms} terms");
}
