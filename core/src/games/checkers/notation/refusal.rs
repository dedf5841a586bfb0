use std::fmt;

use thiserror::Error;

use crate::games::checkers::{Bitboard, Square};

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// No squares at all.
    #[error("a player may not pass")]
    NoPass,
    /// A square on which nothing ever stands.
    #[error("pieces stand and move on the dark squares only")]
    LightSquare,
    /// The square to start from is empty.
    #[error("no piece stands on {0}")]
    EmptySquare(Square),
    /// The piece to be moved is the opponent's.
    #[error("the piece on {0} is the opponent's")]
    OpponentsPiece(Square),
    /// Something has to be taken, and this takes nothing.
    #[error("there is a capture and it has to be made, by the piece on {}", List(*by))]
    MustJump {
        /// The pieces that can take something.
        by: Bitboard,
    },
    /// A piece stands on the square of arrival.
    #[error("a piece stands on {0}")]
    Occupied(Square),
    /// A man is to go backward.
    #[error("the man on {from} only goes forward")]
    ManBackward {
        /// Where it stands.
        from: Square,
    },
    /// The squares do not lie on a diagonal, or too far from each other.
    #[error("a piece goes from {from} to {to} in no move")]
    OutOfReach {
        /// Where a step or a jump would begin.
        from: Square,
        /// Where it would end.
        to: Square,
    },
    /// A step is to go on.
    #[error("the step to {at} ends the move")]
    StepEnds {
        /// Where it ends.
        at: Square,
    },
    /// There is nothing to jump over.
    #[error("no piece stands on {over} to be jumped")]
    NothingToJump {
        /// The square between.
        over: Square,
    },
    /// The piece to be jumped over is the player's own.
    #[error("the piece on {over} is the player's own and cannot be jumped")]
    OwnPiece {
        /// Where it stands.
        over: Square,
    },
    /// A piece is to be jumped over a second time.
    #[error("the piece on {over} has been jumped in this move")]
    JumpedTwice {
        /// Where it stands.
        over: Square,
    },
    /// A man that has become a king is to go on.
    #[error("the man becomes a king on {at}, which ends the move")]
    Crowned {
        /// Where it becomes a king.
        at: Square,
    },
    /// A jump is to end where it can go on.
    #[error("the jump goes on from {at}, to {}", List(*to))]
    Unfinished {
        /// Where it would end.
        at: Square,
        /// Where the next jump can land.
        to: Bitboard,
    },
    /// Several jumps lead there.
    #[error("several jumps lead from {from} to {to}; say over which squares")]
    SeveralWays {
        /// Where they begin.
        from: Square,
        /// Where they end.
        to: Square,
    },
    /// No list of squares at all.
    #[error("a move is a list of squares")]
    OtherForm,
}

impl Refusal {
    /// A word for it, in small letters and hyphens.
    pub const fn name(&self) -> &'static str {
        match self {
            Refusal::NoPass => "no-pass",
            Refusal::LightSquare => "light-square",
            Refusal::EmptySquare(_) => "empty-square",
            Refusal::OpponentsPiece(_) => "opponents-piece",
            Refusal::MustJump { .. } => "must-jump",
            Refusal::Occupied(_) => "occupied",
            Refusal::ManBackward { .. } => "man-backward",
            Refusal::OutOfReach { .. } => "out-of-reach",
            Refusal::StepEnds { .. } => "step-ends",
            Refusal::NothingToJump { .. } => "nothing-to-jump",
            Refusal::OwnPiece { .. } => "own-piece",
            Refusal::JumpedTwice { .. } => "jumped-twice",
            Refusal::Crowned { .. } => "crowned",
            Refusal::Unfinished { .. } => "unfinished",
            Refusal::SeveralWays { .. } => "several-ways",
            Refusal::OtherForm => "other-form",
        }
    }
}

/// The squares of a set with "or" before the last.
struct List(Bitboard);

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.0.len().saturating_sub(1);
        for (i, square) in (0..).zip(self.0) {
            let before = match i {
                0 => "",
                _ if i == last => " or ",
                _ => ", ",
            };
            write!(f, "{before}{square}")?;
        }
        Ok(())
    }
}
