use std::fmt;

use thiserror::Error;

use super::name::{self, NameError};
use super::{
    Condition, DiskError, Entry, EntryKind, Reading, Storage, entry_line, header_line, limits,
    version_for,
};

/// What an entry that was written lasts through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// The end of the program.
    Written,
    /// A power loss, too.
    Synced,
}

/// Writes a game line by line.
///
/// What the disk refuses is kept and written, in order, as soon as the disk
/// takes it: the file is at any time the true beginning of the game. Dropping
/// the writer closes the file and gives up what is still kept; see
/// [`Writer::pending`].
pub struct Writer<S> {
    storage: S,
    /// Where the lines begin that may not outlast a power loss.
    synced_len: u64,
    /// Those lines, and those that the file does not hold yet.
    lines: Vec<String>,
    /// How many of them need not be written any more.
    written: usize,
    /// Where these end in the file.
    written_len: u64,
    /// Where the last line ends that the file has ever held whole.
    whole_len: u64,
    /// After that the file may hold a part of a line.
    has_rest: bool,
    /// Lines were promised to be synced and are not.
    sync_owed: bool,
    /// How long the file will be with all lines.
    full_len: u64,
    next_number: u64,
    last_time: u64,
    /// Why an action was refused; a game with a gap would be no game.
    refused: Option<SaveError>,
}

/// Why an entry is not yet on disk, or cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SaveError {
    /// The entry is kept and will be written with the next one or by
    /// [`Writer::flush`].
    #[error("{0}; the game is kept in memory until it can be saved")]
    Disk(#[from] DiskError),
    /// The entry is not kept.
    #[error("the entry takes {bytes} bytes; a line has at most {}", limits::LINE)]
    EntryTooLong {
        /// The length of its line.
        bytes: usize,
    },
    /// The entry is not kept.
    #[error("the saved game is full: a file has at most {} bytes", limits::FILE)]
    GameTooLong,
    /// The entry is not kept.
    #[error("the game time would fall from {before} to {time} ms")]
    TimeFalls {
        /// The time of the entry.
        time: u64,
        /// The time of the entry before.
        before: u64,
    },
    /// The text is no name for a game.
    #[error(transparent)]
    Name(#[from] NameError),
}

/// Why a game cannot be gone on with.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ResumeError {
    /// A line is wrong.
    #[error("line {line} of the saved game is damaged; repair it into a new game first")]
    Damaged {
        /// Its number; the header's is 0.
        line: u64,
    },
    /// A later program made the file.
    #[error("a newer version made this game (format {version}); it can only be looked at here")]
    Newer {
        /// The version of the format.
        version: u32,
    },
    /// The file is not as it was when it was read.
    #[error("the file has {found} bytes, but had {expected} when it was read; open it again")]
    Changed {
        /// Its length now.
        found: u64,
        /// Its length then.
        expected: u64,
    },
    /// The disk failed.
    #[error(transparent)]
    Disk(#[from] DiskError),
}

impl<S: Storage> Writer<S> {
    /// Begins a game in an empty storage, with the entries that there are already;
    /// `created` is in Unix milliseconds. All is one write, so that a kill leaves no header
    /// alone.
    ///
    /// # Errors
    ///
    /// What the disk says, or what is wrong with an entry; the game does not begin then.
    pub fn create(storage: S, created: u64, entries: &[Entry]) -> Result<Writer<S>, SaveError> {
        let mut text = header_line(version_for(entries), env!("CARGO_PKG_VERSION"), created);
        let mut writer = Writer::after(storage, text.len() as u64, 1, 0);
        for entry in entries {
            let line = writer.line_of(entry)?;
            text += &line;
            writer.full_len = text.len() as u64;
            writer.next_number += 1;
            writer.last_time = entry.time;
        }
        let Writer { mut storage, full_len, next_number, last_time, .. } = writer;
        storage.write_at(0, text.as_bytes()).map_err(DiskError::from)?;
        storage.sync().map_err(DiskError::from)?;
        Ok(Writer::after(storage, full_len, next_number, last_time))
    }

    /// Goes on with a game that was read from this storage. An unfinished line
    /// is cut off.
    ///
    /// # Errors
    ///
    /// [`ResumeError`] when the game is damaged or newer, or the disk fails.
    pub fn resume(mut storage: S, reading: &Reading) -> Result<Writer<S>, ResumeError> {
        let rest = match reading.condition {
            Condition::Whole => 0,
            Condition::Unfinished { bytes } => bytes,
            Condition::Damaged { line, .. } => return Err(ResumeError::Damaged { line }),
            Condition::Newer { version, .. } => return Err(ResumeError::Newer { version }),
        };
        let found = storage.length().map_err(DiskError::from)?;
        let expected = reading.sound_len + rest;
        if found != expected {
            return Err(ResumeError::Changed { found, expected });
        }
        if rest > 0 {
            storage.truncate(reading.sound_len).map_err(DiskError::from)?;
        }
        // whoever wrote the last lines may not have waited for the disk
        storage.sync().map_err(DiskError::from)?;
        let next_number = reading.entries.len() as u64 + 1;
        Ok(Writer::after(storage, reading.sound_len, next_number, reading.time()))
    }

    fn after(storage: S, synced_len: u64, next_number: u64, last_time: u64) -> Writer<S> {
        Writer {
            storage,
            synced_len,
            lines: Vec::new(),
            written: 0,
            written_len: synced_len,
            whole_len: synced_len,
            has_rest: false,
            sync_owed: false,
            full_len: synced_len,
            next_number,
            last_time,
            refused: None,
        }
    }

    /// Writes an entry, after all that could not be written before.
    ///
    /// # Errors
    ///
    /// [`SaveError::Disk`] when the entry is not as durable as asked for; it is
    /// kept then. Another [`SaveError`] when it is no entry for this game; after
    /// an action that was refused like that, every further entry is.
    pub fn append(&mut self, entry: &Entry, durability: Durability) -> Result<(), SaveError> {
        if let Some(error) = &self.refused {
            return Err(error.clone());
        }
        let line = self.line_of(entry).inspect_err(|error| {
            if matches!(entry.kind, EntryKind::Action { .. }) {
                self.refused = Some(error.clone());
            }
        })?;
        self.full_len += line.len() as u64;
        self.lines.push(line);
        self.next_number += 1;
        self.last_time = entry.time;
        self.sync_owed |= durability == Durability::Synced;
        self.write_pending()
    }

    fn line_of(&self, entry: &Entry) -> Result<String, SaveError> {
        if entry.time < self.last_time {
            return Err(SaveError::TimeFalls { time: entry.time, before: self.last_time });
        }
        let line = entry_line(self.next_number, entry);
        if line.len() > limits::LINE {
            return Err(SaveError::EntryTooLong { bytes: line.len() });
        }
        if self.full_len + line.len() as u64 > limits::FILE {
            return Err(SaveError::GameTooLong);
        }
        Ok(line)
    }

    /// Names the game, at `at` in Unix milliseconds; the name outlasts a power
    /// loss.
    ///
    /// # Errors
    ///
    /// [`SaveError::Name`] when it is no name; others as for [`Writer::append`].
    pub fn rename(&mut self, name: &str, at: u64) -> Result<(), SaveError> {
        let name = name::checked(name)?;
        self.append(&Entry::name(self.last_time, at, name), Durability::Synced)
    }

    /// Writes all that could not be written before, and waits for the disk.
    ///
    /// # Errors
    ///
    /// [`SaveError::Disk`] when that is still not possible.
    pub fn flush(&mut self) -> Result<(), SaveError> {
        self.sync_owed |= !self.lines.is_empty();
        self.write_pending()
    }

    /// How many entries the disk has refused and not yet taken.
    pub fn pending(&self) -> usize {
        self.lines.len() - self.written
    }

    /// How many bytes the file holds, as far as the writer knows, without a
    /// part of a line.
    pub fn file_len(&self) -> u64 {
        self.whole_len
    }

    /// The game time of the last entry in milliseconds, kept ones included.
    pub fn time(&self) -> u64 {
        self.last_time
    }

    fn write_pending(&mut self) -> Result<(), SaveError> {
        if self.has_rest {
            self.storage.truncate(self.whole_len).map_err(DiskError::from)?;
            self.has_rest = false;
        }
        while let Some(line) = self.lines.get(self.written) {
            if let Err(error) = self.storage.write_at(self.written_len, line.as_bytes()) {
                self.has_rest = true;
                return Err(DiskError::from(error).into());
            }
            self.written += 1;
            self.written_len += line.len() as u64;
            self.whole_len = self.whole_len.max(self.written_len);
        }
        if self.sync_owed {
            if let Err(error) = self.storage.sync() {
                // A system may drop what it could not bring to the disk and then
                // call the next sync a success. So all is written once more, in
                // its old place: the file never holds less in between.
                self.written = 0;
                self.written_len = self.synced_len;
                return Err(DiskError::from(error).into());
            }
            self.synced_len = self.written_len;
            self.lines.clear();
            self.written = 0;
            self.sync_owed = false;
        }
        Ok(())
    }
}

impl<S> fmt::Debug for Writer<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Writer")
            .field("next_number", &self.next_number)
            .field("kept", &(self.lines.len() - self.written))
            .finish_non_exhaustive()
    }
}
