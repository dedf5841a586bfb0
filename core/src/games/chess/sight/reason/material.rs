//! What a capture or a promotion wins.

use super::super::material;
use super::{PieceOn, Reason, Role, Square, Thought, exchange, points};
use crate::games::chess::MoveKind;

impl Thought<'_> {
    /// What the move captures, and where that stands.
    pub(super) fn taken(&self) -> Option<PieceOn> {
        let role = self.before.captured_by(self.mv)?;
        let square = match self.mv.kind() {
            MoveKind::EnPassant => Square::new(self.mv.to().file(), self.mv.from().rank()),
            _ => self.mv.to(),
        };
        Some(PieceOn { role, square })
    }

    /// What the opponent gains by capturing on the square of the move.
    fn loss(&self) -> u32 {
        exchange(self.after.board(), self.to, !self.mover)
    }

    /// A capture that is a gain, with it in pawns.
    pub(super) fn takes(&self) -> Option<(u32, Reason)> {
        let taken = self.taken()?;
        let gain = points(taken.role).checked_sub(self.loss()).filter(|&gain| gain > 0)?;
        let board = self.after.board();
        let recaptures = board.attackers(self.to, !self.mover, board.occupied());
        let reason = if recaptures.is_empty() {
            // what defends a pawn need not reach the square behind it
            let is_passing = self.mv.kind() == MoveKind::EnPassant;
            let told = if is_passing { Reason::TakesInPassing } else { Reason::TakesUndefended };
            told(taken)
        } else if points(self.role) < points(taken.role) && self.role != Role::King {
            Reason::TakesGreater { taken, with: self.role }
        } else {
            Reason::WinsExchange { taken, gain }
        };
        Some((gain, reason))
    }

    /// A promotion to what cannot be captured with gain.
    pub(super) fn promotes(&self) -> Option<(u32, Reason)> {
        let role = self.mv.promoted_to()?;
        let taken = self.taken().map_or(0, |taken| points(taken.role));
        (self.loss() == 0).then(|| (points(role) - 1 + taken, Reason::Promotes(role)))
    }

    /// An exchange of equal pieces by the side that has more.
    pub(super) fn trades_when_ahead(&self) -> Option<Reason> {
        let taken = points(self.taken()?.role);
        let board = self.before.board();
        let ahead = material(board, self.mover).saturating_sub(material(board, !self.mover));
        let is_trade = taken >= points(Role::Knight) && taken == self.loss();
        (is_trade && ahead >= points(Role::Knight)).then_some(Reason::TradesWhenAhead)
    }
}
