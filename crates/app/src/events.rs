//! Live updates: server-sent events with the version of a game whenever it changes, and nothing else.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Sse;
use axum::response::sse::Event;
use futures_util::future::{Either, select};
use futures_util::stream::unfold;
use futures_util::{Stream, pin_mut};
use tokio::sync::watch;

use crate::error::{Failure, Refused};
use crate::hall::Hall;
use crate::identity::Visitor;
use crate::tables::Table;

/// Somebody who listens.
struct Listener {
    /// Counts them as long as they do.
    _counted: Box<dyn Send + Sync>,
    /// Keeps the table where changes are told.
    _table: Arc<Table>,
    versions: watch::Receiver<Option<u64>>,
    closing: watch::Receiver<bool>,
    told: Option<u64>,
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
            let (changed, closing) = (self.versions.changed(), self.closing.wait_for(|closing| *closing));
            pin_mut!(changed, closing);
            match select(changed, closing).await {
                Either::Left((changed, _)) => changed.ok()?,
                Either::Right(_) => return None,
            }
        }
    }
}

/// Sends the version of a game at once and after every change.
#[utoipa::path(
    get, path = "/games/{id}/events", tag = "games", operation_id = "events",
    params(("id" = String, Path, description = "The game")),
    responses(
        (status = 200, description = "Server-sent events; the data of each is {\"version\": n}", body = String, content_type = "text/event-stream"),
        (status = "4XX", description = "Refused", body = Refused),
        (status = 503, description = "Too many live streams", body = Refused),
    )
)]
pub(crate) async fn events(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let table = hall.visit(&id, &visitor).await?.seated.table.clone();
    let counted = hall.outside.listen(visitor.address).ok_or_else(|| Failure::busy(visitor.language))?;
    let (versions, closing) = (table.listen(), hall.closing.subscribe());
    let listener = Listener { _counted: counted, _table: table, versions, closing, told: None };
    let stream = unfold(listener, |mut listener| async move {
        let version = listener.next().await?;
        let event = Event::default().id(version.to_string()).data(format!("{{\"version\":{version}}}"));
        Some((Ok(event), listener))
    });
    Ok(Sse::new(stream))
}
