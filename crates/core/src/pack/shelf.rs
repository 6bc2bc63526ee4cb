//! The components of a game as a pack: their origin, and how they live as long as the program.

use std::sync::{Mutex, OnceLock, PoisonError};

use super::{Checks, Files, PackError, Provenance, Texts};

/// Where the components of a pack come from.
#[derive(Clone, Debug)]
pub struct Origin {
    /// Where every value comes from.
    pub provenance: Vec<Provenance>,
    /// BLAKE3 of the file names and texts.
    pub hash: [u8; 32],
    /// All files of this pack, if it is not the one that the program carries.
    pub files: Texts,
}

/// The packs of one game that have been kept.
pub struct Shelf<P: 'static> {
    printed: OnceLock<&'static P>,
    others: Mutex<Vec<&'static P>>,
}

impl<P> Shelf<P> {
    /// An empty shelf.
    #[allow(clippy::new_without_default)] // for a static
    pub const fn new() -> Self {
        Self { printed: OnceLock::new(), others: Mutex::new(Vec::new()) }
    }
}

/// The components of a game, read from the texts of a pack.
pub trait Pack: Sized + Send + Sync + 'static {
    /// The files of a pack, in the order in which they are hashed.
    const FILES: &'static [&'static str];
    /// The texts that the program carries, in the same order.
    const TEXTS: &'static [&'static str];

    /// The fingerprints of the packs that earlier versions carried: their games go on with today's, as long as they play
    /// as written, and those with files of the players' own with these among today's.
    const EARLIER: &'static [&'static str] = &[];

    /// Reads a pack from file names and texts; the built-in text stands in for a file left out.
    fn load(files: &[(&str, &str)]) -> Result<Self, Vec<PackError>> {
        let checks = Checks::default();
        let read = Files::open(&checks, Self::FILES, Self::TEXTS, files).and_then(|mut files| Self::read(&mut files));
        let problems = checks.problems();
        read.filter(|_| problems.is_empty()).ok_or(problems)
    }

    /// Reads the components from the files of a pack, telling every problem; none if one leaves nothing to go on with.
    fn read(files: &mut Files<'_>) -> Option<Self>;

    /// Where these components come from.
    fn origin(&self) -> &Origin;

    /// Where the packs of this game are kept: a static of its own.
    fn shelf() -> &'static Shelf<Self>;

    /// Reads a pack from texts by the name of their file.
    fn load_texts(texts: &Texts) -> Result<Self, Vec<PackError>> {
        let files: Vec<(&str, &str)> = texts.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        Self::load(&files)
    }

    /// The pack that the program carries.
    ///
    /// # Panics
    /// If the built-in data is bad, which a test rules out.
    fn printed() -> &'static Self {
        Self::shelf().printed.get_or_init(|| match Self::load(&[]) {
            Ok(components) => Box::leak(Box::new(components)),
            Err(problems) => panic!("the built-in pack is bad: {problems:?}"),
        })
    }

    /// Gives a pack the life of the program, once for each hash.
    fn intern(self) -> &'static Self {
        let printed = Self::printed();
        let same = |known: &Self| known.origin().hash == self.origin().hash;
        if same(printed) {
            return printed;
        }
        let mut others = Self::shelf().others.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = others.iter().find(|known| same(known)) {
            return known;
        }
        let new: &'static Self = Box::leak(Box::new(self));
        others.push(new);
        new
    }

    /// The fingerprint of the pack, in hexadecimal.
    fn id(&self) -> String {
        self.origin().hash.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
    }

    /// Where a value comes from: the entry of the field itself, else that of its record.
    fn provenance_of(&self, file: &str, record: &str, field: &str) -> Option<&Provenance> {
        let of = |entry: &&Provenance, field| entry.file == file && entry.record == record && entry.field == field;
        let all = &self.origin().provenance;
        all.iter().find(|entry| of(entry, field)).or_else(|| all.iter().find(|entry| of(entry, "")))
    }
}

/// The files of a [`Pack`](crate::pack::Pack) with their texts: those of these names in the folder `data` of the crate.
#[macro_export]
macro_rules! data_files {
    ($($name:literal),* $(,)?) => {
        const FILES: &'static [&'static str] = &[$($name),*];
        const TEXTS: &'static [&'static str] =
            &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/", $name))),*];
    };
}

/// BLAKE3 of the names and texts of a pack, each with its length before it.
pub(super) fn hash(files: &[&str], texts: &[&str]) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new();
    for part in files.iter().zip(texts).flat_map(|(name, text)| [name, text]) {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part.as_bytes());
    }
    hasher.finalize().into()
}
