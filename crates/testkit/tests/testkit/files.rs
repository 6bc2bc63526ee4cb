//! Every file is compiled, once, and every test runs: a file that no module names, or a test in a crate that declares it
//! has none, would be skipped silently, and every further test binary of a crate is compiled and linked anew. And
//! CONTRIBUTING lists every file of the template game.

use std::collections::BTreeSet;
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

/// Every file below a folder.
fn all_files(folder: &Path) -> Vec<PathBuf> {
    let (folders, mut found): (Vec<_>, Vec<_>) = entries(folder).into_iter().partition(|path| path.is_dir());
    found.extend(folders.iter().flat_map(|folder| all_files(folder)));
    found
}

/// Every Rust file below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = all_files(folder);
    found.retain(|path| path.extension().is_some_and(|extension| extension == "rs"));
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
            let is_root = ["main", "lib"].contains(&name(&file));
            assert!(is_root || is_named(&file), "no module names {}", file.display());
            count += 1;
        }
    }
    assert!(count > 200, "{count} files are not all");
}

#[test]
fn the_tests_of_a_crate_are_one_binary() {
    let roots = |folder: &PathBuf| {
        entries(&folder.join("tests")).iter().filter(|folder| folder.join("main.rs").exists()).count()
    };
    let found: Vec<usize> = crates().iter().map(roots).collect();
    assert!(found.iter().all(|&roots| roots <= 1) && found.contains(&1), "{found:?}");
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

#[test]
fn whoever_looks_for_a_rule_is_told_of_every_file_of_rules() {
    for rules in crates().into_iter().map(|folder| folder.join("src/rules")).filter(|rules| rules.is_dir()) {
        let text = text(&rules.with_extension("rs"));
        let head = text.lines().map_while(|line| line.strip_prefix("//! ").or_else(|| line.strip_prefix("//!")));
        let listed = head.skip_while(|line| *line != "```text").skip(1).take_while(|line| *line != "```");
        let listed: BTreeSet<&str> = listed.filter_map(|line| line.split_once("  ")).map(|(file, _)| file).collect();
        let there = files(&rules);
        assert_eq!(listed, there.iter().map(|file| name(file)).collect(), "{}", rules.display());
    }
}

/// `a/{b,c}.rs` as `a/b.rs` and `a/c.rs`.
fn spelled_out(path: &str) -> Vec<String> {
    match path.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?))) {
        Some((before, (names, after))) => names.split(',').map(|name| format!("{before}{name}{after}")).collect(),
        None => vec![path.into()],
    }
}

#[test]
fn who_adds_a_game_is_told_of_every_file_of_the_template() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let guide = text(&root.join("CONTRIBUTING.md"));
    let section = guide.split("\n## ").find(|section| section.starts_with("Adding a game\n")).expect("the section");
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `")?.split_once("` | "));
    let mut told = BTreeSet::new();
    for (path, what) in rows {
        assert!(what.len() > 10, "nothing is said of {path}");
        for path in spelled_out(path) {
            assert!(told.insert(path.clone()), "{path} is there twice");
        }
    }
    let folders = ["crates/river", "crates/river-guide", "locales/river-guide"].map(|folder| root.join(folder));
    let pages = all_files(&root.join("docs")).into_iter().filter(|path| path.ends_with("river.md"));
    let there = folders.iter().flat_map(|folder| all_files(folder)).chain(pages);
    let there = there.map(|path| path.strip_prefix(&root).expect("below the root").display().to_string());
    assert_eq!(told, there.collect());
}
