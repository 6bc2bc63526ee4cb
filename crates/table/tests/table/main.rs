//! The table from outside: the referee's conversation, the sentences, the locales.

#![allow(clippy::unwrap_used)] // also in the helpers

mod boards;
mod cauldron;
mod cited;
mod conversation;
mod ease;
mod errors;
mod golden;
mod hints;
mod journals;
mod locales;
mod pavlov;
mod registry;
mod sentences;
mod story;
mod talk;
