use thiserror::Error;

use super::checkers;
use super::chess::notation;

/// Why the rules of a game forbid a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// Those of chess.
    #[error(transparent)]
    Chess(#[from] notation::Refusal),
    /// Those of checkers.
    #[error(transparent)]
    Checkers(#[from] checkers::notation::Refusal),
}

impl Refusal {
    /// The refusal, if it is one of chess.
    pub const fn chess(self) -> Option<notation::Refusal> {
        match self {
            Refusal::Chess(refusal) => Some(refusal),
            Refusal::Checkers(_) => None,
        }
    }

    /// Its name in transcripts.
    pub const fn name(&self) -> &'static str {
        match self {
            Refusal::Chess(refusal) => refusal.name(),
            Refusal::Checkers(refusal) => refusal.name(),
        }
    }

    /// The article of the Laws that it rests on.
    pub const fn article(&self) -> Option<&'static str> {
        match self {
            Refusal::Chess(refusal) => refusal.article(),
            Refusal::Checkers(_) => None,
        }
    }
}
