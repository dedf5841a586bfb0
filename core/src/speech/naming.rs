//! What the moves of a game are called, and why one is none.

use super::speaker::is_hidden;
use super::telling::Telling;
use super::words::key;
use crate::games::chess::notation::san::{self, Form, Style};
use crate::games::{self, Move, Path, Position, Side};
use crate::session::{Hint, State};
use crate::speech::utterance::Utterance;
use crate::speech::{Segment, Speaker};

impl Speaker {
    /// The name of a legal move.
    pub(super) fn name_in(&self, position: &Position, mv: Move) -> Utterance {
        match position {
            Position::Chess(position) => self.name_move(position, mv.of_chess()),
            Position::Checkers(position) => self.name_checkers_move(position, mv.of_checkers()),
            Position::YinYang(position) => self.name_yin_yang_move(position, mv.of_yin_yang()),
        }
    }

    /// The name of a move that was made.
    pub(super) fn name_ply(&self, state: &State, index: usize) -> Utterance {
        let Some(ply) = state.plies().get(index) else { return Utterance::default() };
        match &ply.before {
            Position::Chess(before) => self.name_chess_ply(state, index, before, ply.mv.of_chess()),
            Position::Checkers(before) => self.name_checkers_move(before, ply.mv.of_checkers()),
            Position::YinYang(before) => self.name_yin_yang_move(before, ply.mv.of_yin_yang()),
        }
    }

    /// The name of a legal move in the position of a game.
    pub(super) fn name_next(&self, state: &State, mv: Move) -> Utterance {
        match state.position() {
            Position::Chess(position) => self.name_next_in_chess(state, position, mv.of_chess()),
            Position::Checkers(position) => self.name_checkers_move(position, mv.of_checkers()),
            Position::YinYang(position) => self.name_yin_yang_move(position, mv.of_yin_yang()),
        }
    }

    /// A legal move as people who write to each other write it: `Nf3 (7163)`.
    pub(super) fn move_written(&self, before: &Position, mv: Move) -> String {
        match before {
            Position::Chess(position) => {
                let letters = self.settings.language.letters();
                let text =
                    san::write(position, mv.of_chess(), &Style { form: Form::Fide, letters });
                format!("{text} ({})", before.write_posted(mv))
            }
            Position::Checkers(_) | Position::YinYang(_) => before.notation(mv),
        }
    }

    /// The name of a legal move for somebody from whom the board is hidden: without what it
    /// captures where that is no part of the name.
    pub(super) fn name_hidden(&self, state: &State, mv: Move) -> Utterance {
        match state.position() {
            Position::YinYang(position) => self.name_yin_yang_path(position, mv.path()),
            Position::Chess(_) | Position::Checkers(_) => self.name_next(state, mv),
        }
    }

    /// What a screen reader calls the points of a board, in order: for a player, whose board
    /// may be another one or hidden, or for both.
    pub fn board_labels(&self, state: &State, listener: Option<Side>) -> Vec<Vec<Segment>> {
        match state.position() {
            Position::Chess(_) => self.chess_labels(state, listener),
            Position::Checkers(position) => self.checkers_labels(state, position, listener),
            Position::YinYang(position) => self.yin_yang_labels(state, position, listener),
        }
    }

    /// Why a move is good in the position of a game.
    pub(super) fn reason_in(&self, state: &State, mv: Move, is_own: bool) -> Utterance {
        match state.position() {
            Position::Chess(position) => self.reason(position, mv.of_chess(), is_own),
            Position::Checkers(position) => self.checkers_reason(position, mv.of_checkers()),
            Position::YinYang(position) => {
                // a hint is for the player on move
                let listener = is_own.then_some(position.turn());
                let past = state.earlier_keys();
                self.yin_yang_hint_reason(position, past, mv.of_yin_yang(), listener)
            }
        }
    }

    /// Whether a fact tells why the move is good that was advised last.
    pub fn tells_why_of_hint(&self, state: &State) -> bool {
        match state.hint() {
            Hint::Given(mv) => !self.reason_in(state, mv, true).is_empty(),
            Hint::None | Hint::Asked => false,
        }
    }

    /// The name of what somebody says, legal or not.
    pub(super) fn name_asked(&self, position: &Position, asked: Path) -> Utterance {
        match position {
            Position::Chess(position) => match asked.try_into() {
                Ok(squares) => self.name_of(position, squares),
                Err(()) => Utterance::default(),
            },
            Position::Checkers(position) => self.name_checkers_path(position, asked),
            Position::YinYang(position) => self.name_yin_yang_path(position, asked),
        }
    }
}

impl Telling<'_> {
    /// Why a move is not legal, as a part of a sentence; `by` has made or tried it.
    pub(super) fn illegal_in(&self, by: Option<Side>, refusal: games::Refusal) -> Utterance {
        if is_hidden(self.state, self.listener) {
            return self.say(key::REFUSAL_HIDDEN);
        }
        let told = Telling { speaker: self.speaker.in_sentence(), ..*self };
        match refusal {
            games::Refusal::Chess(refusal) => told.illegal(by, refusal),
            games::Refusal::Checkers(refusal) => told.illegal_in_checkers(refusal),
            games::Refusal::YinYang(refusal) => told.illegal_in_yin_yang(refusal),
        }
    }
}
