//! What things are called, and what they are not.

use std::fs;
use std::path::PathBuf;

use toml::{Table, Value};

use crate::texts::root;

/// The terms of a crate in a language.
pub struct Glossary {
    terms: Table,
}

/// One of its terms.
pub struct Term<'a> {
    pub term: &'a str,
    pub text: &'a str,
    never: Vec<&'a str>,
    except: Vec<&'a str>,
}

fn path(reader: &str, language: &str) -> PathBuf {
    root().join("locales").join(reader).join(language).join("glossary.toml")
}

impl Glossary {
    pub fn exists(reader: &str) -> bool {
        path(reader, "en").exists()
    }

    pub fn of(reader: &str, language: &str) -> Self {
        let path = path(reader, language);
        Self::read(&fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
    }

    pub fn read(text: &str) -> Self {
        Self { terms: text.parse().unwrap_or_else(|error| panic!("{error}")) }
    }

    pub fn ids(&self) -> Vec<&String> {
        self.terms.keys().collect()
    }

    pub fn terms(&self) -> impl Iterator<Item = (&str, Term<'_>)> {
        self.terms.iter().map(|(id, entry)| {
            let text = |key: &str| entry.get(key).and_then(Value::as_str).unwrap_or_else(|| panic!("{id}: no {key}"));
            assert!(!text("source").is_empty(), "{id}");
            let (never, except) = (list(entry, "never"), list(entry, "except"));
            (id.as_str(), Term { term: text("term"), text: text("text"), never, except })
        })
    }

    /// The words of a text that this glossary has other words for.
    pub fn faults(&self, text: &str) -> Vec<String> {
        let text = plain(text);
        let mut faults = Vec::new();
        for (_, Term { term, never, except, .. }) in self.terms() {
            let right: Vec<(usize, usize)> = except.iter().flat_map(|phrase| found(&text, &plain(phrase))).collect();
            for wrong in never {
                let places = found(&text, &plain(wrong));
                let is_right = |&(from, to): &(usize, usize)| right.iter().any(|&(a, b)| a <= from && to <= b);
                if let Some(&(from, to)) = places.iter().find(|place| !is_right(place)) {
                    faults.push(format!("not “{}” but: {term}", &text[from..to]));
                }
            }
        }
        faults
    }
}

fn list<'a>(entry: &'a Value, key: &str) -> Vec<&'a str> {
    let list = entry.get(key).map(|list| list.as_array().expect("a list"));
    list.into_iter().flatten().map(|one| one.as_str().expect("a text")).collect()
}

/// A text with one kind of apostrophe and space, in small letters.
fn plain(text: &str) -> String {
    text.to_lowercase().replace('’', "'").replace(['\u{A0}', '\u{202F}', '\n'], " ")
}

/// Where whole words of a text match a pattern, in which `*` stands for any ending.
fn found(text: &str, pattern: &str) -> Vec<(usize, usize)> {
    let starts = text.char_indices().filter(|&(at, _)| !text[..at].ends_with(char::is_alphanumeric));
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
