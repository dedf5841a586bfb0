use super::castling::rook_beside;
use super::zobrist::KEYS;
use super::{Bitboard, Board, CastlingSide, Color, Move, MoveKind, Piece, Role, Square};

/// A position with all that decides how it may go on: the pieces, whose move it
/// is, castling rights, the en passant square, and the two counters of FEN.
///
/// A position is always playable: each side has one king, the side not on move
/// is not in check, no pawn stands on an end rank, castling rights name a rook
/// that could use them, and the en passant square is there only when a capture
/// on it is legal. Texts are checked on the way in, see
/// [`Setup::position`](super::Setup::position).
///
/// Two positions are equal when everything is equal, counters included; for the
/// identity that repetition asks for (article 9.2) compare with
/// [`same_position`](Position::same_position), or the [`key`](Position::key).
///
/// ```
/// use annabella::games::chess::{Color, Position, notation::san};
///
/// let start = Position::default();
/// let mv = san::parse(&start, "e4").unwrap();
/// let position = start.after(mv).unwrap();
/// assert_eq!(position.turn(), Color::Black);
/// assert_eq!(position.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) board: Board,
    /// The rooks with which their king may still castle.
    pub(super) castling_rooks: Bitboard,
    pub(super) key: u64,
    /// a1 stands for none.
    pub(super) en_passant: Square,
    pub(super) turn: Color,
    pub(super) halfmove_clock: u16,
    pub(super) fullmove_number: u32,
}

impl Position {
    /// The pieces on their squares.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Who has the move (article 1.1).
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The piece on a square.
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// Where the king of `color` stands.
    #[inline]
    pub const fn king(&self, color: Color) -> Square {
        Square::from_index(self.board.pieces(color, Role::King).0.trailing_zeros() as u8)
    }

    /// The rooks of both colours with which castling has not been lost for good
    /// (article 3.8.b(1)).
    #[inline]
    pub const fn castling_rooks(&self) -> Bitboard {
        self.castling_rooks
    }

    /// The rook with which `color` still has the right to castle on `side`.
    pub fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        rook_beside(self.king(color), self.castling_rooks, color, side)
    }

    /// The square on which a pawn may be captured en passant now, by at least
    /// one legal move (article 3.7.d).
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        if self.en_passant.index() == 0 { None } else { Some(self.en_passant) }
    }

    /// Plies since the last capture or pawn move (article 9.3 counts 100 of them).
    pub const fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    /// The number of the move being played, 1 at the start, one more after each
    /// move of Black.
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// A 64-bit key of everything that article 9.2 compares: equal positions
    /// have equal keys, different ones almost certainly different keys.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Whether this is the same position in the sense of article 9.2: the same
    /// pieces on the same squares, the same player to move, and the same moves
    /// possible, en passant and castling rights included.
    pub fn same_position(&self, other: &Position) -> bool {
        self.board == other.board
            && self.turn == other.turn
            && self.castling_rooks == other.castling_rooks
            && self.en_passant == other.en_passant
    }

    /// The piece that a legal move captures.
    pub fn captured_by(&self, mv: Move) -> Option<Role> {
        match mv.kind() {
            MoveKind::EnPassant => Some(Role::Pawn),
            MoveKind::Castle => None,
            MoveKind::Normal | MoveKind::Promotion(_) => self.board.role_at(mv.to()),
        }
    }

    /// The key made afresh from the position.
    pub(super) fn computed_key(&self) -> u64 {
        let mut key = KEYS.castling(self.castling_rooks) ^ KEYS.en_passant(self.en_passant);
        for square in self.board.occupied() {
            if let Some(Piece { color, role }) = self.board.piece_at(square) {
                key ^= KEYS.piece(color, role, square);
            }
        }
        if self.turn == Color::Black {
            key ^= KEYS.black_to_move;
        }
        key
    }
}
