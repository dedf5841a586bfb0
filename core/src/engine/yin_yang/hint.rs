//! A move for somebody who asks for one.

use super::{CancelFlag, Limits, Report, Request, Searcher};
use crate::engine::{REVIEW_NODES, Reviewing};
use crate::games::yin_yang::Position;

/// As many as a review gives a move of which it tells, so that no hint is told to be a mistake.
const NODES: u64 = REVIEW_NODES * Position::TOLD_NODES;

/// What a player should do; `past` are the keys of the positions before this one, oldest
/// first. The same game gives the same hint on every machine. `None` only where the game is
/// over; when cancelled, the best move so far.
pub fn hint(
    searcher: &mut Searcher,
    position: &Position,
    past: &[u64],
    cancel: &CancelFlag,
    progress: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let limits = Limits { nodes: NODES, ..Limits::default() };
    searcher.forget_for(NODES);
    searcher.find(&Request { position, past, limits }, cancel, progress)
}
