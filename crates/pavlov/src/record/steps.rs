//! The steps of the agenda in words: the name, then the fields.

use std::iter::Peekable;
use std::str::SplitWhitespace;

use kurgan_core::Id;

use crate::components::{Components, Counter, Kind, Location, Position, Supplies, Supply, Token, Track, Unit, Weapon};
use crate::state::Cause;

/// The fields of a step in words.
pub(crate) trait Fields: Sized {
    /// Writes them one after the other.
    fn write(self, text: &mut StepText<'_>);

    /// Reads them one after the other.
    fn read(text: &mut StepWords<'_>) -> Option<Self>;
}

/// The text of a step as it is written.
pub(crate) struct StepText<'a> {
    c: &'a Components,
    text: String,
}

impl StepText<'_> {
    pub(crate) fn write(&mut self, name: &str, field: impl Field) {
        if let Some(word) = field.write(name, self.c) {
            self.text.push(' ');
            self.text.push_str(&word);
        }
    }
}

/// The words of a step still to be read.
pub(crate) struct StepWords<'a> {
    c: &'a Components,
    words: Peekable<SplitWhitespace<'a>>,
}

impl StepWords<'_> {
    pub(crate) fn read<F: Field>(&mut self, name: &str) -> Option<F> {
        F::read(name, self)
    }
}

/// A step in words.
pub(crate) fn write_step(name: &str, step: impl Fields, c: &Components) -> String {
    let mut text = StepText { c, text: snake_case(name) };
    step.write(&mut text);
    text.text
}

/// The step of that name, if that is what is written.
pub(crate) fn read_step<S: Fields>(name: &str, text: &str, c: &Components) -> Option<S> {
    let mut words = text.split_whitespace().peekable();
    words.next_if(|word| *word == snake_case(name))?;
    let mut text = StepWords { c, words };
    let step = S::read(&mut text)?;
    text.words.next().is_none().then_some(step)
}

/// `PlaceToken` as `place_token`.
fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

/// A field of a step.
pub(crate) trait Field: Sized {
    /// Its word, if it has one.
    fn write(self, name: &str, c: &Components) -> Option<String>;

    /// Takes its word, if it has one.
    fn read(name: &str, text: &mut StepWords<'_>) -> Option<Self>;
}

/// Whatever has a word is a field.
impl<W: Word> Field for W {
    fn write(self, _: &str, c: &Components) -> Option<String> {
        Some(self.word(c))
    }

    fn read(_: &str, text: &mut StepWords<'_>) -> Option<Self> {
        W::with_word(text.words.next()?, text.c)
    }
}

/// The name of the field where it is set, and nothing where it is not.
impl Field for bool {
    fn write(self, name: &str, _: &Components) -> Option<String> {
        self.then(|| name.to_owned())
    }

    fn read(name: &str, text: &mut StepWords<'_>) -> Option<Self> {
        Some(text.words.next_if(|word| *word == name).is_some())
    }
}

/// The words of its members, and nothing where there are none.
impl Field for Supplies {
    fn write(self, _: &str, _: &Components) -> Option<String> {
        let words: Vec<&str> = self.iter().map(Supply::id).collect();
        (!words.is_empty()).then(|| words.join(" "))
    }

    fn read(_: &str, text: &mut StepWords<'_>) -> Option<Self> {
        text.words.by_ref().map(Supply::with_id).collect()
    }
}

/// What a record says in one word.
pub(crate) trait Word: Sized {
    /// The word.
    fn word(self, c: &Components) -> String;

    /// What has that word.
    fn with_word(word: &str, c: &Components) -> Option<Self>;
}

impl Word for u8 {
    fn word(self, _: &Components) -> String {
        self.to_string()
    }

    fn with_word(word: &str, _: &Components) -> Option<Self> {
        word.parse().ok().filter(|&count| count <= 64)
    }
}

/// Words of closed lists, as the data files have them.
macro_rules! listed {
    ($($Type:ty),*) => {
        $(impl Word for $Type {
            fn word(self, _: &Components) -> String {
                self.id().into()
            }

            fn with_word(word: &str, _: &Components) -> Option<Self> {
                Self::with_id(word)
            }
        })*
    };
}

listed!(Cause, Supply, Token, Unit);

impl Word for Counter {
    fn word(self, c: &Components) -> String {
        c.counters[self.index()].id.clone()
    }

    fn with_word(word: &str, c: &Components) -> Option<Self> {
        c.counter_named(word)
    }
}

impl Word for Weapon {
    fn word(self, c: &Components) -> String {
        c.weapons[self.index()].id.clone()
    }

    fn with_word(word: &str, c: &Components) -> Option<Self> {
        c.weapon_named(word)
    }
}

impl Word for Kind {
    fn word(self, c: &Components) -> String {
        c.kinds[self.index()].id.clone()
    }

    fn with_word(word: &str, c: &Components) -> Option<Self> {
        c.kind_named(word)
    }
}

impl Word for Position {
    fn word(self, c: &Components) -> String {
        c.position_id(self).into()
    }

    fn with_word(word: &str, c: &Components) -> Option<Self> {
        c.position_named(word)
    }
}

impl Word for Track {
    fn word(self, _: &Components) -> String {
        self.number().to_string()
    }

    fn with_word(word: &str, _: &Components) -> Option<Self> {
        word.parse().ok().and_then(Self::numbered)
    }
}

impl Word for Location {
    fn word(self, _: &Components) -> String {
        self.number().to_string()
    }

    fn with_word(word: &str, _: &Components) -> Option<Self> {
        word.parse().ok().and_then(Self::numbered)
    }
}
