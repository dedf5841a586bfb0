//! Lines of input, whatever stands in them.

use std::io::{self, BufRead};

use crate::input;

/// The next line without blanks around it, `None` at the end; an error in the inner result
/// is a line that cannot be obeyed.
pub(super) fn next(input: &mut impl BufRead) -> io::Result<Option<input::Line>> {
    let line = input::next_line(input)?;
    Ok(line.map(|line| line.map(|text| text.trim_start_matches('\u{FEFF}').trim().to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_and_blanks_are_no_part_of_a_line() {
        let mut input = "\u{FEFF}uci\r\n  go \n".as_bytes();
        for line in ["uci", "go"] {
            assert_eq!(next(&mut input).unwrap(), Some(Ok(line.to_owned())));
        }
        assert_eq!(next(&mut input).unwrap(), None);
    }
}
