//! American checkers, also called English draughts: the rules of the World Checkers Draughts
//! Federation, with men that only go forward and kings that go one square.

mod bitboard;
mod editor;
mod make;
mod movegen;
mod moves;
pub mod notation;
mod perft;
mod position;
mod rules;
mod setup;
mod side;
pub mod sight;
mod square;

pub use bitboard::{Bitboard, Squares};
pub use editor::PositionEditor;
pub use moves::Move;
pub use perft::{perft, perft_making_leaves};
pub use position::{Piece, Position, Rank};
pub use setup::{Setup, SetupError};
pub use square::{ParseSquareError, Square};
