//! The options that games offer.

use std::fmt;

/// What kind of value an option takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// On or off.
    Bool,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A whole number in this range, or nothing.
    Integer(u8, u8),
    /// Some of the whole numbers in this range.
    Set(u8, u8),
}

/// An option as it is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name in files and protocols.
    pub name: &'static str,
    /// What it takes.
    pub kind: OptionKind,
    /// The rule it switches on.
    pub rule: &'static str,
}

impl fmt::Display for OptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool => write!(f, "true | false"),
            Self::Choice(words) => write!(f, "{}", words.join(" | ")),
            Self::Integer(from, to) => write!(f, "{from}..{to} | null"),
            Self::Set(from, to) => write!(f, "[{from}..{to}, ...]"),
        }
    }
}
