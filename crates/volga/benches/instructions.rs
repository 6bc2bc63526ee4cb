//! Instructions per decision of random play, counted by callgrind: the same on a quiet and on a busy machine.
//!
//! `cargo bench -p kurgan-volga --bench instructions` runs itself twice under valgrind, with few and with more games,
//! so that loading the components drops out. The figures of each change are kept in `benches/README.md`.

use std::process::{Command, ExitCode};

use kurgan_core::Game;
use kurgan_core::chance::Fast;
use volga::components::{Components, Pack, ScenarioId};
use volga::{Options, Volga};

const FEW: u64 = 200;
const MORE: u64 = 1_200;

/// Plays so many random games and returns how many decisions had at least two choices.
fn play(scenario: ScenarioId, games: u64) -> u64 {
    let options = Options { scenario, ..Options::default() };
    let mut rng = Fast::new(1942);
    let mut legal = Vec::with_capacity(128);
    let mut decisions = 0;
    for _ in 0..games {
        let Ok(mut game) = Volga::start(Components::printed(), &options, &mut rng, &mut ());
        loop {
            legal.clear();
            game.legal(&mut legal);
            if legal.is_empty() {
                break;
            }
            decisions += u64::from(legal.len() > 1);
            let action = legal[rng.below(legal.len())];
            let Ok(()) = game.apply(action, &mut rng, &mut ());
        }
    }
    decisions
}

/// Instructions and decisions of a run of this program under callgrind.
fn count(scenario: ScenarioId, games: u64) -> Option<(u64, u64)> {
    let program = std::env::current_exe().ok()?;
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["play", scenario.id(), &games.to_string()])
        .output()
        .ok()?;
    let messages = String::from_utf8_lossy(&run.stderr);
    let collected = messages.lines().find_map(|line| line.split("Collected : ").nth(1))?;
    Some((collected.trim().parse().ok()?, String::from_utf8_lossy(&run.stdout).trim().parse().ok()?))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, "play", scenario, games] = arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        let scenario = ScenarioId::ALL.into_iter().find(|known| known.id() == scenario).unwrap_or(ScenarioId::Main);
        println!("{}", play(scenario, games.parse().unwrap_or(1)));
        return ExitCode::SUCCESS;
    }
    for scenario in ScenarioId::ALL {
        let (Some(few), Some(more)) = (count(scenario, FEW), count(scenario, MORE)) else {
            eprintln!("valgrind did not run: install it to count instructions");
            return ExitCode::FAILURE;
        };
        let (instructions, decisions) = (more.0 - few.0, more.1 - few.1);
        println!("volga {:<8} {} instructions per decision", scenario.id(), instructions / decisions);
    }
    ExitCode::SUCCESS
}
