//! Pages.

use axum::response::{Html, IntoResponse, Response};
use table::Language;

use crate::error::{Code, Failure};

/// A page that says why there is nothing else to see.
pub(crate) fn refusal(failure: &Failure, _language: Language) -> Response {
    let mut response = (failure.status, Html(failure.problem.message.clone())).into_response();
    response.extensions_mut().insert(Code(failure.problem.code));
    response
}

pub(crate) fn routes() -> axum::Router<std::sync::Arc<crate::hall::Hall>> {
    axum::Router::new()
}
