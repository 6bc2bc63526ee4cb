//! What a game needs to be chosen, started and read about.

use maud::Markup;
use serde_json::Value;
use table::Language;

use crate::words::Tongue;

/// A game on offer.
pub(crate) trait Offered {
    /// The stylesheet of its board.
    const STYLE: &'static str;

    /// Its rules and rulings.
    const TEXTS: Texts;

    /// What it is about, in a sentence or two.
    fn blurb(tongue: Tongue) -> String;

    /// A drawn cover.
    fn cover() -> Markup;

    /// Ready sets of options, the one for a first game first.
    fn presets(tongue: Tongue) -> Vec<Preset>;

    /// The name of an option.
    fn option_title(name: &str, tongue: Tongue) -> String;
}

/// The texts of a game: its rules in every language, and the rulings.
pub(crate) struct Texts {
    /// The rules in the order of [`Language::ALL`].
    pub(crate) rules: [&'static str; Language::ALL.len()],
    /// How doubtful rules were settled.
    pub(crate) rulings: &'static str,
}

/// The texts of the game with this id, out of `docs`.
macro_rules! texts {
    ($game:literal) => {
        crate::offered::Texts {
            rules: [
                include_str!(concat!("../../../../../docs/rules/", $game, ".md")),
                include_str!(concat!("../../../../../docs/rules/fr/", $game, ".md")),
                include_str!(concat!("../../../../../docs/rules/ru/", $game, ".md")),
            ],
            rulings: include_str!(concat!("../../../../../docs/rulings/", $game, ".md")),
        }
    };
}
pub(crate) use texts;

/// A ready set of options.
pub(crate) struct Preset {
    /// Its name.
    pub(crate) name: String,
    /// What it is for.
    pub(crate) text: String,
    /// What it sets; the rest has its default.
    pub(crate) options: Value,
}
