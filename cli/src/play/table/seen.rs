//! What there is to be seen of the board.

use annabella::games::{Move, Position, Reach, Side};
use annabella::session::Hidden;

use super::Table;

impl Table {
    /// What stands on each point of the board that whoever looks at it has before him: the
    /// one who sits here, or of two people the one on move.
    pub(crate) fn pieces(&self) -> Vec<u8> {
        self.shown().pieces_of(self.viewer())
    }

    /// By how much the first player is ahead on that board.
    pub(crate) fn lead(&self) -> i32 {
        self.shown().position().lead(&self.pieces())
    }

    /// What a side has taken, as that board shows it, in bytes of it.
    pub(crate) fn taken(&self, by: Side) -> Vec<u8> {
        self.shown().position().taken(self.shown().start(), &self.pieces(), by)
    }

    /// The legal moves on that board, and on which points each takes something; none on one that
    /// is only looked at.
    pub(crate) fn moves_seen(&self) -> Vec<(Reach, Vec<u16>)> {
        if self.is_looking_back() {
            return Vec::new();
        }
        let position = self.position_seen();
        let moves = position.legal_moves(self.state().earlier_keys());
        moves.into_iter().map(|mv| (mv.into(), position.captured(mv))).collect()
    }

    pub(crate) fn viewer(&self) -> Side {
        self.only_person().unwrap_or(self.state().mover())
    }

    /// Whether that is still the board before the opponent's last move.
    pub(crate) fn is_repeating(&self) -> bool {
        self.shown().has_still_to_repeat(self.viewer())
    }

    /// The position of that board, where the players do not differ in it.
    pub(crate) fn position_seen(&self) -> &Position {
        match self.shown().plies().last() {
            Some(ply) if self.is_repeating() => &ply.before,
            _ => self.shown().position(),
        }
    }

    /// The last move on that board.
    pub(crate) fn last_move(&self) -> Option<Move> {
        let not_made = usize::from(self.is_repeating());
        Some(self.shown().plies().iter().rev().nth(not_made)?.mv)
    }

    /// Whether the pieces must not be drawn, since somebody plays blindfold: the one who
    /// sits here, or of two people the one on move.
    pub(crate) fn hides_pieces(&self) -> bool {
        self.state().hidden(self.viewer()) != Hidden::Nothing
    }

    /// How often somebody who plays blindfold has looked.
    pub(crate) fn peeks(&self) -> u32 {
        Side::ALL.into_iter().map(|side| self.state().peeks(side)).sum()
    }
}
