//! What a game needs to be talked about: a face for each game.

mod volga;

use kurgan_core::chance::TooMany;
use kurgan_core::{Game, Outcome, Why};
use serde_json::Value;

use crate::reply::{Choice, EventText, Forecast};
use crate::words::Words;

/// Where a game stands, in words.
pub(crate) struct Scene {
    /// The phase.
    pub(crate) phase: String,
    /// What to decide now.
    pub(crate) prompt: String,
    /// The actions asked for, in the same order.
    pub(crate) choices: Vec<Choice>,
}

/// A game that can be talked about.
pub(crate) trait Face: Game {
    /// The seats in order.
    const SEATS: &'static [&'static str];

    /// The name on the box.
    fn title(words: Words) -> String;

    /// The scenarios: ids and names.
    fn scenarios(pack: &'static Self::Pack, words: Words) -> Vec<(&'static str, &'static str)>;

    /// The options for `games`.
    fn offers(words: Words) -> Value;

    /// The names of the options.
    fn option_names() -> Vec<&'static str>;

    /// The forms of the notation.
    fn forms() -> Vec<&'static str>;

    /// Phase, prompt and these actions, legal or not, as choices.
    fn scene(&self, actions: &[Self::Action], words: Words) -> Scene;

    /// An event of this game in words; of the position only what never changes is looked at.
    fn event(&self, event: &Self::Event, words: Words) -> EventText;

    /// A refusal as code, sentence and rule.
    fn refusal(
        pack: &'static Self::Pack,
        refusal: &Self::Refusal,
        words: Words,
    ) -> (&'static str, String, &'static str);

    /// What dice are rolled or a counter is drawn for.
    fn request(pack: &'static Self::Pack, why: Why, words: Words) -> String;

    /// What an action came to.
    fn result(pack: &'static Self::Pack, upshot: &Self::Upshot, words: Words) -> String;

    /// How the attack that an action leads into is likely to end; nothing for other actions.
    fn forecast(&self, action: Self::Action, words: Words) -> Result<Vec<Forecast>, TooMany>;

    /// The end in a sentence.
    fn ending(&self, outcome: &Outcome, words: Words) -> String;

    /// The board for a terminal.
    fn board(&self, words: Words) -> String;
}
