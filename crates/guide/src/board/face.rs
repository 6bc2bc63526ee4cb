//! What is drawn on a piece: shapes, symbols, lines of text and prose, each with its place. Colors and fonts come from
//! the stylesheet. Positions and text sizes are given here, because many SVG viewers support too little CSS for them.

use std::borrow::Cow;

use super::{Frame, Shape};

/// Classes for the stylesheet.
pub type Class = Cow<'static, str>;

/// What is drawn on a piece, in units of its own: the left upper corner is (0, 0).
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// The right lower corner. The piece shows all of it, larger or smaller; prose is for faces of the size of their piece.
    pub size: (f32, f32),
    /// What is drawn; later marks lie on earlier ones, prose on everything.
    pub marks: Vec<Mark>,
}

/// Something drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// A shape; the body of a counter or a card has the class `body`.
    Shape(Shape, Class),
    /// Something of [`Draws::symbols`](crate::Draws::symbols) or of the ground.
    Symbol {
        /// Its id.
        id: Cow<'static, str>,
        /// What it fills; without it, all of the face.
        frame: Option<Frame>,
        /// Classes for the stylesheet.
        class: Class,
    },
    /// A line of text.
    Text(Text),
    /// Several lines of text.
    Prose(Prose),
}

/// A line of text.
#[derive(Clone, PartialEq, Debug)]
pub struct Text {
    /// What it says.
    pub words: String,
    /// Where its base line begins, ends or has its middle.
    pub at: (f32, f32),
    /// Which of the three it is.
    pub anchor: Anchor,
    /// The height of its letters.
    pub size: f32,
    /// The width that it is squeezed into where it is wider.
    pub fit: Option<f32>,
    /// Classes for the stylesheet.
    pub class: Class,
}

/// What of a line stands at its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its first letter.
    Start,
    /// Its middle.
    Middle,
    /// Its last letter.
    End,
}

/// Paragraphs that flow in a frame.
#[derive(Clone, PartialEq, Debug)]
pub struct Prose {
    /// Left, top, width, height.
    pub frame: Frame,
    /// How they stand in it.
    pub set: Set,
    /// What they say.
    pub paragraphs: Vec<Paragraph>,
}

/// How prose stands in its frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// From the top, lines from the left.
    Top,
    /// Half way down, lines from the left.
    Middle,
    /// Half way down, lines in the middle.
    Centre,
}

/// A paragraph.
#[derive(Clone, PartialEq, Debug)]
pub struct Paragraph {
    /// What it says.
    pub words: String,
    /// The height of its letters.
    pub size: f32,
    /// Classes for the stylesheet.
    pub class: Class,
}

impl Face {
    /// An empty face of this size.
    pub fn new(size: (f32, f32)) -> Self {
        Self { size, marks: Vec::new() }
    }

    /// A body all over it, with rounded corners.
    pub fn body(&mut self, round: f32) -> &mut Self {
        self.rect((0.0, 0.0, self.size.0, self.size.1), round, "body")
    }

    /// A rectangle with rounded corners.
    pub fn rect(&mut self, frame: Frame, round: f32, class: impl Into<Class>) -> &mut Self {
        self.add(Mark::Shape(Shape::Rect(frame, round), class.into()))
    }

    /// A circle.
    pub fn circle(&mut self, (x, y): (f32, f32), radius: f32, class: impl Into<Class>) -> &mut Self {
        self.add(Mark::Shape(Shape::Circle(x, y, radius), class.into()))
    }

    /// A path, as SVG writes it.
    pub fn path(&mut self, path: impl Into<Cow<'static, str>>, class: impl Into<Class>) -> &mut Self {
        self.add(Mark::Shape(Shape::Path(path.into()), class.into()))
    }

    /// A closed line through these points.
    pub fn polygon(&mut self, points: Vec<(f32, f32)>, class: impl Into<Class>) -> &mut Self {
        self.add(Mark::Shape(Shape::Polygon(points), class.into()))
    }

    /// A symbol by its id.
    pub fn symbol(&mut self, id: impl Into<Cow<'static, str>>, frame: Frame, class: impl Into<Class>) -> &mut Self {
        self.add(Mark::Symbol { id: id.into(), frame: Some(frame), class: class.into() })
    }

    /// A symbol all over it.
    pub fn cover(&mut self, id: impl Into<Cow<'static, str>>, class: impl Into<Class>) -> &mut Self {
        self.add(Mark::Symbol { id: id.into(), frame: None, class: class.into() })
    }

    /// A text around a point of its base line.
    pub fn text(&mut self, words: impl ToString, at: (f32, f32), size: f32, class: impl Into<Class>) -> &mut Self {
        self.line(Text::new(words, at, size, class))
    }

    /// A line of text.
    pub fn line(&mut self, text: Text) -> &mut Self {
        self.add(Mark::Text(text))
    }

    /// Paragraphs in a frame.
    pub fn prose(&mut self, frame: Frame, set: Set, paragraphs: Vec<Paragraph>) -> &mut Self {
        self.add(Mark::Prose(Prose { frame, set, paragraphs }))
    }

    fn add(&mut self, mark: Mark) -> &mut Self {
        self.marks.push(mark);
        self
    }
}

impl Text {
    /// A text around a point of its base line.
    #[allow(clippy::needless_pass_by_value)] // a number or a text: callers have it at hand
    pub fn new(words: impl ToString, at: (f32, f32), size: f32, class: impl Into<Class>) -> Self {
        Self { words: words.to_string(), at, anchor: Anchor::Middle, size, fit: None, class: class.into() }
    }

    /// The same with its first or last letter at the point.
    #[must_use]
    pub fn anchored(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }

    /// The same, never wider than this.
    #[must_use]
    pub fn fit(self, width: f32) -> Self {
        Self { fit: Some(width), ..self }
    }

    /// The width that it has to be squeezed into.
    pub fn squeezed(&self) -> Option<f32> {
        self.fit.filter(|&room| width_of(&self.words, self.size) > room)
    }
}

impl Prose {
    /// From one base line to the next, in heights of letters.
    pub const LEADING: f32 = 1.25;
    /// Between two paragraphs.
    pub const GAP: f32 = 3.0;
}

impl Paragraph {
    /// A paragraph.
    #[allow(clippy::needless_pass_by_value)] // a number or a text: callers have it at hand
    pub fn new(words: impl ToString, size: f32, class: impl Into<Class>) -> Self {
        Self { words: words.to_string(), size, class: class.into() }
    }
}

/// About how wide a text is, in letters of this height; rather too much than too little.
pub fn width_of(words: &str, size: f32) -> f32 {
    let width = |letter: char| match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | ';' | '\'' | '’' | '!' | '|' | '·' => 0.32,
        'f' | 'r' | 't' | '(' | ')' | '/' | '-' | ' ' | '\u{a0}' | '\u{202f}' => 0.4,
        'm' | 'w' | 'M' | 'W' | '%' | '—' | 'ж' | 'ш' | 'щ' | 'ю' | 'ф' | 'ы' | 'Ж' | 'Ш' | 'Щ' | 'Ю' | 'Ф' | 'М' => {
            0.95
        }
        letter if letter.is_uppercase() => 0.73,
        'а'..='я' | 'ё' => 0.64,
        _ => 0.6,
    };
    words.chars().map(width).sum::<f32>() * size
}

/// A text in lines of at most this width, as far as its words allow.
pub fn lines_of(words: &str, size: f32, width: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width_of(line, size) + width_of(" ", size) + width_of(word, size) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.into()),
        }
    }
    lines
}
