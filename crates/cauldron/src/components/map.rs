//! The map: areas, lines, rivers and the Relief Force track.

use kurgan_core::pack::Name;
use kurgan_core::{id, words};

use super::Areas;

/// How many areas the map has (p.1), so that a set of them is one machine word.
pub const AREAS: usize = 64;
/// How many boxes the Relief Force track has (p.1).
pub const BOXES: usize = 5;

id! {
    /// An area by its printed number less one, so that all 64 fit a [`Set`](kurgan_core::Set).
    Area
}

impl Area {
    /// The printed number, 1 to 64.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The area with that printed number, 1 to 64.
    pub const fn numbered(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= AREAS { Some(Self(number - 1)) } else { None }
    }
}

words! {
    /// Where the relief force comes from, right to left (p.13); also the letter of units that broke out (p.4).
    pub enum Letter[4] {
        /// The historical axis.
        A = "A",
        /// Left of A.
        B = "B",
        /// Left of B.
        C = "C",
        /// Left of C; Hollidt's.
        D = "D",
    }
}

impl Letter {
    /// One step to the left; D remains D (p.13).
    #[must_use]
    pub const fn left(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::C,
            Self::C | Self::D => Self::D,
        }
    }

    /// One step to the right; A remains A (p.13).
    #[must_use]
    pub const fn right(self) -> Self {
        match self {
            Self::A | Self::B => Self::A,
            Self::C => Self::B,
            Self::D => Self::C,
        }
    }
}

words! {
    /// The part of the map an area belongs to; it has no effect on play.
    #[allow(missing_docs)] // the names say it all
    pub enum Region[7] {
        WestBank = "west_bank",
        DonCorridor = "don_corridor",
        SouthSteppe = "south_steppe",
        BeketovkaBulge = "beketovka_bulge",
        North = "north",
        Pocket = "pocket",
        City = "city",
    }
}

/// An area of the map (p.1).
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a symbol on the map
pub struct AreaData {
    /// The printed number, 1 to 64.
    pub number: u8,
    /// The printed name.
    pub name: Name,
    /// Whether it is a Key Area (p.2).
    pub key: bool,
    /// Whether it is one of the three Stalingrad areas.
    pub stalingrad: bool,
    /// Whether it has an airfield.
    pub airfield: bool,
    /// Whether it lies inside the German Perimeter; the rules also call it grey (p.12).
    pub inside_perimeter: bool,
    /// The letter of the relief force that enters here.
    pub entry: Option<Letter>,
    /// The areas a line leads to.
    pub adjacent: Areas,
    /// The areas it can be attacked from, and can attack, across a river (p.12).
    pub across_river: Areas,
    /// The centre of its circle.
    pub at: [f32; 2],
    /// Where the name is centred, from the centre of the circle.
    pub label: [f32; 2],
    /// The part of the map.
    pub region: Region,
}

words! {
    /// How a line between two areas is drawn; it has no effect on play.
    pub enum LineKind[3] {
        /// A plain line.
        Land = "land",
        /// A line across the Karpovka.
        Ford = "ford",
        /// A line across the Don.
        Bridge = "bridge",
    }
}

/// A line between two areas.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its two ends, the lower number first.
    pub ends: [Area; 2],
    /// How it is drawn.
    pub kind: LineKind,
}

/// A letter of the relief force: its area and its counter (p.1, p.5).
#[derive(Clone, Debug)]
pub struct LetterData {
    /// The entry area that box 5 touches.
    pub area: Area,
    /// The name of the counter, Hoth or Hollidt.
    pub name: Name,
}

/// The Relief Force track (p.1).
#[derive(Clone, Copy, Debug)]
pub struct ReliefTrack {
    /// The morale printed in each box, by box less one (p.2).
    pub morale: [u8; BOXES],
    /// What a relief marker on the map is worth instead.
    pub morale_on_map: u8,
    /// Where each box is drawn.
    pub at: [[f32; 2]; BOXES],
}

/// Words written along a river.
#[derive(Clone, Copy, Debug)]
pub struct RiverLabel {
    /// Where they stand.
    pub at: [f32; 2],
    /// The slope in degrees.
    pub angle: f32,
    /// The size of the letters.
    pub size: f32,
}

/// A river; it has no effect of its own on play.
#[derive(Clone, Debug)]
pub struct River {
    /// The id in the data files.
    pub id: String,
    /// The name.
    pub name: Name,
    /// How broad it is drawn.
    pub width: f32,
    /// Its course.
    pub course: Vec<[f32; 2]>,
    /// Where its name is written.
    pub labels: Vec<RiverLabel>,
}

/// The map's size and what is drawn on it without effect on play.
#[derive(Clone, Debug)]
pub struct Decor {
    /// How wide the map is.
    pub width: f32,
    /// How high the map is.
    pub height: f32,
    /// The radius of an area's circle.
    pub radius: f32,
    /// The outline of the German Perimeter.
    pub perimeter: Vec<[f32; 2]>,
    /// The lines between the areas.
    pub lines: Vec<Line>,
    /// The rivers.
    pub rivers: Vec<River>,
}
