//! What the one at the keyboard says. The core hears it; here is what becomes of it.

#[cfg(test)]
mod tests;

use annabella::engine::Strength;
use annabella::games::{GameKind, Side};
use annabella::session::{DeedKind, LookBack};
use annabella::speech::{self, Phrase, Why};
use annabella::table::Understood;

use super::{Explained, Said, Table};
use crate::play::command::{self, Command, Reviewed};
use crate::play::help::Topic;
use crate::play::shown::shown;
use crate::words::{folded, key};

impl Table {
    /// Does what a line says and answers.
    pub(crate) fn hear(&mut self, line: &str) -> Said {
        self.sound.is_refusal = false;
        let misses = self.misses;
        let said = match self.question.take() {
            Some(question) => self.hear_reply(question, line),
            None => self.hear_freely(line),
        };
        if self.misses != misses {
            // what was not understood is not worth hearing again
            return said;
        }
        self.misses = 0;
        let said = self.remember(said);
        if self.sound.is_refusal {
            self.explained = Some(Explained::Refusal);
        }
        said
    }

    fn hear_freely(&mut self, line: &str) -> Said {
        let (by, words) = command::who(line, self.words());
        self.named = by;
        // "h" is a file where one was asked for, and no help
        if let Some(understood) = self.reply(words) {
            let said = self.act_on(understood);
            self.named = None;
            return said;
        }
        if let Some(said) = self.rules_numbered(words) {
            self.named = None;
            return said;
        }
        let said = match command::parse(words, self.words()) {
            Ok(Some(Command::Enter)) if !self.is_waiting_to_start() => self.last_said.clone(),
            Ok(Some(command)) => self.obey(command),
            Ok(None) => self.hear_words(words, line),
            Err(problem) => {
                self.sound.is_refusal = true;
                self.say_text(problem)
            }
        };
        self.named = None;
        said
    }

    /// The words with or without the colour that may stand in front: `white knights` is
    /// no deed of White.
    fn hear_words(&mut self, words: &str, line: &str) -> Said {
        if let question @ Understood::Question(_) = self.meant(line, self.only_person()) {
            self.named = None;
            self.act_on(question)
        } else {
            let understood = self.understood(words);
            let understood = match understood {
                Understood::Begun { .. } | Understood::NotUnderstood(_) => {
                    self.board_meant(words).unwrap_or(understood)
                }
                _ => understood,
            };
            self.act_on(understood)
        }
    }

    /// What goes to another board with the word for that left out, `next` and `2`, or by the name
    /// of who sits there, `board Bella`.
    fn board_meant(&self, words: &str) -> Option<Understood> {
        use speech::Command::{Board, NextBoard, PreviousBoard};
        if !self.has_several_boards() {
            return None;
        }
        let board = self.words().text(key::BOARD);
        if let Some(number) = self.board_against(words, &board) {
            return Some(Understood::Command(Board(number)));
        }
        let lines = [format!("{words} {board}"), format!("{board} {words}")];
        let goes_there = |understood: &Understood| match understood {
            Understood::Command(NextBoard | PreviousBoard) => true,
            // in checkers a number is a square
            Understood::Command(Board(_)) => self.kind() != GameKind::Checkers,
            _ => false,
        };
        lines.iter().map(|line| self.understood(line)).find(goes_there)
    }

    /// The number of the board that is named by its word and who sits there.
    fn board_against(&self, words: &str, board: &str) -> Option<u16> {
        let (word, name) = words.split_once(' ')?;
        let is_it = |other: &&str| !other.is_empty() && folded(other) == folded(name);
        let index = self.opponents().iter().position(is_it)?;
        u16::try_from(index + 1).ok().filter(|_| folded(word) == folded(board))
    }

    /// Whether a line is a move or what can only be one, whoever has to move now.
    pub(crate) fn is_like_a_move(&self, line: &str) -> bool {
        if self.question.is_some() || !matches!(command::parse(line, self.words()), Ok(None)) {
            return false;
        }
        match self.meant(line, self.only_person()) {
            Understood::Action(action) => action.deed.kind() == DeedKind::Move,
            Understood::Ambiguous { kind, .. } => kind == DeedKind::Move,
            Understood::NotUnderstood(heard) => matches!(heard.why, Why::Impossible(_)),
            _ => false,
        }
    }

    /// That these lines wait until a person has the move.
    pub(crate) fn waits_told(&self, lines: &[&str]) -> Phrase {
        let count = ("count", lines.len().into());
        let lines = lines.iter().map(|line| shown(line)).collect::<Vec<_>>().join(", ");
        self.own_with(key::SCREEN_WAITS, [("lines", lines.into()), count])
    }

    /// The answer to a question; nothing else is done.
    pub(super) fn only_answer(&self, line: &str) -> Said {
        match self.understood(line) {
            Understood::Question(question) => self.answer(&question),
            _ => Said::new(),
        }
    }

    /// The answer to what was asked back.
    fn reply(&self, words: &str) -> Option<Understood> {
        let by = self.named.or(self.only_person());
        self.at.game.talk().reply(self.state(), by, self.voice_settings(), words)
    }

    pub(super) fn understood(&self, words: &str) -> Understood {
        let understood = self.meant(words, self.named.or(self.only_person()));
        match understood {
            // why it is not possible would tell what is hidden
            Understood::Begun { .. } | Understood::NotUnderstood(_) if self.hides_pieces() => {
                self.meant(words, Some(self.viewer()))
            }
            _ => understood,
        }
    }

    /// What a line means, with what was spoken of before.
    pub(super) fn meant(&self, line: &str, by: Option<Side>) -> Understood {
        self.at.game.talk().understand(self.state(), by, self.voice_settings(), line)
    }

    pub(super) fn act_on(&mut self, understood: Understood) -> Said {
        self.at.game.remember(&understood);
        match understood {
            Understood::Action(action) => self.do_action(action),
            Understood::Question(question) => self.answer(&question),
            Understood::Command(command) => self.obey_spoken(&command),
            Understood::Ambiguous { question, .. } => vec![question],
            Understood::Dropped(phrase) => vec![phrase],
            Understood::WronglyRepeated(phrases) => {
                self.sound.is_refusal = true;
                phrases
            }
            Understood::Begun { heard, .. } | Understood::NotUnderstood(heard) => {
                self.sound.is_refusal = true;
                match heard.why {
                    Why::Impossible(_) | Why::Unclear | Why::Hidden => vec![heard.phrase],
                    // where a pawn waits, the piece is asked for again
                    Why::Incomplete if !self.is_promoting() => vec![heard.phrase],
                    _ => {
                        self.misses += 1;
                        let mut said = vec![heard.phrase];
                        // once is enough
                        said.extend((self.misses == 1).then(|| self.advice_on_typing()));
                        said
                    }
                }
            }
        }
    }

    fn change_pace(&self, is_faster: bool) -> Said {
        self.say(match &self.host.means.aloud {
            None => key::NOTHING_SPOKEN,
            Some(aloud) if !aloud.change_pace(is_faster) => key::PACE_LIMIT,
            Some(_) if is_faster => key::PACE_FASTER,
            Some(_) => key::PACE_SLOWER,
        })
    }

    fn obey_spoken(&mut self, command: &speech::Command) -> Said {
        match command {
            speech::Command::Repeat => self.last_said.clone(),
            speech::Command::Help => self.help(Topic::Short),
            speech::Command::New => self.new_game(None),
            speech::Command::Quit => self.quit(),
            speech::Command::Level(level) => self.set_level(*level),
            speech::Command::Harder => self.step_level(true),
            speech::Command::Easier => self.step_level(false),
            speech::Command::FullStrength => self.set_strength(Strength::FULL),
            speech::Command::Fair => self.play_fair(),
            speech::Command::OwnRating => self.own_rating_told(),
            speech::Command::ForgetRating => self.forget_own_rating(),
            speech::Command::Opponent => self.opponent_told(),
            speech::Command::Review => self.review(Reviewed::Own),
            speech::Command::Look(to) => {
                let mut said = self.look(*to);
                // who says "end" may mean the end of looking back
                let is_end = *to == LookBack::End && self.is_looking_back();
                said.extend(is_end.then(|| self.own(key::LOOKING_BACK)));
                said
            }
            speech::Command::LookEnd => self.look_end(),
            speech::Command::PlayFromHere => self.play_from_here(),
            speech::Command::NextBoard => self.bring_beside(1),
            speech::Command::PreviousBoard => self.bring_beside(-1),
            speech::Command::Board(number) => self.bring_numbered(*number),
            speech::Command::WhichBoard => match self.which_board() {
                Some(title) => vec![title],
                None => self.say(key::ONLY_BOARD),
            },
            speech::Command::Boards => self.boards_told(),
            speech::Command::Seal => self.seal(),
            speech::Command::Open => self.open(),
            // they have become actions
            speech::Command::Draw
            | speech::Command::Claim
            | speech::Command::Correct
            | speech::Command::Record(_)
            | speech::Command::Follow(_) => Said::new(),
            // the voice has stopped already, for a line was typed
            speech::Command::Stop => self.say(match self.host.means.aloud {
                None => key::NOTHING_SPOKEN,
                Some(_) => key::QUIET,
            }),
            speech::Command::Faster => self.change_pace(true),
            speech::Command::Slower => self.change_pace(false),
        }
    }
}
