//! A move for somebody who asks for one.

use super::value::expected;
use super::{CancelFlag, Limits, Report, Request, Searcher};
use crate::engine::{REVIEW_NODES, Reviewing};
use crate::games::yin_yang::sight::{Reason, reasons};
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
    if position.empty() == position.size().all() {
        return first(position);
    }
    let limits = Limits { nodes: NODES, ..Limits::default() };
    let request = Request { position, past, limits };
    searcher.forget_for(NODES);
    let found = searcher.find(&request, cancel, progress)?;
    Some(as_good(&found, searcher, position, past))
}

/// The first stone: on an empty board nobody can be made to lose, chance finds all points about as
/// good, and a player understands the middle best.
fn first(position: &Position) -> Option<Report> {
    let size = position.size();
    let best = Move::place(size, size.point(size.middle())?);
    Some(Report { best, value: 0, depth: 0, nodes: 0 })
}

/// A move by so much worse is as good, in thousandths of a point: chance decides between them.
const AS_GOOD: i32 = 30;

/// A move that is as good as the one that was found and whose point a player sees best: one that
/// does something, else one that stands in the middle or near to others. Who is far ahead wins
/// with nearly every move, and one in an empty corner teaches nothing.
fn as_good(found: &Report, searcher: &Searcher, position: &Position, past: &[u64]) -> Report {
    if found.is_decided() {
        return *found;
    }
    let rank =
        |mv: Move| reasons(position, past, mv).into_iter().map(rank).min().unwrap_or((LAST, 0));
    let least = expected(found.value) - AS_GOOD;
    let (mut best, mut best_rank) = (*found, rank(found.best));
    // of those with the same rank the best one
    for line in searcher.lines().into_iter().filter(|line| expected(line.value) >= least) {
        if best_rank == FIRST {
            break;
        }
        let rank = rank(line.mv);
        if rank < best_rank {
            (best, best_rank) = (Report { best: line.mv, value: line.value, ..*found }, rank);
        }
    }
    best
}

/// The rank of a move that does something.
const FIRST: (u8, u16) = (0, 0);

/// The rank of a move of which no reason tells anything.
const LAST: u8 = 5;

/// How well a player sees what a move is for, the best first; of those far from all stones, how
/// far.
const fn rank(reason: Reason) -> (u8, u16) {
    match reason {
        Reason::Centre => (1, 0),
        Reason::Supports(_) | Reason::Between => (2, 0),
        Reason::Approaches(_) => (3, 0),
        Reason::Apart(away) => (4, away),
        _ if reason.is_quiet() => (LAST, 0),
        _ => FIRST,
    }
}
