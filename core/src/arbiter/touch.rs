//! Touch-move (articles 4.3 to 4.5): what a player who has touched pieces on
//! purpose still may do.
//!
//! ```
//! use annabella::arbiter::touch::{Duty, Touches};
//! use annabella::games::chess::{Position, Square};
//!
//! let position = Position::default();
//! let mut touches = Touches::default();
//! touches.add("a1".parse().unwrap());
//! assert_eq!(touches.duty(&position), Duty::Free, "that rook cannot be moved");
//! let knight: Square = "b1".parse().unwrap();
//! touches.add(knight);
//! assert_eq!(touches.duty(&position), Duty::Move { piece: knight });
//! assert_eq!(touches.moves_left(&position).len(), 2);
//! ```

use crate::games::chess::{Bitboard, Color, Move, MoveKind, Position, Rank, Role, Square};

/// The pieces that the player on move has touched on purpose, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touches {
    squares: [Square; Touches::MAX],
    len: u8,
}

/// What the player on move is bound to by his touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// To nothing: any legal move may be made (article 4.5).
    Free,
    /// To move this own piece (article 4.3.a).
    Move {
        /// Where it stands.
        piece: Square,
    },
    /// To capture this piece of the opponent (article 4.3.b).
    Capture {
        /// Where it stands.
        piece: Square,
    },
    /// To capture the one with the other (article 4.3.c).
    CaptureWith {
        /// Where the own piece stands.
        piece: Square,
        /// Where the opponent's stands.
        captured: Square,
    },
    /// To castle (article 4.4.a).
    Castle {
        /// With the rook on this square.
        rook: Square,
    },
    /// To move the king, since the castling that was meant is not legal
    /// (article 4.4.c).
    MoveKing {
        /// Where it stands.
        king: Square,
    },
}

impl Duty {
    /// The article of the Laws behind it.
    pub const fn article(self) -> &'static str {
        match self {
            Duty::Free => "4.5",
            Duty::Move { .. } => "4.3.a",
            Duty::Capture { .. } => "4.3.b",
            Duty::CaptureWith { .. } => "4.3.c",
            Duty::Castle { .. } => "4.4.a",
            Duty::MoveKing { .. } => "4.4.c",
        }
    }
}

impl Duty {
    /// The pieces that it binds, of a position with this king.
    pub fn pieces(self, king: Square) -> Bitboard {
        match self {
            Duty::Free => Bitboard::EMPTY,
            Duty::Move { piece } | Duty::Capture { piece } => piece.into(),
            Duty::CaptureWith { piece, captured } => [piece, captured].into_iter().collect(),
            Duty::Castle { rook } => [king, rook].into_iter().collect(),
            Duty::MoveKing { king } => king.into(),
        }
    }
}

impl Default for Touches {
    fn default() -> Touches {
        Touches { squares: [Square::from_index(0); Touches::MAX], len: 0 }
    }
}

impl Touches {
    /// More pieces than a game has. Of an odd position with more, later touches
    /// are forgotten, which changes nothing: something before them can be moved.
    const MAX: usize = 32;

    /// Remembers that the piece on a square was touched; again, it changes nothing.
    pub fn add(&mut self, square: Square) {
        let len = usize::from(self.len);
        if len < Touches::MAX && !self.squares().contains(&square) {
            self.squares[len] = square;
            self.len += 1;
        }
    }

    /// The squares of the pieces, in the order in which they were touched.
    pub fn squares(&self) -> &[Square] {
        &self.squares[..usize::from(self.len)]
    }

    /// Whether nothing was touched.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What the touches bind to.
    pub fn duty(&self, position: &Position) -> Duty {
        self.judge(position, &self.without_barred(position))
    }

    /// The legal moves that the touches leave.
    pub fn moves_left(&self, position: &Position) -> Vec<Move> {
        let mut moves = self.without_barred(position);
        match self.judge(position, &moves) {
            Duty::Free => {}
            Duty::Move { piece } | Duty::MoveKing { king: piece } => {
                moves.retain(|mv| mv.from() == piece);
            }
            Duty::Capture { piece } => moves.retain(|mv| captured(position, *mv) == Some(piece)),
            Duty::CaptureWith { piece, captured: other } => {
                moves.retain(|mv| mv.from() == piece && captured(position, *mv) == Some(other));
            }
            Duty::Castle { rook } => moves.retain(|mv| mv.is_castle() && mv.to() == rook),
        }
        moves
    }

    /// The legal moves but for castling with a rook that was touched before the
    /// king (article 4.4.b).
    fn without_barred(&self, position: &Position) -> Vec<Move> {
        let barred = self.barred_rooks(position);
        let mut moves = position.legal_moves();
        moves.retain(|mv| !(mv.is_castle() && barred.contains(mv.to())));
        moves
    }

    /// The rooks with which castling is out because they were touched before the
    /// king (article 4.4.b).
    pub fn barred_rooks(&self, position: &Position) -> Bitboard {
        let king = position.king(position.turn());
        let before = self.squares().iter().take_while(|&&square| square != king);
        if self.squares().contains(&king) {
            before.copied().filter(|&square| is_castling_rook(position, square)).collect()
        } else {
            Bitboard::EMPTY
        }
    }

    fn judge(&self, position: &Position, moves: &[Move]) -> Duty {
        let turn = position.turn();
        let is_own = |square: Square| position.board().color_at(square) == Some(turn);
        let can_be_played = |square: Square| {
            moves.iter().any(|mv| mv.from() == square || captured(position, *mv) == Some(square))
        };
        let mut free_of = Bitboard::EMPTY;
        if let Some(rook) = self.castling_that_was_meant(position, can_be_played) {
            let king = position.king(turn);
            if moves.iter().any(|mv| mv.is_castle() && mv.to() == rook) {
                return Duty::Castle { rook };
            }
            if can_be_played(king) {
                return Duty::MoveKing { king };
            }
            free_of = [king, rook].into_iter().collect();
        }
        let touched = self.squares().iter().copied().filter(|&square| !free_of.contains(square));
        let (own, others): (Vec<Square>, Vec<Square>) = touched.clone().partition(|&s| is_own(s));
        for &piece in &own {
            for &other in &others {
                let takes =
                    |mv: &Move| mv.from() == piece && captured(position, *mv) == Some(other);
                if moves.iter().any(takes) {
                    return Duty::CaptureWith { piece, captured: other };
                }
            }
        }
        match touched.into_iter().find(|&square| can_be_played(square)) {
            Some(piece) if is_own(piece) => Duty::Move { piece },
            Some(piece) => Duty::Capture { piece },
            None => Duty::Free,
        }
    }

    /// The rook that was touched right after the king, where nothing that was
    /// touched before binds.
    fn castling_that_was_meant(
        &self,
        position: &Position,
        can_be_played: impl Fn(Square) -> bool,
    ) -> Option<Square> {
        let king = position.king(position.turn());
        let index = self.squares().iter().position(|&square| square == king)?;
        let (before, after) = self.squares().split_at(index);
        let rook = *after.get(1)?;
        let is_meant =
            is_castling_rook(position, rook) && !before.iter().any(|&square| can_be_played(square));
        is_meant.then_some(rook)
    }
}

/// A rook on the first rank beside its king, whether or not it may still castle.
fn is_castling_rook(position: &Position, square: Square) -> bool {
    let turn = position.turn();
    let first = if turn == Color::White { Rank::First } else { Rank::Eighth };
    let is_on_first = |square: Square| square.rank() == first;
    position.board().pieces(turn, Role::Rook).contains(square)
        && is_on_first(square)
        && is_on_first(position.king(turn))
}

/// Where the piece stands that a move captures.
fn captured(position: &Position, mv: Move) -> Option<Square> {
    match mv.kind() {
        MoveKind::Castle => None,
        MoveKind::EnPassant => Some(Square::new(mv.to().file(), mv.from().rank())),
        MoveKind::Normal | MoveKind::Promotion(_) => {
            position.board().color_at(mv.to()).map(|_| mv.to())
        }
    }
}
