//! The words of the pages in one language.

use std::sync::OnceLock;

use kurgan_core::pack::Name;
use table::{Language, Words};

/// What the build script makes of `locales/web`; a test sees to it that no sentence is unused.
#[allow(dead_code, missing_docs, unreachable_pub, clippy::all, clippy::pedantic, clippy::unwrap_used)]
mod l10n {
    include!(concat!(env!("OUT_DIR"), "/l10n.rs"));
}

use l10n::{L10n, L10nLanguage};

/// A language to draw in: the sentences of the pages and those of the table. Free to copy.
#[derive(Clone, Copy)]
pub struct Tongue {
    words: Words,
    sentences: &'static L10nLanguage,
}

impl Tongue {
    /// The words of a language; they are read once in the life of the program.
    pub fn new(language: Language) -> Self {
        static SENTENCES: [OnceLock<L10nLanguage>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        let source = match language {
            Language::En => L10n::En,
            Language::Fr => L10n::Fr,
            Language::Ru => L10n::Ru,
        };
        let sentences = SENTENCES[language as usize].get_or_init(|| source.load());
        Self { words: Words::new(language), sentences }
    }

    /// The language.
    pub fn language(self) -> Language {
        self.words.language()
    }

    /// The words of the table in the same language.
    pub fn table(self) -> Words {
        self.words
    }

    /// The sentences of the pages, a function each.
    pub(crate) fn say(self) -> &'static L10nLanguage {
        self.sentences
    }

    /// A name out of a data pack.
    pub(crate) fn name(self, name: &Name) -> &str {
        self.words.name(name)
    }
}
