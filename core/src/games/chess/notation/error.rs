//! Why a text is not a legal move, in words that a player understands.

use thiserror::Error;

use crate::games::chess::{Bitboard, CastlingSide, Color, Role, Square};

/// The text of a move has at most this many bytes; a longer one is refused unread.
pub(super) const MAX_LEN: usize = 64;

/// So much of the text goes into an error, in characters.
const EXCERPT: usize = 32;

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
    #[error("{text:?} is not a move; character {column}: found {found}, expected {expected}")]
    Malformed {
        /// The text, shortened.
        text: String,
        /// Where, counted in characters from 1.
        column: usize,
        /// What stood there, quoted, or "the end".
        found: String,
        /// What would have been right.
        expected: &'static str,
    },
    /// The text names a move, but none that is legal here, or more than one.
    #[error("{text:?} is not possible: {refusal}{}", Offer(possible))]
    Illegal {
        /// The text, shortened.
        text: String,
        /// Why not.
        refusal: Refusal,
        /// Legal moves that come nearest, in the letters of the text, at most
        /// sixteen; where the text fits several moves, these.
        possible: Vec<String>,
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

    /// Legal moves that may have been meant; none if the text is not a move at all.
    pub fn possible(&self) -> &[String] {
        match self {
            ParseMoveError::Illegal { possible, .. } => possible,
            _ => &[],
        }
    }

    #[cold]
    pub(super) fn too_long(text: &str) -> ParseMoveError {
        ParseMoveError::TooLong { text: excerpt(text), len: text.len() }
    }
}

/// Where a text stopped to be a move, and what should have stood there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Malformed {
    /// In bytes from 0.
    pub(super) at: usize,
    pub(super) expected: &'static str,
}

impl Malformed {
    #[cold]
    pub(super) fn into_error(self, text: &str) -> ParseMoveError {
        let at = text.floor_char_boundary(self.at);
        let found = match text[at..].chars().next() {
            Some(c) => format!("'{}'", c.escape_debug()),
            None => "the end".to_owned(),
        };
        ParseMoveError::Malformed {
            text: excerpt(text),
            column: text[..at].chars().count() + 1,
            found,
            expected: self.expected,
        }
    }
}

pub(super) fn excerpt(text: &str) -> String {
    let mut chars = text.chars();
    let mut excerpt: String = chars.by_ref().take(EXCERPT).collect();
    if chars.next().is_some() {
        excerpt.push('…');
    }
    excerpt
}

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// A null move.
    #[error("a player may not pass")]
    NullMove,
    /// The side to move has no such piece.
    #[error("{color} has no {}", role.name())]
    NoSuchPiece {
        /// The side to move.
        color: Color,
        /// The piece that is missing.
        role: Role,
    },
    /// The square to start from is empty.
    #[error("no piece stands on {0}")]
    EmptySquare(Square),
    /// The piece to be moved is the opponent's.
    #[error("the {} on {from} is not {color}'s", role.name())]
    OpponentsPiece {
        /// The side to move.
        color: Color,
        /// The piece there.
        role: Role,
        /// Where it stands.
        from: Square,
    },
    /// A piece of the same side stands on the square of arrival.
    #[error("{to} is held by a {} of the same side", role.name())]
    OwnPiece {
        /// The piece there.
        role: Role,
        /// The square of arrival.
        to: Square,
    },
    /// No piece of this kind moves to this square from where it stands.
    #[error("no {} of {color} can go to {to}", role.name())]
    OutOfReach {
        /// The side to move.
        color: Color,
        /// The kind of piece.
        role: Role,
        /// The square of arrival.
        to: Square,
    },
    /// Such a piece can go there, but not from the place that the text names.
    #[error("a {} can go to {to} from {}, but not from where the text says", role.name(), List(*from))]
    NotFromThere {
        /// The kind of piece.
        role: Role,
        /// The square of arrival.
        to: Square,
        /// From where the move is possible.
        from: Bitboard,
    },
    /// The piece on this square does not move like this.
    #[error("the {} on {from} cannot go to {to}", role.name())]
    CannotGo {
        /// The piece.
        role: Role,
        /// Where it stands.
        from: Square,
        /// The square of arrival.
        to: Square,
        /// What stands in its way, where nothing else speaks against it.
        blocked: Option<Square>,
    },
    /// The own king would stand in check.
    #[error("the king on {king} would be in check from {by}")]
    KingInCheck {
        /// Where the king would be.
        king: Square,
        /// Where a piece stands that would give check.
        by: Square,
    },
    /// The king would be captured.
    #[error("the king on {0} is never captured")]
    KingCapture(Square),
    /// Several pieces fit.
    #[error("{} on {} can go to {to}; say which", plural(*role), List(*from))]
    Ambiguous {
        /// The kind of piece.
        role: Role,
        /// The square of arrival.
        to: Square,
        /// Where the pieces stand.
        from: Bitboard,
    },
    /// A pawn reaches the last rank and nothing says what it becomes.
    #[error("the pawn that reaches {0} has to become a queen, rook, bishop or knight")]
    PromotionMissing(Square),
    /// A piece is to be promoted that is no pawn or not on the last rank.
    #[error("only a pawn that reaches the last rank is promoted")]
    NoPromotion,
    /// The right to castle on this side has been lost or was never there.
    #[error("{color} has no right to castle on the {} side", side_name(*side))]
    NoCastlingRight {
        /// The side to move.
        color: Color,
        /// Short or long.
        side: CastlingSide,
    },
    /// A king in check may not castle.
    #[error("the king may not castle out of check from {by}")]
    CastlingInCheck {
        /// Where a piece stands that gives check.
        by: Square,
    },
    /// A piece stands in the way of king or rook.
    #[error("a piece on {at} stands in the way of castling")]
    CastlingBlocked {
        /// Where it stands.
        at: Square,
    },
    /// The king would pass or reach an attacked square.
    #[error("the king may not castle over {at} or to it, as it is attacked from {by}")]
    CastlingThroughCheck {
        /// The attacked square.
        at: Square,
        /// Where a piece stands that attacks it.
        by: Square,
    },
    /// The move is legal but not written in the form asked for.
    #[error("the move is legal, but not written as asked")]
    OtherForm,
}

impl Refusal {
    /// The article of the Laws that forbids the move, where one does.
    pub const fn article(&self) -> Option<&'static str> {
        Some(match *self {
            Refusal::NullMove => "1.1",
            Refusal::OwnPiece { .. } => "3.1",
            Refusal::OutOfReach { role, .. }
            | Refusal::NotFromThere { role, .. }
            | Refusal::CannotGo { role, .. } => match role {
                Role::Bishop => "3.2",
                Role::Rook => "3.3",
                Role::Queen => "3.4",
                Role::Knight => "3.6",
                Role::Pawn => "3.7",
                Role::King => "3.8",
            },
            Refusal::KingCapture(_) => "1.2",
            Refusal::KingInCheck { .. } => "3.9",
            Refusal::PromotionMissing(_) | Refusal::NoPromotion => "3.7.e",
            Refusal::NoCastlingRight { .. } => "3.8.b(1)",
            Refusal::CastlingInCheck { .. }
            | Refusal::CastlingBlocked { .. }
            | Refusal::CastlingThroughCheck { .. } => "3.8.b(2)",
            Refusal::NoSuchPiece { .. }
            | Refusal::EmptySquare(_)
            | Refusal::OpponentsPiece { .. }
            | Refusal::Ambiguous { .. }
            | Refusal::OtherForm => return None,
        })
    }

    /// A word for it, in small letters and hyphens.
    pub const fn name(&self) -> &'static str {
        match self {
            Refusal::NullMove => "null-move",
            Refusal::NoSuchPiece { .. } => "no-such-piece",
            Refusal::EmptySquare(_) => "empty-square",
            Refusal::OpponentsPiece { .. } => "opponents-piece",
            Refusal::OwnPiece { .. } => "own-piece",
            Refusal::OutOfReach { .. } => "out-of-reach",
            Refusal::NotFromThere { .. } => "not-from-there",
            Refusal::CannotGo { .. } => "cannot-go",
            Refusal::KingInCheck { .. } => "king-in-check",
            Refusal::KingCapture(_) => "king-capture",
            Refusal::Ambiguous { .. } => "ambiguous",
            Refusal::PromotionMissing(_) => "promotion-missing",
            Refusal::NoPromotion => "no-promotion",
            Refusal::NoCastlingRight { .. } => "no-castling-right",
            Refusal::CastlingInCheck { .. } => "castling-in-check",
            Refusal::CastlingBlocked { .. } => "castling-blocked",
            Refusal::CastlingThroughCheck { .. } => "castling-through-check",
            Refusal::OtherForm => "other-form",
        }
    }
}

fn plural(role: Role) -> String {
    format!("{}s", role.name())
}

fn side_name(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::Short => "short",
        CastlingSide::Long => "long",
    }
}

/// The squares of a set with "and" before the last.
struct List(Bitboard);

impl std::fmt::Display for List {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let last = self.0.len().saturating_sub(1);
        for (i, square) in (0..).zip(self.0) {
            let before = match i {
                0 => "",
                _ if i == last => " and ",
                _ => ", ",
            };
            write!(f, "{before}{square}")?;
        }
        Ok(())
    }
}

struct Offer<'a>(&'a [String]);

impl std::fmt::Display for Offer<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.0.is_empty() { Ok(()) } else { write!(f, "; possible: {}", self.0.join(", ")) }
    }
}
