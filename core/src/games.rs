//! The rules of the games: positions, legal moves, outcomes and notation.
//!
//! No clock, no words for a player, no input or output. Each game is a folder
//! of its own; what they share is [`Game`].

pub mod chess;

use std::fmt;
use std::str::FromStr;

/// What every game of this house has in common: a position with a text form,
/// its legal moves, and an outcome.
///
/// Front ends that need more (a board, a clock, notation) use the game's own
/// types.
///
/// ```
/// use annabella::games::{Game, chess::Position};
///
/// fn playouts<G: Game>(position: &G) -> usize {
///     position.legal_moves().len()
/// }
/// assert_eq!(playouts(&Position::default()), 20);
/// ```
pub trait Game: Clone + Default + fmt::Display + FromStr {
    /// One move of one player.
    type Move: Copy + Eq + fmt::Debug;

    /// The player who has the move.
    fn side_to_move(&self) -> Side;

    /// All legal moves, in no particular order. A position that is over may have
    /// some all the same; ask [`outcome`](Game::outcome) first.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// The position after `mv`, or `None` when `mv` is not legal here.
    #[must_use]
    fn after(&self, mv: Self::Move) -> Option<Self>;

    /// How the game stands by the position alone; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;
}

/// The two players, in the order in which they move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// White in chess, Red (dark) in checkers, Black in capture Go.
    First,
    /// The other player.
    Second,
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side has won.
    Win(Side),
    /// Neither side has won.
    Draw,
}

/// Whether a side can still win by any series of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Winnability {
    /// Some series of legal moves wins for this side.
    Winnable,
    /// No series of legal moves does.
    Unwinnable,
    /// Neither was shown within the budget.
    Undecided,
}
