//! A game as the holders of some seats see it: no hidden information, no decisions for others.
//!
//! The holder of seats on several sides has to choose one of them: [`AnySession::sides`].

use guide::{EventText, Odds, Speaks};
use kurgan_core::{Entry, Game, Hash, Seat, Seats, Session, Snapshot, Terms, Upshot as _};
use serde::Serialize;
use serde_json::Value;

use crate::any::{acting, blocked, odds, seat_named, state, terminal};
use crate::each_session as each;
use crate::error::{Kind, TableError};
use crate::registry::{AnySession, Listed};
use crate::reply::{BlockedText, State};
use crate::words::{Says, Words};

/// What one entry of the journal caused.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Told {
    /// The number of the entry; 0 is the set-up.
    pub entry: usize,
    /// The turn it happened in.
    pub turn: u32,
    /// Whether the table played it by itself, since nothing else was left to choose.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
    /// What happened, as far as the reader may know.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub events: Vec<EventText>,
}

/// A decision that was taken.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decided {
    /// Its notation.
    pub action: String,
    /// What it did, in words.
    pub label: String,
    /// What could have come of it; nothing where there were too many ways.
    pub odds: Option<Odds>,
    /// Which of the outcomes came, as the odds write it.
    pub came: String,
    /// Which result of the combat table came, as the odds write it.
    pub column: Option<String>,
}

impl AnySession {
    /// The seat of this name.
    pub fn seat(&self, name: &str, words: Words) -> Result<Seat, TableError> {
        each!(self, session => seat_named(session.game(), name, words))
    }

    /// All seats of this game.
    pub fn all_seats(&self) -> Seats {
        Seats::first(self.seats().len())
    }

    /// The sides: seats that see the same. There is one where nothing is hidden.
    pub fn sides(&self) -> Vec<Seats> {
        let mut sides = Vec::new();
        for seat in self.all_seats().iter() {
            let side = each!(self, session => side(session, seat));
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        sides
    }

    /// Who may decide now.
    pub fn to_act(&self) -> Seats {
        each!(self, session => session.game().to_act())
    }

    /// Who may take back or play again: those who could have played the last action in force, or the next one.
    pub fn who_played(&self, entry: usize) -> Seats {
        each!(self, session => session.game_after(entry.saturating_sub(1)).to_act())
    }

    /// Where the game stands and what these seats can do.
    pub fn state_for(&self, held: Seats, words: Words) -> State {
        each!(self, session => state_for(session.game(), held, words))
    }

    /// The fingerprint of the position as these seats see it.
    pub fn hash_for(&self, held: Seats) -> String {
        if self.sides().len() < 2 {
            return self.hash();
        }
        // One of everything would let one try out what is hidden.
        let view = each!(self, session => serde_json::to_string(&session.game().view(held.iter().next())));
        Hash::of(&view.unwrap_or_default()).to_string()
    }

    /// Everything that happened from this entry on, as far as these seats may know; 0 is the set-up.
    pub fn log_for(&self, held: Seats, from: usize, words: Words) -> Vec<Told> {
        each!(self, session => log_for(session, held, from, words))
    }

    /// The board for a terminal, as far as these seats may see it.
    pub fn board_for(&self, held: Seats, words: Words) -> String {
        each!(self, session => terminal(session.game(), held, words))
    }

    /// What a player of these seats might expect to do but cannot now.
    pub fn blocked_for(&self, held: Seats, words: Words) -> Vec<BlockedText> {
        if self.to_act().both(held).is_empty() {
            return Vec::new();
        }
        each!(self, session => blocked(session.game(), words))
    }

    /// How many things there are that a player of these seats might expect to do but cannot now.
    pub fn count_blocked_for(&self, held: Seats) -> usize {
        if self.to_act().both(held).is_empty() { 0 } else { each!(self, session => session.game().blocked().len()) }
    }

    /// What an action that these seats may choose can come to.
    pub fn odds_for(&self, held: Seats, notation: &str, words: Words) -> Result<Odds, TableError> {
        self.may_act(held, words)?;
        each!(self, session => odds(session.game(), notation, words))
    }

    /// The chances of what is hoped for, by the notation of the action, of at most so many choices of these seats.
    pub fn chances_for(&self, held: Seats, most: usize, words: Words) -> Vec<(String, f64)> {
        let legal = self.state_for(held, words).legal;
        let open = legal.into_iter().filter(|choice| !choice.resign).take(most);
        open.filter_map(|choice| {
            let hope = self.odds_for(held, &choice.action, words).ok()?.hope?;
            Some((choice.action, hope))
        })
        .collect()
    }

    /// What these seats may see, as the protocol writes it.
    pub fn view_for(&self, held: Seats) -> Value {
        each!(self, session => serde_json::to_value(session.game().view(held.iter().next())).unwrap_or_default())
    }

    /// Refuses when another seat is to act.
    pub fn may_act(&self, held: Seats, words: Words) -> Result<(), TableError> {
        let to_act = self.to_act();
        if to_act.is_empty() || !to_act.both(held).is_empty() {
            return Ok(());
        }
        let whose = self.seat_names(&self.names(to_act), words);
        Err(TableError::new("not_your_turn", words.say().error_not_your_turn(whose)).of(Kind::NotYourTurn))
    }

    /// The names of these seats.
    pub fn names(&self, held: Seats) -> Vec<&'static str> {
        held.iter().filter_map(|Seat(n)| self.seats().get(usize::from(n)).copied()).collect()
    }

    /// These seats as people call them, in a row.
    pub fn seat_names(&self, ids: &[&str], words: Words) -> String {
        ids.iter().map(|id| self.game().seat(id, words)).collect::<Vec<_>>().join(", ")
    }

    /// The position as it stands, without its history: to think about while the game goes on.
    #[must_use]
    pub fn aside(&self) -> Self {
        fn aside<G: Game>(session: &Session<G>) -> Session<G> {
            Session::from_position(session.game().clone(), Terms::default())
        }
        each!(self, session => aside(session).into())
    }

    /// How many actions can be taken back one after the other.
    pub fn undoable(&self) -> usize {
        each!(self, session => session.undoable())
    }

    /// Whether the table played the entry with this number, counted from 1, by itself.
    pub fn is_forced(&self, number: usize) -> bool {
        each!(self, session => session.is_forced(number))
    }

    /// Whether the entry with this number, counted from 1, showed somebody a chance result or what another side had hidden.
    pub(crate) fn reveals(&self, number: usize) -> bool {
        each!(self, session => session.reveals(number))
    }

    /// Whether the entry with this number, counted from 1, took chance of any kind, shuffles included.
    pub(crate) fn takes_chance(&self, number: usize) -> bool {
        each!(self, session => session.takes_chance(number))
    }

    /// How many entries so many decisions back are: each with what was forced after it.
    pub fn entries_back(&self, decisions: usize) -> usize {
        each!(self, session => session.entries_back(decisions))
    }

    /// How many entries so many decisions forward are: each with what was forced after it.
    pub fn entries_forward(&self, decisions: usize) -> usize {
        each!(self, session => session.entries_forward(decisions))
    }

    /// How many entries there are, those taken back included.
    pub fn recorded(&self) -> usize {
        each!(self, session => session.recorded())
    }

    /// Whether undo may go back past chance results.
    pub fn takebacks(&self) -> bool {
        each!(self, session => session.takebacks())
    }

    /// The turn after this many entries.
    pub fn turn_after(&self, entries: usize) -> u32 {
        each!(self, session => session.game_after(entries).turn())
    }

    /// After how many entries the phase began in which the game is now.
    pub fn phase_began(&self, words: Words) -> usize {
        each!(self, session => phase_began(session, words))
    }

    /// What was decided with this entry, counted from 1, and what could have come of it; nothing where another side
    /// decided.
    pub fn decided(&self, held: Seats, number: usize, words: Words) -> Option<Decided> {
        if number == 0 || number > self.len() || self.who_played(number).both(held).is_empty() {
            return None;
        }
        each!(self, session => decided(session, number, words))
    }

    /// The entry with this number, counted from 1, as a journal has it; 0 is the set-up.
    pub fn entry(&self, number: usize) -> Option<Entry> {
        each!(self, session => session.entry(number))
    }

    /// The position after this entry, where a turn begins with it.
    pub fn snapshot(&self, number: usize) -> Option<Snapshot> {
        each!(self, session => snapshot(session, number))
    }
}

fn side<G: Game>(session: &Session<G>, seat: Seat) -> Seats {
    G::side(session.game().options(), seat)
}

fn state_for<G: Listed>(game: &G, held: Seats, words: Words) -> State {
    let mut told = state(game, words);
    if game.to_act().both(held).is_empty() && told.outcome.is_none() {
        let seats: Vec<String> = told.to_act.iter().map(|id| G::Guide::seat(id, words)).collect();
        told.prompt = words.say().waiting_for(seats.join(", "));
        told.legal = Vec::new();
    }
    told
}

fn log_for<G: Listed>(session: &Session<G>, held: Seats, from: usize, words: Words) -> Vec<Told> {
    let seat = held.iter().next();
    let history = session.history().enumerate().skip(from);
    let told = history.map(|(entry, (_, events))| {
        let game = session.game_after(entry);
        let seen = events.iter().filter_map(|event| game.seen_by(event, seat));
        Told {
            entry,
            turn: game.turn(),
            forced: session.is_forced(entry),
            events: seen.map(|event| G::Guide::event(game.pack(), game.options(), &event, words)).collect(),
        }
    });
    told.collect()
}

fn snapshot<G: Game>(session: &Session<G>, number: usize) -> Option<Snapshot> {
    let after = session.game_after(number);
    let turn = after.turn();
    let begins = number == 0 || session.game_after(number - 1).turn() != turn;
    if !begins {
        return None;
    }
    Some(Snapshot { at: number, turn, position: serde_json::to_value(after.record()).ok()? })
}

fn phase_began<G: Listed>(session: &Session<G>, words: Words) -> usize {
    let phase = |game: &G| (game.turn(), G::Guide::scene(&acting(game), &[], words).phase);
    let now = phase(session.game());
    (0..session.len()).rev().find(|&n| phase(session.game_after(n)) != now).map_or(0, |n| n + 1)
}

fn decided<G: Listed>(session: &Session<G>, number: usize, words: Words) -> Option<Decided> {
    let before = session.game_after(number - 1);
    let (action, events) = session.history().nth(number)?;
    let action = action?;
    let choice = G::Guide::scene(&acting(before), &[action], words).choices.pop()?;
    let odds = odds(before, &choice.action, words).ok();
    let upshot = G::Upshot::of(events);
    let came = G::Guide::result(before.pack(), &upshot, words);
    let column = G::Guide::column(before.pack(), &upshot, words);
    Some(Decided { action: choice.action, label: choice.label, odds, came, column })
}
