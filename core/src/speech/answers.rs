//! Answers to what players ask.

use super::checkers::answers::CheckersInquiry;
use super::chess::answers::ChessInquiry;
use super::inquiry::Inquiry;
use super::speaker::{is_hidden, is_uninformed};
use super::utterance::Utterance;
use super::words::key;
use super::yin_yang::answers::YinYangInquiry;
use super::{Phrase, Question, Speaker, Urgency};
use crate::arbiter::clock::Millis;
use crate::games::{Position, Side};
use crate::session::{Actor, DeedKind, State};

impl Speaker {
    /// The answer to a question, at the moment `now`. Who asks hears of his own side
    /// first.
    ///
    /// There is always one, and a long one comes in several phrases, each of which is
    /// complete in itself. In a strict game that is not over, no advice is given
    /// (article 12.3.a), and while a player has still to write moves himself none is named
    /// (article 8.1).
    ///
    /// ```
    /// use annabella::games::chess::{Color, Role};
    /// use annabella::session::State;
    /// use annabella::speech::{ChessQuestion, Question, Settings, Speaker};
    ///
    /// let speaker = Speaker::new(Settings::default());
    /// let knights = ChessQuestion::Where { color: Some(Color::White), role: Some(Role::Knight) };
    /// let answer = speaker.answer(&Question::Chess(knights), &State::default(), None, 0);
    /// assert_eq!(answer[0].to_string(), "White knights: b 1, g 1.");
    /// ```
    pub fn answer(
        &self,
        question: &Question,
        state: &State,
        asker: Option<Side>,
        now: Millis,
    ) -> Vec<Phrase> {
        let speaker = self.in_game(state);
        let inquiry = Inquiry { speaker: &speaker, state, asker, now };
        let said = inquiry.answer(*question).into_iter();
        said.map(|said| said.into_phrase(Urgency::Answer)).collect()
    }
}

impl Inquiry<'_> {
    fn answer(&self, question: Question) -> Vec<Utterance> {
        if question.is_advice() && !self.state.allows_advice() {
            if self.state.correspondent().is_some() {
                return vec![self.say(key::ANSWER_NOT_BY_CORRESPONDENCE)];
            }
            return vec![self.by_detail(
                key::ANSWER_NOT_IN_STRICT_GAMES,
                key::ANSWER_NOT_IN_STRICT_GAMES_BRIEF,
            )];
        }
        if question.is_about_position() && is_hidden(self.state, self.asker) {
            return vec![self.hidden()];
        }
        if question.is_information() && is_uninformed(self.state, self.asker) {
            return vec![self.say(key::ANSWER_NOBODY_TELLS)];
        }
        if question.names_moves_made() && self.state.hides_score() {
            return vec![self.by_detail(key::ANSWER_UNWRITTEN, key::ANSWER_UNWRITTEN_BRIEF)];
        }
        let none = || vec![self.say(key::ANSWER_NOT_IN_THIS_GAME)];
        match question {
            Question::LastMoves(count) => self.last_moves(count),
            Question::LastMoveOf(side) => vec![self.last_move_of(side)],
            Question::Captured => match self.state.position() {
                Position::Chess(position) => ChessInquiry::new(*self, position).captured(),
                Position::Checkers(position) => CheckersInquiry::new(*self, position).captured(),
                Position::YinYang(position) => YinYangInquiry::new(*self, position).captured(),
            },
            Question::CapturedBy(side) => vec![self.captured_by(side)],
            Question::LastCaptureOf(side) => {
                vec![self.last_capture_of(side).unwrap_or_else(|| self.captured_by(side))]
            }
            Question::Turn => self.turn(),
            Question::TurnOf(side) => self.turn_of_side(side),
            Question::TakeBack(side) => vec![self.may_take_back(side)],
            Question::Clocks => self.clocks(),
            Question::Clock(side) => vec![self.clock(side)],
            Question::TimesUsed => self.times_used(),
            Question::MoveNumber => vec![self.move_number()],
            Question::MoveOf(side, number) => vec![self.move_of(side, number)],
            Question::MovesNumbered(number) => vec![self.moves_numbered(number)],
            Question::Situation => self.situation(),
            Question::Looks => self.looks(),
            Question::Score => {
                let mut said = self.score();
                if let Position::YinYang(position) = self.state.position() {
                    said.push(YinYangInquiry::new(*self, position).target());
                }
                said
            }
            Question::Chess(question) => match self.state.position() {
                Position::Chess(position) => ChessInquiry::new(*self, position).answer(question),
                Position::Checkers(_) | Position::YinYang(_) => none(),
            },
            Question::Checkers(question) => match self.state.position() {
                Position::Checkers(position) => {
                    CheckersInquiry::new(*self, position).answer(question)
                }
                Position::Chess(_) | Position::YinYang(_) => none(),
            },
            Question::YinYang(question) => match self.state.position() {
                Position::YinYang(position) => {
                    YinYangInquiry::new(*self, position).answer(question)
                }
                Position::Chess(_) | Position::Checkers(_) => none(),
            },
        }
    }

    /// All that a side has captured.
    fn captured_by(&self, side: Side) -> Utterance {
        match self.state.position() {
            Position::Chess(position) => {
                ChessInquiry::new(*self, position).captured_by(side.into())
            }
            Position::Checkers(position) => CheckersInquiry::new(*self, position).captured_by(side),
            Position::YinYang(position) => YinYangInquiry::new(*self, position).captured_by(side),
        }
    }

    /// That what stands on the board is hidden, and how to look at it.
    fn hidden(&self) -> Utterance {
        let mut said = self.say(key::ANSWER_HIDDEN);
        let may_peek = |side: Side| self.state.permits(Actor::Player(side), DeedKind::Peek).is_ok();
        if !self.is_brief() && self.asker.is_some_and(may_peek) {
            said.append(self.say(key::ANSWER_PEEK));
        }
        said
    }
}
