//! Data packs on disk.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use cauldron::Cauldron;
use kurgan_core::Game;
use kurgan_core::pack::{PackError, Provenance};
use pavlov::Pavlov;
use table::Packs;
use volga::Volga;

use crate::words::L10nLanguage as Words;

/// The texts of a pack: names of files and what they hold.
pub(crate) type Texts = Vec<(String, String)>;

/// The components of a game, as far as its data are looked into.
pub(crate) trait Pack: Sized + 'static {
    /// The game they belong to.
    type Game: Game<Pack = Self>;
    /// The files of a pack.
    const FILES: &'static [&'static str];
    /// Reads a pack; the built-in text stands in for a file left out.
    fn load(files: &[(&str, &str)]) -> Result<Self, Vec<PackError>>;
    /// The pack that the program carries.
    fn printed() -> &'static Self;
    /// Gives a pack the life of the program.
    fn intern(self) -> &'static Self;
    /// Where every value comes from.
    fn provenance(&self) -> &[Provenance];
    /// What is in it, in words.
    fn counts(&self, words: &Words) -> String;
}

/// The components of a game have these functions of their own; what to count differs.
macro_rules! pack {
    ($game:ty, $components:ty, |$pack:ident, $words:ident| $counts:expr) => {
        impl Pack for $components {
            type Game = $game;
            const FILES: &'static [&'static str] = &Self::FILES;
            fn load(files: &[(&str, &str)]) -> Result<Self, Vec<PackError>> {
                Self::load(files)
            }
            fn printed() -> &'static Self {
                Self::printed()
            }
            fn intern(self) -> &'static Self {
                Self::intern(self)
            }
            fn provenance(&self) -> &[Provenance] {
                &self.provenance
            }
            fn counts(&self, $words: &Words) -> String {
                let $pack = self;
                $counts
            }
        }
    };
}

pack!(Volga, volga::components::Components, |pack, words| {
    let areas = pack.areas.len() - 1; // entry 0 is unused
    let (units, soviets, events) = (pack.units.len(), pack.soviets.len(), pack.events.len());
    words.pack_counts_volga(areas, units, soviets, events, pack.provenance.len())
});

pack!(Cauldron, cauldron::components::Components, |pack, words| {
    let (areas, units, armies) = (pack.areas.len(), pack.units.len(), pack.armies.len());
    words.pack_counts_cauldron(areas, units, armies, pack.cards.len(), pack.provenance.len())
});

pack!(Pavlov, pavlov::components::Components, |pack, words| {
    let (counters, weapons, positions) = (pack.counters.len(), pack.weapons.len(), pack.positions.len());
    let (wehrmacht, soviet) = (pack.cards.len(), pack.soviet_cards.len());
    words.pack_counts_pavlov(positions, counters, weapons, wehrmacht, soviet, pack.provenance.len())
});

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
        texts.push((name, text));
    }
    if texts.is_empty() {
        bail!(words.pack_empty(folder.display().to_string(), known()));
    }
    texts.sort();
    Ok(texts)
}

/// Checks the texts of a pack.
pub(crate) fn load<P: Pack>(texts: &Texts) -> Result<P, Vec<PackError>> {
    let files: Vec<(&str, &str)> = texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    P::load(&files)
}

/// The pack of that folder, or the one the program carries.
pub(crate) fn open<P: Pack>(words: &Words, folder: Option<&Path>) -> anyhow::Result<&'static P> {
    let Some(folder) = folder else { return Ok(P::printed()) };
    match load::<P>(&read::<P>(words, folder)?) {
        Ok(pack) => Ok(pack.intern()),
        Err(problems) => bail!(complaint(words, &problems)),
    }
}

/// All problems of a pack, one to a line.
pub(crate) fn complaint(words: &Words, problems: &[PackError]) -> String {
    problems.iter().fold(words.pack_bad(problems.len()), |text, problem| format!("{text}\n  {problem}"))
}
