//! A board on a page: the map as SVG, what lies on it as HTML over it.

mod alone;
mod marks;
mod sheet;

use std::collections::BTreeMap;

use guide::board::{Board, Paragraph, Piece, Prose, Set, Spot};
use maud::{Markup, html};

use crate::assets;
use crate::parts::Item;
use marks::{marks, prose, short};

pub use alone::Theme;
pub(crate) use alone::{map, position};

/// The land and the ground, once in a page.
pub(crate) fn ground((width, height): (f32, f32), land: Option<&str>, ground: &Markup) -> Markup {
    html! {
        @if let Some(land) = land {
            img.land src=(assets::landscape((width, height), land)) alt="" width=(width) height=(height) fetchpriority="high";
        }
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
pub(crate) fn places(places: Vec<Spot>) -> Vec<Item> {
    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    let mut draw = |place: Spot| {
        let count = known.entry(place.element.clone()).or_default();
        let key = if *count == 0 { place.element.clone() } else { format!("{} {count}", place.element) };
        *count += 1;
        Item::drawn(key.clone(), place.print(), move || marks::place(&place, &key))
    };
    places.into_iter().map(&mut draw).collect()
}

/// What lies on the map; pieces that lay elsewhere in `before` are marked as moved.
pub(crate) fn pieces(pieces: Vec<Piece>, before: &Lay) -> Vec<Item> {
    items(pieces, Lies::OnBoard, before)
}

/// The pieces of a tray.
pub(crate) fn in_tray(pieces: Vec<Piece>, before: &Lay) -> Vec<Item> {
    items(pieces, Lies::InTray, before)
}

fn items(pieces: Vec<Piece>, lies: Lies, before: &Lay) -> Vec<Item> {
    let draw = |piece: Piece| {
        let moved = before.get(&piece.key).is_some_and(|place| *place != piece.place);
        // A tray has lists of its own: how it lies needs no part in the fingerprint.
        let print = piece.print() ^ u64::from(moved);
        Item::drawn(piece.key.clone(), print, move || draw_piece(&piece, lies, moved))
    };
    pieces.into_iter().map(draw).collect()
}

/// Where a piece lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lies {
    OnBoard,
    InTray,
}

fn draw_piece(piece: &Piece, lies: Lies, moved: bool) -> Markup {
    let class = format!("piece {}{}", piece.class.trim_end(), if moved { " moved" } else { "" });
    let (width, height) = piece.size;
    let style = match lies {
        Lies::InTray => format!("width:{width}px;height:{height}px"),
        Lies::OnBoard => {
            let (left, top) = (short(piece.at.0 - width / 2.0), short(piece.at.1 - height / 2.0));
            format!("left:{left}px;top:{top}px;width:{width}px;height:{height}px")
        }
    };
    // For those who cannot see it the label says it all; what only decorates has none.
    let label = Some(&piece.label).filter(|label| !label.is_empty());
    html! {
        div class=(class) data-key=(piece.key) data-el=[piece.element.as_deref()] role=[label.map(|_| "img")]
            aria-label=[label] aria-hidden=[label.is_none().then_some("true")] style=(style) {
            span.f aria-hidden="true" { (draw_face(piece)) }
        }
    }
}

/// A face as a drawing, with its prose over it. One that is drawn at its own size need not say so.
fn draw_face(Piece { face, size, .. }: &Piece) -> Markup {
    let drawing = marks(face);
    let (width, height) = (short(face.size.0), short(face.size.1));
    let scaled = (face.size != *size).then(|| format!("0 0 {width} {height}"));
    html! {
        @if !drawing.0.is_empty() { svg viewBox=[scaled] { (drawing) } }
        @for prose in prose(face) { (draw_prose(prose, face.size)) }
    }
}

fn draw_prose(prose: &Prose, (across, down): (f32, f32)) -> Markup {
    let (left, top, width, height) = prose.frame;
    let (right, bottom) = (short(across - left - width), short(down - top - height));
    let class = match prose.set {
        Set::Top => "prose",
        Set::Middle => "prose middle",
        Set::Centre => "prose middle centre",
    };
    html! {
        span class=(class) style=(format!("inset:{top}px {right}px {bottom}px {left}px")) {
            @for Paragraph { words, size, class } in &prose.paragraphs {
                span class=[Some(class).filter(|class| !class.is_empty())] style=[size_of(*size)] { (words) }
            }
        }
    }
}

/// The size of a paragraph, unless it is that of most, which board.css has.
fn size_of(size: f32) -> Option<String> {
    const MOST: f32 = 11.5;
    ((size - MOST).abs() > 0.01).then(|| format!("font-size:{size}px"))
}

#[cfg(test)]
mod tests {
    use guide::suite::{any, play};
    use guide::{Guide, Language};
    use kurgan_core::Game;
    use serde_json::Value;
    use table::{GameId, Words, each_guide};

    use super::*;

    /// The most bytes of a page that are its board.
    const MOST: usize = 130_000;

    fn weight<H: Guide>(game: &H::Game, words: Words) -> usize {
        let view = game.view(game.to_act().iter().next());
        let board = H::board(&view, words);
        let (lay, size) = (lay(&board), board.size);
        let trays = board.trays.into_iter().flat_map(|tray| in_tray(tray.pieces, &lay));
        let live = places(board.places).into_iter().chain(pieces(board.pieces, &lay)).chain(trays);
        let live = live.map(|item| item.html());
        let printed = [ground(size, None, &H::ground(&view, words)), H::symbols()];
        printed.into_iter().chain(live).map(|markup| markup.0.len()).sum()
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

    fn prints_tell_apart<H: Guide>() {
        let (words, mut drawn) = (Words::default(), BTreeMap::new());
        play::<H>(&Value::Object(serde_json::Map::new()), 3, any, |session| {
            let game = session.game();
            let board = H::board(&game.view(game.to_act().iter().next()), words);
            let lay = lay(&board);
            let trays = board.trays.into_iter().flat_map(|tray| in_tray(tray.pieces, &lay));
            for item in places(board.places).into_iter().chain(pieces(board.pieces, &lay)).chain(trays) {
                let html = item.html().into_string();
                assert_eq!(drawn.entry((item.key, item.print)).or_insert_with(|| html.clone()), &html);
            }
        });
        assert!(drawn.len() > 50);
    }

    #[test]
    fn what_has_the_same_print_is_drawn_alike() {
        for game in GameId::ALL {
            each_guide!(game, H => prints_tell_apart::<H>());
        }
    }

    #[test]
    fn boards_stay_light() {
        for game in GameId::ALL {
            each_guide!(game, H => stays_light::<H>());
        }
    }
}
