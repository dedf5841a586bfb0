//! The moments of a game that cost most.
//!
//! A loss is measured in expected points and not in centipawns: from twelve pawns ahead to
//! eight nothing is lost (chessprogramming.org, "Pawn Advantage, Win Percentage, and Elo").

use std::cmp::Reverse;

use super::look::{Look, look};
use super::{CancelFlag, Searcher};
use crate::engine::ReviewProgress;
use crate::games::chess::sight::{self, Reason};
use crate::games::chess::{Color, Move, Position};
use crate::text::sorting::sort_by_key;

/// How many nodes each position gets when nothing else is asked for.
pub const REVIEW_NODES: u64 = 20_000;

/// So many moments of a side are told at most.
const MOMENTS: usize = 3;

/// From here on a loss is told, in thousandths of a point: about what a pawn is worth in a
/// level game.
const TOLD: i32 = 150;

/// The same in the opening, where much can be played that a search does not like, and for
/// what no fact on the board explains.
const TOLD_EARLY_OR_UNEXPLAINED: i32 = 300;

/// So many first plies of a game with all pieces are its opening.
const EARLY_PLIES: usize = 12;

/// A game, and what is asked about it.
#[derive(Clone, Copy, Debug)]
pub struct ReviewRequest<'a> {
    /// The position before the first move.
    pub start: &'a Position,
    /// The moves, legal ones.
    pub moves: &'a [Move],
    /// Whose moves are looked at; `None` stands for both sides.
    pub side: Option<Color>,
    /// For each position, at least 1. A search takes no time for a measure, so that the
    /// same game gives the same moments on every machine.
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
        let after = self.before.after_legal(self.played);
        sight::reason(&after, self.reply?).filter(|reason| reason.wins())
    }

    /// What the better move wins or keeps, if one fact tells it.
    pub fn lesson(&self) -> Option<Reason> {
        let reason = sight::reason(&self.before, self.better);
        reason.filter(|reason| reason.wins() || reason.keeps())
    }

    fn is_explained(&self) -> bool {
        self.allowed().is_some() || self.lesson().is_some()
    }
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
/// Moves that were the only ones do not count, nor does what is usual in an opening; what
/// no fact on the board explains counts only if it cost much.
///
/// ```
/// use annabella::engine::chess::{CancelFlag, ReviewRequest, review};
/// use annabella::games::chess::{Position, notation::san};
///
/// let start = Position::default();
/// let mut position = start;
/// let moves = ["f3", "e5", "g4"].map(|text| {
///     let mv = san::parse(&position, text).unwrap();
///     position = position.after_legal(mv);
///     mv
/// });
/// let request = ReviewRequest { start: &start, moves: &moves, side: None, nodes: 1_000 };
/// let found = review(&request, &CancelFlag::default(), &mut |_| {}).unwrap();
/// assert_eq!(found.moments[0].played, moves[2]);
/// ```
pub fn review(
    request: &ReviewRequest,
    cancel: &CancelFlag,
    progress: &mut dyn FnMut(ReviewProgress),
) -> Option<Review> {
    let mut reviewer = Reviewer::new(request, cancel);
    let own = reviewer.own();
    let asked = reviewer.asked(&own);
    let is_needed = |index: &usize| {
        asked.contains(index) || index.checked_sub(1).is_some_and(|ply| asked.contains(&ply))
    };
    let needed: Vec<usize> = (0..reviewer.positions.len()).filter(is_needed).collect();
    for (done, &index) in needed.iter().enumerate() {
        progress(ReviewProgress { done, all: needed.len() });
        let position = reviewer.positions[index];
        reviewer.found[index] = reviewer.look(&position, index);
        if cancel.is_cancelled() {
            return None;
        }
    }
    let mut moments = Vec::new();
    for side in Color::ALL {
        moments.extend(reviewer.worst(side, &asked));
        if cancel.is_cancelled() {
            return None;
        }
    }
    sort_by_key(&mut moments, |moment| moment.ply);
    progress(ReviewProgress { done: needed.len(), all: needed.len() });
    Some(Review { moments, has_moves: !own.is_empty() })
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
            positions.extend(positions.last().map(|position| position.after_legal(mv)));
        }
        let keys = positions.iter().map(Position::key).collect();
        let found = positions.iter().map(|_| None).collect();
        Reviewer { request, cancel, searcher: Searcher::new(0), positions, keys, found }
    }

    /// The plies of those whose moves are looked at.
    fn own(&self) -> Vec<usize> {
        let is_own =
            |&ply: &usize| self.request.side.is_none_or(|side| side == self.positions[ply].turn());
        (0..self.request.moves.len()).filter(is_own).collect()
    }

    /// Those of them with a choice.
    fn asked(&self, own: &[usize]) -> Vec<usize> {
        let has_choice = |&ply: &usize| self.positions[ply].legal_moves().len() > 1;
        own.iter().copied().filter(has_choice).collect()
    }

    /// Looks at a position after `plies` moves of the game. Each is looked at as if it were
    /// the first, so that it does not matter which others are.
    fn look(&mut self, position: &Position, plies: usize) -> Option<Look> {
        let history = &self.keys[..plies];
        let Reviewer { request, cancel, searcher, .. } = self;
        look(searcher, position, history, request.nodes, cancel, &mut |_| {})
    }

    /// The worst moments of a side.
    fn worst(&mut self, side: Color, asked: &[usize]) -> Vec<Moment> {
        let own = asked.iter().filter(|&&ply| self.positions[ply].turn() == side);
        let mut worst: Vec<(i32, usize)> = own
            .filter_map(|&ply| {
                let loss = self.found[ply].as_ref()?.expected() - self.kept(ply)?;
                (loss >= self.told_from(ply)).then_some((loss, ply))
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
        Some(1000 - self.found[ply + 1].as_ref()?.expected())
    }

    fn best(&self, index: usize) -> Option<Move> {
        Some(self.found[index].as_ref()?.report.as_ref()?.best)
    }

    /// The moment, if the better move holds what it promises: both moves are judged by the
    /// position after them.
    fn moment(&mut self, ply: usize) -> Option<Moment> {
        let (before, played) = (self.positions[ply], self.request.moves[ply]);
        let better = self.best(ply).filter(|&better| better != played)?;
        let after = self.look(&before.after_legal(better), ply + 1)?;
        let loss = 1000 - after.expected() - self.kept(ply)?;
        let reply = self.best(ply + 1);
        let moment = Moment { ply, before, played, better, reply, loss: loss.unsigned_abs() };
        let is_told = loss >= self.told_from(ply)
            && (loss >= TOLD_EARLY_OR_UNEXPLAINED || moment.is_explained());
        is_told.then_some(moment)
    }

    fn told_from(&self, ply: usize) -> i32 {
        let is_full = |color| sight::material(self.request.start.board(), color) == FULL;
        let is_early = ply < EARLY_PLIES && Color::ALL.into_iter().all(is_full);
        if is_early { TOLD_EARLY_OR_UNEXPLAINED } else { TOLD }
    }
}

/// What all pieces of a side are worth, in pawns.
const FULL: u32 = 39;
