use std::fmt;
use std::io;

use thiserror::Error;

use super::{GameResult, limits};
use crate::games::chess::notation::ParseMoveError;
use crate::games::chess::notation::fen::FenError;
use crate::games::chess::{self, Color};

/// Why a game could not be read, and where.
///
/// ```
/// use annabella::games::chess::notation::pgn::Game;
///
/// let error = "1. e4 e5 2. Nf6 *".parse::<Game>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "game 1, line 1, ply 3, at 2. Nf6: \"Nf6\" is not possible: no knight of White can go to \
///      f6; possible: Na3, Nc3, Ne2, Nf3, Nh3"
/// );
/// ```
#[derive(Debug, Error)]
#[error("game {game}, line {line}{}: {kind}", Place(at.as_ref()))]
pub struct PgnError {
    /// The number of the game in the file, from 1.
    pub game: u64,
    /// The line, from 1.
    pub line: u64,
    /// The move that was being read, if one was.
    pub at: Option<At>,
    /// What is wrong.
    pub kind: PgnErrorKind,
}

/// A move in a game by its numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct At {
    /// The half move, from 1 at the start of the game.
    pub ply: u32,
    /// The move number.
    pub number: u32,
    /// Whose move it is.
    pub color: Color,
    /// The text that was found, shortened.
    pub found: String,
}

impl fmt::Display for At {
    /// `12. Nf3` or `12... Nf6`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", NumberOf(self.number, self.color), self.found)
    }
}

/// A move number as PGN writes it before a move of this colour.
pub(super) struct NumberOf(pub(super) u32, pub(super) Color);

impl fmt::Display for NumberOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.1 {
            Color::White => write!(f, "{}.", self.0),
            Color::Black => write!(f, "{}...", self.0),
        }
    }
}

struct Place<'a>(Option<&'a At>);

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(at) => write!(f, ", ply {}, at {at}", at.ply),
            None => Ok(()),
        }
    }
}

/// What is wrong with a game.
#[derive(Debug, Error)]
pub enum PgnErrorKind {
    /// The input could not be read; no game follows this error.
    #[error("reading failed: {0}")]
    Io(#[from] io::Error),
    /// The text holds no game; only from [`str::parse`].
    #[error("there is no game")]
    NoGame,
    /// A text in the main line is no legal move.
    #[error("{0}")]
    Move(Box<ParseMoveError>),
    /// The `FEN` tag holds no playable position.
    #[error("the FEN tag, {0}")]
    Fen(FenError),
    /// The game follows other rules.
    #[error("the variant {0:?} is not played here; only standard chess and Chess960 are")]
    Variant(String),
    /// The main line goes on beyond [`limits::PLIES`].
    #[error("the game has more than {} plies", limits::PLIES)]
    TooManyPlies,
    /// There are more than [`limits::MOVES`] moves with those of variations.
    #[error("the game has more than {} moves with those of its variations", limits::MOVES)]
    TooManyMoves,
    /// Strict reading does not put up with this.
    #[error("{0}")]
    Breach(Box<NoteKind>),
}

/// Something that a lenient reader passed over, mended or found odd.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The line, from 1.
    pub line: u64,
    /// What it was.
    pub kind: NoteKind,
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.kind)
    }
}

/// What a lenient reader notes and a strict one refuses.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoteKind {
    /// Something that is no part of a game was passed over.
    #[error("{0:?} is no part of a game")]
    Junk(String),
    /// A comment or tag value is not UTF-8 and was read as Windows-1252.
    #[error("found text in another encoding than UTF-8, here read as Windows-1252")]
    NotUtf8,
    /// A tag is not written as `[Name "value"]`.
    #[error("found {0:?}, expected a tag as [Name \"value\"]")]
    BrokenTag(String),
    /// A tag stands there twice; the last value was kept.
    #[error("the tag {0} is there twice")]
    DuplicateTag(String),
    /// The value of a tag goes on beyond [`limits::TAG_VALUE`].
    #[error("the tag {0} is longer than {max} bytes", max = limits::TAG_VALUE)]
    LongTag(String),
    /// There are more tags than [`limits::TAGS`].
    #[error("there are more than {} tags", limits::TAGS)]
    ManyTags,
    /// The position of the `FEN` tag was mended or is odd.
    #[error("the FEN tag: {0}")]
    Fen(chess::Note),
    /// Only one of the tags `FEN` and `SetUp "1"` is there; `FEN` is what counts.
    #[error("found {found} without {missing}")]
    HalfSetUp {
        /// The tag that is there.
        found: &'static str,
        /// The tag that is not.
        missing: &'static str,
    },
    /// The tag `Result` holds no result.
    #[error("the tag Result: found {0:?}, expected \"1-0\", \"0-1\", \"1/2-1/2\" or \"*\"")]
    ResultTag(String),
    /// The game ends without a result; that of the tag was taken.
    #[error("the moves end without a result")]
    ResultMissing,
    /// A result is written unusually.
    #[error("the result: found {found:?}, expected {}", meant.as_str())]
    ResultForm {
        /// The text found.
        found: String,
        /// What it was taken for.
        meant: GameResult,
    },
    /// Tag and end of the game differ; the end was taken.
    #[error("the tag Result says {tag}, the end of the game {end}")]
    ResultDiffers {
        /// The result by the tag.
        tag: GameResult,
        /// The result after the moves.
        end: GameResult,
    },
    /// A result stands within a variation.
    #[error("found the result {0} within a variation")]
    ResultInVariation(GameResult),
    /// A comment is longer than [`limits::COMMENT`]; its beginning was kept.
    #[error("a comment is longer than {} bytes", limits::COMMENT)]
    LongComment,
    /// A comment has no closing brace.
    #[error("a comment has no closing brace")]
    UnclosedComment,
    /// More is said about a move or the game than is kept.
    #[error("more comments and glyphs than can be kept")]
    ManyRemarks,
    /// A glyph `$` without a number up to 255.
    #[error("found {0:?}, expected a glyph from $0 to $255")]
    BadNag(String),
    /// A glyph stands where there is no move.
    #[error("the glyph ${0} belongs to no move")]
    StrayNag(u8),
    /// A variation from here on was passed over for a text that is no legal move.
    #[error("a variation, at {at}: {error}")]
    BadVariation {
        /// The move that was being read.
        at: At,
        /// Why it is none.
        error: ParseMoveError,
    },
    /// A variation stands where there is no move yet to replace.
    #[error("a variation stands before any move")]
    StrayVariation,
    /// A variation is nested deeper than [`limits::NESTING`].
    #[error("variations are nested more than {} deep", limits::NESTING)]
    DeepVariation,
    /// A variation is not closed before the game ends.
    #[error("a variation has no closing parenthesis")]
    UnclosedVariation,
    /// A closing parenthesis without an opening one.
    #[error("found ')' outside a variation")]
    StrayParenthesis,
    /// A move number is missing or wrong; only noticed in strict reading.
    #[error("found {found}, expected the move number {expected}")]
    MoveNumber {
        /// What was found.
        found: String,
        /// The right number.
        expected: String,
    },
    /// A tag of the roster is missing or not in its place; only noticed in
    /// strict reading.
    #[error("found {found}, expected the tag {expected}")]
    Roster {
        /// What was found.
        found: String,
        /// The tag that comes next in the roster.
        expected: &'static str,
    },
    /// There was more than [`limits::NOTES`] to note.
    #[error("there was more to note")]
    More,
}
