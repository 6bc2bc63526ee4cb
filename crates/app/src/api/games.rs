//! Games: list mine, start one, show one, delete one.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use table::{AnySession, GameId, MAX_SEED, Start};

use super::body::Body;
use super::shapes::{Created, Info, Mine, MyGames, NewGame, Stands};
use crate::error::{Failure, Refused};
use crate::hall::{Hall, Perspective};
use crate::identity::{Visitor, Who};
use crate::secret::{Hashed, name, random};
use crate::store::Listed;

/// Your games, the most recently played first.
#[utoipa::path(
    get, path = "/games", tag = "games", operation_id = "list",
    responses((status = 200, description = "Your games", body = MyGames), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn list(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Result<Json<MyGames>, Failure> {
    Ok(Json(MyGames { games: listed(&hall, &visitor).await? }))
}

/// The games of a visitor.
pub(crate) async fn listed(hall: &Hall, visitor: &Visitor) -> Result<Vec<Mine>, Failure> {
    let failed = |error| Failure::store(&error, visitor.language);
    let games = match visitor.who {
        Who::House => hall.store.list(None).await.map_err(failed)?,
        Who::Player(player) => hall.store.list(Some(player)).await.map_err(failed)?,
        Who::Nobody => Vec::new(),
        Who::Bearer(token) => {
            let opened = hall.store.opens(token).await.map_err(failed)?;
            let (id, seat) = opened.ok_or_else(|| Failure::bad_token(visitor.language))?;
            let kept = hall.store.load(&id).await.map_err(failed)?;
            let listed = kept.map(|kept| Listed {
                id,
                game: kept.game,
                created: kept.created,
                updated: kept.updated,
                summary: kept.summary,
                seats: vec![seat],
            });
            listed.into_iter().collect()
        }
    };
    // A row of a later program may be about a game that this one does not know: it is listed all the same.
    let title = |game: &str| game.parse().map_or_else(|_| game.into(), |game: GameId| game.title(visitor.words()));
    let mine = games.into_iter().map(|listed| Mine {
        title: title(&listed.game),
        id: listed.id,
        game: listed.game,
        turn: listed.summary.turn,
        created: listed.created,
        updated: listed.updated,
        over: listed.summary.over,
        result: listed.summary.results.get(usize::from(listed.seats.first().copied().unwrap_or_default())).copied(),
        level: listed.summary.level,
        score: listed.summary.score,
        seats: listed.seats,
    });
    Ok(mine.collect())
}

/// Starts a game; you hold all its seats.
#[utoipa::path(
    post, path = "/games", tag = "games", operation_id = "create", request_body = NewGame,
    responses((status = 201, description = "Started", body = Created), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn create(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    Body(wanted): Body<NewGame>,
) -> Result<Response, Failure> {
    let (language, words) = (visitor.language, visitor.words());
    hall.room_for_one_more(&visitor).await?;
    let failed = |error| Failure::no_chance(error, language);
    let seed = match (wanted.own_dice, wanted.seed) {
        (true, _) => None,
        (false, Some(seed)) if seed > MAX_SEED => {
            return Err(Failure::bad_request(&format!("seed: 0..={MAX_SEED}"), language));
        }
        (false, Some(seed)) => Some(seed),
        (false, None) => Some(u64::from_le_bytes(random(&*hall.outside).map_err(failed)?) & MAX_SEED),
    };
    let given = given(wanted.chance.as_deref(), seed.is_some(), &visitor)?;
    let options = wanted.options.unwrap_or(Value::Null);
    let game = GameId::read(&wanted.game, words)?;
    let deal = |seed, chance| {
        let start = Start { game, from: &options, chance, seed, takebacks: wanted.takebacks };
        AnySession::new(&hall.packs, &start, words)
    };
    // Whoever chose the number, or draws for everybody, knows all that the cards hide. That is said before any is drawn.
    if (wanted.own_dice || wanted.seed.is_some()) && hall.has_secrets(&deal(Some(0), None)?) {
        return Err(Failure::known_deal(language));
    }
    let session = deal(seed, given)?.promising(random(&*hall.outside).map_err(failed)?);
    keep(&hall, &visitor, session).await
}

/// Results handed in, where the players roll themselves.
pub(super) fn given<'a>(
    chance: Option<&'a [table::Given]>,
    is_seeded: bool,
    visitor: &Visitor,
) -> Result<Option<&'a [table::Given]>, Failure> {
    match chance {
        Some([]) | None => Ok(None),
        Some(_) if is_seeded => Err(Failure::no_need_of_chance(visitor.language)),
        given => Ok(given),
    }
}

/// Keeps a game under a new name, all its seats held by the visitor.
pub(super) async fn keep(hall: &Hall, visitor: &Visitor, session: AnySession) -> Result<Response, Failure> {
    let (player, cookie) = visitor.player(&*hall.outside)?;
    let all = session.all_seats();
    let holders: Vec<(u8, Hashed)> =
        player.into_iter().flat_map(|player| all.iter().map(move |seat| (seat.0, player))).collect();
    let id = name(&*hall.outside).map_err(|error| Failure::no_chance(error, visitor.language))?;
    let created = keep_as(hall, visitor, id, &session, holders).await?;
    let mut headers = HeaderMap::new();
    headers.extend(cookie.map(|cookie| (header::SET_COOKIE, cookie)));
    Ok((StatusCode::CREATED, headers, Json(created)).into_response())
}

/// Keeps a game under this name with these holders.
pub(super) async fn keep_as(
    hall: &Hall,
    visitor: &Visitor,
    id: String,
    session: &AnySession,
    holders: Vec<(u8, Hashed)>,
) -> Result<Created, Failure> {
    hall.tables.keep(&id, session, holders).await.map_err(|error| Failure::store(&error, visitor.language))?;
    Ok(Created { id, seats: session.seats().to_vec(), version: 1 })
}

/// A game as you may see it.
#[utoipa::path(
    get, path = "/games/{id}", tag = "games", operation_id = "info",
    params(("id" = String, Path, description = "The game"), ("seat" = Option<String>, Query, description = "The seat whose view you want, if you hold several")),
    responses((status = 200, description = "The game", body = Info), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn info(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<Info>, Failure> {
    hall.look(&id, &visitor, |seen| Ok(Json(told(&id, &seen, &visitor)))).await
}

fn told(id: &str, seen: &Perspective, visitor: &Visitor) -> Info {
    let &Perspective { game, session, side, held } = seen;
    let is_over = session.is_over();
    let commitment = session.commitment();
    Info {
        id: id.to_owned(),
        game: session.game(),
        version: game.version,
        updated: game.updated,
        seats: session.seats().to_vec(),
        held: session.names(held),
        side: session.names(side),
        state: Stands::of(session, side, visitor.words()),
        at: session.len(),
        undoable: session.undoable_for(side),
        redoable: session.redoable_for(side),
        takebacks: session.takebacks(),
        own_dice: session.seed().is_none(),
        options: session.options(),
        commitment: commitment.map(|promise| promise.commitment.clone()),
        seed: session.seed().filter(|_| is_over || session.sides().len() == 1),
        nonce: commitment.filter(|_| is_over).map(|promise| promise.nonce.clone()),
    }
}

/// Deletes a game for everyone; you must hold all its seats.
#[utoipa::path(
    delete, path = "/games/{id}", tag = "games", operation_id = "delete",
    params(("id" = String, Path, description = "The game")),
    responses((status = 200, description = "Deleted", body = Object), (status = "4XX", description = "Refused", body = Refused))
)]
pub(super) async fn delete(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<Value>, Failure> {
    let mut visit = hall.visit(&id, &visitor).await?;
    if let Ok((_, session)) = visit.game(&hall.packs, &visitor) {
        visit.all_seats(session, &visitor)?;
    } else if visitor.who != Who::House {
        // Nobody can tell whose seats a broken game has.
        return Err(Failure::not_all_seats(visitor.language));
    }
    let language = visitor.language;
    let gone = hall.carry_out(async move { visit.seated.delete().await });
    let gone = gone.await.map_err(|error| Failure::internal(&error, language))?;
    gone.map_err(|error| Failure::store(&error, language))?;
    Ok(Json(json!({})))
}
