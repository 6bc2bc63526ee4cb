//! Kurgan over HTTP: the application of `app` behind a socket, with its games in a database.
//!
//! ```text
//!  connection --> guard (host, rate, origin, headers, log) --> compression --> app
//!                   |                                                          | |
//!                 limits, metrics                               Machine (Outside) Sqlite (Store)
//! ```
//!
//! A change of a game is on disk before it is answered, so [`serve`] may be killed at any moment. On loopback you hold
//! all seats; on a network, cookies identify players.

mod clock;
mod connection;
mod folder;
mod guard;
mod limits;
mod metrics;
mod outside;
mod routes;
mod sqlite;
mod start;
mod words;

pub use folder::{backup, usual as usual_folder};
pub use limits::GAMES;
pub use sqlite::SqliteError;
pub use start::{Config, Door, Front, Keep, LogLevel, Running, StartError, log_to_stderr, serve, start};
