//! Playing: actions, undo and redo. Each is on disk before it is answered.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use kurgan_core::Seats;
use table::{AnySession, EventText, TableError, Words};

use super::body::Body;
use super::games::given;
use super::shapes::{Act, Changed, Steps};
use crate::error::{Failure, Refused};
use crate::hall::{Hall, Place, Sight};
use crate::identity::Visitor;

/// Carries out an action.
#[utoipa::path(
    post, path = "/games/{id}/actions", tag = "games", operation_id = "act", request_body = Act,
    params(("id" = String, Path, description = "The game"), ("seat" = Option<String>, Query, description = "For which of my seats I play")),
    responses((status = 200, description = "Done", body = Changed), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn act(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(wanted): Body<Act>,
) -> Result<Json<Changed>, Failure> {
    let place = hall.place(&id, &visitor).await?;
    let Sight { session, side, .. } = current(&hall, &place, &visitor, wanted.version)?;
    let is_seeded = session.seed().is_some();
    given(wanted.chance.as_deref(), is_seeded, &visitor)?;
    let words = visitor.words();
    let done = change(&hall, place, visitor, side, move |session| {
        session.may_act(side, words)?;
        let chance = wanted.chance.as_deref().filter(|_| !is_seeded);
        session.play(&wanted.action, chance, words).map(|_| ())
    });
    done.await
}

/// Takes back actions of my own.
#[utoipa::path(
    post, path = "/games/{id}/undo", tag = "games", operation_id = "undo", request_body = Steps,
    params(("id" = String, Path, description = "The game"), ("seat" = Option<String>, Query, description = "For which of my seats I play")),
    responses((status = 200, description = "Done", body = Changed), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn undo(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(wanted): Body<Steps>,
) -> Result<Json<Changed>, Failure> {
    walk(&hall, &id, visitor, wanted, Way::Back).await
}

/// Plays again actions of my own that were taken back.
#[utoipa::path(
    post, path = "/games/{id}/redo", tag = "games", operation_id = "redo", request_body = Steps,
    params(("id" = String, Path, description = "The game"), ("seat" = Option<String>, Query, description = "For which of my seats I play")),
    responses((status = 200, description = "Done", body = Changed), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn redo(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(wanted): Body<Steps>,
) -> Result<Json<Changed>, Failure> {
    walk(&hall, &id, visitor, wanted, Way::Forth).await
}

/// Which way through the entries of a game.
#[derive(Clone, Copy)]
enum Way {
    Back,
    Forth,
}

/// Takes back or plays again.
async fn walk(hall: &Hall, id: &str, visitor: Visitor, wanted: Steps, way: Way) -> Result<Json<Changed>, Failure> {
    let place = hall.place(id, &visitor).await?;
    let Sight { session, side, .. } = current(hall, &place, &visitor, wanted.version)?;
    let (steps, words) = (wanted.steps.unwrap_or(1), visitor.words());
    // No step is no change.
    if steps == 0 {
        return Err(Failure::bad_request("steps: 1..", visitor.language));
    }
    let (theirs, all) = match way {
        Way::Back => (session.undoable_for(side), session.undoable()),
        Way::Forth => (session.redoable_for(side), session.recorded() - session.len()),
    };
    // What the game itself forbids is told by the game.
    if (theirs + 1..=all).contains(&steps) {
        return Err(Failure::not_your_action(visitor.language));
    }
    let walk = move |session: &mut AnySession| match way {
        Way::Back => session.undo(steps, words),
        Way::Forth => session.redo(steps, words).map(|_| ()),
    };
    change(hall, place, visitor, side, walk).await
}

/// The game, if the visitor looked at it as it stands.
fn current<'a>(hall: &Hall, place: &'a Place, visitor: &Visitor, looked_at: Option<u64>) -> Result<Sight<'a>, Failure> {
    let seen = place.sight(&hall.packs, visitor)?;
    if looked_at.is_some_and(|version| version != seen.game.version) {
        return Err(Failure::stale(visitor.language));
    }
    Ok(seen)
}

/// Changes a game and tells what came of it.
async fn change(
    hall: &Hall,
    mut place: Place,
    visitor: Visitor,
    side: Seats,
    act: impl FnOnce(&mut AnySession) -> Result<(), TableError> + Send + 'static,
) -> Result<Json<Changed>, Failure> {
    let (language, words) = (visitor.language, visitor.words());
    // A task of its own: it goes on when the visitor hangs up.
    let task = hall.carry_out(async move {
        let told = place.seated.change(|session| {
            let was = session.len();
            act(session)?;
            Ok((events(session, side, was, words), session.state_for(side, words)))
        });
        let (events, state) = told.await.map_err(|error| Failure::store(&error, language))??;
        let version = place.seated.game().map_or(0, |game| game.version);
        Ok(Json(Changed { version, events, state }))
    });
    task.await.map_err(|error| Failure::internal(&error, language))?
}

/// What the entries caused that came into force, as far as the side may know.
fn events(session: &AnySession, side: Seats, was: usize, words: Words) -> Vec<EventText> {
    session.log_for(side, was + 1, words).into_iter().flat_map(|told| told.events).collect()
}
