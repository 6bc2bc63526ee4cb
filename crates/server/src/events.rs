//! Live updates: server-sent events that tell the version of a game whenever it changes, and nothing else.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::sync::watch;

use crate::error::{Failure, Refused};
use crate::hall::Hall;
use crate::identity::Visitor;
use crate::tables::Table;

/// How many may listen at the same time.
const LISTENERS: i64 = 10_000;

/// Somebody who listens; counted as long as they do.
struct Listener {
    hall: Arc<Hall>,
    address: IpAddr,
    /// Keeps the table where changes are told.
    _table: Arc<Table>,
    versions: watch::Receiver<Option<u64>>,
    closing: watch::Receiver<bool>,
    told: Option<u64>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.hall.metrics.listeners().fetch_sub(1, Ordering::Relaxed);
        self.hall.limits.leave(self.address);
    }
}

impl Listener {
    /// The next version that was not told yet; none when the game is gone or the server stops.
    async fn next(&mut self) -> Option<u64> {
        loop {
            let now = *self.versions.borrow_and_update();
            let version = now?;
            if self.told != Some(version) {
                self.told = Some(version);
                return Some(version);
            }
            tokio::select! {
                changed = self.versions.changed() => changed.ok()?,
                _ = self.closing.wait_for(|closing| *closing) => return None,
            }
        }
    }
}

/// Tells the version of a game at once and after every change.
#[utoipa::path(
    get, path = "/games/{id}/events", tag = "games", operation_id = "events",
    params(("id" = String, Path, description = "The game")),
    responses(
        (status = 200, description = "Server-sent events; the data of each is {\"version\": n}", body = String, content_type = "text/event-stream"),
        (status = "4XX", description = "Refused", body = Refused),
        (status = 503, description = "Too many listen", body = Refused),
    )
)]
pub(crate) async fn events(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let table = hall.place(&id, &visitor).await?.seated.table.clone();
    let busy = || Failure::busy(visitor.language);
    if !hall.limits.listen(visitor.address, hall.house) {
        return Err(busy());
    }
    let others = hall.metrics.listeners().fetch_add(1, Ordering::Relaxed);
    let (versions, closing) = (table.listen(), hall.closing.subscribe());
    let listener = Listener { hall, address: visitor.address, _table: table, versions, closing, told: None };
    // Both counters go back with the listener.
    if others >= LISTENERS {
        return Err(busy());
    }
    let stream = unfold(listener, |mut listener| async move {
        let version = listener.next().await?;
        let event = Event::default().id(version.to_string()).data(format!("{{\"version\":{version}}}"));
        Some((Ok(event), listener))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))))
}
