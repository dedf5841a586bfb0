//! A move for somebody who asks for one.

use super::value::expected;
use super::{CancelFlag, Limits, Report, Request, Searcher};
use crate::engine::{REVIEW_NODES, Reviewing};
use crate::games::yin_yang::sight::reasons;
use crate::games::yin_yang::{Move, Position};

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
    let found = searcher.find(&Request { position, past, limits }, cancel, progress)?;
    Some(as_good(&found, searcher, position, past).unwrap_or(found))
}

/// A move by so much worse is as good, in thousandths of a point: chance decides between them.
const AS_GOOD: i32 = 30;

/// A move that is as good as the one that was found and whose point a player sees, where that
/// one has none: who is far ahead wins with nearly every move, and one in an empty corner
/// teaches nothing.
fn as_good(
    found: &Report,
    searcher: &Searcher,
    position: &Position,
    past: &[u64],
) -> Option<Report> {
    let is_seen = |mv: Move| {
        let mut reasons = reasons(position, past, mv).into_iter();
        reasons.any(|reason| !reason.is_quiet())
    };
    if found.is_decided() || is_seen(found.best) {
        return None;
    }
    let least = expected(found.value) - AS_GOOD;
    let mut lines = searcher.lines().into_iter().filter(|line| expected(line.value) >= least);
    let line = lines.find(|line| is_seen(line.mv))?;
    Some(Report { best: line.mv, value: line.value, ..*found })
}
