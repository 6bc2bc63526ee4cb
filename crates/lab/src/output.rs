//! Result files: written as games finish, and moved into place when all are done.

pub(crate) mod charts;
mod column;
pub(crate) mod csv;
mod marginal;
pub(crate) mod parquet;
pub(crate) mod report;
pub(crate) mod summary;

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use crate::error::LabError;

/// One row for each game.
pub const GAMES_PARQUET: &str = "games.parquet";
/// One row for each turn of each game.
pub const TURNS_PARQUET: &str = "turns.parquet";
/// The same as [`GAMES_PARQUET`].
pub const GAMES_CSV: &str = "games.csv";
/// The same as [`TURNS_PARQUET`], on request.
pub const TURNS_CSV: &str = "turns.csv";
/// The report.
pub const REPORT: &str = "report.html";

/// The end of the name of a file that is not whole yet.
const PART: &str = ".part";

/// Where a file lies until it is whole.
pub(crate) fn part(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(PART);
    name.into()
}

/// Whether this is a file that was not whole yet.
pub(crate) fn is_part(path: &Path) -> bool {
    path.as_os_str().to_string_lossy().ends_with(PART)
}

/// Puts a whole file in its place: a crash leaves the old one or the new one.
pub(crate) fn place(file: &File, part: &Path, path: &Path) -> io::Result<()> {
    file.sync_all()?;
    fs::rename(part, path)
}

/// A file that is put in place when it is whole.
pub(crate) struct Growing {
    path: PathBuf,
    part: PathBuf,
    file: BufWriter<File>,
}

impl Growing {
    pub(crate) fn new(folder: &Path, name: &str) -> Result<Self, LabError> {
        let path = folder.join(name);
        let part = part(&path);
        let file = File::create(&part).map_err(|error| LabError::Unwritable(part.clone(), error))?;
        Ok(Self { path, part, file: BufWriter::new(file) })
    }

    pub(crate) fn write(&mut self, bytes: &[u8]) -> Result<(), LabError> {
        self.file.write_all(bytes).map_err(|error| LabError::Unwritable(self.path.clone(), error))
    }

    /// Puts the file in place.
    pub(crate) fn finish(mut self) -> Result<(), LabError> {
        let done = self.file.flush().and_then(|()| place(self.file.get_ref(), &self.part, &self.path));
        done.map_err(|error| LabError::Unwritable(self.path.clone(), error))
    }
}

/// Writes a small file whole or not at all.
pub(crate) fn write_whole(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), LabError> {
    let mut file = Growing::new(folder, name)?;
    file.write(bytes)?;
    file.finish()
}
