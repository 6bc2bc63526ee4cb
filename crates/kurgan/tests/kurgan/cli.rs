//! The command line, as a person or another program uses it.

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

use std::path::PathBuf;

use serde_json::Value;
use tempfile::TempDir;

use crate::kurgan;

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
