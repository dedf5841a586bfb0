//! Lines of input, whatever stands in them and however long they are.

use std::io::{self, BufRead, Read};

use thiserror::Error;

use crate::Failure;
use crate::play::shown::shown;

/// A longer line is refused, in bytes with its end. The longest game there can be has 60,000.
pub(crate) const LONGEST: u64 = 1 << 20;

/// A line that is too long to be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("found {begin} and more, expected a line of at most {LONGEST} bytes")]
pub(crate) struct TooLong {
    /// How it begins, as it can be shown.
    begin: String,
}

/// The text of a line with its end, or why it is not read.
pub(crate) type Line = Result<String, TooLong>;

/// The next line; `None` at the end. What is no text is shown by signs of replacement. Of a
/// line that is too long no more than the limit is ever in memory.
pub(crate) fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() as u64 == LONGEST && line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        let begin = String::from_utf8_lossy(&line[..200]);
        return Ok(Some(Err(TooLong { begin: shown(&begin) })));
    }
    Ok(Some(Ok(String::from_utf8_lossy(&line).into_owned())))
}

/// Calls `answer` with each line of standard input and its number, from 1, before the next
/// one is read.
pub(crate) fn each_line(
    mut answer: impl FnMut(u64, Result<&str, &TooLong>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut input = io::stdin().lock();
    for number in 1.. {
        let line = next_line(&mut input)
            .map_err(|error| Failure::io(format!("standard input, line {number}"), error))?;
        let mark = if number == 1 { "\u{FEFF}" } else { "" };
        match line {
            None => break,
            Some(Ok(line)) => answer(number, Ok(line.strip_prefix(mark).unwrap_or(&line).trim()))?,
            Some(Err(error)) => answer(number, Err(&error))?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<Line> {
        std::iter::from_fn(|| next_line(&mut input).unwrap()).collect()
    }

    #[test]
    fn lines_of_any_bytes_and_any_length_are_read() {
        let mut text = b"uci\r\n\xFF\xFEgo\n".to_vec();
        text.extend(vec![b'x'; LONGEST as usize * 2 + 7]);
        text.extend(b"\nquit");
        let lines = lines(&text);
        assert_eq!(lines.len(), 4);
        assert_eq!(lines[0].as_deref(), Ok("uci\r\n"));
        assert_eq!(lines[1].as_deref(), Ok("\u{FFFD}\u{FFFD}go\n"));
        assert!(lines[2].as_ref().unwrap_err().to_string().starts_with("found xxx"));
        assert_eq!(lines[3].as_deref(), Ok("quit"));
    }

    #[test]
    fn a_line_may_be_as_long_as_the_limit() {
        let longest = LONGEST as usize - 1;
        for (length, is_read) in [(longest, true), (longest + 1, false)] {
            let mut text = vec![b'x'; length];
            text.extend(b"\ny\n");
            let lines = lines(&text);
            assert_eq!((lines[0].is_ok(), lines[1].as_deref()), (is_read, Ok("y\n")), "{length}");
        }
    }

    #[test]
    fn the_beginning_of_what_is_too_long_drives_no_terminal() {
        let text = b"\x1b[2J".repeat(LONGEST as usize);
        let error = lines(&text)[0].clone().unwrap_err().to_string();
        assert!(!error.contains('\u{1b}') && error.len() < 1_000, "{error}");
    }
}
