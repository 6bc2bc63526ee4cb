//! The players: fair, reproducible, within their budget, and better the higher they stand.

#![allow(clippy::unwrap_used)] // also in what tests share

mod fair;
mod review;
mod strong;
mod toy;
mod value;
