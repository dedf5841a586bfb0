//! Envelopes. To seal one is slow, so each is made once.

use std::collections::{HashMap, HashSet};
use std::sync::{LazyLock, Mutex, PoisonError};

use annabella::arbiter::envelope::{Envelope, EnvelopeKey};
use annabella::games::chess::Position;
use annabella::games::chess::notation::uci::{self, Castling};
use annabella::session::Adjournment;

use super::new_games::FENS;

const PASSPHRASE: &str = "a walk in Elista";

/// What lies in an envelope.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Content {
    LegalMove,
    IllegalMove,
}

#[derive(Default)]
struct Made {
    envelopes: HashMap<(String, Content), Envelope>,
    keys: HashMap<Envelope, EnvelopeKey>,
}

static MADE: LazyLock<Mutex<Made>> = LazyLock::new(Mutex::default);

/// The positions for which there are envelopes that open.
static FIRST: LazyLock<HashSet<Position>> =
    LazyLock::new(|| FENS.iter().map(|fen| fen.parse().expect("a fixed FEN")).collect());

/// An envelope for a position; where random games do not begin, one that does not open.
pub fn envelope(position: &Position, content: Content) -> Envelope {
    let legal = position.legal_moves();
    if !FIRST.contains(position) || legal.is_empty() {
        return never_opening();
    }
    let marking = Adjournment::marking(&(*position).into());
    let Made { envelopes, keys } = &mut *MADE.lock().unwrap_or_else(PoisonError::into_inner);
    *envelopes.entry((marking.clone(), content)).or_insert_with(|| {
        let text = match content {
            Content::LegalMove => uci::write(legal[0], Castling::KingTakesRook),
            Content::IllegalMove => "K any".to_owned(),
        };
        let envelope = Envelope::seal(&text, PASSPHRASE, &marking).expect("it is sealed");
        keys.insert(envelope, envelope.key(PASSPHRASE).expect("it has a key"));
        envelope
    })
}

/// The key of an envelope that was made here, and of another one that does not fit.
pub fn key(envelope: &Envelope) -> EnvelopeKey {
    let made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    made.keys.get(envelope).copied().unwrap_or_else(wrong_key)
}

pub fn never_opening() -> Envelope {
    "5e".repeat(Envelope::LENGTH).parse().expect("digits")
}

pub fn wrong_key() -> EnvelopeKey {
    "5e".repeat(EnvelopeKey::LENGTH).parse().expect("digits")
}
