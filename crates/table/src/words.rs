//! The words of a language.

use std::str::FromStr;
use std::sync::OnceLock;

use kurgan_core::pack::Name;

/// What the build script makes of `locales/table`; a test sees to it that no sentence is unused.
#[allow(dead_code, missing_docs, unreachable_pub, clippy::all, clippy::pedantic, clippy::unwrap_used)]
mod l10n {
    include!(concat!(env!("OUT_DIR"), "/l10n.rs"));
}

use l10n::{L10n, L10nLanguage};

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

/// The words of one language: a handle that is free to copy.
#[derive(Clone, Copy)]
pub struct Words {
    language: Language,
    sentences: &'static L10nLanguage,
}

impl Words {
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
        Self { language, sentences }
    }

    /// The language of these words.
    pub fn language(self) -> Language {
        self.language
    }

    /// The sentences, a function each.
    pub(crate) fn say(self) -> &'static L10nLanguage {
        self.sentences
    }

    /// The name of a seat.
    pub fn seat(self, id: &str) -> String {
        let say = self.say();
        match id {
            "german" => say.seat_german(),
            "paulus" => say.seat_paulus(),
            "defender" => say.seat_defender(),
            "operational" => say.seat_operational(),
            "tactical" => say.seat_tactical(),
            other => other.into(),
        }
    }

    /// The name of a value that an option takes; the value itself where it needs none.
    pub fn choice(self, option: &str, value: &str) -> String {
        let say = self.say();
        match (option, value) {
            ("parent_organization", "off") | ("tactics", "none") => say.choice_off(),
            ("parent_organization", "beyond_first") => say.choice_beyond_first(),
            ("parent_organization", "each") => say.choice_each(),
            ("players", "solitaire") => say.choice_solitaire(),
            ("players", "cooperative") => say.choice_cooperative(),
            ("players", "competitive_two") => say.choice_competitive_two(),
            ("players", "competitive_three") => say.choice_competitive_three(),
            ("tactics", "veteran") => say.choice_veteran(),
            ("tactics", "elite") => say.choice_elite(),
            ("edition", "en2") => say.choice_edition_en(),
            ("edition", "fr") => say.choice_edition_fr(),
            ("edition", "ru") => say.choice_edition_ru(),
            ("lose_without_counters", "always") => say.choice_always(),
            ("lose_without_counters", "resupply") => say.choice_resupply(),
            ("scenario", "main") => say.choice_main(),
            ("scenario", "factory") => say.choice_factory(),
            ("scenario", "historical") => say.choice_historical(),
            ("scenario", "variable") => say.choice_variable(),
            (_, other) => other.into(),
        }
    }

    /// Some seats in a row.
    pub(crate) fn seats(self, ids: &[&str]) -> String {
        ids.iter().map(|id| self.seat(id)).collect::<Vec<_>>().join(", ")
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

    /// A number that Rust wrote, with the decimal mark of the language.
    fn written(self, number: &str) -> String {
        number.replace('.', &self.say().decimal_mark())
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

impl Default for Words {
    fn default() -> Self {
        Self::new(Language::default())
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}
