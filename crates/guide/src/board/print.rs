//! Fingerprints of what is on a board: whoever shows it already need not have it drawn to know that it is the same.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::{Face, Frame, Mark, Paragraph, Piece, Prose, Shape, Spot, Text};

impl Spot {
    /// Differs if the place does.
    pub fn print(&self) -> u64 {
        let Self { element, label, shape, class } = self;
        let mut print = DefaultHasher::new();
        (element, label, class).hash(&mut print);
        add_shape(shape, &mut print);
        print.finish()
    }
}

impl Piece {
    /// Differs if the piece does, wherever it came from.
    pub fn print(&self) -> u64 {
        let Self { key, element, place: _, at, size, class, label, face } = self;
        let mut print = DefaultHasher::new();
        (key, element, class, label).hash(&mut print);
        add(&[at.0, at.1, size.0, size.1], &mut print);
        add_face(face, &mut print);
        print.finish()
    }
}

fn add(numbers: &[f32], print: &mut DefaultHasher) {
    for number in numbers {
        print.write_u32(number.to_bits());
    }
}

fn add_frame((left, top, width, height): Frame, print: &mut DefaultHasher) {
    add(&[left, top, width, height], print);
}

fn add_face(Face { size, marks }: &Face, print: &mut DefaultHasher) {
    add(&[size.0, size.1], print);
    for mark in marks {
        std::mem::discriminant(mark).hash(print);
        match mark {
            Mark::Shape(shape, class) => {
                add_shape(shape, print);
                class.hash(print);
            }
            Mark::Symbol { id, frame, class } => {
                (id, class, frame.is_some()).hash(print);
                add_frame(frame.unwrap_or_default(), print);
            }
            Mark::Text(Text { words, at, anchor, size, fit, class }) => {
                (words, std::mem::discriminant(anchor), class).hash(print);
                add(&[at.0, at.1, *size, fit.unwrap_or(-1.0)], print);
            }
            Mark::Prose(Prose { frame, set, paragraphs }) => {
                std::mem::discriminant(set).hash(print);
                add_frame(*frame, print);
                for Paragraph { words, size, class } in paragraphs {
                    (words, class).hash(print);
                    add(&[*size], print);
                }
            }
        }
    }
}

fn add_shape(shape: &Shape, print: &mut DefaultHasher) {
    std::mem::discriminant(shape).hash(print);
    match shape {
        Shape::Polygon(points) => points.iter().for_each(|&(x, y)| add(&[x, y], print)),
        Shape::Circle(x, y, radius) => add(&[*x, *y, *radius], print),
        Shape::Rect(frame, round) => {
            add_frame(*frame, print);
            add(&[*round], print);
        }
        Shape::Path(path) => path.hash(print),
        Shape::Printed(id) => id.hash(print),
    }
}
