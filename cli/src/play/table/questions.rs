//! Questions of the terminal, which have to be answered before anything else goes on. What
//! the game asks is answered like all else that is done in it.

use std::path::PathBuf;

use annabella::games::{Record, Side};
use annabella::session::{Actor, Deed, DeedKind};
use annabella::speech::{Heard, Hearing, Phrase};

use super::adjourning::Sealing;
use super::leaving::Then;
use super::{Said, Table};
use crate::play::command::{self, Command};
use crate::play::shown::shown_path;
use crate::words::{Key, key};

/// What the terminal has asked.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Question {
    /// The move that this side seals, and the passphrase.
    Seal(Side, Sealing),
    /// The passphrase of the envelope.
    Open,
    /// Whether a file that is already there may be replaced.
    Replace(PathBuf),
    /// How many captured stones win the game of a file.
    Target { path: PathBuf, record: Record },
    /// Whether a game is left that cannot be saved, for this reason.
    Lose { then: Then, reason: String },
}

impl Question {
    /// Whether the answer may end the program.
    pub(crate) fn is_about_quitting(&self) -> bool {
        matches!(self, Question::Lose { then: Then::Quit, .. })
    }

    /// Whether the answer is shown to nobody, not while it is typed and not later.
    pub(crate) fn is_secret(&self) -> bool {
        matches!(self, Question::Seal(..) | Question::Open)
    }

    pub(crate) fn prompt(&self) -> Key {
        match self {
            Question::Seal(_, stage) => stage.prompt(),
            Question::Open => key::PROMPT_PASSPHRASE,
            Question::Target { .. } => key::PROMPT_TARGET,
            Question::Replace(_) | Question::Lose { .. } => key::PROMPT_YES_OR_NO,
        }
    }
}

impl Table {
    /// The question in words.
    fn asked(&self, question: &Question) -> Phrase {
        match question {
            Question::Seal(_, stage) => self.own(stage.asked()),
            Question::Open => self.own(key::OPENING_PASSPHRASE),
            Question::Replace(path) => {
                self.own_with(key::REPLACE_FILE, [("file", shown_path(path).into())])
            }
            Question::Target { path, .. } => self.target_asked(path),
            Question::Lose { reason, .. } => {
                self.own_with(key::LOSE_GAME, [("reason", reason.as_str().into())])
            }
        }
    }

    /// The open question in words.
    pub(crate) fn question_asked(&self) -> Said {
        self.question.iter().map(|question| self.asked(question)).collect()
    }

    pub(super) fn ask(&mut self, question: Question) -> Said {
        let said = vec![self.asked(&question)];
        self.question = Some(question);
        said
    }

    /// Drops the question if what has happened has settled it.
    pub(super) fn settle_question(&mut self) {
        let is_open = match self.question {
            Some(Question::Seal(by, _)) => {
                self.state().permits(Actor::Player(by), DeedKind::Seal).is_ok()
            }
            Some(Question::Open) => self.state().permits(Actor::Arbiter, DeedKind::Open).is_ok(),
            _ => true,
        };
        if !is_open {
            self.question = None;
        }
    }

    /// Whether the terminal or the game has asked something.
    pub(crate) fn is_asked(&self) -> bool {
        self.question.is_some() || self.is_asked_by_game() || self.is_promoting()
    }

    /// Drops what was asked; all goes on as if it had not been.
    pub(crate) fn cancel_question(&mut self) -> Said {
        match self.question.take() {
            Some(question) => self.say(Self::cancelled(&question)),
            None if self.state().offer().is_some_and(|by| self.is_person(!by)) => {
                self.say(key::OFFER_STANDS)
            }
            None if self.is_asked() => {
                let cancel = self.words().text(key::CANCEL);
                self.act_on(self.understood(&cancel))
            }
            None => Said::new(),
        }
    }

    const fn cancelled(question: &Question) -> Key {
        match question {
            Question::Seal(..) => key::NOTHING_SEALED,
            Question::Open => key::STAYS_CLOSED,
            Question::Replace(_) => key::NOTHING_WRITTEN,
            Question::Target { .. } => key::NOTHING_LOADED,
            Question::Lose { .. } => key::GAME_NOT_LEFT,
        }
    }

    pub(super) fn hear_reply(&mut self, question: Question, line: &str) -> Said {
        match (self.yes_or_no(line), question) {
            (_, Question::Seal(by, stage)) => self.hear_sealing(by, stage, line),
            (_, Question::Open) => self.hear_passphrase(line),
            (Some(true), Question::Replace(path)) => self.write_file(path, true),
            (Some(true), Question::Lose { then, .. }) => self.leave_lost(then),
            (Some(false), question) => self.say(Self::cancelled(&question)),
            (None, Question::Target { path, record }) => self.hear_target(&path, record, line),
            (_, question) => self.hear_besides(question, line),
        }
    }

    /// What a line means whatever the game waits for.
    pub(super) fn hear_alone(&self, line: &str) -> Heard {
        let hearing = Hearing::new(self.voice_settings());
        hearing.hear_in(line, self.position())
    }

    fn yes_or_no(&self, line: &str) -> Option<bool> {
        match line.trim() {
            "y" | "j" => return Some(true),
            "n" | "c" => return Some(false),
            _ => {}
        }
        match self.hear_alone(line) {
            Heard::Deed(Deed::Confirm) => Some(true),
            Heard::Deed(Deed::Cancel) => Some(false),
            _ => None,
        }
    }

    /// A question stops nobody from asking another; then it is asked again.
    pub(super) fn hear_besides(&mut self, question: Question, line: &str) -> Said {
        let mut said = match command::parse(line, self.words()) {
            Ok(Some(Command::Save(path))) if matches!(question, Question::Lose { .. }) => {
                return self.save_before(question, path);
            }
            Ok(Some(Command::SaveWhat(name))) if matches!(question, Question::Lose { .. }) => {
                return self.save_before(question, Some(PathBuf::from(name)));
            }
            Ok(Some(command)) if command.only_asks() => self.obey(command),
            Ok(None) => self.only_answer(line),
            _ => Said::new(),
        };
        said.extend(self.ask(question));
        said
    }

    /// Who saves the game in another place need not be asked any more.
    fn save_before(&mut self, question: Question, path: Option<PathBuf>) -> Said {
        let mut said = self.save(path);
        if self.question.is_some() {
            return said;
        }
        match question {
            Question::Lose { then, .. } if self.at.is_saved_by_hand() => {
                said.extend(self.proceed(then));
            }
            question => said.extend(self.ask(question)),
        }
        said
    }
}
