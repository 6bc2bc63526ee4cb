//! The words of the server, from `locales/server`.

use table::{Language, Words};

guide::sentences!();

/// The sentences of a language.
pub(crate) fn say(language: Language) -> &'static Sentences {
    Words::new(language).say()
}
