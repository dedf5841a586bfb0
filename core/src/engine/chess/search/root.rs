//! The moves to choose from, and what is found about them.

use super::Search;
use crate::engine::chess::score::INFINITY;
use crate::engine::chess::{Report, Request, Score};
use crate::games::chess::Move;

/// A move at the root.
#[derive(Clone, Debug)]
pub(super) struct RootMove {
    pub(super) mv: Move,
    /// Smaller than every true value if the move is not among the good ones.
    pub(super) value: i32,
    /// The value in the iteration before.
    pub(super) previous: i32,
    /// The moves expected, `mv` first.
    pub(super) line: Vec<Move>,
    /// How far the longest line went.
    pub(super) farthest: usize,
    /// Nodes spent on it in all iterations.
    pub(super) nodes: u64,
}

impl RootMove {
    pub(super) fn new(mv: Move) -> RootMove {
        RootMove {
            mv,
            value: -INFINITY,
            previous: -INFINITY,
            line: vec![mv],
            farthest: 1,
            nodes: 0,
        }
    }
}

/// One of the best moves, and what it is worth.
#[derive(Clone, Debug)]
pub(in crate::engine::chess) struct Line {
    pub(in crate::engine::chess) value: i32,
    /// Never empty.
    moves: Vec<Move>,
    farthest: usize,
}

/// What a search came to.
#[derive(Clone, Debug)]
pub(in crate::engine::chess) struct Findings {
    /// The best first; at least one.
    pub(in crate::engine::chess) lines: Vec<Line>,
    /// The deepest iteration that was finished, in plies.
    pub(in crate::engine::chess) depth: u32,
    pub(super) nodes: u64,
    pub(super) table_use: u32,
}

impl Findings {
    /// What to say when line number `line` is played.
    pub(in crate::engine::chess) fn report(&self, line: usize) -> Report {
        let Line { value, moves, farthest } = &self.lines[line];
        Report {
            best: moves[0],
            score: Score::from_value(*value),
            line,
            depth: self.depth,
            selective_depth: *farthest as u32,
            nodes: self.nodes,
            table_use: self.table_use,
            pv: moves.clone(),
        }
    }
}

impl Search<'_> {
    /// The legal moves that are asked about and come to mind.
    pub(super) fn root_moves(&self, request: &Request) -> Vec<RootMove> {
        let position = request.position;
        let mut moves = position.legal_moves();
        if !request.moves.is_empty() {
            moves.retain(|mv| request.moves.contains(mv));
        }
        let in_mind = |mv: &Move| !self.sight.misses(position, *mv);
        if !position.is_check() && moves.iter().any(in_mind) {
            moves.retain(in_mind);
        }
        moves.into_iter().map(RootMove::new).collect()
    }

    /// What has been found about the best `lines` moves.
    pub(super) fn findings(&self, depth: u32, lines: usize) -> Findings {
        let line = |root: &RootMove| Line {
            value: if root.value == -INFINITY { root.previous } else { root.value },
            moves: root.line.clone(),
            farthest: root.farthest,
        };
        Findings {
            lines: self.worker.root_moves.iter().take(lines).map(line).collect(),
            depth,
            nodes: self.budget.nodes(),
            table_use: self.table.use_in_thousandths(),
        }
    }
}
