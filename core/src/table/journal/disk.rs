use std::io::{self, ErrorKind};

use thiserror::Error;

/// Why the disk did not do what was asked. Which file it was is for the caller
/// to say.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DiskError {
    /// No room is left.
    #[error("the disk is full; free some space")]
    Full,
    /// The disk or folder cannot be written to.
    #[error("the disk is read-only")]
    ReadOnly,
    /// The system does not allow it.
    #[error("there is no permission for this file or folder")]
    NoPermission,
    /// There is no such file or folder.
    #[error("the file or folder is not there")]
    Missing,
    /// A name is taken.
    #[error("a file of this name is there already")]
    Exists,
    /// A file stands where a folder is needed, or the other way round.
    #[error("a file stands where a folder is needed, or a folder where a file is")]
    WrongKind,
    /// Something else, in the system's words.
    #[error("the disk failed: {0}")]
    Other(String),
}

impl From<io::Error> for DiskError {
    fn from(error: io::Error) -> DiskError {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                DiskError::Full
            }
            ErrorKind::ReadOnlyFilesystem => DiskError::ReadOnly,
            ErrorKind::PermissionDenied => DiskError::NoPermission,
            ErrorKind::NotFound => DiskError::Missing,
            ErrorKind::AlreadyExists => DiskError::Exists,
            ErrorKind::NotADirectory | ErrorKind::IsADirectory => DiskError::WrongKind,
            _ => DiskError::Other(error.to_string()),
        }
    }
}
