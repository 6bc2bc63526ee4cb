//! A position prepared for drawing.

use std::cell::OnceCell;
use std::ops::Deref;

use cauldron::Sight;
use cauldron::components::{Area, Letter};

use super::lay::Point;
use crate::names::Speaker;
use crate::words::Words;

/// A position, its components and the words to tell it in.
pub(super) struct Desk<'a> {
    pub(super) game: Sight<'a>,
    s: Speaker,
    /// Where the counters of each area are centred, once that has been asked.
    pub(super) centres: OnceCell<Vec<Point>>,
}

/// Names, components and words are those of the speaker.
impl Deref for Desk<'_> {
    type Target = Speaker;

    fn deref(&self) -> &Speaker {
        &self.s
    }
}

impl<'a> Desk<'a> {
    pub(super) fn new(game: Sight<'a>, words: Words) -> Self {
        Self { game, s: Speaker { c: game.pack(), words }, centres: OnceCell::new() }
    }

    /// The area of a letter.
    pub(super) fn entry(&self, letter: Letter) -> Area {
        self.c.letters[letter as usize].area
    }
}
