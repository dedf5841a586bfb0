use super::Score;
use crate::games::chess::{Move, Position};

/// What a search may spend; 0 means no limit.
///
/// A search without limits ends when it is cancelled, when it has seen a mate
/// to its end, or at the greatest depth there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Positions visited, those of quiescence included.
    pub nodes: u64,
    /// Plies of full search; captures and checks are looked at beyond.
    pub depth: u32,
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
    /// Decides the order in which moves of equal promise are looked at, and
    /// so which of two equally good ones is played. 0 keeps the generator's.
    pub seed: u64,
}

/// What a search has found so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The move to play, always legal.
    pub best: Move,
    /// What it is worth to the mover.
    pub score: Score,
    /// The deepest iteration that was finished, in plies.
    pub depth: u32,
    /// Positions visited since the search began.
    pub nodes: u64,
    /// The moves expected from here, legal one after the other; the first is
    /// `best`.
    pub pv: Vec<Move>,
}
