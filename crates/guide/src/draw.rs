//! What a game needs for its board, cover and rules pages.

use std::sync::Arc;

use kurgan_core::View;
use maud::Markup;
use serde_json::Value;

use crate::board::{About, Aid, Board, Gauge, Stage};
use crate::moment::Moment;
use crate::words::{Language, Words};
use crate::{Beside, EventOf};

/// Draws a game as a seat sees it.
pub trait Draws: Beside {
    /// The stylesheet of its board. Pictures are drawn by it too: outside `@media` it keeps to what SVG knows.
    const STYLE: &'static str;

    /// Its rules, rulings and glossary.
    const TEXTS: Texts;

    /// How high the letters of names on the board are, in its units: a page opens on a small screen so that they can be
    /// read.
    const LETTERS: f32;

    /// Whether trays lie with the question beside the board: where they come and go, the board would change its size with
    /// them.
    const TRAYS_BESIDE: bool = false;

    /// What it is about, in a sentence or two.
    fn blurb(words: Words) -> String;

    /// A drawn cover.
    fn cover() -> Markup;

    /// Ready sets of options, the one for a first game first.
    fn presets(words: Words) -> Vec<Preset>;

    /// The land under the ground: SVG without words, of the size of the board and the same in every language. It is
    /// served as a file that browsers keep, and drawn once for a pack. Pages do not style it: colors stand in it, in
    /// attributes or in a `style` of its own, whose classes and ids begin with the id of the game, a hyphen and `l-`.
    fn landscape(_view: &View<Self::Game>) -> Option<Arc<str>> {
        None
    }

    /// SVG on the land that never changes during a game: names, outlines that places refer to, printed tracks. It is
    /// drawn once for a page.
    fn ground(view: &View<Self::Game>, words: Words) -> Markup;

    /// The board with everything that lies on the ground.
    fn board(view: &View<Self::Game>, words: Words) -> Board;

    /// Symbols that the faces of pieces refer to by their ids, once in a page or picture.
    fn symbols() -> Markup;

    /// The numbers that are always in sight.
    fn gauges(view: &View<Self::Game>, words: Words) -> Vec<Gauge>;

    /// The sequence of play of a turn.
    fn sequence(view: &View<Self::Game>, words: Words) -> Vec<Stage>;

    /// What to look things up in: tables with the modifiers in force, what is left in bags and decks, the score so far
    /// and what it takes to win.
    fn aids(view: &View<Self::Game>, words: Words) -> Vec<Aid>;

    /// What of these events of one action is staged, in their order; the view is of the position after them. Rolls without
    /// a moment are shown as they are told.
    fn moments(_view: &View<Self::Game>, _events: &[EventOf<Self>], _words: Words) -> Vec<Moment> {
        Vec::new()
    }

    /// Everything about an element; none where there is no such element.
    fn about(view: &View<Self::Game>, element: &str, words: Words) -> Option<About>;
}

/// The texts of a game: its rules and its glossary in every language, and the rulings.
pub struct Texts {
    /// The rules in the order of [`Language::ALL`].
    pub rules: [&'static str; Language::ALL.len()],
    /// How doubtful rules were settled, in English first and then in the languages into which that is translated.
    pub rulings: &'static [(Language, &'static str)],
    /// What its terms mean, in the order of [`Language::ALL`].
    pub glossary: [&'static str; Language::ALL.len()],
}

impl Texts {
    /// The rulings in this language or, where they are not translated, in English, and in which of the two.
    pub fn rulings_in(&self, language: Language) -> (Language, &'static str) {
        let found = self.rulings.iter().find(|(of, _)| *of == language).or(self.rulings.first());
        found.copied().unwrap_or_default()
    }
}

/// The texts of the game with this id, out of `docs` and `locales`, for a file in the `src` of its guide. Translations of
/// the rulings are named by their language and folder: `Fr "fr"` behind the game.
#[macro_export]
macro_rules! texts {
    ($game:literal $(, $language:ident $folder:literal)*) => {
        $crate::Texts {
            rules: [
                include_str!(concat!("../../../docs/rules/", $game, ".md")),
                include_str!(concat!("../../../docs/rules/fr/", $game, ".md")),
                include_str!(concat!("../../../docs/rules/ru/", $game, ".md")),
            ],
            rulings: &[
                ($crate::Language::En, include_str!(concat!("../../../docs/rulings/", $game, ".md"))),
                $(($crate::Language::$language, include_str!(concat!("../../../docs/rulings/", $folder, "/", $game, ".md"))),)*
            ],
            glossary: [
                include_str!(concat!("../../../locales/", $game, "-guide/en/glossary.toml")),
                include_str!(concat!("../../../locales/", $game, "-guide/fr/glossary.toml")),
                include_str!(concat!("../../../locales/", $game, "-guide/ru/glossary.toml")),
            ],
        }
    };
}

/// A ready set of options.
pub struct Preset {
    /// Which of those that every game has.
    pub kind: PresetKind,
    /// What it is for.
    pub text: String,
    /// What it sets; the rest has its default.
    pub options: Value,
}

/// The sets of options that every game has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PresetKind {
    /// For a first game.
    First,
    /// With every optional rule.
    Full,
    /// As it was.
    Historical,
}
