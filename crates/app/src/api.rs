//! The JSON API: everything that the pages do, described by the OpenAPI document that it serves.

mod body;
mod games;
mod journals;
mod links;
mod look;
mod play;
mod shapes;

use std::sync::{Arc, LazyLock};

use axum::Router;
use serde_json::Value;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::events;
use crate::hall::Hall;

pub(crate) use body::{Asked, Body};
pub(crate) use games::listed;
pub(crate) use links::join_by;
pub(crate) use look::{expect, think, thought};
pub(crate) use play::{Done, Wanted, carry_out};
pub(crate) use shapes::{Act, Mine, Think, Which};

#[derive(OpenApi)]
#[openapi(
    info(title = "Kurgan", description = "Three solitaire wargames about Stalingrad, played over HTTP."),
    tags(
        (name = "games", description = "Games: start, play, view, undo"),
        (name = "seats", description = "Links to seats"),
        (name = "journals", description = "Saved games"),
    )
)]
struct Document;

/// The description of the API, as OpenAPI.
pub(crate) fn document() -> &'static Value {
    static DOCUMENT: LazyLock<Value> =
        LazyLock::new(|| serde_json::to_value(described().into_openapi()).unwrap_or_default());
    &DOCUMENT
}

/// The routes.
pub(crate) fn routes() -> Router<Arc<Hall>> {
    described().into()
}

/// The routes with their description.
fn described() -> OpenApiRouter<Arc<Hall>> {
    let v1 = OpenApiRouter::new()
        .routes(routes!(look::catalog))
        .routes(routes!(games::list, games::create))
        .routes(routes!(games::info, games::delete))
        .routes(routes!(look::view))
        .routes(routes!(look::log))
        .routes(routes!(look::blocked))
        .routes(routes!(look::odds))
        .routes(routes!(look::hint))
        .routes(routes!(play::act))
        .routes(routes!(play::undo))
        .routes(routes!(play::redo))
        .routes(routes!(links::link))
        .routes(routes!(links::join))
        .routes(routes!(journals::import))
        .routes(routes!(journals::export))
        .routes(routes!(journals::resume))
        .routes(routes!(events::events));
    OpenApiRouter::with_openapi(Document::openapi()).nest("/api/v1", v1)
}
