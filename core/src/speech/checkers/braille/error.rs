//! Why cells are no score of checkers.

use thiserror::Error;

use crate::games::checkers::notation::ParseMoveError;
use crate::games::checkers::notation::fen::FenError;
use crate::games::checkers::notation::pdn::{self, GameResult};
use crate::speech::cells::cell::Cell;
use crate::speech::cells::{SourceError, SpellingError, excerpt};

/// Cells that are no legal move of the position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveError {
    /// The cells are not written as moves are.
    #[error("found {found} in Braille ASCII, expected a move such as #AA-#AE or #AHX#BE")]
    NoMove {
        /// The cells in Braille ASCII, quoted and shortened.
        found: String,
    },
    /// The cells are no text.
    #[error(transparent)]
    Spelling(#[from] SpellingError),
    /// The cells name a move, but none that is legal here, or more than one.
    #[error(transparent)]
    Illegal(ParseMoveError),
}

impl MoveError {
    #[cold]
    pub(super) fn no_move(cells: &[Cell]) -> MoveError {
        MoveError::NoMove { found: excerpt(cells) }
    }
}

/// Why a game could not be read, and where.
///
/// ```
/// use annabella::speech::braille::checkers::Reader;
///
/// let error = Reader::new(b"1 11-15 22-17\n2 15-20\n").next().unwrap().unwrap_err();
/// assert!(error.to_string().starts_with("game 1, line 2, "), "{error}");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("game {game}, line {line}{kind}")]
pub struct BrailleError {
    /// The number of the game in the text, from 1.
    pub game: u64,
    /// The line of the file, from 1.
    pub line: u64,
    /// What is wrong.
    pub kind: BrailleErrorKind,
}

/// What is wrong with a score.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BrailleErrorKind {
    /// The text is no Braille, or too long; no game follows.
    #[error(transparent)]
    Source(#[from] SourceError),
    /// A header's value is no text.
    #[error(", {label}: {error}")]
    Spelling {
        /// The PDN tag of the line.
        label: &'static str,
        /// Why not.
        error: SpellingError,
    },
    /// The header tells something twice.
    #[error(": found {0} for the second time, expected it once")]
    Repeated(&'static str),
    /// The header's result is none.
    #[error(": found the result {found:?}, expected 1-0, 0-1 or 1/2-1/2")]
    Result {
        /// What stood there.
        found: String,
    },
    /// The result in the header is not that after the moves.
    #[error(": found {found} after the moves, expected {header} as in the header")]
    Results {
        /// That in the header.
        header: GameResult,
        /// That after the moves.
        found: GameResult,
    },
    /// The position at the start cannot be played.
    #[error(", FEN: {0}")]
    Fen(FenError),
    /// Something else stands where the moves have to begin.
    #[error(
        ": found {found} in Braille ASCII, expected a label of the header, a move number or a result"
    )]
    NoNumber {
        /// The cells in Braille ASCII, quoted and shortened.
        found: String,
    },
    /// A move number is not that of the move to come.
    #[error(": found the move number {found}, expected {expected}")]
    Number {
        /// As in PDN, `12.` or `12...`.
        found: String,
        /// Likewise.
        expected: String,
    },
    /// A word is no legal move.
    #[error(", move {number} of {side}: {error}")]
    Move {
        /// The number of the move.
        number: u32,
        /// Whose move it is: Red or White.
        side: &'static str,
        /// Why not.
        error: MoveError,
    },
    /// Moves follow the result.
    #[error(": found {found} in Braille ASCII after the result, expected nothing more on the line")]
    AfterResult {
        /// The cells in Braille ASCII, quoted and shortened.
        found: String,
    },
    /// The game goes on beyond the limit of PDN.
    #[error(": the game has more than {} plies", pdn::limits::PLIES)]
    TooManyPlies,
}
