//! The real program, run from the command line and over a real socket.

#![allow(clippy::unwrap_used)] // also in what tests share

mod cli;
mod served;

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;

use serde_json::Value;

/// Where the program is.
const PROGRAM: &str = env!("CARGO_BIN_EXE_kurgan");

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
    let mut command = Command::new(PROGRAM);
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
