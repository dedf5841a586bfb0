//! Sealing a move and opening the envelope: what needs chance and a slow key, and so
//! happens before the session hears of it. Neither text nor passphrase is kept.

use thiserror::Error;

use crate::arbiter::envelope::{Envelope, EnvelopeKey, KeyError, SealError};
use crate::games::chess::notation::{ParseMoveError, san, uci};
use crate::games::chess::{Move, Position};
use crate::session::{Adjournment, Mode, SealedMove, State};
use crate::speech::{Heard, Hearing, Language, Settings};

/// Why a move was not sealed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SealingError {
    /// The envelope cannot be made.
    #[error(transparent)]
    Seal(#[from] SealError),
    /// In friendly games only a move that can be made is sealed.
    #[error(transparent)]
    NoMove(#[from] ParseMoveError),
}

/// Why an envelope was not opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OpeningError {
    /// There is nothing to open.
    #[error("no envelope is there")]
    NoEnvelope,
    /// There is no key.
    #[error(transparent)]
    Key(#[from] KeyError),
}

/// The envelope with a move for the position on the board, written as the player likes.
/// In strict games nobody looks whether it is a move. What is written in words, as a
/// blind player says it, is sealed in notation if it can mean only one legal move, since
/// that is what the envelope is opened with.
///
/// # Errors
///
/// When there is nothing to seal, no passphrase, or in a friendly game no legal move.
pub fn envelope(state: &State, text: &str, passphrase: &str) -> Result<Envelope, SealingError> {
    let position = state.position();
    let written =
        san::parse(position, text).or_else(|error| uci::parse(position, text).map_err(|_| error));
    let spoken = written.is_err().then(|| spoken_move(position, text)).flatten();
    if state.setup().mode == Mode::Casual && spoken.is_none() {
        written?;
    }
    let in_notation = spoken.map(|mv| san::write(position, mv, &san::Style::PGN));
    let text = in_notation.as_deref().unwrap_or(text);
    Ok(Envelope::seal(text, passphrase, &Adjournment::marking(position))?)
}

/// The move that words mean, in whatever language.
fn spoken_move(position: &Position, text: &str) -> Option<Move> {
    let heard = Language::ALL.into_iter().filter_map(|language| {
        let hearing = Hearing::new(Settings { language, ..Settings::default() });
        match hearing.hear(text, position) {
            Heard::Move(mv) => Some(mv),
            _ => None,
        }
    });
    let moves: Vec<Move> = heard.collect();
    let first = *moves.first()?;
    moves.iter().all(|&mv| mv == first).then_some(first)
}

/// The key of the envelope that is kept. Whether it fits shows when it is used.
///
/// # Errors
///
/// When there is no envelope, or the passphrase is empty.
pub fn key(state: &State, passphrase: &str) -> Result<EnvelopeKey, OpeningError> {
    match state.adjournment().map(|adjournment| &adjournment.sealed) {
        Some(SealedMove::Closed(envelope)) => Ok(envelope.key(passphrase)?),
        _ => Err(OpeningError::NoEnvelope),
    }
}
