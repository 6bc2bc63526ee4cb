//! Data packs on disk.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use cauldron::Cauldron;
use kurgan_core::Game;
use kurgan_core::pack::{Pack, PackError, Texts};
use pavlov::Pavlov;
use table::Packs;
use volga::Volga;

use crate::problem;
use crate::words::L10nLanguage as Words;

/// Components that can be told about.
pub(crate) trait Told: Pack {
    /// The game they belong to.
    type Game: Game<Pack = Self>;
    /// What is in the pack, in words.
    fn counts(&self, words: &Words) -> String;
}

impl Told for volga::components::Components {
    type Game = Volga;
    fn counts(&self, words: &Words) -> String {
        let areas = self.areas.len() - 1; // entry 0 is unused
        let (units, soviets, events) = (self.units.len(), self.soviets.len(), self.events.len());
        words.pack_counts_volga(areas, units, soviets, events, self.origin.provenance.len())
    }
}

impl Told for cauldron::components::Components {
    type Game = Cauldron;
    fn counts(&self, words: &Words) -> String {
        let (areas, units, armies) = (self.areas.len(), self.units.len(), self.armies.len());
        words.pack_counts_cauldron(areas, units, armies, self.cards.len(), self.origin.provenance.len())
    }
}

impl Told for pavlov::components::Components {
    type Game = Pavlov;
    fn counts(&self, words: &Words) -> String {
        let (counters, weapons, positions) = (self.counters.len(), self.weapons.len(), self.positions.len());
        let (wehrmacht, soviet) = (self.cards.len(), self.soviet_cards.len());
        words.pack_counts_pavlov(positions, counters, weapons, wehrmacht, soviet, self.origin.provenance.len())
    }
}

/// The packs of all games: that of this game out of the folder, the others as the program carries them.
pub(crate) fn packs(words: &Words, game: &str, folder: Option<&Path>) -> anyhow::Result<Packs> {
    let mut packs = Packs::default();
    match game {
        Cauldron::ID => packs.cauldron = open(words, folder)?,
        Pavlov::ID => packs.pavlov = open(words, folder)?,
        _ => packs.volga = open(words, folder)?,
    }
    Ok(packs)
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
pub(crate) fn open<P: Pack>(words: &Words, folder: Option<&Path>) -> anyhow::Result<&'static P> {
    let Some(folder) = folder else { return Ok(P::printed()) };
    match P::load_texts(&read::<P>(words, folder)?) {
        Ok(pack) => Ok(pack.intern()),
        Err(problems) => bail!(complaint(words, &problems)),
    }
}

/// All problems of a pack, one to a line.
pub(crate) fn complaint(words: &Words, problems: &[PackError]) -> String {
    let told = problems.iter().map(|problem| problem::told(words, problem));
    told.fold(words.pack_bad(problems.len()), |text, problem| format!("{text}\n  {problem}"))
}
