//! Where results go: files that are written as games come in, and put in place when all are there.

pub(crate) mod charts;
pub(crate) mod csv;
pub(crate) mod parquet;
pub(crate) mod report;
pub(crate) mod summary;

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

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

/// A file that is put in place when it is whole.
pub(crate) struct Growing {
    path: PathBuf,
    part: PathBuf,
    file: BufWriter<File>,
}

impl Growing {
    pub(crate) fn new(folder: &Path, name: &str) -> Result<Self, LabError> {
        let (path, part) = (folder.join(name), folder.join(format!("{name}.part")));
        let file = File::create(&part).map_err(|error| LabError::Unwritable(part.clone(), error))?;
        Ok(Self { path, part, file: BufWriter::new(file) })
    }

    pub(crate) fn write(&mut self, bytes: &[u8]) -> Result<(), LabError> {
        self.file.write_all(bytes).map_err(|error| LabError::Unwritable(self.path.clone(), error))
    }

    /// Puts the file in place.
    pub(crate) fn finish(mut self) -> Result<(), LabError> {
        let done = self.file.flush().and_then(|()| fs::rename(&self.part, &self.path));
        done.map_err(|error| LabError::Unwritable(self.path.clone(), error))
    }
}

/// Writes a small file whole or not at all.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), LabError> {
    let unwritable = |error| LabError::Unwritable(path.into(), error);
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut file = NamedTempFile::new_in(folder).map_err(unwritable)?;
    file.write_all(bytes).map_err(unwritable)?;
    file.as_file().sync_all().map_err(unwritable)?;
    // A temporary file is for its owner alone; a result is for whoever may read the folder.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(folder).map_or(0o755, |folder| folder.permissions().mode());
        let _ = file.as_file().set_permissions(fs::Permissions::from_mode(mode & 0o666));
    }
    file.persist(path).map_err(|error| unwritable(error.error))?;
    Ok(())
}
