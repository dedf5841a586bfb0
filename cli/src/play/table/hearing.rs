//! What the one at the keyboard says. The core hears it; here is what becomes of it.

use annabella::games::chess::Position;
use annabella::games::chess::notation::SquareMove;
use annabella::session::{Deed, Event, Phase, Turn};
use annabella::speech::{self, Heard, Hearing, Why};

use super::advice::TO_MOVE;
use super::{Said, Table, own, say};
use crate::play::command::{self, Command};
use crate::play::help::{self, Topic};

impl Table {
    /// Does what a line says and answers.
    pub(crate) fn hear(&mut self, line: &str) -> Said {
        let said = match self.question.take() {
            Some(question) => self.hear_reply(question, line),
            None => {
                let (by, words) = command::who(line);
                self.named = by;
                let said = match command::parse(words) {
                    Ok(Some(Command::Enter)) if !self.is_waiting_to_start() => {
                        self.last_said.clone()
                    }
                    Ok(Some(command)) => self.obey(command),
                    Ok(None) => self.hear_words(words, line),
                    Err(problem) => say(problem),
                };
                self.named = None;
                said
            }
        };
        self.remember(said)
    }

    /// The words with or without the colour that may stand in front: `white knights` is
    /// no deed of White.
    fn hear_words(&mut self, words: &str, line: &str) -> Said {
        match self.understood(line) {
            heard @ (Heard::Question(_) | Heard::Move(_)) => {
                self.named = None;
                self.act_on(heard)
            }
            _ => {
                let heard = self.understood(words);
                self.act_on(heard)
            }
        }
    }

    /// The answer to a question; nothing else is done.
    pub(super) fn only_answer(&self, line: &str) -> Said {
        match self.understood(line) {
            Heard::Question(question) => self.answer(&question),
            _ => Said::new(),
        }
    }

    fn understood(&self, words: &str) -> Heard {
        let words = REPETITION.iter().find_map(|word| words.strip_prefix(word)).unwrap_or(words);
        Hearing::new(self.voice_settings()).hear(words, &self.position_heard())
    }

    fn act_on(&mut self, heard: Heard) -> Said {
        match heard {
            Heard::Move(mv) => self.move_heard(SquareMove::of(mv)),
            Heard::Irregular { squares, .. } => self.move_heard(squares),
            Heard::PromotionMissing { squares, .. } => self.move_heard(squares),
            Heard::Ambiguous { question, .. } => vec![question],
            Heard::Question(question) => self.answer(&question),
            Heard::Deed(deed) => self.do_deed(deed),
            Heard::Command(command) => self.obey_spoken(command),
            Heard::NotUnderstood(heard)
                if self.is_to_be_repeated() && matches!(heard.why, Why::Impossible(_)) =>
            {
                self.wrongly_repeated()
            }
            Heard::NotUnderstood(heard) => match heard.why {
                Why::Impossible(Some(refusal)) => vec![self.illegal_told(refusal)],
                Why::Impossible(None) | Why::Incomplete => vec![heard.phrase],
                _ => {
                    let advice = self.advice_for_now().unwrap_or_else(|| TO_MOVE.to_owned());
                    vec![heard.phrase, own(advice)]
                }
            },
        }
    }

    fn obey_spoken(&mut self, command: speech::Command) -> Said {
        match command {
            speech::Command::Repeat => self.last_said.clone(),
            speech::Command::Help => help::sentences(Topic::Short).into_iter().map(own).collect(),
            speech::Command::New => self.new_game(),
            speech::Command::Quit => self.quit(),
            speech::Command::Draw => self.draw(),
            speech::Command::Level(level) => self.set_level(level),
            speech::Command::Opponent => self.opponent_told(),
            speech::Command::Seal => self.seal(),
            speech::Command::Open => self.open(),
            speech::Command::Record(words) => self.record(&words),
            // the voice has stopped already, for a line was typed
            speech::Command::Stop => Said::new(),
            speech::Command::Faster | speech::Command::Slower => {
                say("Nothing is spoken here. The option --speak does that.")
            }
        }
    }

    fn move_heard(&mut self, squares: SquareMove) -> Said {
        if self.is_to_be_repeated() {
            self.act_here(Deed::Repeat(squares))
        } else {
            self.move_squares(squares)
        }
    }

    /// Whatever else it is, it is not the move.
    fn wrongly_repeated(&self) -> Said {
        let Some(ply) = self.state().plies().last() else { return Said::new() };
        let (by, squares) = (!ply.before.turn(), SquareMove::of(ply.mv));
        self.told(&[Event::WronglyRepeated { by, said: squares, squares }])
    }

    /// What is repeated was heard in the position before it.
    fn position_heard(&self) -> Position {
        match self.state().plies().last() {
            Some(ply) if self.is_to_be_repeated() => ply.before,
            _ => *self.position(),
        }
    }

    fn is_to_be_repeated(&self) -> bool {
        self.state().has_blind_player()
            && matches!(self.state().phase(), Phase::Playing(Turn::Repeating | Turn::ToPress))
    }
}

/// What may stand before a move that is repeated.
const REPETITION: [&str; 2] = ["repeat ", "wiederhole "];
