//! What a player says, and what would be right.

use crate::games::chess::{Color, Move, Piece, Role, Square};

/// What a player says to a task.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reply {
    /// Light or White, dark or Black.
    Color(Color),
    /// Yes or no.
    YesNo(bool),
    /// A number.
    Number(u32),
    /// A piece, its colour perhaps left out.
    Piece {
        /// Whose.
        color: Option<Color>,
        /// Which.
        role: Role,
    },
    /// Nothing stands there.
    Nothing,
    /// One or several squares.
    Squares(Vec<Square>),
    /// One or several moves.
    Moves(Vec<Move>),
    /// There is no more to say, or the player knows nothing.
    Done,
}

/// What is right.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// A colour: of a square, or of a side.
    Color(Color),
    /// Yes or no.
    YesNo(bool),
    /// A number.
    Number(u32),
    /// What stands on a square.
    Piece(Option<Piece>),
    /// All these squares, in any order.
    Squares(Vec<Square>),
    /// Any one of these squares.
    OneOf(Vec<Square>),
    /// This way, without its beginning, or another one as short; or its length.
    Way(Vec<Square>),
    /// All these moves, in any order.
    Moves(Vec<Move>),
}
