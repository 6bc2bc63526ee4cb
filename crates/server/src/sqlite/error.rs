//! Errors of the database.

use app::store::StoreError;

/// What went wrong with the database.
#[derive(Debug, thiserror::Error)]
pub enum SqliteError {
    /// The row is not what the writer believed it to be: somebody else was faster.
    #[error("the game was changed meanwhile")]
    Stale,
    /// The database was written by a later version of the program.
    #[error("schema version {0} is later than this program")]
    Later(i64),
    /// The database itself complains.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// A step from one version to the next failed.
    #[error(transparent)]
    Migration(sqlx::migrate::MigrateError),
    /// A row does not hold what was written there.
    #[error("a row is broken: {0}")]
    Broken(String),
    /// The writer has ended.
    #[error("the database is closed")]
    Closed,
}

impl From<SqliteError> for StoreError {
    fn from(error: SqliteError) -> Self {
        match error {
            SqliteError::Stale => Self::Stale,
            error => Self::Broken(error.to_string()),
        }
    }
}
