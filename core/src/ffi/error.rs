use thiserror::Error;

use super::Phrase;
use super::speech::phrase;
use crate::session::{NewGameError, ParseNewGameError};
use crate::speech::{self, Settings, Speaker};
use crate::table::journal::{OpenError, ReadError, RepairError, ResumeError, SaveError};
use crate::table::library::LibraryError;
use crate::table::results::{ParseResultsError, ResultsError};
use crate::table::{CommentError, ContinueError, KeepError};

/// What can go wrong that is no part of the game. A move that is not possible is
/// no error but an event.
#[derive(Clone, Debug, PartialEq, Eq, Error, uniffi::Error)]
pub enum GameError {
    /// The session was closed; make another.
    #[error("the game was closed; continue it from its file")]
    Closed,
    /// What a person typed makes no sense; say so, and ask again.
    #[error("{reason}")]
    Mistyped {
        /// What is wrong, in words.
        phrase: Phrase,
        /// The same in English, for a log.
        reason: String,
    },
    /// A value that was passed makes no sense; the caller has to be mended.
    #[error("{reason}")]
    BadInput {
        /// What is wrong, in English, for a log.
        reason: String,
    },
    /// A part of the saved game is lost; offer to repair it into a new one.
    #[error("{reason}")]
    Damaged {
        /// What is wrong, in English, for a log.
        reason: String,
    },
    /// The file holds no game, or one that is not possible; it cannot be repaired.
    #[error("{reason}")]
    Unreadable {
        /// What is wrong, in English, for a log.
        reason: String,
    },
    /// A newer version of the app made the game; it can only be looked at.
    #[error("{reason}")]
    Newer {
        /// What is wrong, in English, for a log.
        reason: String,
    },
    /// The game is open already; go on there.
    #[error("{reason}")]
    OpenElsewhere {
        /// What is wrong, in English, for a log.
        reason: String,
    },
    /// There is no such game any more; list the games anew.
    #[error("{reason}")]
    Missing {
        /// What is wrong, in English, for a log.
        reason: String,
    },
    /// The disk does not do what it should; try again, or make room.
    #[error("{reason}")]
    Storage {
        /// What is wrong, in English, for a log.
        reason: String,
    },
    /// A fault in this library; the game is still in its file.
    #[error("{reason}")]
    Internal {
        /// What is wrong, in English, for a log.
        reason: String,
    },
}

/// What a listener says when it cannot take a call. It is logged, and the game
/// goes on.
#[derive(Clone, Debug, PartialEq, Eq, Error, uniffi::Error)]
pub enum ListenerError {
    /// It failed.
    #[error("the listener failed: {reason}")]
    Failed {
        /// What is wrong, in English, for a log.
        reason: String,
    },
}

impl From<uniffi::UnexpectedUniFFICallbackError> for ListenerError {
    fn from(error: uniffi::UnexpectedUniFFICallbackError) -> ListenerError {
        ListenerError::Failed { reason: error.reason }
    }
}

impl GameError {
    /// What a person typed is wrong, in words that a speaker makes.
    pub(super) fn mistyped(
        settings: Settings,
        reason: impl ToString,
        tell: impl Fn(&Speaker) -> speech::Phrase,
    ) -> GameError {
        GameError::Mistyped { phrase: phrase(settings, tell), reason: reason.to_string() }
    }

    /// What is asked needs a notation that other programs read.
    pub(super) fn no_record() -> GameError {
        GameError::bad_input("this game has no notation that other programs read")
    }

    pub(super) fn bad_input(reason: impl ToString) -> GameError {
        GameError::BadInput { reason: reason.to_string() }
    }
}

impl From<ParseNewGameError> for GameError {
    fn from(error: ParseNewGameError) -> GameError {
        GameError::bad_input(error)
    }
}

impl From<NewGameError> for GameError {
    fn from(error: NewGameError) -> GameError {
        GameError::bad_input(error)
    }
}

impl From<ContinueError> for GameError {
    fn from(error: ContinueError) -> GameError {
        match error {
            ContinueError::Library(error) => error.into(),
            ContinueError::Replay(error) => GameError::Unreadable { reason: error.to_string() },
        }
    }
}

impl From<KeepError> for GameError {
    fn from(error: KeepError) -> GameError {
        match error {
            KeepError::Library(error) => error.into(),
            KeepError::NotKept | KeepError::Save(SaveError::Name(_)) => GameError::bad_input(error),
            KeepError::Save(_) | KeepError::Moved { .. } => {
                GameError::Storage { reason: error.to_string() }
            }
        }
    }
}

impl From<CommentError> for GameError {
    fn from(error: CommentError) -> GameError {
        match error {
            CommentError::Keep(error) => error.into(),
            CommentError::Strict
            | CommentError::NoSuchMove { .. }
            | CommentError::TooLong { .. } => GameError::bad_input(error),
        }
    }
}

impl From<ResultsError> for GameError {
    fn from(error: ResultsError) -> GameError {
        let reason = error.to_string();
        match error {
            ResultsError::Disk(_) => GameError::Storage { reason },
            ResultsError::Parse(ParseResultsError::Newer(_)) => GameError::Newer { reason },
            ResultsError::Parse(ParseResultsError::Damaged(_)) => GameError::Unreadable { reason },
        }
    }
}

impl From<LibraryError> for GameError {
    fn from(error: LibraryError) -> GameError {
        let reason = error.to_string();
        match error {
            LibraryError::Id(_) | LibraryError::Save(SaveError::Name(_)) => {
                GameError::BadInput { reason }
            }
            LibraryError::Missing(_) => GameError::Missing { reason },
            LibraryError::Open(OpenError::OpenElsewhere) => GameError::OpenElsewhere { reason },
            LibraryError::Open(OpenError::Resume(ResumeError::Newer { .. })) => {
                GameError::Newer { reason }
            }
            LibraryError::Repair(RepairError::Newer { .. }) => GameError::Newer { reason },
            LibraryError::Repair(RepairError::Whole) => GameError::BadInput { reason },
            LibraryError::Read(ReadError::Disk(_))
            | LibraryError::Repair(RepairError::Read(ReadError::Disk(_)))
            | LibraryError::Open(OpenError::Read(ReadError::Disk(_)))
            | LibraryError::Save(_)
            | LibraryError::Disk(_) => GameError::Storage { reason },
            LibraryError::Read(_)
            | LibraryError::Repair(_)
            | LibraryError::Open(OpenError::Read(_)) => GameError::Unreadable { reason },
            LibraryError::Open(_) => GameError::Damaged { reason },
        }
    }
}
