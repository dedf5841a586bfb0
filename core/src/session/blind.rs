//! What holds in a game with a blind player (appendix E).

use super::{AssistantDuty, Phase, Player, Press, Repeats, ScoreKeeping, State, Turn};
use crate::arbiter::clock::Millis;
use crate::games::chess::Board;
use crate::games::{Path, Position, Side};

/// How long a spoken word takes, in milliseconds.
const WORD: Millis = 450;
/// And the beginning.
const BEGINNING: Millis = 400;

impl State {
    /// Whether a player is blind.
    pub fn is_blind(&self, side: Side) -> bool {
        self.setup().conduct[side as usize].is_blind
    }

    /// Whether one of the players is.
    pub fn has_blind_player(&self) -> bool {
        Side::ALL.into_iter().any(|side| self.is_blind(side))
    }

    /// Whether the blind player of `side` has an assistant for this duty.
    pub fn assists(&self, side: Side, duty: AssistantDuty) -> bool {
        let conduct = &self.setup().conduct[side as usize];
        conduct.is_blind && conduct.assistant.contains(duty)
    }

    /// Whether a duty that concerns both players is done: by the assistant of a blind
    /// player, or if none of them has one for anything, on the wish of the sighted player
    /// (articles E2.9, E2.10).
    pub fn is_assisted(&self, duty: AssistantDuty) -> bool {
        let has_assistant = |side: Side| self.setup().conduct[side as usize].assistant.bits() > 0;
        let blind = Side::ALL.into_iter().filter(|&side| self.is_blind(side));
        if blind.clone().any(has_assistant) {
            return blind.into_iter().any(|side| self.assists(side, duty));
        }
        self.setup().conduct.iter().any(|conduct| conduct.assistant.contains(duty))
    }

    /// Whether a move of `side` is completed without his pressing the clock.
    pub fn is_pressed_for(&self, side: Side) -> bool {
        if !self.is_person(side) {
            true
        } else if self.is_blind(side) {
            self.assists(side, AssistantDuty::Score)
        } else {
            self.setup().press == Press::Automatic
        }
    }

    /// Whether a player writes the moves down himself; in strict games only.
    pub fn keeps_score(&self, side: Side) -> bool {
        let by_hand = if self.is_blind(side) {
            !self.assists(side, AssistantDuty::Score)
        } else {
            self.setup().score == ScoreKeeping::ByHand
        };
        by_hand && self.is_strict() && self.is_person(side)
    }

    /// Whether a player has to repeat his opponent's moves himself.
    pub fn has_to_repeat(&self, side: Side) -> bool {
        self.has_blind_player()
            && self.player(side) == Player::Person
            && self.setup().conduct[side as usize].repeats == Repeats::Himself
    }

    /// Whether a player has to repeat his opponent's last move before it is made on his
    /// board (article E2.1); he may do that before the press, too.
    pub fn has_still_to_repeat(&self, side: Side) -> bool {
        let is_due = match self.turn() {
            Some(Turn::Repeating) => true,
            Some(Turn::ToPress) => self.has_to_repeat(side),
            _ => false,
        };
        is_due && side == self.on_move()
    }

    /// Whether each player makes his opponent's moves on a board of his own, so that
    /// the two can differ (article E2.7).
    pub fn has_own_boards(&self) -> bool {
        self.kind().has_laws()
            && self.has_blind_player()
            && !self.is_assisted(AssistantDuty::Boards)
    }

    /// The board as a player has it before him: the opponent's last move is not made on
    /// it before it is repeated (article E2.1).
    pub fn board_of(&self, side: Side) -> Board {
        if self.has_own_boards() {
            self.game.laws.boards[side as usize]
        } else {
            board(self.position_before(side))
        }
    }

    /// The same in bytes, as in [`Position::pieces`].
    pub fn pieces_of(&self, side: Side) -> Vec<u8> {
        if self.has_own_boards() {
            self.game.laws.boards[side as usize].bytes()
        } else {
            self.position_before(side).pieces()
        }
    }

    fn position_before(&self, side: Side) -> &Position {
        match self.game.plies.last() {
            Some(ply) if self.has_still_to_repeat(side) => &ply.before,
            _ => self.position(),
        }
    }

    /// Whose board is seen on a device: that of the player who listens there; of two people
    /// that of the only one who is sighted, or else of the one on move.
    pub fn viewer(&self, listener: Option<Side>) -> Side {
        listener.unwrap_or_else(|| match Side::ALL.map(|side| self.is_blind(side)) {
            [false, true] => Side::First,
            [true, false] => Side::Second,
            _ => self.on_move(),
        })
    }

    /// How far the move is, also while the game is paused.
    pub(super) fn turn(&self) -> Option<Turn> {
        match self.phase() {
            Phase::Playing(turn) | Phase::Paused(turn) => Some(turn),
            _ => None,
        }
    }

    /// How often a player who plays blindfold has looked at the board.
    pub fn peeks(&self, side: Side) -> u32 {
        self.game.peeks[side as usize]
    }
}

/// How long a voice needs to announce a move, in milliseconds.
pub(super) fn estimated_length(position: &Position, path: Path) -> Millis {
    BEGINNING + u64::from(position.words_of(path)) * WORD
}

/// What stands on the chess board, nothing in other games.
pub(super) fn board(position: &Position) -> Board {
    position.chess().map_or(Board::EMPTY, |position| *position.board())
}
