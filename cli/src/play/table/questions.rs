//! Questions that have to be answered before anything else goes on.

use std::path::PathBuf;

use annabella::games::chess::{Color, Move, Role, Square};

use super::{Said, Table, say};
use crate::play::shown::shown_path;
use crate::play::words;

/// What the table has asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// Whether this side really gives up.
    Resign(Color),
    /// Whether the other side accepts the draw offered by this one.
    Draw(Color),
    /// Whether to keep a game that is not finished before something else begins.
    Keep(Then),
    /// Whether a file that is already there may be replaced.
    Replace(PathBuf, Option<Then>),
    /// What a pawn becomes.
    Promotion { from: Square, to: Square },
}

/// What happens once the game on the table has been put away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    NewGame,
    Load(PathBuf),
    Quit,
}

impl Question {
    pub(crate) fn sentence(&self) -> String {
        match self {
            Question::Resign(color) => format!("{color} is about to resign. Answer yes to give the game up, or no to go on."),
            Question::Draw(color) => {
                format!("{color} offers a draw. Does {} accept? Answer yes or no.", !*color)
            }
            Question::Keep(_) => "The game is not finished. Keep it? Answer yes or no, give the name of a file, or cancel to go on playing.".to_owned(),
            Question::Replace(path, _) => {
                format!("{} is already there. Replace it? Answer yes or no.", shown_path(path))
            }
            Question::Promotion { to, .. } => format!(
                "The pawn reaches {to}. What does it become? Answer {}.",
                words::or(&Role::PROMOTIONS.map(Role::name))
            ),
        }
    }

    /// Whether the answer may end the program.
    pub(crate) fn is_about_quitting(&self) -> bool {
        matches!(self, Question::Keep(Then::Quit) | Question::Replace(_, Some(Then::Quit)))
    }

    pub(crate) fn prompt(&self) -> &'static str {
        match self {
            Question::Keep(_) => "Yes, no, file name or cancel:",
            Question::Promotion { .. } => "Queen, rook, bishop or knight:",
            _ => "Yes or no:",
        }
    }
}

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
    pub(crate) fn ask(&mut self, question: Question) -> Said {
        let sentence = question.sentence();
        self.question = Some(question);
        say(sentence)
    }

    /// Drops an open question; the game goes on as if it had not been asked.
    pub(crate) fn cancel_question(&mut self) -> Said {
        match self.question.take() {
            Some(_) => say("The game goes on."),
            None => Vec::new(),
        }
    }

    pub(super) fn hear_answer(&mut self, question: Question, line: &str) -> Said {
        match (yes_no(line), question) {
            (_, Question::Promotion { from, to }) => self.hear_promotion(from, to, line),
            (Some(YesNo::Yes), Question::Resign(color)) => self.resigned(color),
            (Some(YesNo::Yes), Question::Draw(_)) => self.agreed(),
            (Some(YesNo::No), Question::Draw(by)) => say(format!("{} declines the draw.", !by)),
            (Some(YesNo::Yes), Question::Keep(then)) => self.keep_then(then),
            (Some(YesNo::No), Question::Keep(then)) => self.proceed(then),
            (Some(YesNo::Yes), Question::Replace(path, then)) => self.write_file(path, true, then),
            (Some(YesNo::No | YesNo::Cancel), Question::Replace(..)) => say("Nothing was written."),
            (Some(YesNo::No | YesNo::Cancel), _) => say("The game goes on."),
            (None, Question::Keep(then)) if looks_like_a_file(line) => {
                self.write_file(PathBuf::from(line.trim()), false, Some(then))
            }
            (None, question) => self.ask(question),
        }
    }

    fn hear_promotion(&mut self, from: Square, to: Square, line: &str) -> Said {
        let word = line.trim().to_lowercase();
        if matches!(word.as_str(), "c" | "cancel" | "no") {
            return say("The pawn stays where it was.");
        }
        let is_meant = |role: &Role| {
            word == role.name() || word.trim_start_matches('=') == role.to_char().to_string()
        };
        match Role::PROMOTIONS.into_iter().find(is_meant) {
            Some(role) => self.play(Move::promotion(from, to, role)),
            None => self.ask(Question::Promotion { from, to }),
        }
    }
}

/// A name with an ending or a folder; anything else is more likely a slip.
fn looks_like_a_file(line: &str) -> bool {
    line.contains(['.', '/', '\\'])
}
