//! The full search below the root.

use super::{Searcher, Window};
use crate::engine::chess::draws::fifty_moves;
use crate::engine::chess::evaluation::evaluate;
use crate::engine::chess::exchange::is_quiet;
use crate::engine::chess::ordering::Hints;
use crate::engine::chess::score::{DRAW, INFINITY, MATE_BOUND, MAX_PLY, mated_in};
use crate::engine::chess::table::{Bound, Entry};
use crate::games::chess::{Bitboard, Move, Position, Role};

/// A pass is tried only this many plies or more above the horizon.
const MIN_PASS_DEPTH: i32 = 3;
/// Late moves are reduced only this many plies or more above the horizon,
const MIN_REDUCED_DEPTH: i32 = 3;
/// and only after this many others.
const MOVES_IN_FULL: usize = 4;
/// So near to the 50-move rule the table, which does not know the counter, is
/// neither trusted nor told.
const OLD_CLOCK: u16 = 80;

/// What is known about the position at hand while its moves are tried.
#[derive(Clone, Copy)]
struct Node {
    depth: i32,
    ply: usize,
    checked: bool,
    window: Window,
}

impl Searcher {
    /// The value of `position`, `ply` plies from the root, to its mover,
    /// searched `depth` plies deep, and deeper while there are checks.
    pub(super) fn value(
        &mut self,
        position: &Position,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> i32 {
        self.lines[ply].clear();
        if self.is_drawn(position) {
            return DRAW;
        }
        let checked = position.is_check();
        let depth = depth + i32::from(checked);
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence(position, window, ply, 0);
        }
        if !self.budget.visit() {
            return DRAW;
        }
        let window = window.within_mates(ply);
        if window.alpha >= window.beta {
            return window.alpha;
        }
        let known = self.table.probe(position.key(), ply);
        if let Some(entry) = known
            && entry.depth >= depth
            && !window.is_open()
            && position.halfmove_clock() < OLD_CLOCK
            && decides(&entry, window)
        {
            return entry.value;
        }
        let node = Node { depth, ply, checked, window };
        if let Some(value) = self.value_of_pass(position, &node) {
            return value;
        }

        let start = self.moves.len();
        self.moves.push_moves(position);
        if self.moves.len() == start {
            return if checked { mated_in(ply) } else { DRAW };
        }
        let hints = Hints {
            best: known.and_then(|entry| entry.best),
            killers: self.history.killers(ply),
            history: &self.history,
        };
        self.moves.rank(start, position, &hints);
        let value = self.best_of(position, &node, start);
        self.moves.truncate(start);
        value
    }

    fn is_drawn(&self, position: &Position) -> bool {
        self.path.repeats(position) || fifty_moves(position) || position.is_dead_by_material()
    }

    /// Whether the mover could even pass and still be too well off: then the
    /// position need not be searched in full (chessprogramming.org, "Null Move
    /// Pruning"). With nothing but pawns a pass may be better than any move.
    fn value_of_pass(&mut self, position: &Position, node: &Node) -> Option<i32> {
        let Node { depth, ply, window, .. } = *node;
        let may_pass = depth >= MIN_PASS_DEPTH
            && !window.is_open()
            && window.beta.abs() < MATE_BOUND
            // a pass starts the counter of the 50-move rule again
            && position.halfmove_clock() < OLD_CLOCK
            && self.path.last_arrival().is_some()
            && has_officers(position)
            && evaluate(position) >= window.beta;
        if !may_pass {
            return None;
        }
        let passed = position.after_pass()?;
        self.path.push(position, None);
        let reduced = depth - 3 - depth / 5;
        let value = -self.value(&passed, reduced, window.turned(), ply + 1);
        self.path.pop();
        // a mate after a pass is not proved
        (value >= window.beta).then_some(value.min(MATE_BOUND - 1))
    }

    /// Tries the moves of the last list, which begins at `start`.
    fn best_of(&mut self, position: &Position, node: &Node, start: usize) -> i32 {
        let Node { depth, ply, checked, window } = *node;
        let fresh = self.path.last_arrival();
        let mut alpha = window.alpha;
        let (mut best, mut best_move) = (-INFINITY, None);
        let (mut at, mut tried) = (start, 0);
        while let Some(mv) = self.moves.take(at) {
            at += 1;
            if !checked && self.sight.overlooks(position.turn(), mv, fresh) {
                continue;
            }
            let value = self.value_of_move(position, mv, node, alpha, tried);
            if self.budget.is_exhausted() {
                return DRAW;
            }
            tried += 1;
            if value <= best {
                continue;
            }
            best = value;
            if value > alpha {
                alpha = value;
                best_move = Some(mv);
                self.note_line(ply, mv);
            }
            if value >= window.beta {
                self.note_refutation(position, node, start, at);
                break;
            }
        }
        if tried == 0 {
            // nothing comes to mind
            return evaluate(position);
        }
        let bound = match best_move {
            None => Bound::Upper,
            Some(_) if best >= window.beta => Bound::Lower,
            Some(_) => Bound::Exact,
        };
        if position.halfmove_clock() < OLD_CLOCK {
            let entry = Entry { best: best_move, value: best, depth, bound };
            self.table.store(position.key(), ply, entry);
        }
        best
    }

    /// The value of `mv`, before which `tried` others have been searched.
    fn value_of_move(
        &mut self,
        position: &Position,
        mv: Move,
        node: &Node,
        alpha: i32,
        tried: usize,
    ) -> i32 {
        let window = Window { alpha, beta: node.window.beta };
        let (depth, ply) = (node.depth - 1, node.ply + 1);
        let child = position.after_legal(mv);
        let reduction = self.reduction(position, mv, &child, node, tried);
        self.path.push(position, Some(mv.to()));
        let mut value = INFINITY;
        if tried > 0 {
            // the first move is expected to be best: this one only has to show
            // that it is not better
            let probe = Window::above(alpha).turned();
            value = -self.value(&child, depth - reduction, probe, ply);
            if value > alpha && reduction > 0 {
                value = -self.value(&child, depth, probe, ply);
            }
        }
        if tried == 0 || value > alpha && window.is_open() {
            value = -self.value(&child, depth, window.turned(), ply);
        }
        self.path.pop();
        value
    }

    /// By how many plies less a late quiet move is searched at first
    /// (chessprogramming.org, "Late Move Reductions").
    fn reduction(
        &self,
        position: &Position,
        mv: Move,
        child: &Position,
        node: &Node,
        tried: usize,
    ) -> i32 {
        let in_full = node.depth < MIN_REDUCED_DEPTH
            || tried < MOVES_IN_FULL
            || node.checked
            || !is_quiet(position, mv)
            || self.history.killers(node.ply).contains(&Some(mv))
            || child.is_check();
        if in_full {
            return 0;
        }
        let steps = [tried >= 10, tried >= 24, node.depth >= 6, node.depth >= 10];
        let more: i32 = steps.into_iter().map(i32::from).sum();
        let doubtful = self.history.score(position.turn(), mv) < 0;
        (1 + more - i32::from(node.window.is_open()) + i32::from(doubtful)).clamp(0, node.depth - 2)
    }

    fn note_line(&mut self, ply: usize, mv: Move) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let (Some(line), Some(rest)) = (upper.last_mut(), lower.first()) else { return };
        line.clear();
        line.push(mv);
        line.extend_from_slice(rest);
    }

    /// The last of the moves taken from `start` to `end` refuted the move that
    /// led here; the quiet ones before it did not.
    fn note_refutation(&mut self, position: &Position, node: &Node, start: usize, end: usize) {
        let Some((&refutation, failures)) = self.moves.taken(start, end).split_last() else {
            return;
        };
        if !is_quiet(position, refutation) {
            return;
        }
        let mover = position.turn();
        self.history.reward(mover, refutation, node.ply, node.depth);
        for &mv in failures.iter().filter(|&&mv| is_quiet(position, mv)) {
            self.history.punish(mover, mv, node.depth);
        }
    }
}

fn decides(entry: &Entry, window: Window) -> bool {
    match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.value >= window.beta,
        Bound::Upper => entry.value <= window.alpha,
    }
}

fn has_officers(position: &Position) -> bool {
    let board = position.board();
    let others = board.by_role(Role::Pawn) | Bitboard::from(position.king(position.turn()));
    !(board.by_color(position.turn()) & !others).is_empty()
}
