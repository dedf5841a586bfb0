//! The rules of the games: positions, legal moves, outcomes and notation.
//!
//! No clock, no words for a player, no input or output. Each game is a folder
//! of its own.

pub mod checkers;
pub mod chess;
mod hand;
mod kind;
mod path;
mod position;
mod posted;
mod record;
mod refusal;
mod rules;
mod shape;
mod side;
pub mod yin_yang;

pub use hand::{Hand, Reach, Tapped};
pub use kind::GameKind;
pub use path::Path;
pub use position::{Move, Position};
pub use record::Record;
pub use refusal::Refusal;
pub use rules::Rules;
pub use shape::GameShape;
pub use side::Side;

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
