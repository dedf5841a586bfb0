//! Making a move on a copy.
//!
//! Copying 56 bytes is cheaper than undoing a move. The functions differ by
//! kind of move, and where the kind is known in advance (in the walk of perft)
//! nothing is asked twice.

use thiserror::Error;

use super::attacks::pawn_attacks;
use super::movegen::en_passant_is_safe;
use super::side::{self, Side};
use super::zobrist::KEYS;
use super::{Bitboard, CastlingSide, Color, Move, MoveKind, Position, Role, Square};

/// A move that the rules do not allow in this position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the move {0:?} is not legal in this position")]
pub struct IllegalMove(pub Move);

impl Position {
    /// The position after a move.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] when the move is not legal here; nothing is changed.
    pub fn after(&self, mv: Move) -> Result<Position, IllegalMove> {
        if self.is_legal(mv) { Ok(self.after_legal(mv)) } else { Err(IllegalMove(mv)) }
    }

    /// The position after a move that is known to be legal: one from
    /// [`legal_moves`](Position::legal_moves) or a parser, for this position.
    ///
    /// Any other move gives a position that means nothing, though no panic.
    #[must_use]
    pub fn after_legal(&self, mv: Move) -> Position {
        match self.turn {
            Color::White => self.after_by::<side::White>(mv),
            Color::Black => self.after_by::<side::Black>(mv),
        }
    }

    /// The position if the mover could pass, `None` in check, where a pass
    /// would leave the king to be taken.
    ///
    /// No rule allows it; a search asks what the opponent threatens
    /// (chessprogramming.org, "Null Move Pruning"). The counter of the 50-move
    /// rule begins anew, as nothing before a pass can come back by moves.
    pub fn after_pass(&self) -> Option<Position> {
        if self.is_check() {
            return None;
        }
        let next = match self.turn {
            Color::White => self.next_turn::<side::White>(),
            Color::Black => self.next_turn::<side::Black>(),
        };
        Some(Position { halfmove_clock: 0, ..next })
    }

    fn after_by<S: Side>(&self, mv: Move) -> Position {
        let (from, to) = (mv.from(), mv.to());
        match mv.kind() {
            MoveKind::Normal => match self.board.role_at(from) {
                Some(Role::Pawn) if from.index().abs_diff(to.index()) == 16 => {
                    self.after_double_step::<S>(to)
                }
                Some(role) => self.after_step::<S>(role, from, to),
                None => *self,
            },
            MoveKind::EnPassant => self.after_en_passant::<S>(from, to),
            MoveKind::Castle => self.after_castle::<S>(from, to),
            MoveKind::Promotion(role) => self.after_promotion::<S>(from, to, role),
        }
    }

    /// The other side's turn, nothing else changed but the en passant square.
    #[inline]
    fn next_turn<S: Side>(&self) -> Position {
        Position {
            key: self.key ^ KEYS.en_passant(self.en_passant) ^ KEYS.black_to_move,
            en_passant: Square::A1,
            turn: !S::COLOR,
            fullmove_number: self
                .fullmove_number
                .saturating_add(u32::from(matches!(S::COLOR, Color::Black))),
            ..*self
        }
    }

    /// Ends the castling rights with the rooks in `lost`, if there are any.
    #[inline]
    fn lose_castling(&mut self, lost: Bitboard) {
        let lost = self.castling_rooks & lost;
        if !lost.is_empty() {
            self.castling_rooks ^= lost;
            self.key ^= KEYS.castling(lost);
        }
    }

    /// A move or capture by which no pawn is promoted and none steps twice.
    #[inline]
    pub(super) fn after_step<S: Side>(&self, role: Role, from: Square, to: Square) -> Position {
        let mut next = self.next_turn::<S>();
        let captured = self.board.code_at(to);
        next.board.clear(Bitboard::from(from).0 | Bitboard::from(to).0);
        next.board.put(S::COLOR, role, Bitboard::from(to).0);
        next.key ^= KEYS.piece(S::COLOR, role, from)
            ^ KEYS.piece(S::COLOR, role, to)
            ^ KEYS.by_code(!S::COLOR, captured, to);
        let mut lost = Bitboard::from(from) | to.into();
        if role == Role::King {
            lost |= S::BACK_RANK;
        }
        next.lose_castling(lost);
        next.halfmove_clock = if role == Role::Pawn || captured != 0 {
            0
        } else {
            self.halfmove_clock.saturating_add(1)
        };
        next
    }

    /// A pawn advances two squares to `to`.
    #[inline]
    pub(super) fn after_double_step<S: Side>(&self, to: Square) -> Position {
        let mut next = self.next_turn::<S>();
        let from = Square::from_index((to.index() as i8 - 2 * S::FORWARD) as u8);
        next.board.clear(Bitboard::from(from).0);
        next.board.put(S::COLOR, Role::Pawn, Bitboard::from(to).0);
        next.key ^= KEYS.piece(S::COLOR, Role::Pawn, from) ^ KEYS.piece(S::COLOR, Role::Pawn, to);
        next.halfmove_clock = 0;
        let passed = Square::from_index((to.index() as i8 - S::FORWARD) as u8);
        next.allow_en_passant::<S::Other>(passed);
        next
    }

    /// Notes that a pawn has just passed `passed`, if `S` can capture it there.
    #[inline]
    pub(super) fn allow_en_passant<S: Side>(&mut self, passed: Square) {
        let takers = pawn_attacks(!S::COLOR, passed) & self.board.pieces(S::COLOR, Role::Pawn);
        if takers.into_iter().any(|from| en_passant_is_safe::<S>(&self.board, from, passed)) {
            self.en_passant = passed;
            self.key ^= KEYS.en_passant(passed);
        }
    }

    #[inline]
    pub(super) fn after_promotion<S: Side>(
        &self,
        from: Square,
        to: Square,
        role: Role,
    ) -> Position {
        let mut next = self.next_turn::<S>();
        let captured = self.board.code_at(to);
        next.board.clear(Bitboard::from(from).0 | Bitboard::from(to).0);
        next.board.put(S::COLOR, role, Bitboard::from(to).0);
        next.key ^= KEYS.piece(S::COLOR, Role::Pawn, from)
            ^ KEYS.piece(S::COLOR, role, to)
            ^ KEYS.by_code(!S::COLOR, captured, to);
        next.lose_castling(to.into());
        next.halfmove_clock = 0;
        next
    }

    #[inline]
    pub(super) fn after_en_passant<S: Side>(&self, from: Square, to: Square) -> Position {
        let mut next = self.next_turn::<S>();
        let taken = Square::from_index((to.index() as i8 - S::FORWARD) as u8);
        next.board.clear(Bitboard::from(from).0 | Bitboard::from(taken).0);
        next.board.put(S::COLOR, Role::Pawn, Bitboard::from(to).0);
        next.key ^= KEYS.piece(S::COLOR, Role::Pawn, from)
            ^ KEYS.piece(S::COLOR, Role::Pawn, to)
            ^ KEYS.piece(!S::COLOR, Role::Pawn, taken);
        next.halfmove_clock = 0;
        next
    }

    #[inline]
    pub(super) fn after_castle<S: Side>(&self, king: Square, rook: Square) -> Position {
        let mut next = self.next_turn::<S>();
        let side = CastlingSide::of(king, rook);
        let king_target = side.king_target(S::COLOR);
        let rook_target = side.rook_target(S::COLOR);
        next.board.clear(Bitboard::from(king).0 | Bitboard::from(rook).0);
        next.board.put(S::COLOR, Role::King, Bitboard::from(king_target).0);
        next.board.put(S::COLOR, Role::Rook, Bitboard::from(rook_target).0);
        next.key ^= KEYS.piece(S::COLOR, Role::King, king)
            ^ KEYS.piece(S::COLOR, Role::King, king_target)
            ^ KEYS.piece(S::COLOR, Role::Rook, rook)
            ^ KEYS.piece(S::COLOR, Role::Rook, rook_target);
        next.lose_castling(S::BACK_RANK);
        next.halfmove_clock = self.halfmove_clock.saturating_add(1);
        next
    }
}
