//! Moves as engines and the UCI protocol write them: `e2e4`, `e7e8q`.

use std::fmt;
use std::str::FromStr;

use super::error::{MAX_LEN, Malformed, ParseMoveError};
use super::explain;
use super::request::{Request, SquareMove};
use crate::games::chess::{File, Move, Position, Rank, Role, Square};

/// How castling is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Castling {
    /// The king's departure and arrival, `e1g1`; where king or rook do not stand
    /// as in ordinary chess, as [`Castling::KingTakesRook`].
    Standard,
    /// The squares of king and rook, `e1h1`, as with the option `UCI_Chess960`.
    KingTakesRook,
}

/// The text of a move.
///
/// ```
/// use annabella::games::chess::{Position, notation::uci};
///
/// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
/// let castling = uci::parse(&position, "e1g1").unwrap();
/// assert_eq!(uci::write(castling, uci::Castling::Standard), "e1g1");
/// assert_eq!(uci::write(castling, uci::Castling::KingTakesRook), "e1h1");
/// ```
pub fn write(mv: Move, castling: Castling) -> String {
    let to = match castling {
        Castling::Standard => SquareMove::of(mv).to,
        Castling::KingTakesRook => mv.to(),
    };
    let mut text = String::with_capacity(5);
    for square in [mv.from(), to] {
        text.push(square.file().to_char());
        text.push(square.rank().to_char());
    }
    text.extend(mv.promoted_to().map(Role::to_char));
    text
}

impl fmt::Display for SquareMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion.map_or(Ok(()), |role| write!(f, "{}", role.to_char()))
    }
}

impl FromStr for SquareMove {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<SquareMove, ParseMoveError> {
        if text.len() > MAX_LEN {
            return Err(ParseMoveError::too_long(text));
        }
        squares(text).map_err(|malformed| malformed.into_error(text))
    }
}

/// Reads a move; castling may be written in either way.
///
/// A king's step to the next square is never taken for castling, even where
/// castling would bring the king there.
///
/// # Errors
///
/// [`ParseMoveError`] when the text is no move, or not legal.
pub fn parse(position: &Position, text: &str) -> Result<Move, ParseMoveError> {
    explain::find_or_explain(position, text, read)
}

fn read(text: &str) -> Result<Request, Malformed> {
    if text == "0000" {
        return Ok(Request::Pass);
    }
    squares(text).map(Request::Squares)
}

fn squares(text: &str) -> Result<SquareMove, Malformed> {
    let bytes = text.as_bytes();
    let from = square(bytes, 0)?;
    let to = square(bytes, 2)?;
    let promotion = match bytes.get(4) {
        None => None,
        Some(&letter) => match Role::from_char(letter.into()) {
            Some(role) if Role::PROMOTIONS.contains(&role) => Some(role),
            _ => return Err(Malformed { at: 4, expected: "q, r, b or n to promote to" }),
        },
    };
    if bytes.len() > 5 {
        return Err(Malformed { at: 5, expected: "nothing more" });
    }
    Ok(SquareMove { from, to, promotion })
}

fn square(bytes: &[u8], at: usize) -> Result<Square, Malformed> {
    let char_at = |at| bytes.get(at).copied().map(char::from);
    let file = char_at(at)
        .and_then(File::from_char)
        .ok_or(Malformed { at, expected: "a file from a to h" })?;
    let rank = char_at(at + 1)
        .and_then(Rank::from_char)
        .ok_or(Malformed { at: at + 1, expected: "a rank from 1 to 8" })?;
    Ok(Square::new(file, rank))
}
