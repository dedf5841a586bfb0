//! What a player says or types to a task. All that the game hears is heard here, too.

use crate::games::chess::{Color, Move, Position};
use crate::session::Deed;
use crate::speech::hearing::Named;
use crate::speech::{Command, Heard, Hearing, Settings, Why};
use crate::trainer::{Answer, Reply, Task};

/// What something means that is said to a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Replied {
    /// A reply to the task.
    Reply(Reply),
    /// The question again.
    Question,
    /// The whole task again.
    Repeat,
    /// What can be said.
    Help,
    /// The end of the course.
    Quit,
    /// A move that is not legal.
    NotPossible,
    /// A move that could be several.
    Ambiguous,
    /// Nothing that is known.
    Nothing,
}

/// That there is no more to say, or that the answer is to be told.
const DONE: [&str; 22] = [
    "done",
    "that is all",
    "skip",
    "pass",
    "next",
    "solution",
    "the solution",
    "answer",
    "show me",
    "i give up",
    "i do not know",
    "i dont know",
    "?",
    "fertig",
    "das ist alles",
    "weiter",
    "auflösung",
    "lösung",
    "die lösung",
    "zeig es",
    "weiß nicht",
    "ich weiß nicht",
];

/// The colours of squares by their first letters, where a colour is asked for.
const COLORS: [(&str, Color); 8] = [
    ("light", Color::White),
    ("hell", Color::White),
    ("l", Color::White),
    ("h", Color::White),
    ("dark", Color::Black),
    ("dunkel", Color::Black),
    ("d", Color::Black),
    ("s", Color::Black),
];

const NOTHING: [&str; 6] = ["nothing", "none", "nobody", "nichts", "niemand", "keine"];
const ZERO: [&str; 4] = ["zero", "null", "0", "none"];

/// What something means that is said or typed to this task, by somebody who is spoken to
/// like this. Every language is understood.
pub fn read_reply(line: &str, task: &Task, settings: Settings) -> Replied {
    let hearing = Hearing::new(settings);
    let lower = line.trim().trim_start_matches('/').to_lowercase();
    let lower = lower.trim_end_matches(['.', '!']).replace(['\'', '’'], "");
    let answer = task.answer();
    if lower.is_empty() {
        return Replied::Question;
    }
    if lower == "r" {
        return Replied::Repeat;
    }
    if DONE.contains(&&*lower) {
        return Replied::Reply(Reply::Done);
    }
    if let Some(reply) = fixed(&lower, &answer) {
        return Replied::Reply(reply);
    }
    if let Task::Checks(hunt) = task {
        return moves(&hearing, line, hunt.position());
    }
    match hearing.named(line) {
        Some(named) => Replied::Reply(reply_of(named)),
        None => said_besides(&hearing.hear(line, &Position::default())),
    }
}

/// Short words that answer some questions only.
fn fixed(word: &str, answer: &Answer) -> Option<Reply> {
    match answer {
        Answer::Color(_) => {
            COLORS.iter().find(|(name, _)| *name == word).map(|&(_, color)| Reply::Color(color))
        }
        Answer::Number(_) if ZERO.contains(&word) => Some(Reply::Number(0)),
        Answer::Piece(_) if NOTHING.contains(&word) => Some(Reply::Nothing),
        _ => None,
    }
}

fn reply_of(named: Named) -> Reply {
    match named {
        Named::Squares(squares) => Reply::Squares(squares),
        Named::Piece { color, role } => Reply::Piece { color, role },
        Named::Color(color) => Reply::Color(color),
        Named::Number(number) => Reply::Number(number),
        Named::Nothing => Reply::Nothing,
    }
}

/// What is said to the program, or yes and no.
fn said_besides(heard: &Heard) -> Replied {
    match heard {
        Heard::Command(Command::Repeat) => Replied::Repeat,
        Heard::Command(Command::Help) => Replied::Help,
        Heard::Command(Command::Quit) => Replied::Quit,
        Heard::Deed(Deed::Confirm) | Heard::Command(Command::Correct) => {
            Replied::Reply(Reply::YesNo(true))
        }
        Heard::Deed(Deed::Cancel) => Replied::Reply(Reply::YesNo(false)),
        Heard::Deed(Deed::Press | Deed::Resign) => Replied::Reply(Reply::Done),
        _ => Replied::Nothing,
    }
}

/// One move, or several between commas or blanks.
fn moves(hearing: &Hearing, line: &str, position: &Position) -> Replied {
    let first = hearing.hear(line, position);
    if let Heard::Move(mv) = first {
        return Replied::Reply(Reply::Moves(vec![mv]));
    }
    let parted = |is_between: fn(char) -> bool| -> Option<Vec<Move>> {
        let parts = line.split(is_between).filter(|part| !part.trim().is_empty());
        let moves = parts.map(|part| match hearing.hear(part, position) {
            Heard::Move(mv) => Some(mv),
            _ => None,
        });
        moves.collect::<Option<Vec<Move>>>().filter(|moves| moves.len() > 1)
    };
    let several = parted(|c| matches!(c, ',' | ';')).or_else(|| parted(char::is_whitespace));
    if let Some(moves) = several {
        return Replied::Reply(Reply::Moves(moves));
    }
    match first {
        Heard::Ambiguous { .. } | Heard::PromotionMissing { .. } => Replied::Ambiguous,
        Heard::Irregular { .. } => Replied::NotPossible,
        Heard::NotUnderstood(heard) => match heard.why {
            Why::Impossible(_) => Replied::NotPossible,
            Why::Incomplete => Replied::Ambiguous,
            _ => Replied::Nothing,
        },
        heard => said_besides(&heard),
    }
}
