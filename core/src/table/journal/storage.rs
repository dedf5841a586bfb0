use std::fs::{File, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;

use super::DiskError;

/// Where a game is written to.
pub trait Storage {
    /// Writes all bytes from `offset` on, in one call where possible.
    ///
    /// # Errors
    ///
    /// What the disk says; any part of the bytes may have been written then.
    fn write_at(&mut self, offset: u64, bytes: &[u8]) -> io::Result<()>;

    /// Comes back when all that was written outlasts a power loss.
    ///
    /// # Errors
    ///
    /// What the disk says; all since the last success may be lost then.
    fn sync(&mut self) -> io::Result<()>;

    /// Cuts off all from `length` on.
    ///
    /// # Errors
    ///
    /// What the disk says.
    fn truncate(&mut self, length: u64) -> io::Result<()>;

    /// The length in bytes.
    ///
    /// # Errors
    ///
    /// What the disk says.
    fn length(&self) -> io::Result<u64>;
}

impl Storage for File {
    fn write_at(&mut self, offset: u64, bytes: &[u8]) -> io::Result<()> {
        self.seek(SeekFrom::Start(offset))?;
        self.write_all(bytes)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_data()
    }

    fn truncate(&mut self, length: u64) -> io::Result<()> {
        self.set_len(length)
    }

    fn length(&self) -> io::Result<u64> {
        self.metadata().map(|data| data.len())
    }
}

/// Takes the game for this window until the file is closed; `false` when
/// another window has it. Where a file system knows no locks, all may have it.
///
/// # Errors
///
/// What the disk says.
pub fn lock(file: &File) -> Result<bool, DiskError> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(true),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Makes a folder's names outlast a power loss, where the system can do that.
///
/// # Errors
///
/// What the disk says.
pub fn sync_folder(folder: &Path) -> Result<(), DiskError> {
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}
