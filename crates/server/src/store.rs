//! Where games are kept: one narrow interface over a database.
//!
//! Everything that changes goes through [`Store::write`] and is on disk when it returns.

mod sqlite;

use futures_util::future::BoxFuture;
use kurgan_core::Verdict;
use serde_json::Value;

pub(crate) use sqlite::{Sqlite, copy};

use crate::secret::Hashed;

/// What went wrong with the database.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The row is not what the writer believed it to be: somebody else was faster.
    #[error("the game was changed meanwhile")]
    Stale,
    /// The database was written by a later version of the program.
    #[error("schema version {0} is later than this program")]
    Later(i64),
    /// The database itself complains.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// A step from one version to the next failed.
    #[error(transparent)]
    Migration(sqlx::migrate::MigrateError),
    /// A row does not hold what was written there.
    #[error("a row is broken: {0}")]
    Broken(String),
    /// The writer has ended.
    #[error("the database is closed")]
    Closed,
}

/// What lists tell of a game without playing it again.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Summary {
    pub(crate) turn: u32,
    pub(crate) over: bool,
    /// How it ended for each seat, in their order; none before the end.
    pub(crate) results: Vec<Verdict>,
    pub(crate) level: Option<String>,
    pub(crate) score: Option<i32>,
}

/// An entry of a journal with the snapshot after it, both as JSON.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Row {
    pub(crate) n: usize,
    pub(crate) entry: String,
    pub(crate) snapshot: Option<String>,
}

/// A game as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Kept {
    pub(crate) id: String,
    pub(crate) game: String,
    /// The journal without its entries, cursor and snapshots.
    pub(crate) head: Value,
    pub(crate) at: usize,
    pub(crate) version: u64,
    /// In milliseconds since 1970.
    pub(crate) created: u64,
    pub(crate) updated: u64,
    pub(crate) summary: Summary,
    /// The set-up first.
    pub(crate) rows: Vec<Row>,
    /// Seat by seat, who holds it.
    pub(crate) holders: Vec<(u8, Hashed)>,
    /// The link of a seat.
    pub(crate) links: Vec<(u8, Hashed)>,
}

/// A game in a list.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Listed {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) created: u64,
    pub(crate) updated: u64,
    pub(crate) summary: Summary,
    /// The seats of the player who asks; none where the house asks, who holds them all.
    pub(crate) seats: Vec<u8>,
}

/// Something to be written, whole or not at all.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Write {
    /// A new game.
    Create(Box<Kept>),
    /// An action, undo or redo.
    Change(Box<Change>),
    /// The end of a game's life.
    Delete(String),
    /// A link for a seat, instead of the one before.
    Link { game: String, seat: u8, token: Hashed },
    /// A seat for a player.
    Hold { game: String, seat: u8, player: Hashed, company: Company },
}

/// Whether a seat is shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Company {
    /// Those who held it hold it still.
    Shared,
    /// Those who held it lose it, and its link is spent: nobody is to look over the player's shoulder.
    Alone,
}

/// What an action, undo or redo changes.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Change {
    pub(crate) id: String,
    /// The version that it makes; the row must have the one before.
    pub(crate) version: u64,
    pub(crate) at: usize,
    pub(crate) updated: u64,
    pub(crate) summary: Summary,
    /// The new entry, in place of it and all behind it.
    pub(crate) row: Option<Row>,
}

/// A database of games.
pub(crate) trait Store: Send + Sync {
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
