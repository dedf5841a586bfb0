//! EPD, a position with operations instead of counters (Portable Game Notation,
//! Specification and Implementation Guide, S. J. Edwards, 1994, section 16.2).

use super::fen::{self, FenError};
use crate::games::chess::{Note, Position};

/// Reads the position of a line of EPD or of a FEN. Operations are passed over.
///
/// # Errors
///
/// As [`fen::parse`].
///
/// ```
/// use annabella::games::chess::notation::epd;
///
/// let (position, _) = epd::parse("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"a/b\";").unwrap();
/// assert_eq!(position.to_string(), "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
/// ```
pub fn parse(line: &str) -> Result<(Position, Vec<Note>), FenError> {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    let is_number = |at: usize| words.get(at).is_some_and(|word| word.parse::<u32>().is_ok());
    let fields = if is_number(4) && is_number(5) { 6 } else { words.len().min(4) };
    fen::parse(&words[..fields].join(" "))
}
