//! A saved game: its journal.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chance::{Commitment, Given};
use crate::game::{Game, Unreadable};
use crate::pack::{Pack, Texts};

/// The version of the format below.
pub(crate) const FORMAT: u32 = 1;

/// Everything needed to play a game again, entry by entry.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Journal {
    /// The version of this format.
    pub kurgan_journal: u32,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The fingerprint of the data pack.
    pub pack: String,
    /// All files of that pack, if it was not the one that the program carried, so that the journal can be played anywhere.
    /// Version 0.1 wrote those alone that it did not carry.
    #[serde(default, skip_serializing_if = "Texts::is_empty")]
    pub pack_files: Texts,
    /// The options in force, all of them.
    pub options: Value,
    /// Whether undo may go back past chance results.
    pub takebacks: bool,
    /// The seed number; absent where every result is handed in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The promise made about the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Commitment>,
    /// The position it began from, where that was not the set-up of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Value>,
    /// The set-up: an entry without an action.
    pub start: Entry,
    /// One entry per action.
    pub entries: Vec<Entry>,
    /// How many entries are in force; those behind can be redone.
    pub at: usize,
    /// The whole position at the start of each turn.
    pub snapshots: Vec<Snapshot>,
}

impl Journal {
    /// The components to play it again with: those it was played with or, where an earlier version carried others, those
    /// of today, files of the players' own included.
    pub(crate) fn components<P: Pack>(&self, at_hand: &'static P) -> Result<&'static P, JournalError> {
        if self.pack == at_hand.id() {
            return Ok(at_hand);
        }
        let (printed, carried) = (P::printed(), P::load_texts(&self.pack_files).ok());
        let has_changed = || P::EARLIER.iter().any(|&earlier| earlier != printed.id());
        let is_of_earlier = || match self.pack_files.len() {
            0 => P::EARLIER.contains(&self.pack.as_str()),
            files => files < P::FILES.len() && has_changed(),
        };
        let known = carried.filter(|carried| self.pack == carried.id() || is_of_earlier());
        known.map(P::intern).ok_or_else(|| JournalError::Pack { wanted: self.pack.clone(), found: at_hand.id() })
    }

    /// Whether an earlier version wrote it, by its rules or what it carried. The pack is that of [`Journal::components`].
    pub(crate) fn is_older<G: Game>(&self, pack: &'static G::Pack) -> bool {
        self.rules < G::RULES || self.pack != pack.id()
    }
}

/// One action and what came of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The action in notation.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub action: String,
    /// The chance results it took: faces of dice, ids of what was drawn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chance: Vec<Given>,
    /// Whether those were handed in and do not come from the seed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub given: bool,
    /// Whether the table played it by itself, since nothing else was left to choose.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
    /// The fingerprint of the position after it.
    pub hash: String,
}

/// A position in full.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// After how many entries.
    pub at: usize,
    /// On which turn.
    pub turn: u32,
    /// The position in printed names and numbers.
    pub position: Value,
}

/// Why a journal cannot be continued.
#[derive(Clone, PartialEq, Debug)]
pub enum JournalError {
    /// Written by a later version of the format.
    Format(u32),
    /// Of another game.
    Game(String),
    /// Played with another data pack than the one at hand.
    Pack {
        /// The pack it was played with.
        wanted: String,
        /// The pack at hand.
        found: String,
    },
    /// The options are not those of this game.
    Options(BadOption),
    /// The cursor is behind the last entry.
    Cursor,
    /// The seed is not the one that was promised.
    Commitment,
    /// The position it began from is impossible.
    From(String),
    /// Replay went another way than the journal says.
    Diverged(Divergence),
}

/// Where and how replay left the journal.
#[derive(Clone, PartialEq, Debug)]
pub struct Divergence {
    /// The entry, counted from 1; 0 is the set-up.
    pub entry: usize,
    /// What is wrong with it.
    pub problem: Problem,
    /// The index of the last snapshot before it whose position can still be restored.
    pub snapshot: Option<usize>,
}

/// What is wrong with an entry.
#[derive(Clone, PartialEq, Debug)]
pub enum Problem {
    /// It is not notation.
    Unreadable(Unreadable),
    /// The rules do not allow it here.
    Illegal,
    /// Its chance results do not fit what the rules ask for.
    Chance,
    /// It leads to another position.
    Hash,
}

/// What is wrong with an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadOption {
    /// Its name.
    pub name: String,
    /// What would be right; empty where there is no such option.
    pub expected: String,
}
