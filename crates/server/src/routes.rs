//! All routes: those of the application, and those for the operator.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use app::{Hall, Reader, Refusal};
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use futures_util::StreamExt;
use futures_util::stream::unfold;
use tower_http::compression::CompressionLayer;

use crate::guard;
use crate::outside::Gate;

/// How long nothing may be sent to whoever listens: proxies end connections that are silent.
const SILENCE: Duration = Duration::from_secs(15);

/// Where a request came from, put there by whoever took the connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Every address with what answers it.
pub(crate) fn router(hall: Arc<Hall>, gate: Arc<Gate>) -> Router {
    let own = Router::new()
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .with_state((hall.clone(), gate.clone()));
    app::router()
        .with_state(hall.clone())
        .merge(own)
        .layer(from_fn(keep_alive))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state((hall, gate), guard::guard))
}

/// Sends a comment to those who listen whenever nothing was sent for a while.
async fn keep_alive(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let listens = HeaderValue::from_static("text/event-stream");
    if response.headers().get(header::CONTENT_TYPE) != Some(&listens) {
        return response;
    }
    let (parts, body) = response.into_parts();
    let stream = unfold(body.into_data_stream(), |mut body| async move {
        let next = match tokio::time::timeout(SILENCE, body.next()).await {
            Ok(next) => next?,
            Err(_) => Ok(Bytes::from_static(b":\n\n")),
        };
        Some((next, body))
    });
    Response::from_parts(parts, Body::from_stream(stream))
}

async fn healthz(State((hall, _)): State<(Arc<Hall>, Arc<Gate>)>) -> (StatusCode, &'static str) {
    if hall.answers().await { (StatusCode::OK, "ok\n") } else { (StatusCode::SERVICE_UNAVAILABLE, "no database\n") }
}

/// Figures, for programs on this computer. What a proxy sends on comes from elsewhere.
async fn metrics(
    State((hall, gate)): State<(Arc<Hall>, Arc<Gate>)>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let is_near = |ip: IpAddr| ip.to_canonical().is_loopback();
    match peer {
        Some(Extension(Peer(peer))) if is_near(peer.ip()) && !guard::is_forwarded(&headers) => {
            let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
            (kind, gate.metrics.text(hall.games_in_memory())).into_response()
        }
        _ => app::refuse(Refusal::NoPage, Reader::Person, app::language(&uri, &headers)),
    }
}
