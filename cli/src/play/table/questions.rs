//! Questions that have to be answered before anything else goes on.

use std::path::PathBuf;

use annabella::games::chess::{Color, Role, Square};
use annabella::session::{Action, Actor, Deed, DeedKind, Event, Phase, Turn};

use super::adjourning::Sealing;
use super::leaving::Then;
use super::{Said, Table, say};
use crate::play::command::Command;
use crate::play::shown::shown_path;
use crate::play::words;

/// What the table has asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// Whether this side really gives up.
    Resign(Color),
    /// Whether the other side accepts the draw offered by this one.
    Draw(Color),
    /// What the pawn becomes that reaches this square.
    Promotion(Square),
    /// The move that this side seals, and the passphrase.
    Seal(Color, Sealing),
    /// The passphrase of the envelope.
    Open,
    /// Whether a file that is already there may be replaced.
    Replace(PathBuf),
    /// Whether a game is left that cannot be saved, for this reason.
    Lose { then: Then, reason: String },
}

impl Question {
    /// Whether the answer may end the program.
    pub(crate) fn is_about_quitting(&self) -> bool {
        matches!(self, Question::Lose { then: Then::Quit, .. })
    }

    fn is_about_losing(&self) -> bool {
        matches!(self, Question::Lose { .. })
    }

    /// Whether the answer is shown to nobody, not while it is typed and not later.
    pub(crate) fn is_secret(&self) -> bool {
        matches!(self, Question::Seal(..) | Question::Open)
    }

    /// Whether this can be done before the question is answered.
    fn leaves_room_for(&self, command: &Command) -> bool {
        match self {
            Question::Resign(_) => !matches!(command, Command::Enter | Command::Resign),
            Question::Draw(_) => *command != Command::Enter,
            Question::Promotion(_) | Question::Replace(_) => {
                command.only_asks() || *command == Command::Quit
            }
            Question::Lose { .. } => command.only_asks(),
            Question::Seal(..) | Question::Open => false,
        }
    }

    /// The answer without the colour in front of it, if that is the one who was asked.
    pub(super) fn without_name<'a>(&self, line: &'a str) -> &'a str {
        let asked = match *self {
            Question::Draw(by) => !by,
            Question::Resign(by) => by,
            _ => return line,
        };
        let Some((name, answer)) = line.trim().split_once([' ', ':']) else { return line };
        let is_named = name.eq_ignore_ascii_case(words::adjective(asked));
        if is_named && yes_no(answer).is_some() { answer } else { line }
    }

    pub(crate) fn prompt(&self) -> &'static str {
        match self {
            Question::Promotion(_) => "Queen, rook, bishop or knight:",
            Question::Seal(_, stage) => stage.prompt(),
            Question::Open => "Passphrase:",
            _ => "Yes or no:",
        }
    }
}

#[derive(PartialEq)]
enum YesNo {
    Yes,
    No,
    Cancel,
}

fn yes_no(line: &str) -> Option<YesNo> {
    match line.trim().to_lowercase().as_str() {
        "y" | "yes" => Some(YesNo::Yes),
        "n" | "no" => Some(YesNo::No),
        "c" | "cancel" => Some(YesNo::Cancel),
        _ => None,
    }
}

impl Table {
    /// The question in words.
    pub(super) fn asked(&self, question: &Question) -> String {
        let is_one_person = self.only_person().is_some();
        match question {
            Question::Resign(_) if is_one_person => {
                "Do you resign? Answer yes to give the game up, or no to go on.".to_owned()
            }
            Question::Resign(color) => format!(
                "{color} is about to resign. Answer yes to give the game up, or no to go on."
            ),
            Question::Draw(color) => {
                let asked = if is_one_person {
                    "Do you accept".to_owned()
                } else {
                    format!("Does {} accept", !*color)
                };
                format!("{color} offers a draw. {asked}? Answer yes or no.")
            }
            Question::Promotion(to) => format!(
                "The pawn reaches {to}. What does it become? Answer {}.",
                words::or(&Role::PROMOTIONS.map(Role::name))
            ),
            Question::Seal(_, stage) => stage.asked().to_owned(),
            Question::Open => {
                "Type the passphrase of the envelope; it is not shown. An empty line gives up."
                    .to_owned()
            }
            Question::Replace(path) => {
                format!("{} is already there. Replace it? Answer yes or no.", shown_path(path))
            }
            Question::Lose { reason, .. } => format!(
                "The game cannot be saved: {reason}. Leave it all the same? \
                 Answer yes or no, or type save FILE."
            ),
        }
    }

    /// The open question in words.
    pub(crate) fn question_asked(&self) -> Option<String> {
        self.question.as_ref().map(|question| self.asked(question))
    }

    pub(super) fn ask(&mut self, question: Question) -> Said {
        let sentence = self.asked(&question);
        self.question = Some(question);
        say(sentence)
    }

    /// Keeps the open question in step with the game: its own questions are
    /// asked by what happens, and may be settled by it. Gives one that has waited
    /// and is asked now.
    pub(super) fn settle_question(&mut self, events: &[Event]) -> Option<String> {
        if self.question.as_ref().is_some_and(|question| !self.is_open(question)) {
            self.question = None;
        }
        let mut waited = None;
        for event in events {
            match event {
                Event::ResignationAsked { .. }
                | Event::Offered { .. }
                | Event::PromotionAsked { .. } => self.question = self.question_of_the_game(),
                Event::Continued { .. } | Event::Pressed { .. } if self.question.is_none() => {
                    self.question = self.question_of_the_game();
                    waited = self.question_asked();
                }
                _ => {}
            }
        }
        waited
    }

    /// Whether the game has not settled it.
    fn is_open(&self, question: &Question) -> bool {
        match *question {
            Question::Resign(color) => self.state().is_resigning(color),
            Question::Draw(by) => self.is_playing() && self.state().offer() == Some(by),
            Question::Promotion(_) => self.promoting().is_some(),
            Question::Seal(by, _) => {
                self.state().permits(Actor::Player(by), DeedKind::Seal).is_ok()
            }
            Question::Open => self.state().permits(Actor::Arbiter, DeedKind::Open).is_ok(),
            Question::Replace(_) | Question::Lose { .. } => true,
        }
    }

    /// While the game is interrupted, no offer can be answered.
    fn is_playing(&self) -> bool {
        matches!(self.state().phase(), Phase::Playing(_))
    }

    /// What the game itself has asked.
    pub(super) fn question_of_the_game(&self) -> Option<Question> {
        if let Some((_, to)) = self.promoting() {
            return Some(Question::Promotion(to));
        }
        let resigning = Color::ALL.into_iter().find(|&color| self.state().is_resigning(color));
        let offer = self.state().offer().filter(|by| self.is_playing() && self.is_person(!*by));
        resigning.map(Question::Resign).or(offer.map(Question::Draw))
    }

    fn promoting(&self) -> Option<(Square, Square)> {
        match self.state().phase() {
            Phase::Playing(Turn::Promoting { from, to }) => Some((from, to)),
            _ => None,
        }
    }

    /// Drops an open question; the game goes on as if it had not been asked.
    pub(crate) fn cancel_question(&mut self) -> Said {
        match self.question.take() {
            Some(Question::Resign(color)) => self.act(Actor::Player(color), Deed::Cancel),
            Some(Question::Draw(_)) => say("The offer stands: accept or decline it, or move."),
            Some(Question::Promotion(_)) => self.put_pawn_back(),
            Some(Question::Seal(..)) => say("Nothing was sealed."),
            Some(Question::Open) => say("The envelope stays closed."),
            Some(Question::Replace(_)) => say("Nothing was written."),
            Some(Question::Lose { .. }) => say("The game goes on."),
            None => Said::new(),
        }
    }

    pub(super) fn hear_answer(&mut self, question: Question, line: &str) -> Said {
        match (yes_no(line), question) {
            (_, Question::Seal(by, stage)) => self.hear_sealing(by, stage, line),
            (_, Question::Open) => self.hear_passphrase(line),
            (_, question @ Question::Promotion(_)) => self.hear_promotion(question, line),
            (Some(answer), Question::Resign(color)) => {
                let deed = if answer == YesNo::Yes { Deed::Confirm } else { Deed::Cancel };
                self.act(Actor::Player(color), deed)
            }
            (Some(answer), Question::Draw(by)) => {
                let deed = if answer == YesNo::Yes { Deed::Accept } else { Deed::Decline };
                self.act(Actor::Player(!by), deed)
            }
            (Some(YesNo::Yes), Question::Replace(path)) => self.write_file(path, true),
            (Some(_), Question::Replace(_)) => say("Nothing was written."),
            (Some(YesNo::Yes), Question::Lose { then, .. }) => self.leave_lost(then),
            (Some(_), Question::Lose { .. }) => say("The game goes on."),
            (None, question) => self.hear_besides(question, line),
        }
    }

    /// A question stops nobody from asking and doing other things; as long as it
    /// is open it is asked again after that.
    fn hear_besides(&mut self, question: Question, line: &str) -> Said {
        let mut said = match self.read(line) {
            (_, Ok(Command::Repeat)) => self.last_said.clone(),
            (_, Ok(Command::Save(path))) if question.is_about_losing() => {
                return self.save_before(question, path);
            }
            (by, Ok(command)) if question.leaves_room_for(&command) => {
                if command.means_to_play_on() {
                    self.drop_resignation();
                }
                let number = self.at.number;
                let said = self.obey_as(by, command);
                if self.at.number != number || self.has_left() {
                    return said;
                }
                said
            }
            (_, Err(problem)) if problem.starts_with("Not possible") => say(self.problem(problem)),
            _ => Said::new(),
        };
        if self.question.is_none() && self.is_open(&question) {
            said.retain(|sentence| *sentence != self.asked(&question));
            said.extend(self.ask(question));
        }
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

    /// Whoever was asked whether he resigns goes on, and nothing is said of it.
    pub(super) fn drop_resignation(&mut self) {
        for color in Color::ALL {
            if self.state().is_resigning(color) {
                let action = Action { by: Actor::Player(color), deed: Deed::Cancel };
                // what the disk says of it is said again with the next deed
                let _ = self.at.game.dispatch(action, (self.host.means.now)());
            }
        }
    }

    fn hear_promotion(&mut self, question: Question, line: &str) -> Said {
        let word = line.trim().to_lowercase();
        if matches!(word.as_str(), "c" | "cancel" | "no") {
            return self.put_pawn_back();
        }
        let is_meant = |role: &Role| {
            word == role.name() || word.trim_start_matches('=') == role.to_char().to_string()
        };
        match Role::PROMOTIONS.into_iter().find(is_meant) {
            Some(role) => {
                let by = Actor::Player(self.position().turn());
                self.act(by, Deed::Promote(role))
            }
            None => self.hear_besides(question, line),
        }
    }

    fn put_pawn_back(&mut self) -> Said {
        match self.promoting() {
            Some((from, _)) => self.act(Actor::Player(self.position().turn()), Deed::Release(from)),
            None => Said::new(),
        }
    }
}
