//! A board on a page: the map as SVG, what lies on it as HTML over it.

use std::collections::BTreeMap;
use std::fmt::Write;

use guide::board::{Board, Piece, Place, Shape, Tray};
use maud::{Markup, html};

use crate::parts::Item;

/// The ground, once in a page.
pub(crate) fn ground((width, height): (f32, f32), ground: &Markup) -> Markup {
    html! {
        svg.ground viewBox=(format!("0 0 {width} {height}")) width=(width) height=(height) aria-hidden="true" {
            (ground)
        }
    }
}

/// Where everything lay at some time: places by the keys of pieces.
pub(crate) type Lay = BTreeMap<String, String>;

/// Where everything lies.
pub(crate) fn lay(board: &Board) -> Lay {
    board.all().map(|piece| (piece.key.clone(), piece.place.clone())).collect()
}

/// The outlines that can be pointed at, by their elements; where one has several, they are numbered.
pub(crate) fn places(board: &Board) -> Vec<Item> {
    let mut known: BTreeMap<&str, usize> = BTreeMap::new();
    let draw = |place: &Place, count: usize| {
        let key = if count == 0 { place.element.clone() } else { format!("{} {count}", place.element) };
        Item::new(&key, draw_place(place, &key))
    };
    let mut keyed = |element| {
        let count = known.entry(element).or_default();
        std::mem::replace(count, *count + 1)
    };
    board.places.iter().map(|place| draw(place, keyed(place.element.as_str()))).collect()
}

/// What lies on the map; pieces that lay elsewhere in `before` are marked as moved.
pub(crate) fn pieces(board: &Board, before: &Lay) -> Vec<Item> {
    items(&board.pieces, Lies::OnBoard, before)
}

/// The pieces of a tray.
pub(crate) fn in_tray(tray: &Tray, before: &Lay) -> Vec<Item> {
    items(&tray.pieces, Lies::InTray, before)
}

fn items(pieces: &[Piece], lies: Lies, before: &Lay) -> Vec<Item> {
    let moved = |piece: &Piece| before.get(&piece.key).is_some_and(|place| *place != piece.place);
    pieces.iter().map(|piece| Item::new(&piece.key, draw_piece(piece, lies, moved(piece)))).collect()
}

fn draw_place(place: &Place, key: &str) -> Markup {
    let class = format!("place {}", place.class);
    html! {
        g class=(class) data-key=(key) data-el=(place.element) role="img" aria-label=(place.label) {
            (draw_shape(&place.shape))
        }
    }
}

fn draw_shape(shape: &Shape) -> Markup {
    match shape {
        Shape::Polygon(points) => {
            let mut line = String::with_capacity(points.len() * 10);
            for &(x, y) in points {
                let _ = write!(line, "{},{} ", Coordinate(x), Coordinate(y)); // a text takes everything
            }
            html! { polygon points=(line.trim_end()) {} }
        }
        Shape::Circle(x, y, r) => html! { circle cx=(x) cy=(y) r=(r) {} },
        Shape::Rect(x, y, width, height) => {
            html! { rect x=(x) y=(y) width=(width) height=(height) rx="4" {} }
        }
    }
}

/// A coordinate to a tenth, which is more than anybody sees. Boards have thousands of them, and the shortest decimal of a
/// float takes long to find.
struct Coordinate(f32);

impl std::fmt::Display for Coordinate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        #[allow(clippy::cast_possible_truncation)] // boards are not so large
        let tenths = (self.0 * 10.0).round() as i32;
        match (tenths / 10, tenths.unsigned_abs() % 10) {
            (whole, 0) => write!(f, "{whole}"),
            (0, part) if tenths < 0 => write!(f, "-0.{part}"),
            (whole, part) => write!(f, "{whole}.{part}"),
        }
    }
}

/// Where a piece lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lies {
    OnBoard,
    InTray,
}

fn draw_piece(piece: &Piece, lies: Lies, moved: bool) -> Markup {
    let class = format!("piece {}{}", piece.class, if moved { " moved" } else { "" });
    let (width, height) = piece.size;
    let style = match lies {
        Lies::InTray => format!("width:{width}px;height:{height}px"),
        Lies::OnBoard => {
            let (left, top) = (Coordinate(piece.at.0 - width / 2.0), Coordinate(piece.at.1 - height / 2.0));
            format!("left:{left}px;top:{top}px;width:{width}px;height:{height}px")
        }
    };
    html! {
        div class=(class) data-key=(piece.key) data-el=[piece.element.as_deref()] role="img" aria-label=(piece.label)
            style=(style) { span.f aria-hidden="true" { (piece.face) } }
    }
}

#[cfg(test)]
mod tests {
    use guide::suite::{any, play};
    use guide::{Guide, Language};
    use kurgan_core::Game;
    use serde_json::Value;
    use table::{GameId, Words, each_guide};

    use super::*;

    /// The most bytes of a page that are board and aids.
    const MOST: usize = 130_000;

    fn weight<H: Guide>(game: &H::Game, words: Words) -> usize {
        let view = game.view(game.to_act().iter().next());
        let board = H::board(&view, words);
        let lay = lay(&board);
        let trays = board.trays.iter().flat_map(|tray| in_tray(tray, &lay));
        let live = places(&board).into_iter().chain(pieces(&board, &lay)).chain(trays).map(|item| item.html);
        let printed = [ground(board.size, &H::ground(&view, words)), H::symbols()];
        let aids = H::aids(&view, words).into_iter().map(|aid| aid.body);
        printed.into_iter().chain(aids).chain(live).map(|markup| markup.0.len()).sum()
    }

    fn stays_light<H: Guide>() {
        for (n, preset) in H::presets(Words::default()).into_iter().enumerate() {
            let mut options = preset.options;
            if let Value::Object(options) = &mut options {
                options.remove("takebacks"); // of the session, not of the game
            }
            let (words, mut position) = (Words::new(Language::ALL[n % 3]), 0);
            play::<H>(&options, 8, any, |session| {
                position += 1;
                if position % 5 == 1 {
                    let weight = weight::<H>(session.game(), words);
                    assert!(weight < MOST, "{options}: {weight} bytes after {} actions", session.len());
                }
            });
        }
    }

    #[test]
    fn coordinates_are_written_to_a_tenth() {
        for (number, written) in [(0.0, "0"), (12.0, "12"), (-3.0, "-3"), (1.25, "1.3"), (-0.44, "-0.4"), (7.96, "8")] {
            assert_eq!(Coordinate(number).to_string(), written);
        }
    }

    #[test]
    fn boards_stay_light() {
        for game in GameId::ALL {
            each_guide!(game, H => stays_light::<H>());
        }
    }
}
