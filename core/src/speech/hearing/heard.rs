//! What an utterance can come to.

use super::Command;
use crate::games::chess::Move;
use crate::games::chess::notation::{Refusal, SquareMove};
use crate::session::Deed;
use crate::speech::{Phrase, Question};

/// What an utterance, or a line that was typed, comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A legal move.
    Move(Move),
    /// A move that is clear, but not legal: both its squares are named, or it castles, or
    /// only one piece could go there if the king were not in check.
    Irregular {
        /// What was announced.
        squares: SquareMove,
        /// Why it is not legal.
        refusal: Refusal,
    },
    /// A move of a pawn to the last rank without what it becomes. The answer, a piece
    /// alone, is heard as [`Deed::Promote`].
    PromotionMissing {
        /// The move, as far as it was said.
        squares: SquareMove,
        /// Asks for the piece.
        question: Phrase,
    },
    /// Several moves fit what was said; or one that fits only a part of it, which then
    /// has to be confirmed. Nothing is done before the answer.
    Ambiguous {
        /// The moves.
        candidates: Vec<Move>,
        /// Asks which of them is meant.
        question: Phrase,
    },
    /// A question about the game.
    Question(Question),
    /// Something else that is done in the game.
    Deed(Deed),
    /// Something that is said to the program.
    Command(Command),
    /// None of that.
    NotUnderstood(NotUnderstood),
}

/// What was not understood, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotUnderstood {
    /// What was heard, shortened.
    pub heard: String,
    /// Why it was not understood.
    pub why: Why,
    /// What to say to the player.
    pub phrase: Phrase,
}

/// Why something was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// There was nothing.
    Silence,
    /// It was longer than anything that can be said.
    TooLong,
    /// This word is in no table.
    UnknownWord(String),
    /// It is written as a square, and none of the board's: `e9`.
    NoSquare(String),
    /// The words are known, but say nothing together.
    NoMeaning,
    /// Several moves fit inside of a claim or the like, or the pawn's piece is missing: all
    /// of it has to be said again.
    Unclear,
    /// The board is hidden from who said it, and it would tell what stands there.
    Hidden,
    /// It is a part of a move.
    Incomplete,
    /// It is a move, but none that is possible, and not so clear that it would count as
    /// announced; the reason, where there is a single one.
    Impossible(Option<Refusal>),
}

impl Why {
    /// One word for it, or that of the refusal.
    pub const fn name(&self) -> &'static str {
        match self {
            Why::Silence => "silence",
            Why::TooLong => "too-long",
            Why::UnknownWord(_) => "unknown-word",
            Why::NoSquare(_) => "no-square",
            Why::NoMeaning => "no-meaning",
            Why::Unclear => "unclear",
            Why::Hidden => "hidden",
            Why::Incomplete => "incomplete",
            Why::Impossible(None) => "impossible",
            Why::Impossible(Some(refusal)) => refusal.name(),
        }
    }
}
