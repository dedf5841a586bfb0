//! Quiet moves that refuted others before (chessprogramming.org, "Killer
//! Heuristic" and "History Heuristic").

use super::score::MAX_PLY;
use crate::games::chess::{Color, Move};

/// History scores stay within this, up and down.
pub(super) const HISTORY_BOUND: i32 = 1 << 14;

pub(super) struct History {
    /// The last two refutations at each distance from the root.
    killers: Vec<[Option<Move>; 2]>,
    /// By colour, departure and arrival.
    scores: Vec<i32>,
}

impl History {
    pub(super) fn new() -> History {
        History { killers: vec![[None; 2]; MAX_PLY + 1], scores: vec![0; 2 << 12] }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.killers.fill([None; 2]);
        self.scores.fill(0);
    }

    pub(super) fn killers(&self, ply: usize) -> [Option<Move>; 2] {
        self.killers[ply]
    }

    /// How well `mv` has done, between plus and minus [`HISTORY_BOUND`].
    pub(super) fn score(&self, mover: Color, mv: Move) -> i32 {
        self.scores[index(mover, mv)]
    }

    /// Notes that the quiet move `mv` refuted the move before it.
    pub(super) fn reward(&mut self, mover: Color, mv: Move, ply: usize, depth: i32) {
        self.adjust(mover, mv, weight(depth));
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }

    /// Notes that the quiet move `mv` was tried before one that refuted.
    pub(super) fn punish(&mut self, mover: Color, mv: Move, depth: i32) {
        self.adjust(mover, mv, -weight(depth));
    }

    /// The nearer a score is to its bound, the less it moves on.
    fn adjust(&mut self, mover: Color, mv: Move, by: i32) {
        let score = &mut self.scores[index(mover, mv)];
        *score += by - *score * by.abs() / HISTORY_BOUND;
    }
}

fn weight(depth: i32) -> i32 {
    (depth * depth * 8).clamp(0, 1 << 11)
}

fn index(mover: Color, mv: Move) -> usize {
    (mover as usize) << 12 | mv.from().index() << 6 | mv.to().index()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::Square;

    #[test]
    fn scores_stay_within_their_bound() {
        let mv = Move::normal(Square::G1, Square::F3);
        let mut history = History::new();
        for _ in 0..1000 {
            history.reward(Color::White, mv, 3, 20);
        }
        let top = history.score(Color::White, mv);
        assert!(top > HISTORY_BOUND / 2 && top <= HISTORY_BOUND, "{top}");
        assert_eq!(history.score(Color::Black, mv), 0);
        assert_eq!(history.killers(3), [Some(mv), None]);
        for _ in 0..2000 {
            history.punish(Color::White, mv, 20);
        }
        assert!((-HISTORY_BOUND..0).contains(&history.score(Color::White, mv)));
    }
}
