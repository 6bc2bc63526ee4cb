use std::ffi::OsString;

use clap::Command;
use table::Language;

use super::{command, spoken};
use crate::words::{L10n, L10nLanguage as Words};

fn words(language: Language) -> Words {
    language.id().parse().unwrap_or(L10n::En).load()
}

/// Does this with every command: its names from the first on, and itself.
fn walk(command: &Command, above: &str, look: &mut impl FnMut(&str, &Command)) {
    let name = format!("{above}{}", command.get_name());
    look(&name, command);
    for below in command.get_subcommands() {
        walk(below, &format!("{name} "), look);
    }
}

/// Every text of the help, with what it is of.
fn texts(language: Language) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    walk(&command(&words(language)), "", &mut |name, command| {
        texts.push((name.to_owned(), command.get_about().map(ToString::to_string).unwrap_or_default()));
        for arg in command.get_arguments() {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            texts.push((format!("{name}: {}", arg.get_id()), help));
        }
    });
    texts
}

#[test]
fn every_command_and_argument_has_a_text_in_every_language() {
    let english = texts(Language::En);
    assert!(english.len() > 80, "{}", english.len());
    for (of, text) in &english {
        assert!(!text.is_empty(), "{of} has no text");
    }
    for language in [Language::Fr, Language::Ru] {
        for ((of, text), (_, in_english)) in texts(language).into_iter().zip(&english) {
            assert!(!text.is_empty() && text != *in_english, "{of} has no text of its own in {language:?}: {text}");
        }
    }
}

#[test]
fn every_value_has_a_name() {
    let named = |language| {
        let mut names = Vec::new();
        walk(&command(&words(language)), "", &mut |name, command| {
            for arg in command.get_arguments().filter(|arg| arg.get_action().takes_values()) {
                let given = arg.get_value_names().unwrap_or_default().iter().map(ToString::to_string);
                let given: Vec<String> = given.collect();
                assert!(!given.is_empty(), "{name}: {} has values without a name", arg.get_id());
                names.extend(given);
            }
        });
        names
    };
    let (english, russian) = (named(Language::En), named(Language::Ru));
    assert_eq!(english.len(), russian.len());
    // N is a number everywhere.
    for (english, russian) in english.iter().zip(&russian).filter(|(english, _)| *english != "N") {
        assert_ne!(english, russian);
    }
}

#[test]
fn clap_says_nothing_of_its_own() {
    for language in Language::ALL {
        let words = words(language);
        let mut all = command(&words);
        all.build();
        let mut help = Vec::new();
        walk(&all, "", &mut |_, command| help.push(command.clone().render_long_help().to_string()));
        assert!(help.len() > 15);
        for text in help {
            assert!(text.contains(&format!("\n{}: kurgan", words.usage())), "{text}");
            for own in ["[OPTIONS]", "[COMMAND]", "<COMMAND>", "possible values", "[default", "Usage:", "Print help"] {
                let ours =
                    language == Language::En || language == Language::Fr && ["[OPTIONS]", "Usage:"].contains(&own);
                assert!(ours || !text.contains(own), "{own}: {text}");
            }
        }
    }
}

#[test]
fn a_locale_names_a_language() {
    for (locale, language) in [("fr_CA.UTF-8", Language::Fr), ("RU-ru", Language::Ru), ("C", Language::En)] {
        assert_eq!(spoken(locale), language, "{locale}");
    }
}

#[test]
fn what_is_asked_for_counts_more_than_the_locale() {
    let args = |args: &[&str]| super::language(&args.iter().map(OsString::from).collect::<Vec<_>>());
    assert_eq!(args(&["kurgan", "games", "--lang", "ru"]), Language::Ru);
    assert_eq!(args(&["kurgan", "--lang=fr", "games"]), Language::Fr);
}
