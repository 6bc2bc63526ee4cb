//! `kurgan verify`: checks that a game followed the rules, with the dice from its seed.

use std::io::Write;
use std::path::Path;

use anyhow::bail;
use serde_json::Value;
use table::AnySession;

use crate::words::L10nLanguage as Words;

/// Says what holds of a game that has replayed to every position of its journal, or where its dice differ.
pub(crate) fn verify(words: &Words, path: &Path, game: &AnySession, out: &mut impl Write) -> anyhow::Result<()> {
    let file = path.display().to_string();
    let dice = match game.verify_dice() {
        Ok(dice) => dice,
        Err(0) => bail!(words.dice_differ_start(file)),
        Err(entry) => bail!(words.dice_differ(file, entry)),
    };
    let journal = game.journal();
    let entries = journal["entries"].as_array().map_or(&[][..], Vec::as_slice);
    let handed_in =
        |entry: &&Value| entry["given"] == true && entry["chance"].as_array().is_some_and(|c| !c.is_empty());
    let given = entries.iter().chain([&journal["start"]]).filter(handed_in).count();
    let entries = entries.len();
    if game.seed().is_none() {
        writeln!(out, "{}", words.verified_own_dice(file, entries))?;
        return Ok(());
    }
    writeln!(out, "{}", words.verified(file, entries, dice))?;
    if given > 0 {
        writeln!(out, "{}", words.verified_given(given))?;
    }
    if game.commitment().is_some() {
        // Replay has compared it with the seed already.
        writeln!(out, "{}", words.verified_promise())?;
    }
    Ok(())
}
