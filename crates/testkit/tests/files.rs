//! What is written is compiled: a file that no module names, and a test in a crate that says it has none, would be
//! passed over in silence.

use std::fs;
use std::path::{Path, PathBuf};

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

fn name(path: &Path) -> &str {
    path.file_stem().and_then(|name| name.to_str()).expect("a name")
}

/// Every Rust file below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let (folders, mut found): (Vec<_>, Vec<_>) = entries(folder).into_iter().partition(|path| path.is_dir());
    found.retain(|path| path.extension().is_some_and(|extension| extension == "rs"));
    found.extend(folders.iter().flat_map(|folder| files(folder)));
    found
}

/// The folders of the crates.
fn crates() -> Vec<PathBuf> {
    entries(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."))
}

/// Whether the root of this folder, or the file that it belongs to, names this module.
fn is_named(file: &Path) -> bool {
    let folder = file.parent().expect("a folder");
    let roots = ["main.rs", "lib.rs"].map(|root| folder.join(root));
    let above = folder.with_extension("rs");
    let line = format!("mod {};", name(file));
    roots.iter().chain([&above]).filter(|root| root.exists()).any(|root| {
        let text = text(root);
        text.lines().any(|text| {
            text.trim_start().trim_start_matches("pub ").trim_start_matches("pub(crate) ").starts_with(&line)
        })
    })
}

#[test]
fn every_file_is_a_module() {
    let mut count = 0;
    for folder in crates() {
        let (src, tests) = (folder.join("src"), folder.join("tests"));
        for file in files(&src).into_iter().chain(files(&tests)) {
            let is_root = ["main", "lib"].contains(&name(&file)) || file.parent() == Some(&tests);
            assert!(is_root || is_named(&file), "no module names {}", file.display());
            count += 1;
        }
    }
    assert!(count > 200, "{count} files are not all");
}

#[test]
fn a_crate_that_says_it_has_no_tests_has_none() {
    for folder in crates() {
        let manifest = text(&folder.join("Cargo.toml"));
        let library = manifest.split("\n[").find_map(|table| table.strip_prefix("lib]\n")).unwrap_or_default();
        let says = |wanted: &str| library.lines().any(|line| line == wanted);
        for file in files(&folder.join("src")) {
            let (text, shown) = (text(&file), file.display());
            assert!(!says("test = false") || !text.contains("#[cfg(test)]"), "{shown} has tests");
            // A block of documentation that opens without a language is Rust.
            let marks = text.lines().filter_map(|line| line.trim_start().strip_prefix("//")?.split_once("```"));
            let runs = marks.step_by(2).any(|(_, language)| language.is_empty());
            assert!(!says("doctest = false") || !runs, "{shown} has examples");
        }
    }
}
