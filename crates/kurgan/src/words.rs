//! The words of the command line, from `locales/kurgan`.

#![allow(dead_code, missing_docs, unreachable_pub, clippy::all, clippy::pedantic, clippy::unwrap_used)] // generated

include!(concat!(env!("OUT_DIR"), "/l10n.rs"));
