//! The faces of cards: pictures, titles and effects. Cards grow with what is written on them.

use guide::board::{Anchor, Face, Paragraph, Prose, Set, Text, lines_of, width_of};

use super::plan::small;

/// Width of a Soviet card, of a Wehrmacht card, of an order.
pub(super) const SOVIET: f32 = 188.0;
const GERMAN: f32 = 152.0;
const ORDER: f32 = 190.0;
/// Width and height of the back of a card, of a pile, of a strongpoint beside the board.
pub(super) const BACK: (f32, f32) = (62.0, 86.0);
pub(super) const PILE: (f32, f32) = (84.0, 82.0);
pub(super) const STRONGPOINT: (f32, f32) = (184.0, 62.0);

/// The radius of corners, and from an edge to what is written.
const ROUND: f32 = 7.0;
const EDGE: f32 = 6.0;
/// Letters of titles and of texts on cards.
const TITLE: f32 = 13.0;
const TEXT: f32 = 11.5;
/// How much narrower the letters of titles and of texts are than [`width_of`] expects, with something to spare.
const SPARE: f32 = 0.84;
const SPARE_TEXT: f32 = 0.93;
/// The height of the picture of a unit.
const PICTURE: f32 = 32.0;
/// Between the halves of a Soviet card.
const OR: f32 = 12.0;

/// How tall words are when set in this width.
fn tall(words: &str, size: f32, spare: f32, width: f32) -> f32 {
    small(lines_of(words, size * spare, width).len().max(1)) * size * Prose::LEADING
}

/// A title and a text, and how tall they are in this width.
fn said(title: &str, text: &str, width: f32) -> (Vec<Paragraph>, f32) {
    let height = tall(title, TITLE, SPARE, width) + Prose::GAP + tall(text, TEXT, SPARE_TEXT, width) + 1.0;
    (vec![Paragraph::new(title, TITLE, "title"), Paragraph::new(text, TEXT, "")], height)
}

/// An empty card.
fn blank(size: (f32, f32)) -> Face {
    let mut face = Face::new(size);
    face.body(ROUND);
    face
}

/// One of the two units on a Soviet card: the id of its picture, its name, what it can be used for.
pub(super) struct Half<'a> {
    pub(super) picture: &'static str,
    pub(super) title: &'a str,
    pub(super) uses: String,
}

impl Half<'_> {
    fn height(&self) -> f32 {
        PICTURE + 3.0 + said(self.title, &self.uses, SOVIET - 2.0 * EDGE).1
    }
}

/// How high a Soviet card with these units is.
pub(super) fn height(halves: &[Half; 2]) -> f32 {
    (2.0 * EDGE + OR + halves[0].height() + halves[1].height()).ceil()
}

/// A Soviet card of this height.
pub(super) fn halves(id: &str, halves: &[Half; 2], or: &str, height: f32) -> Face {
    let (mut face, width) = (blank((SOVIET, height)), SOVIET - 2.0 * EDGE);
    // What the card is higher than its words need is shared by both.
    let spare = (height - self::height(halves)) / 2.0;
    let [one, two] = halves.each_ref().map(|half| half.height() + spare);
    for (half, top, each) in [(&halves[0], EDGE, one), (&halves[1], EDGE + one + OR, two)] {
        face.symbol(format!("pv-v-{}", half.picture), (EDGE, top, width, PICTURE), "").rect(
            (EDGE, top, width, PICTURE),
            4.0,
            "window",
        );
        let (words, _) = said(half.title, &half.uses, width);
        face.prose((EDGE, top + PICTURE + 3.0, width, each - PICTURE - 3.0), Set::Top, words);
    }
    let (y, middle, gap) = (EDGE + one + OR / 2.0, SOVIET / 2.0, width_of(or, 12.0) / 2.0 + 5.0);
    face.path(format!("M{EDGE} {y}H{}M{} {y}H{}", middle - gap, middle + gap, SOVIET - EDGE), "fold");
    face.text(or, (middle, y + 4.0), 13.0, "or");
    badge(&mut face, id);
    face
}

/// The number of a Soviet card in its corner.
fn badge(face: &mut Face, id: &str) {
    face.rect((SOVIET - 46.0, 5.0, 41.0, 20.0), 4.0, "head").text(id, (SOVIET - 25.5, 20.0), 13.5, "heading");
}

/// Fog of War.
pub(super) fn fog(id: &str, title: &str, text: &str, height: f32) -> Face {
    let (words, _) = said(title, text, SOVIET - 2.0 * EDGE);
    let (mut face, width) = (blank((SOVIET, height)), SOVIET - 2.0 * EDGE);
    face.rect((EDGE, EDGE, width, 84.0), 4.0, "mist").symbol(
        "pv-c-fog",
        (SOVIET / 2.0 - 36.0, 12.0, 72.0, 72.0),
        "picture",
    );
    face.prose((EDGE, 98.0, width, height - 98.0 - EDGE), Set::Top, words);
    badge(&mut face, id);
    face
}

/// The mark of a Soviet card that has been used: a stroke through it and a check.
pub(super) fn cross_out(face: &mut Face) {
    let (width, height) = face.size;
    face.path(format!("M4 {}L{} 4", height - 4.0, width - 4.0), "through")
        .circle((22.0, 22.0), 13.0, "checked")
        .path("M15.5 22l5 5.5 9-11", "check");
}

/// A Wehrmacht card: what it is, a picture, the kind of card and its effect.
pub(super) fn pictured(title: &str, symbol: String, kind: &str, text: &str) -> Face {
    let width = GERMAN - 2.0 * EDGE;
    let lines = lines_of(title, 15.0 * SPARE, width);
    let top = 8.0 + 17.0 * small(lines.len());
    let height = (top
        + 66.0
        + tall(kind, TEXT, SPARE_TEXT, width)
        + Prose::GAP
        + tall(text, TEXT, SPARE_TEXT, width)
        + 2.0 * EDGE)
        .ceil();
    let mut face = blank((GERMAN, height));
    face.path(top_of(GERMAN, top), "head");
    for (n, line) in lines.into_iter().enumerate() {
        let at = (EDGE, 18.5 + 17.0 * small(n));
        face.line(Text::new(line, at, 15.0, "heading").anchored(Anchor::Start));
    }
    face.symbol("pv-scene", (0.5, top, GERMAN - 1.0, 60.0), "").symbol(
        symbol,
        (GERMAN / 2.0 - 44.0, top + 4.0, 88.0, 54.0),
        "picture",
    );
    let words = vec![Paragraph::new(kind, TEXT, "kind"), Paragraph::new(text, TEXT, "")];
    face.prose((EDGE, top + 64.0, width, height - top - 64.0 - EDGE), Set::Top, words);
    face
}

/// The upper part of a card down to a line.
fn top_of(width: f32, down: f32) -> String {
    let (flat, drop) = (width - 1.0 - 2.0 * ROUND, down - ROUND);
    format!("M.5 {down}v-{drop}a7 7 0 0 1 7-7h{flat}a7 7 0 0 1 7 7v{drop}z")
}

/// A Tactics card.
pub(super) fn tactic(heading: &str, title: &str, text: &str) -> Face {
    let width = GERMAN - 2.0 * EDGE;
    let (words, high) = said(title, text, width);
    let top = 28.0;
    let mut face = blank((GERMAN, (top + high + 30.0).ceil()));
    face.path(top_of(GERMAN, top), "head").path("M14 28L41 1M41 28L68 1M68 28L95 1M95 28L122 1", "stripes");
    face.line(Text::new(heading, (EDGE, 19.0), 15.0, "heading").anchored(Anchor::Start).fit(width));
    face.prose((EDGE, top + 5.0, width, high + 4.0), Set::Top, words);
    face
}

/// The deck that a card belongs to, in its corner.
pub(super) fn deck(face: &mut Face, deck: u8) {
    let (width, height) = face.size;
    face.circle((width - 13.0, height - 13.0), 9.0, "deck-disc").text(deck, (width - 13.0, height - 8.5), 12.0, "deck");
}

/// What a card can be used for.
pub(super) fn order(title: &str, text: &str) -> Face {
    let (words, high) = said(title, text, ORDER - 22.0);
    let height = (high + 12.0).ceil().max(54.0);
    let mut face = Face::new((ORDER, height));
    face.body(ROUND)
        .path(format!("M6 .5v{}a6 6 0 0 1-5.5-6v-{}a6 6 0 0 1 5.5-6z", height - 1.0, height - 13.0), "edge");
    face.prose((14.0, 5.0, ORDER - 22.0, height - 8.0), Set::Middle, words);
    face
}

/// A card face down.
pub(super) fn back() -> Face {
    let mut face = blank(BACK);
    face.rect((4.0, 4.0, BACK.0 - 8.0, BACK.1 - 8.0), 4.0, "rim");
    face
}

/// A pile of cards by how many they are.
pub(super) fn pile(count: usize, name: &str) -> Face {
    let mut face = Face::new(PILE);
    let (width, height) = PILE;
    face.rect((5.0, 5.0, width - 5.0, height - 5.0), ROUND, "under")
        .rect((2.5, 2.5, width - 5.0, height - 5.0), ROUND, "under")
        .rect((0.5, 0.5, width - 6.0, height - 6.0), ROUND, "body")
        .text(count, (width / 2.0 - 3.0, 31.0), 24.0, "count");
    face.prose((4.0, 35.0, width - 13.0, height - 42.0), Set::Centre, vec![Paragraph::new(name, 12.0, "of")]);
    face
}

/// A strongpoint: its name, the color of its tracks, its Defense Value and its points.
pub(super) fn strongpoint(size: (f32, f32), title: &str, colour: &str, defense: u8, points: String) -> Face {
    let (width, height) = size;
    let (left, base) = (54.0, height - 22.0);
    let mut face = blank(size);
    face.rect((3.0, 3.0, 45.0, height - 6.0), 4.0, "wall")
        .symbol("pv-c-house", (5.5, height / 2.0 - 20.0, 40.0, 40.0), "castle")
        .prose((left, 3.0, width - left - 5.0, base - 3.0), Set::Middle, vec![Paragraph::new(title, 13.0, "title")]);
    face.symbol("pv-shield", (left, base, 17.0, 19.0), "figure")
        .line(Text::new(defense, (left + 21.0, base + 16.0), 18.0, "count").anchored(Anchor::Start))
        .rect((left + 45.0, base + 1.0, 19.0, 18.0), 3.0, format!("chip {colour}"))
        .text(colour[..1].to_uppercase(), (left + 54.5, base + 15.0), 13.0, "on-chip")
        .line(Text::new(points, (width - EDGE, base + 15.0), 13.0, "points").anchored(Anchor::End));
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
    let (left, right) = (5.0, width - 4.0);
    let mut face = blank(size);
    face.rect((0.5, 0.5, width - 1.0, 5.0), 2.5, "edge");
    let title_height = if needs.is_empty() { height - 30.0 } else { 50.0 };
    face.prose((left, 7.0, width - 8.0, title_height), Set::Top, vec![Paragraph::new(title, 13.0, "title")]);
    let (mut x, mut y) = (left, 60.0);
    for id in needs {
        if x + 18.0 > right {
            (x, y) = (left, y + 19.0);
        }
        face.symbol(format!("pv-t-{id}"), (x, y, 18.0, 18.0), "");
        x += 18.5;
    }
    (x, y) = (left, y + 32.0);
    for (number, broken) in places {
        let wide = width_of(&number.to_string(), 12.6) * 0.9;
        if x + wide > right {
            (x, y) = (left, y + 14.0);
        }
        let class = if broken { "at broken" } else { "at" };
        face.line(Text::new(number, (x, y), 12.6, class).anchored(Anchor::Start));
        x += wide + 4.0;
    }
    face.line(Text::new(points, (left, height - 6.0), 13.0, "points").anchored(Anchor::Start));
    face
}
