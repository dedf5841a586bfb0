//! The moments of a game that cost most.
//!
//! A loss is measured in expected points, as from far ahead to less far ahead nothing is lost.

use std::cmp::Reverse;

use super::request::{DECIDED, WON};
use super::{CancelFlag, Limits, Report, Request, Searcher};
use crate::engine::ReviewProgress;
use crate::games::Side;
use crate::games::checkers::sight::{self, Reason};
use crate::games::checkers::{Move, Position};
use crate::text::sorting::sort_by_key;

/// How many nodes each position gets when nothing else is asked for.
pub const REVIEW_NODES: u64 = 20_000;

/// So many moments of a side are told at most.
const MOMENTS: usize = 3;

/// From here on a loss is told, in thousandths of a point: about half of what a man is worth in
/// a level game.
const TOLD: u32 = 150;
/// The same for what no fact on the board explains.
const TOLD_UNEXPLAINED: u32 = 200;

/// A game, and what is asked about it.
#[derive(Clone, Copy, Debug)]
pub struct ReviewRequest<'a> {
    /// The position before the first move.
    pub start: &'a Position,
    /// The moves, legal ones.
    pub moves: &'a [Move],
    /// Whose moves are looked at; `None` stands for both sides.
    pub side: Option<Side>,
    /// For each position, at least 1. A search takes no time for a measure, so that the same
    /// game gives the same moments on every machine.
    pub nodes: u64,
}

/// A move that cost much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Which move of the game it is, counted from 0.
    pub ply: usize,
    /// The position before it.
    pub before: Position,
    /// What was played.
    pub played: Move,
    /// What would have been better.
    pub better: Move,
    /// The best answer to what was played; `None` if the game was over.
    pub reply: Option<Move>,
    /// What it cost, in thousandths of a point.
    pub loss: u32,
}

impl Moment {
    /// What the answer wins, if one fact tells it.
    pub fn allowed(&self) -> Option<Reason> {
        sight::reason(&self.before.after(self.played), self.reply?).filter(wins)
    }

    /// What the better move wins or keeps, if one fact tells it.
    pub fn lesson(&self) -> Option<Reason> {
        let reason = sight::reason(&self.before, self.better);
        reason.filter(|reason| wins(reason) || *reason == Reason::Saves)
    }
}

fn wins(reason: &Reason) -> bool {
    matches!(reason, Reason::Wins | Reason::Shot { .. } | Reason::TakesMost(_) | Reason::Crowns)
}

/// What came of looking back at a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The worst moments, at most three of each side, in the order of play.
    pub moments: Vec<Moment>,
    /// Whether there were moves to look back at.
    pub has_moves: bool,
}

/// The worst moments of a game; `None` if it was cancelled.
///
/// Moves that were the only ones do not count; what no fact on the board explains counts only if
/// it cost more.
///
/// ```
/// use annabella::engine::checkers::{CancelFlag, ReviewRequest, review};
/// use annabella::games::checkers::{Position, notation::pdn::Game};
///
/// // White lets two be taken for one
/// let game: Game = "1. 11-15 22-17 2. 15-19 24x15 3. 10x19 23x16 4. 12x19 17-13 *".parse().unwrap();
/// let request =
///     ReviewRequest { start: game.start(), moves: game.moves(), side: None, nodes: 1_000 };
/// let found = review(&request, &CancelFlag::default(), &mut |_| {}).unwrap();
/// assert!(found.has_moves);
/// ```
pub fn review(
    request: &ReviewRequest,
    cancel: &CancelFlag,
    progress: &mut dyn FnMut(ReviewProgress),
) -> Option<Review> {
    let mut reviewer = Reviewer::new(request, cancel);
    let own: Vec<usize> = (0..request.moves.len())
        .filter(|&ply| request.side.is_none_or(|side| side == reviewer.positions[ply].turn()))
        .collect();
    let has_choice = |ply: &usize| reviewer.positions[*ply].legal_moves().len() > 1;
    let asked: Vec<usize> = own.iter().copied().filter(has_choice).collect();
    let mut needed: Vec<usize> = asked.iter().flat_map(|&ply| [ply, ply + 1]).collect();
    needed.dedup();
    for (done, &index) in needed.iter().enumerate() {
        progress(ReviewProgress { done, all: needed.len() });
        let position = reviewer.positions[index];
        reviewer.found[index] = reviewer.look(&position, index);
        if cancel.is_cancelled() {
            return None;
        }
    }
    let mut moments = Vec::new();
    for side in Side::ALL {
        moments.extend(reviewer.worst(side, &asked));
        if cancel.is_cancelled() {
            return None;
        }
    }
    sort_by_key(&mut moments, |moment| moment.ply);
    progress(ReviewProgress { done: needed.len(), all: needed.len() });
    Some(Review { moments, has_moves: !own.is_empty() })
}

/// What the mover of a position can expect, in thousandths of a point, and his best move if he
/// has one.
#[derive(Clone, Copy)]
struct Look {
    expected: i32,
    best: Option<Move>,
}

struct Reviewer<'a> {
    request: &'a ReviewRequest<'a>,
    cancel: &'a CancelFlag,
    searcher: Searcher,
    /// Those of the game, the last one included.
    positions: Vec<Position>,
    keys: Vec<u64>,
    found: Vec<Option<Look>>,
}

impl Reviewer<'_> {
    fn new<'a>(request: &'a ReviewRequest<'a>, cancel: &'a CancelFlag) -> Reviewer<'a> {
        let mut positions = vec![*request.start];
        for &mv in request.moves {
            positions.extend(positions.last().map(|position| position.after(mv)));
        }
        let keys = positions.iter().map(Position::key).collect();
        let found = vec![None; positions.len()];
        Reviewer { request, cancel, searcher: Searcher::new(0), positions, keys, found }
    }

    /// Looks at a position after `plies` moves of the game. Each is looked at as if it were the
    /// first, so that it does not matter which others are.
    fn look(&mut self, position: &Position, plies: usize) -> Option<Look> {
        if !position.has_moves() {
            return Some(Look { expected: 0, best: None });
        }
        let nodes = self.request.nodes.max(1);
        let limits = Limits { nodes, ..Limits::default() };
        let request = Request { position, past: &self.keys[..plies], limits };
        self.searcher.forget_for(nodes);
        let Report { best, value, .. } = self.searcher.find(&request, self.cancel, &mut |_| {})?;
        Some(Look { expected: expected(value), best: Some(best) })
    }

    /// The worst moments of a side.
    fn worst(&mut self, side: Side, asked: &[usize]) -> Vec<Moment> {
        let own = asked.iter().filter(|&&ply| self.positions[ply].turn() == side);
        let mut worst: Vec<(i32, usize)> = own
            .filter_map(|&ply| {
                let loss = self.found[ply]?.expected - self.kept(ply)?;
                (loss >= TOLD as i32).then_some((loss, ply))
            })
            .collect();
        sort_by_key(&mut worst, |&(loss, ply)| (Reverse(loss), ply));
        let mut moments = Vec::new();
        for (_, ply) in worst {
            moments.extend(self.moment(ply));
            if moments.len() == MOMENTS || self.cancel.is_cancelled() {
                break;
            }
        }
        moments
    }

    /// What the mover of a ply can still expect after it.
    fn kept(&self, ply: usize) -> Option<i32> {
        Some(1000 - self.found[ply + 1]?.expected)
    }

    /// The moment, if the better move holds what it promises: both moves are judged by the
    /// position after them.
    fn moment(&mut self, ply: usize) -> Option<Moment> {
        let (before, played) = (self.positions[ply], self.request.moves[ply]);
        let better = self.found[ply]?.best.filter(|&better| better != played)?;
        let after = self.look(&before.after(better), ply + 1)?;
        let loss = u32::try_from(1000 - after.expected - self.kept(ply)?).ok()?;
        let reply = self.found[ply + 1]?.best;
        let moment = Moment { ply, before, played, better, reply, loss };
        let is_explained = moment.allowed().is_some() || moment.lesson().is_some();
        (loss >= if is_explained { TOLD } else { TOLD_UNEXPLAINED }).then_some(moment)
    }
}

/// What can be expected of a value, in thousandths of a point: with a man more about 800.
fn expected(value: i32) -> i32 {
    match value {
        DECIDED..=WON => 1000,
        _ if value <= -DECIDED => 0,
        _ => 500 + 500 * value / (value * value + 133 * 133).isqrt(),
    }
}
