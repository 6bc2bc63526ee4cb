//! The command line of `kurgan review`.

use clap::{Arg, ArgMatches, Command};

use super::{Ask, Common, count, form, room, saved, text, whole};
use crate::words::L10nLanguage as Words;

/// How many games are played on from each position, unless it is said.
const PLAYOUTS: &str = "48";

/// `kurgan review`.
pub(super) fn command(words: &Words, common: &Common) -> Command {
    let playouts = Arg::new("playouts").long("playouts").value_name(words.value_number()).default_value(PLAYOUTS);
    let arguments = [
        common.file.clone(),
        Arg::new("seat").long("seat").value_name(words.value_seat()).help(words.arg_review_seat()),
        playouts.value_parser(whole::<u32>(words, 1, 100_000)).help(words.arg_review_playouts()),
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
