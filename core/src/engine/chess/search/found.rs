//! What is found among the moves of one position, and where it is kept.

use super::Search;
use super::frame::Frame;
use super::moves::Late;
use super::node::Node;
use crate::engine::chess::exchange::is_quiet;
use crate::engine::chess::score::INFINITY;
use crate::engine::chess::table::{Bound, Entry};
use crate::games::chess::Move;

/// What the moves tried so far came to.
pub(super) struct Found {
    pub(super) alpha: i32,
    pub(super) best: i32,
    /// The best move, if it is better than the window's lower end.
    pub(super) best_move: Option<Move>,
    pub(super) tried: usize,
    quiets: Tried,
    captures: Tried,
}

impl Found {
    pub(super) const fn nothing(alpha: i32) -> Found {
        Found {
            alpha,
            best: -INFINITY,
            best_move: None,
            tried: 0,
            quiets: Tried::NONE,
            captures: Tried::NONE,
        }
    }

    /// Notes the value of a move.
    pub(super) fn note(&mut self, mv: Move, value: i32) {
        self.tried += 1;
        self.best = self.best.max(value);
        if value > self.alpha {
            self.alpha = value;
            self.best_move = Some(mv);
        }
    }

    /// Notes a move that did not refute.
    pub(super) fn passed(&mut self, late: &Late) {
        if late.quiet { &mut self.quiets } else { &mut self.captures }.push(late.mv);
    }
}

/// The moves tried so far, as far as there is room.
struct Tried {
    moves: [Option<Move>; 48],
    count: usize,
}

impl Tried {
    const NONE: Tried = Tried { moves: [None; 48], count: 0 };

    fn push(&mut self, mv: Move) {
        if let Some(free) = self.moves.get_mut(self.count) {
            *free = Some(mv);
            self.count += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        self.moves[..self.count].iter().copied().flatten()
    }
}

impl Search<'_> {
    pub(super) fn note_root(&mut self, mv: Move, value: i32, spent: u64, is_best: bool) {
        let worker = &mut *self.worker;
        let (_, rest) = worker.lines.split_at(1);
        let Some(root) = worker.root_moves.iter_mut().find(|root| root.mv == mv) else { return };
        root.nodes += spent;
        if is_best {
            root.value = value;
            root.farthest = worker.farthest;
            root.line.truncate(1);
            root.line.extend_from_slice(&rest[0]);
        } else {
            root.value = -INFINITY;
        }
    }

    pub(super) fn note_line(&mut self, ply: usize, mv: Move) {
        let (upper, lower) = self.worker.lines.split_at_mut(ply + 1);
        let (Some(line), Some(rest)) = (upper.last_mut(), lower.first()) else { return };
        line.clear();
        line.push(mv);
        line.extend_from_slice(rest);
    }

    /// A move refuted the one that led here; those tried before it did not.
    pub(super) fn note_refutation(&mut self, node: &Node, late: &Late, found: &Found) {
        let Node { position, ply, ref context, .. } = *node;
        let bonus = (node.depth * 170 - 70).min(1_700);
        let malus = -(node.depth * 190 - 60).min(1_500);
        let pawns = node.features.pawns();
        let worker = &mut *self.worker;
        let frame = &mut worker.frames[ply + Frame::BEHIND];
        frame.refutations += 1;
        if late.quiet {
            if frame.killers[0] != Some(late.mv) {
                frame.killers = [Some(late.mv), frame.killers[0]];
            }
            worker.history.note_quiet(position, pawns, context, late.mv, bonus);
            for other in found.quiets.iter() {
                worker.history.note_quiet(position, pawns, context, other, malus);
            }
        } else {
            worker.history.note_capture(position, late.mv, bonus);
        }
        for other in found.captures.iter() {
            worker.history.note_capture(position, other, malus);
        }
    }

    /// Keeps what was found for later.
    pub(super) fn conclude(&mut self, node: &Node, found: &Found) {
        let Node { position, depth, ply, window, .. } = *node;
        let Found { best: value, best_move: best, .. } = *found;
        let is_partial = self.worker.root_done > 0 || self.worker.root_is_partial;
        if node.excluded.is_some() || ply == 0 && is_partial {
            return;
        }
        let bound = match best {
            None => Bound::Upper,
            Some(_) if value >= window.beta => Bound::Lower,
            Some(_) => Bound::Exact,
        };
        if let Some(evaluation) = self.worker.frame(ply).evaluation
            && best.is_none_or(|mv| is_quiet(position, mv))
            && !(bound == Bound::Lower && value <= evaluation)
            && !(bound == Bound::Upper && value >= evaluation)
        {
            self.worker.corrections.note(node.features, value - evaluation, depth);
        }
        self.keep(position, ply, Entry { best, value, evaluation: node.raw, depth, bound });
    }
}
