//! Every sentence of the lab is used. That every language has every key is a test of the table.

use std::fs;
use std::path::Path;

fn sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn no_sentence_is_unused() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut text = String::new();
    sources(&root.join("src"), &mut text);
    let words = fs::read_to_string(root.join("../../locales/en/lab.ftl")).unwrap();
    let keys = words.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    let keys: Vec<&str> = keys.filter_map(|line| line.split(" =").next()).collect();
    assert!(keys.len() > 100, "{}", keys.len());
    let unused: Vec<&&str> =
        keys.iter().filter(|key| !text.contains(&format!(".{}(", key.replace('-', "_")))).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
