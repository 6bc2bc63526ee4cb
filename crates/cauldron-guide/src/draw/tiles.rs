//! Faces beside the map: chips with a picture, a word and a number, markers held, the card.

use std::fmt::Display;

use guide::board::{Anchor, Face, Paragraph, Set, Text};

use super::lay;

/// The height of the letters of a chip.
const WORD: f32 = 14.0;

/// A text from the left, no wider than this.
fn left(words: impl ToString, at: (f32, f32), size: f32, room: f32, class: &'static str) -> Text {
    Text::new(words, at, size, class).anchored(Anchor::Start).fit(room)
}

/// A text in the narrow letters of the map, no wider than this.
fn narrow(words: &str, at: (f32, f32), room: f32, class: &'static str) -> Text {
    let text = Text::new(words, at, WORD, class).anchored(Anchor::Start);
    if lay::narrow(words, WORD) > room { text.fit(room) } else { text }
}

/// A word, and under it a picture and a number.
pub(super) fn chip((width, height): (f32, f32), symbol: &str, word: &str, number: impl Display) -> Face {
    let mut face = Face::new((width, height));
    face.body(4.0)
        .line(narrow(word, (5.0, 14.0), width - 10.0, "word"))
        .symbol(format!("cd-{symbol}"), (5.0, height - 18.0, 15.0, 15.0), "icon")
        .line(Text::new(number, (width - 6.0, height - 5.0), 17.0, "number").anchored(Anchor::End));
    face
}

/// A marker held: its name, and a bar that tells good from bad.
pub(super) fn marker((width, height): (f32, f32), name: &str) -> Face {
    let mut face = Face::new((width, height));
    face.body(4.0).rect((0.5, 0.5, 5.0, height - 1.0), 2.0, "bar").line(narrow(
        name,
        (10.0, height / 2.0 + 5.0),
        width - 15.0,
        "name",
    ));
    face
}

/// An event card: its number, its title, what it does and what it shows for the tables.
pub(super) fn card(number: u8, title: &str, text: &str, columns: String) -> Face {
    let mut face = Face::new((350.0, 136.0));
    face.body(5.0)
        .line(left(title, (12.0, 25.0), 15.0, 290.0, "title"))
        .line(Text::new(number, (338.0, 26.0), 18.0, "card-number").anchored(Anchor::End));
    let paragraphs = vec![Paragraph::new(text, 13.0, ""), Paragraph::new(columns, 11.0, "word")];
    face.prose((12.0, 34.0, 326.0, 96.0), Set::Top, paragraphs);
    face
}
