//! What a board is made of, and how it is put on a page: the same for every game.
//!
//! A board is a ground that nobody can click, places (SVG shapes) and pieces (HTML elements over them). Trays hold what
//! lies beside the map: cards in hand, boxes, things to choose. Places and pieces carry the element that legal actions
//! name in `touches`; the page's script needs nothing else to let a person click through them.

use std::collections::BTreeMap;

use maud::{Markup, Render, html};

/// A board as one side sees it.
pub(crate) struct Board {
    /// Width and height of the drawing, in its own units.
    pub(crate) size: (f32, f32),
    /// SVG that never changes during a game: land, water, names, printed tracks.
    pub(crate) ground: Markup,
    /// What can be pointed at on the ground, in reading order.
    pub(crate) places: Vec<Place>,
    /// What lies on the ground, in reading order; later ones lie on top.
    pub(crate) pieces: Vec<Piece>,
    /// What lies beside it.
    pub(crate) trays: Vec<Tray>,
}

/// Something printed on the board.
pub(crate) struct Place {
    /// Its element, as `area 10`.
    pub(crate) element: String,
    /// What it is and what is there, in a few words.
    pub(crate) label: String,
    /// Its outline.
    pub(crate) shape: Shape,
    /// Classes for the stylesheet, as `urban contested`.
    pub(crate) class: String,
}

/// An outline in the units of the board.
pub(crate) enum Shape {
    /// A closed line through these points.
    Polygon(Vec<(f32, f32)>),
    /// Centre and radius.
    Circle(f32, f32, f32),
    /// Left, top, width, height.
    Rect(f32, f32, f32, f32),
}

/// Something that lies on the board or in a tray: a counter, a marker, a card.
pub(crate) struct Piece {
    /// Tells it from all others, the same from one position to the next: what moves keeps its key.
    pub(crate) key: String,
    /// Its element, as `unit 29/RCN`; none for what only shows something.
    pub(crate) element: Option<String>,
    /// Where it is, as an element or any other word: a piece whose place has changed has moved.
    pub(crate) place: String,
    /// Its centre; not used in a tray.
    pub(crate) at: (f32, f32),
    /// Width and height.
    pub(crate) size: (f32, f32),
    /// Classes for the stylesheet, as `counter german spent`.
    pub(crate) class: String,
    /// What it is and how it is, in a few words.
    pub(crate) label: String,
    /// What is drawn on it.
    pub(crate) face: Markup,
}

/// A row of pieces beside the map.
pub(crate) struct Tray {
    /// What it is.
    pub(crate) title: String,
    /// What lies there.
    pub(crate) pieces: Vec<Piece>,
}

/// A number that is always in sight.
pub(crate) struct Gauge {
    /// What it is.
    pub(crate) label: String,
    /// How much it is.
    pub(crate) value: String,
    /// Its element, where it can be clicked or asked about.
    pub(crate) element: Option<String>,
}

/// A step of the sequence of play.
pub(crate) struct Stage {
    /// Its name.
    pub(crate) name: String,
    /// Its rule.
    pub(crate) rule: &'static str,
    /// Whether the game is there now.
    pub(crate) here: bool,
}

/// Something to look things up in, beside the board: a table, what is left in a bag, the score.
pub(crate) struct Aid {
    /// A word of its own, for links and for remembering which ones are open.
    pub(crate) id: &'static str,
    /// Its heading.
    pub(crate) title: String,
    /// What it shows.
    pub(crate) body: Markup,
}

/// Everything about one element in plain words.
pub(crate) struct About {
    /// Its name.
    pub(crate) title: String,
    /// One fact to a line.
    pub(crate) lines: Vec<String>,
    /// Where its values come from.
    pub(crate) source: Option<Origin>,
    /// The rule to read about it.
    pub(crate) rule: Option<&'static str>,
}

/// Where the values of a component come from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Origin {
    /// They are printed.
    Printed,
    /// They follow from what is printed.
    Derived,
    /// They are ours.
    Reconstructed,
}

impl Board {
    /// The ground, once in a page.
    pub(crate) fn draw_ground(&self) -> Markup {
        let (width, height) = self.size;
        html! {
            svg.ground viewBox=(format!("0 0 {width} {height}")) width=(width) height=(height) aria-hidden="true" {
                (self.ground)
            }
        }
    }

    /// Places and pieces; pieces that lay elsewhere in `before` are marked as moved.
    pub(crate) fn draw_live(&self, before: Option<&Self>) -> Markup {
        let (width, height) = self.size;
        let moved = moved_since(before);
        html! {
            svg.places viewBox=(format!("0 0 {width} {height}")) width=(width) height=(height) {
                @for place in &self.places { (place) }
            }
            div.pieces { @for piece in &self.pieces { (piece.draw(Lies::OnBoard, moved(piece))) } }
        }
    }

    /// What lies beside the map.
    pub(crate) fn draw_trays(&self, before: Option<&Self>) -> Markup {
        let moved = moved_since(before);
        html! {
            @for tray in self.trays.iter().filter(|tray| !tray.pieces.is_empty()) {
                section.tray aria-label=(tray.title) {
                    h3 { (tray.title) }
                    div.row { @for piece in &tray.pieces { (piece.draw(Lies::InTray, moved(piece))) } }
                }
            }
        }
    }

    /// Every element that can be pointed at.
    #[cfg(test)]
    pub(crate) fn elements(&self) -> impl Iterator<Item = &str> {
        let places = self.places.iter().map(|place| place.element.as_str());
        places.chain(self.all().filter_map(|piece| piece.element.as_deref()))
    }

    /// The pieces on the map and in the trays.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().chain(self.trays.iter().flat_map(|tray| &tray.pieces))
    }
}

/// Whether a piece lay elsewhere on that board.
fn moved_since(before: Option<&Board>) -> impl Fn(&Piece) -> bool {
    let lay: BTreeMap<&str, &str> = before.into_iter().flat_map(Board::all).map(Piece::lying).collect();
    move |piece| lay.get(piece.key.as_str()).is_some_and(|place| *place != piece.place)
}

impl Render for Place {
    fn render(&self) -> Markup {
        let class = format!("place {}", self.class);
        html! {
            g class=(class) data-el=(self.element) role="img" aria-label=(self.label) {
                (self.shape)
            }
        }
    }
}

impl Render for Shape {
    fn render(&self) -> Markup {
        match self {
            Self::Polygon(points) => {
                let points: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
                html! { polygon points=(points.join(" ")) {} }
            }
            Self::Circle(x, y, r) => html! { circle cx=(x) cy=(y) r=(r) {} },
            Self::Rect(x, y, width, height) => {
                html! { rect x=(x) y=(y) width=(width) height=(height) rx="4" {} }
            }
        }
    }
}

/// Where a piece lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lies {
    OnBoard,
    InTray,
}

impl Piece {
    fn lying(&self) -> (&str, &str) {
        (&self.key, &self.place)
    }

    fn draw(&self, lies: Lies, moved: bool) -> Markup {
        let class = format!("piece {}{}", self.class, if moved { " moved" } else { "" });
        let (width, height) = self.size;
        let style = match lies {
            Lies::InTray => format!("width:{width}px;height:{height}px"),
            Lies::OnBoard => {
                let (left, top) = (self.at.0 - width / 2.0, self.at.1 - height / 2.0);
                format!("left:{left:.1}px;top:{top:.1}px;width:{width}px;height:{height}px")
            }
        };
        html! {
            div class=(class) data-key=(self.key) data-el=[self.element.as_deref()] role="img" aria-label=(self.label)
                style=(style) { span.f aria-hidden="true" { (self.face) } }
        }
    }
}

/// Where `count` pieces of this size lie around a point: side by side, in rows, drawn together where room is short.
pub(crate) fn fan(centre: (f32, f32), count: usize, size: (f32, f32), room: f32) -> Vec<(f32, f32)> {
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

/// A small count as a coordinate.
fn small(n: usize) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX))
}
