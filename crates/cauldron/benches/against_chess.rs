//! Random play of the Cauldron against random chess.
//!
//! `cargo bench -p kurgan-cauldron --bench against_chess`

use cauldron::components::ScenarioId;
use cauldron::{Cauldron, Options};
use testkit::chess::against_chess;

fn main() {
    let kind = |scenario: ScenarioId| (scenario.id(), Options { scenario, ..Options::default() });
    against_chess::<Cauldron>(&ScenarioId::ALL.map(kind));
}
