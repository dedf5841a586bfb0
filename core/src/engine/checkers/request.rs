use super::TimeLimit;
use crate::games::checkers::{Move, Position};

/// The value of a won game is this, less the plies to its end; that of a lost one the negative.
pub const WON: i32 = 30_000;
/// No search goes deeper, in plies.
pub(super) const MAX_PLY: usize = 120;
/// The value, less the plies to it and something for each piece that was given away, of a
/// position that the tables of endgames call won and that has fewer pieces, or more kings, than
/// the one that was asked about.
pub(super) const CONVERTED: i32 = WON - 1_000;
/// From this value on plies are counted.
pub(super) const WON_SOMETIME: i32 = CONVERTED - 2 * MAX_PLY as i32;
/// About the value of a position that the tables call won and in which nothing more was found.
pub(super) const TABLE_WON: i32 = WON - 4_000;
/// From this value on the game is won.
pub(super) const DECIDED: i32 = WON - 6_000;

/// What a search may spend; 0 and `None` mean no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Positions visited.
    pub nodes: u64,
    /// Plies of full search; captures and threats are looked at beyond.
    pub depth: u32,
    /// By the clock. The same search twice under it may differ.
    pub time: Option<TimeLimit>,
}

impl Limits {
    /// The deepest iteration, in plies.
    pub(super) fn most_depth(&self) -> u32 {
        let deepest = MAX_PLY as u32 - 1;
        if self.depth == 0 { deepest } else { self.depth.min(deepest) }
    }
}

/// A question to a [`Searcher`](super::Searcher).
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The position whose mover asks.
    pub position: &'a Position,
    /// Keys of the earlier positions of the game, oldest first; only repetition needs them.
    pub past: &'a [u64],
    /// When to stop.
    pub limits: Limits,
}

/// What a search has found so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Report {
    /// The move, always legal.
    pub best: Move,
    /// What it is worth to the mover, in hundredths of a man, or near [`WON`] or its negative.
    pub value: i32,
    /// The deepest iteration that was finished, in plies.
    pub depth: u32,
    /// Positions visited since the search began.
    pub nodes: u64,
}

impl Report {
    /// Whether the value says how the game ends.
    pub fn is_decided(&self) -> bool {
        self.value.abs() >= DECIDED
    }

    /// In how many plies the game ends; `None` where that has not been seen, also where the
    /// tables of endgames alone tell who wins.
    pub fn plies_to_end(&self) -> Option<u32> {
        let plies = WON - self.value.abs();
        (plies <= MAX_PLY as i32).then_some(plies as u32)
    }
}

/// Whether so little is left of a game that it may be near its end.
pub fn has_few_pieces(position: &Position) -> bool {
    32 - position.empty().len() <= 6
}
