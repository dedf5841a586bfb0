use thiserror::Error;

use super::{Point, Size};

/// Why a move is not legal. A pass always is, as long as the game is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The board has ended the game.
    #[error("the game is over")]
    Over,
    /// More than one point, or a stone that is to become something.
    #[error("a move is one point, or a pass")]
    OtherForm,
    /// The point is not on the board.
    #[error("the point is beyond a board of {size}")]
    OffBoard {
        /// The size of the board.
        size: Size,
    },
    /// A stone stands there.
    #[error("a stone stands on {0}")]
    Occupied(Point),
    /// The stone, with those connected to it, would have no liberty and captures nothing.
    #[error("forbidden: the stone on {0} would have no liberty")]
    Suicide(Point),
    /// The board would be as it has been before (positional superko).
    #[error("forbidden: {point} would repeat the position {}", After(*after))]
    Repetition {
        /// Where the stone was to be put.
        point: Point,
        /// The number of the move after which the board was like that, as records count them;
        /// 0 at the beginning.
        after: u32,
    },
}

impl Refusal {
    /// A word for it, in small letters and hyphens.
    pub const fn name(&self) -> &'static str {
        match self {
            Refusal::Over => "over",
            Refusal::OtherForm => "other-form",
            Refusal::OffBoard { .. } => "off-board",
            Refusal::Occupied(_) => "occupied",
            Refusal::Suicide(_) => "suicide",
            Refusal::Repetition { .. } => "repetition",
        }
    }
}

struct After(u32);

impl std::fmt::Display for After {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            0 => f.write_str("of the beginning"),
            number => write!(f, "after move {number}"),
        }
    }
}
