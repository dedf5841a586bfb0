use std::fmt;

use super::square::classical_piece;
use super::{Bitboard, Color, File, Piece, Rank, Role, Square};

/// Which piece stands where, and nothing else.
///
/// Four bit planes (chessprogramming.org, "Quad-Bitboards"): for each square
/// three bits of the [`Role`] and one for White. A board is 32 bytes, the kind
/// of piece on a square is read without a search, and a capture needs no
/// branch. A board may hold any number of any pieces; [`Position`] demands more.
///
/// [`Position`]: super::Position
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    /// Bishops and queens; together with `stepper` knights.
    pub(super) diagonal: u64,
    /// Rooks and queens; together with `stepper` kings.
    pub(super) straight: u64,
    /// Pawns, knights and kings.
    pub(super) stepper: u64,
    /// All pieces of White.
    pub(super) white: u64,
}

impl Board {
    /// A board without pieces.
    pub const EMPTY: Board = Board { diagonal: 0, straight: 0, stepper: 0, white: 0 };

    /// All filled squares.
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.diagonal | self.straight | self.stepper)
    }

    /// All pieces of one colour.
    #[inline]
    pub const fn by_color(&self, color: Color) -> Bitboard {
        match color {
            Color::White => Bitboard(self.white),
            Color::Black => Bitboard(self.occupied().0 ^ self.white),
        }
    }

    /// All pieces of one kind, of both colours.
    #[inline]
    pub const fn by_role(&self, role: Role) -> Bitboard {
        Bitboard(match role {
            Role::Pawn => self.stepper & !(self.diagonal | self.straight),
            Role::Knight => self.stepper & self.diagonal,
            Role::Bishop => self.diagonal & !self.straight & !self.stepper,
            Role::Rook => self.straight & !self.diagonal & !self.stepper,
            Role::Queen => self.diagonal & self.straight,
            Role::King => self.stepper & self.straight,
        })
    }

    /// Bishops and queens of both colours.
    #[inline]
    pub const fn diagonal_sliders(&self) -> Bitboard {
        Bitboard(self.diagonal & !self.stepper)
    }

    /// Rooks and queens of both colours.
    #[inline]
    pub const fn straight_sliders(&self) -> Bitboard {
        Bitboard(self.straight & !self.stepper)
    }

    /// All pieces of one kind and colour.
    #[inline]
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.by_color(color).0 & self.by_role(role).0)
    }

    /// The three bits of the role on a square, 0 when it is empty.
    #[inline]
    pub(super) const fn code_at(&self, square: Square) -> usize {
        let at = square.index();
        ((self.diagonal >> at & 1) | (self.straight >> at & 1) << 1 | (self.stepper >> at & 1) << 2)
            as usize
    }

    /// The kind of piece on a square.
    #[inline]
    pub const fn role_at(&self, square: Square) -> Option<Role> {
        Role::from_code(self.code_at(square))
    }

    /// The colour of the piece on a square.
    #[inline]
    pub const fn color_at(&self, square: Square) -> Option<Color> {
        if Bitboard(self.white).contains(square) {
            Some(Color::White)
        } else if self.occupied().contains(square) {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// The piece on a square.
    #[inline]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        match (self.color_at(square), self.role_at(square)) {
            (Some(color), Some(role)) => Some(Piece { color, role }),
            _ => None,
        }
    }

    /// The squares on which the two boards differ.
    #[inline]
    pub const fn changed(&self, other: &Board) -> Bitboard {
        Bitboard(
            (self.diagonal ^ other.diagonal)
                | (self.straight ^ other.straight)
                | (self.stepper ^ other.stepper)
                | (self.white ^ other.white),
        )
    }

    /// Puts `piece` on `square`, or clears it, whatever stood there before.
    pub const fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.clear(1 << square.index());
        if let Some(Piece { color, role }) = piece {
            self.put(color, role, 1 << square.index());
        }
    }

    /// Takes away whatever stands on the squares of `mask`.
    #[inline]
    pub(super) const fn clear(&mut self, mask: u64) {
        self.diagonal &= !mask;
        self.straight &= !mask;
        self.stepper &= !mask;
        self.white &= !mask;
    }

    /// Puts pieces on the squares of `mask`, which must be empty.
    #[inline]
    pub(super) const fn put(&mut self, color: Color, role: Role, mask: u64) {
        let code = role as u8;
        if code & 1 != 0 {
            self.diagonal |= mask;
        }
        if code & 2 != 0 {
            self.straight |= mask;
        }
        if code & 4 != 0 {
            self.stepper |= mask;
        }
        if matches!(color, Color::White) {
            self.white |= mask;
        }
    }

    /// The pieces of `color` that attack `square` while `occupied` is filled;
    /// only those that stand on `occupied` count.
    pub fn attackers(&self, square: Square, color: Color, occupied: Bitboard) -> Bitboard {
        use super::attacks::{
            bishop_attacks, king_attacks, knight_attacks, pawn_attacks, rook_attacks,
        };
        let attackers = (pawn_attacks(!color, square) & self.by_role(Role::Pawn))
            | (knight_attacks(square) & self.by_role(Role::Knight))
            | (king_attacks(square) & self.by_role(Role::King))
            | (bishop_attacks(square, occupied) & self.diagonal_sliders())
            | (rook_attacks(square, occupied) & self.straight_sliders());
        attackers & self.by_color(color) & occupied
    }
}

impl Default for Board {
    /// The pieces of an ordinary game before the first move (article 2.3).
    fn default() -> Board {
        let mut board = Board::EMPTY;
        for square in Square::ALL {
            board.set(square, classical_piece(square));
        }
        board
    }
}

impl fmt::Debug for Board {
    /// Eight rows from rank 8 down, FEN letters, points for empty squares.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            writeln!(f)?;
            for file in File::ALL {
                let piece = self.piece_at(Square::new(file, rank));
                write!(f, " {}", piece.map_or('.', Piece::to_char))?;
            }
        }
        Ok(())
    }
}
