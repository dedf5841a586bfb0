//! The moves of one position: in which order, how deep, and which are left out.

use super::found::Found;
use super::frame::Frame;
use super::node::Node;
use super::pruning::verdict;
use super::reductions::{PLY, reduction};
use super::{Search, Window};
use crate::engine::chess::exchange::is_quiet;
use crate::engine::chess::history::PieceTo;
use crate::engine::chess::ordering::{Hints, Picker};
use crate::engine::chess::score::{DRAW, INFINITY, MATE_BOUND, is_mate, mated_in};
use crate::engine::chess::table::Bound;
use crate::games::chess::{Move, Position};

/// From this depth on it is asked whether the known move stands alone.
const MIN_SINGULAR_DEPTH: i32 = 6;
/// A line is not extended twice more often.
const MOST_DOUBLES: u32 = 8;

/// A move after others have been tried.
pub(super) struct Late {
    pub(super) mv: Move,
    pub(super) quiet: bool,
    /// How well it has done elsewhere.
    pub(super) standing: i32,
    /// In 1,024ths of a ply.
    pub(super) reduction: i32,
    pub(super) tried: usize,
}

/// What becomes of a late move.
pub(super) enum Verdict {
    Try,
    Skip,
    SkipQuiets,
}

impl Search<'_> {
    /// Tries the moves.
    pub(super) fn best_of<const PV: bool>(&mut self, node: &Node) -> i32 {
        let Node { position, ply, .. } = *node;
        let known_move = node.known.and_then(|entry| entry.best);
        let mut picker = Picker::all(&self.worker.moves, position, known_move);
        let mut found = Found::nothing(node.window.alpha);
        let mut legal = 0;
        let last = self.worker.path.last_move();
        let doubles = self.worker.frame(ply).doubles;
        while let Some(mv) = self.next_move(node, &mut picker, legal) {
            legal += 1;
            if node.excluded == Some(mv)
                || ply > 0 && !node.checked && self.sight.overlooks(position, mv, last)
            {
                continue;
            }
            let late = self.late(node, mv, found.tried);
            let child = position.after_legal(mv);
            let may_skip = !PV && !self.seeks_mate && !child.is_check();
            if may_skip && found.best > -MATE_BOUND {
                match verdict(node, &late, found.alpha) {
                    Verdict::Try => {}
                    Verdict::Skip => continue,
                    Verdict::SkipQuiets => {
                        picker.skip_quiets();
                        continue;
                    }
                }
            }
            let extension = match self.extension::<PV>(node, mv) {
                Ok(extension) => extension,
                Err(value) => {
                    picker.finish(&mut self.worker.moves);
                    return value;
                }
            };
            let before = self.budget.own_nodes();
            let depth = node.depth - 1 + extension;
            let value = self.value_of_move::<PV>(node, &child, &late, found.alpha, depth);
            self.worker.frame(ply).doubles = doubles;
            if self.budget.is_exhausted() {
                picker.finish(&mut self.worker.moves);
                return DRAW;
            }
            if ply == 0 {
                let spent = self.budget.own_nodes() - before;
                self.note_root(mv, value, spent, found.tried == 0 || value > found.alpha);
            } else if PV && value > found.alpha {
                self.note_line(ply, mv);
            }
            found.note(mv, value);
            if value >= node.window.beta {
                self.note_refutation(node, &late, &found);
                picker.finish(&mut self.worker.moves);
                break;
            }
            found.passed(&late);
        }
        if legal == 0 {
            return if node.checked { mated_in(ply) } else { DRAW };
        }
        if found.tried == 0 {
            // left out, or nothing comes to mind
            return match node.excluded {
                Some(_) => node.window.alpha,
                None => self.evaluate(position, ply),
            };
        }
        self.conclude(node, &found);
        found.best
    }

    /// What children note about each other begins anew.
    pub(super) fn prepare_children(&mut self, ply: usize) {
        let doubles = self.worker.frame(ply - usize::from(ply > 0)).doubles;
        self.worker.frame(ply).doubles = doubles;
        self.worker.frame(ply + 1).excluded = None;
        let grandchild = self.worker.frame(ply + 2);
        grandchild.killers = [None; 2];
        grandchild.refutations = 0;
    }

    fn late(&self, node: &Node, mv: Move, tried: usize) -> Late {
        let Node { position, ref context, .. } = *node;
        let quiet = is_quiet(position, mv);
        let history = &self.worker.history;
        let standing = if quiet {
            history.quiet(position, node.features.pawns(), context, mv)
        } else {
            history.capture(position, mv)
        };
        Late { mv, quiet, standing, reduction: reduction(node.depth, tried), tried }
    }

    /// The next move: the picker's, at the root that of the list there.
    fn next_move(&mut self, node: &Node, picker: &mut Picker, legal: usize) -> Option<Move> {
        if node.ply == 0 {
            let roots = &self.worker.root_moves;
            return roots.get(self.worker.root_done + legal).map(|root| root.mv);
        }
        let hints = Hints {
            history: &self.worker.history,
            killers: self.worker.frames[node.ply + Frame::BEHIND].killers,
            context: &node.context,
            pawns: node.features.pawns(),
        };
        picker.next(&mut self.worker.moves, node.position, &hints)
    }

    /// By how many plies `mv` is searched deeper, or less deep, than others; an
    /// error is the value of the whole position.
    ///
    /// If all other moves are much worse than the known one, that stands alone
    /// and is looked at more closely; if another refutes too, one refutation is
    /// as good as any (chessprogramming.org, "Singular Extensions").
    fn extension<const PV: bool>(&mut self, node: &Node, mv: Move) -> Result<i32, i32> {
        let Some(entry) = node.known else { return Ok(0) };
        let asks = node.ply > 0
            && node.excluded.is_none()
            && entry.best == Some(mv)
            && node.depth >= MIN_SINGULAR_DEPTH
            && entry.depth >= node.depth - 3
            && entry.bound != Bound::Upper
            && !is_mate(entry.value)
            && node.ply < 2 * self.worker.root_depth as usize;
        if !asks {
            return Ok(0);
        }
        let Node { position, ply, cut, .. } = *node;
        let margin = entry.value - 2 * node.depth;
        let window = Window::above(margin - 1);
        self.worker.frame(ply).excluded = Some(mv);
        let value = self.node::<false>(position, (node.depth - 1) / 2, window, ply, cut);
        self.worker.frame(ply).excluded = None;
        if self.budget.is_exhausted() {
            return Ok(0);
        }
        if value < margin {
            if !PV && value < margin - 16 && self.worker.frame(ply).doubles < MOST_DOUBLES {
                self.worker.frame(ply).doubles += 1;
                return Ok(2);
            }
            return Ok(1);
        }
        if value >= node.window.beta && !is_mate(value) {
            return Err(value);
        }
        Ok(if entry.value >= node.window.beta {
            -2
        } else if cut {
            -1
        } else {
            0
        })
    }

    /// The value of a move that led to `child`.
    fn value_of_move<const PV: bool>(
        &mut self,
        node: &Node,
        child: &Position,
        late: &Late,
        alpha: i32,
        depth: i32,
    ) -> i32 {
        let Node { position, ply, .. } = *node;
        self.worker.frame(ply).moved = PieceTo::of(position, late.mv);
        self.enter(position, ply, child, Some(late.mv));
        let window = Window { alpha, beta: node.window.beta };
        let probe = Window::above(alpha).turned();
        let mut value = INFINITY;
        let mut wants_full = !PV || late.tried > 0;
        if node.depth >= 2 && late.tried > usize::from(PV) {
            let reduced = depth - self.reduction::<PV>(node, child, late);
            let reduced = reduced.clamp(depth.min(1), depth);
            value = -self.node::<false>(child, reduced, probe, ply + 1, true);
            wants_full = value > alpha && reduced < depth;
        }
        if wants_full {
            let cut = !node.cut;
            value = -self.node::<false>(child, depth, probe, ply + 1, cut);
        }
        if PV && (late.tried == 0 || value > alpha) {
            value = -self.node::<true>(child, depth, window.turned(), ply + 1, false);
        }
        self.worker.path.pop();
        value
    }

    /// By how many plies less deep a late move is searched at first.
    fn reduction<const PV: bool>(&mut self, node: &Node, child: &Position, late: &Late) -> i32 {
        let mut reduction = late.reduction;
        reduction -= late.standing * PLY / if late.quiet { 12_000 } else { 9_000 };
        if !late.quiet {
            reduction -= PLY;
        }
        if PV {
            reduction -= PLY;
        }
        if node.cut {
            reduction += PLY;
        }
        if !node.improving {
            reduction += PLY / 2;
        }
        if child.is_check() {
            reduction -= PLY;
        }
        if self.worker.frame(node.ply).killers.contains(&Some(late.mv)) {
            reduction -= PLY;
        }
        if self.worker.frame(node.ply + 1).refutations > 3 {
            reduction += PLY / 2;
        }
        reduction / PLY
    }
}
