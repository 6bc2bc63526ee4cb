//! The command line of `kurgan review`.

use clap::{Arg, ArgMatches, Command};

use super::{Ask, Common, count, form, number, room, saved, text};
use crate::words::L10nLanguage as Words;

/// How many games are played on from each position, unless it is said.
const PLAYOUTS: &str = "48";

/// `kurgan review`.
pub(super) fn command(words: &Words, common: &Common) -> Command {
    let playouts = number(words, "playouts", 100_000, words.arg_review_playouts()).default_value(PLAYOUTS);
    let arguments = [
        common.file.clone(),
        Arg::new("seat").long("seat").value_name(words.value_seat()).help(words.arg_review_seat()),
        playouts,
        common.pack.clone(),
        common.json.clone(),
    ];
    room(words, Command::new("review").about(words.review_about()), &arguments).after_help(words.review_after())
}

/// What was asked for.
pub(super) fn ask(given: &ArgMatches) -> Ask {
    Ask::Review {
        journal: saved(given),
        seat: text(given, "seat"),
        playouts: count(given, "playouts").unwrap_or_default(),
        form: form(given),
    }
}
