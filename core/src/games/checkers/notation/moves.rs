//! Moves as texts: `11-15`, `18x25`, and the whole way where two jumps share their ends.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::Refusal;
use super::explain::{self, is_step};
use crate::games::Path;
use crate::games::checkers::{Move, Position, Square};

/// The text of a move has at most this many bytes; a longer one is refused unread.
const MAX_LEN: usize = 64;

/// A text that is not a legal move of the position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseMoveError {
    /// The text is far longer than any move.
    #[error("{text:?} goes on for {len} bytes; a move has at most {MAX_LEN}")]
    TooLong {
        /// How the text begins.
        text: String,
        /// Its length in bytes.
        len: usize,
    },
    /// The text is not written as moves are.
    #[error("{text:?} is not a move; character {column}: expected {expected}")]
    Malformed {
        /// The text.
        text: String,
        /// Where, counted in characters from 1.
        column: usize,
        /// What would have been right.
        expected: &'static str,
    },
    /// The text names a move, but none that is legal here, or more than one.
    #[error("{text:?} is not possible: {refusal}")]
    Illegal {
        /// The text.
        text: String,
        /// Why not.
        refusal: Refusal,
    },
}

impl ParseMoveError {
    /// The text that was refused, or how it begins.
    pub fn text(&self) -> &str {
        match self {
            ParseMoveError::TooLong { text, .. }
            | ParseMoveError::Malformed { text, .. }
            | ParseMoveError::Illegal { text, .. } => text,
        }
    }
}

/// A legal move as records have it: its two ends, or its whole way where these do not tell.
pub fn write(position: &Position, mv: Move) -> String {
    if shares_ends(position, mv) {
        return format!("{mv:?}");
    }
    let sign = if mv.is_jump() { 'x' } else { '-' };
    format!("{}{sign}{}", mv.from(), mv.to())
}

/// Whether another legal move begins and ends on the same squares.
pub fn shares_ends(position: &Position, mv: Move) -> bool {
    let ends = |mv: Move| (mv.from(), mv.to());
    position.legal_moves().into_iter().any(|other| other != mv && ends(other) == ends(mv))
}

/// The legal move that a text means: squares with `-`, `x` or `:` between them. Squares between
/// the ends may be left out where one move alone is left.
///
/// # Errors
///
/// Where the text stops to be a move, or why the move is none.
pub fn parse(position: &Position, text: &str) -> Result<Move, ParseMoveError> {
    let squares = squares(text)?;
    explain::find(position, &squares)
        .map_err(|refusal| ParseMoveError::Illegal { text: text.to_owned(), refusal })
}

/// The squares of a move in order, legal or not, as a hand shows them or a text writes them:
/// `11-15`, `1x10x17`.
///
/// ```
/// use annabella::games::checkers::notation::Way;
///
/// let way: Way = "1x10-17".parse().unwrap();
/// assert_eq!(way.to_string(), "1x10x17");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way(Vec<Square>);

impl Way {
    /// A way over these squares; none of fewer than two, or of more than a move has.
    pub fn new(squares: Vec<Square>) -> Option<Way> {
        (2..=Path::MAX).contains(&squares.len()).then_some(Way(squares))
    }

    /// The squares in order.
    pub fn squares(&self) -> &[Square] {
        &self.0
    }

    /// The first square and the last.
    pub fn ends(&self) -> [Square; 2] {
        // a way has two squares at least
        [self.0[0], self.0[self.0.len() - 1]]
    }
}

impl fmt::Display for Way {
    /// With `-` before the next square of a diagonal, and `x` before any other.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, square) in self.0.iter().enumerate() {
            if let Some(before) = index.checked_sub(1) {
                f.write_str(if is_step(self.0[before], *square) { "-" } else { "x" })?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

impl FromStr for Way {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Way, ParseMoveError> {
        squares(text).map(Way)
    }
}

impl TryFrom<Path> for Way {
    type Error = ();

    /// Nothing of a path over light squares, or of fewer than two.
    fn try_from(path: Path) -> Result<Way, ()> {
        let squares = path.points().iter().map(|point| Square::from_point(*point));
        let squares: Vec<Square> = squares.collect::<Option<_>>().ok_or(())?;
        if path.becomes() != 0 { Err(()) } else { Way::new(squares).ok_or(()) }
    }
}

impl From<Way> for Path {
    fn from(way: Way) -> Path {
        let points: Vec<u16> = way.0.into_iter().map(Square::point).collect();
        // a way is read from a text, which holds no more squares than a path has points
        Path::new(&points, 0).expect("a way is not longer than a path")
    }
}

/// The squares of a text.
///
/// # Errors
///
/// Where it stops to be a list of them.
fn squares(text: &str) -> Result<Vec<Square>, ParseMoveError> {
    if text.len() > MAX_LEN {
        let text: String = text.chars().take(32).collect();
        return Err(ParseMoveError::TooLong { text: format!("{text}…"), len: text.len() });
    }
    let malformed = |at: usize, expected| ParseMoveError::Malformed {
        text: text.to_owned(),
        column: text[..at].chars().count() + 1,
        expected,
    };
    let (mut squares, mut at) = (Vec::new(), 0);
    loop {
        let digits = text[at..].bytes().take_while(u8::is_ascii_digit).count();
        let square = text[at..at + digits].parse().ok();
        squares.push(square.ok_or_else(|| malformed(at, "a square from 1 to 32"))?);
        at += digits;
        match text[at..].chars().next() {
            None if squares.len() > 1 => return Ok(squares),
            _ if squares.len() == Path::MAX => return Err(malformed(at, "the end")),
            Some('-' | 'x' | 'X' | ':') => at += 1,
            _ => return Err(malformed(at, "'-' or 'x' and the next square")),
        }
    }
}
