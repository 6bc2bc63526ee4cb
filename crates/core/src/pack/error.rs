//! Problems of a data pack.

use std::fmt::Display;

use thiserror::Error;

/// A problem of a data pack: where it is and what it is.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}{problem}", self.place())]
pub struct PackError {
    /// The file, `areas.toml`.
    pub file: String,
    /// The record, `area 15`; empty if the problem is the file's.
    pub record: String,
    /// The field, `adjacent` or `numbers.green`; empty if the problem is the record's.
    pub field: String,
    /// Where it stands in the text of the file, if it stands there.
    pub at: Option<At>,
    /// What is wrong.
    pub problem: Problem,
}

impl PackError {
    fn place(&self) -> String {
        let at = self.at.map(|At { line, column }| format!("line {line}, column {column}")).unwrap_or_default();
        let parts = [&self.file, &self.record, &self.field, &at].into_iter().filter(|part| !part.is_empty());
        parts.flat_map(|part| [part, ": "]).collect()
    }
}

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct At {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
}

impl At {
    pub(super) fn of(text: &str, byte: usize) -> Self {
        let before = text.get(..byte).unwrap_or(text);
        let column = before.rsplit('\n').next().map_or(0, |rest| rest.chars().count()) + 1;
        Self { line: before.matches('\n').count() + 1, column }
    }
}

/// What a field refers to or holds, or a file must hold; each game has its own beside those of all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thing {
    /// A stable code, for sentences in other languages.
    pub code: &'static str,
    /// What it is called in English.
    pub english: &'static str,
}

impl Thing {
    /// An area of the map.
    pub const AREA: Self = Self::new("area", "area");
    /// A scenario.
    pub const SCENARIO: Self = Self::new("scenario", "scenario");
    /// What a card, a tactic or a row of a table does.
    pub const EFFECT: Self = Self::new("effect", "effect");
    /// 12.
    pub const WHOLE_NUMBER: Self = Self::new("whole_number", "whole number");
    /// 1.5.
    pub const NUMBER: Self = Self::new("decimal", "number");
    /// "HQ".
    pub const TEXT: Self = Self::new("text", "text in quotation marks");
    /// true.
    pub const FLAG: Self = Self::new("flag", "true or false");
    /// [1, 2].
    pub const LIST: Self = Self::new("list", "list in square brackets");
    /// { en = "HQ" }.
    pub const TABLE: Self = Self::new("table", "table in braces or below a heading");

    /// What every game can speak of.
    pub const COMMON: [Self; 9] = [
        Self::AREA,
        Self::SCENARIO,
        Self::EFFECT,
        Self::WHOLE_NUMBER,
        Self::NUMBER,
        Self::TEXT,
        Self::FLAG,
        Self::LIST,
        Self::TABLE,
    ];

    /// A thing by its code and its English name.
    pub const fn new(code: &'static str, english: &'static str) -> Self {
        Self { code, english }
    }
}

/// A problem that only one game knows.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{sentence}")]
pub struct Special {
    /// A stable code, for sentences in other languages.
    pub code: &'static str,
    /// What is wrong and what would be right, in English.
    pub sentence: String,
    /// The data of the sentence, by name.
    pub data: Vec<(&'static str, String)>,
}

/// What is wrong, and the data for a sentence about it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs)] // the sentence explains the fields
pub enum Problem {
    /// The text is no TOML.
    #[error("{message}")]
    Unreadable { message: String },
    /// No file of a pack has this name.
    #[error("a pack has no such file; its files are {}", files.join(", "))]
    UnknownFile { files: &'static [&'static str] },
    /// The file was handed in twice.
    #[error("the file was given twice; give it once")]
    FileTwice,
    /// A number outside its range.
    #[error("{value} is out of range; it must be from {min} to {max}")]
    OutOfRange { value: String, min: i64, max: i64 },
    /// A text that must not be empty.
    #[error("the text is empty; fill it in")]
    Empty,
    /// A value that must be unique stands twice.
    #[error("\"{value}\" stands here a second time; it must be unique")]
    Duplicate { value: String },
    /// A reference to nothing.
    #[error("there is no {} \"{value}\"; name one that exists", thing.english)]
    Unknown { thing: Thing, value: String },
    /// A record that must be there is not.
    #[error("the {} \"{value}\" is missing; add it", thing.english)]
    Missing { thing: Thing, value: String },
    /// Wrong number of records or values of a kind.
    #[error("needs {needed} of kind {}, found {found}", thing.english)]
    WrongCount { thing: Thing, needed: usize, found: usize },
    /// More records than the program can hold.
    #[error("at most {max} of kind {} are possible, found {found}", thing.english)]
    TooMany { thing: Thing, max: usize, found: usize },
    /// A value of another form than its field has.
    #[error("the value has the wrong form; needed: {}", wanted.english)]
    WrongForm { wanted: Thing },
    /// A list that is too long or too short.
    #[error("the list must have {needed} entries, found {found}")]
    WrongLength { needed: usize, found: usize },
    /// A word that is not among those of the field.
    #[error("\"{value}\" is not possible here; write one of {}", words.join(", "))]
    NotAmong { value: String, words: Vec<&'static str> },
    /// An id that cannot be written in the notation.
    #[error("\"{id}\" is not one word; write an id without spaces")]
    NotOneWord { id: String },
    /// A field that no record of the kind has.
    #[error("there is no such field here; the fields are {}", known.join(", "))]
    UnknownField { known: Vec<&'static str> },
    /// A field that must be there is not.
    #[error("the field is missing; it must be given here")]
    Absent,
    /// A field that must not be there is.
    #[error("the field has no meaning here; leave it out")]
    Surplus,
    /// An area is its own neighbour.
    #[error("an area cannot be its own neighbour; take it out of the list")]
    OwnNeighbour,
    /// A neighbour that does not return the favour.
    #[error("area {neighbour} does not list this area; adjacency goes both ways")]
    OneWay { neighbour: u8 },
    /// An outline with too few points.
    #[error("{found} points are too few; at least {needed} are needed")]
    TooFewPoints { needed: usize, found: usize },
    /// A coordinate that is no number.
    #[error("a coordinate is not a finite number")]
    NotFinite,
    /// A unit that stands in two places of the same scenario.
    #[error("unit \"{unit}\" already has a place in this scenario; it can have one only")]
    PlacedTwice { unit: String },
    /// A roll without a result.
    #[error("no result for a roll of {roll}; each roll needs exactly one")]
    NotCovered { roll: u8 },
    /// A roll with two results.
    #[error("a second result for a roll of {roll}; each roll needs exactly one")]
    CoveredTwice { roll: u8 },
    /// A source that does not say how a value is known.
    #[error(
        "\"{value}\" does not say how the value is known; begin with rulebook, printed, derived:, public: or reconstructed"
    )]
    UnknownSource { value: String },
    /// What only one game can find wrong.
    #[error(transparent)]
    Special(#[from] Special),
}

impl Special {
    /// A piece of its data.
    pub fn of(&self, name: &str) -> String {
        let found = self.data.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| value.clone()).unwrap_or_default()
    }
}

impl Problem {
    /// A problem that only one game knows: its code, its sentence and the data of the sentence by name.
    pub fn special(code: &'static str, sentence: impl Into<String>, data: &[(&'static str, &dyn Display)]) -> Self {
        let data = data.iter().map(|(name, value)| (*name, value.to_string())).collect();
        Self::Special(Special { code, sentence: sentence.into(), data })
    }

    /// A stable code, for sentences in other languages.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } => "unreadable",
            Self::UnknownFile { .. } => "unknown_file",
            Self::FileTwice => "file_twice",
            Self::OutOfRange { .. } => "out_of_range",
            Self::Empty => "empty",
            Self::Duplicate { .. } => "duplicate",
            Self::Unknown { .. } => "unknown",
            Self::Missing { .. } => "missing",
            Self::WrongCount { .. } => "wrong_count",
            Self::TooMany { .. } => "too_many",
            Self::WrongForm { .. } => "wrong_form",
            Self::WrongLength { .. } => "wrong_length",
            Self::NotAmong { .. } => "not_among",
            Self::NotOneWord { .. } => "not_a_word",
            Self::UnknownField { .. } => "unknown_field",
            Self::Absent => "absent",
            Self::Surplus => "surplus",
            Self::OwnNeighbour => "own_neighbour",
            Self::OneWay { .. } => "one_way",
            Self::TooFewPoints { .. } => "too_few_points",
            Self::NotFinite => "not_finite",
            Self::PlacedTwice { .. } => "placed_twice",
            Self::NotCovered { .. } => "not_covered",
            Self::CoveredTwice { .. } => "covered_twice",
            Self::UnknownSource { .. } => "unknown_source",
            Self::Special(special) => special.code,
        }
    }
}
