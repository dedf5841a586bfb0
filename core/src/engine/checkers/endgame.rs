//! What positions of few pieces are worth, whatever both sides play.
//!
//! The tables are made by `tools/checkers_endgames.rs`, from the last positions backwards.
//!
//! ```
//! use annabella::engine::checkers::endgame::{Tables, Value};
//!
//! // two kings against one in the double corner
//! let position = "B:WK32:BK14,K18".parse().unwrap();
//! assert_eq!(Tables::built_in().value(&position), Some(Value::Win));
//! ```

mod chunk;
mod coder;
mod slice;
mod tables;

use std::ops::Neg;

pub use slice::{Force, Slice};
pub use tables::{Tables, TablesError};

/// What a position is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// It loses.
    Loss,
    /// Nobody wins.
    Draw,
    /// It wins.
    Win,
}

impl Neg for Value {
    type Output = Value;

    /// What it is worth to the other side.
    fn neg(self) -> Value {
        match self {
            Value::Loss => Value::Win,
            Value::Draw => Value::Draw,
            Value::Win => Value::Loss,
        }
    }
}
