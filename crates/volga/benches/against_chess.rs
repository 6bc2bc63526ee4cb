//! Random Volga play against random chess.
//!
//! `cargo bench -p kurgan-volga --bench against_chess`

use testkit::chess::against_chess;
use volga::components::ScenarioId;
use volga::{Options, Volga};

fn main() {
    let kind = |scenario: ScenarioId| (scenario.id(), Options { scenario, ..Options::default() });
    against_chess::<Volga>(&ScenarioId::ALL.map(kind));
}
