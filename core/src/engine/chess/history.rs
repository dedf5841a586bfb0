//! How well moves have done in this search and the ones before
//! (chessprogramming.org, "History Heuristic").

use super::exchange::captured;
use crate::games::chess::{Color, Move, Position, Role};

/// Scores stay within this, up and down.
pub(super) const HISTORY_BOUND: i32 = 1 << 14;

/// A piece of either colour and the square where it goes, as a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceTo(u16);

const PIECES_TO: usize = 2 * 6 * 64;

impl PieceTo {
    /// No piece went anywhere: before the root, and after a pass.
    pub(super) const NONE: PieceTo = PieceTo(PIECES_TO as u16);

    /// The piece that `mv` moves and where it arrives.
    pub(super) fn of(position: &Position, mv: Move) -> PieceTo {
        let role = position.board().role_at(mv.from()).unwrap_or(Role::King);
        PieceTo(((piece(position.turn(), role) << 6) | mv.to().index()) as u16)
    }

    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// 0 to 11.
fn piece(color: Color, role: Role) -> usize {
    color as usize * 6 + role as usize - 1
}

/// The pieces that the moves before this one brought to their squares: those
/// one, two and four plies ago.
pub(super) type Context = [PieceTo; 3];

pub(super) struct History {
    /// Quiet moves by colour, departure and arrival.
    quiets: Box<[i16]>,
    /// Captures by piece, arrival and what is taken.
    captures: Box<[i16]>,
    /// Quiet moves by a piece that moved before and the piece that moves now
    /// (chessprogramming.org, "Continuation History").
    continuations: Box<[i16]>,
    /// Quiet moves by the pawns on the board and the piece that moves.
    pawns: Box<[i16]>,
}

const PAWN_SETS: usize = 512;

impl History {
    pub(super) fn new() -> History {
        History {
            quiets: vec![0; 2 << 12].into(),
            captures: vec![0; PIECES_TO * 8].into(),
            continuations: vec![0; (PIECES_TO + 1) * PIECES_TO].into(),
            pawns: vec![0; PAWN_SETS * PIECES_TO].into(),
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.quiets.fill(0);
        self.captures.fill(0);
        self.continuations.fill(0);
        self.pawns.fill(0);
    }

    /// How well the quiet move `mv` has done, within four times
    /// [`HISTORY_BOUND`].
    pub(super) fn quiet(
        &self,
        position: &Position,
        pawns: u64,
        context: &Context,
        mv: Move,
    ) -> i32 {
        let target = PieceTo::of(position, mv);
        let [last, own, before] = context.map(|prior| self.continuation(prior, target));
        let quiet = i32::from(self.quiets[quiet_index(position.turn(), mv)]);
        let pawn = i32::from(self.pawns[pawn_index(pawns, target)]);
        quiet + last + own + before / 2 + pawn / 2
    }

    fn continuation(&self, prior: PieceTo, target: PieceTo) -> i32 {
        i32::from(self.continuations[prior.index() * PIECES_TO + target.index()])
    }

    /// How well the capture `mv` has done, within [`HISTORY_BOUND`].
    pub(super) fn capture(&self, position: &Position, mv: Move) -> i32 {
        i32::from(self.captures[capture_index(position, mv)])
    }

    /// Notes how the quiet move `mv` did: well with a positive `by`.
    pub(super) fn note_quiet(
        &mut self,
        position: &Position,
        pawns: u64,
        context: &Context,
        mv: Move,
        by: i32,
    ) {
        let target = PieceTo::of(position, mv);
        adjust(&mut self.quiets[quiet_index(position.turn(), mv)], by);
        adjust(&mut self.pawns[pawn_index(pawns, target)], by);
        for prior in context {
            adjust(&mut self.continuations[prior.index() * PIECES_TO + target.index()], by);
        }
    }

    /// Notes how the capture `mv` did.
    pub(super) fn note_capture(&mut self, position: &Position, mv: Move, by: i32) {
        adjust(&mut self.captures[capture_index(position, mv)], by);
    }
}

/// The nearer a score is to its bound, the less it moves on.
fn adjust(score: &mut i16, by: i32) {
    let by = by.clamp(-HISTORY_BOUND, HISTORY_BOUND);
    let old = i32::from(*score);
    *score = (old + by - old * by.abs() / HISTORY_BOUND) as i16;
}

fn quiet_index(mover: Color, mv: Move) -> usize {
    (mover as usize) << 12 | mv.from().index() << 6 | mv.to().index()
}

fn capture_index(position: &Position, mv: Move) -> usize {
    let victim = captured(position, mv).map_or(0, |role| role as usize);
    PieceTo::of(position, mv).index() << 3 | victim
}

fn pawn_index(pawns: u64, target: PieceTo) -> usize {
    (pawns % PAWN_SETS as u64) as usize * PIECES_TO + target.index()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::Square;

    #[test]
    fn scores_stay_within_their_bound() {
        let start = Position::default();
        let mv = Move::normal(Square::G1, Square::F3);
        let context = [PieceTo::NONE; 3];
        let mut history = History::new();
        for _ in 0..1000 {
            history.note_quiet(&start, 7, &context, mv, 2_000);
        }
        let top = history.quiet(&start, 7, &context, mv);
        assert!(top > HISTORY_BOUND && top <= 4 * HISTORY_BOUND, "{top}");
        assert!(history.quiet(&start, 8, &context, mv) < top, "other pawns");
        assert_eq!(history.quiet(&start, 7, &context, Move::normal(Square::B1, Square::A3)), 0);
        for _ in 0..2000 {
            history.note_quiet(&start, 7, &context, mv, -2_000);
        }
        let bottom = history.quiet(&start, 7, &context, mv);
        assert!((-4 * HISTORY_BOUND..-HISTORY_BOUND).contains(&bottom), "{bottom}");
    }
}
