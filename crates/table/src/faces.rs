//! What a game needs to be talked about: a face for each game.

mod cauldron;
mod pavlov;
mod volga;

use std::fmt::Write;

use kurgan_core::chance::{Supplied, TooMany};
use kurgan_core::{Dice, Game, OptionKind, OptionSpec, Outcome, View, Why};
use serde_json::{Map, Value, json};

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
    /// The name on the box.
    fn title(words: Words) -> String;

    /// The scenarios: ids and names.
    fn scenarios(pack: &'static Self::Pack, words: Words) -> Vec<(&'static str, &'static str)>;

    /// The options, the scenario first.
    fn specs() -> &'static [OptionSpec];

    /// What an option does.
    fn option_help(name: &str, words: Words) -> String;

    /// The forms of the notation.
    fn forms() -> Vec<&'static str>;

    /// Phase, prompt and these actions, legal or not, as choices.
    fn scene(view: &View<Self>, actions: &[Self::Action], words: Words) -> Scene;

    /// An event of a game with these options in words.
    fn event(pack: &'static Self::Pack, options: &Self::Options, event: &Self::Event, words: Words) -> EventText;

    /// A refusal as code, sentence and rule.
    fn refusal(
        pack: &'static Self::Pack,
        refusal: &Self::Refusal,
        words: Words,
    ) -> (&'static str, String, &'static str);

    /// What dice are rolled or a counter is drawn for.
    fn request(pack: &'static Self::Pack, why: Why, words: Words) -> String;

    /// What is drawn out of this bag, as a person calls it.
    fn drawn_name(pack: &'static Self::Pack, bag: Why, id: u8, words: Words) -> String;

    /// What an action came to.
    fn result(pack: &'static Self::Pack, upshot: &Self::Upshot, words: Words) -> String;

    /// How the attack that an action leads into is likely to end; nothing for other actions.
    fn forecast(view: &View<Self>, action: Self::Action, words: Words) -> Result<Vec<Forecast>, TooMany>;

    /// The end in a sentence.
    fn ending(pack: &'static Self::Pack, options: &Self::Options, outcome: &Outcome, words: Words) -> String;

    /// The board for a terminal.
    fn terminal(view: &View<Self>, words: Words) -> String;
}

/// The options of a game for `games`.
pub(crate) fn offers<G: Face>(words: Words) -> Value {
    let defaults = G::read_options(&Value::Null).map(|options| G::write_options(&options)).unwrap_or_default();
    let options = G::specs().iter().map(|spec| {
        let (kind, values) = match spec.kind {
            OptionKind::Bool => ("bool", json!([false, true])),
            OptionKind::Choice(words) => ("choice", json!(words)),
            OptionKind::Integer(from, to) => ("integer", json!([from, to])),
            OptionKind::Set(from, to) => ("set", json!((from..=to).collect::<Vec<_>>())),
        };
        json!({
            "name": spec.name,
            "kind": kind,
            "values": values,
            "default": defaults[spec.name],
            "rule": spec.rule,
            "help": G::option_help(spec.name, words),
        })
    });
    Value::Array(options.collect())
}

/// Knows the names of things in one language: those of a pack, and the sentences.
struct Speaker<P: 'static> {
    c: &'static P,
    words: Words,
}

/// An event being told: its kind, its data, its sentence, its rule.
type Told = (&'static str, Value, String, &'static str);

fn told((kind, fields, text, rule): Told) -> EventText {
    let fields = if let Value::Object(fields) = fields { fields } else { Map::new() };
    EventText { kind, fields, text, rule }
}

/// What a legal action causes before any dice.
fn certain_events<G: Game>(game: &G, action: G::Action) -> Vec<G::Event> {
    let mut events = Vec::new();
    // It may go on to a roll and stop there: only the beginning matters.
    let _ = game.clone().apply(action, &mut Supplied::new(&[], &|_, _| None), &mut events);
    events
}

/// `2, 4`.
fn faces(dice: Dice) -> String {
    dice.faces().iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

/// A name that fits its column.
fn cut(name: &str, width: usize) -> String {
    if name.chars().count() <= width {
        return name.into();
    }
    name.chars().take(width - 1).chain(['…']).collect()
}

/// Lines of cells in columns: one is at least so wide, and always wider than its widest cell. What ends a line takes the
/// room it needs.
fn columns(rows: &[Vec<String>], least: &[usize]) -> Vec<String> {
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
fn ruled(rows: &[Vec<String>], least: &[usize], rule: usize, out: &mut String) -> std::fmt::Result {
    for (n, line) in columns(rows, least).iter().enumerate() {
        writeln!(out, "{line}")?;
        if n == 0 {
            writeln!(out, "{}", "-".repeat(line.chars().count().max(rule)))?;
        }
    }
    Ok(())
}
