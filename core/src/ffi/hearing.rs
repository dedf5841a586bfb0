//! What a player says, understood.

use super::{GameAction, GameError, GamePath, GameQuestion, GameSession, Phrase};
use crate::games::Side;
use crate::games::chess::notation::SquareMove;
use crate::session::LookBack;
use crate::speech::{self, Command, Settings};
use crate::table;

/// What an utterance, or a line that was typed, means in a game.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Understood {
    /// Something that is done in the game, legal or not: to be dispatched as it is.
    Action {
        /// Who does what.
        action: GameAction,
    },
    /// Something that is asked, for `ask`.
    Question {
        /// What.
        question: GameQuestion,
    },
    /// Something that the app does itself.
    Command {
        /// `repeat` the last words, `help`, `stop` speaking, `faster`, `slower`, `new`
        /// game, `quit`, `level`, `harder` and `easier` (by one level), `full-strength`,
        /// `opponent` (who that is), `review` (the moves that cost most), `look-end` (back to the
        /// game as it stands), `play-from-here`, `next-board`, `previous-board`,
        /// `which-board`, `board` (to that), `boards` (how they stand), `seal` or `open`.
        name: String,
        /// The level or rating that is to be set, and none asks for it; or that of a board.
        number: Option<u16>,
    },
    /// A step of a look back at the game, for `look`.
    Look {
        /// Where to.
        to: LookBack,
    },
    /// Several moves fit, or one that has to be confirmed; nothing is done before the
    /// answer. The game remembers the question until it is answered or something else is done.
    Ambiguous {
        /// The moves.
        moves: Vec<GamePath>,
        /// Asks which of them is meant.
        phrase: Phrase,
    },
    /// The move that was asked for is not meant.
    Dropped {
        /// Says so.
        phrase: Phrase,
    },
    /// The opponent's move has to be repeated, and this cannot be it.
    WronglyRepeated {
        /// Says what the move is.
        phrases: Vec<Phrase>,
    },
    /// None of that.
    NotUnderstood {
        /// Says so, and why.
        phrase: Phrase,
    },
}

#[uniffi::export]
impl GameSession {
    /// What the player who listens, or somebody at the device, means by what he has said
    /// or typed, in the language of `set_speech`. Where a recogniser of speech wrote it
    /// (`is_dictated`), a move is asked for where it could have been another one by the sound
    /// of a letter. Of somebody who looks back at the game (`is_looking_back`) words such as a
    /// lone "back" are steps through it. Nothing is done, and no text is an error.
    #[uniffi::method(default(is_looking_back = false))]
    pub fn hear(
        &self,
        text: String,
        is_dictated: bool,
        is_looking_back: bool,
    ) -> Result<Understood, GameError> {
        let listener = self.listener();
        let settings = Settings { is_dictated, is_looking_back, ..listener.settings };
        self.with_game(|game| {
            let for_the_eye = Settings { as_printed: true, ..settings };
            let seen = game.talk().understand(game.state(), listener.side, for_the_eye, &text);
            let heard: Understood = game.hear(listener.side, settings, &text).into();
            Ok(heard.seen_as(seen.into()))
        })
    }
}

#[uniffi::export]
impl GameSession {
    /// What a player writes down as the next move that is missing on his scoresheet, where the
    /// score is kept by hand: an action that records it, or why it is no move. Nothing is done,
    /// and no question is remembered: what is written next is heard anew.
    pub fn hear_record(&self, by: Side, text: String) -> Result<Understood, GameError> {
        let settings = self.listener().settings;
        self.with_game(|game| {
            let understood = |settings| -> Understood {
                table::understand_record(game.state(), by, settings, &text).into()
            };
            let seen = understood(Settings { as_printed: true, ..settings });
            Ok(understood(settings).seen_as(seen))
        })
    }

    /// How many moves of both sides, those before this game included, a player has on his
    /// scoresheet.
    pub fn written(&self, by: Side) -> Result<u32, GameError> {
        self.with_game(|game| Ok(game.state().written(by) as u32))
    }
}

impl Understood {
    /// The same, with its words for the eye from what was understood so.
    fn seen_as(self, seen: Understood) -> Understood {
        let both = |heard: Phrase, seen: Phrase| Phrase { printed: seen.printed, ..heard };
        match (self, seen) {
            (
                Understood::Ambiguous { moves, phrase },
                Understood::Ambiguous { phrase: seen, .. },
            ) => Understood::Ambiguous { moves, phrase: both(phrase, seen) },
            (Understood::Dropped { phrase }, Understood::Dropped { phrase: seen }) => {
                Understood::Dropped { phrase: both(phrase, seen) }
            }
            (
                Understood::WronglyRepeated { phrases },
                Understood::WronglyRepeated { phrases: seen },
            ) => {
                let phrases = phrases.into_iter().zip(seen);
                let phrases = phrases.map(|(heard, seen)| both(heard, seen)).collect();
                Understood::WronglyRepeated { phrases }
            }
            (Understood::NotUnderstood { phrase }, Understood::NotUnderstood { phrase: seen }) => {
                Understood::NotUnderstood { phrase: both(phrase, seen) }
            }
            (heard, _) => heard,
        }
    }
}

impl From<table::Understood> for Understood {
    fn from(understood: table::Understood) -> Understood {
        match understood {
            table::Understood::Action(action) => Understood::Action { action: action.into() },
            table::Understood::Question(question) => {
                Understood::Question { question: question.into() }
            }
            table::Understood::Command(Command::Look(to)) => Understood::Look { to },
            table::Understood::Command(command) => Understood::Command {
                name: command.name().to_owned(),
                number: match command {
                    Command::Level(number) => number,
                    Command::Board(number) => Some(number),
                    _ => None,
                },
            },
            table::Understood::Ambiguous { candidates, question, .. } => Understood::Ambiguous {
                moves: candidates.into_iter().map(|mv| SquareMove::of(mv).into()).collect(),
                phrase: question.into(),
            },
            table::Understood::Dropped(phrase) => Understood::Dropped { phrase: phrase.into() },
            table::Understood::WronglyRepeated(phrases) => {
                Understood::WronglyRepeated { phrases: all(phrases) }
            }
            table::Understood::Begun { heard, .. } | table::Understood::NotUnderstood(heard) => {
                Understood::NotUnderstood { phrase: heard.phrase.into() }
            }
        }
    }
}

fn all(phrases: Vec<speech::Phrase>) -> Vec<Phrase> {
    phrases.into_iter().map(Into::into).collect()
}
