//! Playing: actions, undo and redo. Each is on disk before it is answered.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use kurgan_core::Seats;
use kurgan_core::chance::Given;
use serde_json::json;
use table::{AnySession, Language};

use super::body::Body;
use super::games::given;
use super::shapes::{Act, Changed, Stands, Steps};
use crate::error::{Failure, Refused};
use crate::hall::{Hall, Visit};
use crate::identity::Visitor;
use crate::secret::Hashed;
use crate::store::Answered;

/// The longest word for a change, in bytes.
const KEY: usize = 100;

/// Plays an action.
#[utoipa::path(
    post, path = "/games/{id}/actions", tag = "games", operation_id = "act", request_body = Act,
    params(("id" = String, Path, description = "The game"), ("seat" = Option<String>, Query, description = "The seat you play, if you hold several")),
    responses((status = 200, description = "Done", body = Changed), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn act(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(wanted): Body<Act>,
) -> Result<Json<Changed>, Failure> {
    changed(&hall, carry_out(&hall, &id, visitor, wanted.into()).await?)
}

/// Undoes your own actions.
#[utoipa::path(
    post, path = "/games/{id}/undo", tag = "games", operation_id = "undo", request_body = Steps,
    params(("id" = String, Path, description = "The game"), ("seat" = Option<String>, Query, description = "The seat you play, if you hold several")),
    responses((status = 200, description = "Done", body = Changed), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn undo(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(wanted): Body<Steps>,
) -> Result<Json<Changed>, Failure> {
    changed(&hall, carry_out(&hall, &id, visitor, Wanted::back(wanted)).await?)
}

/// Redoes your own actions that were undone.
#[utoipa::path(
    post, path = "/games/{id}/redo", tag = "games", operation_id = "redo", request_body = Steps,
    params(("id" = String, Path, description = "The game"), ("seat" = Option<String>, Query, description = "The seat you play, if you hold several")),
    responses((status = 200, description = "Done", body = Changed), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn redo(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(wanted): Body<Steps>,
) -> Result<Json<Changed>, Failure> {
    changed(&hall, carry_out(&hall, &id, visitor, Wanted::forth(wanted)).await?)
}

/// A change that somebody wants.
pub(crate) struct Wanted {
    what: What,
    /// The version that they looked at.
    version: Option<u64>,
    /// Their own word for it.
    key: Option<String>,
    /// Whether what is forced belongs to it.
    forced: bool,
}

/// What is to be done with a game.
enum What {
    Act(String, Option<Vec<Given>>),
    Back(usize),
    Forth(usize),
}

impl From<Act> for Wanted {
    fn from(act: Act) -> Self {
        Self { what: What::Act(act.action, act.chance), version: act.version, key: act.key, forced: act.forced }
    }
}

impl Wanted {
    /// Actions to take back; one where nothing else is said.
    pub(crate) fn back(steps: Steps) -> Self {
        let what = What::Back(steps.steps.unwrap_or(1));
        Self { what, version: steps.version, key: steps.key, forced: steps.forced }
    }

    /// Actions to play again; one where nothing else is said.
    pub(crate) fn forth(steps: Steps) -> Self {
        let what = What::Forth(steps.steps.unwrap_or(1));
        Self { what, version: steps.version, key: steps.key, forced: steps.forced }
    }

    /// The version that they looked at.
    pub(crate) fn version(&self) -> Option<u64> {
        self.version
    }

    /// What a change is recognised by: the same word for something else, or of somebody else, is another one. For whom it
    /// is does not count where they do not say so: the turn may have passed to another side since.
    fn key(&self, visitor: &Visitor) -> Result<Option<Hashed>, Failure> {
        let Some(key) = &self.key else { return Ok(None) };
        if !(1..=KEY).contains(&key.len()) {
            return Err(Failure::bad_request(&format!("key: 1..{KEY}"), visitor.language));
        }
        let what = match &self.what {
            What::Act(action, chance) => json!([action, chance]),
            What::Back(steps) => json!(-i64::try_from(*steps).unwrap_or(i64::MAX)),
            What::Forth(steps) => json!(steps),
        };
        Ok(Some(Hashed::of(&json!([key, visitor.who.secret(), visitor.seat(), what]).to_string())))
    }
}

/// A change that was carried out.
pub(crate) struct Done {
    /// The table, with the game as it stands now.
    pub(crate) visit: Visit,
    pub(crate) visitor: Visitor,
    /// The seats for which it was made.
    pub(crate) side: Seats,
    /// The entries that came into force: after the first of these, up to the second.
    entries: (usize, usize),
}

/// Carries out a change, unless it has been already.
pub(crate) async fn carry_out(hall: &Hall, id: &str, visitor: Visitor, wanted: Wanted) -> Result<Done, Failure> {
    let visit = hall.visit(id, &visitor).await?;
    let (language, words) = (visitor.language, visitor.words());
    let (game, session) = visit.game(&hall.packs, &visitor)?;
    let key = wanted.key(&visitor)?;
    if let Some(Answered { was, at, .. }) = key.and_then(|key| game.answered(key)) {
        let side = visitor.side(session, was, visit.held)?;
        return Ok(Done { visit, visitor, side, entries: (was, at) });
    }
    let side = visitor.side(session, session.len(), visit.held)?;
    if wanted.version.is_some_and(|version| version != game.version) {
        return Err(Failure::stale(language));
    }
    let is_seeded = session.seed().is_some();
    let what = match wanted.what {
        What::Back(decisions) if wanted.forced => What::Back(session.entries_back(decisions)),
        What::Forth(decisions) if wanted.forced => What::Forth(session.entries_forward(decisions)),
        what => what,
    };
    match &what {
        What::Act(_, chance) => _ = given(chance.as_deref(), is_seeded, &visitor)?,
        What::Back(steps) => are_theirs(*steps, session.undoable_for(side), session.undoable(), language)?,
        What::Forth(steps) => {
            are_theirs(*steps, session.redoable_for(side), session.recorded() - session.len(), language)?;
        }
    }
    let act = move |session: &mut AnySession| match what {
        What::Act(action, chance) => {
            session.may_act(side, words)?;
            let chance = chance.as_deref().filter(|_| !is_seeded);
            session.act(&action, chance, words)?;
            if wanted.forced {
                session.play_forced();
            }
            Ok(())
        }
        What::Back(steps) => session.undo(steps, words),
        What::Forth(steps) => session.forward(steps, words),
    };
    let mut visit = visit;
    // A task of its own: it goes on when the visitor hangs up.
    let task = hall.carry_out(async move {
        let entries = visit.seated.change(key, act).await.map_err(|error| Failure::store(&error, language))??;
        Ok(Done { visit, visitor, side, entries })
    });
    task.await.map_err(|error| Failure::internal(&error, language))?
}

/// Refuses to walk over actions of others. What the game itself forbids is told by the game.
fn are_theirs(steps: usize, theirs: usize, all: usize, language: Language) -> Result<(), Failure> {
    if steps == 0 {
        return Err(Failure::bad_request("steps: 1..", language)); // no step is no change
    }
    if (theirs + 1..=all).contains(&steps) { Err(Failure::not_your_action(language)) } else { Ok(()) }
}

/// What came of a change, as far as the visitor may know.
fn changed(hall: &Hall, Done { visit, visitor, side, entries: (was, at) }: Done) -> Result<Json<Changed>, Failure> {
    let words = visitor.words();
    let (game, session) = visit.game(&hall.packs, &visitor)?;
    let told = session.log_for(side, was + 1, words).into_iter().take(at.saturating_sub(was));
    let events = told.flat_map(|told| told.events).collect();
    Ok(Json(Changed { version: game.version, events, state: Stands::of(session, side, words) }))
}
