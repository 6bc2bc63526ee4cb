//! Everything up to the sockets is portable: no file, socket, thread, clock or entropy but where it is handed in. A game
//! can then be played wherever the program is compiled for.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The crates that end at the border.
const PORTABLE: [&str; 6] = ["core", "guide", "table", "web", "ai", "app"];

/// What belongs to the machine.
const MACHINE: [&str; 6] = ["std::fs", "std::net", "std::thread", "std::time", "std::env", "std::process"];

/// The one module of a portable crate that may look at the machine: it can be left out.
const OPENINGS: [&str; 1] = ["ai/src/clock.rs"];

/// Packages that reach for the machine.
const FOREIGN: [&str; 9] =
    ["sqlx", "libsqlite3-sys", "hyper", "hyper-util", "mio", "socket2", "getrandom", "tower-http", "tempfile"];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The portable crates by the names of their folders: those above, the rules and their guides.
fn portable() -> Vec<String> {
    let all = fs::read_dir(crates()).expect("crates").map(|entry| entry.expect("an entry").file_name());
    let all: Vec<String> = all.filter_map(|name| name.into_string().ok()).collect();
    let is_guide = |name: &&String| name.ends_with("-guide");
    let games = all.iter().filter(is_guide).flat_map(|guide| [guide.clone(), guide.trim_end_matches("-guide").into()]);
    let portable: Vec<String> = PORTABLE.map(String::from).into_iter().chain(games).collect();
    assert!(portable.len() >= PORTABLE.len() + 6, "{portable:?}");
    portable
}

/// Every Rust file below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let (folders, mut found): (Vec<_>, Vec<_>) =
        entries.map(|entry| entry.expect("an entry").path()).partition(|path| path.is_dir());
    found.retain(|path| path.extension().is_some_and(|end| end == "rs"));
    found.extend(folders.iter().flat_map(|folder| files(folder)));
    found
}

#[test]
fn portable_crates_do_not_reach_for_the_machine() {
    let mut reached = Vec::new();
    for name in portable() {
        for file in files(&crates().join(&name).join("src")) {
            let text = fs::read_to_string(&file).expect("a text");
            let file = file.strip_prefix(crates()).expect("a path").display().to_string();
            for (n, line) in (1..).zip(text.lines().take_while(|line| *line != "#[cfg(test)]")) {
                if MACHINE.iter().any(|part| line.contains(part)) && !OPENINGS.contains(&file.as_str()) {
                    reached.push(format!("{file}:{n}: {line}"));
                }
            }
        }
    }
    assert!(reached.is_empty(), "{reached:#?}");
}

#[test]
fn portable_crates_depend_on_nothing_that_does() {
    for name in portable() {
        let mut tree = Command::new(env!("CARGO"));
        tree.args(["tree", "--locked", "--offline", "--edges", "normal", "--prefix", "none"]);
        let tree = tree.args(["--package", &format!("kurgan-{name}")]).current_dir(crates()).output().expect("cargo");
        let text = String::from_utf8_lossy(&tree.stdout);
        assert!(tree.status.success(), "{name}: {}", String::from_utf8_lossy(&tree.stderr));
        let packages: Vec<&str> = text.lines().filter_map(|line| line.split(' ').next()).collect();
        assert!(packages.contains(&"serde"), "{name}: {packages:?}");
        if let Some(game) = name.strip_suffix("-guide") {
            let beside = ["core", "guide", game, &name].map(|own| format!("kurgan-{own}"));
            let ours = packages.iter().filter(|package| package.starts_with("kurgan-"));
            let above: Vec<&&str> = ours.filter(|package| !beside.iter().any(|own| own == *package)).collect();
            assert!(above.is_empty(), "{name} depends on {above:?}");
        }
        let foreign: Vec<&&str> = FOREIGN.iter().filter(|package| packages.contains(package)).collect();
        assert!(foreign.is_empty(), "{name} depends on {foreign:?}");
    }
}
