//! A move for somebody who asks for one.

use super::{CancelFlag, Limits, Report, Request, Searcher};
use crate::games::yin_yang::Position;

/// So many nodes a hint may cost.
const NODES: u64 = 40_000;

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
