//! Answers to what players ask.

mod clocks;
mod score;
mod turn;

pub(super) use score::result_key;

use super::speaker::{is_hidden, is_uninformed};
use super::utterance::Utterance;
use super::words::{Key, Slot, key};
use super::{Detail, Phrase, Question, Speaker, Urgency};
use crate::arbiter::clock::Millis;
use crate::games::chess::{Board, Move, Position};
use crate::games::{self, Side};
use crate::session::{NewGame, State};

impl Speaker {
    /// The answer to a question, at the moment `now`. Who asks hears of his own side
    /// first.
    ///
    /// There is always one, and a long one comes in several phrases, each of which is
    /// complete in itself. In a strict game that is not over, no advice is given
    /// (article 12.3.a).
    ///
    /// ```
    /// use annabella::games::chess::{Color, Role};
    /// use annabella::session::State;
    /// use annabella::speech::{Question, Settings, Speaker};
    ///
    /// let speaker = Speaker::new(Settings::default());
    /// let question = Question::Where { color: Some(Color::White), role: Some(Role::Knight) };
    /// let answer = speaker.answer(&question, &State::default(), None, 0);
    /// assert_eq!(answer[0].to_string(), "White knights: b 1, g 1.");
    /// ```
    pub fn answer(
        &self,
        question: &Question,
        state: &State,
        asker: Option<Side>,
        now: Millis,
    ) -> Vec<Phrase> {
        let Some(position) = state.chess() else { return Vec::new() };
        let board = asker.map_or(*position.board(), |asker| state.board_of(asker));
        let speaker = self.in_game(state);
        let inquiry = Inquiry { speaker: &speaker, state, position, board, asker, now };
        let said = inquiry.answer(*question).into_iter();
        said.map(|said| said.into_phrase(Urgency::Answer)).collect()
    }
}

impl Speaker {
    /// A position in one sentence for each side, that of `first` first.
    pub(super) fn position_told(&self, position: &Position, first: Side) -> Vec<Utterance> {
        // a game that begins there; a position that can be played can begin a game
        let setup = NewGame { position: (*position).into(), ..NewGame::default() };
        let state = State::new(setup).unwrap_or_default();
        let asker = Some(first);
        let inquiry = Inquiry {
            speaker: self,
            state: &state,
            position,
            board: *position.board(),
            asker,
            now: 0,
        };
        inquiry.armies()
    }
}

/// A question and what its answer depends on.
#[derive(Clone, Copy)]
pub(super) struct Inquiry<'a> {
    pub(super) speaker: &'a Speaker,
    pub(super) state: &'a State,
    pub(super) position: &'a Position,
    /// As the asker has it before him (articles E2.1, E2.7).
    pub(super) board: Board,
    pub(super) asker: Option<Side>,
    pub(super) now: Millis,
}

impl<'a> Inquiry<'a> {
    pub(super) fn answer(&self, question: Question) -> Vec<Utterance> {
        if question.is_advice() && !self.state.allows_advice() {
            return vec![self.by_detail(
                key::ANSWER_NOT_IN_STRICT_GAMES,
                key::ANSWER_NOT_IN_STRICT_GAMES_BRIEF,
            )];
        }
        if question.is_about_position() && is_hidden(self.state, self.asker) {
            return vec![self.say(key::ANSWER_HIDDEN)];
        }
        if question.is_information() && is_uninformed(self.state, self.asker) {
            return vec![self.say(key::ANSWER_NOBODY_TELLS)];
        }
        match question {
            Question::Where { color, role } => self.places(color, role),
            Question::On(square) => vec![self.on_square(square)],
            Question::File(file) => vec![self.file(file)],
            Question::Rank(rank) => vec![self.rank(rank)],
            Question::Diagonals(square) => self.diagonals(square),
            Question::Lines(square) => self.lines(square),
            Question::Next { role, color, from, is_backward } => {
                vec![self.next(role, color, from, is_backward)]
            }
            Question::Neighbours(square) => vec![self.neighbours(square)],
            Question::Shade(square) => vec![self.shade(square)],
            Question::Count { color, role } => self.numbers(color, role),
            Question::Moves(square) => self.moves(square),
            Question::MovesOf(role) => self.moves_of(role),
            Question::MovesInHand => self.moves_in_hand(),
            Question::Captures(square) => self.captures(square),
            Question::LastMoves(count) => self.last_moves(count),
            Question::Captured => self.captured(),
            Question::CapturedBy(side) => vec![self.captured_by(side)],
            Question::Turn => self.turn(),
            Question::Check(side) => vec![self.check(side)],
            Question::Castling => self.castling(),
            Question::EnPassant => vec![self.en_passant()],
            Question::Clocks => self.clocks(),
            Question::Clock(side) => vec![self.clock(side)],
            Question::TimesUsed => self.times_used(),
            Question::MoveNumber => vec![self.move_number()],
            Question::Score => self.score(),
            Question::Board(reading) => self.board(reading),
            Question::Material => self.material(),
            Question::Attacks(square) => vec![self.attacks(square)],
            Question::Attackers(square) => self.attackers(square),
            Question::Defenders(square) => vec![self.defenders(square)],
            Question::Pins => self.pins(),
            Question::Hanging => self.hanging(),
            Question::Checks => self.checks(),
        }
    }

    /// Whether the asker has to repeat the last move first, and so cannot move.
    pub(super) fn has_to_repeat(&self) -> bool {
        self.asker.is_some_and(|asker| self.state.has_still_to_repeat(asker))
    }

    pub(super) fn position(&self) -> &'a Position {
        self.position
    }

    /// The moves of chess that are left to the player on move.
    pub(super) fn moves_left(&self) -> Vec<Move> {
        self.state.moves_left().into_iter().filter_map(games::Move::chess).collect()
    }

    /// Both sides, that of the asker first.
    pub(super) fn sides(&self) -> [Side; 2] {
        let first = self.asker.unwrap_or(Side::First);
        [first, !first]
    }

    pub(super) fn is_brief(&self) -> bool {
        self.speaker.settings.detail == Detail::Brief
    }

    pub(super) fn say(&self, key: Key) -> Utterance {
        self.speaker.words.say(key)
    }

    pub(super) fn fill<const N: usize>(&self, key: Key, slots: [(&str, Slot); N]) -> Utterance {
        self.speaker.words.fill(key, slots)
    }

    /// The whole message or the short one.
    pub(super) fn by_detail(&self, verbose: Key, brief: Key) -> Utterance {
        self.say(self.key_by_detail(verbose, brief))
    }

    pub(super) fn key_by_detail(&self, verbose: Key, brief: Key) -> Key {
        if self.is_brief() { brief } else { verbose }
    }
}
