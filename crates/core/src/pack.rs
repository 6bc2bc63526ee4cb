//! Data packs: how games read their printed components from text.
//!
//! ```text
//! texts --(Files)--> rows --(Row::number, word, name, find... close)--> components
//!                     |                        |
//!                     +--> Provenance          +--> PackError: file, record, field, line, problem
//! ```
//!
//! This module knows no game. A game names its files and their built-in texts, and reads each [`Row`] directly into its
//! components. Problems are collected, so that a bad pack gets all of them reported at once. The components are a
//! [`Pack`], identified by the hash of their texts and kept as long as the program runs.

mod checks;
mod error;
mod field;
mod files;
mod provenance;
mod row;
mod shelf;
mod word;

#[cfg(test)]
mod tests;

pub use checks::{Checks, Numbered};
pub use error::{At, PackError, Problem, Special, Thing};
pub use field::{Field, Whole};
pub use files::Files;
pub use provenance::{Confidence, Provenance, Source};
pub use row::Row;
pub use shelf::{Origin, Pack, Shelf};
pub use word::{Word, place_of};

use std::collections::BTreeMap;

/// Texts of data files by the name of the file.
pub type Texts = BTreeMap<String, String>;

/// A name in the three languages.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Name {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
    /// Russian.
    pub ru: String,
}

impl Name {
    /// The name in each language.
    pub fn each(&self) -> [&str; 3] {
        [&self.en, &self.fr, &self.ru]
    }

    /// Whether it is this name in some language, in capitals or not, with whichever apostrophe.
    pub fn is(&self, name: &str) -> bool {
        let plain = |name: &str| name.to_lowercase().replace('’', "'");
        self.each().iter().any(|each| plain(each) == plain(name))
    }
}
