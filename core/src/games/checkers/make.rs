//! The position after a move.

use super::position::Board;
use super::side::king_row;
use super::{Bitboard, Move, Position};
use crate::games::Side;

impl Position {
    /// The position after a legal move.
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        let side = self.turn;
        let [from, to] = [mv.from(), mv.to()].map(Bitboard::from);
        let mut after = *self;
        after.board = self.board.after(side, from, to, mv.captured());
        let is_quiet = !mv.is_jump() && self.board.kings.intersects(from);
        after.quiet_plies = if is_quiet { self.quiet_plies.saturating_add(1) } else { 0 };
        after.move_number = match side {
            Side::First => self.move_number,
            Side::Second => self.move_number.saturating_add(1),
        };
        after.turn = !side;
        after
    }

    /// A piece of a side put elsewhere, and that side to move.
    pub(super) fn with_moved(&self, side: Side, from: Bitboard, to: Bitboard) -> Position {
        let is_king = self.board.kings.intersects(from);
        let mut board = self.board;
        let own = &mut board.pieces[side as usize];
        *own = *own & !from | to;
        board.kings = board.kings & !from | if is_king { to } else { Bitboard::EMPTY };
        Position { board, turn: side, ..*self }
    }
}

impl Board {
    /// The board after a move of a side.
    #[inline]
    #[must_use]
    pub(super) fn after(
        mut self,
        side: Side,
        from: Bitboard,
        to: Bitboard,
        captured: Bitboard,
    ) -> Board {
        let is_king = self.kings.intersects(from);
        let own = &mut self.pieces[side as usize];
        *own = *own & !from | to;
        self.pieces[!side as usize] &= !captured;
        self.kings &= !(from | captured);
        self.kings |= if is_king { to } else { to & king_row(side) };
        self
    }
}
