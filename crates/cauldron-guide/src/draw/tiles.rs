//! Faces around the map: tiles with a picture, a word and a number, chips, markers held, the card.

use std::fmt::Display;

use guide::board::{Anchor, Face, Paragraph, Set, Text};

use super::lay::Frame;

/// How a tile shows its number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Large, beside picture and word.
    Count,
    /// Under the word, beside the picture.
    Small,
    /// Under the word, at the far end.
    Pool,
}

/// An empty tile that fills its frame.
fn tile((_, _, width, height): Frame) -> Face {
    let mut face = Face::new((width, height));
    face.body(5.0);
    face
}

/// A text from the left, no wider than this.
fn left(words: impl ToString, at: (f32, f32), size: f32, room: f32, class: &'static str) -> Text {
    Text::new(words, at, size, class).anchored(Anchor::Start).fit(room)
}

/// A picture, a word and a number.
pub(super) fn counted(at: Frame, kind: Kind, symbol: &str, word: &str, number: impl Display) -> Face {
    let (_, _, width, height) = at;
    let (symbol, right) = (format!("cd-{symbol}"), width - 9.0);
    let mut face = tile(at);
    let _ = match kind {
        Kind::Count => face
            .symbol(symbol, (9.0, 7.0, 20.0, 20.0), "icon")
            .line(left(word, (9.0, height - 13.0), 12.5, width - 54.0, "word"))
            .line(Text::new(number, (right, height / 2.0 + 8.5), 24.0, "number").anchored(Anchor::End)),
        Kind::Small => face
            .symbol(symbol, (7.0, height - 26.0, 16.0, 16.0), "icon")
            .line(left(word, (6.5, 15.0), 11.0, width - 12.0, "word"))
            .line(left(number, (30.0, height - 11.0), 20.0, width - 36.0, "number")),
        Kind::Pool => face
            .symbol(symbol, (6.0, height - 31.0, 20.0, 20.0), "icon")
            .line(left(word, (6.0, 15.0), 11.0, width - 11.0, "word"))
            .line(Text::new(number, (width - 6.0, height - 14.0), 20.0, "number").anchored(Anchor::End)),
    };
    face
}

/// A picture, what it tells about, and how that stands.
pub(super) fn sky(at: Frame, symbol: &str, word: &str, value: &str) -> Face {
    let (_, _, width, height) = at;
    let mut face = tile(at);
    face.symbol(format!("cd-{symbol}"), (9.0, height / 2.0 - 16.0, 32.0, 32.0), "icon")
        .line(left(word, (47.0, height / 2.0 - 5.0), 12.5, width - 55.0, "word"))
        .line(left(value, (47.0, height / 2.0 + 15.0), 18.0, width - 57.0, "number"));
    face
}

/// The number of a track on a disc or a square.
pub(super) fn chip(value: &str, round: bool) -> Face {
    let mut face = Face::new((25.0, 25.0));
    if round {
        face.circle((12.5, 12.5), 11.5, "body");
    } else {
        face.rect((1.0, 1.0, 23.0, 23.0), 4.0, "body");
    }
    if value == "!" {
        face.text(value, (12.5, 18.5), 17.0, "")
    } else {
        face.text(value, (12.5, 17.0), 12.5, "")
    };
    face
}

/// A marker held: its name, and a bar that tells good from bad.
pub(super) fn marker(at: Frame, name: &str) -> Face {
    let (_, _, width, height) = at;
    let mut face = tile(at);
    face.rect((0.5, 0.5, 5.0, height - 1.0), 2.0, "bar");
    face.prose((9.0, 2.0, width - 13.0, height - 4.0), Set::Centre, vec![Paragraph::new(name, 12.0, "name")]);
    face
}

/// An event card: its number, its title, what it does and what it shows for the tables.
pub(super) fn card(number: u8, title: &str, text: &str, columns: String) -> Face {
    let mut face = tile((0.0, 0.0, 350.0, 136.0));
    face.line(left(title, (12.0, 25.0), 15.0, 290.0, "title"))
        .line(Text::new(number, (338.0, 26.0), 18.0, "card-number").anchored(Anchor::End));
    let paragraphs = vec![Paragraph::new(text, 13.0, ""), Paragraph::new(columns, 11.0, "word")];
    face.prose((12.0, 34.0, 326.0, 96.0), Set::Top, paragraphs);
    face
}
