//! Map decoration without effect on play.

use kurgan_core::words;

use super::{Area, Name};

/// A named shape of the map's decoration: an area of water or land, or a line.
#[derive(Clone, Debug)]
pub struct Shape {
    /// The id in the data files; empty for the river and its far bank.
    pub id: String,
    /// The name.
    pub name: Name,
    /// The outline, or the line.
    pub points: Vec<[f32; 2]>,
}

words! {
    /// What a landmark is drawn as.
    #[allow(missing_docs)] // the names say it all
    pub enum LandmarkKind[8] {
        Airfield = "airfield",
        Factory = "factory",
        Ferry = "ferry",
        House = "house",
        Silo = "silo",
        Station = "station",
        Summit = "summit",
        Works = "works",
    }
}

/// A building or place drawn inside an area.
#[derive(Clone, Debug)]
pub struct Landmark {
    /// The area it stands in.
    pub area: Area,
    /// What it is drawn as.
    pub kind: LandmarkKind,
    /// Where it stands.
    pub at: [f32; 2],
    /// The name.
    pub name: Name,
}

/// Words written on the map.
#[derive(Clone, Debug)]
pub struct MapText {
    /// The id in the data files.
    pub id: String,
    /// The words.
    pub name: Name,
    /// Where they stand.
    pub at: [f32; 2],
    /// The slope in degrees.
    pub angle: f32,
}

/// The map's size and all that is drawn on it without effect on play.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // one field per kind of decoration
pub struct Decor {
    pub width: f32,
    pub height: f32,
    pub river: Shape,
    pub east_bank: Shape,
    pub islands: Vec<Shape>,
    pub ravines: Vec<Shape>,
    pub rails: Vec<Shape>,
    pub landmarks: Vec<Landmark>,
    pub texts: Vec<MapText>,
}
