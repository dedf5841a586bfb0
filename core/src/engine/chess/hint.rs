//! A move for somebody who asks for one.

use std::cmp::Reverse;

use super::look::{Look, look};
use super::{CancelFlag, Report, Score, Searcher};
use crate::engine::REVIEW_NODES;
use crate::games::chess::{Move, Position, Role, sight};

/// So little may it cost to make a queen where the search would do something else first, in
/// thousandths of a point.
const SLIGHT: i32 = 20;

/// What a player should do: what [`review`](super::review) calls best with its usual
/// number of nodes, so that nobody who follows hints is told afterwards what would have been
/// better. A pawn that can safely become a queen does so, unless something else mates in
/// two.
///
/// `history` are the keys of the positions before this one, oldest first. The same game
/// gives the same hint on every machine. `None` only without legal moves and in a dead position;
/// when cancelled, the best move so far. `progress` is told about every finished iteration.
///
/// ```
/// use annabella::engine::chess::{CancelFlag, Searcher, hint};
/// use annabella::games::chess::{Position, Role};
///
/// let position: Position = "8/P7/8/8/8/8/k7/2K5 w - - 0 1".parse().unwrap();
/// let found = hint(&mut Searcher::new(0), &position, &[], &CancelFlag::default(), &mut |_| {});
/// assert_eq!(found.unwrap().best.promoted_to(), Some(Role::Queen));
/// ```
pub fn hint(
    searcher: &mut Searcher,
    position: &Position,
    history: &[u64],
    cancel: &CancelFlag,
    progress: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let mut judge = |position: &Position, history: &[u64]| {
        look(searcher, position, history, REVIEW_NODES, cancel, progress)
    };
    let found = judge(position, history)?;
    let expected = found.expected();
    let best = found.report?;
    let is_mate_near = matches!(best.score, Score::MateIn(1 | 2));
    let Some(queen) = safe_queen(position).filter(|_| !is_mate_near) else { return Some(best) };
    if best.best.promoted_to().is_some() || cancel.is_cancelled() {
        return Some(best);
    }
    let history = [history, &[position.key()]].concat();
    let after = judge(&position.after_legal(queen), &history);
    let nodes = best.nodes
        + after.as_ref().and_then(|look| look.report.as_ref()).map_or(0, |report| report.nodes);
    let kept = after.as_ref().map_or(0, |after| 1000 - Look::expected(after));
    Some(if kept >= expected - SLIGHT {
        Report { best: queen, pv: vec![queen], nodes, ..best }
    } else {
        Report { nodes, ..best }
    })
}

/// A pawn's move to the last rank after which the queen cannot be captured with gain; one
/// that captures most on its way.
fn safe_queen(position: &Position) -> Option<Move> {
    let is_safe = |mv: &Move| {
        let after = position.after_legal(*mv);
        mv.promoted_to() == Some(Role::Queen)
            && sight::exchange(after.board(), mv.to(), after.turn()) == 0
    };
    let taken = |mv: &Move| position.captured_by(*mv).map_or(0, sight::points);
    position.legal_moves().into_iter().filter(is_safe).min_by_key(|mv| Reverse(taken(mv)))
}
