use crate::games::chess::{Move, Position};

/// A position to be looked at as people do.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// The position whose mover asks.
    pub position: &'a Position,
    /// Keys of the earlier positions of the game, oldest first.
    pub history: &'a [u64],
    /// The last moves of the game, the latest one last; more than three are not looked at. Without
    /// them what the opponent has just done says nothing.
    pub recent: &'a [Move],
    /// The most nodes where time is short; without it, as many as are of use.
    pub max_nodes: Option<u64>,
}
