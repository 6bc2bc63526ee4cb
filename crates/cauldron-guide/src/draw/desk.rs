//! A position prepared for drawing.

use std::ops::Deref;

use cauldron::Sight;
use cauldron::components::{Area, Letter};

use crate::names::Speaker;
use crate::words::Words;

/// A position, its components and the words to tell it in.
pub(super) struct Desk<'a> {
    pub(super) game: Sight<'a>,
    s: Speaker,
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
        Self { game, s: Speaker { c: game.pack(), words } }
    }

    /// The area of a letter.
    pub(super) fn entry(&self, letter: Letter) -> Area {
        self.c.letters[letter as usize].area
    }
}
