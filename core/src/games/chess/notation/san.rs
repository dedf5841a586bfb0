//! Short algebraic notation, in the form of the Laws (appendix C) and in that of
//! PGN.
//!
//! ```
//! use annabella::games::chess::{Position, notation::san};
//!
//! let position: Position = "4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1".parse().unwrap();
//! let promotion = san::parse(&position, "a8=Q+").unwrap();
//! assert_eq!(san::write(&position, promotion, &san::Style::FIDE), "a8Q+");
//! let castling = san::parse(&position, "O-O-O").unwrap();
//! assert_eq!(san::write(&position, castling, &san::Style::FIDE), "0-0-0");
//! ```

mod plain;
mod read;
mod write;

use super::error::{MAX_LEN, ParseMoveError, Refusal, excerpt};
use super::{Letters, explain};
use crate::games::chess::{Move, Position};
pub(super) use write::text;

/// The two usual ways to write a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// As appendix C of the Laws: `d8Q`, `exd6 ep`, `0-0`.
    Fide,
    /// As PGN: `d8=Q`, `exd6`, `O-O`.
    Pgn,
}

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// The form.
    pub form: Form,
    /// The letters of the pieces.
    pub letters: &'static Letters,
}

impl Style {
    /// The form of the Laws with English letters.
    pub const FIDE: Style = Style { form: Form::Fide, letters: &Letters::ENGLISH };
    /// The form of PGN with English letters, as PGN demands.
    pub const PGN: Style = Style { form: Form::Pgn, letters: &Letters::ENGLISH };
}

/// The text of a legal move: captures with `x`, check with `+`, mate with `#`.
///
/// A move that is not legal here gives a text that means nothing, though no panic.
pub fn write(position: &Position, mv: Move, style: &Style) -> String {
    text(position, mv, style.form, style.letters)
}

/// Appends the text of a legal move, as [`write()`] gives it, and returns the
/// position after the move.
pub fn append(text: &mut String, position: &Position, mv: Move, style: &Style) -> Position {
    write::append(text, position, mv, style.form, style.letters)
}

/// Reads a move in either form, as people and programs write it.
///
/// Signs that only tell what the move does (`x`, `+`, `#`, `ep`, `=` and the
/// like) may be missing or wrong, praise and blame (`!?`) may follow, more of
/// the departure square than needed may be given, also the whole of it without
/// a letter (`g1f3`, `e1g1`). Figurines of both colours count as letters. A
/// small letter counts as a capital, but where it is also a file the move of a
/// pawn comes first: `bc4` is a pawn's capture if that is legal, else `Bc4`.
///
/// A capture by a pawn needs at least the file of departure.
///
/// # Errors
///
/// [`ParseMoveError`] when the text is no move, or not exactly one legal move.
pub fn parse(position: &Position, text: &str) -> Result<Move, ParseMoveError> {
    match plain::find(position, text.as_bytes()) {
        Some(mv) => Ok(mv),
        None => parse_with(position, text, &Letters::ENGLISH),
    }
}

/// As [`parse`], for texts with other letters than the English ones.
///
/// # Errors
///
/// As [`parse`].
pub fn parse_with(
    position: &Position,
    text: &str,
    letters: &Letters,
) -> Result<Move, ParseMoveError> {
    if text.len() > MAX_LEN {
        return Err(ParseMoveError::too_long(text));
    }
    let request = read::read(text, letters);
    if let Some(mv) = request.as_ref().ok().and_then(|request| request.find(position)) {
        return Ok(mv);
    }
    if let Some(mv) =
        read::read_small_letter(text, letters).and_then(|request| request.find(position))
    {
        return Ok(mv);
    }
    match request {
        Ok(request) => Err(explain::illegal(position, text, &request, letters)),
        Err(malformed) => Err(malformed.into_error(text)),
    }
}

/// Reads a move that is written just as [`write()`] does with [`Style::PGN`].
///
/// One leniency is left: the signs of check and mate may be missing, as many
/// programs leave them out; where they stand they have to be right.
///
/// # Errors
///
/// [`ParseMoveError`] as for [`parse`], also for a legal move in another form,
/// with the right form in [`ParseMoveError::possible`].
pub fn parse_strict(position: &Position, text: &str) -> Result<Move, ParseMoveError> {
    let mv = parse(position, text)?;
    let right = write(position, mv, &Style::PGN);
    if text == right || text == right.trim_end_matches(['+', '#']) {
        return Ok(mv);
    }
    Err(ParseMoveError::Illegal {
        text: excerpt(text),
        refusal: Refusal::OtherForm,
        possible: vec![right],
    })
}
