use std::fmt;
use std::io;

use thiserror::Error;

use super::{GameResult, limits};
use crate::games::Side;
use crate::games::checkers::notation::ParseMoveError;
use crate::games::checkers::notation::fen::FenError;

/// Why a game could not be read, and where.
///
/// ```
/// use annabella::games::checkers::notation::pdn::Game;
///
/// let error = "1. 11-15 23-18 2. 8-12 *".parse::<Game>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "game 1, line 1, column 19, ply 3, at 2. 8-12: \"8-12\" is not possible: a piece stands \
///      on 12"
/// );
/// ```
#[derive(Debug, Error)]
#[error("game {game}, line {line}, column {column}{}: {kind}", Move(at.as_ref()))]
pub struct PdnError {
    /// The number of the game in the file, from 1.
    pub game: u64,
    /// The line, from 1.
    pub line: u64,
    /// The character in the line, from 1.
    pub column: u64,
    /// The move that was being read, if one was.
    pub at: Option<At>,
    /// What is wrong.
    pub kind: PdnErrorKind,
}

/// A move in a game by its numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct At {
    /// The half move, from 1 at the start of the game.
    pub ply: u32,
    /// The move number.
    pub number: u32,
    /// Whose move it is.
    pub side: Side,
    /// The text that was found, shortened.
    pub found: String,
}

impl fmt::Display for At {
    /// `12. 8-11` or `12... 22-18`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", NumberOf(self.number, self.side), self.found)
    }
}

/// A move number as it stands before a move of this side.
pub(super) struct NumberOf(pub(super) u32, pub(super) Side);

impl fmt::Display for NumberOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.1 {
            Side::First => write!(f, "{}.", self.0),
            Side::Second => write!(f, "{}...", self.0),
        }
    }
}

struct Move<'a>(Option<&'a At>);

impl fmt::Display for Move<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(at) => write!(f, ", ply {}, at {at}", at.ply),
            None => Ok(()),
        }
    }
}

/// What is wrong with a game.
#[derive(Debug, Error)]
pub enum PdnErrorKind {
    /// The input could not be read; no game follows this error.
    #[error("reading failed: {0}")]
    Io(#[from] io::Error),
    /// The text holds no game; only from [`str::parse`].
    #[error("there is no game")]
    NoGame,
    /// A text is no legal move.
    #[error("{0}")]
    Move(Box<ParseMoveError>),
    /// The tag `FEN` holds no playable position.
    #[error("the tag FEN, {0}")]
    Fen(FenError),
    /// The tag `GameType` names another game.
    #[error(
        "the tag GameType: found {found:?}{}, expected \"21\", which is English draughts \
         (American checkers)",
        Named(*name)
    )]
    GameType {
        /// The value of the tag, shortened.
        found: String,
        /// What the game is called, if its number is known.
        name: Option<&'static str>,
    },
    /// The pieces are set up anew among the moves, as PDN 3.0 allows.
    #[error("found {0:?}, expected a move: a new position among the moves is not read")]
    NewPosition(String),
    /// The game goes on beyond [`limits::PLIES`].
    #[error("the game has more than {} plies", limits::PLIES)]
    TooManyPlies,
}

struct Named(Option<&'static str>);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(name) => write!(f, ", which is {name}"),
            None => Ok(()),
        }
    }
}

/// Something that the reader passed over, mended or found odd.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The line, from 1.
    pub line: u64,
    /// The character in the line, from 1.
    pub column: u64,
    /// What it was.
    pub kind: NoteKind,
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.kind)
    }
}

/// What a reader takes note of.
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
    /// The tag `Result` holds no result.
    #[error("the tag Result: found {0:?}, expected \"1-0\", \"0-1\", \"1/2-1/2\" or \"*\"")]
    ResultTag(String),
    /// The game ends without a result, and no tag has one.
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
    /// `0-0`: both players have lost, which is no result of the game here.
    #[error("the result: found \"0-0\", which both players have lost; no result was taken")]
    BothLost,
    /// Tag and end of the game differ; the end was taken.
    #[error("the tag Result says {tag}, the end of the game {end}")]
    ResultDiffers {
        /// The result by the tag.
        tag: GameResult,
        /// The result after the moves.
        end: GameResult,
    },
    /// The side to move cannot move, which loses, and the result says something else; the
    /// position was believed.
    #[error("the result says {says}, but {} cannot move and has lost", name(*lost))]
    PositionDiffers {
        /// The result in the text.
        says: GameResult,
        /// Who cannot move.
        lost: Side,
    },
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
    BadGlyph(String),
    /// A glyph stands where there is no move.
    #[error("the glyph ${0} belongs to no move")]
    StrayGlyph(u8),
    /// A variation is not closed before the game ends.
    #[error("a variation has no closing parenthesis")]
    UnclosedVariation,
    /// There was more than [`limits::NOTES`] to note.
    #[error("there was more to note")]
    More,
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::First => "Red (Black)",
        Side::Second => "White",
    }
}
