//! Every rule of chapters 5 to 14 has tests, and `rules.toml` says which.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The rules of the documentation page, chapters 5 to 14, that say anything under their heading.
fn rules() -> Vec<String> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/volga.md");
    let page = fs::read_to_string(page).expect("the page");
    let sections = page.split("<a id=\"").skip(1).filter_map(|section| {
        let (id, text) = section.split_once("\"></a>")?;
        let chapter: u8 = id.split('.').next()?.parse().ok()?;
        let body = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()).count();
        ((5..=14).contains(&chapter) && body > 0).then(|| id.to_owned())
    });
    sections.collect()
}

/// The functions marked as tests in a folder of Rust files.
fn tests_in(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            tests_in(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(path).expect("a file");
            let tests = text.split("#[test]").skip(1).filter_map(|after| after.trim_start().strip_prefix("fn "));
            found.extend(tests.filter_map(|test| test.split_once('(').map(|(name, _)| name.to_owned())));
        }
    }
}

#[test]
fn every_rule_has_a_test() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let list = fs::read_to_string(crate_folder.join("tests/rules.toml")).unwrap();
    let list: BTreeMap<String, Vec<String>> = toml::from_str(&list).unwrap();
    let mut tests = BTreeSet::new();
    tests_in(&crate_folder.join("tests"), &mut tests);
    tests_in(&crate_folder.join("src"), &mut tests);

    let rules = rules();
    assert!(rules.len() > 60 && rules.contains(&"9.5.4".into()), "the page was not understood: {rules:?}");
    for rule in &rules {
        assert!(list.get(rule).is_some_and(|tests| !tests.is_empty()), "rule {rule} has no test");
    }
    for (rule, named) in &list {
        assert!(rules.contains(rule), "{rule} is no rule of the page");
        for name in named {
            assert!(tests.contains(name), "rule {rule}: there is no test {name}");
        }
    }
    let listed: BTreeSet<&String> = list.values().flatten().collect();
    let about_a_rule = |name: &&String| {
        let chapter = name.strip_prefix('r').and_then(|rest| rest.split('_').next()).and_then(|n| n.parse::<u8>().ok());
        chapter.is_some_and(|chapter| chapter >= 5)
    };
    for name in tests.iter().filter(about_a_rule) {
        assert!(listed.contains(name), "{name} is not in rules.toml");
    }
}
