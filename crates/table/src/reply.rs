//! The replies about a game.

use guide::Choice;
use kurgan_core::Verdict;
use serde::Serialize;
use serde_json::{Map, Value};

/// The end of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ending {
    /// The verdict for each seat.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub results: Map<String, Value>,
    /// The verdict for the first seat.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub result: Verdict,
    /// The level of victory or defeat.
    pub level: &'static str,
    /// The score by which games are compared.
    pub score: i32,
    /// What ended the game.
    pub reason: &'static str,
    /// The end in a sentence.
    pub text: String,
}

/// Where a game stands and what can be done.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct State {
    /// The turn as printed on the track.
    pub turn: u32,
    /// The phase.
    pub phase: String,
    /// The seats that may decide now; none when the game is over.
    pub to_act: Vec<&'static str>,
    /// What to decide now.
    pub prompt: String,
    /// The legal actions.
    pub legal: Vec<Choice>,
    /// The end, once it has come.
    pub outcome: Option<Ending>,
}

/// Something a player might expect to do but cannot now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BlockedText {
    /// Its notation.
    pub action: String,
    /// What it would do.
    pub label: String,
    /// Why it cannot be done.
    pub reason: String,
    /// The rule behind it.
    pub rule: &'static str,
    /// The elements of the board that it touches.
    #[serde(skip)]
    pub touches: Vec<String>,
}
