//! The order in which moves are tried: the better the first, the smaller the
//! tree (chessprogramming.org, "Move Ordering").

use super::exchange::{captured, gain, is_quiet, value, wins_at_least};
use super::history::{HISTORY_BOUND, History};
use crate::games::chess::{Move, Position};

/// Classes of moves, from the one that is tried first.
const KNOWN_BEST: i32 = 1 << 24;
const GOOD_CAPTURE: i32 = 1 << 22;
const KILLER: i32 = 1 << 20;
const QUIET: i32 = 0;
const BAD_CAPTURE: i32 = -(1 << 22);

/// What is known beforehand about good moves.
pub(super) struct Hints<'a> {
    pub(super) best: Option<Move>,
    pub(super) killers: [Option<Move>; 2],
    pub(super) history: &'a History,
}

/// The moves of all positions along the line searched, one list after another.
#[derive(Default)]
pub(super) struct MoveStack {
    moves: Vec<Move>,
    /// As many as moves, once ranked.
    ranks: Vec<i32>,
}

impl MoveStack {
    /// Where the next list begins.
    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }

    /// Appends all moves of `position`.
    pub(super) fn push_moves(&mut self, position: &Position) {
        position.legal_moves_into(&mut self.moves);
    }

    /// Appends the captures and promotions of `position`.
    pub(super) fn push_captures(&mut self, position: &Position) {
        position.legal_captures_into(&mut self.moves);
    }

    /// Drops the lists from `start` on.
    pub(super) fn truncate(&mut self, start: usize) {
        self.moves.truncate(start);
        self.ranks.truncate(start);
    }

    /// Ranks the last list, which begins at `start`.
    pub(super) fn rank(&mut self, start: usize, position: &Position, hints: &Hints) {
        self.ranks.truncate(start);
        self.ranks.extend(self.moves[start..].iter().map(|&mv| rank(position, mv, hints)));
    }

    /// Ranks the last list, one of captures, without looking where they lead.
    pub(super) fn rank_by_gain(&mut self, start: usize, position: &Position) {
        self.ranks.truncate(start);
        self.ranks.extend(self.moves[start..].iter().map(|&mv| capture_rank(position, mv)));
    }

    /// The best move that is left in the last list when those before `at` have
    /// been taken.
    pub(super) fn take(&mut self, at: usize) -> Option<Move> {
        let best = (at..self.moves.len()).reduce(|best, other| {
            if self.ranks[other] > self.ranks[best] { other } else { best }
        })?;
        self.moves.swap(at, best);
        self.ranks.swap(at, best);
        Some(self.moves[at])
    }

    /// The moves taken so far, in their order.
    pub(super) fn taken(&self, start: usize, end: usize) -> &[Move] {
        &self.moves[start..end]
    }
}

/// The rank of a move among its siblings, higher is earlier.
pub(super) fn rank(position: &Position, mv: Move, hints: &Hints) -> i32 {
    if hints.best == Some(mv) {
        KNOWN_BEST
    } else if is_quiet(position, mv) {
        match hints.killers {
            [Some(killer), _] if killer == mv => KILLER + 1,
            [_, Some(killer)] if killer == mv => KILLER,
            _ => QUIET + hints.history.score(position.turn(), mv),
        }
    } else if wins_at_least(position, mv, 0) {
        GOOD_CAPTURE + capture_rank(position, mv)
    } else {
        BAD_CAPTURE + capture_rank(position, mv)
    }
}

/// Most valuable victim, then least valuable attacker.
fn capture_rank(position: &Position, mv: Move) -> i32 {
    let attacker = position.board().role_at(mv.from()).map_or(0, value);
    let victim = captured(position, mv).map_or(0, value);
    16 * (gain(position, mv) + victim) - attacker / 10
}

const _: () = assert!(KILLER > QUIET + HISTORY_BOUND && QUIET - HISTORY_BOUND > BAD_CAPTURE / 2);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::Square;

    #[test]
    fn good_captures_then_killers_then_the_rest() {
        let position: Position = "3qk3/8/2p5/3p4/4P3/8/8/3QK3 w - -".parse().unwrap();
        let best = Move::normal(Square::E1, Square::E2);
        let killer = Move::normal(Square::D1, Square::A4);
        let mut moves = MoveStack::default();
        moves.push_moves(&position);
        let history = History::new();
        let hints = Hints { best: Some(best), killers: [Some(killer), None], history: &history };
        moves.rank(0, &position, &hints);
        let mut order = Vec::new();
        while let Some(mv) = moves.take(order.len()) {
            order.push(mv);
        }
        let pawn_takes = Move::normal(Square::E4, Square::D5);
        let queen_takes = Move::normal(Square::D1, Square::D5);
        assert_eq!(order[..3], [best, pawn_takes, killer]);
        assert_eq!(order.last(), Some(&queen_takes));
        assert_eq!(order.len(), position.legal_moves().len());
    }
}
