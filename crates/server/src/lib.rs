//! Kurgan over HTTP: games kept in a database, played through pages and a JSON API, live on every screen.
//!
//! ```text
//!  connection --> guard (host, rate, origin, headers, log) --> pages --> web (HTML)
//!                   |                                     \--> api (JSON), events (server-sent)
//!                 limits, metrics                                |
//!                                     identity (who asks) --> Hall --> Tables (games in memory) --> table (the games)
//!                                                                         |
//!                                                                       Store (SQLite)
//! ```
//!
//! No rules and no drawing in here. A change of a game is on disk before it is answered: [`serve`] may be killed at any
//! moment. On loopback whoever sits at the computer holds all seats; on a network players are told apart by cookies, and
//! seats are reached by links that nobody can guess. Games are never told to those who have no seat in them, and what a
//! side hides is never told to another.

mod api;
mod clock;
mod connection;
mod error;
mod events;
mod folder;
mod guard;
mod hall;
mod identity;
mod limits;
mod metrics;
mod pages;
mod routes;
mod secret;
mod start;
mod store;
mod tables;
mod words;

pub use folder::{backup, usual as usual_folder};
pub use limits::GAMES;
pub use start::{Config, Door, Front, Keep, LogLevel, Running, StartError, log_to_stderr, serve, start};
