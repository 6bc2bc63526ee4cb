//! Pages and fragments of pages, drawn by `web`. Changes made on a page take the same path as those of the API, and are
//! answered with what is new on the screen.

mod date;
mod table;

use std::sync::Arc;

use ::table::Words;
use ::table::{GameId, Language};
use axum::Router;
use axum::extract::{Path, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;
use web::pages::{Deal, Home, Saved, Shell};
use web::{assets, glossary, rules};

use crate::api::{Asked, Mine, join_by, listed};
use crate::error::{Code, Failure};
use crate::hall::Hall;
use crate::identity::{House, LANGUAGE, Visitor, parameter, renewed, set_cookie, without_language};
use crate::secret::plausible;

/// An asset has a new name when it changes.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// What others wrote of the program, with their licenses.
const NOTICES: &str = include_str!("../../../NOTICES.txt");

/// The notices keep their address when they change: a browser asks again the next day.
const FOR_A_DAY: HeaderValue = HeaderValue::from_static("public, max-age=86400");

/// Every page.
pub(crate) fn routes() -> Router<Arc<Hall>> {
    Router::new()
        .route("/", get(home))
        .route("/new/{game}", get(new_game))
        .route("/games/{id}", get(table::play))
        .route("/games/{id}/live", get(table::live))
        .merge(table::changes())
        .route("/games/{id}/log", get(table::log))
        .route("/games/{id}/panel", get(table::panel))
        .route("/games/{id}/blocked", get(table::blocked))
        .route("/games/{id}/about", get(table::about))
        .route("/games/{id}/entry", get(table::entry))
        .route("/games/{id}/moments", get(table::moments))
        .route("/games/{id}/story", get(table::story))
        .route("/games/{id}/odds", get(table::odds))
        .route("/games/{id}/chances", get(table::chances))
        .route("/games/{id}/hint", get(table::hint))
        .route("/games/{id}/review", get(table::review))
        .route("/games/{id}/picture", get(table::picture))
        .route("/rules", get(rules_index))
        .route("/rules/{game}", get(rules_page))
        .route("/rules/{game}/section", get(rules_section))
        .route("/rulings/{game}", get(rulings_page))
        .route("/glossary", get(glossary_index))
        .route("/glossary/{game}", get(glossary_page))
        .route("/join/{token}", get(join))
        .route("/settings", get(settings))
        .route("/api", get(api))
        .route_layer(from_fn(remember))
        .route("/assets/{name}", get(asset))
        .route("/notices", get(notices))
}

/// A page that says why there is nothing else to see.
pub(crate) fn refusal(failure: &Failure, language: Language, path: &str) -> Response {
    let shell = Shell { words: Words::new(language), path };
    refused(failure, web::pages::problem(shell, failure.status.as_u16(), &failure.problem.message))
}

/// An answer that says no with this page.
fn refused(failure: &Failure, page: String) -> Response {
    let mut response = (failure.status, Html(page)).into_response();
    if let Some(seconds) = failure.retry {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    response.extensions_mut().insert(Code(failure.problem.code));
    response
}

/// A page, or why there is none.
fn answer(page: Result<String, Failure>, visitor: &Visitor) -> Response {
    match page {
        Ok(page) => Html(page).into_response(),
        Err(failure) => refusal(&failure, visitor.language, &visitor.path),
    }
}

fn shell(visitor: &Visitor) -> Shell<'_> {
    Shell { words: visitor.words(), path: &visitor.path }
}

/// Where a page is asked for in a language by name, remembers it and asks for the page again. What the browser remembers
/// of us lasts from now on.
async fn remember(request: Request, next: Next) -> Response {
    let named = parameter(request.uri(), "lang").and_then(|code| code.parse::<Language>().ok());
    match named {
        Some(language) if *request.method() == Method::GET => {
            let again = Redirect::to(&without_language(request.uri())).into_response();
            let cookie = set_cookie(LANGUAGE, language.id(), request.headers());
            with_cookie(again, cookie)
        }
        _ => {
            let house = request.extensions().get().copied().unwrap_or(House::Open);
            let cookies = renewed(request.headers(), house);
            let response = next.run(request).await;
            cookies.into_iter().fold(response, |response, cookie| with_cookie(response, Some(cookie)))
        }
    }
}

fn with_cookie(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

async fn home(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Response {
    let page = listed(&hall, &visitor).await.map(|games| {
        let games = games.into_iter().map(saved).collect();
        web::pages::home(shell(&visitor), &Home { games })
    });
    answer(page, &visitor)
}

fn saved(mine: Mine) -> Saved {
    Saved {
        id: mine.id,
        title: mine.title,
        turn: mine.turn,
        updated: date::minutes(mine.updated),
        updated_machine: date::rfc3339(mine.updated),
        result: mine.result,
        score: mine.score,
    }
}

/// The game in an address; there is no page about others.
fn known(game: &str, visitor: &Visitor) -> Result<GameId, Failure> {
    game.parse().map_err(|_| Failure::no_page(visitor.language))
}

async fn new_game(State(hall): State<Arc<Hall>>, Path(game): Path<String>, visitor: Visitor) -> Response {
    let deal = if hall.house == House::Open { Deal::Secret } else { Deal::Open };
    let page = known(&game, &visitor).map(|game| web::pages::new_game(shell(&visitor), &hall.packs, game, deal));
    answer(page, &visitor)
}

async fn rules_index(visitor: Visitor) -> Response {
    answer(Ok(rules::index(shell(&visitor))), &visitor)
}

async fn rules_page(Path(game): Path<String>, visitor: Visitor) -> Response {
    answer(known(&game, &visitor).map(|game| rules::page(shell(&visitor), game)), &visitor)
}

async fn rulings_page(Path(game): Path<String>, visitor: Visitor) -> Response {
    answer(known(&game, &visitor).map(|game| rules::rulings_page(shell(&visitor), game)), &visitor)
}

async fn glossary_index(visitor: Visitor) -> Response {
    answer(Ok(glossary::index(shell(&visitor))), &visitor)
}

async fn glossary_page(Path(game): Path<String>, visitor: Visitor) -> Response {
    answer(known(&game, &visitor).map(|game| glossary::page(shell(&visitor), game)), &visitor)
}

/// Which rule.
#[derive(Deserialize)]
struct Rule {
    rule: String,
}

async fn rules_section(Path(game): Path<String>, visitor: Visitor, Asked(Rule { rule }): Asked<Rule>) -> Response {
    let page = known(&game, &visitor).and_then(|game| match rules::section(game, &rule, visitor.language) {
        Some(section) => Ok(section.into_string()),
        None => Err(Failure::no_page(visitor.language)),
    });
    answer(page, &visitor)
}

/// Takes a seat. A cookie that is for our pages alone is not sent when somebody comes from elsewhere: the first request
/// sends them here once more, from a page of ours.
async fn join(State(hall): State<Arc<Hall>>, Path(token): Path<String>, visitor: Visitor) -> Response {
    let again = format!("/join/{token}?sit=1");
    // Another site may send a visitor here without their cookie: then nothing happens unless they say so.
    let foreign = visitor.header("sec-fetch-site").is_some_and(|site| !matches!(site, "same-origin" | "none"));
    if hall.house == House::Open && (visitor.path != again || foreign) {
        // The token is written into the page only if it could be one of ours.
        if !plausible(&token) {
            return answer(Err(Failure::bad_token(visitor.language)), &visitor);
        }
        let page = web::pages::join(shell(&visitor), &again);
        let mut response = Html(page).into_response();
        if let Ok(refresh) = HeaderValue::from_str(&format!("0; url={again}"))
            && visitor.path != again
        {
            response.headers_mut().insert(header::REFRESH, refresh);
        }
        return response;
    }
    match join_by(&hall, &visitor, &token).await {
        Err(failure) => answer(Err(failure), &visitor),
        Ok(joined) => {
            let address = format!("/games/{}?seat={}", joined.id, joined.seat);
            with_cookie(Redirect::to(&address).into_response(), joined.cookie)
        }
    }
}

async fn settings(visitor: Visitor) -> Response {
    answer(Ok(web::pages::settings(shell(&visitor))), &visitor)
}

async fn api(visitor: Visitor) -> Response {
    answer(Ok(web::pages::api(shell(&visitor), crate::api::document())), &visitor)
}

async fn asset(Path(name): Path<String>, visitor: Visitor) -> Response {
    match assets::find(&name) {
        Some(asset) => {
            let headers =
                [(header::CONTENT_TYPE, HeaderValue::from_static(asset.mime)), (header::CACHE_CONTROL, FOR_EVER)];
            (StatusCode::OK, headers, asset.bytes.to_vec()).into_response()
        }
        None => answer(Err(Failure::no_page(visitor.language)), &visitor),
    }
}

/// As they are: licenses are not translated.
async fn notices() -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8")),
        (header::CONTENT_LANGUAGE, HeaderValue::from_static(Language::En.id())),
        (header::CACHE_CONTROL, FOR_A_DAY),
    ];
    (headers, NOTICES).into_response()
}
