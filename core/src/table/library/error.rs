use thiserror::Error;

use crate::table::journal::{DiskError, OpenError, ReadError, RepairError, ResumeError, SaveError};

/// Why something could not be done with a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LibraryError {
    /// No file can have this id.
    #[error("{0:?} is no name of a game's file: it is a part of a path, or too long")]
    Id(String),
    /// There is no game of this id.
    #[error("there is no game {0:?}; the list of games shows which there are")]
    Missing(String),
    /// It cannot be read.
    #[error(transparent)]
    Read(ReadError),
    /// It can only be looked at.
    #[error(transparent)]
    Open(OpenError),
    /// It cannot be written to.
    #[error(transparent)]
    Save(SaveError),
    /// It cannot be repaired.
    #[error(transparent)]
    Repair(RepairError),
    /// The disk failed.
    #[error(transparent)]
    Disk(#[from] DiskError),
}

impl LibraryError {
    /// Says which game is missing, if that is what is wrong.
    pub(super) fn of(self, id: &str) -> LibraryError {
        match self {
            LibraryError::Disk(DiskError::Missing) => LibraryError::Missing(id.into()),
            other => other,
        }
    }
}

impl From<ReadError> for LibraryError {
    fn from(error: ReadError) -> LibraryError {
        match error {
            ReadError::Disk(error) => LibraryError::Disk(error),
            error => LibraryError::Read(error),
        }
    }
}

impl From<SaveError> for LibraryError {
    fn from(error: SaveError) -> LibraryError {
        match error {
            // the writer goes, and with it what it kept
            SaveError::Disk(error) => LibraryError::Disk(error),
            error => LibraryError::Save(error),
        }
    }
}

impl From<OpenError> for LibraryError {
    fn from(error: OpenError) -> LibraryError {
        match error {
            OpenError::Read(error) => error.into(),
            OpenError::Resume(ResumeError::Disk(error)) => LibraryError::Disk(error),
            error => LibraryError::Open(error),
        }
    }
}
