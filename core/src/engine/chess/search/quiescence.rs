//! Captures and promotions until the position is quiet, for only a quiet one
//! can be evaluated (chessprogramming.org, "Quiescence Search").

use super::{Searcher, Window};
use crate::engine::chess::evaluation::evaluate;
use crate::engine::chess::exchange::{gain, wins_at_least};
use crate::engine::chess::ordering::Hints;
use crate::engine::chess::score::{DRAW, INFINITY, MATE_BOUND, MAX_PLY, mated_in};
use crate::games::chess::{Position, Role};

/// What a capture may bring beside the piece, in centipawns
/// (chessprogramming.org, "Delta Pruning").
const SURPRISE: i32 = 180;
/// After so many plies few captures are tried, or boards full of queens would
/// never come to rest;
const WIDE_STEPS: usize = 2;
/// that is so many,
const NARROW: usize = 3;
/// and still later only of the piece that has just captured.
const FREE_STEPS: usize = 8;

impl Searcher {
    /// The value of `position` to its mover, who may also leave things as they
    /// are. `steps` plies of captures led here from the full search.
    pub(super) fn quiescence(
        &mut self,
        position: &Position,
        window: Window,
        ply: usize,
        steps: usize,
    ) -> i32 {
        if !self.budget.visit() {
            return DRAW;
        }
        let checked = position.is_check();
        let start = self.moves.len();
        if checked {
            self.moves.push_moves(position);
            if self.moves.len() == start {
                return mated_in(ply);
            }
        } else if steps == 0 && is_stalemate(position) {
            return DRAW;
        }
        let leaf = Leaf { ply, steps, checked, window, standing: evaluate(position) };
        let enough = if checked { steps >= FREE_STEPS } else { leaf.standing >= window.beta };
        let value = if enough || ply >= MAX_PLY || steps >= self.sight.captures {
            leaf.standing
        } else {
            self.best_capture(position, &leaf, start)
        };
        self.moves.truncate(start);
        value
    }

    /// Tries captures, or in check, where the list from `start` is there
    /// already, all moves.
    fn best_capture(&mut self, position: &Position, leaf: &Leaf, start: usize) -> i32 {
        let Leaf { ply, steps, checked, window, standing } = *leaf;
        let mut best = -INFINITY;
        if checked {
            let killers = self.history.killers(ply);
            let hints = Hints { best: None, killers, history: &self.history };
            self.moves.rank(start, position, &hints);
        } else {
            best = standing;
            self.moves.push_captures(position);
            self.moves.rank_by_gain(start, position);
        }
        let fresh = self.path.last_arrival();
        let width = if steps < WIDE_STEPS { usize::MAX } else { NARROW };
        let (mut at, mut tried) = (start, 0);
        while let Some(mv) = self.moves.take(at) {
            at += 1;
            let alpha = window.alpha.max(best);
            if !checked {
                let hope = standing + gain(position, mv) + SURPRISE;
                if hope <= alpha {
                    best = best.max(hope);
                    continue;
                }
                if steps >= FREE_STEPS && fresh != Some(mv.to())
                    || self.sight.overlooks(position.turn(), mv, fresh)
                    || !wins_at_least(position, mv, 0)
                {
                    continue;
                }
            }
            let child = position.after_legal(mv);
            self.path.push(position, Some(mv.to()));
            let rest = Window { alpha, beta: window.beta };
            let value = -self.quiescence(&child, rest.turned(), ply + 1, steps + 1);
            self.path.pop();
            if self.budget.is_exhausted() {
                return DRAW;
            }
            tried += 1;
            best = best.max(value);
            // that all replies are mated must be seen of all
            let narrowed = tried >= width && best > -MATE_BOUND;
            if best >= window.beta || narrowed {
                break;
            }
        }
        best
    }
}

/// What is known about the position at hand while its captures are tried.
#[derive(Clone, Copy)]
struct Leaf {
    ply: usize,
    steps: usize,
    checked: bool,
    window: Window,
    standing: i32,
}

/// A king and pawns that cannot move; with more on the board a stalemate is
/// too rare to be looked for at every leaf.
fn is_stalemate(position: &Position) -> bool {
    let board = position.board();
    let own = board.by_color(position.turn());
    let few = board.by_role(Role::Pawn) | board.by_role(Role::King);
    (own & !few).is_empty() && !position.has_legal_move()
}
