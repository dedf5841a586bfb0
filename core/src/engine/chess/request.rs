use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::{Score, TimeLimit};
use crate::games::chess::{Move, Position};

/// What a search may spend; 0 and `None` mean no limit.
///
/// A search without limits ends when it is cancelled, when it has seen a mate
/// to its end, or at the greatest depth there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Positions visited, those of quiescence included.
    pub nodes: u64,
    /// After so many nodes no further iteration begins.
    pub soft_nodes: u64,
    /// Plies of full search; captures and checks are looked at beyond.
    pub depth: u32,
    /// Ends when a mate in so many moves is found.
    pub mate: u32,
    /// By the clock. The same search twice under it may differ.
    pub time: Option<TimeLimit>,
}

/// Says that a search runs in the opponent's time: no limit ends it before
/// [`hit`](PonderFlag::hit).
///
/// Clones are the same flag.
#[derive(Clone, Debug)]
pub struct PonderFlag(Arc<AtomicBool>);

impl PonderFlag {
    /// Still the opponent's time.
    pub fn new() -> PonderFlag {
        PonderFlag(Arc::new(AtomicBool::new(true)))
    }

    /// The move that was expected has been made: limits hold from now on, and
    /// what was thought so far counts as time spent.
    pub fn hit(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether it is still the opponent's time.
    pub fn is_pondering(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Default for PonderFlag {
    fn default() -> PonderFlag {
        PonderFlag::new()
    }
}

/// A question to a [`Searcher`](super::Searcher).
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The position whose mover asks.
    pub position: &'a Position,
    /// Keys of the earlier positions of the game, oldest first, `position`
    /// itself not among them; only repetition needs them.
    pub history: &'a [u64],
    /// When to stop.
    pub limits: Limits,
    /// The moves to choose from, legal ones; none stands for all.
    pub moves: &'a [Move],
    /// How many of the best moves get a line and a true score, at least 1.
    pub lines: usize,
    /// Given when the search runs in the opponent's time.
    pub ponder: Option<&'a PonderFlag>,
    /// Decides the order in which moves of equal promise are looked at, and
    /// so which of two equally good ones is played. 0 keeps the generator's.
    pub seed: u64,
}

impl<'a> Request<'a> {
    /// Asks for the best of all moves, without history and limits.
    pub fn new(position: &'a Position) -> Request<'a> {
        let limits = Limits::default();
        Request { position, history: &[], limits, moves: &[], lines: 1, ponder: None, seed: 0 }
    }
}

/// What a search has found so far about one of the best moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The move, always legal.
    pub best: Move,
    /// What it is worth to the mover.
    pub score: Score,
    /// 0 for the best move, 1 for the second best, and so on.
    pub line: usize,
    /// The deepest iteration that was finished, in plies.
    pub depth: u32,
    /// How far the longest line went, in plies.
    pub selective_depth: u32,
    /// Positions visited since the search began.
    pub nodes: u64,
    /// How full the table of positions is, in thousandths.
    pub table_use: u32,
    /// The moves expected from here, legal one after the other; the first is
    /// `best`.
    pub pv: Vec<Move>,
}
