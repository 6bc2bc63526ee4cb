//! Experiments: many games at once, with statistics, data files and reports.
//!
//! ```text
//!  file, flags --> Experiment --> Plan (arms) --> Run --> checkpoint
//!                                                  |
//!                                                  +--> games.parquet, turns.parquet, games.csv
//!                                                  +--> Tally --> summary.json, report.html, lines
//!
//!  two runs, or arms of one --> compare --> Comparison (paired by seed)
//! ```
//!
//! Everything is generic over [`Game`](kurgan_core::Game); the guide of a game defines what the lab tracks. The same
//! plan gives the same bytes on any number of threads, interrupted or not. This crate looks at no clock.
//!
//! ```
//! use lab::{Begun, Experiment, Flags, Plan, Run};
//! use table::{GameId, Packs, Words};
//!
//! let (game, grid) = (Some(GameId::ALL[0].to_string()), vec!["policy=random,expert".into()]);
//! let flags = Flags { game, games: Some(8), grid, ..Flags::default() };
//! let packs = Packs::default();
//! let plan = Plan::new(&Experiment::default().with(&flags)?, &packs)?;
//! assert_eq!(plan.arms[1].name, "policy=expert");
//! let folder = tempfile::tempdir().unwrap();
//! let out = &folder.path().join("players");
//! let run = Run { packs: &packs, out, threads: 1, begun: Begun::Refused, words: Words::default() };
//! let results = run.run(&plan, &mut |_| ())?;
//! assert_eq!(results.tallies[0].games(), 8);
//! # Ok::<(), lab::LabError>(())
//! ```

mod compare;
mod error;
mod experiment;
mod output;
mod plan;
mod play;
mod player;
mod record;
mod resume;
mod run;
mod stats;
mod study;
mod tally;
mod words;

pub use compare::{Comparison, Side, compare};
pub use error::{Fault, Field, LabError, Wanted};
pub use experiment::{Experiment, Flags, MAX_GAMES, MAX_PLAYOUTS};
pub use output::summary::lines;
pub use output::{GAMES_CSV, GAMES_PARQUET, REPORT, TURNS_CSV, TURNS_PARQUET};
pub use plan::{Arm, MAX_ARMS, Plan};

pub use resume::Begun;
pub use run::{Results, Run};
pub use stats::{Estimate, Moments, Share};
pub use tally::{Ending, Histogram, Tally};
