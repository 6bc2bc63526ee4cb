//! Request bodies and parameters: JSON of a limited size, refused with a reason.

use axum::body::{Bytes, to_bytes};
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::header;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use table::Language;

use crate::error::Failure;
use crate::identity::language;

/// The longest body of a request.
const BODY: usize = 64 * 1024;
/// The longest journal to import.
pub(super) const JOURNAL: usize = 16 * 1024 * 1024;
/// How much of a complaint is repeated.
const SHORT: usize = 160;

/// A body of JSON; an empty one counts as `{}`.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, _: &S) -> Result<Self, Failure> {
        let language = language(request.uri(), request.headers());
        read(&received(request, BODY).await?, language).map(Self)
    }
}

/// The text of a body of JSON, no longer than this.
pub(super) async fn received(request: Request, most: usize) -> Result<Bytes, Failure> {
    let language = language(request.uri(), request.headers());
    let headers = request.headers();
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| length > most) {
        return Err(Failure::too_large(language));
    }
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).map(str::to_ascii_lowercase);
    let bytes = to_bytes(request.into_body(), most).await.map_err(|_| Failure::too_large(language))?;
    // A form of another site cannot send this kind.
    if !bytes.is_empty() && !kind.is_some_and(|kind| kind.starts_with("application/json")) {
        return Err(Failure::bad_request("content-type: application/json", language));
    }
    Ok(bytes)
}

/// What a body says; an empty one counts as `{}`.
pub(super) fn read<T: DeserializeOwned>(bytes: &[u8], language: Language) -> Result<T, Failure> {
    let text = if bytes.is_empty() { b"{}" } else { bytes };
    kurgan_core::json::read(text).map_err(|error| Failure::bad_request(&short(&error.to_string()), language))
}

/// The parameters behind the question mark.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let language = language(&parts.uri, &parts.headers);
        let read = Query::<T>::try_from_uri(&parts.uri);
        read.map(|Query(asked)| Self(asked)).map_err(|error| Failure::bad_request(&short(&error.to_string()), language))
    }
}

fn short(text: &str) -> String {
    text.chars().take(SHORT).collect()
}
