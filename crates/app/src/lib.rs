//! Kurgan as an application without sockets and SQL: a request in, an answer out.
//!
//! ```text
//!  Request --> router --> pages --> web (HTML)
//!                    \--> api (JSON), events (server-sent)
//!                             |
//!  identity (who asks) --> Hall --> Tables (games in memory) --> table (the games)
//!                             |         |
//!                          Outside    Store
//! ```
//!
//! This crate contains no rules and no drawing, and touches nothing of the machine: clock, chance, tasks and hints come
//! from an [`Outside`], and games are stored in a [`store::Store`]. A change of a game is stored before it is answered.
//!
//! On your own computer you hold all seats. On a network, cookies identify players, and links that cannot be guessed
//! lead to seats. A player without a seat never learns of a game, and no side learns what another hides.

pub mod store;

mod api;
mod error;
mod events;
mod hall;
mod identity;
mod outside;
mod pages;
mod screens;
mod secret;
mod tables;
mod words;

pub use error::{Code, Refusal};
pub use hall::Hall;
pub use identity::{Address, House, Who, bearer, language};
pub use outside::{NoChance, Outside};
pub use secret::Hashed;

use std::sync::Arc;

use axum::extract::Request;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use table::Language;

use crate::error::Failure;
use crate::identity::Visitor;

/// Every address with what answers it.
pub fn router() -> Router<Arc<Hall>> {
    Router::new()
        .merge(api::routes())
        .route("/api/openapi.json", get(async || Json(api::document())))
        .merge(pages::routes())
        .fallback(nothing)
        .method_not_allowed_fallback(no_method)
}

/// Who reads an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reader {
    /// A program or a script, in JSON.
    Program,
    /// A person, on a page.
    Person,
}

/// An answer that says no.
pub fn refuse(refusal: Refusal, reader: Reader, language: Language) -> Response {
    let failure = refusal.failure(language);
    match reader {
        Reader::Program => failure.into_response(),
        Reader::Person => pages::refusal(&failure, language, "/"),
    }
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
