//! Lines of limited length.

use std::io::{self, BufRead};

/// What came of reading a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// It is in the buffer, without its end.
    Read,
    /// It was longer than allowed and has been passed over.
    TooLong,
    /// There are no more lines.
    End,
}

/// Reads a line into `line`; of one that is longer than `most` no more than that is ever kept.
pub(super) fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>, most: usize) -> io::Result<Line> {
    line.clear();
    let (mut too_long, mut any) = (false, false);
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            break;
        }
        any = true;
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        too_long |= line.len() + part.len() > most;
        if !too_long {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    if line.last() == Some(&b'\r') {
        line.pop();
    }
    Ok(match (any, too_long) {
        (false, _) => Line::End,
        (true, true) => Line::TooLong,
        (true, false) => Line::Read,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_passed_over_and_the_next_is_read() {
        let text = b"short\r\nmuch too long\n\nexactly8\nlast";
        // A reader that hands out three bytes at a time.
        let mut input = io::BufReader::with_capacity(3, &text[..]);
        let mut line = Vec::new();
        let mut next = || {
            let what = read_line(&mut input, &mut line, 8).unwrap();
            (what, String::from_utf8_lossy(&line).into_owned())
        };
        assert_eq!(next(), (Line::Read, "short".into()));
        assert_eq!(next().0, Line::TooLong);
        assert_eq!(next(), (Line::Read, String::new()));
        assert_eq!(next(), (Line::Read, "exactly8".into()));
        assert_eq!(next(), (Line::Read, "last".into()));
        assert_eq!(next().0, Line::End);
    }
}
