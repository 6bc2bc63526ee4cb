//! The sources of the values in data files.

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
