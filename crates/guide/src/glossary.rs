//! What the terms of a game mean, for players.

use serde::Deserialize;

/// A term of a glossary: of `glossary.toml` among the words of a crate, which says under the id of each what it is called,
/// what it is not, and what it means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// The same in every language.
    pub id: String,
    /// What it is called.
    pub term: String,
    /// What stands for it on counters and in tables.
    pub short: Vec<String>,
    /// Where the rules explain it.
    pub source: String,
    /// What it means, in a sentence or two.
    pub text: String,
}

#[derive(Deserialize)]
struct Entry {
    term: String,
    #[serde(default)]
    short: Vec<String>,
    source: String,
    text: String,
}

/// The terms in the text of a glossary.
///
/// # Panics
///
/// Where it is not one: glossaries are compiled in.
pub fn terms(text: &str) -> Vec<Term> {
    let entries: std::collections::BTreeMap<String, Entry> =
        toml::from_str(text).unwrap_or_else(|error| panic!("a glossary: {error}"));
    let term = |(id, Entry { term, short, source, text })| Term { id, term, short, source, text };
    entries.into_iter().map(term).collect()
}
