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
mod cells;
mod checkers;
mod chess;
mod chess_clock;
mod endings;
pub mod felt_clock;
mod hearing;
mod importing;
mod inquiry;
mod keys;
mod naming;
mod opening;
mod phrase;
mod players;
mod problems;
mod question;
mod refusals;
mod rules;
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

pub use checkers::keys::{CHECKERS_KEYS, CheckersKey};
pub use chess::keys::{CHESS_KEYS, ChessKey};
pub use chess::labels::Mark;
pub use chess::square_menu::SquareFacts;
pub use hearing::{Command, Heard, Hearing, NotUnderstood, Why};
pub(crate) use hearing::{MAX_OFFERED, offered};
pub use importing::UnreadGame;
pub use keys::{KeyChange, KeyCommand, KeyPressed, KeyStroke, Keys};
pub use phrase::{Phrase, Segment, Urgency};
pub use question::{CheckersQuestion, ChessQuestion, Question, Reading};
pub use rules::{RulesSection, rules};
pub use settings::{Detail, Language, PieceNames, Place, Ranks, Settings, SquareNames, Style};
pub use speaker::{Speaker, listener_at};
pub use training::{Notice, Replied, read_reply};

pub mod braille {
    //! A blind player's score in Braille (article E2.5): written as Unicode text or
    //! as the pages of a BRF file, and read back from either.
    //!
    //! Moves are written in one of two ways, [`Profile::Literal`] and
    //! [`Profile::Compact`]; the header in the uncontracted Braille of a
    //! [`Language`]. What stands here itself is for games of chess; those of checkers have
    //! [`checkers`].
    //!
    //! ```
    //! use annabella::games::chess::notation::pgn::Game;
    //! use annabella::speech::braille::{self, Language, Profile, Reader, Style};
    //!
    //! let game: Game = "[White \"Menchik\"]\n\n1. e4 e5 2. Nf3 *".parse().unwrap();
    //! let style = Style { profile: Profile::Compact, language: Language::English };
    //! let pages = braille::pages(&game, &style);
    //! assert_eq!(pages, ",WHITE3 ,MENCHIK\r\n\r\n1 E4 E5\r\n2 SF3\r\n\"9\r\n");
    //!
    //! let again = Reader::new(pages.as_bytes()).next().unwrap().unwrap();
    //! assert_eq!(again, game);
    //! ```

    pub use super::cells::{
        Cell, LINES, Language, Options, Profile, SourceError, SpellingError, Style, WIDTH, brf,
        limits, read_spelling, spell, unicode,
    };
    pub use super::checkers::braille as checkers;
    pub use super::chess::braille::{
        BrailleError, BrailleErrorKind, MoveError, Reader, is_ascii_score, is_score, pages, text,
    };
}
