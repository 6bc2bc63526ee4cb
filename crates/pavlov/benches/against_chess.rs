//! Random play of Pavlov's House against random chess.
//!
//! `cargo bench -p kurgan-pavlov --bench against_chess`

use pavlov::{Options, Pavlov, Players};
use testkit::chess::against_chess;

fn main() {
    let competitive = Options { players: Players::CompetitiveTwo, ..Options::default() };
    against_chess::<Pavlov>(&[("base", Options::default()), ("competitive", competitive)]);
}
