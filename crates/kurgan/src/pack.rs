//! Data packs on disk.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use volga::components::{Components, PackError};

use crate::words::L10nLanguage as Words;

/// The texts of a pack: names of files and what they hold.
pub(crate) type Texts = Vec<(String, String)>;

/// Reads the files of a pack. Notes (`*.md`, `*.txt`) and hidden files may lie beside them, but nothing else: a
/// misspelt name must not pass for a correction.
pub(crate) fn read(words: &Words, folder: &Path) -> anyhow::Result<Texts> {
    let known = || Components::FILES.join(", ");
    let unreadable = || words.pack_unreadable(folder.display().to_string());
    let mut texts = Texts::new();
    for entry in fs::read_dir(folder).with_context(unreadable)? {
        let path = entry.with_context(unreadable)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let note = path.extension().is_some_and(|end| end == "md" || end == "txt");
        if name.starts_with('.') || note {
            continue;
        }
        if !Components::FILES.contains(&name.as_str()) {
            bail!(words.pack_unknown_file(path.display().to_string(), known()));
        }
        let text = fs::read_to_string(&path).with_context(|| words.file_unreadable(path.display().to_string()))?;
        texts.push((name, text));
    }
    if texts.is_empty() {
        bail!(words.pack_empty(folder.display().to_string(), known()));
    }
    texts.sort();
    Ok(texts)
}

/// Checks the texts of a pack.
pub(crate) fn load(texts: &Texts) -> Result<Components, Vec<PackError>> {
    let files: Vec<(&str, &str)> = texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    Components::load(&files)
}

/// The pack of that folder, or the one the program carries.
pub(crate) fn open(words: &Words, folder: Option<&Path>) -> anyhow::Result<&'static Components> {
    let Some(folder) = folder else { return Ok(Components::printed()) };
    match load(&read(words, folder)?) {
        Ok(pack) => Ok(Components::intern(pack)),
        Err(problems) => bail!(complaint(words, &problems)),
    }
}

/// All problems of a pack, one to a line.
pub(crate) fn complaint(words: &Words, problems: &[PackError]) -> String {
    problems.iter().fold(words.pack_bad(problems.len()), |text, problem| format!("{text}\n  {problem}"))
}
