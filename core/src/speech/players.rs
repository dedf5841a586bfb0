//! What the players are called.

use crate::games::{GameKind, Side};
use crate::speech::Speaker;
use crate::speech::words::{Key, Slot, key};

/// `White`.
pub(super) fn player_key(kind: GameKind, side: impl Into<Side>) -> Key {
    match (kind, side.into()) {
        (GameKind::Chess | GameKind::Chess960, Side::First) => key::PLAYER_WHITE,
        (GameKind::Chess | GameKind::Chess960, Side::Second) => key::PLAYER_BLACK,
    }
}

impl Speaker {
    /// `White`.
    pub(super) fn player_text(&self, side: impl Into<Side>) -> String {
        self.words.text(player_key(self.kind, side)).to_owned()
    }

    /// `White`, as the player of a message.
    pub(super) fn player_slot(&self, side: impl Into<Side>) -> (&'static str, Slot) {
        ("player", Slot::Text(self.player_text(side)))
    }

    /// `White`, as the side of a message.
    pub(super) fn side_slot(&self, side: impl Into<Side>) -> (&'static str, Slot) {
        ("side", Slot::Text(self.player_text(side)))
    }
}
