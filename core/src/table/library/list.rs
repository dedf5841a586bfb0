use std::ffi::OsString;
use std::fs;
use std::path::Path;

use super::{ENDING, LibraryError, id};
use crate::table::journal::{self, Condition, DiskError, Reading};

/// A file of the folder whose name ends in `.annabella`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name without the ending.
    pub id: String,
    /// What it holds, or why it cannot be read.
    pub content: Result<Summary, LibraryError>,
}

/// What a list of games shows of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The player's name for it.
    pub name: Option<String>,
    /// When it was made, in Unix milliseconds.
    pub created: u64,
    /// When its last entry was made, in Unix milliseconds.
    pub changed: u64,
    /// How many entries can be read.
    pub entries: usize,
    /// Whether that is all.
    pub condition: Condition,
}

impl From<&Reading> for Summary {
    fn from(reading: &Reading) -> Summary {
        Summary {
            name: reading.name().map(str::to_owned),
            created: reading.created,
            changed: reading.changed(),
            entries: reading.entries.len(),
            condition: reading.condition.clone(),
        }
    }
}

pub(super) fn list(folder: &Path) -> Result<Vec<Listed>, LibraryError> {
    let mut listed = Vec::new();
    for name in names(folder)? {
        let text = name.to_string_lossy();
        let id = text.strip_suffix(ENDING).unwrap_or(&text).to_owned();
        let content = match id::file_name(&id) {
            Ok(_) if name.to_str().is_some() => journal::read_file(&folder.join(&name))
                .map(|reading| Summary::from(&reading))
                .map_err(LibraryError::from),
            _ => Err(LibraryError::Id(id.clone())),
        };
        listed.push(Listed { id, content });
    }
    listed.sort_by(|one, other| newness(other).cmp(&newness(one)));
    Ok(listed)
}

/// When a game was changed last; of those that cannot be read, and of equal ones, the name.
fn newness(listed: &Listed) -> (Option<u64>, &str) {
    let summary = listed.content.as_ref().ok();
    (summary.map(|summary| summary.changed), &listed.id)
}

/// The file names that end like those of games. Hidden files are none: some
/// systems put one beside each file.
pub(super) fn names(folder: &Path) -> Result<Vec<OsString>, DiskError> {
    let entries = match fs::read_dir(folder).map_err(DiskError::from) {
        Err(DiskError::Missing) => return Ok(Vec::new()),
        other => other?,
    };
    let mut names = Vec::new();
    for entry in entries {
        let name = entry?.file_name();
        let text = name.to_string_lossy();
        if text.ends_with(ENDING) && !text.starts_with('.') {
            names.push(name);
        }
    }
    Ok(names)
}
