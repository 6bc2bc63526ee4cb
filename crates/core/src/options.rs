//! The options that games offer.

use std::fmt;

use serde_json::{Map, Value};

use crate::BadOption;

/// Scenario, variants and optional rules of a game.
pub trait Options: Clone + Default + PartialEq + fmt::Debug {
    /// As a JSON object, every one of them.
    fn write(&self) -> Value;

    /// From a JSON object; what is absent has its default, what is unknown is refused.
    fn read(value: &Value) -> Result<Self, BadOption> {
        let mut options = Self::default();
        for (name, value) in OptionSpec::given(value)? {
            options.set(&name, &value)?;
        }
        Ok(options)
    }

    /// Sets one of them.
    fn set(&mut self, name: &str, value: &Value) -> Result<(), BadOption>;
}

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

impl OptionSpec {
    /// The name of the option that chooses the scenario, in every game with several.
    pub const SCENARIO: &str = "scenario";

    /// The option of that name.
    pub fn named(specs: &'static [Self], name: &str) -> Result<&'static Self, BadOption> {
        let found = specs.iter().find(|spec| spec.name == name);
        found.ok_or_else(|| BadOption { name: name.into(), expected: String::new() })
    }

    /// The options of a JSON object by name; none where there is no object at all.
    pub fn given(value: &Value) -> Result<Map<String, Value>, BadOption> {
        match value {
            Value::Null => Ok(Map::new()),
            Value::Object(given) => Ok(given.clone()),
            _ => Err(BadOption { name: String::new(), expected: "{...}".into() }),
        }
    }

    /// A value that this option does not take.
    pub fn wrong(&self) -> BadOption {
        BadOption { name: self.name.into(), expected: self.kind.to_string() }
    }

    /// On or off.
    pub fn flag(&self, value: &Value) -> Result<bool, BadOption> {
        value.as_bool().ok_or_else(|| self.wrong())
    }

    /// Which of its words it is.
    pub fn word(&self, value: &Value) -> Result<usize, BadOption> {
        let words = if let OptionKind::Choice(words) = self.kind { words } else { &[] };
        words.iter().position(|&word| Some(word) == value.as_str()).ok_or_else(|| self.wrong())
    }
}
