//! Rows as Parquet, written a page at a time, and games read back.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use arrow_array::builder::StringBuilder;
use arrow_array::cast::AsArray;
use arrow_array::types::{Int32Type, UInt64Type};
use arrow_array::{ArrayRef, Int32Array, RecordBatch, UInt32Array, UInt64Array};
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use parquet::arrow::ProjectionMask;
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
use parquet::arrow::arrow_writer::{ArrowWriter, ArrowWriterOptions};
use parquet::basic::Encoding;
use parquet::errors::ParquetError;
use parquet::file::properties::{EnabledStatistics, WriterProperties};

use super::csv;
use super::pages::Aside;
use crate::error::LabError;
use crate::record::{Ended, Row};

/// How the rows of a file are cut: by their number alone, so that the same rows make the same file however they came.
#[derive(Clone, Copy)]
pub(crate) struct Cut {
    /// Rows of a page. As many of each file are in memory.
    page: usize,
    /// Rows of a group. What is known about a group stays in memory until the end, so there should be few of them.
    group: usize,
}

impl Cut {
    pub(crate) const USUAL: Self = Self { page: 2_048, group: 1 << 19 };
}

/// The columns by which a reader may leave out whole groups. Least and greatest of the others would only take memory.
const SOUGHT: [&str; 2] = ["arm", "seed"];

/// The games and turns of a run.
pub(crate) struct Tables {
    games: Table,
    turns: Table,
    tracks: usize,
}

impl Tables {
    pub(crate) fn new(folder: &Path, games: &str, turns: &str, tracks: &[&str], cut: Cut) -> Result<Self, LabError> {
        let kinds = |column: &str| match column {
            "seed" => DataType::UInt64,
            "turn" | "decisions" | "actions" => DataType::UInt32,
            "arm" | "verdict" | "level" | "reason" => DataType::Utf8,
            _ => DataType::Int32,
        };
        let schema = |columns: &[&str]| {
            let fields: Vec<Field> = columns.iter().map(|name| Field::new(*name, kinds(name), false)).collect();
            Arc::new(Schema::new(fields))
        };
        let turn: Vec<Field> = csv::TURN
            .iter()
            .map(|name| Field::new(*name, kinds(name), false))
            .chain(tracks.iter().map(|name| Field::new(*name, DataType::Int32, false)))
            .collect();
        Ok(Self {
            games: Table::new(folder, games, schema(&csv::GAME), cut)?,
            turns: Table::new(folder, turns, Arc::new(Schema::new(turn)), cut)?,
            tracks: tracks.len(),
        })
    }

    /// Adds games of an arm; their seeds follow one another.
    pub(crate) fn add(&mut self, arm: &str, seed: u64, rows: &[Row]) -> Result<(), LabError> {
        for (seed, row) in (seed..).zip(rows) {
            let games = &mut self.games;
            let texts = [arm, row.verdict.id(), &row.level, &row.reason];
            games.texts.iter_mut().zip(texts).for_each(|(column, text)| column.append_value(text));
            games.seeds.push(seed);
            let counts = [row.turn, row.decisions, row.actions];
            games.counts.iter_mut().zip(counts).for_each(|(column, count)| column.push(count));
            games.numbers[0].push(row.score);
            if games.seeds.len() == games.page {
                games.flush()?;
            }
            for (&turn, values) in row.turns.iter().zip(row.tracks.chunks_exact(self.tracks.max(1))) {
                let turns = &mut self.turns;
                turns.texts[0].append_value(arm);
                turns.seeds.push(seed);
                turns.counts[0].push(turn);
                turns.numbers.iter_mut().zip(values).for_each(|(column, &value)| column.push(value));
                if turns.seeds.len() == turns.page {
                    turns.flush()?;
                }
            }
        }
        Ok(())
    }

    /// Puts both files in place.
    pub(crate) fn finish(self) -> Result<(), LabError> {
        self.games.finish()?;
        self.turns.finish()
    }
}

/// One file, and the rows of its next page by kind of column.
struct Table {
    path: PathBuf,
    part: PathBuf,
    writer: ArrowWriter<File>,
    schema: SchemaRef,
    /// Rows of a page.
    page: usize,
    texts: Vec<StringBuilder>,
    seeds: Vec<u64>,
    counts: Vec<Vec<u32>>,
    numbers: Vec<Vec<i32>>,
}

impl Table {
    fn new(folder: &Path, name: &str, schema: SchemaRef, cut: Cut) -> Result<Self, LabError> {
        let path = folder.join(name);
        let part = super::part(&path);
        let file = File::create(&part).map_err(|error| LabError::Unwritable(part.clone(), error))?;
        let properties = WriterProperties::builder()
            .set_data_page_row_count_limit(cut.page)
            .set_max_row_group_row_count(Some(cut.group))
            .set_column_dictionary_enabled("seed".into(), false)
            .set_column_encoding("seed".into(), Encoding::DELTA_BINARY_PACKED)
            .set_statistics_enabled(EnabledStatistics::None)
            .set_offset_index_disabled(true);
        let properties = SOUGHT.into_iter().fold(properties, |properties, column| {
            properties.set_column_statistics_enabled(column.into(), EnabledStatistics::Chunk)
        });
        let options = ArrowWriterOptions::new()
            .with_properties(properties.build())
            .with_page_store_factory(Arc::new(Aside(folder.into())));
        let writer = ArrowWriter::try_new_with_options(file, schema.clone(), options);
        let writer = writer.map_err(|error| unwritable(&part, error))?;
        let columns = |kind| schema.fields().iter().filter(|field| *field.data_type() == kind).count();
        let (texts, counts, numbers) = (columns(DataType::Utf8), columns(DataType::UInt32), columns(DataType::Int32));
        Ok(Self {
            path,
            part,
            writer,
            schema,
            page: cut.page,
            texts: (0..texts).map(|_| StringBuilder::new()).collect(),
            seeds: Vec::with_capacity(cut.page),
            counts: vec![Vec::with_capacity(cut.page); counts],
            numbers: vec![Vec::with_capacity(cut.page); numbers],
        })
    }

    /// Writes the rows so far.
    fn flush(&mut self) -> Result<(), LabError> {
        if self.seeds.is_empty() {
            return Ok(());
        }
        let page = self.page;
        let (mut texts, mut counts) = (self.texts.iter_mut(), self.counts.iter_mut());
        let (mut seeds, mut numbers) = (Some(&mut self.seeds), self.numbers.iter_mut());
        let none = || -> ArrayRef { Arc::new(Int32Array::from(Vec::<i32>::new())) };
        let column = |field: &Arc<Field>| -> ArrayRef {
            match field.data_type() {
                DataType::Utf8 => texts.next().map_or_else(none, |texts| Arc::new(texts.finish())),
                DataType::UInt64 => {
                    seeds.take().map_or_else(none, |seeds| Arc::new(UInt64Array::from(taken(seeds, page))))
                }
                DataType::UInt32 => {
                    counts.next().map_or_else(none, |counts| Arc::new(UInt32Array::from(taken(counts, page))))
                }
                _ => numbers.next().map_or_else(none, |numbers| Arc::new(Int32Array::from(taken(numbers, page)))),
            }
        };
        let columns: Vec<ArrayRef> = self.schema.fields().iter().map(column).collect();
        let batch = RecordBatch::try_new(self.schema.clone(), columns).map_err(ParquetError::from);
        let written = batch.and_then(|batch| self.writer.write(&batch));
        written.map_err(|error| unwritable(&self.path, error))
    }

    fn finish(mut self) -> Result<(), LabError> {
        self.flush()?;
        let file = self.writer.into_inner().map_err(|error| unwritable(&self.path, error))?;
        super::place(&file, &self.part, &self.path).map_err(|error| LabError::Unwritable(self.path.clone(), error))
    }
}

/// The rows of a column, with room for the next page in their place.
fn taken<T>(column: &mut Vec<T>, page: usize) -> Vec<T> {
    std::mem::replace(column, Vec::with_capacity(page))
}

/// What went wrong in the file behind the writer, where it tells.
fn unwritable(path: &Path, error: ParquetError) -> LabError {
    let error = match error {
        ParquetError::External(inner) => match inner.downcast::<std::io::Error>() {
            Ok(error) => *error,
            Err(other) => std::io::Error::other(other),
        },
        other => std::io::Error::other(other),
    };
    LabError::Unwritable(path.into(), error)
}

/// A game as far as a comparison needs it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Game {
    /// Its seed.
    pub seed: u64,
    /// How it ended.
    pub ended: Ended,
    /// Its score.
    pub score: i32,
}

/// Reads the games of one arm.
pub(crate) fn read(path: &Path, arm: &str) -> Result<Vec<Game>, LabError> {
    let damaged = |error: &dyn std::fmt::Display| LabError::Damaged(path.into(), error.to_string());
    let file = File::open(path).map_err(|error| LabError::Unreadable(path.into(), error))?;
    let builder = ParquetRecordBatchReaderBuilder::try_new(file).map_err(|error| damaged(&error))?;
    let columns = ProjectionMask::columns(builder.parquet_schema(), ["arm", "seed", "verdict", "score"]);
    let reader = builder.with_projection(columns).build().map_err(|error| damaged(&error))?;
    let mut games = Vec::new();
    for batch in reader {
        let batch = batch.map_err(|error| damaged(&error))?;
        let column = |name| batch.column_by_name(name).ok_or_else(|| damaged(&name));
        let (arms, seeds, ends, scores) = (column("arm")?, column("seed")?, column("verdict")?, column("score")?);
        let missing = |name: &str| damaged(&name);
        let arms = arms.as_string_opt::<i32>().ok_or_else(|| missing("arm"))?;
        let seeds = seeds.as_primitive_opt::<UInt64Type>().ok_or_else(|| missing("seed"))?;
        let ends = ends.as_string_opt::<i32>().ok_or_else(|| missing("verdict"))?;
        let scores = scores.as_primitive_opt::<Int32Type>().ok_or_else(|| missing("score"))?;
        for n in (0..batch.num_rows()).filter(|&n| arms.value(n) == arm) {
            let ended = Ended::named(ends.value(n)).ok_or_else(|| missing("verdict"))?;
            games.push(Game { seed: seeds.value(n), ended, score: scores.value(n) });
        }
    }
    Ok(games)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::study::Seen;

    fn row(n: i32) -> Row {
        Row {
            verdict: Ended::ALL[n.unsigned_abs() as usize % 3],
            score: n * 7 % 101 - 50,
            level: "level".into(),
            reason: "reason".into(),
            turn: 3,
            decisions: n.unsigned_abs(),
            actions: 2,
            seen: Seen::default(),
            turns: vec![1, 2, 3],
            tracks: vec![n, 2, 3, -n, 5, 6],
        }
    }

    /// Many groups, filled by rows that come one by one, in handfuls or all at once.
    #[test]
    fn the_same_rows_make_the_same_file_however_they_come() {
        let rows: Vec<Row> = (0..1_000).map(row).collect();
        let file = |handful: usize| {
            let folder = tempfile::tempdir().unwrap();
            let mut tables =
                Tables::new(folder.path(), "games", "turns", &["a", "b"], Cut { page: 64, group: 100 }).unwrap();
            for (n, rows) in (0..).zip(rows.chunks(handful)) {
                tables.add("arm", n * handful as u64, rows).unwrap();
            }
            tables.finish().unwrap();
            let games = read(&folder.path().join("games"), "arm").unwrap();
            assert!(read(&folder.path().join("games"), "leg").unwrap().is_empty());
            let bytes = ["games", "turns"].map(|name| fs::read(folder.path().join(name)).unwrap());
            (games, bytes)
        };
        let (games, bytes) = file(1);
        assert_eq!(games.len(), 1_000);
        for (game, row) in games.iter().zip(&rows) {
            assert_eq!((game.ended, game.score), (row.verdict, row.score));
        }
        assert!(games.iter().map(|game| game.seed).eq(0..1_000));
        for handful in [37, 100, 128, 1_000] {
            assert!(file(handful).1 == bytes, "{handful} at once");
        }
    }

    #[test]
    fn a_damaged_file_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.parquet");
        fs::write(&path, "PAR1 and nothing else").unwrap();
        assert!(matches!(read(&path, "arm"), Err(LabError::Damaged(..))));
        assert!(matches!(read(&folder.path().join("none"), "arm"), Err(LabError::Unreadable(..))));
    }
}
