use super::TimeLimit;
use crate::games::yin_yang::{Move, Position};

/// The value of a game that is surely won; that of a lost one is the negative.
pub const WON: i32 = 30_000;

/// What a search may spend; 0 and `None` mean no limit. Without any it stops after a few
/// seconds' work, as it would otherwise never.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Sixteen stones that are put make a node.
    pub nodes: u64,
    /// By the clock. The same search twice under it may differ.
    pub time: Option<TimeLimit>,
}

/// A question to a [`Searcher`](super::Searcher).
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The position whose mover asks.
    pub position: &'a Position,
    /// Keys of the earlier positions of the game, oldest first, which must not come back.
    pub past: &'a [u64],
    /// When to stop.
    pub limits: Limits,
}

/// What a search has found so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Report {
    /// The move, always legal.
    pub best: Move,
    /// What it is worth to the mover, as if counted in hundredths of a stone that is ahead, or
    /// [`WON`] or its negative where the end is proved.
    pub value: i32,
    /// How many moves of the best line the search has seen.
    pub depth: u32,
    /// Nodes since the search began, see [`Limits::nodes`].
    pub nodes: u64,
}

impl Report {
    /// Whether it is proved who wins.
    pub fn is_decided(&self) -> bool {
        self.value.abs() >= WON
    }
}

/// Whether so little is missing from the target, or so few points are empty, that the game may
/// be near its end.
pub fn has_few_pieces(position: &Position) -> bool {
    use crate::games::Side;
    let most = Side::ALL.map(|side| position.captures(side)).into_iter().max().unwrap_or(0);
    let missing = u16::from(position.target()).saturating_sub(most);
    missing <= u16::from(position.target()) / 5 || position.empty().len() <= 6
}
