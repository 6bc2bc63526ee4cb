//! The words of the lab, from `locales/lab`.

use std::sync::OnceLock;

use table::Language;

use crate::study::{Factor, Happening, Named};

/// What the build script makes of `locales/lab`; a test sees to it that no sentence is unused.
#[allow(dead_code, missing_docs, unreachable_pub, clippy::all, clippy::pedantic, clippy::unwrap_used)]
mod l10n {
    include!(concat!(env!("OUT_DIR"), "/l10n.rs"));
}

use l10n::L10n;
pub(crate) use l10n::L10nLanguage as Sentences;

/// The words of one language: a handle that is free to copy.
#[derive(Clone, Copy)]
pub struct Words {
    table: table::Words,
    sentences: &'static Sentences,
}

impl Words {
    /// The words of a language; they are read once in the life of the program.
    pub fn new(language: Language) -> Self {
        static SENTENCES: [OnceLock<Sentences>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        let source: L10n = language.id().parse().unwrap_or(L10n::En);
        let sentences = SENTENCES[language as usize].get_or_init(|| source.load());
        Self { table: table::Words::new(language), sentences }
    }

    /// The sentences, a function each.
    pub fn say(self) -> &'static Sentences {
        self.sentences
    }

    /// The words of the table in the same language.
    pub(crate) fn table(self) -> table::Words {
        self.table
    }

    /// The code of the language.
    pub fn language(self) -> &'static str {
        self.table.language().id()
    }

    /// A factor in words.
    pub(crate) fn factor(self, factor: &Factor<'_>) -> String {
        let name = match factor.name {
            Named::Printed(name) => name,
            Named::Each(name) => self.table.name(name),
        };
        let say = self.sentences;
        match factor.happening {
            Happening::Event => say.factor_event(name),
            Happening::Revealed => say.factor_revealed(name),
            Happening::Lost => say.factor_lost(name),
            Happening::Bought => say.factor_bought(name),
            Happening::Raided => say.factor_raided(name),
            Happening::Supported => say.factor_supported(name),
            Happening::Tactic => say.factor_tactic(name),
        }
    }
}

impl Default for Words {
    fn default() -> Self {
        Self::new(Language::default())
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.language()).finish()
    }
}
