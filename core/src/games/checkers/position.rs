use super::side::king_row;
use super::{Bitboard, Move, Square};
use crate::games::Side;

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Man or king.
    pub rank: Rank,
}

/// Man or king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
#[uniffi(name = "CheckersRank")]
pub enum Rank {
    /// It only goes forward.
    Man,
    /// It goes forward and backward.
    King,
}

/// What the second player's pieces have more, see [`Rules::pieces`](crate::games::Rules).
const SECOND: u8 = 8;

impl Piece {
    /// All kinds, Red's first.
    pub const ALL: [Piece; 4] = [
        Piece { side: Side::First, rank: Rank::Man },
        Piece { side: Side::First, rank: Rank::King },
        Piece { side: Side::Second, rank: Rank::Man },
        Piece { side: Side::Second, rank: Rank::King },
    ];

    /// The piece of a byte of [`Rules::pieces`](crate::games::Rules::pieces).
    pub fn from_byte(byte: u8) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.byte() == byte)
    }

    /// Its byte there: 1 for a man and 2 for a king, and 8 more for White's.
    pub const fn byte(self) -> u8 {
        self.rank as u8 + 1 + self.side as u8 * SECOND
    }
}

impl Rank {
    /// Both.
    pub const ALL: [Rank; 2] = [Rank::Man, Rank::King];

    /// `man`, `king`.
    pub const fn name(self) -> &'static str {
        match self {
            Rank::Man => "man",
            Rank::King => "king",
        }
    }
}

/// A position: where the pieces stand, who has the move, and what the claims of a draw count.
///
/// Texts of it are those of PDN, see [`fen`](super::notation::fen).
///
/// ```
/// use annabella::games::checkers::Position;
///
/// let position: Position = "B:W18:B15".parse().unwrap();
/// let moves = position.legal_moves();
/// assert_eq!(format!("{moves:?}"), "[15x22]");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) board: Board,
    pub(super) turn: Side,
    pub(super) quiet_plies: u16,
    pub(super) move_number: u32,
}

/// Where the pieces stand, and nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Board {
    /// The pieces of Red and of White.
    pub(super) pieces: [Bitboard; 2],
    pub(super) kings: Bitboard,
}

impl Position {
    /// Who has the move.
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The pieces of a side.
    pub const fn pieces(&self, side: Side) -> Bitboard {
        self.board.pieces[side as usize]
    }

    /// The kings of both sides.
    pub const fn kings(&self) -> Bitboard {
        self.board.kings
    }

    /// The squares on which nothing stands.
    pub const fn empty(&self) -> Bitboard {
        Bitboard(!(self.board.pieces[0].0 | self.board.pieces[1].0))
    }

    /// The same pieces with the other side to move, or the same one.
    #[must_use]
    pub const fn with_turn(&self, turn: Side) -> Position {
        Position { turn, ..*self }
    }

    /// A position with these pieces of Red and of White, of which some are kings. Nothing is
    /// checked: no square may be in both sets, and no man on its king row.
    pub(crate) const fn of_sets(pieces: [Bitboard; 2], kings: Bitboard, turn: Side) -> Position {
        Position { board: Board { pieces, kings }, turn, quiet_plies: 0, move_number: 1 }
    }

    /// What stands on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let side = Side::ALL.into_iter().find(|side| self.pieces(*side).contains(square))?;
        let rank = if self.board.kings.contains(square) { Rank::King } else { Rank::Man };
        Some(Piece { side, rank })
    }

    /// The plies since a man was moved or anything was taken.
    pub const fn quiet_plies(&self) -> u16 {
        self.quiet_plies
    }

    /// The number of the move to come, counted from 1; Red and White have the same.
    pub const fn move_number(&self) -> u32 {
        self.move_number
    }

    /// Whether a legal move makes a man a king.
    pub fn crowns(&self, mv: Move) -> bool {
        let is_man = !self.board.kings.contains(mv.from());
        is_man && king_row(self.turn).contains(mv.to())
    }

    /// Whether pieces and turn are the same, for a repetition.
    pub fn same_position(&self, other: &Position) -> bool {
        self.board == other.board && self.turn == other.turn
    }

    /// A number for pieces and turn, in which all bits depend on all of them.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.board.key(self.turn)
    }
}

impl Board {
    #[inline]
    pub(super) const fn key(&self, turn: Side) -> u64 {
        let pieces = self.pieces[0].0 as u64 | (self.pieces[1].0 as u64) << 32;
        let rest = self.kings.0 as u64 | (turn as u64) << 32;
        mix(pieces ^ 0x9E37_79B9_7F4A_7C15, rest ^ 0xD1B5_4A32_D192_ED03)
    }
}

/// Both halves of a product of 128 bits in one: the step that the hash functions of the wyhash
/// family use.
const fn mix(one: u64, other: u64) -> u64 {
    let product = one as u128 * other as u128;
    let folded = product as u64 ^ (product >> 64) as u64;
    let product = (folded ^ other) as u128 * 0xA076_1D64_78BD_642F_u128;
    product as u64 ^ (product >> 64) as u64
}

impl Default for Position {
    /// Twelve men on each side's first three rows, and Red to move.
    fn default() -> Position {
        Position {
            board: Board {
                pieces: [Bitboard::of(0, 2), Bitboard::of(5, 7)],
                kings: Bitboard::EMPTY,
            },
            turn: Side::First,
            quiet_plies: 0,
            move_number: 1,
        }
    }
}
