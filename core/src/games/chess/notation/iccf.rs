//! The numbers of the ICCF, which correspondence players of all languages use:
//! file and rank of both squares as digits, `5254` for e2-e4, and one more for
//! promotion, 1 queen, 2 rook, 3 bishop, 4 knight.
//!
//! Castling is the king's move, `5171` or `5131`. Where king or rook do not
//! stand as in ordinary chess, it is the squares of king and rook, as the
//! king's move could then mean a step.

use super::error::{Malformed, ParseMoveError};
use super::explain;
use super::request::{Request, SquareMove};
use crate::games::chess::{File, Move, Position, Rank, Role, Square};

/// The text of a move.
///
/// ```
/// use annabella::games::chess::{Position, notation::iccf};
///
/// let start = Position::default();
/// let mv = iccf::parse(&start, "7163").unwrap();
/// assert_eq!(iccf::write(mv), "7163");
/// ```
pub fn write(mv: Move) -> String {
    let SquareMove { from, to, promotion } = SquareMove::of(mv);
    let mut text = String::with_capacity(5);
    for square in [from, to] {
        text.push(char::from(b'1' + square.file() as u8));
        text.push(square.rank().to_char());
    }
    let digit = promotion.and_then(|role| Role::PROMOTIONS.iter().position(|&to| to == role));
    text.extend(digit.map(|digit| char::from(b'1' + digit as u8)));
    text
}

/// Reads a move; castling may be written as the king's move or by the squares of
/// king and rook.
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
    let bytes = text.as_bytes();
    let digit = |at, last: u8, expected| match bytes.get(at) {
        Some(&digit) if (b'1'..=last).contains(&digit) => Ok(digit - b'1'),
        _ => Err(Malformed { at, expected }),
    };
    let square = |at| {
        let file = digit(at, b'8', "a digit from 1 to 8 for the file")?;
        let rank = digit(at + 1, b'8', "a digit from 1 to 8 for the rank")?;
        Ok(Square::new(File::new(file), Rank::new(rank)))
    };
    let (from, to) = (square(0)?, square(2)?);
    let promotion = match bytes.len() {
        4 => None,
        _ => Some(Role::PROMOTIONS[digit(4, b'4', "a digit from 1 to 4 to promote to")? as usize]),
    };
    if bytes.len() > 5 {
        return Err(Malformed { at: 5, expected: "nothing more" });
    }
    Ok(Request::Squares(SquareMove { from, to, promotion }))
}
