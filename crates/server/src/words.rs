//! The words of the server, from `locales/server`.

use std::sync::OnceLock;

use table::Language;

/// What the build script makes of `locales/server`; a test sees to it that no sentence is unused.
#[allow(dead_code, missing_docs, unreachable_pub, clippy::all, clippy::pedantic, clippy::unwrap_used)]
mod l10n {
    include!(concat!(env!("OUT_DIR"), "/l10n.rs"));
}

use l10n::{L10n, L10nLanguage};

/// The sentences of a language; they are read once in the life of the program.
pub(crate) fn say(language: Language) -> &'static L10nLanguage {
    static SENTENCES: [OnceLock<L10nLanguage>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    let source = match language {
        Language::En => L10n::En,
        Language::Fr => L10n::Fr,
        Language::Ru => L10n::Ru,
    };
    SENTENCES[language as usize].get_or_init(|| source.load())
}
