//! The page of a game, and the fragments that its script asks for.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use serde::Deserialize;
use serde_json::Value;
use table::{AnySession, Words};
use web::pages::{self, Seen, Stuck};

use super::{answer, refused, shell};
use crate::api::{Asked, Think, Which, expect, think, thought};
use crate::error::Failure;
use crate::hall::{Hall, Place, Sight};
use crate::identity::{Visitor, Who};
use crate::tables::Play;

/// How many games are played on from each position of a finished game.
const REVIEWED: u32 = 48;

/// Draws a game for a visitor.
async fn draw(
    hall: &Hall,
    id: &str,
    visitor: &Visitor,
    log_from: Option<usize>,
    draw: impl FnOnce(&Seen) -> Result<String, Failure>,
) -> Response {
    let place = hall.place(id, visitor).await;
    answer(place.and_then(|place| seen(hall, &place, id, visitor, log_from, draw)), visitor)
}

/// Draws the game of a table as a visitor sees it.
fn seen(
    hall: &Hall,
    place: &Place,
    id: &str,
    visitor: &Visitor,
    log_from: Option<usize>,
    draw: impl FnOnce(&Seen) -> Result<String, Failure>,
) -> Result<String, Failure> {
    let Sight { game, session, side, held } = place.sight(&hall.packs, visitor)?;
    draw(&Seen { id, session, held: side, all_held: held, version: game.version, log_from })
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
    let place = match hall.place(&id, &visitor).await {
        Ok(place) => place,
        Err(failure) => return answer(Err(failure), &visitor),
    };
    if let Some(game) = place.seated.game()
        && let Play::Broken(journal) = &game.play
        && let Err(failure) = place.game(&hall.packs, &visitor)
    {
        return stuck(&hall, &id, &visitor, journal, &failure);
    }
    let page = seen(&hall, &place, &id, &visitor, None, |seen| {
        let shell = shell(&visitor);
        // Whoever plays both sides at one screen sees neither before saying which.
        let both = seen.held != seen.all_held && seen.session.sides().len() > 1 && !seen.session.is_over();
        let uncovered = both && !visitor.names_seat();
        Ok(if cover == Some(1) || uncovered { pages::cover(shell, seen) } else { pages::play(shell, seen) })
    });
    answer(page, &visitor)
}

/// A game that no longer plays as written, with the way to go on with it.
fn stuck(hall: &Hall, id: &str, visitor: &Visitor, journal: &Value, failure: &Failure) -> Response {
    let resumed = AnySession::resume(&hall.packs, journal, visitor.words()).ok();
    let turn = resumed.map(|(session, _)| session.turn());
    let message = failure.problem.message.as_str();
    let page = pages::stuck(shell(visitor), &Stuck { id, message, turn, is_open: visitor.who == Who::House });
    refused(failure, page)
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
    draw(&hall, &id, &visitor, log_from, |seen| Ok(pages::live(visitor.words(), seen))).await
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
        let about = pages::about(visitor.words(), seen, &element);
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
    let words = visitor.words();
    let page = hall.ponder(
        &id,
        &visitor,
        |seen| {
            let told = seen.session.log_for(seen.side, n, words).into_iter().next();
            let told = told.ok_or_else(|| Failure::no_page(visitor.language))?;
            Ok((seen.session.game(), told, seen.side, seen.session.excerpt(n)))
        },
        move |(game, told, side, excerpt)| {
            let decided = excerpt.and_then(|alone| alone.decided(side, 1, words));
            Ok(pages::entry(words, game, &told, decided.as_ref()))
        },
    );
    answer(page.await, &visitor)
}

pub(super) async fn odds(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(Which { action }): Asked<Which>,
) -> Response {
    let odds = expect(&hall, &id, &visitor, action).await;
    answer(odds.map(|odds| pages::odds(visitor.words(), &odds)), &visitor)
}

pub(super) async fn hint(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(asked): Asked<Think>,
) -> Response {
    let advice = think(&hall, &id, &visitor, thought(asked.ms, asked.playouts)).await;
    let page = advice.map(|advice| pages::hints(visitor.words(), &advice.hints, advice.playouts));
    answer(page, &visitor)
}

/// Why a finished game ended as it did. The hidden parts of a game are open once it is over.
pub(super) async fn review(State(hall): State<Arc<Hall>>, Path(id): Path<String>, visitor: Visitor) -> Response {
    let (language, packs, words) = (visitor.language, hall.packs, visitor.words());
    let page = hall.ponder(
        &id,
        &visitor,
        |seen| {
            let seat = seen.side.iter().next().filter(|_| seen.session.is_over());
            let seat = seat.ok_or_else(|| Failure::no_page(language))?;
            let permit = hall.thinkers.clone().try_acquire_owned().map_err(|_| Failure::busy(language))?;
            Ok((seat, seen.side, permit, seen.session.journal()))
        },
        move |(seat, side, permit, journal)| {
            // A copy with its history.
            let session = AnySession::replay(&packs, &journal, words)?;
            let review = ai::review::review(&session, seat, REVIEWED, 0, &|_, _| ());
            drop(permit);
            Ok(pages::review(Words::new(language), &session, side, &review.looked(&session, side)))
        },
    );
    answer(page.await, &visitor)
}
