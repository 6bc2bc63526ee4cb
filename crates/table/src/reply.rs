//! What is told about a game.

use kurgan_core::Verdict;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

/// Something that happened: its kind and data for programs, a sentence for people.
#[derive(Clone, PartialEq, Debug)]
pub struct EventText {
    /// The kind of event.
    pub kind: &'static str,
    /// What it is about: units by name, areas by number, dice as arrays.
    pub fields: Map<String, Value>,
    /// The sentence.
    pub text: String,
    /// The rule it follows from.
    pub rule: &'static str,
}

/// Flat: the fields stand between kind and text.
impl Serialize for EventText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.fields.len() + 3))?;
        map.serialize_entry("kind", self.kind)?;
        for (name, value) in &self.fields {
            map.serialize_entry(name, value)?;
        }
        map.serialize_entry("text", &self.text)?;
        map.serialize_entry("rule", self.rule)?;
        map.end()
    }
}

/// A legal action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Choice {
    /// Its notation.
    pub action: String,
    /// What it does.
    pub label: String,
    /// The elements of the board it touches, in the order one would click them.
    pub touches: Vec<String>,
    /// Whether it gives up the game.
    pub resign: bool,
}

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
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
    /// The fingerprint of the position.
    pub hash: String,
}

/// One thing that can come of an action.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OutcomeText {
    /// What it is.
    pub text: String,
    /// How probable it is.
    pub probability: f64,
}

/// How the attack that an action leads into is likely to end.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Forecast {
    /// Under which assumption.
    pub text: String,
    /// The ends, most likely first.
    pub outcomes: Vec<OutcomeText>,
}

/// What an action can come to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Odds {
    /// Its immediate results, most likely first; the probabilities add up to 1.
    pub outcomes: Vec<OutcomeText>,
    /// Where it leads into an attack, how that is likely to end.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forecast: Vec<Forecast>,
}

impl Odds {
    /// Outcomes in the order of their likelihood, those that read the same as one.
    pub(crate) fn sort(outcomes: impl Iterator<Item = (String, f64)>) -> Vec<OutcomeText> {
        let mut sorted: Vec<OutcomeText> = Vec::new();
        for (text, probability) in outcomes {
            match sorted.iter_mut().find(|known| known.text == text) {
                Some(known) => known.probability += probability,
                None => sorted.push(OutcomeText { text, probability }),
            }
        }
        sorted.sort_by(|a, b| b.probability.total_cmp(&a.probability));
        sorted
    }
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
}
