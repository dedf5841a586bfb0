//! What is said and heard: moves, events and answers as phrases, in the words of a
//! language and a style.
//!
//! Every sentence about a game is made here, so that it is the same on every platform.
//! A [`Phrase`] is one utterance; its segments name the language of the voice that
//! they are for, since German names can stand in a sentence of another language.
//! Beside them stands what fingers read: the score in [`braille`], and the
//! [`felt_clock`].

mod answers;
mod articles;
pub mod braille;
mod by_name;
mod cells;
mod checkers;
mod chess;
mod chess_clock;
mod correspondence;
mod endings;
pub mod felt_clock;
mod hearing;
mod help;
mod importing;
mod inquiry;
mod keys;
mod laws;
mod looking;
mod naming;
mod opening;
mod phrase;
mod players;
mod problems;
mod question;
mod refusals;
mod reviewing;
mod rules;
mod rulings;
mod settings;
mod speaker;
mod strength;
mod summary;
mod telling;
mod times;
mod titles;
mod training;
mod utterance;
mod words;
mod yin_yang;

pub use checkers::keys::{CHECKERS_KEYS, CheckersKey};
pub use chess::keys::{CHESS_KEYS, ChessKey};
pub use chess::labels::Mark;
pub use chess::square_menu::SquareFacts;
pub use hearing::{Command, Heard, Hearing, NotUnderstood, Why};
pub(crate) use hearing::{MAX_OFFERED, offered};
pub use help::{HelpPage, help_line, help_parts, help_sentences, sayings};
pub use importing::UnreadGame;
pub use keys::{KeyChange, KeyCommand, KeyPressed, KeyStroke, Keys};
pub use phrase::{Phrase, Segment, Urgency};
pub use question::{
    CheckersQuestion, ChessQuestion, Question, Reading, YinYangCorner, YinYangDirection,
    YinYangQuestion, YinYangTerm,
};
pub use rules::{TextSection, rules};
pub use settings::{
    Detail, Language, NamedMoves, PieceNames, Place, Ranks, Settings, SquareNames, Style,
};
pub use speaker::{Speaker, listener_at};
pub use training::{Notice, Replied, read_reply};
pub use yin_yang::keys::{YIN_YANG_KEYS, YinYangKey};
