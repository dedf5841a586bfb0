//! Why cells are no score.

use thiserror::Error;

use super::cell::Cell;
use super::{SourceError, SpellingError, excerpt};
use crate::games::{GameKind, Side, checkers, chess, yin_yang};

/// Cells that are no legal move of the position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveError {
    /// The cells are not written as moves are.
    #[error("found {found} in Braille ASCII, expected a move such as {expected}")]
    NoMove {
        /// The cells in Braille ASCII, quoted and shortened.
        found: String,
        /// Moves of the game.
        expected: &'static str,
    },
    /// The cells are no text.
    #[error(transparent)]
    Spelling(#[from] SpellingError),
    /// The cells name a move of chess, but none that is legal here, or more than one; it is
    /// told in SAN with English letters, a pawn's with `P`.
    #[error(transparent)]
    Chess(#[from] chess::notation::ParseMoveError),
    /// The cells name a move of checkers, but none that is legal here, or more than one.
    #[error(transparent)]
    Checkers(#[from] checkers::notation::ParseMoveError),
    /// The cells name a move of Yin-Yang that is not legal here.
    #[error("{found}: {refusal}")]
    YinYang {
        /// The move in print.
        found: String,
        /// Why it is not legal.
        refusal: yin_yang::Refusal,
    },
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
    /// The move as print has it, if the cells say one.
    pub fn found(&self) -> Option<&str> {
        match self {
            MoveError::NoMove { .. } | MoveError::Twofold { .. } | MoveError::Spelling(_) => None,
            MoveError::Chess(error) => Some(error.text()),
            MoveError::Checkers(error) => Some(error.text()),
            MoveError::YinYang { found, .. } => Some(found),
        }
    }

    #[cold]
    pub(in crate::speech) fn no_move(cells: &[Cell], expected: &'static str) -> MoveError {
        MoveError::NoMove { found: excerpt(cells), expected }
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
        /// The tag of the line in PGN or PDN.
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
        header: &'static str,
        /// That after the moves.
        found: &'static str,
    },
    /// The position at the start of a game of chess cannot be played.
    #[error(", FEN: {0}")]
    Chess(chess::notation::fen::FenError),
    /// The position at the start of a game of checkers cannot be played.
    #[error(", FEN: {0}")]
    Checkers(checkers::notation::fen::FenError),
    /// The position at the start of a game of Yin-Yang cannot be played.
    #[error(", FEN: {0}")]
    YinYang(yin_yang::notation::text::TextError),
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
    #[error(", move {number} of {}: {error}", player(*kind, *side))]
    Move {
        /// Which game it is.
        kind: GameKind,
        /// The number of the move.
        number: u32,
        /// Whose move it is.
        side: Side,
        /// Why not.
        error: MoveError,
    },
    /// Moves follow the result.
    #[error(": found {found} in Braille ASCII after the result, expected nothing more on the line")]
    AfterResult {
        /// The cells in Braille ASCII, quoted and shortened.
        found: String,
    },
    /// The game has more plies than PGN and PDN are read with.
    #[error(": the game has more than {0} plies")]
    TooManyPlies(usize),
    /// With English letters the moves are another game than with German ones.
    #[error(
        ": the pieces' letters can be English and German, and the game is another then; expected a header that tells the language"
    )]
    Letters,
}

/// `White`
const fn player(kind: GameKind, side: Side) -> &'static str {
    match (kind, side) {
        (GameKind::Chess | GameKind::Chess960, Side::First)
        | (GameKind::Checkers | GameKind::YinYang, Side::Second) => "White",
        (GameKind::Chess | GameKind::Chess960, Side::Second) | (GameKind::YinYang, Side::First) => {
            "Black"
        }
        (GameKind::Checkers, Side::First) => "Red",
    }
}

/// What is wrong, and in which line.
pub(in crate::speech) type Fault = (u64, BrailleErrorKind);
