//! The rules of the games: positions, legal moves, outcomes and notation.
//!
//! No clock, no words for a player, no input or output. Each game is a folder
//! of its own.

pub mod chess;

use std::fmt;
use std::ops::Not;

/// The two players, in the order in which they move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// White in chess, Red (dark) in checkers, Black in capture Go.
    First,
    /// The other player.
    Second,
}

impl Side {
    /// Both players, the first first.
    pub const ALL: [Side; 2] = [Side::First, Side::Second];
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::First => "the first player",
            Side::Second => "the second player",
        })
    }
}

impl Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
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
