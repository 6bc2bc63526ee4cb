//! Runs a plan: many games at once, recorded in order.
//!
//! ```text
//!  chunk 0, 1, 2 ... --> workers (rayon): play, encode --> reorder --> checkpoint, CSV, Parquet, tally
//! ```
//!
//! A chunk is a few games of one arm with consecutive seeds. The number of chunks in progress is limited and finished
//! ones are on disk, so memory does not grow with the number of games. Every file is built from the chunks in order, so
//! it has the same bytes for any number of threads, interrupted or not.

use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::mpsc::{Sender, channel};

use guide::Studies;
use rayon::ThreadPoolBuilder;
use table::{Listed, Packs, each_game};

use crate::error::LabError;
use crate::output::{
    self, Growing, csv,
    parquet::{Cut, Tables},
    report, summary, write_whole,
};
use crate::plan::{Plan, bench};
use crate::play::Bench;
use crate::player::Player;
use crate::record::GameRow;
use crate::resume::{Begun, Checkpoint, Found, PLAN, SUMMARY, frame, look};
use crate::tally::Tally;
use crate::words::Words;

/// Games of a chunk.
const CHUNK: u32 = 64;
/// Games of a chunk where players think: they take seconds each.
const THINKING_CHUNK: u32 = 2;
/// Chunks under way for each thread.
const AHEAD: u64 = 4;

/// How a run went.
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    /// What was played.
    pub plan: Plan,
    /// What each arm came to.
    pub tallies: Vec<Tally>,
    /// How many games were played now, not before an interruption.
    pub played: u64,
}

/// How to run.
pub struct Run<'a> {
    /// The components of the games.
    pub packs: &'a Packs,
    /// Where results go.
    pub out: &'a Path,
    /// How many threads; 0 for one on each core.
    pub threads: usize,
    /// What to do where something has begun.
    pub begun: Begun,
    /// The language of the report.
    pub words: Words,
}

impl Run<'_> {
    /// Plays a plan and writes everything down; `progress` is told how many games are done.
    pub fn run(&self, plan: &Plan, progress: &mut dyn FnMut(u64)) -> Result<Results, LabError> {
        each_game!(plan.game, G => self.game::<G>(plan, self.packs.of::<G>(), progress))
    }

    fn game<G: Listed>(
        &self,
        plan: &Plan,
        pack: &'static G::Pack,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Results, LabError> {
        match (look(self.out, plan)?, self.begun) {
            (Found::Finished, _) => return Err(LabError::Finished(self.out.into())),
            (Found::Unfinished, Begun::Refused) => return Err(LabError::Unfinished(self.out.into())),
            (Found::Nothing, _) | (Found::Unfinished, Begun::Resumed) => {}
        }
        let unwritable = |error| LabError::Unwritable(self.out.into(), error);
        fs::create_dir_all(self.out).map_err(unwritable)?;
        let benches: Option<Vec<Bench<G>>> = plan.arms.iter().map(|arm| bench(plan, arm, pack)).collect();
        let benches = benches.ok_or_else(|| LabError::Other(self.out.into()))?;
        let text = serde_json::to_vec_pretty(plan).unwrap_or_default();
        write_whole(self.out, PLAN, &text)?;

        let chunks = Chunks::of(plan, &benches);
        let mut checkpoint = Checkpoint::open(self.out)?;
        let mut files = Files::new::<G>(self.out, plan)?;
        let mut written = 0;
        checkpoint.replay(&plan.fingerprint(), |rows| {
            let chunk = chunks.nth(written).filter(|chunk| chunk.games as usize == rows.len());
            let chunk = chunk.ok_or_else(|| LabError::Other(self.out.into()))?;
            files.add(plan, &chunk, &Encoded::of::<G>(plan, &chunk, rows))?;
            written += 1;
            progress(chunks.games(written));
            Ok(())
        })?;
        let before = chunks.games(written);
        play(self.threads, plan, &chunks, written, &benches, |chunk, encoded| {
            checkpoint.add(&encoded.frame)?;
            files.add(plan, &chunk, &encoded)?;
            progress(chunks.games(chunk.nth + 1));
            Ok(())
        })?;
        let results = Results { plan: plan.clone(), tallies: files.finish()?, played: plan.total() - before };
        let report = report::page::<G>(&results, pack, self.words);
        write_whole(self.out, output::REPORT, report.as_bytes())?;
        let summary = serde_json::to_vec_pretty(&summary::json::<G>(&results, pack)).unwrap_or_default();
        write_whole(self.out, SUMMARY, &summary)?;
        checkpoint.remove()?;
        Ok(results)
    }
}

/// Some games of one arm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Chunk {
    nth: u64,
    arm: usize,
    seed: u64,
    games: u32,
}

/// All chunks of a plan.
struct Chunks {
    size: u32,
    games: u32,
    seed: u64,
    arms: u64,
}

impl Chunks {
    fn of<G: Listed>(plan: &Plan, benches: &[Bench<G>]) -> Self {
        let thinking =
            benches.iter().flat_map(|bench| &bench.players).any(|player| matches!(player, Player::Thinking(_)));
        let size = if thinking { THINKING_CHUNK } else { CHUNK };
        Self { size, games: plan.games, seed: plan.seed, arms: plan.arms.len() as u64 }
    }

    /// How many chunks an arm has.
    fn of_arm(&self) -> u64 {
        self.games.div_ceil(self.size).into()
    }

    fn count(&self) -> u64 {
        self.arms * self.of_arm()
    }

    fn nth(&self, nth: u64) -> Option<Chunk> {
        let (arm, within) = (nth / self.of_arm(), nth % self.of_arm());
        let from = u32::try_from(within).ok()?.checked_mul(self.size)?;
        let chunk = Chunk {
            nth,
            arm: usize::try_from(arm).ok()?,
            seed: self.seed + u64::from(from),
            games: self.size.min(self.games.saturating_sub(from)),
        };
        (arm < self.arms).then_some(chunk)
    }

    /// How many games the first chunks have.
    fn games(&self, chunks: u64) -> u64 {
        let (arms, within) = (chunks / self.of_arm(), chunks % self.of_arm());
        arms * u64::from(self.games) + (within * u64::from(self.size)).min(self.games.into())
    }
}

/// A chunk as it goes into every file: made by those who play, so that whoever writes has little to do.
struct Encoded {
    rows: Vec<GameRow>,
    frame: Vec<u8>,
    games_csv: Vec<u8>,
    turns_csv: Vec<u8>,
    tally: Tally,
}

impl Encoded {
    fn of<G: Listed>(plan: &Plan, chunk: &Chunk, rows: Vec<GameRow>) -> Self {
        let arm = plan.arms.get(chunk.arm).map_or("", |arm| arm.name.as_str());
        let mut tally = Tally::default();
        for row in &rows {
            tally.add(row, G::Guide::TRACKS.len());
        }
        Self {
            frame: frame(&rows),
            games_csv: csv::games(arm, chunk.seed, &rows),
            turns_csv: if plan.turns_csv {
                csv::turns(arm, chunk.seed, &rows, G::Guide::TRACKS.len())
            } else {
                Vec::new()
            },
            tally,
            rows,
        }
    }
}

/// A chunk that somebody plays: if it comes to nothing, that is told too.
struct Promise {
    nth: u64,
    send: Sender<(u64, Option<Encoded>)>,
    kept: bool,
}

impl Promise {
    fn keep(mut self, encoded: Encoded) {
        self.kept = true;
        let _ = self.send.send((self.nth, Some(encoded))); // nobody listens any more where writing failed
    }
}

impl Drop for Promise {
    fn drop(&mut self) {
        if !self.kept {
            let _ = self.send.send((self.nth, None));
        }
    }
}

/// Plays all chunks from the `first` on, several at once, and hands them out in order.
fn play<G: Listed>(
    threads: usize,
    plan: &Plan,
    chunks: &Chunks,
    first: u64,
    benches: &[Bench<G>],
    mut write: impl FnMut(Chunk, Encoded) -> Result<(), LabError>,
) -> Result<(), LabError> {
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| LabError::Threads(error.to_string()))?;
    let ahead = AHEAD * pool.current_num_threads() as u64;
    let (send, receive) = channel();
    pool.in_place_scope(|scope| {
        let (mut next, mut written) = (first, first);
        let mut waiting = BTreeMap::new();
        while written < chunks.count() {
            while let Some(chunk) = chunks.nth(next).filter(|_| next < written + ahead) {
                let promise = Promise { nth: next, send: send.clone(), kept: false };
                let fulfil = AssertUnwindSafe(move || {
                    let Some(bench) = benches.get(chunk.arm) else { return };
                    let mut legal = Vec::new();
                    let seeds = chunk.seed..chunk.seed + u64::from(chunk.games);
                    let rows: Option<Vec<GameRow>> = seeds.map(|seed| bench.play(seed, &mut legal)).collect();
                    if let Some(rows) = rows {
                        promise.keep(Encoded::of::<G>(plan, &chunk, rows));
                    }
                });
                // The scope would panic too; the broken promise tells of it.
                scope.spawn(move |_| drop(catch_unwind(fulfil)));
                next += 1;
            }
            let Ok((nth, encoded)) = receive.recv() else { break };
            waiting.insert(nth, encoded);
            while let (Some(encoded), Some(chunk)) = (waiting.remove(&written), chunks.nth(written)) {
                let arm = plan.arms.get(chunk.arm).map_or("", |arm| arm.name.as_str());
                let encoded = encoded.ok_or_else(|| LabError::Failed(arm.into(), chunk.seed))?;
                write(chunk, encoded)?;
                written += 1;
            }
        }
        Ok(())
    })
}

/// Everything that grows with the games.
struct Files {
    games_csv: Growing,
    turns_csv: Option<Growing>,
    tables: Tables,
    tallies: Vec<Tally>,
}

impl Files {
    fn new<G: Listed>(folder: &Path, plan: &Plan) -> Result<Self, LabError> {
        let mut games_csv = Growing::new(folder, output::GAMES_CSV)?;
        games_csv.write(&csv::games_head())?;
        let turns_csv = if plan.turns_csv {
            let mut turns = Growing::new(folder, output::TURNS_CSV)?;
            turns.write(&csv::turns_head(G::Guide::TRACKS))?;
            Some(turns)
        } else {
            None
        };
        let tables = Tables::new(folder, output::GAMES_PARQUET, output::TURNS_PARQUET, G::Guide::TRACKS, Cut::USUAL)?;
        Ok(Self { games_csv, turns_csv, tables, tallies: vec![Tally::default(); plan.arms.len()] })
    }

    fn add(&mut self, plan: &Plan, chunk: &Chunk, encoded: &Encoded) -> Result<(), LabError> {
        let (Some(arm), Some(tally)) = (plan.arms.get(chunk.arm), self.tallies.get_mut(chunk.arm)) else {
            return Ok(());
        };
        tally.merge(&encoded.tally);
        self.games_csv.write(&encoded.games_csv)?;
        if let Some(turns) = &mut self.turns_csv {
            turns.write(&encoded.turns_csv)?;
        }
        self.tables.add(&arm.name, chunk.seed, &encoded.rows)
    }

    /// Puts every file in place.
    fn finish(self) -> Result<Vec<Tally>, LabError> {
        self.games_csv.finish()?;
        if let Some(turns) = self.turns_csv {
            turns.finish()?;
        }
        self.tables.finish()?;
        Ok(self.tallies)
    }
}

#[cfg(test)]
mod tests {
    use ai::Playout;
    use kurgan_core::Game;
    use kurgan_core::chance::Fast;
    use table::GameId;

    use super::*;
    use crate::{Experiment, Flags};

    /// A player with a defect.
    struct Defective;

    impl<G: Game> Playout<G> for Defective {
        fn pick(&self, _game: &G, legal: &[G::Action], _rng: &mut Fast) -> G::Action {
            assert!(legal.is_empty(), "this is the defect");
            legal[0]
        }
    }

    #[test]
    fn a_game_that_cannot_be_played_is_told_of() {
        fn told<G: Listed>() {
            let packs = Packs::default();
            let flags = Flags { game: Some(G::ID.into()), games: Some(300), ..Flags::default() };
            let plan = Plan::new(&Experiment::default().with(&flags).unwrap(), &packs).unwrap();
            let mut bench: Bench<G> = bench(&plan, &plan.arms[0], packs.of::<G>()).unwrap();
            bench.players = vec![Player::Quick(Box::new(Defective))];
            let benches = [bench];
            let played = play(2, &plan, &Chunks::of(&plan, &benches), 0, &benches, |_, _| Ok(()));
            assert!(matches!(played, Err(LabError::Failed(_, 0))), "{played:?}");
        }
        each_game!(GameId::ALL[0], G => told::<G>());
    }

    #[test]
    fn chunks_cover_every_game_once() {
        let chunks = Chunks { size: 128, games: 300, seed: 7, arms: 2 };
        let all: Vec<Chunk> = (0..).map_while(|nth| chunks.nth(nth)).collect();
        assert_eq!(chunks.count(), 6);
        let shape: Vec<(usize, u64, u32)> = all.iter().map(|chunk| (chunk.arm, chunk.seed, chunk.games)).collect();
        let arm = |arm| [(arm, 7, 128), (arm, 135, 128), (arm, 263, 44)];
        assert_eq!(shape, [arm(0), arm(1)].concat());
        assert_eq!([0, 1, 3, 4, 6].map(|count| chunks.games(count)), [0, 128, 300, 428, 600]);
    }
}
