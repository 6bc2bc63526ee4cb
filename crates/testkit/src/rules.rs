//! Every rule on a game's rules page has tests, listed in `rules.toml`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use kurgan_core::parts::every;
use kurgan_core::{Game, Reason};

/// The rules of a game and the tests of its crate.
pub struct Rules {
    /// The folder of the crate: `env!("CARGO_MANIFEST_DIR")`.
    pub folder: &'static str,
    /// The documentation page, from that folder.
    pub page: &'static str,
    /// The list of rules with the names of their tests: `include_str!("rules.toml")`.
    pub list: &'static str,
    /// Whether the section with this id and this text is a rule.
    pub is_rule: fn(id: &str, text: &str) -> bool,
    /// Whether a test of this name is about a rule, and has to be listed.
    pub is_about_a_rule: fn(test: &str) -> bool,
}

impl Rules {
    /// The ids of the rules, in the order of the page.
    pub fn ids(&self) -> Vec<String> {
        let page = fs::read_to_string(Path::new(self.folder).join(self.page)).expect("the page");
        let sections = page.split("<a id=\"").skip(1).filter_map(|section| section.split_once("\"></a>"));
        sections.filter(|(id, text)| (self.is_rule)(id, text)).map(|(id, _)| id.to_owned()).collect()
    }

    /// Every refusal and every option of the game cites a rule of the page.
    pub fn are_cited<G: Game>(&self) {
        let page = fs::read_to_string(Path::new(self.folder).join(self.page)).expect("the page");
        let refusals: Vec<G::Refusal> = (0..16).flat_map(every).collect();
        for rule in refusals.iter().map(Reason::rule).chain(G::OPTIONS.iter().map(|option| option.rule)) {
            assert!(page.contains(&format!("<a id=\"{rule}\"></a>")), "{rule} is not on the page");
        }
    }

    /// Every rule is listed with tests that exist, and every test about a rule is listed.
    pub fn have_tests(&self) {
        let folder = Path::new(self.folder);
        let list: BTreeMap<String, Vec<String>> = toml::from_str(self.list).expect("rules and names of tests");
        let mut tests = BTreeSet::new();
        tests_in(&folder.join("tests"), &mut tests);
        tests_in(&folder.join("src"), &mut tests);

        let rules = self.ids();
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
        for name in tests.iter().filter(|name| (self.is_about_a_rule)(name)) {
            assert!(listed.contains(name), "{name} is not in rules.toml");
        }
    }
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
