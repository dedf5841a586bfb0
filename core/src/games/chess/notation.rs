//! Positions, moves and games as text.

pub mod epd;
mod error;
mod explain;
pub mod fen;
pub mod handwritten;
pub mod iccf;
mod irregular;
mod letters;
pub mod pgn;
mod request;
pub mod san;
pub mod uci;

pub use error::{ParseMoveError, Refusal};
pub use letters::Letters;
pub use request::SquareMove;
