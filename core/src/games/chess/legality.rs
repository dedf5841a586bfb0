//! Whether one move is legal, asked of that move alone.
//!
//! Readers and writers of notation ask this of one or two moves of a position;
//! a list of all its moves would cost ten times as much.

use super::attacks::{attacks, pawn_attacks};
use super::{Bitboard, Color, Move, MoveKind, Position, Rank, Role, Square, castling};

impl Position {
    /// Whether `mv` is among the legal moves.
    ///
    /// ```
    /// use annabella::games::chess::{Move, Position, Square};
    ///
    /// let start = Position::default();
    /// assert!(start.is_legal(Move::normal(Square::G1, Square::F3)));
    /// assert!(!start.is_legal(Move::normal(Square::G1, Square::E2)));
    /// ```
    pub fn is_legal(&self, mv: Move) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let Some(role) = self.board.role_at(from) else { return false };
        let is_pawn = role == Role::Pawn;
        let is_ordered = match mv.kind() {
            // a kind of move that is none reads as normal, but is not equal
            MoveKind::Normal => {
                let has_more = is_pawn && (self.is_last_rank(to) || self.en_passant() == Some(to));
                mv == Move::normal(from, to) && !has_more
            }
            MoveKind::EnPassant => is_pawn && self.en_passant() == Some(to),
            MoveKind::Promotion(role) => {
                is_pawn && self.is_last_rank(to) && Role::PROMOTIONS.contains(&role)
            }
            MoveKind::Castle => return from == self.king(self.turn) && self.may_castle_with(to),
        };
        is_ordered && self.origins(role, to).contains(from) && self.keeps_king_safe(from, to)
    }

    /// Where the pieces of one kind stand that the side to move could bring to
    /// `to`, castling aside, if it need not heed its king.
    #[inline]
    pub(super) fn origins(&self, role: Role, to: Square) -> Bitboard {
        let own = self.board.by_color(self.turn);
        if own.contains(to) {
            return Bitboard::EMPTY;
        }
        let origins = match role {
            Role::Pawn => self.pawn_origins(to),
            _ => attacks(role, self.turn, to, self.board.occupied()),
        };
        origins & own & self.board.by_role(role)
    }

    /// From where pawns would reach `to`, whether any stand there or not.
    #[inline]
    fn pawn_origins(&self, to: Square) -> Bitboard {
        let occupied = self.board.occupied();
        if occupied.contains(to) || self.en_passant() == Some(to) {
            return pawn_attacks(!self.turn, to);
        }
        let (one, two, double_rank) = match self.turn {
            Color::White => (Bitboard::from(to).0 >> 8, Bitboard::from(to).0 >> 16, Rank::Fourth),
            Color::Black => (Bitboard::from(to).0 << 8, Bitboard::from(to).0 << 16, Rank::Fifth),
        };
        if to.rank() == double_rank && !occupied.intersects(Bitboard(one)) {
            Bitboard(two)
        } else {
            Bitboard(one)
        }
    }

    /// Whether the king of the side to move is safe after one of its pieces has
    /// gone from `from`, one of the [`origins`](Position::origins), to `to`.
    #[inline]
    pub(super) fn keeps_king_safe(&self, from: Square, to: Square) -> bool {
        self.exposed_by(from, to).is_empty()
    }

    /// The pieces that would then attack the king.
    #[inline]
    pub(super) fn exposed_by(&self, from: Square, to: Square) -> Bitboard {
        let mut left = Bitboard::from(from);
        if self.en_passant() == Some(to) && self.board.role_at(from) == Some(Role::Pawn) {
            // the pawn that is taken stands beside the one that takes it
            left |= Square::from_index(to.index() as u8 ^ 8).into();
        }
        let occupied = (self.board.occupied() ^ left) | to.into();
        let king = self.king(self.turn);
        let king = if king == from { to } else { king };
        self.board.attackers(king, !self.turn, occupied) & !Bitboard::from(to)
    }

    /// Whether the side to move may castle with the rook on `rook`.
    pub(super) fn may_castle_with(&self, rook: Square) -> bool {
        let us = self.turn;
        let own = self.castling_rooks & self.board.by_color(us);
        if !own.contains(rook) || self.is_check() {
            return false;
        }
        let king = self.king(us);
        let path = castling::path(us, king, rook);
        let occupied = self.board.occupied();
        // neither king nor rook shelters a square once both have left theirs
        let open = occupied ^ king.into() ^ rook.into();
        !path.vacant.intersects(occupied)
            && path.safe.into_iter().all(|at| self.board.attackers(at, !us, open).is_empty())
    }

    /// Whether a pawn of the side to move is promoted on `square`.
    #[inline]
    pub(super) fn is_last_rank(&self, square: Square) -> bool {
        square.rank() == (!self.turn).back_rank()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng, SeedableRng};

    use super::*;

    /// Starts and positions with pins, checks, castling, promotion and en passant.
    const FENS: [&str; 10] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "bqnrkbrn/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBRN w KQkq - 0 1",
        "nrbkqnrb/pppppppp/8/8/8/8/PPPPPPPP/NRBKQNRB w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "4k3/8/8/8/8/8/8/rR2K2R w BH - 0 1",
        "4k3/8/8/8/8/8/8/5KRr w G - 0 1",
        "1r4k1/8/8/8/8/8/8/R2K3R w HA - 0 1",
        "8/8/8/K2pP2q/8/8/8/4k3 w - d6 0 1",
    ];

    fn assert_agrees_with_list(position: &Position) {
        let legal: HashSet<Move> = position.legal_moves().into_iter().collect();
        for mv in (0..=u16::MAX).filter_map(Move::from_bits) {
            assert_eq!(
                position.is_legal(mv),
                legal.contains(&mv),
                "{position} {mv:?} {:#x}",
                mv.bits()
            );
        }
    }

    #[test]
    fn one_move_is_judged_as_the_list_judges_it() {
        let mut random = ChaCha8Rng::seed_from_u64(9);
        for fen in FENS {
            let mut position: Position = fen.parse().unwrap();
            for ply in 0..80 {
                if ply % 4 == 0 {
                    assert_agrees_with_list(&position);
                }
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position = position.after_legal(moves[random.next_u32() as usize % moves.len()]);
            }
        }
    }
}
