//! Positions from outside: put together by hand or read from a text, and
//! checked before they become a [`Position`].

use std::fmt;
use std::sync::LazyLock;

use thiserror::Error;

use super::castling::rook_beside;
use super::side;
use super::{Bitboard, Board, CastlingSide, Color, File, Piece, Position, Rank, Role, Square};

/// A position as somebody describes it, not yet checked.
///
/// ```
/// use annabella::games::chess::{Color, Piece, Role, Setup, Square};
///
/// let mut setup = Setup::empty();
/// setup.board.set(Square::E1, Some(Piece { color: Color::White, role: Role::King }));
/// assert!(setup.position().is_err());
/// setup.board.set(Square::E8, Some(Piece { color: Color::Black, role: Role::King }));
/// assert!(setup.position().is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// Who has the move.
    pub turn: Color,
    /// Rooks with which castling is claimed to be possible still.
    pub castling_rooks: Bitboard,
    /// The square that a pawn is claimed to have just passed.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmove_clock: u16,
    /// The number of the next move, from 1.
    pub fullmove_number: u32,
}

impl Setup {
    /// No pieces, White to move, no rights.
    pub const fn empty() -> Setup {
        Setup {
            board: Board::EMPTY,
            turn: Color::White,
            castling_rooks: Bitboard::EMPTY,
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
        }
    }

    /// The rook with which `color` is claimed to be able to castle on `side`.
    pub fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let king = self.board.pieces(color, Role::King).first()?;
        rook_beside(king, self.castling_rooks, color, side)
    }

    /// Checks the setup and makes it playable.
    ///
    /// What cannot be used (a castling right without king or rook in place, an
    /// en passant square without a legal capture) is dropped; this and what is
    /// odd without being impossible in play comes back as [`Note`]s.
    ///
    /// # Errors
    ///
    /// [`SetupError`] when no game could go on from here.
    pub fn position(&self) -> Result<(Position, Vec<Note>), SetupError> {
        let board = self.board;
        check_kings(&board)?;
        if let Some(pawn) = (board.by_role(Role::Pawn) & END_RANKS).first() {
            return Err(SetupError::PawnOnEndRank(pawn));
        }
        let mut position = Position {
            board,
            castling_rooks: Bitboard::EMPTY,
            key: 0,
            en_passant: Square::A1,
            turn: self.turn,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number.max(1),
        };
        let waiting = position.king(!self.turn);
        if let Some(by) = board.attackers(waiting, self.turn, board.occupied()).first() {
            return Err(SetupError::OpponentInCheck { color: !self.turn, by });
        }

        let mut notes: Vec<Note> = excesses(&board).map(Note::Unreachable).collect();
        for rook in self.castling_rooks {
            if usable_castling_rook(&position, rook) {
                position.castling_rooks |= rook.into();
            } else {
                notes.push(Note::CastlingDropped(rook));
            }
        }
        if let Some(square) = self.en_passant {
            if plausible_en_passant(&position, square) {
                match self.turn {
                    Color::White => position.allow_en_passant::<side::White>(square),
                    Color::Black => position.allow_en_passant::<side::Black>(square),
                }
            }
            if position.en_passant().is_none() {
                notes.push(Note::EnPassantDropped(square));
            }
        }
        position.key = position.computed_key();
        Ok((position, notes))
    }

    /// As [`Setup::position`], but refuses what no game brings about by the number of its
    /// pieces: in what somebody puts together by hand that is a slip, while compositions and
    /// other games on this board have it on purpose.
    ///
    /// # Errors
    ///
    /// [`SetupError`] when no game could go on from here, or none can have come here.
    pub fn reachable_position(&self) -> Result<(Position, Vec<Note>), SetupError> {
        let checked = self.position()?;
        match excesses(&self.board).next() {
            Some(excess) => Err(SetupError::Unreachable(excess)),
            None => Ok(checked),
        }
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        Setup {
            board: position.board,
            turn: position.turn,
            castling_rooks: position.castling_rooks,
            en_passant: position.en_passant(),
            halfmove_clock: position.halfmove_clock,
            fullmove_number: position.fullmove_number,
        }
    }
}

impl Default for Setup {
    /// The start of an ordinary game (article 2.3).
    fn default() -> Setup {
        let corners = [Square::A1, Square::H1, Square::A8, Square::H8];
        Setup {
            board: Board::default(),
            castling_rooks: corners.into_iter().collect(),
            ..Setup::empty()
        }
    }
}

impl Default for Position {
    /// The start of an ordinary game (article 2.3).
    fn default() -> Position {
        // readers of games ask for it once a game
        static START: LazyLock<Position> = LazyLock::new(|| {
            // the classical start passes every check of `Setup::position`, as its test shows
            Setup::default().position().expect("the classical start is playable").0
        });
        *START
    }
}

const END_RANKS: Bitboard =
    Bitboard(Bitboard::rank(Rank::First).0 | Bitboard::rank(Rank::Eighth).0);

fn check_kings(board: &Board) -> Result<(), SetupError> {
    for color in Color::ALL {
        match board.pieces(color, Role::King).len() {
            0 => return Err(SetupError::NoKing(color)),
            1 => {}
            count => return Err(SetupError::TooManyKings { color, count }),
        }
    }
    let kings: Vec<Square> = board.by_role(Role::King).into_iter().collect();
    if super::attacks::king_attacks(kings[0]).contains(kings[1]) {
        return Err(SetupError::AdjacentKings(kings[0], kings[1]));
    }
    Ok(())
}

/// What no game could have brought about, though it can be played on.
fn excesses(board: &Board) -> impl Iterator<Item = Excess> {
    Color::ALL.into_iter().flat_map(|color| {
        let count = |role| board.pieces(color, role).len();
        let pawns = count(Role::Pawn);
        let all = board.by_color(color).len();
        // each piece beyond the first set was once a pawn
        let promoted: u32 =
            [(Role::Knight, 2), (Role::Bishop, 2), (Role::Rook, 2), (Role::Queen, 1)]
                .into_iter()
                .map(|(role, first_set)| count(role).saturating_sub(first_set))
                .sum();
        let missing = 8u32.saturating_sub(pawns);
        let is_counted = pawns <= 8 && all <= 16;
        [
            (pawns > 8).then_some(Excess::Pawns { color, count: pawns }),
            (all > 16).then_some(Excess::Pieces { color, count: all }),
            (is_counted && promoted > missing).then_some(Excess::Promotions {
                color,
                count: promoted,
                missing,
            }),
        ]
        .into_iter()
        .flatten()
    })
}

/// A rook of the side to which its rank belongs, beside a king on the same rank,
/// and no second one on its side of the king.
fn usable_castling_rook(position: &Position, rook: Square) -> bool {
    let Some(Piece { color, role: Role::Rook }) = position.piece_at(rook) else {
        return false;
    };
    let king = position.king(color);
    let end_files = [File::A, File::H];
    rook.rank() == color.back_rank()
        && king.rank() == color.back_rank()
        && !end_files.contains(&king.file())
        && position.castling_rook(color, CastlingSide::of(king, rook)).is_none()
}

/// Whether a pawn of the side not on move can have stepped over `square` just now.
fn plausible_en_passant(position: &Position, square: Square) -> bool {
    let (rank, forward) = match position.turn {
        Color::White => (Rank::Sixth, -1),
        Color::Black => (Rank::Third, 1),
    };
    let pawn = Some(Piece { color: !position.turn, role: Role::Pawn });
    let (Some(arrival), Some(departure)) = (square.offset(0, forward), square.offset(0, -forward))
    else {
        return false;
    };
    square.rank() == rank
        && position.piece_at(arrival) == pawn
        && position.piece_at(square).is_none()
        && position.piece_at(departure).is_none()
}

/// Why a setup is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// A side has no king.
    #[error("{0} has no king; each side needs exactly one")]
    NoKing(Color),
    /// A side has more than one king.
    #[error("{color} has {count} kings; each side needs exactly one")]
    TooManyKings {
        /// Whose kings they are.
        color: Color,
        /// How many.
        count: u32,
    },
    /// The kings stand next to each other.
    #[error("the kings on {0} and {1} stand next to each other, which no move allows")]
    AdjacentKings(Square, Square),
    /// A pawn stands on rank 1 or 8.
    #[error("the pawn on {0} stands on an end rank, where a pawn cannot be")]
    PawnOnEndRank(Square),
    /// The side that has just moved is in check.
    #[error("{color} is in check from {by}, but it is the other side's move")]
    OpponentInCheck {
        /// The side in check, not on move.
        color: Color,
        /// Where a piece stands that gives check.
        by: Square,
    },
    /// No game brings so many pieces about; only [`Setup::reachable_position`] refuses them.
    #[error("{0}, which no game brings about")]
    Unreachable(Excess),
}

/// More of something than a side can have in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excess {
    /// More than eight pawns.
    Pawns {
        /// Whose pawns.
        color: Color,
        /// How many.
        count: u32,
    },
    /// More than sixteen pieces, pawns and king included.
    Pieces {
        /// Whose pieces.
        color: Color,
        /// How many.
        count: u32,
    },
    /// More promoted pieces than missing pawns.
    Promotions {
        /// Whose pieces.
        color: Color,
        /// How many must have been promoted.
        count: u32,
        /// How many pawns are missing.
        missing: u32,
    },
}

impl fmt::Display for Excess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Excess::Pawns { color, count } => write!(f, "{color} has {count} pawns"),
            Excess::Pieces { color, count } => write!(f, "{color} has {count} pieces"),
            Excess::Promotions { color, count, .. } => {
                write!(f, "{color} has {count} promoted pieces and too many pawns for that")
            }
        }
    }
}

/// Something about a setup that was mended or is odd; the game can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// Castling with the rook on this square is not possible and was dropped.
    CastlingDropped(Square),
    /// A castling letter that names no rook was dropped.
    CastlingLetterDropped(char),
    /// No legal move captures en passant on this square, so it was dropped.
    EnPassantDropped(Square),
    /// No game brings so many pieces about.
    Unreachable(Excess),
}

impl Note {
    /// Whether a right was dropped that the description claims, so that the
    /// position is not the one described. An en passant square that nobody can
    /// use changes nothing: many programs write one after every double step.
    pub const fn is_repair(&self) -> bool {
        matches!(self, Note::CastlingDropped(_) | Note::CastlingLetterDropped(_))
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::CastlingDropped(rook) => {
                write!(f, "castling with a rook on {rook} is not possible and was dropped")
            }
            Note::CastlingLetterDropped(letter) => {
                write!(f, "the castling right '{letter}' names no rook and was dropped")
            }
            Note::EnPassantDropped(square) => {
                write!(f, "no pawn can capture en passant on {square}, so it was dropped")
            }
            Note::Unreachable(excess) => excess.fmt(f),
        }
    }
}
