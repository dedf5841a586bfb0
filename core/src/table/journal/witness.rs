use std::fs::{self, File};
use std::io::Read;
use std::path::Path;
use std::time::SystemTime;

use super::DiskError;
use super::checksum::crc32;

/// A longer file is known by its time of change and not by its content.
const READ_WHOLE: u64 = 1 << 20;

/// What a file is known by, so that it is noticed when another program changes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::table) struct Witness {
    pub(in crate::table) length: u64,
    /// Which file it is, whatever its name.
    file: (u64, u64),
    content: Content,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Content {
    Checksum(u32),
    Changed(Option<SystemTime>),
}

impl Witness {
    /// Of the file that is there now.
    ///
    /// # Errors
    ///
    /// What the disk says.
    pub(in crate::table) fn at(path: &Path) -> Result<Witness, DiskError> {
        let data = fs::metadata(path)?;
        let length = data.len();
        let content = if length > READ_WHOLE {
            Content::Changed(data.modified().ok())
        } else {
            let mut bytes = Vec::new();
            File::open(path)?.take(READ_WHOLE).read_to_end(&mut bytes)?;
            Content::Checksum(crc32(&bytes))
        };
        Ok(Witness { length, file: identity(&data), content })
    }
}

#[cfg(unix)]
fn identity(data: &fs::Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    (data.dev(), data.ino())
}

/// Where an open file cannot be replaced it needs no other name.
#[cfg(not(unix))]
fn identity(_: &fs::Metadata) -> (u64, u64) {
    (0, 0)
}
