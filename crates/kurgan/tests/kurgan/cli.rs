//! The real binary, run as a person or a program runs it.

#![allow(clippy::unwrap_used)] // also in what tests share

mod bench;
mod commands;
mod crash;
mod data;
mod journals;
mod lab;
mod notices;
mod play;
mod players;
mod referee;
mod review;
mod seats;

use std::ffi::OsStr;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::thread;

use serde_json::Value;
use tempfile::TempDir;

/// What a run of the program gave.
#[derive(Debug)]
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Run {
    fn of(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("the program writes text");
        Self { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }

    /// The output of a run that went well.
    #[track_caller]
    fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// The complaint of a run that ended with this code.
    #[track_caller]
    fn bad(self, code: i32) -> String {
        assert_eq!(self.code, Some(code), "{self:?}");
        assert!(!self.err.is_empty(), "no complaint: {self:?}");
        assert!(!self.err.contains("panicked"), "{self:?}");
        self.err
    }

    #[track_caller]
    fn json(self) -> Value {
        serde_json::from_str(&self.good()).expect("JSON was asked for")
    }
}

/// What tells the program which language to speak.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The program, in English wherever the tests run.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kurgan"));
    for name in LOCALE {
        command.env_remove(name);
    }
    command
}

/// Runs the program with nothing to read.
fn kurgan<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> Run {
    Run::of(program().args(args).stdin(Stdio::null()).output().expect("the program starts"))
}

/// Runs the program with this to read.
fn kurgan_told<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>, input: &str) -> Run {
    let (input, output, error) = (input.to_owned(), Stdio::piped(), Stdio::piped());
    let mut child = program().args(args).stdin(Stdio::piped()).stdout(output).stderr(error).spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("it was piped");
    let writer = thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes()); // it may stop reading early
    });
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("the writer ends");
    Run::of(output)
}

/// The journal in a file.
fn journal(file: &str) -> Value {
    serde_json::from_slice(&std::fs::read(file).unwrap()).unwrap()
}

/// A folder of our own.
struct Scratch(TempDir);

impl Scratch {
    fn new() -> Self {
        Self(TempDir::new().expect("there is room for a folder"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn text(&self, name: &str) -> String {
        self.path(name).to_str().expect("the name is text").to_owned()
    }

    /// A new game with these further arguments, in `game.json`.
    fn game(&self, more: &[&str]) -> String {
        let file = self.text("game.json");
        let args = ["new", "volga", &file, "--seed", "1942"];
        kurgan(args.iter().chain(more)).good();
        file
    }

    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.0.path()).expect("the folder is there");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("it is readable").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }
}
