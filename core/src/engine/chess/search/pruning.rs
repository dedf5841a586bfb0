//! What need not be searched.

use super::frame::Frame;
use super::moves::{Late, Verdict};
use super::node::Node;
use super::reductions::PLY;
use super::{Search, Window};
use crate::engine::chess::exchange::wins_at_least;
use crate::engine::chess::history::PieceTo;
use crate::engine::chess::ordering::{Hints, Picker};
use crate::engine::chess::score::{MATE_BOUND, is_mate};
use crate::games::chess::{Position, Role};

/// Up to this depth an evaluation far above the window is believed
/// (chessprogramming.org, "Reverse Futility Pruning"), so far for each ply.
const MAX_BELIEVED_DEPTH: i32 = 8;
const BELIEVED: i32 = 75;
/// Up to this depth one far below is, unless captures help (chessprogramming.org,
/// "Razoring").
const MAX_RAZOR_DEPTH: i32 = 3;
/// A pass is tried from here on (chessprogramming.org, "Null Move Pruning"),
const MIN_PASS_DEPTH: i32 = 3;
/// and from here on what it promised is checked by a search without passes.
const MIN_VERIFIED_DEPTH: i32 = 12;
/// From here on a capture that refutes by far is looked for
/// (chessprogramming.org, "`ProbCut`").
const MIN_PROBCUT_DEPTH: i32 = 5;
const PROBCUT: i32 = 180;

impl Search<'_> {
    /// A value good enough without trying the moves, if there is one.
    pub(super) fn prune(&mut self, node: &Node) -> Option<i32> {
        let Node { position, depth, ply, window, improving, .. } = *node;
        let evaluation = node.evaluation?;
        let beta = window.beta;
        if depth <= MAX_BELIEVED_DEPTH
            && !is_mate(evaluation)
            && beta > -MATE_BOUND
            && evaluation - BELIEVED * (depth - i32::from(improving)) >= beta
        {
            return Some(i32::midpoint(evaluation, beta));
        }
        if depth <= MAX_RAZOR_DEPTH && evaluation + 200 + 220 * depth <= window.alpha {
            let value = self.quiescence::<false>(position, window, ply, 0);
            if value <= window.alpha {
                return Some(value);
            }
        }
        self.value_of_pass(node, evaluation).or_else(|| self.refutation_by_far(node))
    }

    /// Whether the mover could even pass and still be too well off. With
    /// nothing but pawns a pass may be better than any move.
    fn value_of_pass(&mut self, node: &Node, evaluation: i32) -> Option<i32> {
        let Node { position, depth, ply, window, .. } = *node;
        let beta = window.beta;
        let frame = *self.worker.frame(ply);
        let may_pass = depth >= MIN_PASS_DEPTH
            && !is_mate(beta)
            && ply >= self.worker.first_pass
            && evaluation >= beta
            && frame.evaluation.is_some_and(|value| value >= beta + 120 - 16 * depth)
            && self.worker.path.last_move().is_some()
            && has_officers(position);
        if !may_pass {
            return None;
        }
        let passed = position.after_pass()?;
        let reduced = depth - 4 - depth / 4 - ((evaluation - beta) / 180).min(3);
        let frame = self.worker.frame(ply);
        frame.moved = PieceTo::NONE;
        self.worker.frame(ply + 1).excluded = None;
        self.enter(position, ply, &passed, None);
        let value = -self.node::<false>(&passed, reduced, window.turned(), ply + 1, !node.cut);
        self.worker.path.pop();
        if value < beta || self.budget.is_exhausted() {
            return None;
        }
        // a mate after a pass is not proved
        let value = if is_mate(value) { beta } else { value };
        if depth < MIN_VERIFIED_DEPTH || self.worker.first_pass > 0 {
            return Some(value);
        }
        self.worker.first_pass = ply + (reduced.max(1) as usize) * 3 / 4;
        let checked = self.node::<false>(position, reduced.max(1), window, ply, false);
        self.worker.first_pass = 0;
        (checked >= beta).then_some(value)
    }

    /// A capture after which a shallower search is still far above the window.
    fn refutation_by_far(&mut self, node: &Node) -> Option<i32> {
        let Node { position, depth, ply, window, .. } = *node;
        let raised = window.beta + PROBCUT - 50 * i32::from(node.improving);
        let is_hopeless =
            node.known.is_some_and(|entry| entry.depth >= depth - 3 && entry.value < raised);
        if depth < MIN_PROBCUT_DEPTH || is_mate(window.beta) || is_hopeless {
            return None;
        }
        let evaluation = self.worker.frame(ply).evaluation?;
        let known = node.known.and_then(|entry| entry.best);
        let threshold = raised - evaluation;
        let mut picker = Picker::captures(&self.worker.moves, position, known, threshold);
        let window = Window::above(raised - 1).turned();
        let last = self.worker.path.last_move();
        self.worker.frame(ply + 1).excluded = None;
        while let Some(mv) = {
            let hints = Hints {
                history: &self.worker.history,
                killers: self.worker.frames[ply + Frame::BEHIND].killers,
                context: &node.context,
                pawns: node.features.pawns(),
            };
            picker.next(&mut self.worker.moves, position, &hints)
        } {
            if self.sight.overlooks(position, mv, last) {
                continue;
            }
            let child = position.after_legal(mv);
            self.worker.frame(ply).moved = PieceTo::of(position, mv);
            self.enter(position, ply, &child, Some(mv));
            let mut value = -self.quiescence::<false>(&child, window, ply + 1, 0);
            if value >= raised {
                value = -self.node::<false>(&child, depth - 4, window, ply + 1, !node.cut);
            }
            self.worker.path.pop();
            if self.budget.is_exhausted() || value >= raised {
                picker.finish(&mut self.worker.moves);
                return Some(value);
            }
        }
        None
    }
}

/// Whether a late move that gives no check is worth a search
/// (chessprogramming.org, "Futility Pruning", "Late Move Pruning").
pub(super) fn verdict(node: &Node, late: &Late, alpha: i32) -> Verdict {
    let Node { position, depth, improving, .. } = *node;
    if !has_officers(position) {
        return Verdict::Try;
    }
    if !late.quiet {
        let loses = depth <= 7 && !wins_at_least(position, late.mv, -100 * depth);
        return if loses { Verdict::Skip } else { Verdict::Try };
    }
    let width = (4 + depth * depth) as usize;
    if late.tried >= if improving { width } else { width / 2 } {
        return Verdict::SkipQuiets;
    }
    let reduced = (depth - (late.reduction - late.standing * PLY / 12_000) / PLY).max(0);
    if reduced <= 5 && late.standing < -4_000 * depth {
        return Verdict::Skip;
    }
    if let Some(evaluation) = node.evaluation
        && reduced <= 8
        && evaluation + 100 + 85 * reduced <= alpha
    {
        return Verdict::SkipQuiets;
    }
    if reduced <= 8 && !wins_at_least(position, late.mv, -24 * reduced * reduced) {
        return Verdict::Skip;
    }
    Verdict::Try
}

fn has_officers(position: &Position) -> bool {
    let board = position.board();
    let few = board.by_role(Role::Pawn) | board.by_role(Role::King);
    !(board.by_color(position.turn()) & !few).is_empty()
}
