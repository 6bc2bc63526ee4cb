//! The words of the program: every language has the same keys, and every key is used.

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
    for name in names(&folder).into_iter().filter(|name| Path::new(name).extension().is_some_and(|end| end == "ftl")) {
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
    events: BTreeSet<String>,
    /// The texts in its sources and in those of its guide: names of options, values and seats, words for exceptions.
    names: BTreeSet<String>,
    /// The names of its types and variants as words: `no_food`.
    variants: BTreeSet<String>,
    /// What stands for something in the forms of its actions: `area` of `move UNIT AREA`.
    placeholders: BTreeSet<String>,
    /// The first words of these forms: `move` of `move UNIT AREA`.
    verbs: BTreeSet<String>,
}

impl Declared {
    fn by(game: &str) -> Self {
        let text = sources(&source_folder(game)) + &sources(&source_folder(&format!("{game}-guide")));
        let names = text.split('"').map(String::from).collect();
        let words = text.split(|c: char| !c.is_alphanumeric());
        let variants = words.filter(|word| word.starts_with(char::is_uppercase)).map(snake_case).collect();
        let forms = fs::read_to_string(source_folder(game).join("action.rs")).expect("the actions of the game");
        let words = forms.split(|c: char| !c.is_ascii_uppercase()).filter(|word| word.len() > 1);
        let placeholders = words.map(str::to_lowercase).collect();
        let forms = forms.split("rename = \"").skip(1).filter_map(|form| form.split([' ', '"']).next());
        let verbs = forms.map(String::from).collect();
        let (refusals, events) = (codes(game, "refusal"), codes(game, "event"));
        Self { refusals, events, names, variants, placeholders, verbs }
    }

    fn has(&self, key: &str) -> bool {
        match key.split_once('_') {
            Some(("placeholder", word)) => self.placeholders.contains(word),
            Some(("verb", word)) => self.verbs.contains(word),
            Some(("refusal", code)) => self.refusals.contains(code),
            Some(("title" | "option" | "seat" | "style", name)) => self.named(name),
            Some(("choice", rest)) => splits(rest).any(|(option, value)| self.named(option) && self.named(value)),
            Some(("event", code)) if self.events.contains(code) => true,
            // A sentence of its own for a cause, an end, an exception.
            Some(("event", rest)) => splits(rest).any(|(code, word)| self.events.contains(code) && self.named(word)),
            _ => false,
        }
    }

    /// Whether it is a text of the sources, or the name of a variant.
    fn named(&self, word: &str) -> bool {
        self.names.contains(word) || self.variants.contains(word)
    }
}

/// `NoFood` as `no_food`.
fn snake_case(name: &str) -> String {
    name.chars().fold(String::new(), |word, c| {
        let gap = if c.is_uppercase() && !word.is_empty() { "_" } else { "" };
        word + gap + &c.to_lowercase().to_string()
    })
}

/// Every way to split a word in two.
fn splits(word: &str) -> impl Iterator<Item = (&str, &str)> {
    word.match_indices('_').map(|(at, _)| (&word[..at], &word[at + 1..]))
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
