//! Rows as Parquet, written a page at a time, and games read back.

use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kurgan_core::Verdict;
use parquet::basic::{Encoding, LogicalType, Repetition, Type as Physical};
use parquet::column::reader::{ColumnReader, ColumnReaderImpl};
use parquet::data_type::DataType;
use parquet::errors::ParquetError;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::{Type, TypePtr};

use super::column::{Column, Value};
use super::csv;
use crate::error::LabError;
use crate::record::GameRow;

/// How the rows of a file are cut: by their number alone, so that the same rows make the same file however they came.
#[derive(Clone, Copy)]
pub(crate) struct Cut {
    /// Rows of a page. As many of one column are in memory.
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
    games: ColumnFile,
    turns: ColumnFile,
    tracks: usize,
}

impl Tables {
    pub(crate) fn new(folder: &Path, games: &str, turns: &str, tracks: &[&str], cut: Cut) -> Result<Self, LabError> {
        let turn: Vec<&str> = csv::TURN.iter().chain(tracks).copied().collect();
        Ok(Self {
            games: ColumnFile::new(folder, games, &csv::GAME, cut)?,
            turns: ColumnFile::new(folder, turns, &turn, cut)?,
            tracks: tracks.len(),
        })
    }

    /// Adds games of an arm; their seeds follow one another.
    pub(crate) fn add(&mut self, arm: &str, seed: u64, rows: &[GameRow]) -> Result<(), LabError> {
        for (seed, row) in (seed..).zip(rows) {
            self.games.add([
                Value::Text(arm),
                Value::Seed(seed),
                Value::Text(row.verdict.id()),
                Value::Number(row.score),
                Value::Text(&row.level),
                Value::Text(&row.reason),
                Value::Count(row.turn),
                Value::Count(row.decisions),
                Value::Count(row.actions),
            ])?;
            for (&turn, tracks) in row.turns.iter().zip(row.tracks.chunks_exact(self.tracks.max(1))) {
                let turn = [Value::Text(arm), Value::Seed(seed), Value::Count(turn)];
                self.turns.add(turn.into_iter().chain(tracks.iter().copied().map(Value::Number)))?;
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

/// One file, and the columns of its next group.
struct ColumnFile {
    path: PathBuf,
    part: PathBuf,
    writer: SerializedFileWriter<File>,
    cut: Cut,
    columns: Vec<Column>,
    /// Rows of the next group so far.
    rows: usize,
}

impl ColumnFile {
    fn new(folder: &Path, name: &str, columns: &[&str], cut: Cut) -> Result<Self, LabError> {
        let path = folder.join(name);
        let part = super::part(&path);
        let file = File::create(&part).map_err(|error| LabError::Unwritable(part.clone(), error))?;
        let properties = WriterProperties::builder()
            .set_data_page_row_count_limit(cut.page)
            .set_column_dictionary_enabled("seed".into(), false)
            .set_column_encoding("seed".into(), Encoding::DELTA_BINARY_PACKED)
            .set_statistics_enabled(EnabledStatistics::None)
            .set_offset_index_disabled(true);
        let properties = SOUGHT.into_iter().fold(properties, |properties, column| {
            properties.set_column_statistics_enabled(column.into(), EnabledStatistics::Chunk)
        });
        let writer =
            schema(columns).and_then(|schema| SerializedFileWriter::new(file, schema, Arc::new(properties.build())));
        let writer = writer.map_err(|error| unwritable(&part, error))?;
        let columns = columns.iter().map(|_| Column::new(folder)).collect::<Result<_, _>>();
        let columns = columns.map_err(|error| LabError::Unwritable(folder.into(), error))?;
        Ok(Self { path, part, writer, cut, columns, rows: 0 })
    }

    fn add<'a>(&mut self, row: impl IntoIterator<Item = Value<'a>>) -> Result<(), LabError> {
        let kept = self.columns.iter_mut().zip(row).try_for_each(|(column, value)| column.push(value));
        kept.map_err(|error| LabError::Unwritable(self.path.clone(), error))?;
        self.rows += 1;
        if self.rows == self.cut.group { self.flush() } else { Ok(()) }
    }

    /// Writes the rows so far as a group.
    fn flush(&mut self) -> Result<(), LabError> {
        if self.rows == 0 {
            return Ok(());
        }
        self.write().map_err(|error| unwritable(&self.path, error))?;
        self.rows = 0;
        Ok(())
    }

    fn write(&mut self) -> Result<(), ParquetError> {
        let mut group = self.writer.next_row_group()?;
        for column in &mut self.columns {
            let Some(mut writer) = group.next_column()? else { break };
            column.write(self.rows, self.cut.page, writer.untyped())?;
            writer.close()?;
        }
        group.close().map(drop)
    }

    fn finish(mut self) -> Result<(), LabError> {
        self.flush()?;
        let file = self.writer.into_inner().map_err(|error| unwritable(&self.path, error))?;
        super::place(&file, &self.part, &self.path).map_err(|error| LabError::Unwritable(self.path.clone(), error))
    }
}

/// The columns of a file by their names.
fn schema(columns: &[&str]) -> Result<TypePtr, ParquetError> {
    let column = |name: &&str| {
        let whole = |bits| Some(LogicalType::integer(bits, false));
        let (physical, logical) = match *name {
            "seed" => (Physical::INT64, whole(64)),
            "turn" | "decisions" | "actions" => (Physical::INT32, whole(32)),
            "arm" | "verdict" | "level" | "reason" => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
            _ => (Physical::INT32, None),
        };
        let column = Type::primitive_type_builder(name, physical).with_repetition(Repetition::REQUIRED);
        column.with_logical_type(logical).build().map(Arc::new)
    };
    let columns = columns.iter().map(column).collect::<Result<_, _>>()?;
    Type::group_type_builder("row").with_fields(columns).build().map(Arc::new)
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
    pub ended: Verdict,
    /// Its score.
    pub score: i32,
}

/// Reads the games of one arm.
pub(crate) fn read(path: &Path, arm: &str) -> Result<Vec<Game>, LabError> {
    let file = File::open(path).map_err(|error| LabError::Unreadable(path.into(), error))?;
    // The library believes what a file says of itself: about one wrong byte in three hundred makes it panic.
    let games =
        catch_unwind(AssertUnwindSafe(|| SerializedFileReader::new(file).and_then(|reader| games(&reader, arm))));
    let games = games.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref().copied());
        Err(ParquetError::General(text.unwrap_or_default().into()))
    });
    games.map_err(|error| LabError::Damaged(path.into(), error.to_string()))
}

fn games(reader: &impl FileReader, wanted: &str) -> Result<Vec<Game>, ParquetError> {
    let wrong = |name: &str| ParquetError::General(name.into());
    let schema = reader.metadata().file_metadata().schema_descr();
    let place = |name| schema.columns().iter().position(|column| column.name() == name).ok_or_else(|| wrong(name));
    let places = [place("arm")?, place("seed")?, place("verdict")?, place("score")?];
    let (mut arms, mut seeds, mut ends, mut scores) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut games = Vec::new();
    for n in 0..reader.num_row_groups() {
        let group = reader.get_row_group(n)?;
        let [arm, seed, end, score] = places.map(|place| group.get_column_reader(place));
        let ColumnReader::ByteArrayColumnReader(mut arm) = arm? else { return Err(wrong("arm")) };
        let ColumnReader::Int64ColumnReader(mut seed) = seed? else { return Err(wrong("seed")) };
        let ColumnReader::ByteArrayColumnReader(mut end) = end? else { return Err(wrong("verdict")) };
        let ColumnReader::Int32ColumnReader(mut score) = score? else { return Err(wrong("score")) };
        let mut left = usize::try_from(group.metadata().num_rows())?;
        while left > 0 {
            let rows = left.min(Cut::USUAL.page);
            fill(&mut arm, &mut arms, rows)?;
            fill(&mut seed, &mut seeds, rows)?;
            fill(&mut end, &mut ends, rows)?;
            fill(&mut score, &mut scores, rows)?;
            for n in (0..rows).filter(|&n| arms[n].data() == wanted.as_bytes()) {
                let ended = ends[n].as_utf8().ok().and_then(Verdict::named).ok_or_else(|| wrong("verdict"))?;
                games.push(Game { seed: seeds[n].cast_unsigned(), ended, score: scores[n] });
            }
            left -= rows;
        }
    }
    Ok(games)
}

/// Reads the next rows of a column; fewer are an error.
fn fill<T: DataType>(
    column: &mut ColumnReaderImpl<T>,
    values: &mut Vec<T::T>,
    rows: usize,
) -> Result<(), ParquetError> {
    values.clear();
    let (_, read, _) = column.read_records(rows, None, None, values)?;
    if read == rows { Ok(()) } else { Err(ParquetError::EOF(format!("{read} of {rows} rows"))) }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use guide::Seen;

    fn row(n: i32) -> GameRow {
        GameRow {
            verdict: Verdict::ALL[n.unsigned_abs() as usize % 3],
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
        let rows: Vec<GameRow> = (0..1_000).map(row).collect();
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

    /// Every byte of a file wrong in several ways, and the file cut short in many places.
    #[test]
    fn a_file_with_one_wrong_byte_is_read_or_told() {
        let folder = tempfile::tempdir().unwrap();
        let mut tables = Tables::new(folder.path(), "games", "turns", &["a"], Cut { page: 8, group: 16 }).unwrap();
        tables.add("arm", 0, &(0..20).map(row).collect::<Vec<_>>()).unwrap();
        tables.finish().unwrap();
        let path = folder.path().join("games");
        let whole = fs::read(&path).unwrap();
        let mut told = 0;
        for n in 0..whole.len() {
            for flip in [0x01, 0x08, 0x80] {
                let mut bytes = whole.clone();
                bytes[n] ^= flip;
                fs::write(&path, bytes).unwrap();
                told += u32::from(matches!(read(&path, "arm"), Err(LabError::Damaged(..))));
            }
        }
        assert!(told > 1_000, "{told}");
        for length in (0..whole.len()).step_by(16) {
            fs::write(&path, &whole[..length]).unwrap();
            assert!(matches!(read(&path, "arm"), Err(LabError::Damaged(..))), "{length} bytes");
        }
        fs::write(&path, &whole).unwrap();
        assert_eq!(read(&path, "arm").unwrap().len(), 20);
    }
}
