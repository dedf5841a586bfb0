//! What a player can ask.

mod checkers;
mod chess;
mod yin_yang;

use std::fmt;

pub use checkers::CheckersQuestion;
pub use chess::{ChessQuestion, Reading};
pub use yin_yang::{YinYangCorner, YinYangDirection, YinYangQuestion, YinYangTerm};

use crate::games::{GameKind, Side};

/// What a player can ask about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// The last moves that were made, so many.
    LastMoves(u32),
    /// The last move that a side made.
    LastMoveOf(Side),
    /// What the last move captured, and what was captured before.
    Captured,
    /// All that a side has captured.
    CapturedBy(Side),
    /// The last move of a side that captured something.
    LastCaptureOf(Side),
    /// Whose turn it is.
    Turn,
    /// Whether it is the turn of a side.
    TurnOf(Side),
    /// Whether a side may take back.
    TakeBack(Side),
    /// The times left.
    Clocks,
    /// The time that a side has left.
    Clock(Side),
    /// The times used and the number of moves of both sides (article E2.9.d).
    TimesUsed,
    /// The number of moves.
    MoveNumber,
    /// One of the moves that a side made, counted from 1.
    MoveOf(Side, u32),
    /// What was played under a number of the record.
    MovesNumbered(u32),
    /// How the game stands: the last move, what was captured where that decides, and whose turn
    /// it is or how it ended.
    Situation,
    /// Whether a board is hidden, and how often it has been looked at.
    Looks,
    /// All moves.
    Score,
    /// What only chess has.
    Chess(ChessQuestion),
    /// What only checkers has.
    Checkers(CheckersQuestion),
    /// What only Yin-Yang has.
    YinYang(YinYangQuestion),
}

impl Question {
    /// Whether the answer tells where pieces stand, so that a player from whom the board
    /// is hidden does not get it. What was played he has heard.
    pub const fn is_about_position(self) -> bool {
        match self {
            Question::Chess(question) => question.is_about_position(),
            Question::YinYang(question) => question.is_about_position(),
            Question::Checkers(_) => true,
            _ => false,
        }
    }

    /// Whether the answer names moves that were made, as a scoresheet has them.
    pub const fn names_moves_made(self) -> bool {
        matches!(
            self,
            Question::LastMoves(_)
                | Question::LastMoveOf(_)
                | Question::LastCaptureOf(_)
                | Question::MoveOf(..)
                | Question::MovesNumbered(_)
                | Question::Score
        )
    }

    /// Whether a blind player has it from his assistant (article E2.9.d).
    pub const fn is_information(self) -> bool {
        matches!(
            self,
            Question::Clocks | Question::Clock(_) | Question::TimesUsed | Question::MoveNumber
        )
    }

    /// Whether the answer is help that the Laws forbid during play (article 12.3.a):
    /// more than what everybody sees on the board, the clock and the scoresheet.
    pub const fn is_advice(self) -> bool {
        match self {
            Question::Chess(question) => question.is_advice(),
            Question::Checkers(question) => question.is_advice(),
            Question::YinYang(question) => question.is_advice(),
            _ => false,
        }
    }

    /// The question of this text in a game, as it is written.
    pub(in crate::speech) fn read(kind: GameKind, text: &str) -> Option<Question> {
        let mut words = text.split(' ');
        let name = words.next()?;
        let side = || kind.read_side(words.clone().next()?);
        let question = match name {
            "last" => Question::LastMoves(words.next()?.parse().ok()?),
            "moves-numbered" => Question::MovesNumbered(words.next()?.parse().ok()?),
            "last-by" | "captured-by" | "last-capture-of" | "clock" | "turn-of"
            | "may-take-back" | "move-of" => {
                let side = side()?;
                words.next();
                match name {
                    "move-of" => Question::MoveOf(side, words.next()?.parse().ok()?),
                    "last-by" => Question::LastMoveOf(side),
                    "last-capture-of" => Question::LastCaptureOf(side),
                    "clock" => Question::Clock(side),
                    "turn-of" => Question::TurnOf(side),
                    "may-take-back" => Question::TakeBack(side),
                    _ => Question::CapturedBy(side),
                }
            }
            "captured" => Question::Captured,
            "turn" => Question::Turn,
            "clocks" => Question::Clocks,
            "times-used" => Question::TimesUsed,
            "move-number" => Question::MoveNumber,
            "score" => Question::Score,
            "situation" => Question::Situation,
            "looks" => Question::Looks,
            _ => {
                return match kind {
                    GameKind::Chess | GameKind::Chess960 => {
                        ChessQuestion::read(text).map(Question::Chess)
                    }
                    GameKind::Checkers => CheckersQuestion::read(text).map(Question::Checkers),
                    GameKind::YinYang => YinYangQuestion::read(text).map(Question::YinYang),
                };
            }
        };
        words.next().is_none().then_some(question)
    }
}

impl Question {
    /// Its name, and behind it what it is about: `turn`, `last 3`, `on e4`.
    pub fn text(self, kind: GameKind) -> impl fmt::Display {
        fmt::from_fn(move |f| match self {
            Question::LastMoves(count) => write!(f, "last {count}"),
            Question::LastMoveOf(side) => write!(f, "last-by {}", kind.side_name(side)),
            Question::Captured => f.write_str("captured"),
            Question::CapturedBy(side) => write!(f, "captured-by {}", kind.side_name(side)),
            Question::LastCaptureOf(side) => {
                write!(f, "last-capture-of {}", kind.side_name(side))
            }
            Question::Turn => f.write_str("turn"),
            Question::TurnOf(side) => write!(f, "turn-of {}", kind.side_name(side)),
            Question::TakeBack(side) => write!(f, "may-take-back {}", kind.side_name(side)),
            Question::Clocks => f.write_str("clocks"),
            Question::Clock(side) => write!(f, "clock {}", kind.side_name(side)),
            Question::TimesUsed => f.write_str("times-used"),
            Question::MoveNumber => f.write_str("move-number"),
            Question::Score => f.write_str("score"),
            Question::MoveOf(side, number) => {
                write!(f, "move-of {} {number}", kind.side_name(side))
            }
            Question::MovesNumbered(number) => write!(f, "moves-numbered {number}"),
            Question::Situation => f.write_str("situation"),
            Question::Looks => f.write_str("looks"),
            Question::Chess(question) => write!(f, "{question}"),
            Question::Checkers(question) => write!(f, "{question}"),
            Question::YinYang(question) => write!(f, "{question}"),
        })
    }
}
