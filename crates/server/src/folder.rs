//! The database on disk, and its backups.

use std::env;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use crate::sqlite::{Sqlite, SqliteError, copy};
use crate::start::StartError;

const DATABASE: &str = "kurgan.db";
const LOCK: &str = "kurgan.lock";

/// The folder where the system keeps the data of programs.
pub fn usual() -> Option<PathBuf> {
    let variable = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = if cfg!(windows) {
        variable("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        env::home_dir().map(|home| home.join("Library/Application Support"))
    } else {
        let absolute = variable("XDG_DATA_HOME").filter(|path| path.is_absolute());
        absolute.or_else(|| env::home_dir().map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("kurgan"))
}

/// A folder that no other program uses meanwhile.
pub(crate) struct Claim {
    _lock: File,
}

/// Claims a folder and opens its database.
pub(crate) async fn open(folder: &Path) -> Result<(Claim, Sqlite), StartError> {
    let refused = |problem: std::io::Error| StartError::Folder { folder: folder.to_owned(), problem };
    fs::create_dir_all(folder).map_err(refused)?;
    let lock = OpenOptions::new().create(true).truncate(false).write(true).open(folder.join(LOCK)).map_err(refused)?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(StartError::InUse(folder.to_owned())),
        Err(TryLockError::Error(problem)) => return Err(refused(problem)),
    }
    let file = folder.join(DATABASE);
    let store = Sqlite::open(Some(&file)).await.map_err(|problem| StartError::database(file, problem))?;
    Ok((Claim { _lock: lock }, store))
}

/// Copies the database of a folder into a new file, also while games are being played.
pub fn backup(folder: &Path, file: &Path) -> Result<(), StartError> {
    let from = folder.join(DATABASE);
    if !from.is_file() {
        return Err(StartError::NothingToBackUp(from));
    }
    let unusable = |problem| StartError::Folder { folder: file.to_owned(), problem };
    match OpenOptions::new().write(true).create_new(true).open(file) {
        Ok(_) => {}
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            return Err(StartError::BackupExists(file.to_owned()));
        }
        Err(error) => return Err(unusable(error)),
    }
    let copied = copy_into(&from, file)
        .and_then(|()| File::options().write(true).open(file).and_then(|file| file.sync_all()).map_err(unusable));
    if copied.is_err() {
        let _ = fs::remove_file(file); // half a copy is none
    }
    copied
}

fn copy_into(from: &Path, file: &Path) -> Result<(), StartError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(StartError::System)?;
    let Some(to) = file.to_str() else {
        let problem = std::io::Error::from(std::io::ErrorKind::InvalidFilename);
        return Err(StartError::Folder { folder: file.to_owned(), problem });
    };
    let copied: Result<(), SqliteError> = runtime.block_on(copy(from, to));
    copied.map_err(|problem| StartError::database(from.to_owned(), problem))
}
