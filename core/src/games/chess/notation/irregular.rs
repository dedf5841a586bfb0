//! Moves that are made although they are not legal, as happens where nobody watches.

use super::SquareMove;
use crate::games::chess::castling;
use crate::games::chess::{Bitboard, Color, Move, Piece, Position, Role, Square};

impl SquareMove {
    /// The move as it stands on the board although it is not legal, and the position
    /// with it. In that position the side not on move may be in check; a legal move that
    /// does not capture the king leads from it to a position as all are.
    ///
    /// `None` if no game could go on: no own piece moves, a king is captured, a pawn
    /// stays a pawn on an end rank or another piece is promoted.
    pub fn irregular(self, position: &Position) -> Option<(Move, Position)> {
        let us = position.turn();
        let Piece { color, role } = position.piece_at(self.from)?;
        let king = |square| position.board().role_at(square) == Some(Role::King);
        if color != us || self.from == self.to {
            return None;
        }
        let mv = match self.irregular_castling(position) {
            Some(rook) => Move::castle(self.from, rook),
            None if king(self.to) => return None,
            None => match (role, self.is_end_rank(us), self.promotion) {
                (Role::Pawn, true, Some(role)) => Move::promotion(self.from, self.to, role),
                (Role::Pawn, false, None) if self.is_own_end_rank(us) => return None,
                (Role::Pawn, false, None) => Move::normal(self.from, self.to),
                (Role::Pawn, ..) | (_, _, Some(_)) => return None,
                (_, _, None) => Move::normal(self.from, self.to),
            },
        };
        // castling and a double step over vacant squares change the board as always, only
        // the king's safety was against them
        let is_usual = mv.is_castle() || self.is_free_double_step(position, role);
        let after = if is_usual { position.after_legal(mv) } else { put(position, mv, role) };
        Some((mv, after))
    }

    fn is_free_double_step(self, position: &Position, role: Role) -> bool {
        let us = position.turn();
        let step = |from: Square| from.offset(0, if us == Color::White { 1 } else { -1 });
        let passed = step(self.from);
        role == Role::Pawn
            && self.from.rank() == us.pawn_rank()
            && passed.is_some_and(|passed| {
                position.piece_at(passed).is_none() && step(passed) == Some(self.to)
            })
            && position.piece_at(self.to).is_none()
    }

    fn is_end_rank(self, us: Color) -> bool {
        self.to.rank() == (!us).back_rank()
    }

    fn is_own_end_rank(self, us: Color) -> bool {
        self.to.rank() == us.back_rank()
    }

    /// The rook with which the king has castled, if the squares to which both go are
    /// vacant.
    fn irregular_castling(self, position: &Position) -> Option<Square> {
        let us = position.turn();
        let side = self.castling_side(position)?;
        let own_rooks = position.board().pieces(us, Role::Rook);
        let usual = match position.castling_rook(us, side) {
            Some(rook) => rook,
            None => corner(us, self.from, self.to),
        };
        let path = castling::path(us, self.from, usual);
        let is_vacant = !path.vacant.intersects(position.board().occupied());
        (own_rooks.contains(usual) && is_vacant).then_some(usual)
    }
}

/// The piece stands on its new square, and what stood there is gone.
fn put(position: &Position, mv: Move, role: Role) -> Position {
    let (us, from, to) = (position.turn(), mv.from(), mv.to());
    let is_capture = position.piece_at(to).is_some();
    let mut after = *position;
    after.board.set(from, None);
    after.board.set(to, Some(Piece { color: us, role: mv.promoted_to().unwrap_or(role) }));
    let mut lost = Bitboard::from(from) | to.into();
    if role == Role::King {
        lost |= Bitboard::rank(us.back_rank());
    }
    after.castling_rooks &= !lost;
    after.en_passant = Square::A1;
    after.turn = !us;
    after.halfmove_clock = if role == Role::Pawn || is_capture {
        0
    } else {
        position.halfmove_clock.saturating_add(1)
    };
    after.fullmove_number = position.fullmove_number.saturating_add(u32::from(us == Color::Black));
    after.key = after.computed_key();
    after
}

/// The corner of the back rank on the side to which the king goes.
fn corner(us: Color, king: Square, to: Square) -> Square {
    let rank = Bitboard::rank(us.back_rank());
    let is_short = to.index() > king.index();
    let mut squares = rank.into_iter();
    let corner = if is_short { squares.last() } else { squares.next() };
    corner.unwrap_or(king)
}
