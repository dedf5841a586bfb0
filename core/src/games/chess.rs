//! Chess and Chess960.

pub(crate) mod attacks;
mod bitboard;
mod board;
mod castling;
pub mod chess960;
mod color;
mod legality;
mod make;
mod mating;
mod movegen;
mod moves;
pub mod notation;
mod perft;
mod piece;
mod position;
mod rules;
mod setup;
mod side;
pub mod sight;
mod square;
mod status;
mod zobrist;

pub use attacks::attacks;
pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::CastlingSide;
pub use color::Color;
pub use make::IllegalMove;
pub use mating::Budget;
pub use moves::{Move, MoveKind};
pub use perft::{perft, perft_making_leaves};
pub use piece::{Piece, Role};
pub use position::Position;
pub use setup::{Excess, Note, Setup, SetupError};
pub use square::{File, ParseSquareError, Rank, Square};
pub use status::Status;
