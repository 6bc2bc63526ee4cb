//! A board on a page: the map as SVG, what lies on it as HTML over it.

mod alone;
mod marks;
mod sheet;

use std::collections::BTreeMap;

use guide::board::{Board, Paragraph, Piece, Prose, Set};
use maud::{Markup, html};

use marks::{marks, prose};

pub use alone::Theme;
pub(crate) use alone::position;

/// The ground, once in a page.
pub(crate) fn ground((width, height): (f32, f32), ground: &Markup) -> Markup {
    html! {
        svg.ground viewBox=(format!("0 0 {width} {height}")) width=(width) height=(height) aria-hidden="true" {
            (ground)
        }
    }
}

/// Places and pieces; pieces that lay elsewhere in `before` are marked as moved.
pub(crate) fn live(board: &Board, before: Option<&Board>) -> Markup {
    let (width, height) = board.size;
    let moved = moved_since(before);
    html! {
        svg.places viewBox=(format!("0 0 {width} {height}")) width=(width) height=(height) {
            @for place in &board.places { (marks::place(place)) }
        }
        div.pieces { @for piece in &board.pieces { (draw_piece(piece, Lies::OnBoard, moved(piece))) } }
    }
}

/// What lies beside the map.
pub(crate) fn trays(board: &Board, before: Option<&Board>) -> Markup {
    let moved = moved_since(before);
    html! {
        @for tray in board.trays.iter().filter(|tray| !tray.pieces.is_empty()) {
            section.tray aria-label=(tray.title) {
                h3 { (tray.title) }
                div.row { @for piece in &tray.pieces { (draw_piece(piece, Lies::InTray, moved(piece))) } }
            }
        }
    }
}

/// Whether a piece lay elsewhere on that board.
fn moved_since(before: Option<&Board>) -> impl Fn(&Piece) -> bool {
    let lay: BTreeMap<&str, &str> = before.into_iter().flat_map(Board::all).map(lying).collect();
    move |piece| lay.get(piece.key.as_str()).is_some_and(|place| *place != piece.place)
}

/// Where a piece lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lies {
    OnBoard,
    InTray,
}

fn lying(piece: &Piece) -> (&str, &str) {
    (&piece.key, &piece.place)
}

fn draw_piece(piece: &Piece, lies: Lies, moved: bool) -> Markup {
    let class = format!("piece {}{}", piece.class, if moved { " moved" } else { "" });
    let (width, height) = piece.size;
    let style = match lies {
        Lies::InTray => format!("width:{width}px;height:{height}px"),
        Lies::OnBoard => {
            let (left, top) = (piece.at.0 - width / 2.0, piece.at.1 - height / 2.0);
            format!("left:{left:.1}px;top:{top:.1}px;width:{width}px;height:{height}px")
        }
    };
    // Whoever has the role of an image or a button has no children for a screen reader: the label says it all.
    html! {
        div class=(class) data-key=(piece.key) data-el=[piece.element.as_deref()] role="img" aria-label=(piece.label)
            style=(style) { span.f { (draw_face(piece)) } }
    }
}

/// A face as a drawing, with its prose over it. One that is drawn at its own size need not say so.
fn draw_face(Piece { face, size, .. }: &Piece) -> Markup {
    let drawing = marks(face);
    let (width, height) = (marks::short(face.size.0), marks::short(face.size.1));
    let scaled = (face.size != *size).then(|| format!("0 0 {width} {height}"));
    html! {
        @if !drawing.0.is_empty() { svg viewBox=[scaled] { (drawing) } }
        @for prose in prose(face) { (draw_prose(prose, face.size)) }
    }
}

fn draw_prose(prose: &Prose, (across, down): (f32, f32)) -> Markup {
    let (left, top, width, height) = prose.frame;
    let (right, bottom) = (marks::short(across - left - width), marks::short(down - top - height));
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

    /// The most bytes of a page that are board and aids.
    const MOST: usize = 130_000;

    fn weight<H: Guide>(game: &H::Game, words: Words) -> usize {
        let view = game.view(game.to_act().iter().next());
        let board = H::board(&view, words);
        let drawn =
            [ground(board.size, &H::ground(&view, words)), live(&board, None), trays(&board, None), H::symbols()];
        let aids = H::aids(&view, words).into_iter().map(|aid| aid.body);
        drawn.into_iter().chain(aids).map(|markup| markup.0.len()).sum()
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
    fn boards_stay_light() {
        for game in GameId::ALL {
            each_guide!(game, H => stays_light::<H>());
        }
    }
}
