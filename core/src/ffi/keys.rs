//! The keys of a keyboard, on the board of a game. The app keeps those of each game as one text,
//! empty for the usual ones. A key that is pressed comes as all that it can mean: the key itself
//! with what is held, and the sign that it types with Shift, such as `Shift+m`, or `Shift+ß`
//! and `?`. On a board of chess a letter and a digit one after the other name a square, `e4`.

use super::position::unpacked;
use super::question::on_board;
use super::session::guarded;
use super::{GameDeed, GameError, GameQuestion};
use crate::games::GameKind;
use crate::games::chess::Square;
use crate::games::yin_yang::Size;
use crate::speech::{
    CHECKERS_KEYS, CHESS_KEYS, ChessQuestion, KeyChange, KeyCommand, KeyPressed, KeyStroke, Keys,
    Language, Question, Settings, Speaker, YIN_YANG_KEYS,
};

/// Something that a key does.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct KeyRow {
    /// By this name it is asked for.
    pub command: String,
    /// What it does, in words.
    pub name: String,
    /// Its key now, as it is shown, `Shift+M`.
    pub key: String,
}

/// What a key that was pressed asks for.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum KeyAction {
    /// The cursor goes to a square. Where there is none, or no screen reader tells what is
    /// there, the question does.
    Go {
        /// Which.
        to: Option<u16>,
        /// For the session.
        question: GameQuestion,
    },
    /// Something is asked.
    Ask {
        /// For the session.
        question: GameQuestion,
    },
    /// Something is done by who sits there, of two by the one on move; where that is not
    /// possible the session says why.
    Act {
        /// For the session.
        deed: GameDeed,
    },
    /// The board is turned.
    Flip,
    /// A move or a question is typed.
    Type,
    /// All keys are shown.
    Help,
}

/// What becomes of the wish for another key.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum KeyAnswer {
    /// The keys are these now, to be kept.
    Changed {
        /// All that differs from the usual ones.
        keys: String,
    },
    /// What was pressed is no key to be had, such as an arrow.
    NoKey,
    /// The key always does the same.
    NotFree,
    /// It belongs to another command.
    Taken {
        /// What that does, in words.
        by: String,
    },
}

/// All that keys do, in the order in which it is shown.
#[uniffi::export]
pub fn key_rows(
    kind: GameKind,
    keys: String,
    language: Language,
) -> Result<Vec<KeyRow>, GameError> {
    guarded(|| {
        let speaker = Speaker::new(Settings { language, ..Settings::default() });
        Ok(match kind {
            GameKind::Chess | GameKind::Chess960 => rows(&Keys::of(&CHESS_KEYS, &keys), speaker),
            GameKind::Checkers => rows(&Keys::of(&CHECKERS_KEYS, &keys), speaker),
            GameKind::YinYang => rows(&Keys::of(&YIN_YANG_KEYS, &keys), speaker),
        })
    })
}

fn rows<M>(keys: &Keys<M>, speaker: Speaker) -> Vec<KeyRow> {
    let row = |(command, stroke): (&'static KeyCommand<M>, &KeyStroke)| KeyRow {
        command: command.name.to_owned(),
        name: speaker.key_name(command).to_owned(),
        key: stroke.shown(),
    };
    keys.rows().map(row).collect()
}

/// The point in the middle of a board of lines, or beside it, from which the keys begin.
#[uniffi::export]
pub fn middle_point(columns: u8, rows: u8) -> u16 {
    Size::new(columns, rows).map_or(0, Size::middle)
}

/// What a key asks for, with the cursor on a point of a board of so many columns and rows as it
/// is in a view, with its alarms; without the board where some of it is hidden. Digits lead to
/// ranks, and with Shift or Alt to files. None for a key that means nothing here.
#[uniffi::export]
#[allow(clippy::too_many_arguments, reason = "a record would be made anew for each key")]
pub fn key_action(
    kind: GameKind,
    keys: String,
    pressed: Vec<String>,
    columns: u8,
    rows: u8,
    cursor: u16,
    board: Option<Vec<u8>>,
    alarms: Vec<u16>,
) -> Result<Option<KeyAction>, GameError> {
    guarded(|| {
        let named = pressed.iter().find_map(|name| name.parse().ok());
        let pressed = strokes(&pressed);
        let found = match kind {
            GameKind::Chess | GameKind::Chess960 if named.is_some() => named.map(going_to),
            GameKind::Chess | GameKind::Chess960 => {
                let board = board.map(|board| unpacked(&board)).transpose()?;
                let cursor = on_board(u8::try_from(cursor).unwrap_or(u8::MAX))?;
                Keys::of(&CHESS_KEYS, &keys).press(&pressed, cursor, board.as_ref())
            }
            GameKind::Checkers => {
                let board = board.as_deref().map(|board| (board, &alarms[..]));
                Keys::of(&CHECKERS_KEYS, &keys).press(&pressed, cursor, board)
            }
            GameKind::YinYang => {
                let size = Size::new(columns, rows);
                let size = size.ok_or_else(|| GameError::bad_input("a board of 2 to 19 lines"))?;
                let board = board.as_deref().map(|board| (board, &alarms[..]));
                Keys::of(&YIN_YANG_KEYS, &keys).press(&pressed, (cursor, size), board)
            }
        };
        Ok(found.map(Into::into))
    })
}

/// Gives a command of `key_rows` the key that was pressed, if that is free.
#[uniffi::export]
pub fn change_key(
    kind: GameKind,
    keys: String,
    command: String,
    pressed: Vec<String>,
    language: Language,
) -> Result<KeyAnswer, GameError> {
    guarded(|| {
        let speaker = Speaker::new(Settings { language, ..Settings::default() });
        let pressed = strokes(&pressed);
        Ok(match kind {
            GameKind::Chess | GameKind::Chess960 => {
                changed(Keys::of(&CHESS_KEYS, &keys), &command, &pressed, speaker)
            }
            GameKind::Checkers => {
                changed(Keys::of(&CHECKERS_KEYS, &keys), &command, &pressed, speaker)
            }
            GameKind::YinYang => {
                changed(Keys::of(&YIN_YANG_KEYS, &keys), &command, &pressed, speaker)
            }
        })
    })
}

fn changed<M>(keys: Keys<M>, command: &str, pressed: &[KeyStroke], speaker: Speaker) -> KeyAnswer {
    match keys.change(command, pressed) {
        None => KeyAnswer::NoKey,
        Some(KeyChange::NotFree) => KeyAnswer::NotFree,
        Some(KeyChange::Made(keys)) => KeyAnswer::Changed { keys },
        Some(KeyChange::TakenBy(other)) => {
            KeyAnswer::Taken { by: speaker.key_name(other).to_owned() }
        }
    }
}

/// To a square that was named.
fn going_to(square: Square) -> KeyPressed {
    KeyPressed::Go(Some(square.index() as u16), Question::Chess(ChessQuestion::On(square)))
}

fn strokes(pressed: &[String]) -> Vec<KeyStroke> {
    pressed.iter().filter_map(|stroke| stroke.parse().ok()).collect()
}

impl From<KeyPressed> for KeyAction {
    fn from(pressed: KeyPressed) -> KeyAction {
        match pressed {
            KeyPressed::Go(to, question) => KeyAction::Go { to, question: question.into() },
            KeyPressed::Ask(question) => KeyAction::Ask { question: question.into() },
            KeyPressed::Do(deed) => KeyAction::Act { deed: deed.into() },
            KeyPressed::Flip => KeyAction::Flip,
            KeyPressed::Type => KeyAction::Type,
            KeyPressed::Help => KeyAction::Help,
        }
    }
}
