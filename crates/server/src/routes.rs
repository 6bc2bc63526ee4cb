//! All addresses.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Json, Router};
use tower_http::compression::CompressionLayer;

use crate::error::Failure;
use crate::hall::Hall;
use crate::identity::{Peer, Visitor};
use crate::{api, guard, pages};

/// Every address with what answers it.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    Router::new()
        .merge(api::routes())
        .route("/api/openapi.json", get(async || Json(api::document())))
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .merge(pages::routes())
        .fallback(nothing)
        .method_not_allowed_fallback(no_method)
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(hall.clone(), guard::guard))
        .with_state(hall)
}

async fn nothing(visitor: Visitor, request: Request) -> Response {
    let failure = Failure::no_page(visitor.language);
    if request.uri().path().starts_with("/api") {
        failure.into_response()
    } else {
        pages::refusal(&failure, visitor.language, &visitor.path)
    }
}

async fn no_method(visitor: Visitor) -> Failure {
    Failure::no_method(visitor.language)
}

async fn healthz(State(hall): State<Arc<Hall>>) -> (StatusCode, &'static str) {
    if hall.store.answers().await {
        (StatusCode::OK, "ok\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "no database\n")
    }
}

/// Figures, for programs on this computer. What a proxy sends on comes from elsewhere.
async fn metrics(
    State(hall): State<Arc<Hall>>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Response {
    let is_near = |ip: IpAddr| ip.to_canonical().is_loopback();
    match peer {
        Some(Extension(Peer(peer))) if is_near(peer.ip()) && !guard::is_forwarded(&headers) => {
            let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
            (kind, hall.metrics.text(hall.tables.len())).into_response()
        }
        _ => pages::refusal(&Failure::no_page(visitor.language), visitor.language, "/"),
    }
}
