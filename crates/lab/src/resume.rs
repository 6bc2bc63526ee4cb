//! The checkpoint: the games played so far, chunk by chunk, in an append-only file.
//!
//! ```text
//! fingerprint of the plan (64 bytes), then for each chunk of games, in order:
//! length (4 bytes), hash (16 bytes), rows (postcard)
//! ```
//!
//! A chunk that was incomplete when the program was killed is recognized by its length or hash, and played again.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::error::LabError;
use crate::output::is_part;
use crate::plan::Plan;
use crate::record::GameRow;

/// The plan of a run.
pub(crate) const PLAN: &str = "plan.json";
/// What has been played so far.
pub(crate) const CHECKPOINT: &str = "checkpoint.bin";
/// The end of a run: it is written last.
pub(crate) const SUMMARY: &str = "summary.json";

/// No chunk is larger: a longer one is a torn one.
const MAX_CHUNK: usize = 1 << 28;
const HASH: usize = 16;
/// The bytes of a fingerprint.
const FINGERPRINT: usize = 64;

/// How to treat a folder in which something has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Begun {
    /// It is refused.
    Refused,
    /// It goes on.
    Resumed,
}

/// What a folder is found to hold.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Found {
    Nothing,
    Unfinished,
    Finished,
}

/// Looks into a folder for a run of this plan.
pub(crate) fn look(folder: &Path, plan: &Plan) -> Result<Found, LabError> {
    let unreadable = |error| LabError::Unreadable(folder.into(), error);
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Found::Nothing),
        Err(error) => return Err(unreadable(error)),
    };
    let path = folder.join(PLAN);
    if !path.exists() {
        // A run killed at its very beginning leaves a part of its plan.
        let mut others = entries.filter(|entry| !entry.as_ref().is_ok_and(|entry| is_part(&entry.path())));
        return if others.next().is_none() { Ok(Found::Nothing) } else { Err(LabError::Occupied(folder.into())) };
    }
    let text = fs::read(&path).map_err(|error| LabError::Unreadable(path.clone(), error))?;
    let known: Plan = serde_json::from_slice(&text).map_err(|_| LabError::Other(folder.into()))?;
    if known != *plan {
        return Err(LabError::Other(folder.into()));
    }
    if !folder.join(SUMMARY).exists() {
        return Ok(Found::Unfinished);
    }
    // Killed between its last two steps, a run leaves its checkpoint behind.
    let _ = fs::remove_file(folder.join(CHECKPOINT));
    Ok(Found::Finished)
}

/// The checkpoint of a run, open for the chunks to come.
#[derive(Debug)]
pub(crate) struct Checkpoint {
    path: PathBuf,
    file: File,
}

/// A chunk as it lies in the file.
pub(crate) fn frame(rows: &[GameRow]) -> Vec<u8> {
    let payload = postcard::to_stdvec(rows).unwrap_or_default();
    let mut frame = Vec::with_capacity(4 + HASH + payload.len());
    frame.extend(u32::try_from(payload.len()).unwrap_or(u32::MAX).to_le_bytes());
    frame.extend(&blake3::hash(&payload).as_bytes()[..HASH]);
    frame.extend(payload);
    frame
}

impl Checkpoint {
    /// Opens the checkpoint in a folder, or begins one. Nobody else may write to it meanwhile.
    pub(crate) fn open(folder: &Path) -> Result<Self, LabError> {
        let path = folder.join(CHECKPOINT);
        let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path);
        let file = options.map_err(|error| LabError::Unwritable(path.clone(), error))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Err(LabError::InUse(folder.into())),
            // Some file systems know no locks; a run is none the worse for it.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Self { path, file }),
        }
    }

    fn unwritable(&self, error: io::Error) -> LabError {
        LabError::Unwritable(self.path.clone(), error)
    }

    /// Hands out every whole chunk, cuts off what is behind them and stands there; returns how many there were. A file
    /// with another fingerprint begins anew.
    pub(crate) fn replay(
        &mut self,
        fingerprint: &str,
        mut see: impl FnMut(Vec<GameRow>) -> Result<(), LabError>,
    ) -> Result<u64, LabError> {
        let (mut good, mut chunks) = (0, 0);
        let mut reader = BufReader::new(&self.file);
        let mut head = [0; FINGERPRINT];
        if reader.read_exact(&mut head).is_ok() && head == *fingerprint.as_bytes() {
            good = FINGERPRINT as u64;
            let mut payload = Vec::new();
            while let Some(rows) = next(&mut reader, &mut payload) {
                good += (4 + HASH + payload.len()) as u64;
                chunks += 1;
                see(rows)?;
            }
        }
        drop(reader);
        self.file.set_len(good).map_err(|error| self.unwritable(error))?;
        self.file.seek(SeekFrom::Start(good)).map_err(|error| self.unwritable(error))?;
        if good == 0 {
            self.file.write_all(fingerprint.as_bytes()).map_err(|error| self.unwritable(error))?;
        }
        Ok(chunks)
    }

    /// Adds a chunk.
    pub(crate) fn add(&mut self, frame: &[u8]) -> Result<(), LabError> {
        self.file.write_all(frame).map_err(|error| self.unwritable(error))
    }

    /// Takes the checkpoint away: the run has ended.
    pub(crate) fn remove(self) -> Result<(), LabError> {
        fs::remove_file(&self.path).map_err(|error| self.unwritable(error))
    }
}

/// The next whole chunk; none at the end or where the file is torn.
fn next(reader: &mut impl Read, payload: &mut Vec<u8>) -> Option<Vec<GameRow>> {
    let (mut length, mut hash) = ([0; 4], [0; HASH]);
    reader.read_exact(&mut length).ok()?;
    reader.read_exact(&mut hash).ok()?;
    let length = u32::from_le_bytes(length) as usize;
    if length > MAX_CHUNK {
        return None;
    }
    payload.clear();
    reader.take(length as u64).read_to_end(payload).ok()?;
    if payload.len() < length || blake3::hash(payload).as_bytes()[..HASH] != hash {
        return None;
    }
    postcard::from_bytes(payload).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use guide::Seen;
    use kurgan_core::Verdict;

    fn row(score: i32) -> GameRow {
        GameRow {
            verdict: Verdict::Draw,
            score,
            level: "level".into(),
            reason: "reason".into(),
            turn: 4,
            decisions: 10,
            actions: 12,
            seen: Seen::default(),
            turns: vec![1, 2],
            tracks: vec![5, -6, 7, 8],
        }
    }

    #[test]
    fn a_torn_or_spoilt_chunk_is_cut_off_and_the_whole_ones_before_it_are_kept() {
        let folder = tempfile::tempdir().unwrap();
        let print = "f".repeat(FINGERPRINT);
        let frames = [frame(&[row(1), row(2)]), frame(&[row(3)]), frame(&[row(-4)])];
        let path = folder.path().join(CHECKPOINT);
        let replay = |checkpoint: &mut Checkpoint| {
            let mut seen = Vec::new();
            let chunks = checkpoint.replay(&print, |rows| {
                seen.extend(rows);
                Ok(())
            });
            (chunks.unwrap(), seen.iter().map(|row| row.score).collect::<Vec<_>>())
        };
        let again = || replay(&mut Checkpoint::open(folder.path()).unwrap());
        let mut checkpoint = Checkpoint::open(folder.path()).unwrap();
        assert_eq!(replay(&mut checkpoint), (0, Vec::new()));
        assert!(matches!(Checkpoint::open(folder.path()), Err(LabError::InUse(_))));
        for frame in &frames {
            checkpoint.add(frame).unwrap();
        }
        drop(checkpoint);
        let whole = fs::read(&path).unwrap();
        assert_eq!(again(), (3, vec![1, 2, 3, -4]));
        let second = FINGERPRINT + frames[0].len() + frames[1].len();
        for end in second..whole.len() {
            fs::write(&path, &whole[..end]).unwrap();
            assert_eq!(again(), (2, vec![1, 2, 3]), "cut at {end}");
            assert_eq!(fs::read(&path).unwrap(), whole[..second]);
        }
        for spoilt in [second, second + 5, whole.len() - 1] {
            let mut bytes = whole.clone();
            bytes[spoilt] ^= 0x80;
            fs::write(&path, bytes).unwrap();
            assert_eq!(again().1, [1, 2, 3], "spoilt at {spoilt}");
        }
        // Another plan's checkpoint is nothing to go on from.
        fs::write(&path, &whole).unwrap();
        let mut checkpoint = Checkpoint::open(folder.path()).unwrap();
        assert_eq!(checkpoint.replay(&"0".repeat(FINGERPRINT), |_| Ok(())).unwrap(), 0);
    }
}
