//! The moments of a game that cost most.
//!
//! A loss is measured in expected points and not in centipawns: from twelve pawns ahead to
//! eight nothing is lost (chessprogramming.org, "Pawn Advantage, Win Percentage, and Elo").

use std::cmp::Reverse;

use super::sight::{Judgement, Sight};
use super::{CancelFlag, Limits, Request, Score, Searcher};
use crate::games::chess::{Color, Move, Position, Status, sight};
use crate::games::sorting::sort_by_key;

/// How many nodes each position gets when nothing else is asked for.
pub const REVIEW_NODES: u64 = 20_000;

/// So many moments of a side are told at most.
const MOMENTS: usize = 3;

/// From here on a loss is told, in thousandths of a point: about what a pawn is worth in a
/// level game.
const TOLD: i32 = 150;

/// The same in the opening, where much can be played that a search does not like.
const TOLD_EARLY: i32 = 300;

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

/// How far a review has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewProgress {
    /// How many positions have been looked at.
    pub done: usize,
    /// Of how many.
    pub all: usize,
}

/// The worst moments of a game, at most three of each side, in the order of play; `None`
/// if it was cancelled.
///
/// Moves that were the only ones do not count, nor does what is usual in an opening.
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
/// let moments = review(&request, &CancelFlag::default(), &mut |_| {}).unwrap();
/// assert_eq!(moments[0].played, moves[2]);
/// ```
pub fn review(
    request: &ReviewRequest,
    cancel: &CancelFlag,
    progress: &mut dyn FnMut(ReviewProgress),
) -> Option<Vec<Moment>> {
    let mut reviewer = Reviewer::new(request, cancel);
    let asked = reviewer.asked();
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
    Some(moments)
}

/// What a position is worth, and the best move if there is one.
#[derive(Clone, Copy)]
struct Found {
    score: Score,
    best: Option<Move>,
}

impl Found {
    /// What the mover can expect, in thousandths of a point.
    fn expected(self) -> i32 {
        let [win, draw, _] = self.score.chances();
        win + draw / 2
    }
}

struct Reviewer<'a> {
    request: &'a ReviewRequest<'a>,
    cancel: &'a CancelFlag,
    searcher: Searcher,
    /// Those of the game, the last one included.
    positions: Vec<Position>,
    keys: Vec<u64>,
    found: Vec<Option<Found>>,
}

impl Reviewer<'_> {
    fn new<'a>(request: &'a ReviewRequest<'a>, cancel: &'a CancelFlag) -> Reviewer<'a> {
        let mut positions = vec![*request.start];
        for &mv in request.moves {
            positions.extend(positions.last().map(|position| position.after_legal(mv)));
        }
        let keys = positions.iter().map(Position::key).collect();
        let found = vec![None; positions.len()];
        Reviewer { request, cancel, searcher: Searcher::new(0), positions, keys, found }
    }

    /// The plies that are looked at.
    fn asked(&self) -> Vec<usize> {
        let is_asked = |&ply: &usize| {
            let position = &self.positions[ply];
            self.request.side.is_none_or(|side| side == position.turn())
                && position.legal_moves().len() > 1
        };
        (0..self.request.moves.len()).filter(is_asked).collect()
    }

    /// Looks at a position after `plies` moves of the game. Each is looked at as if it were
    /// the first, so that it does not matter which others are.
    fn look(&mut self, position: &Position, plies: usize) -> Option<Found> {
        let score = match position.status() {
            Status::Checkmate => Some(Score::MateIn(0)),
            Status::Stalemate | Status::Dead => Some(Score::Centipawns(0)),
            Status::Ongoing => None,
        };
        if let Some(score) = score {
            return Some(Found { score, best: None });
        }
        let nodes = self.request.nodes.max(1);
        let request = Request {
            history: &self.keys[..plies],
            limits: Limits { nodes, ..Limits::default() },
            ..Request::new(position)
        };
        self.searcher.forget_for(nodes);
        let sight = Sight { judgement: Judgement::Network, ..Sight::FULL };
        let findings = self.searcher.find(&request, sight, 1, self.cancel, &mut |_| {})?;
        let report = findings.report(0);
        Some(Found { score: report.score, best: Some(report.best) })
    }

    /// The worst moments of a side.
    fn worst(&mut self, side: Color, asked: &[usize]) -> Vec<Moment> {
        let own = asked.iter().filter(|&&ply| self.positions[ply].turn() == side);
        let mut worst: Vec<(i32, usize)> = own
            .filter_map(|&ply| {
                let loss = self.found[ply]?.expected() - self.kept(ply)?;
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
        Some(1000 - self.found[ply + 1]?.expected())
    }

    /// The moment, if the better move holds what it promises: both moves are judged by the
    /// position after them.
    fn moment(&mut self, ply: usize) -> Option<Moment> {
        let (before, played) = (self.positions[ply], self.request.moves[ply]);
        let better = self.found[ply]?.best.filter(|&better| better != played)?;
        let after = self.look(&before.after_legal(better), ply + 1)?;
        let loss = 1000 - after.expected() - self.kept(ply)?;
        (loss >= self.told_from(ply)).then(|| Moment {
            ply,
            before,
            played,
            better,
            reply: self.found[ply + 1].and_then(|found| found.best),
            loss: loss.unsigned_abs(),
        })
    }

    fn told_from(&self, ply: usize) -> i32 {
        let is_full = |color| sight::material(self.request.start.board(), color) == FULL;
        let is_early = ply < EARLY_PLIES && Color::ALL.into_iter().all(is_full);
        if is_early { TOLD_EARLY } else { TOLD }
    }
}

/// What all pieces of a side are worth, in pawns.
const FULL: u32 = 39;
