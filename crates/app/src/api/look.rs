//! Looking at a game: view, log, blocked actions, odds and hints.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde_json::Value;
use table::hint::Thought;
use table::{MAX_SEED, Odds};

use super::body::Asked;
use super::shapes::{Advice, Blocked, From, Story, Think, Which};
use crate::error::{Failure, Refused};
use crate::hall::{Hall, Perspective};
use crate::identity::Visitor;
use crate::secret::random;

/// The longest and the usual time to think, in milliseconds.
const LONGEST: u32 = 10_000;
const USUAL: u32 = 1_000;
/// The most games to play on.
const PLAYOUTS: u32 = 2_000;

/// All games, with seats, scenarios and options.
#[utoipa::path(get, path = "/catalog", tag = "games", operation_id = "catalog", responses((status = 200, description = "The games", body = Vec<Object>)))]
pub(super) async fn catalog(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Json<Value> {
    Json(table::games(visitor.words(), &hall.packs))
}

/// The position as you may see it.
#[utoipa::path(
    get, path = "/games/{id}/view", tag = "games", operation_id = "view",
    params(("id" = String, Path, description = "The game"), ("seat" = Option<String>, Query, description = "The seat whose view you want, if you hold several")),
    responses((status = 200, description = "The board", body = Object), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn view(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<Value>, Failure> {
    hall.look(&id, &visitor, |seen| Ok(Json(seen.session.view_for(seen.side)))).await
}

/// The log, as far as you may know it.
#[utoipa::path(
    get, path = "/games/{id}/log", tag = "games", operation_id = "log",
    params(From, ("id" = String, Path, description = "The game"), ("seat" = Option<String>, Query, description = "The seat whose view you want, if you hold several")),
    responses((status = 200, description = "The log", body = Story), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn log(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(From { from }): Asked<From>,
) -> Result<Json<Story>, Failure> {
    let told = hall.look(&id, &visitor, |seen| {
        let entries = seen.session.log_for(seen.side, from.unwrap_or_default(), visitor.words());
        Ok(Json(Story { version: seen.game.version, entries }))
    });
    told.await
}

/// Actions you might expect but that are illegal now, and why.
#[utoipa::path(
    get, path = "/games/{id}/blocked", tag = "games", operation_id = "blocked",
    params(("id" = String, Path, description = "The game"), ("seat" = Option<String>, Query, description = "The seat whose view you want, if you hold several")),
    responses((status = 200, description = "Illegal actions with reasons", body = Blocked), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn blocked(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<Blocked>, Failure> {
    let blocked =
        |seen: Perspective| Ok(Json(Blocked { blocked: seen.session.blocked_for(seen.side, visitor.words()) }));
    hall.look(&id, &visitor, blocked).await
}

/// The possible outcomes of an action, with exact probabilities.
#[utoipa::path(
    get, path = "/games/{id}/odds", tag = "games", operation_id = "odds",
    params(Which, ("id" = String, Path, description = "The game"), ("seat" = Option<String>, Query, description = "The seat whose view you want, if you hold several")),
    responses((status = 200, description = "The odds", body = Odds), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn odds(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(Which { action }): Asked<Which>,
) -> Result<Json<Odds>, Failure> {
    expect(&hall, &id, &visitor, action).await.map(Json)
}

/// What an action can come to.
pub(crate) async fn expect(hall: &Hall, id: &str, visitor: &Visitor, action: String) -> Result<Odds, Failure> {
    let words = visitor.words();
    let odds = hall.ponder(
        id,
        visitor,
        |seen| Ok((seen.side, seen.session.aside())),
        move |(side, session)| Ok(session.odds_for(side, &action, words)?),
    );
    odds.await
}

/// The best actions now, and why; only for the players who may decide.
#[utoipa::path(
    get, path = "/games/{id}/hint", tag = "games", operation_id = "hint",
    params(Think, ("id" = String, Path, description = "The game"), ("seat" = Option<String>, Query, description = "The seat whose view you want, if you hold several")),
    responses((status = 200, description = "The best actions", body = Advice), (status = "4XX", description = "Refused", body = Refused), (status = 503, description = "The server is busy", body = Refused))
)]
pub(super) async fn hint(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(asked): Asked<Think>,
) -> Result<Json<Advice>, Failure> {
    think(&hall, &id, &visitor, thought(asked.ms, asked.playouts)).await.map(Json)
}

/// How much is thought when so much was asked for.
pub(crate) fn thought(ms: Option<u32>, playouts: Option<u32>) -> Thought {
    match playouts {
        Some(playouts) => Thought::Playouts(playouts.clamp(1, PLAYOUTS)),
        None => Thought::Ms(ms.unwrap_or(USUAL).clamp(1, LONGEST)),
    }
}

/// Thinks about a game while it goes on.
pub(crate) async fn think(hall: &Hall, id: &str, visitor: &Visitor, thought: Thought) -> Result<Advice, Failure> {
    let (language, words, outside) = (visitor.language, visitor.words(), hall.outside.clone());
    let thinking = hall.ponder(
        id,
        visitor,
        |seen| {
            seen.session.may_act(seen.side, words)?;
            let permit = hall.thinkers.clone().try_acquire_owned().map_err(|_| Failure::busy(language))?;
            let seed = u64::from_le_bytes(random(&*hall.outside).map_err(|error| Failure::no_chance(error, language))?)
                & MAX_SEED;
            Ok((seen.game.version, seen.session.aside(), permit, seed))
        },
        move |(version, session, permit, seed)| {
            let opinions = outside.advise(&session, thought, seed);
            drop(permit);
            let playouts = opinions.iter().map(|opinion| opinion.playouts).sum();
            Ok(Advice { version, playouts, hints: session.hints(opinions, words) })
        },
    );
    thinking.await
}
