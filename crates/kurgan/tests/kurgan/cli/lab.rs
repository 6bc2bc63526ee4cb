//! Experiments by the real program, killed and resumed.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use super::Scratch;
use crate::{PROGRAM, Run, kurgan, program};

fn bytes(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read(path).unwrap())).collect()
}

#[test]
fn an_experiment_by_flags_and_by_file_is_the_same() {
    let scratch = Scratch::new();
    let (flags, file, toml) = (scratch.text("flags"), scratch.text("file"), scratch.text("x.toml"));
    let grid = ["--game", "cauldron", "--games", "40", "--seed", "3", "--grid", "entry=A,D", "--policy", "random"];
    let text = kurgan(["lab", "run", "--out", &flags, "--threads", "1"].iter().chain(&grid)).good();
    for part in
        ["entry=A: 40 games", "entry=D: 40 games", "95% interval", "median", "decisions", "games/s", "report.html"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    let experiment = "game = \"cauldron\"\ngames = 40\nseed = 3\npolicy = \"random\"\n[grid]\nentry = [\"A\", \"D\"]\n";
    fs::write(&toml, experiment).unwrap();
    kurgan(["lab", "run", &toml, "--out", &file, "--threads", "2"]).good();
    assert!(bytes(Path::new(&flags)) == bytes(Path::new(&file)));

    let same = kurgan(["lab", "compare", &flags, &file]).good();
    assert!(same.contains("40 pairs") && same.contains("No significant difference in win rate"), "{same}");
    let arms = kurgan(["lab", "compare", &flags, "--json"]).json();
    assert_eq!(arms["comparisons"][0]["pairs"], 40);
    assert_eq!(arms["comparisons"][0]["b"], "entry=D");
    let named = kurgan(["lab", "compare", &format!("{flags}#entry=D"), &format!("{file}#entry=A"), "--json"]).json();
    let negated = -named["comparisons"][0]["score_difference"]["value"].as_f64().unwrap();
    assert!((arms["comparisons"][0]["score_difference"]["value"].as_f64().unwrap() - negated).abs() < 1e-9);
    assert!(kurgan(["lab", "compare", &format!("{flags}#entry=E")]).bad(1).contains("entry=A; entry=D"));
    assert!(kurgan(["lab", "compare", &scratch.text("none")]).bad(1).contains("no finished experiment"));

    assert!(
        kurgan(["lab", "run", &toml, "--out", &file])
            .bad(1)
            .contains("already contains the results of this experiment")
    );
    assert!(kurgan(["lab", "run", &toml, "--out", &file, "--resume"]).good().contains("nothing left to play"));
    assert!(kurgan(["lab", "run", &toml, "--out", &file, "--games", "9"]).bad(1).contains("another experiment"));
}

#[test]
fn wrong_experiments_are_complained_about() {
    let scratch = Scratch::new();
    let toml = scratch.text("wrong.toml");
    fs::write(&toml, "game = \"volga\"\n[options]\nrubbel = true\n").unwrap();
    let complaint = kurgan(["lab", "run", &toml]).bad(1);
    assert!(complaint.contains("wrong.toml, field options.rubbel") && complaint.contains("rubble"), "{complaint}");
    assert!(kurgan(["lab", "run"]).bad(1).contains("--game"));
    assert!(kurgan(["lab", "run", &scratch.text("none.toml")]).bad(1).contains("Cannot read "));
    kurgan(["lab", "run", "--game", "chess"]).bad(2);
    kurgan(["lab", "run", "--games", "0"]).bad(2);
    let late = "9007199254740990";
    assert!(
        kurgan(["lab", "run", "--game", "volga", "--seed", late]).bad(1).contains("--seed"),
        "named as it was given"
    );
    kurgan(["lab"]).bad(2);
    kurgan(["lab", "compare"]).bad(2);
    assert_eq!(scratch.names(), ["wrong.toml"]);
}

const BIG: [&str; 8] = ["lab", "run", "--game", "volga", "--policy", "random", "--games", "6000"];

/// Killed twice in the middle, by the signal that cannot be caught.
#[test]
fn a_killed_run_goes_on_to_the_same_bytes() {
    let scratch = Scratch::new();
    let (whole, killed) = (scratch.text("whole"), scratch.text("killed"));
    kurgan(BIG.iter().chain(&["--out", &whole, "--threads", "2"])).good();
    assert!(kurgan(["lab", "compare", &whole]).bad(1).contains("only one arm"), "there is nothing to compare it with");
    let checkpoint = Path::new(&killed).join("checkpoint.bin");
    let size = || fs::metadata(&checkpoint).map_or(0, |file| file.len());
    for _ in 0..2 {
        let before = size();
        let more = ["--out", &killed, "--threads", "2", "--resume"];
        let mut child = program().args(BIG).args(more).stdin(Stdio::null()).stdout(Stdio::null()).spawn().unwrap();
        while size() <= before + 20_000 && child.try_wait().unwrap().is_none() {
            sleep(Duration::from_millis(1));
        }
        child.kill().unwrap();
        let status = child.wait().unwrap();
        assert_eq!(status.code(), None, "it ended before it was killed: {status}");
        assert!(size() > before, "it wrote something before");
    }
    assert!(!Path::new(&killed).join("summary.json").exists());
    let refused = kurgan(BIG.iter().chain(&["--out", &killed])).bad(1);
    assert!(refused.contains("--resume"), "{refused}");
    kurgan(BIG.iter().chain(&["--out", &killed, "--threads", "1", "--resume"])).good();
    assert!(bytes(Path::new(&whole)) == bytes(Path::new(&killed)));
}

/// No file may grow beyond some blocks: the writes fail as on a full disk, and with room again the run goes on.
#[test]
fn a_disk_without_room_is_told_and_the_run_goes_on_later() {
    let scratch = Scratch::new();
    let (whole, full) = (scratch.text("whole"), scratch.text("full"));
    let args = ["lab", "run", "--game", "volga", "--policy", "random", "--games", "1000", "--out"];
    kurgan(args.iter().chain(&[whole.as_str()])).good();
    let script = "trap '' XFSZ; ulimit -f 40; exec \"$0\" \"$@\"";
    let mut shell = Command::new("sh");
    shell.args(["-c", script, PROGRAM]).args(args).arg(&full).env("LC_ALL", "C");
    let complaint = Run::of(shell.output().unwrap()).bad(1);
    assert!(complaint.contains("Cannot write "), "{complaint}");
    assert!(!Path::new(&full).join("summary.json").exists());
    kurgan(args.iter().chain(&[full.as_str(), "--resume"])).good();
    assert!(bytes(Path::new(&whole)) == bytes(Path::new(&full)));
}

/// The most memory a run of so many games had, in KiB.
#[cfg(target_os = "linux")]
fn peak(games: &str) -> u64 {
    let scratch = Scratch::new();
    let args = ["lab", "run", "--game", "volga", "--policy", "random", "--threads", "2", "--games", games, "--out"];
    let out = scratch.text("out");
    let mut child = program().args(args).arg(out).stdin(Stdio::null()).stdout(Stdio::null()).spawn().unwrap();
    let status = format!("/proc/{}/status", child.id());
    let mut peak = 0;
    while child.try_wait().unwrap().is_none() {
        let text = fs::read_to_string(&status).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        peak = line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(peak);
        sleep(Duration::from_millis(1));
    }
    assert!(child.wait().unwrap().success());
    peak
}

/// A game takes some 400 bytes of rows: were they kept, ten times as many games would take 18 MiB more.
#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_number_of_games() {
    let [few, many] = ["5000", "50000"].map(peak);
    assert!(few > 1024, "{few} KiB are not the memory of this program");
    assert!(many < few + 2 * 1024, "{few} KiB after 5,000 games, {many} KiB after 50,000");
}
