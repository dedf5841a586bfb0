//! Lines of input, whatever stands in them.

use std::io::{self, BufRead, Read};

use super::command::shown;

/// A longer line is refused, in bytes. The longest game there can be has 60,000.
const LONGEST: u64 = 1 << 20;

/// The next line without blanks around it, `None` at the end. What is no text is shown by
/// signs of replacement; an error in the inner result is a line that cannot be obeyed.
pub(super) fn next(input: &mut impl BufRead) -> io::Result<Option<Result<String, String>>> {
    let mut line = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() as u64 == LONGEST && line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        let begin = String::from_utf8_lossy(&line[..100]).into_owned();
        return Ok(Some(Err(format!(
            "found {} and more, expected a line of at most {LONGEST} bytes",
            shown(&begin)
        ))));
    }
    let line = line.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(&line);
    Ok(Some(Ok(String::from_utf8_lossy(line).trim().to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_any_bytes_and_any_length_are_read() {
        let mut text = b"\xEF\xBB\xBFuci\r\n\xFF\xFEgo\n".to_vec();
        text.extend(vec![b'x'; LONGEST as usize * 2 + 7]);
        text.extend(b"\nquit");
        let mut input = text.as_slice();
        let mut lines = Vec::new();
        while let Some(line) = next(&mut input).unwrap() {
            lines.push(line);
        }
        assert_eq!(lines.len(), 4);
        assert_eq!(lines[0].as_deref(), Ok("uci"));
        assert_eq!(lines[1].as_deref(), Ok("\u{FFFD}\u{FFFD}go"));
        assert!(lines[2].as_ref().unwrap_err().starts_with("found xxx"));
        assert_eq!(lines[3].as_deref(), Ok("quit"));
    }
}
