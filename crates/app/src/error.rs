//! Error answers: a status, a code for programs, a sentence for people, and no internals.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::Value;
use table::{Kind, Language, TableError};
use utoipa::ToSchema;

use crate::outside::NoChance;
use crate::store::StoreError;
use crate::words::say;

/// Why a request was not carried out. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// A code for programs.
    pub(crate) code: &'static str,
    /// A sentence for people.
    pub(crate) message: String,
    /// The rule behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<&'static str>,
    /// What would be needed next: a die or a draw for `chance_needed` and `chance_impossible`. A draw has its possible
    /// `ids` and, in the reader's language, their `names`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub(crate) next: Option<Box<Value>>,
}

/// The body of every answer that says no.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Refused {
    /// Why.
    pub(crate) error: Problem,
}

/// A request that was not carried out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Failure {
    pub(crate) status: StatusCode,
    pub(crate) problem: Problem,
    /// After how many seconds another try makes sense.
    pub(crate) retry: Option<u32>,
}

/// The code of a refusal: an extension of the answer, for the log.
#[derive(Clone, Copy, Debug)]
pub struct Code(pub &'static str);

impl Failure {
    fn new(status: StatusCode, code: &'static str, message: String) -> Self {
        Self { status, problem: Problem { code, message, rule: None, next: None }, retry: None }
    }

    pub(crate) fn bad_request(detail: &str, language: Language) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad_request", say(language).error_bad_request(detail))
    }

    pub(crate) fn too_large(language: Language) -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", say(language).error_too_large())
    }

    pub(crate) fn no_page(language: Language) -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", say(language).error_no_page())
    }

    /// Also for games of others: whoever has no seat cannot tell whether there is such a game.
    pub(crate) fn no_game(language: Language) -> Self {
        Self::new(StatusCode::NOT_FOUND, "no_game", say(language).error_no_game())
    }

    pub(crate) fn no_method(language: Language) -> Self {
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "no_method", say(language).error_no_method())
    }

    pub(crate) fn bad_token(language: Language) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "bad_token", say(language).error_bad_token())
    }

    pub(crate) fn need_player(language: Language) -> Self {
        Self::new(StatusCode::FORBIDDEN, "need_player", say(language).error_need_player())
    }

    pub(crate) fn foreign_origin(language: Language) -> Self {
        Self::new(StatusCode::FORBIDDEN, "foreign_origin", say(language).error_foreign_origin())
    }

    pub(crate) fn wrong_host(language: Language) -> Self {
        Self::new(StatusCode::MISDIRECTED_REQUEST, "wrong_host", say(language).error_wrong_host())
    }

    pub(crate) fn too_many(seconds: u32, language: Language) -> Self {
        let message = say(language).error_too_many(seconds);
        Self { retry: Some(seconds), ..Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many_requests", message) }
    }

    pub(crate) fn busy(language: Language) -> Self {
        let message = say(language).error_busy();
        Self { retry: Some(2), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", message) }
    }

    pub(crate) fn too_slow(language: Language) -> Self {
        Self::new(StatusCode::REQUEST_TIMEOUT, "too_slow", say(language).error_too_slow())
    }

    pub(crate) fn stale(language: Language) -> Self {
        Self::new(StatusCode::CONFLICT, "stale", say(language).error_stale())
    }

    pub(crate) fn not_your_seat(seat: &str, language: Language) -> Self {
        Self::new(StatusCode::FORBIDDEN, "not_your_seat", say(language).error_not_your_seat(seat))
    }

    pub(crate) fn not_all_seats(language: Language) -> Self {
        Self::new(StatusCode::FORBIDDEN, "not_all_seats", say(language).error_not_all_seats())
    }

    pub(crate) fn not_your_action(language: Language) -> Self {
        Self::new(StatusCode::FORBIDDEN, "not_your_action", say(language).error_not_your_action())
    }

    pub(crate) fn sealed(language: Language) -> Self {
        Self::new(StatusCode::FORBIDDEN, "sealed", say(language).error_sealed())
    }

    pub(crate) fn too_many_games(most: u32, language: Language) -> Self {
        Self::new(StatusCode::CONFLICT, "too_many_games", say(language).error_too_many_games(most))
    }

    pub(crate) fn known_deal(language: Language) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "known_deal", say(language).error_known_deal())
    }

    pub(crate) fn other_pack(language: Language) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "other_pack", say(language).error_other_pack())
    }

    pub(crate) fn dice_differ(entry: usize, language: Language) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "dice_differ", say(language).error_dice_differ(entry))
    }

    pub(crate) fn whole(language: Language) -> Self {
        Self::new(StatusCode::CONFLICT, "whole", say(language).error_whole())
    }

    pub(crate) fn no_need_of_chance(language: Language) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "no_need_of_chance", say(language).error_no_need_of_chance())
    }

    /// What happened is for the log alone.
    pub(crate) fn internal(what: &dyn std::fmt::Display, language: Language) -> Self {
        tracing::error!(error = %what, "a request failed");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", say(language).error_internal())
    }

    pub(crate) fn store(error: &StoreError, language: Language) -> Self {
        match error {
            StoreError::Stale => Self::stale(language),
            StoreError::Broken(_) => Self::internal(error, language),
        }
    }

    pub(crate) fn no_chance(error: NoChance, language: Language) -> Self {
        Self::internal(&error, language)
    }
}

/// What the table refuses.
impl From<TableError> for Failure {
    fn from(error: TableError) -> Self {
        let status = match error.kind {
            Kind::NotYourTurn => StatusCode::FORBIDDEN,
            Kind::Conflict => StatusCode::CONFLICT,
            Kind::Refused | Kind::ChanceNeeded | Kind::ChanceWrong => StatusCode::UNPROCESSABLE_ENTITY,
        };
        let mut next = error.next;
        if let Some(next) = next.as_deref_mut().and_then(Value::as_object_mut)
            && !error.names.is_empty()
        {
            next.insert("names".into(), error.names.into());
        }
        let problem = Problem { code: error.code, message: error.message, rule: error.rule, next };
        Self { status, problem, retry: None }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let code = Code(self.problem.code);
        let mut response = (self.status, Json(Refused { error: self.problem })).into_response();
        if let Some(seconds) = self.retry {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(code);
        response
    }
}

/// Why a request is refused before the application sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It was meant for another host.
    WrongHost,
    /// A page of another site sent it.
    ForeignOrigin,
    /// There were too many; after so many seconds there is room again.
    TooMany(u32),
    /// The answer took too long.
    TooSlow,
    /// There is no such address.
    NoPage,
}

impl Refusal {
    pub(crate) fn failure(self, language: Language) -> Failure {
        match self {
            Self::WrongHost => Failure::wrong_host(language),
            Self::ForeignOrigin => Failure::foreign_origin(language),
            Self::TooMany(seconds) => Failure::too_many(seconds, language),
            Self::TooSlow => Failure::too_slow(language),
            Self::NoPage => Failure::no_page(language),
        }
    }
}
