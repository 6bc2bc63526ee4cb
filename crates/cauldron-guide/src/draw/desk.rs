//! A position read off for drawing.

use std::ops::Deref;

use cauldron::components::{Area, Letter, Unit};
use cauldron::{Place, Sight};
use kurgan_core::Id;

use crate::names::Speaker;
use crate::words::{Says, Words};

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

    /// The name of a unit.
    pub(super) fn unit_name(&self, unit: Unit) -> &str {
        self.c.units.get(unit.index()).map_or("", |data| self.words.name(&data.name))
    }

    /// An area or a box of the Relief Force track.
    pub(super) fn whereabouts(&self, place: Place) -> String {
        match (place.area(), place.relief_box()) {
            (Some(area), _) => self.area(area),
            (None, Some((letter, number))) => self.words.say().cauldron_box_place(number, letter.id()),
            (None, None) => self.words.say().cauldron_off_map(),
        }
    }

    /// Names in a row, or a word for none.
    pub(super) fn row<T: AsRef<str>>(&self, names: impl IntoIterator<Item = T>) -> String {
        let names: Vec<String> = names.into_iter().map(|name| name.as_ref().to_owned()).collect();
        if names.is_empty() { self.words.say().cauldron_none() } else { names.join(", ") }
    }

    /// The area of a letter.
    pub(super) fn entry(&self, letter: Letter) -> Area {
        self.c.letters[letter as usize].area
    }
}

/// `+1`, `−2`, `0`.
pub(super) fn signed(number: impl Into<i32>) -> String {
    match number.into() {
        0 => "0".into(),
        number if number < 0 => format!("−{}", number.unsigned_abs()),
        number => format!("+{number}"),
    }
}
