use std::fs::File;

use thiserror::Error;

use super::journal::{Durability, Entry, SaveError, Writer, check_name};
use super::library::{Library, LibraryError};

/// Why a game is not on disk as it should be. It goes on all the same.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum KeepError {
    /// Its file could not be made.
    #[error("the game cannot be saved: {0}")]
    Library(#[from] LibraryError),
    /// It has no library, and so no file that could have a name.
    #[error("this game is not saved, so it cannot have a name")]
    NotKept,
    /// A line could not be written.
    #[error(transparent)]
    Save(#[from] SaveError),
}

/// Keeps a game on disk while it is played.
#[derive(Debug)]
pub(super) enum Keeper {
    /// It is not kept.
    Nowhere,
    /// It will be kept as soon as there is something to keep.
    Later {
        library: Library,
        /// All lines so far.
        waiting: Vec<(Entry, Durability)>,
    },
    /// It is kept in the file of this id.
    File { writer: Writer<File>, id: String },
}

impl Keeper {
    /// Writes a line, and with `is_begun` also makes the file if there is none.
    pub(super) fn keep(
        &mut self,
        entry: Entry,
        durability: Durability,
        is_begun: bool,
    ) -> Result<(), KeepError> {
        match self {
            Keeper::Nowhere => Ok(()),
            Keeper::File { writer, .. } => Ok(writer.append(&entry, durability)?),
            Keeper::Later { waiting, .. } => {
                waiting.push((entry, durability));
                if is_begun { self.make_file() } else { Ok(()) }
            }
        }
    }

    /// Makes the file if it should be there, and writes what is owed.
    pub(super) fn flush(&mut self) -> Result<(), KeepError> {
        match self {
            Keeper::Nowhere => Ok(()),
            Keeper::Later { .. } => self.make_file(),
            Keeper::File { writer, .. } => Ok(writer.flush()?),
        }
    }

    pub(super) fn rename(&mut self, name: &str, at: u64) -> Result<(), KeepError> {
        check_name(name)?;
        self.flush()?;
        match self {
            Keeper::File { writer, .. } => Ok(writer.rename(name, at)?),
            Keeper::Nowhere | Keeper::Later { .. } => Err(KeepError::NotKept),
        }
    }

    pub(super) fn id(&self) -> Option<&str> {
        match self {
            Keeper::File { id, .. } => Some(id),
            Keeper::Nowhere | Keeper::Later { .. } => None,
        }
    }

    /// How long its file should be.
    pub(super) fn file_len(&self) -> Option<u64> {
        match self {
            Keeper::File { writer, .. } => Some(writer.file_len()),
            Keeper::Nowhere | Keeper::Later { .. } => None,
        }
    }

    /// How many lines are owed to the disk.
    pub(super) fn pending(&self) -> usize {
        match self {
            Keeper::Nowhere => 0,
            Keeper::Later { waiting, .. } => waiting.len(),
            Keeper::File { writer, .. } => writer.pending(),
        }
    }

    fn make_file(&mut self) -> Result<(), KeepError> {
        let Keeper::Later { library, waiting } = self else { return Ok(()) };
        let created = waiting.first().map_or(0, |(entry, _)| entry.at);
        let (mut writer, id) = library.create(created)?;
        let mut written = Ok(());
        for (entry, _) in waiting.iter() {
            // what the disk refuses the writer keeps
            written = written.and(writer.append(entry, Durability::Written));
        }
        *self = Keeper::File { writer, id };
        written?;
        self.flush()
    }
}
