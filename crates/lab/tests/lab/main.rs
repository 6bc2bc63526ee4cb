//! Whole experiments, in folders of their own.

#![allow(clippy::unwrap_used)] // also in what tests share

mod experiments;
mod files;
mod runs;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use lab::{Begun, Experiment, LabError, Plan, Results, Run};
use table::{Packs, Words};
use tempfile::TempDir;

/// The plan of an experiment.
fn plan(text: &str) -> Plan {
    planned(text).unwrap_or_else(|error| panic!("{}", error.told(Words::default())))
}

fn planned(text: &str) -> Result<Plan, LabError> {
    Plan::new(&Experiment::read(text, Path::new("test.toml"))?, &Packs::default())
}

/// What is said about an experiment that cannot be.
#[track_caller]
fn complaint(text: &str) -> String {
    planned(text).expect_err(text).told(Words::default())
}

/// Plays a plan with so many threads.
fn run(plan: &Plan, out: &Path, threads: usize) -> Result<Results, LabError> {
    go(plan, out, threads, Begun::Refused)
}

fn go(plan: &Plan, out: &Path, threads: usize, begun: Begun) -> Result<Results, LabError> {
    Run { packs: &Packs::default(), out, threads, begun, words: Words::default() }.run(plan, &mut |_| ())
}

/// Plays a plan in a new folder.
fn results(plan: &Plan) -> (TempDir, PathBuf, Results) {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("out");
    let results = run(plan, &out, 2).unwrap_or_else(|error| panic!("{}", error.told(Words::default())));
    (folder, out, results)
}

/// Every file of a folder.
fn bytes(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read(path).unwrap())).collect()
}
