//! What is threatened, by the move and, were it not made, by the opponent.

use std::cmp::Reverse;

use super::super::{checks, exchange};
use super::{
    Bitboard, Board, Color, Move, PieceOn, Position, Reason, Role, Square, Thought, piece_on,
    points, worth,
};
use crate::text::sorting::sort_by_key;

impl Thought<'_> {
    /// Whether every answer is mated.
    pub(super) fn mates_next(&self) -> bool {
        let is_mated = |reply: Move| mating_move(&self.after.after_legal(reply)).is_some();
        let replies = self.after.legal_moves();
        !replies.is_empty() && replies.into_iter().all(is_mated)
    }

    pub(super) fn stops_mate(&self) -> Option<Reason> {
        let threat = mating_move(&self.before.after_pass()?)?;
        mating_move(&self.after).is_none().then_some(Reason::StopsMate(threat))
    }

    /// Two pieces that are attacked now, with what the lesser one is worth.
    pub(super) fn forks(&self) -> Option<(u32, Reason)> {
        let [one, other] = self.forked()?;
        Some((worth(other.role), Reason::Forks(one, other)))
    }

    /// The two most valuable pieces that the move attacks, if it is safe.
    fn forked(&self) -> Option<[PieceOn; 2]> {
        let attacked = self.newly_attacked();
        match attacked[..] {
            [one, other, ..] if self.is_safe() => Some([one, other]),
            _ => None,
        }
    }

    /// The king if it is in check, and what is attacked by one more piece after the move,
    /// and can be captured with gain only then; the most valuable first.
    fn newly_attacked(&self) -> Vec<PieceOn> {
        let board = self.after.board();
        let is_attacked = |piece: &PieceOn| {
            if piece.role == Role::King {
                return self.after.is_check();
            }
            !self.new_attackers(piece.square).is_empty()
                && exchange(board, piece.square, self.mover) > 0
                && exchange(self.before.board(), piece.square, self.mover) == 0
        };
        let mut found: Vec<PieceOn> = pieces(board, !self.mover).filter(is_attacked).collect();
        sort_by_key(&mut found, |piece| Reverse(worth(piece.role)));
        found
    }

    pub(super) fn attacks_one(&self) -> Option<Reason> {
        let found = self.newly_attacked();
        let target = found.into_iter().find(|piece| piece.role != Role::King)?;
        let is_own = !(self.new_attackers(target.square) & self.moved()).is_empty();
        let told = if is_own { Reason::Attacks } else { Reason::OpensAttack };
        self.is_safe().then_some(told(target))
    }

    /// Who attacks a square from where he did not before.
    fn new_attackers(&self, square: Square) -> Bitboard {
        let attackers = |position: &Position| {
            let board = position.board();
            board.attackers(square, self.mover, board.occupied())
        };
        let stood = attackers(self.before) & !Bitboard::from(self.mv.from());
        attackers(&self.after) & !stood
    }

    /// Where what has moved stands: one piece, or in castling two.
    fn moved(&self) -> Bitboard {
        Bitboard::from(self.to) | self.where_now(self.mv.to()).into()
    }

    /// A pawn of the opponent that would have become a queen.
    pub(super) fn stops_promotion(&self) -> Option<(u32, Reason)> {
        let pass = self.before.after_pass()?;
        let stopped = promotions(&pass)
            .find(|&threat| !promotions(&self.after).any(|still| still.from() == threat.from()))?;
        let gain = points(Role::Queen) - points(Role::Pawn);
        Some((gain, Reason::StopsPromotion(stopped.from())))
    }

    /// A fork that the opponent could have made, and cannot any more.
    pub(super) fn stops_fork(&self) -> Option<Reason> {
        let pass = self.before.after_pass()?;
        let fork = |position: &Position, mv: Move| {
            let forked = Thought::new(position, mv).forked()?;
            (worth(forked[1].role) >= points(Role::Knight)).then_some(forked)
        };
        let (threat, forked) =
            pass.legal_moves().into_iter().find_map(|mv| Some((mv, fork(&pass, mv)?)))?;
        let is_possible = self.after.is_legal(threat) && fork(&self.after, threat).is_some();
        (!is_possible).then_some(Reason::StopsFork(threat, forked))
    }
}

fn pieces(board: &Board, color: Color) -> impl Iterator<Item = PieceOn> {
    board.by_color(color).into_iter().filter_map(|square| piece_on(board, square))
}

fn mating_move(position: &Position) -> Option<Move> {
    checks(position).into_iter().find(|check| check.is_mate).map(|check| check.mv)
}

/// Promotions to a queen that cannot be captured.
fn promotions(position: &Position) -> impl Iterator<Item = Move> {
    position.legal_moves().into_iter().filter(|&mv| {
        let after = position.after_legal(mv);
        mv.promoted_to() == Some(Role::Queen) && exchange(after.board(), mv.to(), after.turn()) == 0
    })
}
