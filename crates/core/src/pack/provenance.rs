//! Where the values of the data files come from.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{Checks, Problem};
use crate::words;

/// How a value is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// Printed in the rulebook or on a component.
    Printed,
    /// Follows from what is printed, or from a public record.
    Derived,
    /// Lost, and rebuilt.
    Reconstructed,
}

impl Source {
    /// Reads the first word of a source text.
    pub(super) fn of(text: &str) -> Option<Self> {
        let starts = |words: &[&str]| words.iter().any(|word| text.starts_with(word));
        if starts(&["rulebook", "printed"]) {
            Some(Self::Printed)
        } else if starts(&["derived:", "public:"]) {
            Some(Self::Derived)
        } else if starts(&["reconstructed"]) {
            Some(Self::Reconstructed)
        } else {
            None
        }
    }
}

words! {
    /// How sure a value is.
    #[derive(Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[allow(missing_docs)] // the names say it all
    pub enum Confidence[3] {
        Low = "low",
        Medium = "medium",
        High = "high",
    }
}

/// Where a record, or one field of it, comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Provenance {
    /// The file, `areas.toml`.
    pub file: &'static str,
    /// The record, `area 15`.
    pub record: String,
    /// The field; empty for all fields of the record without an entry of their own.
    pub field: String,
    /// How it is known.
    pub kind: Source,
    /// How sure the record is, where it says so.
    pub confidence: Option<Confidence>,
    /// The source as written in the file.
    pub text: String,
}

/// A record of a data file that says where it comes from.
pub trait Sourced {
    /// Where the record comes from.
    fn source(&self) -> &str;
    /// Where single fields come from, if elsewhere.
    fn sources(&self) -> &BTreeMap<String, String>;
    /// How sure the record is.
    fn confidence(&self) -> Option<Confidence>;
}

impl Checks {
    /// Notes where a record and its fields come from.
    pub fn source(&mut self, file: &'static str, record: &str, data: &impl Sourced) {
        let fields = data.sources().iter().map(|(field, text)| (field.as_str(), text.as_str()));
        for (field, text) in std::iter::once(("", data.source())).chain(fields) {
            let Some(kind) = Source::of(text) else {
                let field = if field.is_empty() { "source".to_owned() } else { format!("sources.{field}") };
                self.bad(file, record, &field, Problem::UnknownSource { value: text.to_owned() });
                continue;
            };
            self.note(
                0,
                Provenance {
                    file,
                    record: record.to_owned(),
                    field: field.to_owned(),
                    kind,
                    confidence: data.confidence(),
                    text: text.to_owned(),
                },
            );
        }
    }
}
