//! Storage of games behind one narrow interface.
//!
//! Every change goes through [`Store::write`] and is on disk when it returns.

use futures_util::future::BoxFuture;
use kurgan_core::Verdict;
use serde_json::Value;

use crate::secret::Hashed;

/// What went wrong with what is kept.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The row is not what the writer believed it to be: somebody else was faster.
    #[error("the game was changed meanwhile")]
    Stale,
    /// Nothing can be read or written.
    #[error("{0}")]
    Broken(String),
}

/// What lists tell of a game without playing it again.
#[derive(Clone, PartialEq, Debug)]
pub struct Summary {
    /// The turn.
    pub turn: u32,
    /// Whether it has ended.
    pub over: bool,
    /// How it ended for each seat, in their order; none before the end.
    pub results: Vec<Verdict>,
    /// The level of victory or defeat.
    pub level: Option<String>,
    /// The score.
    pub score: Option<i32>,
}

/// An entry of a journal with the snapshot after it, both as JSON.
#[derive(Clone, PartialEq, Debug)]
pub struct KeptEntry {
    /// Its number; 0 is the set-up.
    pub n: usize,
    /// The entry.
    pub entry: String,
    /// The snapshot.
    pub snapshot: Option<String>,
}

/// A game as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// Its name in addresses.
    pub id: String,
    /// Which game it is.
    pub game: String,
    /// The journal without its entries, cursor and snapshots.
    pub head: Value,
    /// How many entries are in force.
    pub at: usize,
    /// Its version.
    pub version: u64,
    /// In milliseconds since 1970.
    pub created: u64,
    /// When it was played last.
    pub updated: u64,
    /// What lists tell of it.
    pub summary: Summary,
    /// The set-up first.
    pub rows: Vec<KeptEntry>,
    /// The last changes that came with a key, the oldest first.
    pub answered: Vec<Answered>,
    /// Seat by seat, who holds it.
    pub holders: Vec<(u8, Hashed)>,
    /// The link of a seat.
    pub links: Vec<(u8, Hashed)>,
}

/// A change that came with a key: sent again, it is recognised and not carried out again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answered {
    /// The hash of the key, of what was wanted and for whom.
    pub key: Hashed,
    /// The version that it made.
    pub version: u64,
    /// How many entries were in force before it.
    pub was: usize,
    /// How many were after it.
    pub at: usize,
}

/// How many versions back a change is recognised.
pub const RECOGNISED: u64 = 16;

/// A game in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// Its name in addresses.
    pub id: String,
    /// Which game it is.
    pub game: String,
    /// When it began.
    pub created: u64,
    /// When it was played last.
    pub updated: u64,
    /// What lists tell of it.
    pub summary: Summary,
    /// The seats of the player who asks; none where the house asks, who holds them all.
    pub seats: Vec<u8>,
}

/// Something to be written, whole or not at all.
#[derive(Clone, PartialEq, Debug)]
pub enum Write {
    /// A new game.
    Create(Box<Kept>),
    /// An action, undo or redo.
    Change(Box<Change>),
    /// A game of an earlier version as this one keeps it: head, cursor and rows are replaced, and no change of it is
    /// recognised any more.
    Renew(Box<Kept>),
    /// The end of a game's life.
    Delete(String),
    /// A link for a seat, instead of the one before.
    Link {
        /// The game.
        game: String,
        /// The seat.
        seat: u8,
        /// What opens it.
        token: Hashed,
    },
    /// A seat for a player.
    Hold {
        /// The game.
        game: String,
        /// The seat.
        seat: u8,
        /// Who.
        player: Hashed,
        /// With whom.
        company: Company,
    },
}

/// Whether a seat is shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Company {
    /// Those who held it hold it still.
    Shared,
    /// Those who held it lose it, and its link is spent: nobody is to look over the player's shoulder.
    Alone,
}

/// What an action, undo or redo changes.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// Its name in addresses.
    pub id: String,
    /// The version that it makes; the row must have the one before.
    pub version: u64,
    /// How many entries are in force.
    pub at: usize,
    /// When it was played last.
    pub updated: u64,
    /// What lists tell of it.
    pub summary: Summary,
    /// The new entries, one after the other.
    pub rows: Vec<KeptEntry>,
    /// Whether there were entries behind the ones in force, which new ones replace.
    pub cuts: bool,
    /// The change itself, where it came with a key.
    pub answered: Option<Answered>,
}

/// A database of games.
pub trait Store: Send + Sync {
    /// Writes and returns when it is on disk.
    fn write(&self, write: Write) -> BoxFuture<'_, Result<(), StoreError>>;

    /// A game with everything that belongs to it.
    fn load<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Option<Kept>, StoreError>>;

    /// The games of a player, or of everybody, the last one played first.
    fn list(&self, player: Option<Hashed>) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>>;

    /// In how many games a player has a seat.
    fn count(&self, player: Hashed) -> BoxFuture<'_, Result<u64, StoreError>>;

    /// The game and seat that a token opens.
    fn opens(&self, token: Hashed) -> BoxFuture<'_, Result<Option<(String, u8)>, StoreError>>;

    /// Whether the database answers.
    fn answers(&self) -> BoxFuture<'_, bool>;

    /// Writes what is still to be written and closes the database.
    fn close(&self) -> BoxFuture<'_, ()>;
}
