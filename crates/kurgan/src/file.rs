//! Journals on disk.
//!
//! A journal is written to a temporary file, synced and renamed over the old one, so that a crash or a full disk leaves
//! either the old or the new one intact.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::anyhow;
use kurgan_core::{Journal, json};
use serde::Deserialize;
use serde_json::Value;
use tempfile::{Builder, NamedTempFile};

use crate::words::L10nLanguage as Words;

/// The journal format this program writes.
const FORMAT: u32 = 1;

/// Whether a new journal may take the place of another file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Replace {
    /// Only if there is none.
    Never,
    /// Whatever is there.
    Always,
}

/// What can go wrong with a journal on disk.
#[derive(Debug)]
pub(crate) enum FileError {
    /// It cannot be read.
    Unreadable(io::Error),
    /// It is not JSON, or a part of a journal is missing or wrong.
    Malformed(serde_json::Error),
    /// It is JSON, but of something else.
    NotAJournal,
    /// A later version of the program wrote it.
    Later(u32),
    /// There is a file of that name.
    Exists,
    /// Another program has changed it since it was read.
    Changed,
    /// It cannot be written; what was there before is still whole.
    Unwritable(io::Error),
    /// A new one cannot be written.
    Uncreated(io::Error),
}

impl FileError {
    /// The error in words.
    pub(crate) fn told(self, words: &Words, path: &Path) -> anyhow::Error {
        let file = path.display().to_string();
        match self {
            Self::Unreadable(error) if error.kind() == io::ErrorKind::NotFound => anyhow!(words.file_none(file)),
            Self::Unreadable(error) => anyhow!(error).context(words.file_unreadable(file)),
            Self::Malformed(error) => {
                anyhow!(words.file_malformed(file, error.line(), error.column(), without_place(&error)))
            }
            Self::NotAJournal => anyhow!(words.file_not_journal(file)),
            Self::Later(format) => anyhow!(words.file_later(file, format)),
            Self::Exists => anyhow!(words.file_exists(file)),
            Self::Changed => anyhow!(words.file_changed(file)),
            Self::Unwritable(error) => anyhow!(error).context(words.file_not_saved(file)),
            Self::Uncreated(error) if error.kind() == io::ErrorKind::NotFound => {
                anyhow!(words.file_no_folder(folder_of(path).display().to_string()))
            }
            Self::Uncreated(error) => anyhow!(error).context(words.file_not_created(file)),
        }
    }
}

/// What is wrong with a text; where it is wrong is told apart.
fn without_place(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.rsplit_once(" at line ").map_or(text.clone(), |(what, _)| what.to_owned())
}

/// A journal on disk, and what it last held.
pub(crate) struct JournalFile {
    path: PathBuf,
    text: Vec<u8>,
}

impl JournalFile {
    /// Reads a journal.
    pub(crate) fn open(path: &Path) -> Result<(Self, Value), FileError> {
        let text = fs::read(path).map_err(FileError::Unreadable)?;
        let journal = read(&text)?;
        // A link is followed now, or saving would replace the link and not the file.
        let path = path.canonicalize().map_err(FileError::Unreadable)?;
        Ok((Self { path, text }, journal))
    }

    /// Writes a new journal.
    pub(crate) fn create(path: &Path, journal: &Value, replace: Replace) -> Result<Self, FileError> {
        let text = write(journal)?;
        place(path, &text, replace).map_err(|error| match error {
            FileError::Unwritable(error) => FileError::Uncreated(error),
            other => other,
        })?;
        Ok(Self { path: path.to_owned(), text })
    }

    /// Keeps what the file holds beside it, under the name that comes back.
    pub(crate) fn keep_old(&self) -> Result<PathBuf, (PathBuf, FileError)> {
        let mut name = self.path.clone().into_os_string();
        name.push(".old");
        let path = PathBuf::from(name);
        match place(&path, &self.text, Replace::Never) {
            Ok(()) => Ok(path),
            Err(error) => Err((path, error)),
        }
    }

    /// Replaces what the file held by this journal, unless somebody else has done so.
    pub(crate) fn save(&mut self, journal: &Value) -> Result<(), FileError> {
        let text = write(journal)?;
        if fs::read(&self.path).map_err(FileError::Unreadable)? != self.text {
            return Err(FileError::Changed);
        }
        place(&self.path, &text, Replace::Always)?;
        self.text = text;
        Ok(())
    }
}

/// The part of a journal that tells what it is.
#[derive(Deserialize)]
struct Head {
    kurgan_journal: u32,
}

fn read(text: &[u8]) -> Result<Value, FileError> {
    // Of a later version not even the fields need be the same.
    match serde_json::from_slice(text) {
        Ok(Head { kurgan_journal }) if kurgan_journal > FORMAT => return Err(FileError::Later(kurgan_journal)),
        Err(error) if error.is_data() => return Err(FileError::NotAJournal),
        _ => {}
    }
    // Read as a journal first, for the place of what is wrong with it.
    let journal: Journal = serde_json::from_slice(text).map_err(FileError::Malformed)?;
    json::read::<Value>(text).map_err(FileError::Malformed)?; // nothing in it twice
    serde_json::to_value(journal).map_err(FileError::Malformed)
}

fn write(journal: &Value) -> Result<Vec<u8>, FileError> {
    let mut text = serde_json::to_vec_pretty(journal).map_err(|error| FileError::Unwritable(error.into()))?;
    text.push(b'\n');
    Ok(text)
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Puts a text on disk under this name, whole or not at all.
fn place(path: &Path, text: &[u8], replace: Replace) -> Result<(), FileError> {
    let temporary = written_beside(path, text).map_err(FileError::Unwritable)?;
    let placed = match replace {
        Replace::Never => temporary.persist_noclobber(path),
        Replace::Always => temporary.persist(path),
    };
    placed.map_err(|failed| match failed.error.kind() {
        io::ErrorKind::AlreadyExists => FileError::Exists,
        _ => FileError::Unwritable(failed.error),
    })?;
    sync_folder_of(path).map_err(FileError::Unwritable)
}

/// A temporary file in the same folder, and so in the same file system, with this text safely on disk.
fn written_beside(path: &Path, text: &[u8]) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(".kurgan-").suffix(".tmp");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666)); // less what the umask takes away
    let mut temporary = builder.tempfile_in(folder_of(path))?;
    temporary.write_all(text)?;
    temporary.as_file().sync_all()?;
    Ok(temporary)
}

/// The new name itself is only on disk once the folder is.
fn sync_folder_of(path: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder_of(path))?.sync_all() } else { Ok(()) }
}
