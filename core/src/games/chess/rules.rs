use super::notation::san::{self, Style};
use super::notation::{SquareMove, uci};
use super::{Budget, Move, Piece, Position, Role, Square};
use crate::games::{Rules, Side, Winnability};

impl Rules for Position {
    type Move = Move;

    fn turn(&self) -> Side {
        self.turn().into()
    }

    fn shape(&self) -> (u8, u8) {
        (8, 8)
    }

    fn pieces(&self) -> Vec<u8> {
        self.board().bytes()
    }

    fn key(&self) -> u64 {
        self.key()
    }

    fn is_same(&self, other: &Position) -> bool {
        self.same_position(other)
    }

    fn move_number(&self) -> u32 {
        self.fullmove_number()
    }

    fn quiet_plies(&self) -> u16 {
        self.halfmove_clock()
    }

    /// Article 9.2 never forbids a move: `past` is not looked at.
    fn legal_moves(&self, _past: &[u64]) -> Vec<Move> {
        self.legal_moves()
    }

    fn is_legal(&self, mv: Move, _past: &[u64]) -> bool {
        self.after(mv).is_ok()
    }

    fn after(&self, mv: Move) -> Position {
        self.after_legal(mv)
    }

    fn can_win(&self, side: Side) -> Winnability {
        self.winnability(side.into(), Budget::RULING)
    }

    fn notation(&self, mv: Move) -> String {
        san::write(self, mv, &Style::PGN)
    }

    fn write_move(&self, mv: Move) -> String {
        uci::write(mv, uci::Castling::KingTakesRook)
    }

    fn read_move(&self, text: &str, _past: &[u64]) -> Result<Move, String> {
        uci::parse(self, text).map_err(|error| error.to_string())
    }
}

impl SquareMove {
    /// How many words announce it: the squares, the piece, that it takes, what it becomes.
    pub(crate) fn words(self, position: &Position) -> u32 {
        let role = position.board().role_at(self.from);
        let takes = position.piece_at(self.to).is_some();
        2 + u32::from(role != Some(Role::Pawn))
            + u32::from(takes)
            + u32::from(self.promotion.is_some())
    }
}

impl super::Board {
    /// One byte for each square, a1 first: 0 for an empty one, 1 to 6 for White's pawn,
    /// knight, bishop, rook, queen and king, 8 more for Black's.
    pub fn bytes(&self) -> Vec<u8> {
        (0..64)
            .map(|index| self.piece_at(Square::from_index(index)).map_or(0, Piece::byte))
            .collect()
    }
}

impl Piece {
    /// The piece as a byte of [`Board::bytes`](super::Board::bytes).
    pub fn byte(self) -> u8 {
        let kind = match self.role {
            Role::Pawn => 1,
            Role::Knight => 2,
            Role::Bishop => 3,
            Role::Rook => 4,
            Role::Queen => 5,
            Role::King => 6,
        };
        kind + 8 * (self.color as u8)
    }
}
