//! Reading standard input line by line.

use std::io::{self, BufRead};

use crate::Failure;

/// Calls `answer` with each line and its number, from 1, before the next one is read.
/// What is no text is shown by signs of replacement.
pub(crate) fn each_line(
    mut answer: impl FnMut(u64, &str) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        let len = input
            .read_until(b'\n', &mut line)
            .map_err(|error| Failure::io(format!("standard input, line {number}"), error))?;
        if len == 0 {
            break;
        }
        let mark = if number == 1 { "\u{FEFF}" } else { "" };
        let line = line.strip_prefix(mark.as_bytes()).unwrap_or(&line);
        answer(number, String::from_utf8_lossy(line).trim())?;
    }
    Ok(())
}
