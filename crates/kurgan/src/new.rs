//! `kurgan new`: starts a game.

use std::io::{BufRead, Write};

use anyhow::{anyhow, bail};
use serde_json::{Map, Value};
use table::{AnySession, MAX_SEED, Packs, Start};

use crate::args::{Dice, NewGame};
use crate::file::{FileError, JournalFile, Replace};
use crate::games::text;
use crate::supply::{Asked, Supply};
use crate::words::L10nLanguage as Words;

/// Starts a game and writes its journal.
pub(crate) fn start(
    words: &Words,
    say: table::Words,
    packs: Packs,
    wanted: &NewGame,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    // Before anybody rolls dice for it.
    if wanted.replace == Replace::Never && wanted.file.exists() {
        return Err(FileError::Exists.told(words, &wanted.file));
    }
    let options = options(words, say, packs, wanted)?;
    let seed = match wanted.dice {
        Dice::Own => None,
        Dice::Seed(seed) => Some(seed),
        Dice::AnySeed => Some(getrandom::u64()? & MAX_SEED),
    };
    let mut supply = Supply::default();
    let game = loop {
        let (game, takebacks) = (wanted.game, wanted.takebacks);
        let start = Start { game, from: &options, chance: supply.given(), seed, takebacks };
        match AnySession::new(&packs, &start, say) {
            Ok(game) => break game,
            Err(error) => match supply.ask(words, error, input, out)? {
                Asked::Answered => {}
                Asked::Cancelled => bail!(words.chance_cancelled()),
                Asked::Other(error) => bail!(error.message),
            },
        }
    };
    let mut nonce = [0; 32];
    getrandom::fill(&mut nonce)?;
    let game = game.promising(nonce);
    let file = wanted.file.display().to_string();
    JournalFile::create(&wanted.file, &game.journal(), wanted.replace)
        .map_err(|error| error.told(words, &wanted.file))?;
    writeln!(out, "{}", words.created(file))?;
    if let Some(promise) = game.commitment() {
        writeln!(out, "{}", words.promise(promise.commitment.as_str()))?;
    }
    Ok(())
}

/// The options as JSON, each value of the kind that its option takes.
pub(crate) fn options(words: &Words, say: table::Words, packs: Packs, wanted: &NewGame) -> anyhow::Result<Value> {
    let entry = wanted.game.entry(say, &packs);
    let known = entry["options"].as_array();
    let mut options = Map::new();
    for given in &wanted.options {
        let (name, value) = given.split_once('=').unwrap_or((given, "on"));
        let option = known.into_iter().flatten().find(|option| option["name"] == name);
        let option = option.ok_or_else(|| anyhow!(words.option_unknown(given.as_str(), name)))?;
        let read =
            read(option, value).ok_or_else(|| anyhow!(words.option_value(given.as_str(), takes(words, option))))?;
        options.insert(name.into(), read);
    }
    Ok(Value::Object(options))
}

/// The value of an option from its text, if it is one of its values.
fn read(option: &Value, text: &str) -> Option<Value> {
    let values = option["values"].as_array()?;
    let number = |text: &str| text.trim().parse::<u64>().ok().map(Value::from).filter(|n| values.contains(n));
    match option["kind"].as_str()? {
        "bool" => match text {
            "on" | "true" | "yes" => Some(true.into()),
            "off" | "false" | "no" => Some(false.into()),
            _ => None,
        },
        "choice" => Some(Value::from(text)).filter(|word| values.contains(word)),
        "integer" if text == "none" => Some(Value::Null),
        "integer" => {
            let (from, to) = (values.first()?.as_u64()?, values.last()?.as_u64()?);
            text.parse().ok().filter(|n| (from..=to).contains(n)).map(Value::from)
        }
        _ if text == "none" => Some(Value::Array(Vec::new())),
        _ => text.split(',').map(number).collect(),
    }
}

/// What an option takes, in words.
fn takes(words: &Words, option: &Value) -> String {
    let values: Vec<String> = option["values"].as_array().into_iter().flatten().map(text).collect();
    let (from, to) = (values.first().cloned().unwrap_or_default(), values.last().cloned().unwrap_or_default());
    match option["kind"].as_str() {
        Some("bool") => words.option_bool(),
        Some("integer") => words.option_integer(from, to),
        Some("set") => words.option_set(from, to),
        _ => values.join(" | "),
    }
}
