//! Own pieces that could be captured with gain, and what is done about it.

use super::super::Hanging;
use super::{
    Danger, PieceOn, Position, Reason, Rescue, Square, Thought, exchange, hanging, points,
};
use crate::games::chess::CastlingSide;
use crate::games::chess::attacks::between;

impl Thought<'_> {
    /// The most valuable piece that was in danger and is not any more, with what it would
    /// have cost.
    pub(super) fn saves(&self) -> Option<(u32, Reason)> {
        let endangered = hanging(self.before.board(), self.mover);
        let before = endangered.first()?.loss;
        let after = hanging(self.after.board(), self.mover).first().map_or(0, |worst| worst.loss);
        if after >= before {
            return None;
        }
        let is_saved = |found: &&Hanging| {
            exchange(self.after.board(), self.where_now(found.square), !self.mover) == 0
        };
        let saved = endangered.iter().find(is_saved)?;
        let piece = PieceOn { role: saved.piece.role, square: saved.square };
        let (danger, rescue) = (self.danger(saved), self.rescue(saved));
        // what is captured for it tells its share by itself
        let taken = match rescue {
            Rescue::Takes(taken) => points(taken.role),
            _ => 0,
        };
        Some((saved.loss.saturating_sub(taken), Reason::Saves { piece, danger, rescue }))
    }

    /// Where a piece of the mover stands after the move.
    pub(super) fn where_now(&self, square: Square) -> Square {
        if square == self.mv.from() {
            self.to
        } else if self.mv.is_castle() && square == self.mv.to() {
            CastlingSide::of(self.mv.from(), self.mv.to()).rook_target(self.mover)
        } else {
            square
        }
    }

    fn danger(&self, found: &Hanging) -> Danger {
        let least = found.attackers.first().and_then(|&square| self.on(square));
        let board = self.before.board();
        // what is pinned defends to the eye
        let defenders = board.attackers(found.square, self.mover, board.occupied());
        match least {
            _ if !found.is_protected && defenders.is_empty() => Danger::Undefended,
            Some(least) if points(least.role) < points(found.piece.role) => Danger::ByLesser(least),
            _ => Danger::Outnumbered,
        }
    }

    fn rescue(&self, found: &Hanging) -> Rescue {
        if self.where_now(found.square) != found.square {
            return Rescue::Moves;
        }
        if let Some(taken) = self.taken().filter(|taken| found.attackers.contains(&taken.square)) {
            return Rescue::Takes(taken);
        }
        let stands_between = |&from: &Square| between(from, found.square).contains(self.to);
        if found.attackers.iter().any(stands_between) {
            return Rescue::Blocks;
        }
        let defenders = |position: &Position| {
            let board = position.board();
            board.attackers(found.square, self.mover, board.occupied()).len()
        };
        if defenders(&self.after) > defenders(self.before) {
            return Rescue::Defends;
        }
        Rescue::Otherwise
    }

    /// What is done about a check, beside going out of it.
    pub(super) fn ends_check(&self) -> Option<Reason> {
        let checker = self.on(self.before.checkers().first()?)?;
        if self.taken().is_some_and(|taken| taken.square == checker.square) {
            return Some(Reason::TakesChecker(checker));
        }
        let king = self.before.king(self.mover);
        let blocks = self.mv.from() != king && between(king, checker.square).contains(self.to);
        blocks.then_some(Reason::BlocksCheck(checker))
    }
}
