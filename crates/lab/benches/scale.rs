//! The cost of a run: games and decisions per second of the expert on one and two threads, with keyed and free dice,
//! and of random play; and resident memory after few and after many games. Each figure comes from its own process.
//!
//! ```text
//! cargo bench -p kurgan-lab --bench scale                  # three minutes on a quiet machine
//! ```

#![allow(clippy::unwrap_used, clippy::disallowed_methods)] // a measurement: it fails loudly and looks at the clock

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use lab::{Begun, Experiment, Flags, Plan, Run};
use table::{GameId, Packs, Words};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    if let [word, game, policy, games, threads, paired] = &args[..]
        && word == "child"
    {
        return child(game, policy, games.parse().unwrap(), threads.parse().unwrap(), paired == "paired");
    }
    println!("game      player  games    threads  dice      games/s  decisions/s    resident       peak");
    for game in GameId::offered().map(GameId::id) {
        for (policy, threads, paired) in
            [("expert", "1", "paired"), ("expert", "2", "paired"), ("expert", "1", "free"), ("random", "1", "free")]
        {
            measured(game, policy, 60_000, threads, paired);
        }
    }
    for games in [10_000, 100_000, 1_000_000] {
        measured(GameId::ALL[0].id(), "random", games, "2", "paired");
    }
}

fn measured(game: &str, policy: &str, games: u32, threads: &str, paired: &str) {
    let games = games.to_string();
    let mut child = Command::new(std::env::current_exe().unwrap());
    let output = child.args(["child", game, policy, &games, threads, paired]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    print!("{}", String::from_utf8(output.stdout).unwrap());
}

/// Plays and prints one line.
fn child(game: &str, policy: &str, games: u32, threads: usize, paired: bool) {
    let packs = Packs::default();
    let (game_id, policies) = (Some(game.to_owned()), vec![policy.to_owned()]);
    let flags = Flags { game: game_id, policy: policies, games: Some(games), unpaired: !paired, ..Flags::default() };
    let plan = Plan::new(&Experiment::default().with(&flags).unwrap(), &packs).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let out: &Path = &folder.path().join("out");
    let start = Instant::now();
    let run = Run { packs: &packs, out, threads, begun: Begun::Refused, words: Words::default() };
    let results = run.run(&plan, &mut |_| ()).unwrap();
    let rate = f64::from(games) / start.elapsed().as_secs_f64();
    let decisions = rate * results.tallies[0].decisions.moments().mean();
    let dice = if paired { "keyed" } else { "free" };
    let (resident, peak) = (memory("VmRSS:"), memory("VmHWM:"));
    println!(
        "{game:9} {policy:7} {games:<8} {threads:<8} {dice:8} {rate:8.0} {decisions:12.0}   {resident:>9}  {peak:>9}"
    );
}

/// A line of what the system knows about this process, in MiB.
fn memory(key: &str) -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(key));
    let kib: Option<f64> = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
    kib.map_or_else(|| "-".into(), |kib| format!("{:.1} MiB", kib / 1024.0))
}
