//! The words of the program: every language has the same ones, and every one of them is said somewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of all words: in it a folder for each crate that speaks, in that one for each language.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a name")).collect()
}

/// The crates that speak; there is at least one.
pub fn speakers() -> BTreeSet<String> {
    let speakers = names(&folder());
    assert!(!speakers.is_empty(), "no words");
    speakers
}

/// The languages of a crate.
pub fn languages(speaker: &str) -> BTreeSet<String> {
    names(&folder().join(speaker))
}

/// The keys of a crate in a language with the variables of each, as `file: key`.
pub fn keys(speaker: &str, language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let folder = folder().join(speaker).join(language);
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for name in names(&folder) {
        let mut key = String::new();
        let text = fs::read_to_string(folder.join(&name)).expect("a text");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((id, _)) = line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
            {
                key = format!("{name}: {id}");
                assert!(keys.insert(key.clone(), BTreeSet::new()).is_none(), "{key} is there twice");
            }
            for variable in line.split('$').skip(1) {
                let end = variable.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(variable.len());
                keys.get_mut(&key).expect("a key before its variables").insert(variable[..end].into());
            }
        }
    }
    keys
}

/// The keys of a crate that its sources never call for, and that follow from no declaration of its game.
pub fn unused(speaker: &str) -> Vec<String> {
    let text = sources(&source_folder(speaker));
    // `.key(`, wherever it stands
    let calls = text.split('.').filter_map(|call| call.split_once('('));
    let called: BTreeSet<&str> = calls.map(|(name, _)| name).collect();
    let declared = speaker.strip_suffix("-guide").map(Declared::by);
    let said = |key: &String| {
        let (_, id) = key.split_once(": ").expect("a file and a key");
        let id = id.replace('-', "_");
        called.contains(id.as_str()) || declared.as_ref().is_some_and(|declared| declared.has(&id))
    };
    keys(speaker, "en").into_keys().filter(|key| !said(key)).collect()
}

/// What a game declares, from which keys of its guide follow.
struct Declared {
    refusals: BTreeSet<String>,
    /// The texts in its sources, the names of options, values and seats among them.
    names: BTreeSet<String>,
}

impl Declared {
    fn by(game: &str) -> Self {
        let names = sources(&source_folder(game)).split('"').map(String::from).collect();
        Self { refusals: codes(game, "refusal"), names }
    }

    fn has(&self, key: &str) -> bool {
        match key.split_once('_') {
            Some(("refusal", code)) => self.refusals.contains(code),
            Some(("title" | "option" | "seat", name)) => self.names.contains(name),
            Some(("choice", rest)) => {
                let mut splits = rest.match_indices('_').map(|(at, _)| (&rest[..at], &rest[at + 1..]));
                splits.any(|(option, value)| self.names.contains(option) && self.names.contains(value))
            }
            _ => false,
        }
    }
}

fn source_folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src")
}

/// The codes that the rules of a game declare in a file: of `#[serde(rename = "CODE RULE")]`.
pub fn codes(game: &str, file: &str) -> BTreeSet<String> {
    let path = source_folder(game).join(file).with_extension("rs");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let names = text.split("rename = \"").skip(1).filter_map(|after| after.split([' ', '"']).next());
    names.map(String::from).collect()
}

/// The text of every Rust file below a folder.
pub fn sources(folder: &Path) -> String {
    let mut text = String::new();
    for name in names(folder) {
        let path = folder.join(name);
        if path.is_dir() {
            text += &sources(&path);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text += &fs::read_to_string(path).expect("a text");
        }
    }
    text
}
