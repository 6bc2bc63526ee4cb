//! The state that all requests share.

use std::sync::Arc;

use kurgan_core::Seats;
use table::{AnySession, Language, Packs};
use tokio::sync::{Semaphore, oneshot, watch};
use web::pages::{Seen, Shown};

use crate::error::Failure;
use crate::identity::{House, Visitor, Who};
use crate::outside::Outside;
use crate::screens::Audience;
use crate::secret::plausible;
use crate::store::Store;
use crate::tables::{Game, Play, Seated, Tables};

/// How many hints and imports are worked on at the same time.
const THINKERS: usize = 2;
/// How many journals are on their way in at the same time: each may fill its room in memory.
const CARRIERS: usize = 4;

/// The house with its tables: what all requests share.
pub struct Hall {
    pub(crate) house: House,
    /// How many games a player may have.
    pub(crate) games: u32,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    pub(crate) packs: Packs,
    pub(crate) outside: Arc<dyn Outside>,
    pub(crate) thinkers: Arc<Semaphore>,
    pub(crate) carriers: Arc<Semaphore>,
    /// Becomes true when the application stops.
    pub(crate) closing: watch::Sender<bool>,
}

/// Work that came to no end.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the work was not done")]
pub(crate) struct Lost;

/// A visitor at a table, with the seats that they hold.
pub(crate) struct Visit {
    pub(crate) seated: Seated,
    pub(crate) held: Seats,
}

/// A game as a visitor sees it.
pub(crate) struct Perspective<'a> {
    pub(crate) game: &'a Game,
    pub(crate) session: &'a AnySession,
    /// The seats for which they look.
    pub(crate) side: Seats,
    /// All seats that they hold.
    pub(crate) held: Seats,
}

impl<'a> Perspective<'a> {
    /// The game with this name in addresses, as it is drawn.
    pub(crate) fn seen(&self, id: &'a str) -> Seen<'a> {
        Seen { id, session: self.session, held: self.side, all_held: self.held, version: self.game.version }
    }

    /// Whose screens show the same of it.
    fn audience(&self, language: Language) -> Audience {
        Audience { side: self.side, held: self.held, language }
    }

    /// Remembers what was shown in this language.
    pub(crate) fn remember(&self, language: Language, shown: Shown) {
        self.game.screens.remember(self.audience(language), shown);
    }

    /// What was shown in this language of this version, with how many of its entries are still in force.
    pub(crate) fn remembered(&self, language: Language, version: u64) -> Option<(Arc<Shown>, usize)> {
        self.game.screens.find(self.audience(language), version)
    }
}

impl Hall {
    /// A house in which a player may have so many games, which are kept in this store.
    pub fn new(house: House, games: u32, store: Arc<dyn Store>, outside: Arc<dyn Outside>) -> Self {
        let packs = Packs::default();
        Self {
            house,
            games,
            tables: Tables::new(store.clone(), packs, outside.clone()),
            store,
            packs,
            outside,
            thinkers: Arc::new(Semaphore::new(THINKERS)),
            carriers: Arc::new(Semaphore::new(CARRIERS)),
            closing: watch::Sender::new(false),
        }
    }

    /// Whose house it is.
    pub fn house(&self) -> House {
        self.house
    }

    /// How many games are in memory.
    pub fn games_in_memory(&self) -> usize {
        self.tables.len()
    }

    /// Whether games can be read.
    pub async fn answers(&self) -> bool {
        self.store.answers().await
    }

    /// Becomes true when the application stops.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Sends away everybody who listens.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Carries something out to its end, also when whoever asked for it goes away.
    pub(crate) async fn carry_out<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, Lost> {
        let (tell, told) = oneshot::channel();
        self.outside.spawn(Box::pin(async move {
            let _ = tell.send(work.await); // who waited may be gone
        }));
        told.await.map_err(|_| Lost)
    }

    /// Works on something that takes long, while others are answered.
    pub(crate) async fn think<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Lost> {
        let (tell, told) = oneshot::channel();
        self.outside.think(Box::new(move || {
            let _ = tell.send(work()); // who waited may be gone
        }));
        told.await.map_err(|_| Lost)
    }

    /// Refuses whoever has as many games as a player may have.
    pub(crate) async fn room_for_one_more(&self, visitor: &Visitor) -> Result<(), Failure> {
        let Who::Player(player) = visitor.who else { return Ok(()) };
        let count = self.store.count(player).await.map_err(|error| Failure::store(&error, visitor.language))?;
        if count < u64::from(self.games) { Ok(()) } else { Err(Failure::too_many_games(self.games, visitor.language)) }
    }

    /// Whether one player could know what another hides: in an open house, while the game goes on.
    pub(crate) fn has_secrets(&self, session: &AnySession) -> bool {
        self.house == House::Open && session.sides().len() > 1 && !session.is_over()
    }

    /// Leads a visitor to a table, if they have a seat there.
    pub(crate) async fn visit(&self, id: &str, visitor: &Visitor) -> Result<Visit, Failure> {
        let language = visitor.language;
        if let Who::Bearer(token) = visitor.who {
            let opened = self.store.opens(token).await.map_err(|error| Failure::store(&error, language))?;
            match opened {
                None => return Err(Failure::bad_token(language)),
                Some((game, _)) if game != id => return Err(Failure::no_game(language)),
                Some(_) => {}
            }
        }
        if !plausible(id) {
            return Err(Failure::no_game(language));
        }
        let seated = self.tables.sit(id).await.map_err(|error| Failure::store(&error, language))?;
        let seated = seated.ok_or_else(|| Failure::no_game(language))?;
        let held = seated.game().map_or(Seats::NONE, |game| {
            let all = match &game.play {
                Play::On(session) => session.all_seats(),
                Play::Broken(_) => Seats::first(8),
            };
            visitor.who.holds(game, all)
        });
        if held.is_empty() {
            return Err(Failure::no_game(language));
        }
        Ok(Visit { seated, held })
    }

    /// Lets a visitor look at a game.
    pub(crate) async fn look<T>(
        &self,
        id: &str,
        visitor: &Visitor,
        look: impl FnOnce(Perspective) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        look(self.visit(id, visitor).await?.perspective(&self.packs, visitor)?)
    }

    /// Lets a visitor take something along from a game and works on it while others are answered: for what takes long. The
    /// game goes on meanwhile.
    pub(crate) async fn ponder<A: Send + 'static, T: Send + 'static>(
        &self,
        id: &str,
        visitor: &Visitor,
        take: impl FnOnce(Perspective) -> Result<A, Failure>,
        work: impl FnOnce(A) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let taken = self.look(id, visitor, take).await?;
        let worked = self.think(move || work(taken)).await;
        worked.map_err(|lost| Failure::internal(&lost, visitor.language))?
    }
}

impl Visit {
    /// The game and its session, if the journal plays as written; otherwise says where it does not.
    pub(crate) fn game(&self, packs: &Packs, visitor: &Visitor) -> Result<(&Game, &AnySession), Failure> {
        match self.seated.game() {
            Some(game) => match &game.play {
                Play::On(session) => Ok((game, session)),
                Play::Broken(journal) => match AnySession::replay(packs, journal, visitor.words()) {
                    Err(error) => Err(error.into()),
                    // It did not a moment ago.
                    Ok(_) => Err(Failure::stale(visitor.language)),
                },
            },
            None => Err(Failure::no_game(visitor.language)),
        }
    }

    /// The game as the visitor sees it.
    pub(crate) fn perspective(&self, packs: &Packs, visitor: &Visitor) -> Result<Perspective<'_>, Failure> {
        let (game, session) = self.game(packs, visitor)?;
        Ok(Perspective { game, session, side: visitor.side(session, session.len(), self.held)?, held: self.held })
    }

    /// Refuses whoever does not hold all seats.
    pub(crate) fn all_seats(&self, session: &AnySession, visitor: &Visitor) -> Result<(), Failure> {
        let all = session.all_seats();
        if self.held.both(all) == all { Ok(()) } else { Err(Failure::not_all_seats(visitor.language)) }
    }
}
