//! What a game needs to be put into words.

use std::fmt::Write;

use fluent_typed::prelude::{FluentArgs, FluentValue};
use kurgan_core::chance::TooMany;
use kurgan_core::pack::Special;
use kurgan_core::{Dice, Game, Outcome, Reason, View, Why};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use crate::tell::{self, key, say};
use crate::words::Words;
use crate::{ActionOf, Beside, EventOf, OptionsOf, PackOf};

/// Puts a game into words.
pub trait Speaks: Beside + Sized {
    /// The sentence of this guide with that key, if it has one with these variables.
    fn sentence(key: &str, variables: FluentArgs<'_>, words: Words) -> Option<String>;

    /// The name of a thing by its type and its number there, as [`Part::Thing`](kurgan_core::parts::Part) has them.
    fn name(pack: &'static PackOf<Self>, kind: &str, number: u8, words: Words) -> Option<FluentValue<'static>>;

    /// What is said for a set of things with nothing in it.
    fn nobody(_words: Words) -> String {
        String::new()
    }

    /// What is printed on a thing, for programs: its id, or its number.
    fn id(_pack: &'static PackOf<Self>, _kind: &str, number: u8) -> Value {
        number.into()
    }

    /// The name on the box.
    fn title(words: Words) -> String;

    /// The scenarios: ids and names.
    fn scenarios(pack: &'static PackOf<Self>, words: Words) -> Vec<(&'static str, &'static str)>;

    /// The name of an option and what it does.
    fn option(name: &str, words: Words) -> OptionWords {
        let [title, help] = ["title", "option"].map(|what| Self::sentence(&key(what, name), FluentArgs::new(), words));
        OptionWords { title: title.unwrap_or_else(|| name.into()), help: help.unwrap_or_default() }
    }

    /// The name of a value that an option takes; the value itself where it needs none.
    fn choice(option: &str, value: &str, words: Words) -> String {
        let key = key(&key("choice", option), value);
        Self::sentence(&key, FluentArgs::new(), words).unwrap_or_else(|| value.into())
    }

    /// The first words of actions that end something: these stand apart from the others.
    const CLOSING: &'static [&'static str] = &["done", "end"];

    /// The first words of actions of which a player takes one after the other, until none is left: a page offers to take
    /// them all.
    const SWEPT: &'static [&'static str] = &[];

    /// The first words of actions that several pieces take alike, where the piece is named next and what follows is the
    /// same; each with the first word of the action that ends it, which names the same thing after it.
    const TOGETHER: &'static [(&'static str, &'static str)] = &[];

    /// The first words of actions that are taken several times over, such as purchases: a page counts them.
    const COUNTED: &'static [&'static str] = &[];

    /// The first words of actions that only lead to the next question: where it has few answers and no chance stands
    /// before it, a page offers these at once.
    const FOLDED: &'static [&'static str] = &[];

    /// What is lost if the player ends here what they are doing; nothing where nothing is.
    fn lost(_view: &View<Self::Game>, _words: Words) -> Option<String> {
        None
    }

    /// The heading of the choices whose notation begins with this word, in a list of several kinds.
    fn verb(word: &str, words: Words) -> Option<String> {
        Self::sentence(&key("verb", word), FluentArgs::new(), words)
    }

    /// The form of an action with what stands for something in the words of the reader: `move UNITÉ ZONE`. The rest is
    /// typed as it is.
    fn form(form: &str, words: Words) -> String {
        let told = |word: &str| {
            let name = word.trim_matches(|c: char| !c.is_ascii_uppercase());
            let key = key("placeholder", &name.to_lowercase());
            let known = (name.len() > 1).then(|| Self::sentence(&key, FluentArgs::new(), words)).flatten();
            known.map_or_else(|| word.to_owned(), |known| word.replace(name, &known))
        };
        form.split(' ').map(told).collect::<Vec<_>>().join(" ")
    }

    /// The name of a seat.
    fn seat(id: &str, words: Words) -> String {
        Self::sentence(&key("seat", id), FluentArgs::new(), words).unwrap_or_else(|| id.into())
    }

    /// The name of a player of this game alone.
    fn style_name(id: &str, words: Words) -> String {
        Self::sentence(&key("style", id), FluentArgs::new(), words).unwrap_or_else(|| id.into())
    }

    /// What is in a pack.
    fn counts(pack: &PackOf<Self>, words: Words) -> String;

    /// What a bad pack lacks or has too often, by the code of a [`Thing`](kurgan_core::pack::Thing) of this game.
    fn thing(code: &str, words: Words) -> String;

    /// What only this game can find wrong with a pack; a game with nothing of the kind leaves this out.
    fn problem(special: &Special, _words: Words) -> String {
        special.code.into()
    }

    /// Phase, prompt and these actions, legal or not, as choices.
    fn scene(view: &View<Self::Game>, actions: &[ActionOf<Self>], words: Words) -> Scene;

    /// An event of a game with these options.
    fn event(pack: &'static PackOf<Self>, options: &OptionsOf<Self>, event: &EventOf<Self>, words: Words) -> EventText;

    /// Why something cannot be done.
    fn refusal(pack: &'static PackOf<Self>, refusal: &<Self::Game as Game>::Refusal, words: Words) -> Refused {
        let parts = refusal.parts();
        let variables = tell::variables::<Self>(pack, &parts, words);
        let text = say::<Self>(&key("refusal", parts.code), variables, words);
        Refused { code: parts.code, text, rule: parts.rule }
    }

    /// What dice are rolled or a counter is drawn for.
    fn request(pack: &'static PackOf<Self>, why: Why, words: Words) -> String;

    /// What is drawn out of this bag, as a person calls it.
    fn drawn_name(pack: &'static PackOf<Self>, bag: Why, id: u8, words: Words) -> String;

    /// What is true once an action is done and the next decision is due.
    fn result(pack: &'static PackOf<Self>, upshot: &<Self::Game as Game>::Upshot, words: Words) -> String;

    /// The line of the combat table on the way there; nothing where an action is not settled by such a table.
    fn column(_pack: &'static PackOf<Self>, _upshot: &<Self::Game as Game>::Upshot, _words: Words) -> Option<String> {
        None
    }

    /// Whether this is what the player hopes for; nothing where an action is not meant for or against anything.
    fn hoped(_upshot: &<Self::Game as Game>::Upshot) -> Option<bool> {
        None
    }

    /// How the attack that an action leads into is likely to end; nothing for other actions.
    fn forecast(view: &View<Self::Game>, action: ActionOf<Self>, words: Words) -> Result<Vec<Forecast>, TooMany>;

    /// The end in a sentence.
    fn ending(pack: &'static PackOf<Self>, options: &OptionsOf<Self>, outcome: &Outcome, words: Words) -> String;

    /// The board for a terminal.
    fn terminal(view: &View<Self::Game>, words: Words) -> String;
}

/// An option in words.
pub struct OptionWords {
    /// Its name.
    pub title: String,
    /// What it does.
    pub help: String,
}

/// Why something cannot be done.
pub struct Refused {
    /// The code for programs.
    pub code: &'static str,
    /// The sentence.
    pub text: String,
    /// The rule behind it.
    pub rule: &'static str,
}

/// Where a game stands, in words.
pub struct Scene {
    /// The phase.
    pub phase: String,
    /// What to decide now.
    pub prompt: String,
    /// The actions asked for, in the same order.
    pub choices: Vec<Choice>,
}

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

impl EventText {
    /// The dice that are told with it, one roll after the other.
    pub fn rolls(&self) -> impl Iterator<Item = Vec<u8>> + '_ {
        let rolls = self.fields.iter().filter(|(name, _)| name.as_str() == "dice" || name.ends_with("_dice"));
        let faces = |(_, roll): (_, &Value)| -> Vec<u8> {
            let faces = roll.as_array().into_iter().flatten().filter_map(Value::as_u64);
            faces.filter_map(|face| u8::try_from(face).ok().filter(|face| (1..=6).contains(face))).collect()
        };
        rolls.map(faces).filter(|roll| !roll.is_empty())
    }
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

/// An action as a person chooses it.
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

impl Choice {
    /// An action with its label and what it touches.
    pub fn of<G: Game>(pack: &G::Pack, action: G::Action, label: String, touches: Vec<String>) -> Self {
        Self { action: G::write(pack, action), label, touches, resign: G::resigns(action) }
    }
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
    /// The chance of what the player hopes for, where that can be said.
    #[serde(skip)]
    pub hope: Option<f64>,
}

/// What an action can come to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Odds {
    /// What is true once it is done and the next decision is due, most likely first; the probabilities add up to 1.
    pub outcomes: Vec<OutcomeText>,
    /// The results of the combat table on the way there, where the action is settled by one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub results: Vec<OutcomeText>,
    /// Where it leads into an attack, how that is likely to end.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forecast: Vec<Forecast>,
    /// The chance of what the player hopes for, of the action or else of what it leads into.
    #[serde(skip)]
    pub hope: Option<f64>,
}

impl Odds {
    /// The chance of what is hoped for, of outcomes that say whether they are; nothing where none does.
    pub fn hope(outcomes: impl Iterator<Item = (Option<bool>, f64)>) -> Option<f64> {
        let said = outcomes.filter_map(|(hoped, chance)| Some(if hoped? { chance } else { 0.0 }));
        said.fold(None, |sum, chance| Some(sum.unwrap_or(0.0) + chance))
    }

    /// Outcomes in the order of their likelihood, those that read the same as one.
    pub fn sort(outcomes: impl Iterator<Item = (String, f64)>) -> Vec<OutcomeText> {
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

/// `2, 4`.
pub fn faces(dice: Dice) -> String {
    dice.faces().iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

/// A name in lines that fit their column. It is parted between words alone, so a long word takes the room it needs.
pub fn folded(name: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    // A no-break space does not part words.
    for word in name.split(' ') {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => line.extend([" ", word]),
            _ => lines.push(word.into()),
        }
    }
    lines
}

/// The rows of a table that cells of several lines take.
pub fn stacked(cells: &[Vec<String>]) -> Vec<Vec<String>> {
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    let row = |line: usize| cells.iter().map(|cell| cell.get(line).cloned().unwrap_or_default()).collect();
    (0..height).map(row).collect()
}

/// Lines of cells in columns: one is at least so wide, and always wider than its widest cell. What ends a line takes the
/// room it needs.
pub fn columns(rows: &[Vec<String>], least: &[usize]) -> Vec<String> {
    let last = rows.iter().map(Vec::len).max().unwrap_or(0).saturating_sub(1);
    let width = |n: usize| {
        let cells = rows.iter().filter_map(|row| row.get(n)).map(|cell| cell.chars().count() + 1);
        cells.max().unwrap_or(0).max(least.get(n).copied().unwrap_or(0))
    };
    let widths: Vec<usize> = (0..last).map(width).chain([0]).collect();
    let line = |row: &Vec<String>| {
        let padded: Vec<String> = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}")).collect();
        padded.concat().trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

/// Writes a table with a rule below its head, at least so wide.
pub fn ruled(rows: &[Vec<String>], least: &[usize], rule: usize, out: &mut String) -> std::fmt::Result {
    for (n, line) in columns(rows, least).iter().enumerate() {
        writeln!(out, "{line}")?;
        if n == 0 {
            writeln!(out, "{}", "-".repeat(line.chars().count().max(rule)))?;
        }
    }
    Ok(())
}
