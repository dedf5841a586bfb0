//! Sentences of what a player does, by what he is called beside the board.

use super::GameError;
use super::names::speaker;
use super::session::guarded;
use crate::games::GameKind;
use crate::session::DeedKind;
use crate::speech::Language;

/// Whose clock runs and what it shows, for a page on which the clock itself is not seen:
/// `Anna's clock is running: 4:12`. `is_reader` is the only person of a game, who reads it.
#[uniffi::export]
pub fn running_clock(
    name: String,
    is_reader: bool,
    time: String,
    language: Language,
) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).running_clock(&name, is_reader, &time)))
}

/// What a player is asked who wishes to resign, in the words in which the game tells it:
/// `Does Anna really resign?`
#[uniffi::export]
pub fn resign_question(name: String, language: Language) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).resign_question(&name)))
}

/// That a player has signed the scoresheets: `Anna has signed.`
#[uniffi::export]
pub fn has_signed(name: String, language: Language) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).has_signed(&name)))
}

/// Who of two people at one board looks back, and at which move of how many, counted as on the
/// scoresheet; without one it is the beginning: `Anna looks back: move 6 of 18.`
#[uniffi::export]
pub fn looks_back(
    name: String,
    at: Option<u32>,
    last: u32,
    language: Language,
) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).looks_back(&name, at, last)))
}

/// What the opponent of a player is asked who has offered to end the game:
/// `Anna offers a draw.`
#[uniffi::export]
pub fn offer_question(
    kind: GameKind,
    name: String,
    language: Language,
) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).of(kind).offer_question(&name)))
}

/// What the opponent of a player is asked who wishes to undo or redo a move or to have a hint,
/// where both have to agree; `played` are the moves that would go back, the first of them first,
/// none where the end alone would: `Anna asks to take back e4.`
#[uniffi::export]
pub fn help_question(
    deed: DeedKind,
    is_over: bool,
    name: String,
    played: Vec<String>,
    language: Language,
) -> Result<String, GameError> {
    guarded(|| Ok(speaker(language).help_question(deed, is_over, &name, &played)))
}
