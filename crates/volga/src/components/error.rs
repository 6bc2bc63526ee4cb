//! What can be wrong with a data pack.

use thiserror::Error;

/// A problem of a data pack: where it is and what it is.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}{problem}", self.place())]
pub struct PackError {
    /// The file, `areas.toml`.
    pub file: String,
    /// The record, `area 15`; empty if the problem is the file's.
    pub record: String,
    /// The field, `adjacent`; empty if the problem is the record's.
    pub field: String,
    /// What is wrong.
    pub problem: Problem,
}

impl PackError {
    fn place(&self) -> String {
        let mut place = String::new();
        for part in [&self.file, &self.record, &self.field] {
            if !part.is_empty() {
                place.push_str(part);
                place.push_str(": ");
            }
        }
        place
    }
}

/// What a field refers to or a file must hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the names say it all
pub enum Thing {
    Area,
    GermanArea,
    VolgaArea,
    Unit,
    SovietUnit,
    PavlovUnit,
    Division,
    Corps,
    Strategy,
    SovietTerrain,
    Scenario,
    Chart,
    Event,
    Purchase,
    Marker,
    Turn,
}

impl Thing {
    /// A stable code, for sentences in other languages.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Area => "area",
            Self::GermanArea => "german_area",
            Self::VolgaArea => "volga_area",
            Self::Unit => "unit",
            Self::SovietUnit => "soviet_unit",
            Self::PavlovUnit => "pavlov_unit",
            Self::Division => "division",
            Self::Corps => "corps",
            Self::Strategy => "strategy",
            Self::SovietTerrain => "soviet_terrain",
            Self::Scenario => "scenario",
            Self::Chart => "chart",
            Self::Event => "event",
            Self::Purchase => "purchase",
            Self::Marker => "marker",
            Self::Turn => "turn",
        }
    }

    const fn english(self) -> &'static str {
        match self {
            Self::Area => "area",
            Self::GermanArea => "area that starts German",
            Self::VolgaArea => "area next to the Volga",
            Self::Unit => "German unit",
            Self::SovietUnit => "Soviet unit",
            Self::PavlovUnit => "Soviet unit with option = \"pavlov\"",
            Self::Division => "division",
            Self::Corps => "corps",
            Self::Strategy => "strategy",
            Self::SovietTerrain => "terrain of a Soviet unit",
            Self::Scenario => "scenario",
            Self::Chart => "event chart",
            Self::Event => "event",
            Self::Purchase => "purchase",
            Self::Marker => "marker",
            Self::Turn => "turn",
        }
    }
}

/// What is wrong, and the data for a sentence about it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs)] // the sentence explains the fields
pub enum Problem {
    /// The text is no TOML or does not have the shape of the file.
    #[error("line {line}, column {column}: {message}")]
    Unreadable { line: usize, column: usize, message: String },
    /// No file of a pack has this name.
    #[error("a pack has no such file; its files are {}", super::Components::FILES.join(", "))]
    UnknownFile,
    /// The file was handed in twice.
    #[error("the file was given twice; give it once")]
    FileTwice,
    /// A number outside its range.
    #[error("{value} is out of range; it must be from {min} to {max}")]
    OutOfRange { value: String, min: i64, max: i64 },
    /// A text that must not be empty.
    #[error("the text is empty; write one")]
    Empty,
    /// A value that must be unique stands twice.
    #[error("\"{value}\" stands here a second time; it must be unique")]
    Duplicate { value: String },
    /// A reference to nothing.
    #[error("there is no {} \"{value}\"; name one that exists", thing.english())]
    Unknown { thing: Thing, value: String },
    /// A record that must be there is not.
    #[error("the {} \"{value}\" is missing; add it", thing.english())]
    Missing { thing: Thing, value: String },
    /// Wrong number of records or values of a kind.
    #[error("needs {needed} of kind {}, found {found}", thing.english())]
    WrongCount { thing: Thing, needed: usize, found: usize },
    /// More records than the program can hold.
    #[error("at most {max} of kind {} are possible, found {found}", thing.english())]
    TooMany { thing: Thing, max: usize, found: usize },
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
    /// Terrain and owner contradict each other.
    #[error("exactly the areas that start German have terrain \"none\"")]
    TerrainOwner,
    /// An outline with too few points.
    #[error("{found} points are too few; at least {needed} are needed")]
    TooFewPoints { needed: usize, found: usize },
    /// A coordinate that is no number.
    #[error("a coordinate is not a finite number")]
    NotFinite,
    /// A stack above the limit.
    #[error("{found} units are too many for one area; {max} may stand there")]
    Stack { max: usize, found: usize },
    /// A unit that stands in two places of the same scenario.
    #[error("unit \"{unit}\" already has a place in this scenario; it can have one only")]
    PlacedTwice { unit: String },
    /// German units set up with an unrevealed Soviet unit.
    #[error("area {area} is neither German nor held by a revealed Soviet unit; German units cannot start there")]
    NotGerman { area: u8 },
    /// A Soviet unit set up under German control.
    #[error("area {area} is German at the start; no Soviet unit can stand there")]
    NotSoviet { area: u8 },
    /// A Soviet unit in an area of other terrain.
    #[error("the terrain of unit \"{unit}\" is not that of area {area}; they must match")]
    WrongTerrain { unit: String, area: u8 },
    /// A mix too small for the map.
    #[error("{units} unrevealed {terrain} units cannot fill {areas} areas; there must be one for each")]
    PoolTooSmall { terrain: &'static str, areas: usize, units: usize },
    /// A total of the dice without a result.
    #[error("no result for a roll of {roll}; each roll needs exactly one")]
    NotCovered { roll: u8 },
    /// A total of the dice with two results.
    #[error("a second result for a roll of {roll}; each roll needs exactly one")]
    CoveredTwice { roll: u8 },
    /// An event that stands in for itself.
    #[error("a roll of {roll} is this very event; name the roll of another one")]
    SameEvent { roll: u8 },
    /// A turn track with a gap or a turn out of place.
    #[error("turn {expected} is expected here, found {found}; turns run without a gap from first to last")]
    TurnOrder { expected: u8, found: u8 },
    /// A day that is no date.
    #[error("\"{value}\" is no date; write one like 1942-09-13, not before the day it follows")]
    NotADate { value: String },
    /// A source that does not say how a value is known.
    #[error(
        "\"{value}\" does not say how the value is known; begin with rulebook, printed, derived:, public: or reconstructed"
    )]
    UnknownSource { value: String },
}

impl Problem {
    /// A stable code, for sentences in other languages.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable { .. } => "unreadable",
            Self::UnknownFile => "unknown_file",
            Self::FileTwice => "file_twice",
            Self::OutOfRange { .. } => "out_of_range",
            Self::Empty => "empty",
            Self::Duplicate { .. } => "duplicate",
            Self::Unknown { .. } => "unknown",
            Self::Missing { .. } => "missing",
            Self::WrongCount { .. } => "wrong_count",
            Self::TooMany { .. } => "too_many",
            Self::Absent => "absent",
            Self::Surplus => "surplus",
            Self::OwnNeighbour => "own_neighbour",
            Self::OneWay { .. } => "one_way",
            Self::TerrainOwner => "terrain_owner",
            Self::TooFewPoints { .. } => "too_few_points",
            Self::NotFinite => "not_finite",
            Self::Stack { .. } => "stack",
            Self::PlacedTwice { .. } => "placed_twice",
            Self::NotGerman { .. } => "not_german",
            Self::NotSoviet { .. } => "not_soviet",
            Self::WrongTerrain { .. } => "wrong_terrain",
            Self::PoolTooSmall { .. } => "pool_too_small",
            Self::NotCovered { .. } => "not_covered",
            Self::CoveredTwice { .. } => "covered_twice",
            Self::SameEvent { .. } => "same_event",
            Self::TurnOrder { .. } => "turn_order",
            Self::NotADate { .. } => "not_a_date",
            Self::UnknownSource { .. } => "unknown_source",
        }
    }
}
