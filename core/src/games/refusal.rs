use thiserror::Error;

use super::chess::notation;
use super::{checkers, yin_yang};

/// Why the rules of a game forbid a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// Those of chess.
    #[error(transparent)]
    Chess(#[from] notation::Refusal),
    /// Those of checkers.
    #[error(transparent)]
    Checkers(#[from] checkers::notation::Refusal),
    /// Those of Yin-Yang.
    #[error(transparent)]
    YinYang(#[from] yin_yang::Refusal),
}

impl Refusal {
    /// The refusal, if it is one of chess.
    pub const fn chess(self) -> Option<notation::Refusal> {
        match self {
            Refusal::Chess(refusal) => Some(refusal),
            Refusal::Checkers(_) | Refusal::YinYang(_) => None,
        }
    }

    /// Its name in transcripts.
    pub const fn name(&self) -> &'static str {
        match self {
            Refusal::Chess(refusal) => refusal.name(),
            Refusal::Checkers(refusal) => refusal.name(),
            Refusal::YinYang(refusal) => refusal.name(),
        }
    }

    /// The article of the Laws that it rests on.
    pub const fn article(&self) -> Option<&'static str> {
        match self {
            Refusal::Chess(refusal) => refusal.article(),
            Refusal::Checkers(_) | Refusal::YinYang(_) => None,
        }
    }
}
