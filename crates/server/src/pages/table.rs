//! The page of a game, and the fragments that its script asks for.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use serde::Deserialize;
use web::Tongue;
use web::pages::{self, Seen};

use super::{answer, shell};
use crate::api::{Asked, Think, Which, think, thought};
use crate::error::Failure;
use crate::hall::Hall;
use crate::identity::Visitor;

/// Draws a game for a visitor.
async fn draw(
    hall: &Hall,
    id: &str,
    visitor: &Visitor,
    log_from: Option<usize>,
    draw: impl FnOnce(&Seen) -> Result<String, Failure>,
) -> Response {
    let drawn = async {
        let place = hall.place(id, visitor).await?;
        let (game, session) = place.game(&hall.packs, visitor)?;
        let held = visitor.side(session, place.held)?;
        draw(&Seen { id, session, held, all_held: place.held, version: game.version, log_from })
    };
    answer(drawn.await, visitor)
}

/// Whether the game stays covered until the next player at the same screen says so.
#[derive(Deserialize)]
pub(super) struct Cover {
    cover: Option<u8>,
}

pub(super) async fn play(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(Cover { cover }): Asked<Cover>,
) -> Response {
    draw(&hall, &id, &visitor, None, |seen| {
        let shell = shell(&visitor);
        Ok(if cover == Some(1) { pages::cover(shell, seen) } else { pages::play(shell, seen) })
    })
    .await
}

/// From where the log is wanted.
#[derive(Deserialize)]
pub(super) struct Log {
    log_from: Option<usize>,
}

pub(super) async fn live(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(Log { log_from }): Asked<Log>,
) -> Response {
    draw(&hall, &id, &visitor, log_from, |seen| Ok(pages::live(Tongue::new(visitor.language), seen))).await
}

/// Which element.
#[derive(Deserialize)]
pub(super) struct Element {
    element: String,
}

pub(super) async fn about(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(Element { element }): Asked<Element>,
) -> Response {
    draw(&hall, &id, &visitor, None, |seen| {
        let about = pages::about(Tongue::new(visitor.language), seen, &element);
        about.ok_or_else(|| Failure::no_page(visitor.language))
    })
    .await
}

/// Which entry of the log.
#[derive(Deserialize)]
pub(super) struct Entry {
    n: usize,
}

pub(super) async fn entry(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(Entry { n }): Asked<Entry>,
) -> Response {
    draw(&hall, &id, &visitor, None, |seen| {
        pages::entry(shell(&visitor), seen, n).ok_or_else(|| Failure::no_page(visitor.language))
    })
    .await
}

pub(super) async fn odds(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(Which { action }): Asked<Which>,
) -> Response {
    draw(&hall, &id, &visitor, None, |seen| {
        let odds = seen.session.odds_for(seen.held, &action, visitor.words())?;
        Ok(pages::odds(Tongue::new(visitor.language), &odds))
    })
    .await
}

pub(super) async fn hint(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(asked): Asked<Think>,
) -> Response {
    let advice = think(&hall, &id, &visitor, thought(asked.ms, asked.playouts)).await;
    let page = advice.map(|advice| pages::hints(Tongue::new(visitor.language), &advice.hints, advice.playouts));
    answer(page, &visitor)
}
