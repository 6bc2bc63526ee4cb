//! Data packs on disk.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use kurgan_core::pack::{Pack, PackError, Texts};
use table::{GameId, Listed, Packs, each_game};

use crate::problem;
use crate::words::L10nLanguage as Words;

/// The packs of all games: that of this game out of the folder, the others as the program carries them. A file that names
/// no game there is gets none out of the folder: it is refused for that as soon as it is played.
pub(crate) fn packs(
    words: &Words,
    say: table::Words,
    game: impl Into<Option<GameId>>,
    folder: Option<&Path>,
) -> anyhow::Result<Packs> {
    let packs = Packs::default();
    let Some(game) = game.into() else { return Ok(packs) };
    Ok(each_game!(game, G => packs.with::<G>(open::<G>(words, say, folder)?)))
}

/// Reads the files of a pack. Notes (`*.md`, `*.txt`) and hidden files may lie beside them, but nothing else: a
/// misspelt name must not pass for a correction.
pub(crate) fn read<P: Pack>(words: &Words, folder: &Path) -> anyhow::Result<Texts> {
    let known = || P::FILES.join(", ");
    let unreadable = || words.pack_unreadable(folder.display().to_string());
    let mut texts = Texts::new();
    for entry in fs::read_dir(folder).with_context(unreadable)? {
        let path = entry.with_context(unreadable)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let note = path.extension().is_some_and(|end| end == "md" || end == "txt");
        if name.starts_with('.') || note {
            continue;
        }
        if !P::FILES.contains(&name.as_str()) {
            bail!(words.pack_unknown_file(path.display().to_string(), known()));
        }
        let text = fs::read_to_string(&path).with_context(|| words.file_unreadable(path.display().to_string()))?;
        texts.insert(name, text);
    }
    if texts.is_empty() {
        bail!(words.pack_empty(folder.display().to_string(), known()));
    }
    Ok(texts)
}

/// The pack of that folder, or the one the program carries.
fn open<G: Listed>(words: &Words, say: table::Words, folder: Option<&Path>) -> anyhow::Result<&'static G::Pack> {
    let Some(folder) = folder else { return Ok(G::Pack::printed()) };
    match G::Pack::load_texts(&read::<G::Pack>(words, folder)?) {
        Ok(pack) => Ok(pack.intern()),
        Err(problems) => bail!(complaint::<G>(words, say, &problems)),
    }
}

/// All problems of a pack, one to a line.
pub(crate) fn complaint<G: Listed>(words: &Words, say: table::Words, problems: &[PackError]) -> String {
    let told = problems.iter().map(|problem| problem::told::<G::Guide>(words, say, problem));
    told.fold(words.pack_bad(problems.len()), |text, problem| format!("{text}\n  {problem}"))
}
