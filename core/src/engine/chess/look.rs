//! What a hint and a review judge by: one and the same search.

use super::sight::{Judgement, Sight};
use super::{CancelFlag, Limits, Report, Request, Score, Searcher};
use crate::games::chess::{Move, Position, Status};

/// What a position is worth to its mover, and what was found if he has a move.
#[derive(Clone, Debug)]
pub(super) struct Look {
    pub(super) score: Score,
    pub(super) report: Option<Report>,
}

impl Look {
    /// What the mover can expect, in thousandths of a point.
    pub(super) fn expected(&self) -> i32 {
        self.score.expected()
    }
}

/// Looks at a position after others with the keys of `history`, at full strength, and
/// whatever the searcher has done before as if it were new; `None` if it was cancelled at
/// once.
pub(super) fn look(
    searcher: &mut Searcher,
    position: &Position,
    history: &[u64],
    nodes: u64,
    cancel: &CancelFlag,
    progress: &mut dyn FnMut(&Report),
) -> Option<Look> {
    let score = match position.status() {
        Status::Checkmate => Some(Score::MateIn(0)),
        Status::Stalemate | Status::Dead => Some(Score::Centipawns(0)),
        Status::Ongoing => None,
    };
    if let Some(score) = score {
        return Some(Look { score, report: None });
    }
    let report = best_of(&[], searcher, position, history, nodes, cancel, progress)?;
    Some(Look { score: report.score, report: Some(report) })
}

/// The best of some moves, or without any named of all; the position has not ended.
pub(super) fn best_of(
    moves: &[Move],
    searcher: &mut Searcher,
    position: &Position,
    history: &[u64],
    nodes: u64,
    cancel: &CancelFlag,
    progress: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let nodes = nodes.max(1);
    let limits = Limits { nodes, ..Limits::default() };
    let request = Request { history, limits, moves, ..Request::new(position) };
    searcher.forget_for(nodes);
    let sight = Sight { judgement: Judgement::Network, ..Sight::FULL };
    Some(searcher.find(&request, sight, 1, cancel, progress)?.report(0))
}
