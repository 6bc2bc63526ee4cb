//! What all requests share.

use std::sync::Arc;

use kurgan_core::Seats;
use table::{AnySession, Packs};
use tokio::sync::{Semaphore, watch};

use crate::error::Failure;
use crate::identity::{House, Visitor, Who};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::secret::plausible;
use crate::store::Store;
use crate::tables::{Game, Play, Seated, Tables};

/// How many hints and imports are worked on at the same time.
const THINKERS: usize = 2;

/// The house with its tables.
pub(crate) struct Hall {
    pub(crate) house: House,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    pub(crate) packs: Packs,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    pub(crate) thinkers: Arc<Semaphore>,
    /// Becomes true when the server stops.
    pub(crate) closing: watch::Sender<bool>,
}

/// A visitor at a table, with the seats that they hold.
pub(crate) struct Place {
    pub(crate) seated: Seated,
    pub(crate) held: Seats,
}

impl Hall {
    pub(crate) fn new(house: House, store: Arc<dyn Store>) -> Self {
        let packs = Packs::default();
        Self {
            house,
            tables: Tables::new(store.clone(), packs),
            store,
            packs,
            limits: Limits::default(),
            metrics: Metrics::default(),
            thinkers: Arc::new(Semaphore::new(THINKERS)),
            closing: watch::Sender::new(false),
        }
    }

    /// Leads a visitor to a table, if they have a seat there.
    pub(crate) async fn place(&self, id: &str, visitor: &Visitor) -> Result<Place, Failure> {
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
        Ok(Place { seated, held })
    }
}

impl Place {
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

    /// Refuses whoever does not hold all seats.
    pub(crate) fn all_seats(&self, session: &AnySession, visitor: &Visitor) -> Result<(), Failure> {
        let all = session.all_seats();
        if self.held.both(all) == all { Ok(()) } else { Err(Failure::not_all_seats(visitor.language)) }
    }
}
