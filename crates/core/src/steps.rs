//! Steps of an agenda: declared as plain structs, listed once, and written in records as words.

use std::iter::Peekable;
use std::str::SplitWhitespace;

use crate::notation::Lexicon;
use crate::pack::Word;

/// Declares a step as a plain struct. In a record it stands under its name, or under another word where one is given,
/// with a word for each field in their order.
#[macro_export]
macro_rules! step {
    ($(#[$doc:meta])* pub struct $Name:ident $(= $word:literal)?;) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, $crate::serde::Serialize)]
        #[serde(crate = "kurgan_core::serde")]
        pub struct $Name;

        impl $crate::steps::Fields for $Name {
            const NAME: &'static str = [$($word,)? stringify!($Name)][0];

            fn write(self, _: &mut $crate::steps::Text<'_>) {}

            fn read(_: &mut $crate::steps::Words<'_>) -> Option<Self> {
                Some(Self)
            }
        }
    };
    ($(#[$doc:meta])* pub struct $Name:ident { $($(#[$how:meta])* $seen:vis $field:ident: $Type:ty),* $(,)? }) => {
        $(#[$doc])*
        #[allow(missing_docs)] // the fields are named after what they hold
        #[derive(Clone, Copy, PartialEq, Eq, Debug, $crate::serde::Serialize)]
        #[serde(crate = "kurgan_core::serde")]
        pub struct $Name {
            $($(#[$how])* $seen $field: $Type,)*
        }

        impl $crate::steps::Fields for $Name {
            const NAME: &'static str = stringify!($Name);

            fn write(self, text: &mut $crate::steps::Text<'_>) {
                $(text.write(stringify!($field), self.$field);)*
            }

            fn read(text: &mut $crate::steps::Words<'_>) -> Option<Self> {
                Some(Self { $($field: text.read(stringify!($field))?),* })
            }
        }
    };
}

/// Makes the one list of a game's steps: each is a struct of that name in the module of the rules, and `$how` is what
/// its `Op` does with that kind of step. Hashes of positions depend on the order: append.
#[macro_export]
macro_rules! steps {
    ($rules:ident: $($how:ident $Step:ident,)*) => {
        /// One step of the sequence of play, or a decision in its middle.
        #[allow(missing_docs)] // what each is says its struct
        #[derive(Clone, Copy, PartialEq, Eq, Debug, $crate::serde::Serialize)]
        #[serde(crate = "kurgan_core::serde")]
        pub enum Step {
            $($Step($rules::$Step),)*
        }

        impl Step {
            /// Does something with the step, by what it is.
            #[inline]
            pub(crate) fn with<O: $rules::Op>(self, op: O) -> O::Out {
                match self {
                    $(Self::$Step(step) => op.$how(step),)*
                }
            }

            /// The step in words.
            pub(crate) fn write(self, lexicon: &dyn $crate::notation::Lexicon) -> String {
                match self {
                    $(Self::$Step(step) => $crate::steps::write(step, lexicon),)*
                }
            }

            /// The step written so.
            pub(crate) fn read(lexicon: &dyn $crate::notation::Lexicon, text: &str) -> Option<Self> {
                None$(.or_else(|| $crate::steps::read(text, lexicon).map(Self::$Step)))*
            }
        }

        $(impl From<$rules::$Step> for Step {
            #[inline]
            fn from(step: $rules::$Step) -> Self {
                Self::$Step(step)
            }
        })*
    };
}

/// The fields of a step in words.
pub trait Fields: Sized {
    /// The name of the step.
    const NAME: &'static str;

    /// Writes them one after the other.
    fn write(self, text: &mut Text<'_>);

    /// Reads them one after the other.
    fn read(text: &mut Words<'_>) -> Option<Self>;
}

/// The text of a step as it is written.
pub struct Text<'a> {
    lexicon: &'a dyn Lexicon,
    text: String,
}

impl Text<'_> {
    /// Adds the word of a field, if it has one.
    pub fn write(&mut self, name: &str, field: impl Field) {
        if let Some(word) = field.write(name, self.lexicon) {
            self.text.push(' ');
            self.text.push_str(&word);
        }
    }
}

/// The words of a step still to be read.
pub struct Words<'a> {
    lexicon: &'a dyn Lexicon,
    words: Peekable<SplitWhitespace<'a>>,
}

impl Words<'_> {
    /// The field of that name.
    pub fn read<F: Field>(&mut self, name: &str) -> Option<F> {
        F::read(name, self)
    }

    /// Takes the next word, if it is this one.
    pub fn take(&mut self, word: &str) -> bool {
        self.words.next_if(|next| *next == word).is_some()
    }

    /// The number of the thing of a kind that the next word names.
    pub fn thing(&mut self, kind: &str) -> Option<u8> {
        let word = self.words.next()?;
        self.lexicon.number(kind, word)
    }
}

/// A step in words.
pub fn write<S: Fields>(step: S, lexicon: &dyn Lexicon) -> String {
    let mut text = Text { lexicon, text: name::<S>() };
    step.write(&mut text);
    text.text
}

/// The step of that type, if that is what is written.
pub fn read<S: Fields>(text: &str, lexicon: &dyn Lexicon) -> Option<S> {
    let mut words = text.split_whitespace().peekable();
    words.next_if(|word| *word == name::<S>())?;
    let mut text = Words { lexicon, words };
    let step = S::read(&mut text)?;
    text.words.next().is_none().then_some(step)
}

/// `PlaceToken` as `place_token`.
fn name<S: Fields>() -> String {
    let mut snake = String::new();
    for letter in S::NAME.chars() {
        if letter.is_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

/// A field of a step. Printed things, which [`id!`](crate::id) declares, have the words of the notation.
pub trait Field: Sized {
    /// Its word, if it has one.
    fn write(self, name: &str, lexicon: &dyn Lexicon) -> Option<String>;

    /// Takes its word, if it has one.
    fn read(name: &str, text: &mut Words<'_>) -> Option<Self>;
}

/// A word of a closed list, as the data files have it.
impl<W: Word> Field for W {
    fn write(self, _: &str, _: &dyn Lexicon) -> Option<String> {
        Some(self.word().to_owned())
    }

    fn read(_: &str, text: &mut Words<'_>) -> Option<Self> {
        let word = text.words.next()?;
        W::EACH.iter().copied().find(|each| each.word().eq_ignore_ascii_case(word))
    }
}

/// The name of the field where it is set, and nothing where it is not.
impl Field for bool {
    fn write(self, name: &str, _: &dyn Lexicon) -> Option<String> {
        self.then(|| name.to_owned())
    }

    fn read(name: &str, text: &mut Words<'_>) -> Option<Self> {
        Some(text.take(name))
    }
}

/// A count; none goes beyond 64.
impl Field for u8 {
    fn write(self, _: &str, _: &dyn Lexicon) -> Option<String> {
        Some(self.to_string())
    }

    fn read(_: &str, text: &mut Words<'_>) -> Option<Self> {
        text.words.next()?.parse().ok().filter(|&count| count <= 64)
    }
}
