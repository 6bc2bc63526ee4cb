//! Languages, and the words of one of them.

use std::io::{self, ErrorKind};
use std::str::FromStr;

use kurgan_core::pack::Name;

crate::sentences!();

/// A language that Kurgan speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Russian.
    Ru,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 3] = [Self::En, Self::Fr, Self::Ru];

    /// The code of the language, as its folders in `locales/` are named.
    pub const fn id(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::Ru => "ru",
        }
    }
}

/// A language code that Kurgan does not know.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown language {0:?}")]
pub struct UnknownLanguage(pub String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(id: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL.into_iter().find(|language| language.id() == id).ok_or_else(|| UnknownLanguage(id.into()))
    }
}

/// The words of one language: a handle that is free to copy. Each crate that speaks adds its own sentences to it by
/// `sentences!`.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Words {
    language: Language,
}

impl Words {
    /// The words of a language.
    pub const fn new(language: Language) -> Self {
        Self { language }
    }

    /// The language of these words.
    pub const fn language(self) -> Language {
        self.language
    }

    /// A number with so many decimals, as the language writes it: `2.5`.
    pub fn number(self, value: f64, decimals: usize) -> String {
        self.written(&format!("{value:.decimals$}"))
    }

    /// The same with its sign, also above zero: `+2.5`.
    pub fn signed(self, value: f64, decimals: usize) -> String {
        self.written(&format!("{value:+.decimals$}"))
    }

    /// A share of one in per cent: `12.5%`.
    pub fn percent(self, share: f64, decimals: usize) -> String {
        self.say().percent(self.number(share * 100.0, decimals))
    }

    /// From one share to another in per cent: `40–60%`.
    pub fn percents(self, (low, high): (f64, f64), decimals: usize) -> String {
        let [low, high] = [low, high].map(|share| self.number(share * 100.0, decimals));
        self.say().percent(format!("{low}–{high}"))
    }

    /// A probability in per cent, never rounded to a certainty that it is not: `<0.1%`.
    pub fn chance(self, probability: f64, decimals: usize) -> String {
        let least = (0..decimals).fold(0.01, |least, _| least / 10.0);
        if probability > 0.0 && probability < least / 2.0 {
            format!("<{}", self.percent(least, decimals))
        } else if probability > 1.0 - least / 2.0 && probability < 1.0 - 1e-9 {
            format!(">{}", self.percent(1.0 - least, decimals))
        } else {
            self.percent(probability, decimals)
        }
    }

    /// A number that Rust wrote, with a true minus and the decimal mark of the language.
    fn written(self, number: &str) -> String {
        number.replace('-', "−").replace('.', &self.say().decimal_mark())
    }

    /// From one written number to another: `8–9`, `−9 to 0`.
    pub fn range(self, low: &str, high: &str) -> String {
        let signed = [low, high].iter().any(|number| number.starts_with(['−', '+']));
        if signed { self.say().from_to(low, high) } else { format!("{low}–{high}") }
    }

    /// What stands between the name of a thing and what is said of it: `: `.
    pub fn colon(self) -> String {
        self.say().colon()
    }

    /// What stands between parts that have commas themselves: `; `.
    pub fn semicolon(self) -> String {
        self.say().semicolon()
    }

    /// What stands between the parts of a list: `, `.
    pub fn comma(self) -> String {
        self.say().comma()
    }

    /// What the system reports, in words: what often happens by a sentence, the rest by the system's own, in English.
    pub fn trouble(self, error: &io::Error) -> String {
        let kind = match error.kind() {
            ErrorKind::NotFound => "not_found",
            ErrorKind::PermissionDenied => "denied",
            ErrorKind::AddrInUse => "address_in_use",
            ErrorKind::AddrNotAvailable => "address_not_available",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "disk_full",
            ErrorKind::IsADirectory => "is_directory",
            ErrorKind::NotADirectory => "not_a_directory",
            ErrorKind::ReadOnlyFilesystem => "read_only",
            ErrorKind::AlreadyExists => "exists",
            ErrorKind::InvalidData => "not_text",
            ErrorKind::UnexpectedEof => "too_short",
            _ => "other",
        };
        self.say().trouble(kind, error.to_string())
    }

    /// Where a text cannot be read; what its parser says of it, in English, is a detail.
    pub fn unreadable_at(self, line: usize, column: usize, detail: &str) -> String {
        self.say().unreadable_at(line.to_string(), column.to_string(), detail)
    }

    /// A name out of a data pack.
    pub fn name(self, name: &Name) -> &str {
        match self.language {
            Language::En => &name.en,
            Language::Fr => &name.fr,
            Language::Ru => &name.ru,
        }
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

/// What is added to something: `+1`, `−2`, `0`.
pub fn signed(number: impl Into<i32>) -> String {
    match number.into() {
        0 => "0".into(),
        less @ ..0 => format!("−{}", less.unsigned_abs()),
        more => format!("+{more}"),
    }
}

/// Gives [`Words`] the sentences of the crate it stands in, as the build script made them of its folder in `locales/`:
/// `words.say().some_sentence()`. A test sees to it that no sentence is unused.
#[macro_export]
macro_rules! sentences {
    () => {
        #[allow(dead_code, missing_docs, unreachable_pub, clippy::all, clippy::pedantic, clippy::unwrap_used)]
        mod l10n {
            include!(concat!(env!("OUT_DIR"), "/l10n.rs"));

            impl L10nLanguage {
                /// The sentence with this key, if there is one and these are all of its variables.
                pub fn by_key(&self, key: &str, variables: FluentArgs<'_>) -> Option<String> {
                    self.0.msg(key, Some(variables)).ok()
                }
            }
        }

        #[allow(unused_imports)]
        pub(crate) use l10n::L10nLanguage as Sentences;

        /// Speaks with the sentences of this crate.
        pub(crate) trait Says {
            /// The sentences, a function each; they are read once in the life of the program.
            fn say(self) -> &'static Sentences;
        }

        impl Says for $crate::Words {
            fn say(self) -> &'static Sentences {
                use $crate::Language;
                static SENTENCES: [std::sync::OnceLock<Sentences>; Language::ALL.len()] =
                    [const { std::sync::OnceLock::new() }; Language::ALL.len()];
                let source = match self.language() {
                    Language::En => l10n::L10n::En,
                    Language::Fr => l10n::L10n::Fr,
                    Language::Ru => l10n::L10n::Ru,
                };
                SENTENCES[self.language() as usize].get_or_init(|| source.load())
            }
        }
    };
}
