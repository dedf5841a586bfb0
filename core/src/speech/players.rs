//! What the games, their boards and their players are called.

use crate::games::{GameKind, Side};
use crate::speech::Speaker;
use crate::speech::words::{Key, Slot, key};

/// `White`.
pub(super) fn player_key(kind: GameKind, side: impl Into<Side>) -> Key {
    match (kind, side.into()) {
        (GameKind::Chess | GameKind::Chess960, Side::First)
        | (GameKind::Checkers | GameKind::YinYang, Side::Second) => key::PLAYER_WHITE,
        (GameKind::Chess | GameKind::Chess960, Side::Second) | (GameKind::YinYang, Side::First) => {
            key::PLAYER_BLACK
        }
        (GameKind::Checkers, Side::First) => key::PLAYER_RED,
    }
}

impl Speaker {
    /// What a player of the game is called: `White`.
    pub fn player_name(&self, side: impl Into<Side>) -> String {
        self.words.text(player_key(self.kind, side)).to_owned()
    }

    /// `White`, as the player of a message.
    pub(super) fn player_slot(&self, side: impl Into<Side>) -> (&'static str, Slot) {
        ("player", Slot::Text(self.player_name(side)))
    }

    /// Whether a side is the listener's, and its name.
    pub(super) fn who_and_player(
        &self,
        side: Side,
        listener: Option<Side>,
    ) -> [(&'static str, Slot); 2] {
        let who = if listener == Some(side) { "you" } else { "other" };
        [("who", Slot::Text(who.to_owned())), self.player_slot(side)]
    }

    /// Both players, as `first-player` and `second-player` of a message.
    pub(super) fn players_slots(&self) -> [(&'static str, Slot); 2] {
        let [first, second] = Side::ALL.map(|side| Slot::Text(self.player_name(side)));
        [("first-player", first), ("second-player", second)]
    }

    /// What the game is called: `Chess`.
    pub fn game_name(&self) -> String {
        self.words.text(self.game_key()).to_owned()
    }

    /// The name of the game: `chess`.
    pub(super) fn game_key(&self) -> Key {
        match self.kind {
            GameKind::Chess => key::GAME_CHESS,
            GameKind::Chess960 => key::GAME_CHESS960,
            GameKind::Checkers => key::GAME_CHECKERS,
            GameKind::YinYang => key::GAME_YIN_YANG,
        }
    }

    /// The name of a game that is not chess as usual.
    pub(super) fn other_game_key(&self) -> Option<Key> {
        match self.kind {
            GameKind::Chess => None,
            GameKind::Chess960 | GameKind::Checkers | GameKind::YinYang => Some(self.game_key()),
        }
    }

    /// `Chess board`.
    pub(super) fn board_key(&self) -> Key {
        match self.kind {
            GameKind::Chess | GameKind::Chess960 => key::BOARD_CHESS,
            GameKind::Checkers => key::BOARD_CHECKERS,
            GameKind::YinYang => key::BOARD_YIN_YANG,
        }
    }

    /// What a draw after many moves without progress is claimed for, as a sentence.
    pub(super) fn quiet_moves_key(&self) -> Key {
        match self.kind {
            // in Yin-Yang nothing counts them
            GameKind::Chess | GameKind::Chess960 | GameKind::YinYang => key::END_FIFTY_MOVES,
            GameKind::Checkers => key::END_FORTY_MOVES,
        }
    }

    /// That a draw cannot be claimed for that yet.
    pub(super) fn not_quiet_key(&self) -> Key {
        match self.kind {
            GameKind::Chess | GameKind::Chess960 | GameKind::YinYang => key::REFUSAL_NOT_DUE_FIFTY,
            GameKind::Checkers => key::REFUSAL_NOT_DUE_FORTY,
        }
    }

    /// That it has ended a game.
    pub(super) fn too_quiet_key(&self) -> Key {
        match self.kind {
            GameKind::Chess | GameKind::Chess960 | GameKind::YinYang => key::END_TOO_QUIET,
            GameKind::Checkers => key::END_FORTY_MOVES,
        }
    }

    /// `White`, as the side of a message.
    pub(super) fn side_slot(&self, side: impl Into<Side>) -> (&'static str, Slot) {
        ("side", Slot::Text(self.player_name(side)))
    }
}
