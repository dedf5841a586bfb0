//! Sealing a move and opening the envelope: what needs chance and a slow key, and so
//! happens before the session hears of it. Neither text nor passphrase is kept.

use thiserror::Error;

use crate::arbiter::envelope::{Envelope, EnvelopeKey, KeyError, SealError};
use crate::games::chess::notation::handwritten::{self, Handwritten};
use crate::games::chess::notation::{Letters, san, uci};
use crate::games::chess::{self, Move};
use crate::session::{Adjournment, Mode, SealedMove, State};
use crate::speech::{Heard, Hearing, Language, Settings, Why};

/// A move in its envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// The envelope.
    pub envelope: Envelope,
    /// Whether the player has written `(=)` after the move: that is no part of it, but an
    /// offer, which is told at once and stands on the envelope (guideline 2.f).
    pub offers_draw: bool,
}

/// Why a move was not sealed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SealingError {
    /// The envelope cannot be made.
    #[error(transparent)]
    Seal(#[from] SealError),
    /// It is not written like a move.
    #[error("that is not written like a move")]
    NotAMove,
    /// In friendly games only a move that can be made is sealed.
    #[error("that does not mean exactly one legal move")]
    NotLegal,
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

/// The envelope with a move for the position on the board, written as the player likes. In
/// strict games nobody looks whether it is legal, as nobody may advise; but what is not
/// written like a move at all was mistyped.
///
/// What his own letters or words mean is sealed in those of PGN, with which the envelope is
/// opened first.
///
/// # Errors
///
/// When there is nothing to seal, no passphrase, no move, or in a friendly game no legal one.
pub fn envelope(
    state: &State,
    text: &str,
    passphrase: &str,
    own: &Letters,
) -> Result<Sealed, SealingError> {
    let (written, offers_draw) = handwritten::split_offer(text);
    let text = text_to_seal(state, written, own)?;
    let envelope = Envelope::seal(&text, passphrase, &Adjournment::marking(state.position()))?;
    Ok(Sealed { envelope, offers_draw })
}

/// Looks whether a text can be sealed, as [`envelope()`] does.
///
/// # Errors
///
/// As [`envelope()`].
pub fn check(state: &State, text: &str, own: &Letters) -> Result<(), SealingError> {
    text_to_seal(state, handwritten::split_offer(text).0, own).map(|_| ())
}

fn text_to_seal(state: &State, text: &str, own: &Letters) -> Result<String, SealingError> {
    if text.is_empty() {
        return Err(SealError::Empty.into());
    }
    let Some(position) = state.chess() else { return Err(SealingError::NotAMove) };
    let in_pgn = |mv| Ok(san::write(position, mv, &san::Style::PGN));
    let written = handwritten::read(position, text, own);
    if let Handwritten::Move(mv) = written {
        let is_as_opened =
            san::parse(position, text) == Ok(mv) || uci::parse(position, text) == Ok(mv);
        return if is_as_opened { Ok(text.to_owned()) } else { in_pgn(mv) };
    }
    match spoken(position, text) {
        Handwritten::Move(mv) => in_pgn(mv),
        Handwritten::NotAMove if written == Handwritten::NotAMove => Err(SealingError::NotAMove),
        _ if state.setup().mode == Mode::Casual => Err(SealingError::NotLegal),
        _ => Ok(handwritten::in_english(text, own)),
    }
}

/// What words mean, in whatever language.
fn spoken(position: &chess::Position, text: &str) -> Handwritten {
    let mut moves: Vec<Move> = Vec::new();
    let mut is_like_a_move = false;
    for language in Language::ALL {
        let hearing = Hearing::new(Settings { language, ..Settings::default() });
        match hearing.hear(text, position) {
            Heard::Move(mv) => moves.push(mv),
            Heard::Irregular { .. } | Heard::Ambiguous { .. } | Heard::PromotionMissing { .. } => {
                is_like_a_move = true;
            }
            Heard::NotUnderstood(heard) => {
                is_like_a_move |= matches!(heard.why, Why::Impossible(_));
            }
            _ => {}
        }
    }
    moves.dedup();
    match moves[..] {
        [mv] => Handwritten::Move(mv),
        [] if !is_like_a_move => Handwritten::NotAMove,
        _ => Handwritten::Unclear,
    }
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
