//! The words of the program: every language has the same ones, and every one of them is said somewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the languages, seen from the folder of a crate.
pub fn folder(manifest: &str) -> PathBuf {
    Path::new(manifest).join("../../locales")
}

/// The keys of a language with the variables of each, as `file: key`.
pub fn keys(manifest: &str, language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in fs::read_dir(folder(manifest).join(language)).expect("a language") {
        let path = file.expect("a file").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name").to_owned();
        let mut key = String::new();
        for line in fs::read_to_string(&path).expect("a text").lines().filter(|line| !line.starts_with('#')) {
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

/// Fails where a sentence of these files is not called for in the sources of the crate.
pub fn none_is_unused(manifest: &str, files: &[&str]) {
    let text = sources(&Path::new(manifest).join("src"));
    let keys = keys(manifest, "en");
    let ours = keys.keys().filter_map(|key| key.split_once(": ")).filter(|(file, _)| files.contains(file));
    let ids: Vec<String> = ours.map(|(_, id)| id.replace('-', "_")).collect();
    assert!(!ids.is_empty(), "no words in {files:?}");
    let unused: Vec<&String> = ids.iter().filter(|id| !text.contains(&format!(".{id}("))).collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

/// The text of every Rust file below a folder.
pub fn sources(folder: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            text += &sources(&path);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text += &fs::read_to_string(path).expect("a text");
        }
    }
    text
}
