//! Every rule of the documentation page has tests, and `rules.toml` says which.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The rules of the documentation page.
fn rules() -> Vec<String> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/cauldron.md");
    let page = fs::read_to_string(page).expect("the page");
    let ids = page.split("<a id=\"").skip(1).filter_map(|section| section.split_once("\"></a>"));
    let paged = |id: &&str| id.strip_prefix('p').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    ids.map(|(id, _)| id).filter(paged).map(String::from).collect()
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

    let rules = rules();
    assert!(rules.len() > 90 && rules.contains(&"p3-isolation".into()), "the page was not understood: {rules:?}");
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
        name.starts_with("table_")
            || name.strip_prefix('p').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    for name in tests.iter().filter(about_a_rule) {
        assert!(listed.contains(name), "{name} is not in rules.toml");
    }
}

#[test]
fn every_refusal_and_option_cites_a_rule_of_the_page() {
    let rules = rules();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let text = ["refusal.rs", "options.rs"].map(|file| fs::read_to_string(source.join(file)).unwrap()).concat();
    let cited =
        text.split('"').filter(|word| word.starts_with('p') && word.as_bytes().get(1).is_some_and(u8::is_ascii_digit));
    let mut count = 0;
    for id in cited {
        assert!(rules.contains(&id.into()), "{id} is no rule of the page");
        count += 1;
    }
    assert!(count > 20);
}
