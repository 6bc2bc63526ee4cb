//! The elements of a board, the same for every game.
//!
//! On the ground, which cannot be clicked, a board has places (shapes) and pieces (things with a [`Face`]). Trays hold
//! what is beside the map: cards in hand, boxes, things to choose. Places and pieces carry the element that legal
//! actions name in `touches`; the page's script needs nothing else to make them clickable.
//!
//! A board does not depend on how it is rendered: on a page with pieces to click, or as a standalone drawing.

mod face;
mod print;

use std::borrow::Cow;

use kurgan_core::pack::Source;
use maud::{Markup, PreEscaped};

pub use face::{Anchor, Class, Face, Mark, Paragraph, Prose, Set, Text, lines_of, width_of};

/// Left, top, width, height.
pub type Frame = (f32, f32, f32, f32);

/// A board as one side sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// Width and height of the drawing, in its own units.
    pub size: (f32, f32),
    /// The part of it that a screen shows first and whole, if it can; around it is what may be cut off.
    pub frame: Frame,
    /// What can be pointed at on the ground, in reading order.
    pub places: Vec<Spot>,
    /// What lies on the ground, in reading order; later ones lie on top.
    pub pieces: Vec<Piece>,
    /// What lies beside it.
    pub trays: Vec<Tray>,
}

/// Something printed on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Spot {
    /// Its element, as `area 10`.
    pub element: String,
    /// What it is and what is there, in a few words; empty for what only decorates, where another one has the element.
    pub label: String,
    /// Its outline.
    pub shape: Shape,
    /// Classes for the stylesheet, as `urban contested`.
    pub class: String,
}

/// A shape in the units of the board, or of a face.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A closed line through these points.
    Polygon(Vec<(f32, f32)>),
    /// Centre and radius.
    Circle(f32, f32, f32),
    /// A rectangle, and the radius of its corners.
    Rect(Frame, f32),
    /// A path, as SVG writes it.
    Path(Cow<'static, str>),
    /// What the ground has under this id: it need not be written again.
    Printed(String),
}

/// Something that lies on the board or in a tray: a counter, a marker, a card.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// Tells it from all others, the same from one position to the next: what moves keeps its key.
    pub key: String,
    /// Its element, as `boat ferry`; none for what only shows something.
    pub element: Option<String>,
    /// Where it is, as an element or any other word: a piece whose place has changed has moved.
    pub place: String,
    /// Its centre; not used in a tray.
    pub at: (f32, f32),
    /// Width and height.
    pub size: (f32, f32),
    /// Classes for the stylesheet, as `counter spent`.
    pub class: String,
    /// What it is and how it is, in a few words; empty for what only decorates.
    pub label: String,
    /// What is drawn on it.
    pub face: Face,
}

/// A row of pieces beside the map.
#[derive(Clone, PartialEq, Debug)]
pub struct Tray {
    /// What it is.
    pub title: String,
    /// What lies there.
    pub pieces: Vec<Piece>,
}

/// A number that is always in sight, with its track.
pub struct Gauge {
    /// What it is.
    pub label: String,
    /// How much it is.
    pub value: String,
    /// What that means now, in a few words: `feeds 22 of 22 units`; empty where there is nothing to say.
    pub note: String,
    /// Its element, where it can be clicked or asked about.
    pub element: Option<String>,
    /// Its track.
    pub track: Track,
    /// A symbol of [`Draws::symbols`](crate::Draws::symbols) in front of the value.
    pub symbol: Option<&'static str>,
}

/// The track of a gauge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Track {
    /// None.
    None,
    /// Cells from left to right, filled up to the value.
    Cells {
        /// How many are filled.
        filled: u8,
        /// How many there are.
        of: u8,
        /// Where something changes, counted from 1: these cells stand out.
        marks: Vec<u8>,
        /// Up to this cell the value is dangerous.
        danger: u8,
    },
    /// Named steps, one of which is now.
    Steps {
        /// Their names, and what happens in them: `+` for reinforcements, say; mostly empty.
        names: Vec<(String, &'static str)>,
        /// Which is now, counted from 0.
        now: usize,
    },
}

/// A step of the sequence of play.
pub struct Stage {
    /// Its name.
    pub name: String,
    /// Its rule.
    pub rule: &'static str,
    /// Whether the game is there now.
    pub here: bool,
}

/// Something to look things up in, beside the board: a table, what is left in a bag, the score.
pub struct Aid {
    /// A word of its own, for links and for remembering which ones are open.
    pub id: &'static str,
    /// Its heading.
    pub title: String,
    /// What it shows.
    pub body: Markup,
}

/// Everything about one element in plain words.
pub struct About {
    /// Its name.
    pub title: String,
    /// One fact to a line.
    pub lines: Vec<String>,
    /// Where its values come from.
    pub source: Option<Source>,
    /// The rule to read about it.
    pub rule: Option<&'static str>,
}

impl Gauge {
    /// A number with its name.
    #[allow(clippy::needless_pass_by_value)] // a number or a text: callers have it at hand
    pub fn new(label: String, value: impl ToString) -> Self {
        Self { label, value: value.to_string(), note: String::new(), element: None, track: Track::None, symbol: None }
    }

    /// The same with its element.
    #[must_use]
    pub fn element(self, element: impl Into<String>) -> Self {
        Self { element: Some(element.into()), ..self }
    }

    /// The same with what it means now.
    #[must_use]
    pub fn note(self, note: impl Into<String>) -> Self {
        Self { note: note.into(), ..self }
    }

    /// The same with its track.
    #[must_use]
    pub fn track(self, track: Track) -> Self {
        Self { track, ..self }
    }

    /// The same with a symbol in front.
    #[must_use]
    pub fn symbol(self, id: &'static str) -> Self {
        Self { symbol: Some(id), ..self }
    }
}

impl Board {
    /// All of a board of this size.
    pub fn whole(size: (f32, f32)) -> Frame {
        (0.0, 0.0, size.0, size.1)
    }

    /// Every element that can be pointed at.
    pub fn elements(&self) -> impl Iterator<Item = &str> {
        let places = self.places.iter().map(|place| place.element.as_str());
        places.chain(self.all().filter_map(|piece| piece.element.as_deref()))
    }

    /// The pieces on the map and in the trays.
    pub fn all(&self) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().chain(self.trays.iter().flat_map(|tray| &tray.pieces))
    }
}

/// Where `count` pieces of this size lie around a point: side by side, in rows, drawn together where room is short.
pub fn fan(centre: (f32, f32), count: usize, size: (f32, f32), room: f32) -> Vec<(f32, f32)> {
    let per_row = match count {
        0..=3 => count.max(1),
        4 => 2,
        5..=9 => 3,
        _ => 4,
    };
    let rows = count.div_ceil(per_row);
    let pitch = |pieces: usize, side: f32| {
        let free = (room - side).max(0.0);
        let gaps = pieces.saturating_sub(1).max(1);
        (side + 2.0).min(free / small(gaps)).max(side * 0.35)
    };
    let (across, down) = (pitch(per_row, size.0), pitch(rows, size.1));
    (0..count)
        .map(|n| {
            let (row, column) = (n / per_row, n % per_row);
            let in_row = if row + 1 == rows { count - row * per_row } else { per_row };
            let x = centre.0 + across * (small(column) - small(in_row - 1) / 2.0);
            let y = centre.1 + down * (small(row) - small(rows - 1) / 2.0);
            (x, y)
        })
        .collect()
}

/// A drawing with its empty elements closed the short way that SVG knows.
pub fn terse(drawn: &Markup) -> Markup {
    let shapes = ["></rect>", "></use>", "></path>", "></circle>", "></polygon>", "></polyline>"];
    PreEscaped(shapes.iter().fold(drawn.0.clone(), |drawn, shape| drawn.replace(shape, "/>")))
}

/// A small count as a coordinate.
fn small(n: usize) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX))
}
