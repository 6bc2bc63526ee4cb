//! Seats held by computer players, and what people in the other seats may see.

use ai::Level;
use anyhow::bail;
use kurgan_core::{Seat, Seats};
use table::AnySession;
use table::hint::Thought;

use crate::words::L10nLanguage as Words;

/// Players for some seats, as the command line names them.
pub(crate) struct Hired {
    pub(crate) seats: Vec<(String, Level)>,
    /// How much they think about a decision.
    pub(crate) thought: Thought,
}

/// Who sits where.
pub(crate) struct Seating {
    players: Vec<(Seat, Level)>,
    /// The seats that persons hold.
    pub(crate) persons: Seats,
    /// Whether something is hidden from the persons: some side has none of them.
    pub(crate) secret: bool,
    /// The seats of the players as the command line has them, each with a space before it.
    pub(crate) arguments: String,
}

impl Seating {
    /// Puts the players on the seats of this game; where a seat is named twice, the last one counts.
    pub(crate) fn new(words: &Words, game: &AnySession, hired: &Hired) -> anyhow::Result<Self> {
        let mut players: Vec<(Seat, Level)> = Vec::new();
        for (name, level) in &hired.seats {
            let seat = seat(words, game, name)?;
            players.retain(|(held, _)| *held != seat);
            players.push((seat, *level));
        }
        let free = game.all_seats().iter().filter(|seat| players.iter().all(|(held, _)| held != seat));
        let persons = free.fold(Seats::NONE, Seats::and);
        let sides = game.sides();
        let secret = sides.len() > 1 && sides.iter().any(|side| side.both(persons).is_empty());
        let arguments: Vec<String> =
            hired.seats.iter().map(|(name, level)| format!(" --seat {name}={level}")).collect();
        Ok(Self { players, persons, secret, arguments: arguments.concat() })
    }

    /// The player who holds a seat.
    pub(crate) fn at(&self, seat: Seat) -> Option<Level> {
        self.players.iter().find(|(held, _)| *held == seat).map(|(_, level)| *level)
    }

    /// The player who decides for these seats; none where a person may.
    pub(crate) fn decides(&self, to_act: Seats) -> Option<(Seat, Level)> {
        let seat = to_act.iter().next().filter(|_| to_act.both(self.persons).is_empty())?;
        self.at(seat).map(|level| (seat, level))
    }

    /// Whether persons may know what this seat decides: nothing is hidden, or one of them is on its side.
    pub(crate) fn is_open(&self, game: &AnySession, seat: Seat) -> bool {
        !self.secret || game.sides().iter().any(|side| side.has(seat) && !side.both(self.persons).is_empty())
    }
}

/// The seat of this name.
pub(crate) fn seat(words: &Words, game: &AnySession, name: &str) -> anyhow::Result<Seat> {
    let seats = game.seats();
    match (0..).zip(seats).find(|(_, seat)| **seat == name) {
        Some((n, _)) => Ok(Seat(n)),
        None => bail!(words.seat_unknown(name, seats.join(", "))),
    }
}
