//! The command-line options that give seats to computer players.

use ai::Level;
use clap::{Arg, ArgAction, ArgMatches};

use super::{number, thought};
use crate::seats::Hired;
use crate::words::L10nLanguage as Words;

/// `--seat SEAT=PLAYER`.
pub(super) fn seat(words: &Words) -> Arg {
    let complaint = words.seat_wrong(Level::ALL.map(Level::id).join(", "));
    let read = move |text: &str| {
        let named = text.split_once('=').and_then(|(seat, player)| Some((seat.to_owned(), player.parse().ok()?)));
        named.ok_or_else(|| complaint.clone())
    };
    let seat = Arg::new("seat").long("seat").value_name(words.value_seated()).action(ArgAction::Append);
    seat.value_parser(move |text: &str| -> Result<(String, Level), String> { read(text) }).help(words.arg_seat())
}

/// How much players think about a decision.
pub(super) fn budget(words: &Words) -> [Arg; 2] {
    let playouts = number(words, "playouts", 10_000_000, words.arg_playouts());
    [number(words, "ms", 600_000, words.arg_ms()), playouts.conflicts_with("ms")]
}

/// Who was given which seat.
pub(super) fn hired(given: &ArgMatches) -> Hired {
    let seats = given.get_many::<(String, Level)>("seat").into_iter().flatten().cloned().collect();
    Hired { seats, thought: thought(given) }
}
