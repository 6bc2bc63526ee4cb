//! Journals: import, export, and resuming games that no longer replay as recorded.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use table::AnySession;
use tokio::sync::Semaphore;

use super::body::{JOURNAL, read, received};
use super::games::{keep, keep_as};
use super::shapes::Created;
use crate::error::{Failure, Refused};
use crate::hall::Hall;
use crate::identity::{House, Visitor, Who};
use crate::secret::successor;
use crate::tables::{Play, Seated};

/// Imports the journal of a game, replaying and checking it entry by entry.
#[utoipa::path(
    post, path = "/journals", tag = "journals", operation_id = "import", request_body = Object,
    responses((status = 201, description = "Imported", body = Created), (status = "4XX", description = "Refused", body = Refused), (status = 503, description = "The server is busy", body = Refused))
)]
pub(super) async fn import(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    request: Request,
) -> Result<Response, Failure> {
    let (language, words, packs, house) = (visitor.language, visitor.words(), hall.packs, hall.house);
    hall.room_for_one_more(&visitor).await?;
    // A journal fills memory as text, and many times as much once it is read: for both there is only so much room.
    let permit = |room: &Arc<Semaphore>| room.clone().try_acquire_owned().map_err(|_| Failure::busy(language));
    let carried = permit(&hall.carriers)?;
    let text = received(request, JOURNAL).await?;
    let thinking = permit(&hall.thinkers)?;
    let played = hall.think(move || {
        let journal: Value = read(&text, language)?;
        drop((text, carried));
        // A pack stays in memory for good: strangers cannot bring any.
        if house == House::Open && journal.get("pack_files").is_some() {
            return Err(Failure::other_pack(language));
        }
        let session = AnySession::replay(&packs, &journal, words)?;
        session.verify_dice().map_err(|entry| Failure::dice_differ(entry, language))?;
        drop(thinking);
        Ok::<_, Failure>(session)
    });
    let session = played.await.map_err(|error| Failure::internal(&error, language))??;
    // Whoever brings it knows its seed.
    if hall.has_secrets(&session) {
        return Err(Failure::known_deal(language));
    }
    keep(&hall, &visitor, session).await
}

/// The journal of a game, to keep or to continue elsewhere.
#[utoipa::path(
    get, path = "/games/{id}/journal", tag = "journals", operation_id = "export",
    params(("id" = String, Path, description = "The game")),
    responses((status = 200, description = "The journal", body = Object), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn export(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Failure> {
    let visit = hall.visit(&id, &visitor).await?;
    let Some(game) = visit.seated.game() else { return Err(Failure::no_game(visitor.language)) };
    let (kind, journal) = match &game.play {
        Play::On(session) => {
            let hides = session.sides().len() > 1 && !session.is_over();
            // It holds the seed: whoever gives a seat away later must not know the dice to come.
            if hides && visitor.who != Who::House {
                return Err(Failure::sealed(visitor.language));
            }
            (session.game().to_string(), session.journal())
        }
        Play::Broken(journal) if visitor.who == Who::House => {
            (journal["game"].as_str().unwrap_or("game").to_owned(), journal.clone())
        }
        // Nobody can tell what it hides.
        Play::Broken(_) => return Err(Failure::sealed(visitor.language)),
    };
    let name = format!("attachment; filename=\"{kind}-{}.json\"", &id[..id.len().min(6)]);
    let name = HeaderValue::from_str(&name).unwrap_or(HeaderValue::from_static("attachment"));
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(journal)).into_response())
}

/// Continues a game that no longer replays as recorded from its last good snapshot, as a new game: the same one for all
/// its players.
#[utoipa::path(
    post, path = "/games/{id}/resume", tag = "journals", operation_id = "resume",
    params(("id" = String, Path, description = "The game")),
    responses(
        (status = 201, description = "The new game", body = Created),
        (status = 200, description = "The new game, if a player has resumed it before", body = Created),
        (status = "4XX", description = "Refused", body = Refused)
    )
)]
pub(super) async fn resume(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Failure> {
    let visit = hall.visit(&id, &visitor).await?;
    // A token opens the old game alone.
    visitor.needs_player()?;
    let Some(game) = visit.seated.game() else { return Err(Failure::no_game(visitor.language)) };
    let Play::Broken(journal) = &game.play else { return Err(Failure::whole(visitor.language)) };
    let (session, _) = AnySession::resume(&hall.packs, journal, visitor.words())?;
    let id = successor(&id);
    let before = hall.tables.sit(&id).await.map_err(|error| Failure::store(&error, visitor.language))?;
    if let Some(before) = before.as_ref().and_then(Seated::game) {
        let created = Created { id, seats: session.seats().to_vec(), version: before.version };
        return Ok((StatusCode::OK, Json(created)).into_response());
    }
    hall.room_for_one_more(&visitor).await?;
    let created = keep_as(&hall, &visitor, id, &session, game.holders.clone()).await?;
    Ok((StatusCode::CREATED, Json(created)).into_response())
}
