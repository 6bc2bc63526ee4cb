//! The test itself: what is wrong is found, and what is right is not.

use super::form::{faults, mended};
use super::glossary::Glossary;
use super::texts::sentences;

#[test]
fn bad_form_is_found() {
    for (language, text, told) in [
        ("en", "The \"\u{FFFC}\" crumbles", "quotes"),
        ("en", "the house's wall", "apostrophe"),
        ("en", "the « house »", "quotes"),
        ("en", "morale -1", "minus"),
        ("en", "morale -\u{FFFC}", "minus"),
        ("en", "turns 8-9", "range"),
        ("en", "a - b", "dash"),
        ("en", "morale 3 -> 2", "arrow"),
        ("en", "and so on...", "ellipsis"),
        ("en", "two  spaces", "two spaces"),
        ("en", "the дом", "Cyrillic"),
        ("fr", "Non ; oui", "U+202F"),
        ("fr", "Tour\u{A0}: 3", "U+202F"),
        ("fr", "Attaquer?", "U+202F"),
        ("fr", "« oui »", "U+202F"),
        ("fr", "l'armée", "apostrophe"),
        ("fr", "le “mur”", "quotes"),
        ("ru", "Индекс SSI", "SSI"),
        ("ru", "Нет \"дома\"", "quotes"),
        ("ru", "Область (LdA)", "LdA"),
        ("ru", "от 1-3", "range"),
    ] {
        let found = faults(text, language);
        assert!(found.iter().any(|fault| fault.contains(told)), "{text}: {found:?}");
    }
}

#[test]
fn good_form_is_not() {
    for (language, text) in [
        ("en", "“Yes”, the house’s Defense Value falls: −1, turns 8–9, 3 → 2 …"),
        ("en", "Start one with \"new\" or `it's typed -1`; see --lang"),
        ("en", "write one like 1942-09-13, or\n  two   columns"),
        ("en", "well-known, 2d6, 6.4.2"),
        ("fr", "« Oui\u{202F}», l’armée\u{202F}: 3\u{202F}; à 12:30\u{202F}!".replace("« ", "«\u{202F}").leak()),
        ("ru", "Партия в файле JSON: «да» — −1"),
        ("ru", "      kurgan play game.json   начать партию"),
        ("ru", "Таблица H, клетка A"),
    ] {
        assert_eq!(faults(text, language), [""; 0], "{text}");
    }
}

#[test]
fn what_has_one_right_form_is_mended() {
    for (language, text, right) in [
        ("fr", "l'armée : « oui » !", "l’armée\u{202F}: «\u{202F}oui\u{202F}»\u{202F}!"),
        ("fr", "Tour\u{A0}: -3...", "Tour\u{202F}: −3…"),
        ("en", "the house's morale -1", "the house’s morale −1"),
        ("ru", "дух -1", "дух −1"),
        ("en", "`it's -1`", "`it's -1`"),
    ] {
        assert_eq!(mended(text, language), right);
        assert_eq!(mended(right, language), right);
    }
}

#[test]
fn words_that_are_not_said_are_found() {
    let glossary = Glossary::read(
        "[defense-value]\nterm = \"Defense Value\"\nsource = \"p. 2\"\ntext = \"-\"\n\
         never = [\"wall\", \"defence*\", \"sapper circle*\", \"круг* сапёров\"]\nexcept = [\"wall clock\"]\n",
    );
    for (text, told) in [
        ("Raise the green Wall", "not “wall” but: Defense Value"),
        ("the defences", "defences"),
        ("a Sapper\u{A0}circle", "sapper circle"),
        ("в круге сапёров", "круге сапёров"),
        ("a wall clock on the wall", "wall"),
    ] {
        let found = glossary.faults(text);
        assert!(found.iter().any(|fault| fault.contains(told)), "{text}: {found:?}");
    }
    for text in ["wallpaper, stonewall", "a wall clock", "Defense", "sapper circular"] {
        assert_eq!(glossary.faults(text), [""; 0], "{text}");
    }
}

#[test]
fn sentences_are_read_with_their_variants() {
    let mut found = Vec::new();
    let source = "# a wall\nkey = One { $count ->\n    [one] a { $b }\n   *[other] { \"\\u00A0\" }:\n} end\n";
    sentences(source, &mut |key, words| found.push((key, words)));
    let wanted = [("key[one]", "a \u{FFFC}"), ("key[other]", "\u{A0}:"), ("key", "One \u{FFFC} end")];
    assert_eq!(found, wanted.map(|(key, words)| (key.to_owned(), words.to_owned())));
}
