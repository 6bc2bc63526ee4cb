//! `kurgan games`: the list of games.

use std::io::Write;

use serde_json::{Value, json};
use table::{Cited, GameId, Packs};

use crate::args::Form;
use crate::words::L10nLanguage as Words;

/// Lists the games with scenarios and options.
pub(crate) fn list(words: &Words, say: table::Words, form: Form, out: &mut impl Write) -> anyhow::Result<()> {
    let packs = Packs::default();
    if form == Form::Json {
        writeln!(out, "{}", json!({ "games": table::games(say, &packs) }))?;
        return Ok(());
    }
    for id in GameId::offered() {
        let game = id.entry(say, &packs);
        writeln!(out, "{}", words.game_title(text(&game["title"]), text(&game["game"])))?;
        let scenarios: Vec<String> = game["scenarios"].as_array().into_iter().flatten().map(text).collect();
        if !scenarios.is_empty() {
            writeln!(out, "  {}", words.game_scenarios(scenarios.join(", ")))?;
        }
        writeln!(out, "  {}", words.game_options())?;
        for option in game["options"].as_array().into_iter().flatten() {
            writeln!(out, "    {}", usage(option))?;
            writeln!(out, "        {}", text(&option["help"]))?;
            let named = choices(id, option, say, words);
            if !named.is_empty() {
                writeln!(out, "        {}", named.join(&say.semicolon()))?;
            }
            let default = match &option["default"] {
                Value::Null => words.option_none(),
                Value::Array(none) if none.is_empty() => words.option_none(),
                Value::Bool(on) => (if *on { "on" } else { "off" }).into(),
                value => text(value),
            };
            writeln!(
                out,
                "        {}",
                words.option_default(default, Cited::new(id, &text(&option["rule"]), say).named)
            )?;
        }
    }
    Ok(())
}

/// The words that an option takes, each with what it is called; nothing where they are called as they are typed.
fn choices(game: GameId, option: &Value, say: table::Words, words: &Words) -> Vec<String> {
    let values = option["values"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let named = values.map(|value| (value, game.choice(&text(&option["name"]), value, say)));
    named.filter(|(value, name)| value != name).map(|(value, name)| words.option_choice(value, name)).collect()
}

/// An option as it is typed after `--option`.
fn usage(option: &Value) -> String {
    let values: Vec<String> = option["values"].as_array().into_iter().flatten().map(text).collect();
    let (name, kind) = (text(&option["name"]), option["kind"].as_str());
    match (kind, values.first(), values.last()) {
        (Some("choice"), ..) => format!("{name}={}", values.join("|")),
        (Some("integer"), Some(from), Some(to)) => format!("{name}={from}..{to}"),
        (Some("set"), Some(from), Some(to)) => format!("{name}={from}..{to},..."),
        _ => name,
    }
}

/// A text without its quotation marks, anything else as JSON.
pub(crate) fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
