//! `kurgan hint`: the best actions, and why.

use std::io::Write;

use ai::clock::opinions;
use anyhow::bail;
use serde_json::json;
use table::hint::Hint;
use table::{AnySession, MAX_SEED};

use crate::args::Form;
use crate::think::{Thinking, spinner};
use crate::words::L10nLanguage as Words;

/// Tells the best actions of the decision that is due.
pub(crate) fn hint(
    words: &Words,
    say: table::Words,
    game: &AnySession,
    thinking: &Thinking,
    form: Form,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    if game.is_over() {
        bail!(words.hint_over());
    }
    let seed = match thinking.seed {
        Some(seed) => seed,
        None => getrandom::u64()? & MAX_SEED,
    };
    let progress = spinner(words, thinking.level);
    let opinions = opinions(game, thinking.level, thinking.thought, seed);
    progress.finish_and_clear();
    let playouts: u32 = opinions.iter().map(|opinion| opinion.playouts).sum();
    let hints = game.hints(opinions, say);
    if form == Form::Json {
        let policy = thinking.level.id();
        return Ok(writeln!(
            out,
            "{}",
            json!({ "policy": policy, "seed": seed, "playouts": playouts, "hints": hints })
        )?);
    }
    writeln!(out, "{}", game.state(say).prompt)?;
    tell(words, say, &hints, out)
}

/// Tells each action with its chances and why.
pub(crate) fn tell(words: &Words, say: table::Words, hints: &[Hint], out: &mut impl Write) -> anyhow::Result<()> {
    for hint in hints {
        writeln!(out, "\n{}\n    {}", hint.action, hint.label)?;
        if let (Some(chance), Some((low, high)), Some(score)) = (hint.win_chance, hint.win_interval, hint.score) {
            let percent = |share: f64| say.number(share * 100.0, 0);
            let error = hint.score_error.map_or_else(|| "?".into(), |error| say.number(error, 1));
            let line = words.hint_line(percent(chance), percent(low), percent(high), say.number(score, 1), error);
            writeln!(out, "    {line}")?;
        }
        writeln!(out, "    {}", hint.reason)?;
    }
    Ok(())
}
