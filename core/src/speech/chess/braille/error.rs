//! Why cells are no score.

use thiserror::Error;

use crate::games::chess::notation::ParseMoveError;
use crate::games::chess::notation::fen::FenError;
use crate::games::chess::notation::pgn::{self, GameResult};
use crate::games::chess::notation::san::{self, Style};
use crate::games::chess::{Color, Move, Position};
use crate::speech::cells::cell::Cell;
use crate::speech::cells::{SourceError, SpellingError, excerpt};

/// Cells that are no legal move of the position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveError {
    /// The cells are not written as moves are.
    #[error("found {found} in Braille ASCII, expected a move such as E4, SF3, EXD5, E8Q or 0-0")]
    NoMove {
        /// The cells in Braille ASCII, quoted and shortened.
        found: String,
    },
    /// The cells are no text.
    #[error(transparent)]
    Spelling(#[from] SpellingError),
    /// The cells name a move, but none that is legal here, or more than one; it is
    /// told in SAN with English letters, a pawn's with `P`.
    #[error(transparent)]
    Illegal(#[from] ParseMoveError),
    /// The cells can be a pawn's move and another piece's, without the sign that
    /// would tell.
    #[error(
        "{found} in Braille ASCII can be {pawn} and {piece}, expected X before the square of a capture"
    )]
    Twofold {
        /// The cells in Braille ASCII, quoted.
        found: String,
        /// The pawn's move in SAN.
        pawn: String,
        /// The other move in SAN.
        piece: String,
    },
}

impl MoveError {
    #[cold]
    pub(super) fn no_move(cells: &[Cell]) -> MoveError {
        MoveError::NoMove { found: excerpt(cells) }
    }

    #[cold]
    pub(super) fn twofold(cells: &[Cell], position: &Position, moves: [Move; 2]) -> MoveError {
        let [pawn, piece] = moves.map(|mv| san::write(position, mv, &Style::PGN));
        MoveError::Twofold { found: excerpt(cells), pawn, piece }
    }
}

/// Why a game could not be read, and where.
///
/// ```
/// use annabella::speech::braille::Reader;
///
/// let error = Reader::new(b"1 E4 E5\n2 SF6\n").next().unwrap().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "game 1, line 2, move 2 of White: \"Nf6\" is not possible: no knight of White can go to \
///      f6; possible: Na3, Nc3, Ne2, Nf3, Nh3"
/// );
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
        /// The PGN tag of the line.
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
    /// The game follows other rules.
    #[error(": the variant {0:?} is not played here; only standard chess and Chess960 are")]
    Variant(String),
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
        /// As in PGN, `12.` or `12...`.
        found: String,
        /// Likewise.
        expected: String,
    },
    /// A word is no legal move.
    #[error(", move {number} of {color}: {error}")]
    Move {
        /// The number of the move.
        number: u32,
        /// Whose move it is.
        color: Color,
        /// Why not.
        error: MoveError,
    },
    /// Moves follow the result.
    #[error(": found {found} in Braille ASCII after the result, expected nothing more on the line")]
    AfterResult {
        /// The cells in Braille ASCII, quoted and shortened.
        found: String,
    },
    /// The game goes on beyond the limit of PGN.
    #[error(": the game has more than {} plies", pgn::limits::PLIES)]
    TooManyPlies,
    /// With English letters the moves are another game than with German ones.
    #[error(
        ": the pieces' letters can be English and German, and the game is another then; expected a header that tells the language"
    )]
    Letters,
}
