//! The first ply: every move is a candidate with a value and a line of its own.

use super::{Budget, Searcher, Window};
use crate::engine::CancelFlag;
use crate::engine::chess::evaluation::evaluate;
use crate::engine::chess::ordering::{Hints, rank};
use crate::engine::chess::score::{INFINITY, MATE, MAX_PLY, is_mate};
use crate::engine::chess::sight::{Sight, mixed};
use crate::engine::chess::{Report, Request, Score};
use crate::games::chess::{Move, Position};

/// No iteration goes deeper; captures and checks may.
const MAX_DEPTH: u32 = MAX_PLY as u32 / 2;

/// A move at the root.
#[derive(Clone)]
pub(in crate::engine::chess) struct Candidate {
    pub(in crate::engine::chess) mv: Move,
    /// Smaller than every true value if the move is not among the good ones.
    pub(in crate::engine::chess) value: i32,
    /// The moves expected, `mv` first.
    line: Vec<Move>,
}

/// What a search came to.
pub(in crate::engine::chess) struct Findings {
    /// The best first.
    pub(in crate::engine::chess) candidates: Vec<Candidate>,
    /// The deepest iteration that was finished, in plies.
    pub(in crate::engine::chess) depth: u32,
    nodes: u64,
}

impl Findings {
    /// What to say when candidate number `choice` is played.
    pub(in crate::engine::chess) fn report(&self, choice: usize) -> Report {
        let candidate = &self.candidates[choice];
        Report {
            best: candidate.mv,
            score: Score::from_value(candidate.value),
            depth: self.depth,
            nodes: self.nodes,
            pv: candidate.line.clone(),
        }
    }
}

impl Searcher {
    /// Searches deeper and deeper. Moves within `margin` centipawns of the best
    /// get true values too; `None` without legal moves.
    pub(in crate::engine::chess) fn deepen(
        &mut self,
        request: &Request,
        sight: Sight,
        margin: i32,
        cancel: &CancelFlag,
        progress: &mut dyn FnMut(&Report),
    ) -> Option<Findings> {
        self.table.grow_older();
        self.path.restart(request.history);
        self.moves.truncate(0);
        self.sight = sight;
        self.budget = Budget::new(request.limits.nodes, cancel);

        let candidates = self.candidates(request);
        if candidates.is_empty() {
            return None;
        }
        let mut findings = Findings { candidates, depth: 0, nodes: 0 };
        let last = match request.limits.depth {
            0 => MAX_DEPTH,
            depth => depth.min(MAX_DEPTH),
        };
        while findings.depth < last {
            let depth = findings.depth as i32 + 1;
            let finished = self.iterate(request.position, &mut findings.candidates, depth, margin);
            findings.nodes = self.budget.nodes();
            if !finished {
                break;
            }
            findings.depth += 1;
            progress(&findings.report(0));
            let value = findings.candidates[0].value;
            // a mate within the depth is as short as it gets
            if is_mate(value) && MATE - value.abs() <= depth {
                break;
            }
        }
        Some(findings)
    }

    /// The legal moves without those that are missed, unless that is all.
    fn moves_in_mind(&self, position: &Position) -> Vec<Move> {
        let moves = position.legal_moves();
        let in_mind = |mv: &Move| !self.sight.misses(position.turn(), *mv);
        if position.is_check() || !moves.iter().any(in_mind) {
            moves
        } else {
            moves.into_iter().filter(in_mind).collect()
        }
    }

    /// The moves that come to mind, the most promising first.
    fn candidates(&mut self, request: &Request) -> Vec<Candidate> {
        let position = request.position;
        let mut moves = self.moves_in_mind(position);
        if request.seed != 0 {
            moves.sort_by_key(|mv| {
                mixed(request.seed ^ (mv.from().index() << 6 | mv.to().index()) as u64)
            });
        }
        let hints = Hints { best: None, killers: [None; 2], history: &self.history };
        moves.sort_by_cached_key(|&mv| -rank(position, mv, &hints));
        let value = evaluate(position);
        moves.into_iter().map(|mv| Candidate { mv, value, line: vec![mv] }).collect()
    }

    /// Searches every candidate to `depth` and puts the best first; `false` if
    /// it had to stop before the last.
    fn iterate(
        &mut self,
        position: &Position,
        candidates: &mut [Candidate],
        depth: i32,
        margin: i32,
    ) -> bool {
        let mut values = Vec::with_capacity(candidates.len());
        let mut best = -INFINITY;
        for candidate in candidates.iter_mut() {
            let floor = (best - margin).max(-INFINITY);
            let value = self.value_above(position, candidate.mv, depth, floor);
            if self.budget.is_exhausted() {
                break;
            }
            values.push(if value > floor { value } else { -INFINITY });
            if value > floor {
                // kept even if the iteration's values are thrown away: a line
                // seen deeper is no worse
                candidate.line.truncate(1);
                candidate.line.extend_from_slice(&self.lines[1]);
            }
            best = best.max(value);
        }
        let finished = values.len() == candidates.len();
        // The former best is searched first, so a better one found since is
        // better indeed; for a choice among several all must be compared.
        if finished || depth == 1 || margin == 0 {
            if values.is_empty() {
                return false;
            }
            values.resize(candidates.len(), -INFINITY);
            for (candidate, value) in candidates.iter_mut().zip(values) {
                candidate.value = value;
            }
            candidates.sort_by_key(|candidate| -candidate.value);
        }
        finished
    }

    /// The value of `mv` if it is above `floor`, else a bound of it.
    fn value_above(&mut self, position: &Position, mv: Move, depth: i32, floor: i32) -> i32 {
        let child = position.after_legal(mv);
        self.path.push(position, Some(mv.to()));
        let mut value = INFINITY;
        if floor > -INFINITY {
            value = -self.value(&child, depth - 1, Window::above(floor).turned(), 1);
        }
        if value > floor {
            let window = Window { alpha: floor, beta: INFINITY };
            value = -self.value(&child, depth - 1, window.turned(), 1);
        }
        self.path.pop();
        value
    }
}
