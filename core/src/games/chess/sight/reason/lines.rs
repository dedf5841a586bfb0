//! Two pieces of the opponent behind each other on the line of the piece that moves.

use super::{
    Bitboard, Board, Color, PieceOn, Reason, Role, Square, Thought, exchange, piece_on, points,
    worth,
};
use crate::games::chess::sight::{DIAGONALS, STRAIGHTS, ray};

impl Thought<'_> {
    /// A line on which the one in front is worth more than the one behind it, with what
    /// that is worth.
    pub(super) fn skewers(&self) -> Option<(u32, Reason)> {
        let lines = self.new_lines().into_iter();
        let skewer = lines.filter(|(front, behind)| worth(front.role) > worth(behind.role));
        let best = skewer.filter(|(front, behind)| {
            let is_attacked = front.role == Role::King || points(front.role) > points(self.role);
            is_attacked && self.is_won_behind(*front, *behind)
        });
        let (front, behind) = best.max_by_key(|(_, behind)| worth(behind.role))?;
        Some((worth(behind.role), Reason::Skewers { front, behind }))
    }

    /// A line on which the one behind is worth more.
    pub(super) fn pins(&self) -> Option<Reason> {
        let lines = self.new_lines().into_iter();
        let pin = lines.filter(|(front, behind)| {
            front.role != Role::Pawn
                && worth(front.role) < worth(behind.role)
                && (behind.role == Role::King || self.is_won_behind(*front, *behind))
        });
        let (pinned, to) =
            pin.max_by_key(|(front, behind)| (worth(behind.role), worth(front.role)))?;
        Some(Reason::Pins { pinned, to })
    }

    /// Whether the piece behind can be captured with gain when the other one has left.
    fn is_won_behind(&self, front: PieceOn, behind: PieceOn) -> bool {
        let mut board = *self.after.board();
        board.set(front.square, None);
        behind.role != Role::King && exchange(&board, behind.square, self.mover) > 0
    }

    /// Lines that were not there before the move, of a piece that is safe where it goes.
    fn new_lines(&self) -> Vec<(PieceOn, PieceOn)> {
        let role = self.mv.promoted_to().unwrap_or(self.role);
        if !self.is_safe() {
            return Vec::new();
        }
        let before = lines(self.before.board(), self.mover, role, self.mv.from());
        let mut after = lines(self.after.board(), self.mover, role, self.to);
        after.retain(|line| !before.contains(line));
        after
    }
}

/// The first two pieces on each line of a piece, where both are the other side's.
fn lines(board: &Board, mover: Color, role: Role, from: Square) -> Vec<(PieceOn, PieceOn)> {
    let directions = match role {
        Role::Bishop => &DIAGONALS[..],
        Role::Rook => &STRAIGHTS[..],
        Role::Queen => &[DIAGONALS, STRAIGHTS].concat(),
        _ => return Vec::new(),
    };
    let theirs: Bitboard = board.by_color(!mover);
    let pair = |&direction| {
        let mut on_line = ray(from, direction).filter(|&at| board.occupied().contains(at));
        let (front, behind) = (on_line.next()?, on_line.next()?);
        let is_theirs = theirs.contains(front) && theirs.contains(behind);
        is_theirs.then(|| Some((piece_on(board, front)?, piece_on(board, behind)?)))?
    };
    directions.iter().filter_map(pair).collect()
}
