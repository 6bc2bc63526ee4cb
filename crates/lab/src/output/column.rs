//! One column of the current row group, buffered on disk so that large groups need little memory.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, Write};
use std::path::Path;

use parquet::column::writer::{ColumnWriter, ColumnWriterImpl};
use parquet::data_type::{ByteArray, DataType};
use parquet::errors::{ParquetError, Result};

/// What a row has in a column.
#[derive(Clone, Copy)]
pub(crate) enum Value<'a> {
    Text(&'a str),
    Seed(u64),
    Count(u32),
    Number(i32),
}

/// The values of a column since the last group, in a file without a name: it is gone with the program, however it ends.
pub(crate) struct Column {
    file: BufWriter<File>,
    /// The different texts of the group; a row keeps the place of its own. Arms, levels and reasons: there are few.
    texts: Vec<ByteArray>,
}

impl Column {
    pub(crate) fn new(folder: &Path) -> io::Result<Self> {
        Ok(Self { file: BufWriter::new(tempfile::tempfile_in(folder)?), texts: Vec::new() })
    }

    pub(crate) fn push(&mut self, value: Value<'_>) -> io::Result<()> {
        match value {
            Value::Text(text) => {
                let place = self.place(text)?;
                self.file.write_all(&place.to_le_bytes())
            }
            Value::Seed(seed) => self.file.write_all(&seed.to_le_bytes()),
            Value::Count(count) => self.file.write_all(&count.to_le_bytes()),
            Value::Number(number) => self.file.write_all(&number.to_le_bytes()),
        }
    }

    fn place(&mut self, text: &str) -> io::Result<u32> {
        // The arm of a row is nearly always that of the row before: the last that was new.
        let known = self.texts.iter().rposition(|known| known.data() == text.as_bytes());
        let place = known.unwrap_or_else(|| {
            self.texts.push(text.into());
            self.texts.len() - 1
        });
        u32::try_from(place).map_err(io::Error::other)
    }

    /// Writes the rows of a group, a page at a time, and begins the next group.
    pub(crate) fn write(&mut self, rows: usize, page: usize, writer: &mut ColumnWriter<'_>) -> Result<()> {
        self.file.rewind()?;
        let file = BufReader::new(self.file.get_ref());
        match writer {
            ColumnWriter::Int32ColumnWriter(writer) => {
                stream(file, rows, page, writer, |bytes| Some(i32::from_le_bytes(bytes)))?;
            }
            ColumnWriter::Int64ColumnWriter(writer) => {
                stream(file, rows, page, writer, |bytes| Some(i64::from_le_bytes(bytes)))?;
            }
            ColumnWriter::ByteArrayColumnWriter(writer) => {
                let place = |bytes| usize::try_from(u32::from_le_bytes(bytes)).ok();
                stream(file, rows, page, writer, |bytes| self.texts.get(place(bytes)?).cloned())?;
            }
            _ => return Err(ParquetError::General(format!("a column of {rows} rows"))),
        }
        self.file.rewind()?;
        self.texts.clear();
        Ok(())
    }
}

/// Reads values back and writes them, a page at a time.
fn stream<const BYTES: usize, T: DataType>(
    mut file: impl Read,
    rows: usize,
    page: usize,
    writer: &mut ColumnWriterImpl<'_, T>,
    value: impl Fn([u8; BYTES]) -> Option<T::T>,
) -> Result<()> {
    let mut values = Vec::with_capacity(page.min(rows));
    let mut left = rows;
    while left > 0 {
        let now = left.min(page);
        values.clear();
        for _ in 0..now {
            let mut bytes = [0; BYTES];
            file.read_exact(&mut bytes)?;
            values.push(value(bytes).ok_or(io::Error::from(io::ErrorKind::InvalidData))?);
        }
        writer.write_batch(&values, None, None)?;
        left -= now;
    }
    Ok(())
}
