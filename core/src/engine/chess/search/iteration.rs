//! Deeper and deeper (chessprogramming.org, "Iterative Deepening" and
//! "Aspiration Windows").

use super::frame::Frame;
use super::{Findings, Search, Window};
use crate::engine::chess::exchange::gain;
use crate::engine::chess::score::{INFINITY, MATE, MATE_BOUND, MAX_PLY, is_mate};
use crate::engine::chess::{Report, Request};
use crate::engine::mixed::mixed;
use crate::games::chess::Position;
use crate::text::sorting::sort_by_key;

/// No iteration goes deeper; captures and checks may.
const MAX_DEPTH: u32 = MAX_PLY as u32 / 2;
/// From this depth on the value is expected near that of the iteration before,
const MIN_ASPIRING_DEPTH: i32 = 4;
/// within so many centipawns.
const ASPIRATION: i32 = 14;

impl Search<'_> {
    /// Searches until a limit is reached; `None` without moves.
    pub(super) fn deepen(
        &mut self,
        request: &Request,
        progress: &mut dyn FnMut(&Report),
    ) -> Option<Findings> {
        self.prepare(request);
        let moves = self.worker.root_moves.len();
        let lines = request.lines.clamp(1, moves.max(1));
        let limits = &request.limits;
        let last = if limits.depth == 0 { MAX_DEPTH } else { limits.depth.min(MAX_DEPTH) };
        let (mut depth, mut stable) = (0, 0);
        let mut best = self.worker.root_moves.first()?.mv;
        let mut finished = None;
        while depth < last && self.budget.may_go_on() {
            for root in &mut self.worker.root_moves {
                root.previous = if root.value == -INFINITY { root.previous } else { root.value };
                root.value = -INFINITY;
            }
            let before = self.worker.root_moves[0].previous;
            if !self.iterate(request.position, depth as i32 + 1, lines) {
                break;
            }
            depth += 1;
            // however short the time, a move is looked at before it is played
            self.budget.set_deadline(self.clock.deadline());
            let findings = self.findings(depth, lines);
            for line in 0..lines {
                progress(&findings.report(line));
            }
            finished = Some(findings);
            let root = &self.worker.root_moves[0];
            stable = if root.mv == best { stable + 1 } else { 0 };
            best = root.mv;
            // a mate within the depth is as short as it gets
            let is_settled = is_mate(root.value) && MATE - root.value.abs() <= depth as i32;
            let mate = limits.mate.min(MAX_PLY as u32) as i32;
            let is_quick = mate > 0 && root.value > (MATE - 2 * mate).max(MATE_BOUND);
            if lines == 1 && is_settled || is_quick {
                break;
            }
            let effort = root.nodes * 1_000 / self.budget.own_nodes().max(1);
            let enough = limits.soft_nodes > 0 && self.budget.nodes() >= limits.soft_nodes
                || !self.clock.has_time_for_more(effort, stable, before - root.value)
                || self.clock.is_forced(moves);
            if enough && !self.budget.is_pondering() {
                break;
            }
        }
        // a line found since is better than the best before, but of several
        // those found since and those from before cannot be compared
        let last = self.findings(depth, 1);
        Some(match finished {
            Some(findings) if lines > 1 => {
                Findings { nodes: last.nodes, table_use: last.table_use, ..findings }
            }
            _ => last,
        })
    }

    pub(super) fn prepare(&mut self, request: &Request) {
        self.worker.network.reset(request.position);
        let mut roots = self.root_moves(request);
        let value = self.evaluate(request.position, 0);
        for root in &mut roots {
            root.previous = value;
        }
        let order = |mv| if request.seed == 0 { 0 } else { mixed(request.seed ^ u64::from(mv)) };
        roots.sort_by_cached_key(|root| (-gain(request.position, root.mv), order(root.mv.bits())));
        let worker = &mut *self.worker;
        worker.root_moves = roots;
        worker.root_is_partial = !request.moves.is_empty();
        worker.path.restart(request.history);
        worker.moves.clear();
        worker.frames.fill(Frame::default());
        worker.first_pass = 0;
    }

    /// Searches to `depth` for the best `lines` moves; `false` if it had to stop
    /// before the end.
    fn iterate(&mut self, position: &Position, depth: i32, lines: usize) -> bool {
        self.worker.root_depth = depth;
        for line in 0..lines {
            self.worker.root_done = line;
            self.worker.farthest = 0;
            self.aspire(position, depth);
            // what comes first was searched first, or is better than that
            let roots = &mut self.worker.root_moves;
            sort_by_key(&mut roots[..=line], |root| -root.value);
            if self.budget.is_exhausted() {
                return false;
            }
        }
        true
    }

    /// Searches the moves that have no line yet in a window around the value
    /// expected, a wider one when it lies outside.
    fn aspire(&mut self, position: &Position, depth: i32) {
        let first = self.worker.root_done;
        let expected = self.worker.root_moves[first].previous;
        let mut width = ASPIRATION + expected.abs() / 32;
        let mut window = Window { alpha: -INFINITY, beta: INFINITY };
        if depth >= MIN_ASPIRING_DEPTH && !is_mate(expected) {
            window = Window { alpha: expected - width, beta: expected + width };
        }
        let mut reduced = 0;
        loop {
            let value = self.node::<true>(position, depth - reduced, window, 0, false);
            let tail = &mut self.worker.root_moves[first..];
            sort_by_key(tail, |root| (-root.value, -(root.nodes as i64)));
            if self.budget.is_exhausted() {
                return;
            }
            if value <= window.alpha {
                window.beta = i32::midpoint(window.alpha, window.beta);
                window.alpha = (value - width).max(-INFINITY);
                reduced = 0;
            } else if value >= window.beta {
                window.beta = (value + width).min(INFINITY);
                reduced = (reduced + 1).min(3).min(depth - 1);
            } else {
                return;
            }
            width += width / 2;
            if is_mate(value) || width > 600 {
                window = Window { alpha: -INFINITY, beta: INFINITY };
            }
        }
    }
}
