//! Everything somebody reads: sentences, the names and texts in data, the glossary.

use std::collections::BTreeSet;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;
use fluent_syntax::unicode::unescape_unicode_to_string;
use toml::Value;

use super::glossary::Glossary;

pub(crate) const LANGUAGES: [&str; 3] = ["en", "fr", "ru"];

/// Stands in a text for what is put in.
pub(crate) const HOLE: char = '\u{FFFC}';

const HOLE_TEXT: &str = "\u{FFFC}";

/// Something that is read.
pub(crate) struct Text {
    pub(crate) file: String,
    pub(crate) key: String,
    pub(crate) language: &'static str,
    pub(crate) words: String,
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The crates that speak.
pub(crate) fn readers() -> BTreeSet<String> {
    testkit::locales::speakers()
}

fn within(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|path| path.extension().is_some_and(|end| end == extension));
    files.sort();
    files
}

/// The files with words of a crate in a language, and those with the data of its game, which have all languages.
pub(crate) fn files(reader: &str, language: &str) -> Vec<PathBuf> {
    let mut files = within(&root().join("locales").join(reader).join(language), "ftl");
    if let Some(game) = reader.strip_suffix("-guide") {
        files.extend(within(&root().join("crates").join(game).join("data"), "toml"));
    }
    files
}

/// Every text of a crate in a language.
pub(crate) fn of(reader: &str, language: &'static str) -> Vec<Text> {
    let mut texts = Vec::new();
    for path in files(reader, language) {
        let file = path.strip_prefix(root()).expect("a path").display().to_string();
        let source = fs::read_to_string(&path).expect("a text");
        let mut add = |key: String, words: String| texts.push(Text { file: file.clone(), key, language, words });
        if path.extension().is_some_and(|end| end == "ftl") {
            sentences(&source, &mut add);
        } else {
            let table: toml::Table = source.parse().unwrap_or_else(|error| panic!("{file}: {error}"));
            named(&Value::Table(table), "", language, &mut add);
        }
    }
    if Glossary::exists(reader) {
        let file = format!("locales/{reader}/{language}/glossary.toml");
        for term in Glossary::of(reader, language).terms() {
            for (key, words) in [("term", &term.name), ("text", &term.text)] {
                let key = format!("{}.{key}", term.id);
                texts.push(Text { file: file.clone(), key, language, words: words.clone() });
            }
        }
    }
    texts
}

/// The sentences of a Fluent file, each variant for itself.
pub(crate) fn sentences(source: &str, add: &mut impl FnMut(String, String)) {
    for entry in parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}")).body {
        match entry {
            Entry::Message(message) => {
                if let Some(pattern) = &message.value {
                    pattern_of(message.id.name, pattern, add);
                }
            }
            Entry::Term(term) => pattern_of(term.id.name, &term.value, add),
            Entry::Junk { content } => panic!("not Fluent: {content}"),
            _ => {}
        }
    }
}

fn pattern_of(key: &str, pattern: &Pattern<&str>, add: &mut impl FnMut(String, String)) {
    let mut words = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words += value,
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                // `{ "{n}" }` is filled in by a script.
                let text = unescape_unicode_to_string(value);
                words += if text.starts_with('{') && text.len() > 1 { HOLE_TEXT } else { &text };
            }
            PatternElement::Placeable { expression } => {
                words.push(HOLE);
                if let Expression::Select { variants, .. } = expression {
                    for variant in variants {
                        let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = variant.key;
                        pattern_of(&format!("{key}[{name}]"), &variant.value, add);
                    }
                }
            }
        }
    }
    add(key.into(), words);
}

/// The texts in data: what stands under the key of a language.
fn named(value: &Value, at: &str, language: &str, add: &mut impl FnMut(String, String)) {
    match value {
        Value::Table(table) => {
            for (key, value) in table {
                match value {
                    Value::String(words) if key == language => add(at.into(), words.clone()),
                    _ => named(value, &format!("{at}.{key}"), language, add),
                }
            }
        }
        Value::Array(values) => {
            for (n, value) in values.iter().enumerate() {
                let id = value.get("id").and_then(Value::as_str).map_or_else(|| n.to_string(), Into::into);
                named(value, &format!("{at}.{id}"), language, add);
            }
        }
        _ => {}
    }
}

/// A file with each piece of text in a language rewritten: what stands between two placeables, or the text of a language
/// in data.
pub(crate) fn each_piece(path: &Path, source: &str, language: &str, rewrite: impl Fn(&str) -> String) -> String {
    let mut ranges = Vec::new();
    if path.extension().is_some_and(|end| end == "ftl") {
        for entry in parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}")).body {
            if let Entry::Message(message) = entry
                && let Some(pattern) = &message.value
            {
                pieces_of(source, pattern, &mut ranges);
            }
        }
    } else {
        let opening = format!("{language} = \"");
        for (at, _) in source.match_indices(&opening) {
            let from = at + opening.len();
            let to = from + source[from..].find('"').expect("the end of a text");
            if source[..at].ends_with([' ', '\n', '{']) {
                ranges.push(from..to);
            }
        }
    }
    let (mut out, mut done) = (String::new(), 0);
    ranges.sort_by_key(|range| range.start);
    for range in ranges {
        out += &source[done..range.start];
        out += &rewrite(&source[range.clone()]);
        done = range.end;
    }
    out + &source[done..]
}

fn pieces_of(source: &str, pattern: &Pattern<&str>, ranges: &mut Vec<Range<usize>>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                // What is read is a part of its source.
                let from = value.as_ptr().addr() - source.as_ptr().addr();
                ranges.push(from..from + value.len());
            }
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    pieces_of(source, &variant.value, ranges);
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}
