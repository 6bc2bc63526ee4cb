//! The faces of cards: kind, drawing, title and effect.

use guide::board::{Anchor, Face, Paragraph, Prose, Set, Text, lines_of, width_of};

/// Width and height of a card, of the back of one, of an order with little to say, of a pile.
pub(super) const CARD: (f32, f32) = (176.0, 204.0);
pub(super) const BACK: (f32, f32) = (58.0, 80.0);
pub(super) const ORDER: (f32, f32) = (176.0, 78.0);
pub(super) const PILE: (f32, f32) = (112.0, 66.0);

/// The radius of its corners.
const ROUND: f32 = 7.0;
/// From one line of prose to the next, for letters of size 1.
const LINE: f32 = 1.25;
/// Between the edge of a card and what is written on it.
const EDGE: f32 = 8.0;
/// The letters of a head, and from one of its lines to the next.
const HEAD: (f32, f32) = (11.5, 15.0);

/// A title and a text.
fn words(title: &str, text: impl ToString) -> Vec<Paragraph> {
    vec![Paragraph::new(title, 12.5, "title"), Paragraph::new(text, 11.5, "")]
}

/// An empty card.
fn blank(size: (f32, f32)) -> Face {
    let mut face = Face::new(size);
    face.body(ROUND);
    face
}

/// A card under a head, and how far down that reaches. The head of a Tactics card is striped.
fn headed(heading: &str, striped: bool) -> (Face, f32) {
    let (width, room) = (CARD.0 - 1.0, CARD.0 - 2.0 * EDGE);
    let lines = lines_of(heading, HEAD.0, room);
    let down = lines.iter().fold(7.0, |down, _| down + HEAD.1);
    let mut face = blank(CARD);
    let flat = width - 2.0 * ROUND;
    let (corner, drop) = (format!("a{ROUND} {ROUND} 0 0 1"), down - ROUND);
    face.path(format!("M.5 7.5{corner} 7-7h{flat}{corner} 7 7v{drop}H.5z"), "head");
    if striped {
        let up = down - 1.0;
        let stripes = [18, 36, 54, 72, 90, 108, 126, 144].map(|x| format!("M{x} {down}l{up} -{up}"));
        face.path(stripes.concat(), "stripes");
    }
    let mut y = 0.0;
    for line in lines {
        y += HEAD.1;
        face.line(Text::new(line, (EDGE, y), HEAD.0, "heading").anchored(Anchor::Start).fit(room));
    }
    (face, down)
}

/// A Wehrmacht card or Fog of War: a drawing over a title and a text.
pub(super) fn pictured(heading: &str, symbol: String, title: &str, text: String) -> Face {
    let (mut face, top) = headed(heading, false);
    face.symbol(symbol, (CARD.0 / 2.0 - 23.0, top + 6.0, 46.0, 46.0), "picture");
    let top = top + 58.0;
    face.prose((EDGE, top, CARD.0 - 2.0 * EDGE, CARD.1 - top - EDGE), Set::Top, words(title, text));
    face
}

/// A Tactics card.
pub(super) fn tactic(heading: &str, title: &str, text: &str) -> Face {
    let (mut face, top) = headed(heading, true);
    face.prose((EDGE, top + 6.0, CARD.0 - 2.0 * EDGE, CARD.1 - top - 20.0), Set::Top, words(title, text));
    face
}

/// The deck that a card belongs to, in its corner.
pub(super) fn deck(face: &mut Face, deck: u8) {
    face.line(Text::new(deck, (CARD.0 - 7.0, CARD.1 - 7.0), 10.0, "deck").anchored(Anchor::End));
}

/// A Soviet card: two units with what each can be used for.
pub(super) fn halves(heading: &str, units: [(&str, String); 2]) -> Face {
    let (mut face, top) = headed(heading, false);
    let half = (CARD.1 - top) / 2.0;
    face.path(format!("M{EDGE} {}H{}", top + half, CARD.0 - EDGE), "fold");
    for ((title, text), top) in units.into_iter().zip([top, top + half]) {
        face.prose((EDGE, top + 2.0, CARD.0 - 2.0 * EDGE, half - 4.0), Set::Middle, words(title, text));
    }
    face
}

/// The stroke through a card that has been used.
pub(super) fn cross_out(face: &mut Face) {
    face.path(format!("M3 {}L{} 3", CARD.1 - 3.0, CARD.0 - 3.0), "through");
}

/// What a card can be used for. The face grows with what is written on it.
pub(super) fn order(title: &str, text: &str) -> Face {
    let paragraphs = words(title, text);
    let room = ORDER.0 - 20.0;
    // Lines are counted as if there were less room, because other fonts run wider.
    let lines = |each: &Paragraph| {
        lines_of(&each.words, each.size, 0.7 * room).iter().fold(0.0, |tall, _| tall + LINE * each.size)
    };
    let height = paragraphs.iter().fold(Prose::GAP + 8.0, |tall, each| tall + lines(each)).ceil().max(ORDER.1);
    let mut face = Face::new((ORDER.0, height));
    face.body(ROUND)
        .path(format!("M6 .5v{}a6 6 0 0 1-5.5-6v-{}a6 6 0 0 1 5.5-6z", height - 1.0, height - 13.0), "pv-edge");
    face.prose((13.0, 3.0, room, height - 6.0), Set::Middle, paragraphs);
    face
}

/// A card face down.
pub(super) fn back() -> Face {
    let mut face = blank(BACK);
    face.cover("pv-back", "stripes").rect((3.0, 3.0, BACK.0 - 6.0, BACK.1 - 6.0), 5.0, "rim");
    face
}

/// A pile of cards by how many they are.
pub(super) fn pile(count: usize, name: &str) -> Face {
    let mut face = blank(PILE);
    let words = vec![Paragraph::new(count, 20.0, "count"), Paragraph::new(name, 11.5, "")];
    face.rect((3.0, 3.0, PILE.0 - 6.0, PILE.1 - 6.0), 5.0, "rim");
    face.prose((7.0, 5.0, PILE.0 - 14.0, PILE.1 - 10.0), Set::Centre, words);
    face
}

/// A strongpoint: its name, the colour of its track, its Defense Value and its points.
pub(super) fn strongpoint(size: (f32, f32), title: &str, colour: (&str, String), defense: u8, points: String) -> Face {
    let (width, height) = size;
    let (left, (id, word)) = (14.0, colour);
    let chip = width_of(&word, 11.0) + 14.0;
    let mut face = blank(size);
    face.rect((0.5, 0.5, 6.0, height - 1.0), 3.0, "edge")
        .line(Text::new(title, (left, 20.0), 14.0, "title").anchored(Anchor::Start).fit(width - 22.0))
        .rect((left, height - 47.0, chip, 16.0), 8.0, format!("chip {id}"))
        .text(word, (left + chip / 2.0, height - 35.0), 11.0, "on-chip")
        .symbol("pv-shield", (left, height - 25.0, 16.0, 18.0), "figure")
        .line(Text::new(defense, (left + 21.0, height - 9.5), 18.0, "count").anchored(Anchor::Start))
        .line(Text::new(points, (width - EDGE, height - 11.0), 11.5, "points").anchored(Anchor::End));
    face
}

/// An Operational Support card: what it needs and where; broken locations are crossed out.
pub(super) fn support(
    size: (f32, f32),
    title: &str,
    needs: &[&str],
    places: impl Iterator<Item = (u8, bool)>,
    points: String,
) -> Face {
    let (width, height) = size;
    let (left, right) = (6.0, width - 4.0);
    let mut face = blank(size);
    face.rect((0.5, 0.5, width - 1.0, 5.0), 2.5, "edge");
    let title_height = if needs.is_empty() { height - 30.0 } else { 32.0 };
    face.prose((left, 8.0, width - 10.0, title_height), Set::Top, vec![Paragraph::new(title, 11.5, "title")]);
    let (mut x, mut y) = (left, 42.0);
    for id in needs {
        if x + 16.0 > right {
            (x, y) = (left, y + 18.0);
        }
        face.symbol(format!("pv-t-{id}"), (x, y, 16.0, 16.0), "figure");
        x += 18.0;
    }
    (x, y) = (left, y + 28.0);
    for (number, broken) in places {
        let wide = width_of(&number.to_string(), 10.0);
        if x + wide > right {
            (x, y) = (left, y + 12.0);
        }
        let class = if broken { "at broken" } else { "at" };
        face.line(Text::new(number, (x, y), 10.0, class).anchored(Anchor::Start));
        x += wide + 4.0;
    }
    face.line(Text::new(points, (left, height - 7.0), 11.5, "points").anchored(Anchor::Start));
    face
}
