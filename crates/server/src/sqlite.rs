//! Games in an SQLite database: one writer, several readers.
//!
//! The writer commits all waiting changes together, so that many games share one wait for the disk.

use std::path::Path;
use std::time::Duration;

use app::Hashed;
use app::store::{Answered, Change, Company, Kept, KeptEntry, Listed, RECOGNISED, Store, StoreError, Summary, Write};
use futures_util::future::BoxFuture;
use futures_util::{FutureExt, TryFutureExt};
use kurgan_core::Verdict;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Row as _, SqlSafeStr};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

mod error;

pub use error::SqliteError;

/// Every step of the schema, the first one first.
const STEPS: [(i64, &str, &str); 3] = [
    (1, "games", include_str!("../migrations/sqlite/0001_games.sql")),
    (2, "results", include_str!("../migrations/sqlite/0002_results.sql")),
    (3, "answered", include_str!("../migrations/sqlite/0003_answered.sql")),
];

/// How many readers there are.
const READERS: u32 = 4;
/// How much may wait for the writer, and how much it commits at once.
const WAITING: usize = 1024;
const AT_ONCE: usize = 256;

/// An open database.
pub(crate) struct Sqlite {
    readers: SqlitePool,
    writer: SqlitePool,
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

struct Job {
    write: Write,
    done: oneshot::Sender<Result<(), SqliteError>>,
}

impl Sqlite {
    /// Opens the database in this file, or one in memory, and brings it up to date.
    pub(crate) async fn open(file: Option<&Path>) -> Result<Self, SqliteError> {
        let (readers, writer) = match file {
            None => {
                // One connection: each would have a memory of its own.
                let options = SqliteConnectOptions::new().in_memory(true);
                let pool = lasting(1).connect_with(options).await?;
                migrate(&pool, &STEPS).await?;
                (pool.clone(), pool)
            }
            Some(file) => {
                let options = SqliteConnectOptions::new()
                    .filename(file)
                    .create_if_missing(true)
                    .journal_mode(SqliteJournalMode::Wal)
                    .synchronous(SqliteSynchronous::Full)
                    .busy_timeout(Duration::from_secs(10));
                let writer = lasting(1).connect_with(options.clone()).await?;
                // Before anybody reads: whoever has looked at the old tables goes on believing in their columns.
                migrate(&writer, &STEPS).await?;
                (lasting(READERS).connect_with(options).await?, writer)
            }
        };
        let (jobs, waiting) = mpsc::channel(WAITING);
        let task = tokio::spawn(write_on(writer.clone(), waiting));
        Ok(Self { readers, writer, jobs: Mutex::new(Some(jobs)), task: Mutex::new(Some(task)) })
    }

    async fn hand_in(&self, write: Write) -> Result<(), SqliteError> {
        let (done, told) = oneshot::channel();
        let jobs = self.jobs.lock().await.clone().ok_or(SqliteError::Closed)?;
        jobs.send(Job { write, done }).await.map_err(|_| SqliteError::Closed)?;
        told.await.map_err(|_| SqliteError::Closed)?
    }

    async fn read(&self, id: &str) -> Result<Option<Kept>, SqliteError> {
        // One transaction: a game is never seen half changed.
        let mut reader = self.readers.begin().await?;
        let found = sqlx::query("SELECT * FROM games WHERE id = ?").bind(id).fetch_optional(&mut *reader).await?;
        let Some(found) = found else { return Ok(None) };
        let rows = sqlx::query("SELECT n, entry, snapshot FROM entries WHERE game = ? ORDER BY n").bind(id);
        let rows = rows.fetch_all(&mut *reader).await?;
        let holders = sqlx::query("SELECT seat, player FROM holders WHERE game = ? ORDER BY seat, player").bind(id);
        let holders = holders.fetch_all(&mut *reader).await?;
        let links = sqlx::query("SELECT seat, token FROM links WHERE game = ? ORDER BY seat").bind(id);
        let links = links.fetch_all(&mut *reader).await?;
        let answered =
            sqlx::query("SELECT version, key, was, at FROM answered WHERE game = ? ORDER BY version").bind(id);
        let answered = answered.fetch_all(&mut *reader).await?;
        let head: String = found.try_get("head")?;
        Ok(Some(Kept {
            id: id.to_owned(),
            game: found.try_get("game")?,
            head: serde_json::from_str(&head).map_err(|error| SqliteError::Broken(error.to_string()))?,
            at: number(&found, "at")?,
            version: number(&found, "version")?,
            created: number(&found, "created")?,
            updated: number(&found, "updated")?,
            summary: summary(&found)?,
            rows: rows
                .iter()
                .map(|row| {
                    Ok(KeptEntry {
                        n: number(row, "n")?,
                        entry: row.try_get("entry")?,
                        snapshot: row.try_get("snapshot")?,
                    })
                })
                .collect::<Result<_, SqliteError>>()?,
            answered: answered
                .iter()
                .map(|row| {
                    Ok(Answered {
                        key: hashed(row, "key")?,
                        version: number(row, "version")?,
                        was: number(row, "was")?,
                        at: number(row, "at")?,
                    })
                })
                .collect::<Result<_, SqliteError>>()?,
            holders: held(&holders, "player")?,
            links: held(&links, "token")?,
        }))
    }

    async fn listed(&self, player: Option<Hashed>) -> Result<Vec<Listed>, SqliteError> {
        let rows = match player {
            None => {
                let all = "SELECT id, game, created, updated, turn, over, results, level, score, NULL AS seat
                           FROM games ORDER BY updated DESC, id";
                sqlx::query(all).fetch_all(&self.readers).await?
            }
            Some(player) => {
                let theirs = "SELECT id, games.game, created, updated, turn, over, results, level, score, seat
                              FROM holders JOIN games ON games.id = holders.game
                              WHERE player = ? ORDER BY updated DESC, id, seat";
                sqlx::query(theirs).bind(player.bytes().to_vec()).fetch_all(&self.readers).await?
            }
        };
        let mut games: Vec<Listed> = Vec::new();
        for row in &rows {
            let id: String = row.try_get("id")?;
            let seat = row.try_get::<Option<i64>, _>("seat")?.and_then(|seat| u8::try_from(seat).ok());
            match games.last_mut() {
                Some(last) if last.id == id => last.seats.extend(seat),
                _ => games.push(Listed {
                    id,
                    game: row.try_get("game")?,
                    created: number(row, "created")?,
                    updated: number(row, "updated")?,
                    summary: summary(row)?,
                    seats: seat.into_iter().collect(),
                }),
            }
        }
        Ok(games)
    }

    async fn counted(&self, player: Hashed) -> Result<u64, SqliteError> {
        let games = sqlx::query("SELECT COUNT(DISTINCT game) AS games FROM holders WHERE player = ?");
        number(&games.bind(player.bytes().to_vec()).fetch_one(&self.readers).await?, "games")
    }

    async fn opened(&self, token: Hashed) -> Result<Option<(String, u8)>, SqliteError> {
        let found = sqlx::query("SELECT game, seat FROM links WHERE token = ?").bind(token.bytes().to_vec());
        let found = found.fetch_optional(&self.readers).await?;
        found.map(|row| Ok((row.try_get("game")?, number(&row, "seat")?))).transpose()
    }

    async fn finish(&self) {
        self.jobs.lock().await.take();
        if let Some(task) = self.task.lock().await.take() {
            let _ = task.await; // it ends when nobody can hand in any more
        }
        self.readers.close().await;
        self.writer.close().await;
    }
}

impl Store for Sqlite {
    fn write(&self, write: Write) -> BoxFuture<'_, Result<(), StoreError>> {
        self.hand_in(write).err_into().boxed()
    }

    fn load<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<Option<Kept>, StoreError>> {
        self.read(id).err_into().boxed()
    }

    fn list(&self, player: Option<Hashed>) -> BoxFuture<'_, Result<Vec<Listed>, StoreError>> {
        self.listed(player).err_into().boxed()
    }

    fn count(&self, player: Hashed) -> BoxFuture<'_, Result<u64, StoreError>> {
        self.counted(player).err_into().boxed()
    }

    fn opens(&self, token: Hashed) -> BoxFuture<'_, Result<Option<(String, u8)>, StoreError>> {
        self.opened(token).err_into().boxed()
    }

    fn answers(&self) -> BoxFuture<'_, bool> {
        async { sqlx::query("SELECT 1 FROM games LIMIT 1").fetch_optional(&self.readers).await.is_ok() }.boxed()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.finish().boxed()
    }
}

/// Connections that stay open.
fn lasting(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new().min_connections(1).max_connections(connections).idle_timeout(None).max_lifetime(None)
}

/// Brings the schema to the last of these steps; a database from the future is refused.
async fn migrate(pool: &SqlitePool, steps: &[(i64, &'static str, &'static str)]) -> Result<(), SqliteError> {
    let migrations = steps.iter().map(|&(version, what, sql)| {
        Migration::new(version, what.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(migrations.collect());
    migrator.run(pool).await.map_err(|error| match error {
        MigrateError::VersionMissing(version) => SqliteError::Later(version),
        error => SqliteError::Migration(error),
    })
}

/// Writes a copy of the database in one file into another, which must not exist or be empty.
pub(crate) async fn copy(from: &Path, to: &str) -> Result<(), SqliteError> {
    let options = SqliteConnectOptions::new().filename(from).create_if_missing(false);
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
    sqlx::query("VACUUM INTO ?").bind(to).execute(&pool).await?;
    pool.close().await;
    Ok(())
}

/// The writer: takes what is waiting, commits it, tells those who wait.
async fn write_on(pool: SqlitePool, mut waiting: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(AT_ONCE);
    while waiting.recv_many(&mut batch, AT_ONCE).await > 0 {
        match commit(&pool, &batch).await {
            Ok(results) => {
                for (job, result) in batch.drain(..).zip(results) {
                    let _ = job.done.send(result); // who asked may be gone
                }
            }
            Err(error) => {
                tracing::error!(%error, writes = batch.len(), "the database did not take what was to be written");
                for job in batch.drain(..) {
                    let _ = job.done.send(Err(SqliteError::Closed));
                }
            }
        }
    }
}

/// Writes all of these in one transaction; what is stale is left out.
async fn commit(pool: &SqlitePool, batch: &[Job]) -> Result<Vec<Result<(), SqliteError>>, sqlx::Error> {
    let mut transaction = pool.begin_with("BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(batch.len());
    for job in batch {
        let current = match &job.write {
            Write::Create(kept) => create(&mut transaction, kept).await?,
            Write::Change(change) => apply(&mut transaction, change).await?,
            Write::Renew(kept) => renew(&mut transaction, kept).await?,
            Write::Delete(id) => {
                let deleted = sqlx::query("DELETE FROM games WHERE id = ?").bind(id).execute(&mut *transaction).await?;
                deleted.rows_affected() == 1
            }
            Write::Link { game, seat, token } => {
                // Of a game that is gone there is nothing to link to.
                let link = "INSERT INTO links (token, game, seat) SELECT ?, id, ? FROM games WHERE id = ?
                            ON CONFLICT (game, seat) DO UPDATE SET token = excluded.token";
                let link = sqlx::query(link).bind(token.bytes().to_vec()).bind(i64::from(*seat)).bind(game);
                link.execute(&mut *transaction).await?.rows_affected() == 1
            }
            Write::Hold { game, seat, player, company } => {
                if *company == Company::Alone {
                    for leave in [
                        "DELETE FROM holders WHERE game = ? AND seat = ?",
                        "DELETE FROM links WHERE game = ? AND seat = ?",
                    ] {
                        sqlx::query(leave).bind(game).bind(i64::from(*seat)).execute(&mut *transaction).await?;
                    }
                }
                hold(&mut transaction, game, *seat, *player).await?
            }
        };
        results.push(if current { Ok(()) } else { Err(SqliteError::Stale) });
    }
    transaction.commit().await?;
    Ok(results)
}

async fn create(connection: &mut SqliteConnection, kept: &Kept) -> Result<bool, sqlx::Error> {
    let insert = "INSERT INTO games (id, game, head, at, version, created, updated, turn, over, results, level, score)
                  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING";
    let summary = &kept.summary;
    let inserted = sqlx::query(insert)
        .bind(&kept.id)
        .bind(&kept.game)
        .bind(kept.head.to_string())
        .bind(integer(kept.at))
        .bind(integer(kept.version))
        .bind(integer(kept.created))
        .bind(integer(kept.updated))
        .bind(i64::from(summary.turn))
        .bind(i64::from(summary.over))
        .bind(written(&summary.results))
        .bind(&summary.level)
        .bind(summary.score)
        .execute(&mut *connection)
        .await?;
    if inserted.rows_affected() == 0 {
        return Ok(false);
    }
    for row in &kept.rows {
        insert_row(connection, &kept.id, row).await?;
    }
    for &(seat, player) in &kept.holders {
        hold(connection, &kept.id, seat, player).await?;
    }
    Ok(true)
}

async fn apply(connection: &mut SqliteConnection, change: &Change) -> Result<bool, sqlx::Error> {
    let update =
        "UPDATE games SET at = ?, version = ?, updated = ?, turn = ?, over = ?, results = ?, level = ?, score = ?
                  WHERE id = ? AND version = ?";
    let summary = &change.summary;
    let updated = sqlx::query(update)
        .bind(integer(change.at))
        .bind(integer(change.version))
        .bind(integer(change.updated))
        .bind(i64::from(summary.turn))
        .bind(i64::from(summary.over))
        .bind(written(&summary.results))
        .bind(&summary.level)
        .bind(summary.score)
        .bind(&change.id)
        .bind(integer(change.version.saturating_sub(1)))
        .execute(&mut *connection)
        .await?;
    if updated.rows_affected() == 0 {
        return Ok(false);
    }
    if let Some(first) = change.rows.first().filter(|_| change.cuts) {
        let behind = sqlx::query("DELETE FROM entries WHERE game = ? AND n >= ?");
        behind.bind(&change.id).bind(integer(first.n)).execute(&mut *connection).await?;
    }
    for row in &change.rows {
        insert_row(connection, &change.id, row).await?;
    }
    if let Some(Answered { key, version, was, at }) = &change.answered {
        let insert = "INSERT OR REPLACE INTO answered (game, slot, version, key, was, at) VALUES (?, ?, ?, ?, ?, ?)";
        let insert = sqlx::query(insert).bind(&change.id).bind(integer(version % RECOGNISED));
        let insert = insert.bind(integer(*version)).bind(key.bytes().to_vec()).bind(integer(*was)).bind(integer(*at));
        insert.execute(&mut *connection).await?;
    }
    Ok(true)
}

async fn renew(connection: &mut SqliteConnection, kept: &Kept) -> Result<bool, sqlx::Error> {
    let update = sqlx::query("UPDATE games SET head = ?, at = ? WHERE id = ? AND version = ?");
    let update = update.bind(kept.head.to_string()).bind(integer(kept.at)).bind(&kept.id).bind(integer(kept.version));
    if update.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(false);
    }
    for old in ["DELETE FROM entries WHERE game = ?", "DELETE FROM answered WHERE game = ?"] {
        sqlx::query(old).bind(&kept.id).execute(&mut *connection).await?;
    }
    for row in &kept.rows {
        insert_row(connection, &kept.id, row).await?;
    }
    Ok(true)
}

async fn insert_row(connection: &mut SqliteConnection, game: &str, row: &KeptEntry) -> Result<(), sqlx::Error> {
    let insert = sqlx::query("INSERT INTO entries (game, n, entry, snapshot) VALUES (?, ?, ?, ?)");
    let insert = insert.bind(game).bind(integer(row.n)).bind(&row.entry).bind(&row.snapshot);
    insert.execute(connection).await.map(|_| ())
}

async fn hold(connection: &mut SqliteConnection, game: &str, seat: u8, player: Hashed) -> Result<bool, sqlx::Error> {
    let insert = "INSERT INTO holders (game, seat, player) SELECT id, ?, ? FROM games WHERE id = ?
                  ON CONFLICT (game, seat, player) DO UPDATE SET player = excluded.player";
    let insert = sqlx::query(insert).bind(i64::from(seat)).bind(player.bytes().to_vec()).bind(game);
    Ok(insert.execute(connection).await?.rows_affected() == 1)
}

fn summary(row: &SqliteRow) -> Result<Summary, SqliteError> {
    Ok(Summary {
        turn: number(row, "turn")?,
        over: row.try_get::<i64, _>("over")? != 0,
        results: results(row)?,
        level: row.try_get("level")?,
        score: row.try_get("score")?,
    })
}

/// How a game ended for each seat, as it is kept.
fn written(results: &[Verdict]) -> Option<String> {
    if results.is_empty() { None } else { serde_json::to_string(results).ok() }
}

/// How a game ended for each seat.
fn results(row: &SqliteRow) -> Result<Vec<Verdict>, SqliteError> {
    let text: Option<String> = row.try_get("results")?;
    let Some(text) = text else { return Ok(Vec::new()) };
    serde_json::from_str(&text).map_err(|_| SqliteError::Broken(format!("results are {text}")))
}

/// Seats with the hash of who holds them or of what opens them.
fn held(rows: &[SqliteRow], name: &str) -> Result<Vec<(u8, Hashed)>, SqliteError> {
    rows.iter().map(|row| Ok((number(row, "seat")?, hashed(row, name)?))).collect()
}

fn hashed(row: &SqliteRow, name: &str) -> Result<Hashed, SqliteError> {
    let bytes: Vec<u8> = row.try_get(name)?;
    Hashed::read(&bytes).ok_or_else(|| SqliteError::Broken(format!("{name} is no hash")))
}

/// A number that is never negative.
fn number<N: TryFrom<i64>>(row: &SqliteRow, name: &str) -> Result<N, SqliteError> {
    let value: i64 = row.try_get(name)?;
    N::try_from(value).map_err(|_| SqliteError::Broken(format!("{name} is {value}")))
}

/// A number as SQLite keeps it; ours never come near its limit.
fn integer<N: TryInto<i64>>(number: N) -> i64 {
    number.try_into().unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests;
