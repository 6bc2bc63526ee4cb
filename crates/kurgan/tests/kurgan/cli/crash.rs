//! A crash or a full disk leaves either the old or the new journal intact.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use super::Scratch;
use crate::{PROGRAM, Run, kurgan, kurgan_told, program};

/// Runs the program in a shell that has first done this.
fn in_shell(prepare: &str, args: &[&str]) -> Run {
    let script = format!("{prepare}; exec \"$0\" \"$@\"");
    let shell =
        Command::new("sh").args(["-c", &script, PROGRAM]).args(args).env("LC_ALL", "C").stdin(Stdio::null()).output();
    Run::of(shell.expect("there is a shell"))
}

#[test]
fn a_write_that_fails_midway_leaves_the_old_journal() {
    let scratch = Scratch::new();
    let file = scratch.game(&[]);
    let before = fs::read(&file).unwrap();
    assert!(before.len() > 4 * 1024, "the journal is too small for this test");
    // No file may grow beyond four blocks of 512 or 1024 bytes; the write then fails as on a full disk.
    let complaint = in_shell("trap '' XFSZ; ulimit -f 4", &["play", &file, "buy artillery"]).bad(1);
    assert!(complaint.contains("could not be saved"), "{complaint}");
    assert_eq!(fs::read(&file).unwrap(), before);
    assert_eq!(scratch.names(), ["game.json"], "the half-written file is gone");
    // Without the trap the program is killed in the middle of the write.
    let killed = in_shell("ulimit -f 4", &["play", &file, "buy artillery"]);
    assert_eq!(killed.code, None, "{killed:?}");
    assert_eq!(fs::read(&file).unwrap(), before);
    kurgan(["verify", &file]).good();
    // With room again the game goes on.
    kurgan(["play", &file, "buy artillery"]).good();
    assert_ne!(fs::read(&file).unwrap(), before);
    kurgan(["verify", &file]).good();
}

#[test]
fn a_full_disk_leaves_the_old_journal() {
    let scratch = Scratch::new();
    let file = scratch.game(&[]);
    fs::create_dir(scratch.path("disk")).unwrap();
    // A small disk of our own: as root, or as a user who may have a namespace.
    let script = r#"
        mount -t tmpfs -o size=256k none "$1/disk" || exit 77
        cp "$1/game.json" "$1/disk/game.json"
        dd if=/dev/zero of="$1/disk/filling" bs=1k count=1024 2>/dev/null
        "$0" play "$1/disk/game.json" "buy artillery"
        [ $? -eq 1 ] || exit 2
        cmp "$1/game.json" "$1/disk/game.json" || exit 3
        rm "$1/disk/filling"
        "$0" play "$1/disk/game.json" "buy artillery" || exit 4
        "$0" verify "$1/disk/game.json" || exit 5
    "#;
    let unshare = |namespaces: &[&str]| {
        let command = ["sh", "-c", script, PROGRAM, &scratch.text("")];
        let run =
            Command::new("unshare").args(namespaces).args(command).env("LC_ALL", "C").stdin(Stdio::null()).output();
        Run::of(run.expect("unshare, of util-linux, is installed"))
    };
    let mut run = unshare(&["--mount"]);
    if run.code == Some(77) || run.err.contains("unshare failed") {
        run = unshare(&["--user", "--map-root-user", "--mount"]);
    }
    assert_eq!(run.code, Some(0), "77: this machine gives tests no disk of their own\n{run:?}");
    assert!(run.err.contains("could not be saved"), "{run:?}");
    kurgan(["verify", &file]).good();
}

#[test]
fn a_program_killed_at_any_moment_leaves_a_journal_that_verifies() {
    let scratch = Scratch::new();
    let file = scratch.game(&["--takebacks"]);
    for round in 0..25 {
        let mut child = program()
            .args(["play", &file])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut ask = child.stdin.take().expect("it was piped");
        // Two steps forward, one back: saves without end, and the journal grows.
        let busy = thread::spawn(move || while ask.write_all(b"1\n1\nundo\n").is_ok() {});
        thread::sleep(Duration::from_millis(5 + round * 3));
        child.kill().expect("it was running");
        child.wait().expect("it ended");
        busy.join().expect("the writer ends with it");
        kurgan(["verify", &file]).good();
    }
}

#[test]
fn two_programs_do_not_overwrite_each_other() {
    let scratch = Scratch::new();
    let file = scratch.game(&[]);
    let other = scratch.game(&["--force", "--takebacks"]);
    assert_eq!(file, other);
    let mut slow = program()
        .args(["play", &file])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut ask = slow.stdin.take().expect("it was piped");
    let mut first = [0];
    std::io::Read::read_exact(slow.stdout.as_mut().expect("it was piped"), &mut first).expect("it shows the board");
    kurgan_told(["play", &file], "buy engineer\n").good();
    let engineer = fs::read(&file).unwrap();
    ask.write_all(b"buy artillery\n").unwrap();
    drop(ask);
    let complaint = Run::of(slow.wait_with_output().unwrap()).bad(1);
    assert!(complaint.contains("Another program changed"), "{complaint}");
    assert_eq!(fs::read(&file).unwrap(), engineer);
}
