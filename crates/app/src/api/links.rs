//! Links to seats: the holder of a seat creates one, the recipient opens it.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use kurgan_core::Seats;

use super::body::Body;
use super::shapes::{Link, Seat, Token, WantedLink};
use crate::error::{Failure, Refused};
use crate::hall::{Hall, Visit};
use crate::identity::Visitor;
use crate::secret::{Hashed, secret};
use crate::store::Company;

/// Creates a link to a seat that you hold; the previous link no longer works.
#[utoipa::path(
    post, path = "/games/{id}/links", tag = "seats", operation_id = "link", request_body = WantedLink,
    params(("id" = String, Path, description = "The game")),
    responses((status = 200, description = "The link", body = Link), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn link(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    Body(wanted): Body<WantedLink>,
) -> Result<Json<Link>, Failure> {
    let language = visitor.language;
    let mut visit = hall.visit(&id, &visitor).await?;
    // Whoever came by a token could otherwise lock out the one who gave it.
    visitor.needs_player()?;
    let (_, session) = visit.game(&hall.packs, &visitor)?;
    let seat = session.seat(&wanted.seat, visitor.words())?;
    if !visit.held.has(seat) {
        return Err(Failure::not_your_seat(&wanted.seat, language));
    }
    let name = session.names(Seats::only(seat)).concat();
    let token = secret(&*hall.outside).map_err(|error| Failure::no_chance(error, language))?;
    let hashed = Hashed::of(&token);
    let made = hall.carry_out(async move { visit.seated.link(seat.0, hashed).await });
    let made = made.await.map_err(|error| Failure::internal(&error, language))?;
    made.map_err(|error| Failure::store(&error, language))?;
    Ok(Json(Link { seat: name, link: format!("{}/join/{token}", visitor.base()), token }))
}

/// Takes the seat of a link. In games with secrets, the players who held the seat lose it.
#[utoipa::path(
    post, path = "/join", tag = "seats", operation_id = "join", request_body = Token,
    responses((status = 200, description = "Taken", body = Seat), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn join(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Body(Token { token }): Body<Token>,
) -> Result<Response, Failure> {
    let joined = join_by(&hall, &visitor, &token).await?;
    let mut headers = HeaderMap::new();
    headers.extend(joined.cookie.map(|cookie| (header::SET_COOKIE, cookie)));
    Ok((headers, Json(Seat { id: joined.id, seat: joined.seat })).into_response())
}

/// A seat that was taken, with the cookie of a player who is new.
pub(crate) struct Joined {
    pub(crate) id: String,
    pub(crate) seat: String,
    pub(crate) cookie: Option<HeaderValue>,
}

/// Gives the seat of a token to a visitor.
pub(crate) async fn join_by(hall: &Hall, visitor: &Visitor, token: &str) -> Result<Joined, Failure> {
    let language = visitor.language;
    let failed = |error| Failure::store(&error, language);
    let token = Hashed::of(token);
    let opened = hall.store.opens(token).await.map_err(failed)?;
    let (id, seat) = opened.ok_or_else(|| Failure::bad_token(language))?;
    let (player, cookie) = visitor.player(&*hall.outside)?;
    let seated = hall.tables.sit(&id).await.map_err(failed)?.ok_or_else(|| Failure::no_game(language))?;
    let held = Seats::only(kurgan_core::Seat(seat));
    let mut visit = Visit { seated, held };
    // Somebody may have taken the seat while this one waited for the table.
    if !visit.seated.game().is_some_and(|game| game.links.contains(&(seat, token))) {
        return Err(Failure::bad_token(language));
    }
    // Nobody can tell what a broken game hides: there is no seat to be had in it.
    let (_, session) = visit.game(&hall.packs, visitor)?;
    let company = if session.sides().len() > 1 { Company::Alone } else { Company::Shared };
    let name = session.names(held).concat();
    if let Some(player) = player {
        let taken = hall.carry_out(async move { visit.seated.hold(seat, player, company).await });
        let taken = taken.await.map_err(|error| Failure::internal(&error, language))?;
        taken.map_err(failed)?;
    }
    Ok(Joined { id, seat: name, cookie })
}
