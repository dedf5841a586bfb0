use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};

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
