use std::fmt;

use thiserror::Error;

use super::reading::{count_lines, read_entries, split_line};
use super::{Condition, DiskError, NotAGame, ReadError, header_line, read, version_for};

/// What a repair saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repair {
    /// How many entries are in the new file.
    pub entries: usize,
    /// How many lines are not, the header left aside.
    pub lost_lines: u64,
    /// The header was damaged too. The new one takes the time of creation from
    /// the first entry.
    pub header_lost: bool,
}

impl fmt::Display for Repair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = |count| if count == 1 { "line" } else { "lines" };
        let (saved, lost) = (self.entries, self.lost_lines);
        write!(f, "{saved} {} saved, {lost} {} lost", lines(saved as u64), lines(lost))?;
        if self.header_lost { f.write_str(", the first line made anew") } else { Ok(()) }
    }
}

/// Why a file is not repaired.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RepairError {
    /// Nothing is wrong.
    #[error("the game is whole; there is nothing to repair")]
    Whole,
    /// A later program made the file.
    #[error("a newer version made this game (format {version}); only that can repair it")]
    Newer {
        /// The version of the format.
        version: u32,
    },
    /// Nothing can be read.
    #[error("nothing can be saved: {0}")]
    Nothing(NotAGame),
    /// The old file cannot be read.
    #[error("the file cannot be read: {0}")]
    Read(ReadError),
    /// The new file cannot be made.
    #[error("the new file cannot be written: {0}")]
    Write(#[from] DiskError),
}

impl From<ReadError> for RepairError {
    fn from(error: ReadError) -> RepairError {
        RepairError::Read(error)
    }
}

/// The bytes of a new file with all that can be read of a damaged or unfinished
/// one: the lines before the first wrong one, as they are.
///
/// # Errors
///
/// [`RepairError`] when there is nothing to mend or nothing to save.
pub fn repair(bytes: &[u8]) -> Result<(Vec<u8>, Repair), RepairError> {
    let reading = match read(bytes) {
        Ok(reading) => reading,
        Err(error) => return without_header(bytes).ok_or(RepairError::Nothing(error)),
    };
    match reading.condition {
        Condition::Whole => Err(RepairError::Whole),
        Condition::Newer { version, .. } => Err(RepairError::Newer { version }),
        Condition::Unfinished { .. } | Condition::Damaged { .. } => {
            let (sound, rest) = bytes.split_at(reading.sound_len as usize);
            let entries = reading.entries.len();
            let report = Repair { entries, lost_lines: count_lines(rest), header_lost: false };
            Ok((sound.to_vec(), report))
        }
    }
}

/// One wrong byte in the first line shall not cost a game whose other lines are
/// sound.
fn without_header(bytes: &[u8]) -> Option<(Vec<u8>, Repair)> {
    let (_, lines) = split_line(bytes)?;
    let (entries, _, rest) = read_entries(lines);
    let first = entries.first()?;
    let created = first.at.saturating_sub(first.time);
    let mut file =
        header_line(version_for(&entries), env!("CARGO_PKG_VERSION"), created).into_bytes();
    file.extend(&lines[..lines.len() - rest.len()]);
    let entries = entries.len();
    Some((file, Repair { entries, lost_lines: count_lines(rest), header_lost: true }))
}
