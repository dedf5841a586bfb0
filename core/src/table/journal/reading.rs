use std::fmt;

use super::line::{MAGIC, read_entry, read_header};
use super::{Entry, EntryKind, NotAGame, Problem, ResumeError, VERSION, limits};

/// What a file holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The version of the format.
    pub version: u32,
    /// The version of the program that made the file.
    pub app: String,
    /// When the game was made, in Unix milliseconds.
    pub created: u64,
    /// All lines up to the first that is wrong or missing.
    pub entries: Vec<Entry>,
    /// Whether that is all.
    pub condition: Condition,
    /// How many bytes of the file, from its start, the header and the entries
    /// take.
    pub sound_len: u64,
}

/// How sound a file is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Everything was read.
    Whole,
    /// The last line was cut, as a kill or a power loss does; everything before
    /// it is sound. [`Writer::resume`](super::Writer::resume) cuts the rest off.
    Unfinished {
        /// How many bytes follow the last whole line.
        bytes: u64,
    },
    /// A line is wrong. The entries before it are kept.
    Damaged {
        /// The number of the wrong line; the header's is 0.
        line: u64,
        /// How many lines are not read, the wrong one and a cut one included.
        lost_lines: u64,
        /// What is wrong with it.
        problem: Problem,
    },
    /// A later program made the file. The game may be looked at as far as it
    /// was understood, and must not be changed.
    Newer {
        /// The version of the format.
        version: u32,
        /// How many lines were not understood.
        lost_lines: u64,
    },
}

impl fmt::Display for Condition {
    /// A sentence for the player.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::Whole => f.write_str("the game is whole"),
            Condition::Unfinished { .. } => {
                f.write_str("the last line was cut off; everything before it is there")
            }
            Condition::Damaged { line, lost_lines, problem } => {
                write!(f, "the saved game is damaged at line {line}, {lost_lines} ")?;
                write!(f, "{} lost: {problem}", if *lost_lines == 1 { "line" } else { "lines" })
            }
            Condition::Newer { version, .. } => ResumeError::Newer { version: *version }.fmt(f),
        }
    }
}

impl Reading {
    /// The player's name for the game.
    pub fn name(&self) -> Option<&str> {
        self.entries.iter().rev().find_map(|entry| match &entry.kind {
            EntryKind::Name(name) => Some(name.as_str()),
            EntryKind::Action { .. } | EntryKind::Comment { .. } => None,
        })
    }

    /// When the last entry was made, in Unix milliseconds; the time of creation
    /// if there is none.
    pub fn changed(&self) -> u64 {
        self.entries.last().map_or(self.created, |entry| entry.at)
    }

    /// The game time of the last entry in milliseconds.
    pub fn time(&self) -> u64 {
        self.entries.last().map_or(0, |entry| entry.time)
    }
}

/// Reads a saved game from any bytes, as far as it is sound.
///
/// # Errors
///
/// [`NotAGame`] when the first line cannot be read.
pub fn read(bytes: &[u8]) -> Result<Reading, NotAGame> {
    let Some((first, rest)) = split_line(bytes) else { return Err(without_line(bytes)) };
    let header = read_header(first).map_err(|problem| {
        if first.starts_with(MAGIC) { NotAGame::HeaderDamaged(problem) } else { NotAGame::Foreign }
    })?;
    let (entries, condition, rest) = read_entries(rest);
    let condition = if header.version > VERSION {
        Condition::Newer { version: header.version, lost_lines: count_lines(rest) }
    } else {
        condition
    };
    Ok(Reading {
        version: header.version,
        app: header.app.into_owned(),
        created: header.created,
        entries,
        condition,
        sound_len: (bytes.len() - rest.len()) as u64,
    })
}

/// Reads the lines after the header; what is left begins with the first that
/// is wrong.
pub(super) fn read_entries(bytes: &[u8]) -> (Vec<Entry>, Condition, &[u8]) {
    let (mut entries, mut rest, mut time) = (Vec::new(), bytes, 0);
    while let Some((line, after)) = split_line(rest) {
        let number = entries.len() as u64 + 1;
        match read_entry(line, number, time) {
            Ok(entry) => {
                time = entry.time;
                entries.push(entry);
                rest = after;
            }
            Err(problem) => return (entries, damaged(number, rest, problem), rest),
        }
    }
    let condition = match without_zeros(rest).len() {
        _ if rest.is_empty() => Condition::Whole,
        // no program cuts a line that it would never have begun
        bytes if bytes > limits::LINE => {
            damaged(entries.len() as u64 + 1, rest, Problem::TooLong { bytes })
        }
        _ => Condition::Unfinished { bytes: rest.len() as u64 },
    };
    (entries, condition, rest)
}

fn damaged(line: u64, rest: &[u8], problem: Problem) -> Condition {
    Condition::Damaged { line, lost_lines: count_lines(rest), problem }
}

/// How many lines there are, a cut one at the end included.
pub(super) fn count_lines(bytes: &[u8]) -> u64 {
    let ends = memchr::memchr_iter(b'\n', bytes).count() as u64;
    let tail = memchr::memrchr(b'\n', bytes).map_or(bytes, |at| &bytes[at + 1..]);
    ends + u64::from(!without_zeros(tail).is_empty())
}

pub(super) fn split_line(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = memchr::memchr(b'\n', bytes)?;
    Some((&bytes[..end], &bytes[end + 1..]))
}

/// Without the zero bytes at the end that some file systems leave there after a
/// power loss.
fn without_zeros(bytes: &[u8]) -> &[u8] {
    &bytes[..bytes.iter().rposition(|&byte| byte != 0).map_or(0, |at| at + 1)]
}

/// What bytes without a line's end are.
fn without_line(bytes: &[u8]) -> NotAGame {
    let start = without_zeros(bytes);
    if bytes.is_empty() {
        NotAGame::Empty
    } else if start.len() < limits::LINE
        && start.starts_with(&MAGIC[..MAGIC.len().min(start.len())])
    {
        NotAGame::HeaderCut
    } else {
        NotAGame::Foreign
    }
}
