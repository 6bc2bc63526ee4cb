//! What things are called, and what they are not.

use std::fs;
use std::path::PathBuf;

use toml::{Table, Value};

use super::texts::root;

/// The terms of a crate in a language.
pub(crate) struct Glossary {
    terms: Vec<Term>,
}

/// One of its terms.
pub(crate) struct Term {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) text: String,
    never: Vec<String>,
    except: Vec<String>,
}

fn path(reader: &str, language: &str) -> PathBuf {
    root().join("locales").join(reader).join(language).join("glossary.toml")
}

impl Glossary {
    pub(crate) fn exists(reader: &str) -> bool {
        path(reader, "en").exists()
    }

    pub(crate) fn of(reader: &str, language: &str) -> Self {
        let path = path(reader, language);
        Self::read(&fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
    }

    pub(crate) fn read(text: &str) -> Self {
        let table: Table = text.parse().unwrap_or_else(|error| panic!("{error}"));
        Self { terms: table.into_iter().map(|(id, entry)| Term::read(id, &entry)).collect() }
    }

    pub(crate) fn terms(&self) -> &[Term] {
        &self.terms
    }

    pub(crate) fn ids(&self) -> Vec<&str> {
        self.terms.iter().map(|term| term.id.as_str()).collect()
    }

    /// The words of a text that this glossary has other words for.
    pub(crate) fn faults(&self, text: &str) -> Vec<String> {
        let text = plain(text);
        let mut faults = Vec::new();
        for Term { name, never, except, .. } in &self.terms {
            for wrong in never {
                let mut places = found(&text, wrong);
                places.retain(|&(from, to)| {
                    let mut right = except.iter().flat_map(|phrase| found(&text, phrase));
                    !right.any(|(a, b)| a <= from && to <= b)
                });
                if let Some(&(from, to)) = places.first() {
                    faults.push(format!("not “{}” but: {name}", &text[from..to]));
                }
            }
        }
        faults
    }
}

impl Term {
    fn read(id: String, entry: &Value) -> Self {
        let text = |key: &str| {
            let text = entry.get(key).and_then(Value::as_str).filter(|text| !text.is_empty());
            text.unwrap_or_else(|| panic!("{id}: no {key}")).to_owned()
        };
        let list = |key: &str| {
            let list = entry.get(key).map(|list| list.as_array().expect("a list"));
            list.into_iter().flatten().map(|one| plain(one.as_str().expect("a text"))).collect()
        };
        text("source");
        Self { name: text("term"), text: text("text"), never: list("never"), except: list("except"), id }
    }
}

/// A text with one kind of apostrophe and space, in small letters.
fn plain(text: &str) -> String {
    text.to_lowercase().replace('’', "'").replace(['\u{A0}', '\u{202F}', '\n'], " ")
}

/// Where whole words of a text match a pattern, in which `*` stands for any ending.
fn found(text: &str, pattern: &str) -> Vec<(usize, usize)> {
    let head = pattern.split('*').next().unwrap_or_default();
    let starts = text.match_indices(head).filter(|&(at, _)| !text[..at].ends_with(char::is_alphanumeric));
    starts.filter_map(|(from, _)| Some((from, from + length(&text[from..], pattern)?))).collect()
}

/// How much of the beginning of a text matches a pattern; none where it does not.
fn length(text: &str, pattern: &str) -> Option<usize> {
    let mut at = 0;
    for (n, part) in pattern.split('*').enumerate() {
        if n > 0 {
            at = text[at..].find(|c: char| !c.is_alphanumeric()).map_or(text.len(), |end| at + end);
        }
        at += text[at..].starts_with(part).then_some(part.len())?;
    }
    (!text[at..].starts_with(char::is_alphanumeric)).then_some(at)
}
