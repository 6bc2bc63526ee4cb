//! Lines that a person types, or a pipe brings.

use std::io::{self, BufRead, IsTerminal, Read, Write, stdin};

/// A longer line is taken for several.
const LONGEST: u64 = 64 * 1024;

/// Asks for a line; nothing at the end of input. What comes through a pipe is repeated, so that the output reads like
/// the screen of somebody who typed it.
pub(crate) fn line(input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Option<String>> {
    write!(out, "> ")?;
    out.flush()?;
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        writeln!(out)?;
        return Ok(None);
    }
    let line = String::from_utf8_lossy(&bytes).trim().to_owned();
    if !stdin().is_terminal() {
        writeln!(out, "{line}")?;
    }
    Ok(Some(line))
}
