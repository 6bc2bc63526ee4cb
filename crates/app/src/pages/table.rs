//! The page of a game, and the fragments that its script asks for.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::Value;
use table::{AnySession, Words};
use web::pages::{self, Panel, Screen, Seen, Stuck};

use super::{answer, refused, shell};
use crate::api::{Act, Asked, Body, Done, Think, Wanted, Which, carry_out, expect, think, thought};
use crate::error::Failure;
use crate::hall::{Hall, Perspective};
use crate::identity::{Visitor, Who};
use crate::tables::Play;

/// How many games are played on from each position of a finished game.
const REVIEWED: u32 = 48;

/// Draws a game for a visitor.
async fn draw(
    hall: &Hall,
    id: &str,
    visitor: &Visitor,
    draw: impl FnOnce(&Seen) -> Result<String, Failure>,
) -> Response {
    answer(hall.look(id, visitor, |perspective| draw(&perspective.seen(id))).await, visitor)
}

/// What has changed for a screen that shows this version, with what is in the panel that is open there; everything
/// where it shows none, or one that is not remembered.
fn news(perspective: &Perspective, id: &str, words: Words, version: Option<u64>, open: Option<&str>) -> String {
    let known = version.and_then(|version| perspective.remembered(words.language(), version));
    let screen = known.as_ref().map(|(shown, kept)| Screen { shown, kept: *kept });
    let (changes, shown) = pages::live(words, &perspective.seen(id), screen, open.and_then(Panel::named));
    perspective.remember(words.language(), shown);
    changes
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
    let visit = match hall.visit(&id, &visitor).await {
        Ok(visit) => visit,
        Err(failure) => return answer(Err(failure), &visitor),
    };
    if let Some(game) = visit.seated.game()
        && let Play::Broken(journal) = &game.play
        && let Err(failure) = visit.game(&hall.packs, &visitor)
    {
        return stuck(&hall, &id, &visitor, journal, &failure);
    }
    let page = visit.perspective(&hall.packs, &visitor).map(|perspective| {
        let (shell, seen) = (shell(&visitor), perspective.seen(&id));
        // Whoever plays both sides at one screen sees neither before saying which.
        let both = seen.held != seen.all_held && seen.session.sides().len() > 1 && !seen.session.is_over();
        let uncovered = both && visitor.seat().is_none();
        if cover == Some(1) || uncovered {
            return pages::cover(shell, &seen);
        }
        let (page, shown) = pages::play(shell, &seen);
        perspective.remember(visitor.language, shown);
        page
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

/// What a screen shows.
#[derive(Deserialize)]
pub(super) struct Shows {
    /// The version of the game.
    since: Option<u64>,
    /// The panel that is open.
    open: Option<String>,
}

/// What has changed for a screen.
pub(super) async fn live(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(Shows { since, open }): Asked<Shows>,
) -> Response {
    let words = visitor.words();
    let news = hall.look(&id, &visitor, |perspective| Ok(news(&perspective, &id, words, since, open.as_deref())));
    answer(news.await, &visitor)
}

/// What changes a game from its page.
pub(super) fn changes() -> Router<Arc<Hall>> {
    Router::new()
        .route(
            "/games/{id}/act",
            post(|hall, id, visitor, shows, Body::<Act>(act)| change(hall, id, visitor, shows, act.into())),
        )
        .route(
            "/games/{id}/undo",
            post(|hall, id, visitor, shows, Body(steps)| change(hall, id, visitor, shows, Wanted::back(steps))),
        )
        .route(
            "/games/{id}/redo",
            post(|hall, id, visitor, shows, Body(steps)| change(hall, id, visitor, shows, Wanted::forth(steps))),
        )
}

/// Changes a game and tells what is new on the screen from which that was asked for. What is refused is refused as the
/// API does.
async fn change(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(shows): Asked<Shows>,
    wanted: Wanted,
) -> Result<Html<String>, Failure> {
    let version = wanted.version();
    let Done { visit, visitor, side, .. } = carry_out(&hall, &id, visitor, wanted).await?;
    let (game, session) = visit.game(&hall.packs, &visitor)?;
    let perspective = Perspective { game, session, side, held: visit.held };
    Ok(Html(news(&perspective, &id, visitor.words(), version, shows.open.as_deref())))
}

/// The log from the beginning.
pub(super) async fn log(State(hall): State<Arc<Hall>>, Path(id): Path<String>, visitor: Visitor) -> Response {
    draw(&hall, &id, &visitor, |seen| Ok(pages::log(visitor.words(), seen))).await
}

/// What cannot be done now, and why.
pub(super) async fn blocked(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(About { element }): Asked<About>,
) -> Response {
    draw(&hall, &id, &visitor, |seen| Ok(pages::blocked(visitor.words(), seen, element.as_deref()))).await
}

/// About which element, or about all.
#[derive(Deserialize)]
pub(super) struct About {
    element: Option<String>,
}

/// The board as one picture, for lists of games: what this visitor may see, and of a game in which they hold several
/// sides what everybody may.
pub(super) async fn picture(State(hall): State<Arc<Hall>>, Path(id): Path<String>, visitor: Visitor) -> Response {
    let words = visitor.words();
    let drawn = hall.look(&id, &visitor, |perspective| {
        let seen = perspective.seen(&id);
        let one =
            seen.session.sides().len() < 2 || seen.held == seen.all_held && seen.session.names(seen.held).len() < 2;
        let seat = seen.held.iter().next().filter(|_| one);
        Ok(web::thumbnail(seen.session, seat, words))
    });
    match drawn.await {
        Ok(svg) => {
            let headers = [
                (header::CONTENT_TYPE, HeaderValue::from_static("image/svg+xml")),
                (header::CACHE_CONTROL, HeaderValue::from_static("private, max-age=86400")),
            ];
            (headers, svg).into_response()
        }
        Err(failure) => answer(Err(failure), &visitor),
    }
}

/// Which panel.
#[derive(Deserialize)]
pub(super) struct Named {
    name: String,
}

pub(super) async fn panel(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(Named { name }): Asked<Named>,
) -> Response {
    draw(&hall, &id, &visitor, |seen| {
        let panel = Panel::named(&name).ok_or_else(|| Failure::no_page(visitor.language))?;
        Ok(pages::panel(visitor.words(), seen, panel))
    })
    .await
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
    draw(&hall, &id, &visitor, |seen| {
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

/// From which entry of the log to which.
#[derive(Deserialize)]
pub(super) struct Entries {
    from: usize,
    to: usize,
}

/// The moments of these entries, with their odds.
pub(super) async fn moments(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(Entries { from, to }): Asked<Entries>,
) -> Response {
    let words = visitor.words();
    let acts = hall.ponder(
        &id,
        &visitor,
        |seen| {
            let last = to.min(seen.session.len());
            let first = from.max((last + 1).saturating_sub(pages::STAGED));
            let act = |n| {
                let staged = seen.session.staged_for(seen.side, n, words);
                let alone = pages::Act::is_settled(&staged).then(|| seen.session.excerpt(n)).flatten();
                (staged, alone)
            };
            Ok((seen.side, (first..=last).map(act).collect::<Vec<_>>()))
        },
        move |(side, acts)| {
            let act = |(staged, alone): (_, Option<AnySession>)| {
                let decided = alone.and_then(|alone| alone.decided(side, 1, words));
                pages::Act { staged, decided }
            };
            Ok(acts.into_iter().map(act).collect::<Vec<_>>())
        },
    );
    match acts.await {
        Ok(acts) => draw(&hall, &id, &visitor, |seen| Ok(pages::moments(words, seen, &acts))).await,
        Err(failure) => answer(Err(failure), &visitor),
    }
}

/// The page that tells how a finished game went. The hidden parts of a game are open once it is over.
pub(super) async fn story(State(hall): State<Arc<Hall>>, Path(id): Path<String>, visitor: Visitor) -> Response {
    let (language, packs, words) = (visitor.language, hall.packs, visitor.words());
    let story = hall.ponder(
        &id,
        &visitor,
        |seen| {
            let is_over = seen.session.is_over();
            is_over.then(|| (seen.side, seen.session.journal())).ok_or_else(|| Failure::no_page(language))
        },
        move |(side, journal)| {
            // A copy with its history.
            let session = AnySession::replay(&packs, &journal, words)?;
            session.story(side, words).ok_or_else(|| Failure::no_page(language))
        },
    );
    match story.await {
        Ok(story) => draw(&hall, &id, &visitor, |seen| Ok(pages::story(shell(&visitor), seen, &story))).await,
        Err(failure) => answer(Err(failure), &visitor),
    }
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

/// How many choices have their chance on the button: each is a walk through all its outcomes.
const WITH_CHANCES: usize = 24;

/// The chances of choices that are meant to come to something, by their notation.
pub(super) async fn chances(State(hall): State<Arc<Hall>>, Path(id): Path<String>, visitor: Visitor) -> Response {
    let words = visitor.words();
    let chances = hall.ponder(
        &id,
        &visitor,
        |seen| Ok((seen.side, seen.session.aside())),
        move |(side, session)| Ok(session.chances_for(side, WITH_CHANCES, words)),
    );
    match chances.await {
        Ok(chances) => {
            let told = chances.into_iter().map(|(action, chance)| (action, words.chance(chance, 0)));
            Json(told.collect::<BTreeMap<_, _>>()).into_response()
        }
        Err(failure) => answer(Err(failure), &visitor),
    }
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
