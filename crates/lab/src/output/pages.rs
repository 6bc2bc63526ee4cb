//! The pages of a group of rows that is being written, on disk: a group can then be large and memory stays small.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::PathBuf;

use bytes::Bytes;
use parquet::arrow::arrow_writer::{PageKey, PageStore, PageStoreArgs, PageStoreFactory};
use parquet::errors::{ParquetError, Result};

/// Keeps pages in files without a name in this folder: they are gone with the program, however it ends.
#[derive(Debug)]
pub(crate) struct Aside(pub PathBuf);

impl PageStoreFactory for Aside {
    fn create(&self, _column: &PageStoreArgs<'_>) -> Result<Box<dyn PageStore>> {
        Ok(Box::new(Pages(tempfile::tempfile_in(&self.0)?)))
    }
}

/// The pages of one column, one behind the other.
struct Pages(File);

/// A key tells where a page begins and, in as many bits, how long it is: nothing else needs to be kept.
const LENGTH_BITS: u32 = 24;

impl PageStore for Pages {
    fn put(&mut self, page: Bytes) -> Result<PageKey> {
        let begin = self.0.seek(SeekFrom::End(0))?;
        self.0.write_all(&page)?;
        let length = page.len() as u64;
        if length >> LENGTH_BITS != 0 || begin.leading_zeros() < LENGTH_BITS {
            return Err(ParquetError::General(format!("a page of {length} bytes at {begin}")));
        }
        Ok(PageKey::new(begin << LENGTH_BITS | length))
    }

    fn take(&mut self, key: PageKey) -> Result<Bytes> {
        let (begin, length) = (key.get() >> LENGTH_BITS, key.get() & ((1 << LENGTH_BITS) - 1));
        let mut page = Vec::new();
        self.0.seek(SeekFrom::Start(begin))?;
        if (&self.0).take(length).read_to_end(&mut page)? as u64 != length {
            return Err(ParquetError::EOF(format!("a page of {length} bytes at {begin}")));
        }
        Ok(page.into())
    }
}
