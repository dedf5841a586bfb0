//! What the moves of a game are called.

use crate::games::{Move, Path, Position};
use crate::session::State;
use crate::speech::Speaker;
use crate::speech::utterance::Utterance;

impl Speaker {
    /// The name of a legal move.
    pub(super) fn name_in(&self, position: &Position, mv: Move) -> Utterance {
        match (position, mv) {
            (Position::Chess(position), Move::Chess(mv)) => self.name_move(position, mv),
        }
    }

    /// The name of a move that was made.
    pub(super) fn name_ply(&self, state: &State, index: usize) -> Utterance {
        let Some(ply) = state.plies().get(index) else { return Utterance::default() };
        match (&ply.before, ply.mv) {
            (Position::Chess(before), Move::Chess(mv)) => {
                self.name_chess_ply(state, index, before, mv)
            }
        }
    }

    /// The name of a legal move in the position of a game.
    pub(super) fn name_next(&self, state: &State, mv: Move) -> Utterance {
        match (state.position(), mv) {
            (Position::Chess(position), Move::Chess(mv)) => {
                self.name_next_in_chess(state, position, mv)
            }
        }
    }

    /// Why a move is good.
    pub(super) fn reason_in(&self, position: &Position, mv: Move, is_own: bool) -> Utterance {
        match (position, mv) {
            (Position::Chess(position), Move::Chess(mv)) => self.reason(position, mv, is_own),
        }
    }

    /// The name of what somebody says, legal or not.
    pub(super) fn name_asked(&self, position: &Position, asked: Path) -> Utterance {
        match position {
            Position::Chess(position) => match asked.try_into() {
                Ok(squares) => self.name_of(position, squares),
                Err(()) => Utterance::default(),
            },
        }
    }
}
