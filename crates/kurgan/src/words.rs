//! The words of the command line, from `cli.ftl` and `packs.ftl` in `locales/`.

#![allow(dead_code, missing_docs, unreachable_pub, clippy::all, clippy::pedantic, clippy::unwrap_used)] // generated

include!(concat!(env!("OUT_DIR"), "/l10n.rs"));
