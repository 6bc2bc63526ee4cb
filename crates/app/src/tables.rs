//! Games in progress: always in the database, and in memory while there is room.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex as Lock, MutexGuard, PoisonError};

use kurgan_core::Game as _;
use serde_json::{Value, json};
use table::{AnySession, Packs, TableError, Words, each_session};
use tokio::sync::{Mutex, OwnedMutexGuard, watch};

use crate::outside::Outside;
use crate::screens::Screens;
use crate::secret::Hashed;
use crate::store::{Answered, Change, Company, Kept, KeptEntry, RECOGNISED, Store, StoreError, Summary, Write};

/// How many games are kept in memory.
const ROOM: usize = 256;

/// A game that somebody asked for.
pub(crate) struct Table {
    pub(crate) id: String,
    game: Arc<Mutex<Option<Game>>>,
    /// The version; none once the game is gone.
    versions: watch::Sender<Option<u64>>,
    is_loaded: AtomicBool,
    used: AtomicU64,
}

impl Table {
    /// Hears of every change.
    pub(crate) fn listen(&self) -> watch::Receiver<Option<u64>> {
        self.versions.subscribe()
    }
}

/// A game in memory.
pub(crate) struct Game {
    pub(crate) play: Play,
    pub(crate) version: u64,
    pub(crate) updated: u64,
    pub(crate) holders: Vec<(u8, Hashed)>,
    pub(crate) links: Vec<(u8, Hashed)>,
    /// The last changes that came with a key.
    answered: VecDeque<Answered>,
    /// What was drawn of it.
    pub(crate) screens: Screens,
}

impl Game {
    /// The change that came with this key.
    pub(crate) fn answered(&self, key: Hashed) -> Option<Answered> {
        self.answered.iter().find(|answered| answered.key == key).copied()
    }
}

/// A game, if its journal still plays as written.
#[allow(clippy::large_enum_variant)] // nearly all are of the large kind
pub(crate) enum Play {
    /// It does.
    On(AnySession),
    /// It does not: the journal.
    Broken(Value),
}

/// Everything in memory.
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    packs: Packs,
    outside: Arc<dyn Outside>,
    known: Lock<HashMap<String, Arc<Table>>>,
    clock: AtomicU64,
}

/// A table that nobody else can touch meanwhile.
pub(crate) struct Seated {
    pub(crate) table: Arc<Table>,
    guard: OwnedMutexGuard<Option<Game>>,
    store: Arc<dyn Store>,
    outside: Arc<dyn Outside>,
}

impl Tables {
    pub(crate) fn new(store: Arc<dyn Store>, packs: Packs, outside: Arc<dyn Outside>) -> Self {
        Self { store, packs, outside, known: Lock::default(), clock: AtomicU64::new(0) }
    }

    /// How many games are in memory.
    pub(crate) fn len(&self) -> usize {
        self.all().values().filter(|table| table.is_loaded.load(Ordering::Relaxed)).count()
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Arc<Table>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the table with this game and sits down at it; none where there is no such game.
    pub(crate) async fn sit(&self, id: &str) -> Result<Option<Seated>, StoreError> {
        let table = {
            let mut tables = self.all();
            let new = || {
                let (game, versions) = (Arc::default(), watch::Sender::new(None));
                let (is_loaded, used) = (AtomicBool::new(false), AtomicU64::new(0));
                Arc::new(Table { id: id.to_owned(), game, versions, is_loaded, used })
            };
            tables.entry(id.to_owned()).or_insert_with(new).clone()
        };
        table.used.store(self.clock.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        let mut guard = table.game.clone().lock_owned().await;
        if guard.is_none() {
            let Some(kept) = self.store.load(id).await? else {
                drop(guard);
                let mut tables = self.all();
                // Nobody else waits at it.
                if Arc::strong_count(&table) <= 2 {
                    tables.remove(id);
                }
                return Ok(None);
            };
            table.versions.send_replace(Some(kept.version));
            *guard = Some(self.load(kept).await?);
            table.is_loaded.store(true, Ordering::Relaxed);
            self.make_room();
        }
        Ok(Some(Seated { table, guard, store: self.store.clone(), outside: self.outside.clone() }))
    }

    /// Puts away the games that were not used for longest.
    fn make_room(&self) {
        let mut tables = self.all();
        let mut loaded: Vec<&Arc<Table>> =
            tables.values().filter(|table| table.is_loaded.load(Ordering::Relaxed)).collect();
        loaded.sort_by_key(|table| table.used.load(Ordering::Relaxed));
        let many = loaded.len().saturating_sub(ROOM);
        for table in loaded.into_iter().take(many) {
            if let Ok(mut game) = table.game.try_lock() {
                *game = None;
                table.is_loaded.store(false, Ordering::Relaxed);
            }
        }
        tables.retain(|_, table| table.is_loaded.load(Ordering::Relaxed) || Arc::strong_count(table) > 1);
    }

    /// Keeps a new game.
    pub(crate) async fn keep(
        &self,
        id: &str,
        session: &AnySession,
        holders: Vec<(u8, Hashed)>,
    ) -> Result<(), StoreError> {
        let kept = Kept {
            id: id.to_owned(),
            game: session.game().to_string(),
            head: head(session),
            at: session.len(),
            version: 1,
            created: self.outside.now(),
            updated: self.outside.now(),
            summary: summary(session),
            rows: rows(session),
            holders,
            links: Vec::new(),
            answered: Vec::new(),
        };
        self.store.write(Write::Create(Box::new(kept))).await
    }

    /// Plays a kept game again. One of an earlier version is kept anew.
    async fn load(&self, mut kept: Kept) -> Result<Game, StoreError> {
        let journal = journal(kept.head.clone(), &kept.rows, kept.at);
        // In which language it is refused does not matter: that is told when somebody looks.
        let play = match AnySession::replay(&self.packs, &journal, Words::default()) {
            Ok(session) => Play::On(session),
            Err(error) => {
                tracing::warn!(game = kept.id, %error, "a game does not play as written");
                Play::Broken(journal)
            }
        };
        if let Play::On(session) = &play
            && each_session!(session, session => session.is_renewed())
        {
            kept = Kept { head: head(session), at: session.len(), rows: rows(session), answered: Vec::new(), ..kept };
            self.store.write(Write::Renew(Box::new(kept.clone()))).await?;
        }
        // A slot keeps a change until another one takes it, which may be later than that it is still to be known.
        let is_known = |known: &Answered| known.version + RECOGNISED > kept.version;
        Ok(Game {
            play,
            version: kept.version,
            updated: kept.updated,
            holders: kept.holders,
            links: kept.links,
            answered: kept.answered.into_iter().filter(is_known).collect(),
            screens: Screens::default(),
        })
    }
}

impl Seated {
    /// The game.
    pub(crate) fn game(&self) -> Option<&Game> {
        self.guard.as_ref()
    }

    /// Changes the game, keeps the change, and tells everybody who listens. Where it cannot be kept, memory forgets it.
    /// Returns how many entries were in force before and after.
    ///
    /// To be called from a task of its own: whoever asked may go away, the change may not be left half done.
    pub(crate) async fn change(
        &mut self,
        key: Option<Hashed>,
        act: impl FnOnce(&mut AnySession) -> Result<(), TableError>,
    ) -> Result<Result<(usize, usize), TableError>, StoreError> {
        // Out of memory until it is kept: whatever happens in between, the next one to ask reads what is on disk.
        let Some(mut game) = self.guard.take() else { return Err(StoreError::Stale) };
        let Play::On(session) = &mut game.play else {
            *self.guard = Some(game);
            return Err(StoreError::Stale);
        };
        let (was, cuts) = (session.len(), session.len() < session.recorded());
        if let Err(refused) = act(session) {
            *self.guard = Some(game);
            return Ok(Err(refused));
        }
        let at = session.len();
        // What was taken back and is played again is there already, with more behind it. The last entries may be new.
        let rows = (was + 1..=at).filter(|_| session.recorded() == at).filter_map(|n| row(session, n)).collect();
        let (version, updated) = (game.version + 1, self.outside.now());
        let id = self.table.id.clone();
        let answered = key.map(|key| Answered { key, version, was, at });
        let change = Change { id, version, at, updated, summary: summary(session), rows, cuts, answered };
        self.store.write(Write::Change(Box::new(change))).await?;
        game.answered.retain(|known| known.version + RECOGNISED > version);
        game.answered.extend(answered);
        game.screens.changed(version, was.min(at));
        *self.guard = Some(Game { version, updated, ..game });
        self.table.versions.send_replace(Some(version));
        Ok(Ok((was, at)))
    }

    /// Gives a seat to a player.
    pub(crate) async fn hold(&mut self, seat: u8, player: Hashed, company: Company) -> Result<(), StoreError> {
        self.store.write(Write::Hold { game: self.table.id.clone(), seat, player, company }).await?;
        if let Some(game) = self.guard.as_mut() {
            if company == Company::Alone {
                game.links.retain(|&(known, _)| known != seat);
                game.holders.retain(|&(known, _)| known != seat);
            }
            if !game.holders.contains(&(seat, player)) {
                game.holders.push((seat, player));
            }
        }
        Ok(())
    }

    /// Makes a link for a seat; the one before opens nothing any more.
    pub(crate) async fn link(&mut self, seat: u8, token: Hashed) -> Result<(), StoreError> {
        self.store.write(Write::Link { game: self.table.id.clone(), seat, token }).await?;
        if let Some(game) = self.guard.as_mut() {
            game.links.retain(|&(known, _)| known != seat);
            game.links.push((seat, token));
        }
        Ok(())
    }

    /// Throws the game away.
    pub(crate) async fn delete(&mut self) -> Result<(), StoreError> {
        self.store.write(Write::Delete(self.table.id.clone())).await?;
        *self.guard = None;
        self.table.is_loaded.store(false, Ordering::Relaxed);
        self.table.versions.send_replace(None);
        Ok(())
    }
}

/// The journal that was taken apart.
fn journal(mut head: Value, rows: &[KeptEntry], at: usize) -> Value {
    let read = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_default();
    let entries: Vec<Value> = rows.iter().skip(1).map(|row| read(&row.entry)).collect();
    let snapshots: Vec<Value> = rows.iter().filter_map(|row| row.snapshot.as_deref().map(read)).collect();
    if let Some(head) = head.as_object_mut() {
        head.insert("start".into(), rows.first().map_or(Value::Null, |row| read(&row.entry)));
        head.insert("entries".into(), entries.into());
        head.insert("at".into(), json!(at));
        head.insert("snapshots".into(), snapshots.into());
    }
    head
}

/// The journal of a game without what is kept row by row.
fn head(session: &AnySession) -> Value {
    let mut head = session.journal();
    if let Some(head) = head.as_object_mut() {
        for name in ["start", "entries", "at", "snapshots"] {
            head.shift_remove(name);
        }
    }
    head
}

/// Every entry as it is kept, the set-up first.
fn rows(session: &AnySession) -> Vec<KeptEntry> {
    (0..=session.recorded()).filter_map(|n| row(session, n)).collect()
}

/// An entry as it is kept.
fn row(session: &AnySession, n: usize) -> Option<KeptEntry> {
    let text = |value: serde_json::Result<String>| value.ok();
    Some(KeptEntry {
        n,
        entry: text(serde_json::to_string(&session.entry(n)?))?,
        snapshot: session.snapshot(n).and_then(|snapshot| text(serde_json::to_string(&snapshot))),
    })
}

fn summary(session: &AnySession) -> Summary {
    let outcome = each_session!(session, session => session.game().outcome());
    Summary {
        turn: session.turn(),
        over: session.is_over(),
        level: outcome.as_ref().map(|outcome| outcome.level.to_owned()),
        score: outcome.as_ref().map(|outcome| outcome.score),
        results: outcome.map_or_else(Vec::new, |outcome| outcome.verdicts),
    }
}
