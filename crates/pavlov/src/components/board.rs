//! The board: the house, the square before it and the Volga behind it.

use kurgan_core::pack::Name;
use kurgan_core::{Set, id, words};

use super::{Token, Unit};

/// How many combat positions a pack may have.
pub const POSITIONS: usize = 24;
/// How many tracks there are (p.15).
pub const TRACKS: usize = 6;
/// The most circles that a track may have.
pub const CIRCLES: usize = 6;
/// How many locations there are, numbered 3 to 18 (p.12).
pub const LOCATIONS: usize = 16;
/// The lowest number of a location: three dice are summed (p.12).
const FIRST_LOCATION: u8 = 3;

id! {
    /// A combat position by its place in `board.toml`.
    Position
}
id! {
    /// A track by its printed number less one.
    Track
}
id! {
    /// A location by its printed number less three.
    Location
}

impl Track {
    /// The printed number, 1 to 6.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The track with that printed number, 1 to 6.
    pub const fn numbered(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= TRACKS { Some(Self(number - 1)) } else { None }
    }
}

impl Location {
    /// The printed number, 3 to 18.
    pub const fn number(self) -> u8 {
        self.0 + FIRST_LOCATION
    }

    /// The location with that printed number, 3 to 18.
    pub const fn numbered(number: u8) -> Option<Self> {
        if number >= FIRST_LOCATION && ((number - FIRST_LOCATION) as usize) < LOCATIONS {
            Some(Self(number - FIRST_LOCATION))
        } else {
            None
        }
    }
}

words! {
    /// The colour of combat positions, tracks and walls (p.4).
    pub enum Colour[3] {
        /// The green side of the house.
        Green = "green",
        /// The red side.
        Red = "red",
        /// The purple side.
        Purple = "purple",
    }
}

/// A combat position of the house (p.4).
#[derive(Clone, Debug)]
pub struct PositionData {
    /// The id in the data files, `GR1`.
    pub id: String,
    /// Whether it shows each [`Colour`].
    pub colours: [bool; 3],
    /// Its number in each [`Colour`], 1 to 6; 0 where it is not of that colour.
    pub numbers: [u8; 3],
    /// Whether the radio stands here (p.21).
    pub radio: bool,
    /// Where it is drawn, from the left.
    pub x: f32,
    /// Where it is drawn, from the top.
    pub y: f32,
    /// What is written on it.
    pub label: Option<Name>,
}

/// A track on which Wehrmacht counters approach the house (p.13).
#[derive(Clone, Debug)]
pub struct TrackData {
    /// The printed number, 1 to 6.
    pub number: u8,
    /// The side of the house it leads to.
    pub colour: Colour,
    /// How many circles it has.
    pub circles: u8,
    /// The circle that can hold a Sapper Token, from 1.
    pub sapper_circle: u8,
    /// Where the circles are drawn, the first circle first.
    pub points: Vec<[f32; 2]>,
}

/// A location behind the house that aircraft can hit (p.12).
#[derive(Clone, Debug)]
pub struct LocationData {
    /// The printed number, 3 to 18.
    pub number: u8,
    /// The unit of the Soviet cards it belongs to; none for the rifle battalion in the house.
    pub unit: Option<Unit>,
    /// The printed name.
    pub name: Name,
    /// Which tokens may be placed here.
    pub accepts: Vec<Token>,
    /// Where it is drawn, from the left.
    pub x: f32,
    /// Where it is drawn, from the top.
    pub y: f32,
}

/// A rectangle of the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The centre from the left; of a panel its left side.
    pub x: f32,
    /// The centre from the top; of a panel its top.
    pub y: f32,
    /// How wide it is.
    pub w: f32,
    /// How high it is.
    pub h: f32,
}

/// A box of the board, `reserves`, or a panel of it, `house`.
#[derive(Clone, Debug)]
pub struct BoxData {
    /// The id in the data files.
    pub id: String,
    /// The printed name.
    pub name: Name,
    /// Where it is drawn.
    pub frame: Frame,
}

/// What one side of the house has beside its positions (p.11, p.13).
#[derive(Clone, Debug)]
pub struct WallData {
    /// The Defense Values, the highest first.
    pub values: Vec<u8>,
    /// Where each Defense Value is drawn.
    pub points: Vec<[f32; 2]>,
    /// The box for Suppression Tokens.
    pub suppression_box: Frame,
}

/// The size of the drawing and its three panels.
#[derive(Clone, Debug)]
pub struct Decor {
    /// How wide the board is.
    pub width: f32,
    /// How high the board is.
    pub height: f32,
    /// The house, the square and the Volga.
    pub panels: Vec<BoxData>,
}

/// A set of combat positions.
pub type Positions = Set<Position>;
/// A set of tracks.
pub type Tracks = Set<Track>;
/// A set of locations.
pub type Locations = Set<Location>;
