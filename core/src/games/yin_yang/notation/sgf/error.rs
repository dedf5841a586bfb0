use std::io;

use thiserror::Error;

use super::{GameResult, limits};
use crate::games::Side;
use crate::games::yin_yang::notation::text::{TextError, name};
use crate::games::yin_yang::{MAX_TARGET, Refusal, Size};

/// Why a game cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("game {game}, line {line}: {kind}")]
pub struct SgfError {
    /// Which game of the text, counted from 1.
    pub game: u64,
    /// The line in which it was found, counted from 1.
    pub line: u64,
    /// What is wrong.
    pub kind: SgfErrorKind,
}

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SgfErrorKind {
    /// The text has no game.
    #[error("found no game, which begins with (;")]
    NoGame,
    /// The text cannot be read.
    #[error("the text cannot be read: {0}")]
    Io(io::ErrorKind),
    /// It ends within a game.
    #[error("the text ends within the game")]
    Unfinished,
    /// Something stands where games do not have it.
    #[error("found {found:?}, expected {expected}")]
    Malformed {
        /// What stood there.
        found: char,
        /// What would have been right.
        expected: &'static str,
    },
    /// It is a game of another kind.
    #[error("GM[{0}] is another game; Go is GM[1]")]
    OtherGame(String),
    /// The size is none that a board has here.
    #[error("SZ[{0}] is no size; a side has {min} to {max} points", min = Size::MIN, max = Size::MAX)]
    Size(String),
    /// The target is none.
    #[error("CT[{0}] is no target; one is 1 to {MAX_TARGET}")]
    Target(String),
    /// A value is no point of the board.
    #[error("{name}[{text}] is no point of the board")]
    Point {
        /// The property.
        name: String,
        /// Its value.
        text: String,
    },
    /// Size, target, stones or turn are set after the first move.
    #[error("{0} stands after the first move")]
    LateSetup(String),
    /// Stones without liberties, or a wrong text of a position.
    #[error("the position of the beginning: {0}")]
    Start(TextError),
    /// The same side moves twice.
    #[error("move {number}: {} has moved already", name(*side))]
    OutOfTurn {
        /// The number of the move, counted from 1.
        number: usize,
        /// Who is not to move.
        side: Side,
    },
    /// A move is not legal.
    #[error("move {number}, {text}: {refusal}")]
    Illegal {
        /// The number of the move, counted from 1.
        number: usize,
        /// The value of B or W.
        text: String,
        /// Why.
        refusal: Refusal,
    },
    /// The game has more moves than are kept.
    #[error("the game has more than {} moves", limits::PLIES)]
    TooLong,
}

impl From<io::Error> for SgfErrorKind {
    fn from(error: io::Error) -> SgfErrorKind {
        SgfErrorKind::Io(error.kind())
    }
}

impl From<TextError> for SgfErrorKind {
    fn from(error: TextError) -> SgfErrorKind {
        SgfErrorKind::Start(error)
    }
}

/// What was passed over, mended or found odd in a game that was read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {kind}")]
pub struct Note {
    /// The line in which it was found, counted from 1.
    pub line: u64,
    /// What it is.
    pub kind: NoteKind,
}

/// What was found odd.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoteKind {
    /// More was said than is kept.
    #[error("{0} is longer than can be kept")]
    Long(String),
    /// A result that is not written as results are.
    #[error("RE[{0}] is no result")]
    UnreadResult(String),
    /// The board has ended the game in another way than the result says; the board was
    /// believed.
    #[error("the result says {says}, but the board {ended}")]
    BoardDiffers {
        /// The result in the text.
        says: GameResult,
        /// That of the board.
        ended: GameResult,
    },
    /// Something stands behind the variations of a node.
    #[error("a node stands behind a variation and was passed over")]
    LateNode,
    /// There was more than [`limits::NOTES`] to note.
    #[error("there was more to note")]
    More,
}
