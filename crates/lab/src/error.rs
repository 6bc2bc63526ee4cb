//! What can go wrong in the lab, as data for a sentence in every language.

use std::io;
use std::path::{Path, PathBuf};

use table::GameId;

use crate::words::{Says, Words};

/// What went wrong.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// A file cannot be read.
    #[error("{0} cannot be read: {1}")]
    Unreadable(PathBuf, io::Error),
    /// A file or folder cannot be written.
    #[error("{0} cannot be written: {1}")]
    Unwritable(PathBuf, io::Error),
    /// An experiment is not TOML.
    #[error("{0}: {2}")]
    Syntax(PathBuf, (usize, usize), String),
    /// A field of an experiment is wrong.
    #[error("{0:?}: {1:?}")]
    Field(Field, Fault),
    /// The folder holds another experiment.
    #[error("{0} holds another experiment")]
    Other(PathBuf),
    /// The folder holds this experiment, begun but not ended.
    #[error("{0} holds an unfinished run")]
    Unfinished(PathBuf),
    /// The folder holds this experiment, ended.
    #[error("{0} holds a finished run")]
    Finished(PathBuf),
    /// The folder holds other things.
    #[error("{0} is not empty")]
    Occupied(PathBuf),
    /// Another program writes to the folder.
    #[error("{0} is in use")]
    InUse(PathBuf),
    /// A player or the rules failed in a game of this arm, from this seed on.
    #[error("{0}, seeds from {1}: a game failed")]
    Failed(String, u64),
    /// The folder does not hold a finished run.
    #[error("{0} holds no finished run")]
    NoRun(PathBuf),
    /// A file that the lab wrote is not as it was.
    #[error("{0} is damaged: {1}")]
    Damaged(PathBuf, String),
    /// There is no arm of that name; the last are those there are.
    #[error("{0}: no arm {1}, there are {2:?}")]
    NoArm(PathBuf, String, Vec<String>),
    /// One of several arms has to be named.
    #[error("{0}: which arm? {1:?}")]
    WhichArm(PathBuf, Vec<String>),
    /// There is only one arm, and nothing to compare it with.
    #[error("{0} has one arm only")]
    Alone(PathBuf),
    /// What is to be compared are different games.
    #[error("{0} is not {1}")]
    OtherGame(GameId, GameId),
    /// The threads cannot be started.
    #[error("threads: {0}")]
    Threads(String),
}

/// Where something stands: in a file, or on the command line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Field {
    /// The file; none for the command line.
    pub file: Option<String>,
    /// The field or the option of the command line.
    pub name: String,
}

/// What is wrong with a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is no such field; these there are.
    Unknown(String),
    /// It has to be there.
    Missing,
    /// Its value has to be of this kind.
    Wrong(Wanted),
    /// Two arms have this name.
    Twice(String),
    /// There are too many arms: so many, of at most so many.
    TooMany(usize, usize),
}

/// What a value has to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Some text.
    Text,
    /// True or false.
    Flag,
    /// A whole number in this range.
    Number(u64, u64),
    /// A table.
    Table,
    /// A list with something in it.
    List,
    /// One of these words.
    OneOf(String),
    /// `name=value`.
    Pair,
}

impl LabError {
    /// The sentence for a person.
    pub fn told(&self, words: Words) -> String {
        let say = words.say();
        let shown = |path: &Path| path.display().to_string();
        // Arms are named after several values, with commas between them.
        let list = |arms: &[String]| arms.join(&words.semicolon());
        match self {
            Self::Unreadable(path, error) => say.error_unreadable(shown(path), words.trouble(error)),
            Self::Unwritable(path, error)
                if matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded) =>
            {
                say.error_disk_full(shown(path))
            }
            Self::Unwritable(path, error) => say.error_unwritable(shown(path), words.trouble(error)),
            Self::Syntax(path, (line, column), message) => {
                say.error_syntax(shown(path), words.unreadable_at(*line, *column, message))
            }
            Self::Field(field, fault) => match &field.file {
                Some(file) => say.error_field(file.as_str(), field.name.as_str(), fault.told(words)),
                None => say.error_flag(field.name.as_str(), fault.told(words)),
            },
            Self::Other(path) => say.error_other(shown(path)),
            Self::Unfinished(path) => say.error_unfinished(shown(path)),
            Self::Finished(path) => say.error_finished(shown(path)),
            Self::Occupied(path) => say.error_occupied(shown(path)),
            Self::InUse(path) => say.error_in_use(shown(path)),
            Self::Failed(arm, seed) => say.error_failed(arm.as_str(), seed.to_string()),
            Self::NoRun(path) => say.error_no_run(shown(path)),
            Self::Damaged(path, message) => say.error_damaged(shown(path), message.as_str()),
            Self::NoArm(path, arm, known) => say.error_no_arm(shown(path), arm.as_str(), list(known)),
            Self::WhichArm(path, known) => say.error_which_arm(shown(path), list(known)),
            Self::Alone(path) => say.error_alone(shown(path)),
            Self::OtherGame(one, other) => say.error_other_game(one.id(), other.id()),
            Self::Threads(message) => say.error_threads(message.as_str()),
        }
    }
}

impl Fault {
    fn told(&self, words: Words) -> String {
        let say = words.say();
        match self {
            Self::Unknown(known) => say.fault_unknown(known.as_str()),
            Self::Missing => say.fault_missing(),
            Self::Twice(name) => say.fault_twice(name.as_str()),
            Self::TooMany(arms, most) => say.fault_too_many(*arms as u64, *most as u64),
            Self::Wrong(wanted) => match wanted {
                Wanted::Text => say.fault_text(),
                Wanted::Flag => say.fault_flag(),
                Wanted::Number(from, to) => say.fault_number(from.to_string(), to.to_string()),
                Wanted::Table => say.fault_table(),
                Wanted::List => say.fault_list(),
                Wanted::OneOf(words) => say.fault_one_of(words.as_str()),
                Wanted::Pair => say.fault_pair(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_told_as_what_it_is() {
        let told = |kind: io::ErrorKind| LabError::Unwritable("x/games.csv".into(), kind.into()).told(Words::default());
        assert!(told(io::ErrorKind::StorageFull).contains("disk is full"));
        let other = told(io::ErrorKind::PermissionDenied);
        assert!(other.contains("x/games.csv") && !other.contains("full"), "{other}");
    }

    #[test]
    fn arms_are_listed_as_the_language_separates_them() {
        let known = || vec!["a, b".to_owned(), "c".to_owned()];
        for (language, list) in [
            (guide::Language::En, "a, b; c"),
            (guide::Language::Fr, "a, b\u{202f}; c"),
            (guide::Language::Ru, "a, b; c"),
        ] {
            let words = Words::new(language);
            for error in [LabError::NoArm("x".into(), "d".into(), known()), LabError::WhichArm("x".into(), known())] {
                assert!(error.told(words).contains(list), "{}", error.told(words));
            }
        }
    }

    /// A15: people are told in their language what the system reports, and where a file cannot be read.
    #[test]
    fn what_libraries_report_is_told_in_the_language_of_the_reader() {
        let french = Words::new(guide::Language::Fr);
        let denied = LabError::Unwritable("x/games.csv".into(), io::ErrorKind::PermissionDenied.into()).told(french);
        assert!(denied.ends_with("accès refusé"), "{denied}");
        let syntax = crate::Experiment::read("title = \"x\"\ngame = [", std::path::Path::new("x.toml"));
        let syntax = syntax.expect_err("not TOML").told(french);
        assert!(syntax.contains("ligne 2, colonne") && syntax.contains("(détail\u{202f}: "), "{syntax}");
        assert!(!syntax.contains('|') && !syntax.contains("TOML parse error"), "{syntax}");
    }
}
