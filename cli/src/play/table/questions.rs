//! Questions that have to be answered before anything else goes on.

use std::path::PathBuf;

use annabella::games::chess::{Color, Role, Square};
use annabella::session::{Actor, Deed, Event, Phase, Turn};

use super::leaving::Then;
use super::{Said, Table, say};
use crate::play::command::{self, Command};
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
    /// Whether a file that is already there may be replaced.
    Replace(PathBuf),
    /// Whether a game is left that cannot be saved, for this reason.
    Lose { then: Then, reason: String },
}

impl Question {
    pub(crate) fn sentence(&self) -> String {
        match self {
            Question::Resign(color) => format!(
                "{color} is about to resign. Answer yes to give the game up, or no to go on."
            ),
            Question::Draw(color) => {
                format!("{color} offers a draw. Does {} accept? Answer yes or no.", !*color)
            }
            Question::Promotion(to) => format!(
                "The pawn reaches {to}. What does it become? Answer {}.",
                words::or(&Role::PROMOTIONS.map(Role::name))
            ),
            Question::Replace(path) => {
                format!("{} is already there. Replace it? Answer yes or no.", shown_path(path))
            }
            Question::Lose { reason, .. } => format!(
                "The game cannot be saved: {reason}. Leave it all the same? Answer yes or no."
            ),
        }
    }

    /// Whether the answer may end the program.
    pub(crate) fn is_about_quitting(&self) -> bool {
        matches!(self, Question::Lose { then: Then::Quit, .. })
    }

    pub(crate) fn prompt(&self) -> &'static str {
        match self {
            Question::Promotion(_) => "Queen, rook, bishop or knight:",
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
    pub(super) fn ask(&mut self, question: Question) -> Said {
        let sentence = question.sentence();
        self.question = Some(question);
        say(sentence)
    }

    /// Keeps the open question in step with the game: its own questions are
    /// asked by what happens, and may be settled by it.
    pub(super) fn settle_question(&mut self, events: &[Event]) {
        let is_open = match self.question {
            Some(Question::Resign(color)) => self.state().is_resigning(color),
            Some(Question::Draw(by)) => self.state().offer() == Some(by),
            Some(Question::Promotion(_)) => self.promoting().is_some(),
            _ => true,
        };
        if !is_open {
            self.question = None;
        }
        for event in events {
            match event {
                Event::ResignationAsked { .. }
                | Event::Offered { .. }
                | Event::PromotionAsked { .. } => self.question = self.question_of_the_game(),
                _ => {}
            }
        }
    }

    /// What the game itself has asked.
    pub(super) fn question_of_the_game(&self) -> Option<Question> {
        if let Some((_, to)) = self.promoting() {
            return Some(Question::Promotion(to));
        }
        let resigning = Color::ALL.into_iter().find(|&color| self.state().is_resigning(color));
        let offer = self.state().offer().filter(|by| self.is_person(!*by));
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
            Some(Question::Replace(_)) => say("Nothing was written."),
            Some(Question::Lose { .. }) => say("The game goes on."),
            None => Said::new(),
        }
    }

    pub(super) fn hear_answer(&mut self, question: Question, line: &str) -> Said {
        match (yes_no(line), question) {
            (_, Question::Promotion(to)) => self.hear_promotion(to, line),
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

    /// Who is asked about a draw may also just play on, and both may look at the
    /// clock whatever was asked.
    fn hear_besides(&mut self, question: Question, line: &str) -> Said {
        match (command::parse(line, self.position()), &question) {
            (Ok(Command::Clock), _) => {
                self.question = Some(question);
                self.clocks_told()
            }
            (Ok(command), Question::Draw(_))
                if !matches!(command, Command::Enter | Command::Repeat) =>
            {
                self.obey(command)
            }
            _ => self.ask(question),
        }
    }

    fn hear_promotion(&mut self, to: Square, line: &str) -> Said {
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
            None => self.ask(Question::Promotion(to)),
        }
    }

    fn put_pawn_back(&mut self) -> Said {
        match self.promoting() {
            Some((from, _)) => self.act(Actor::Player(self.position().turn()), Deed::Release(from)),
            None => Said::new(),
        }
    }
}
