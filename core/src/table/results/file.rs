//! Results in a file.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::{ParseResultsError, Results, parse, write};
use crate::table::journal::{DiskError, sync_folder};
use crate::trainer::{Exercise, Level, Summary};

/// A file of results has at most this many bytes; there are few exercises and levels.
const LONGEST: u64 = 1 << 20;

/// Why results cannot be read or kept.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ResultsError {
    /// The disk failed.
    #[error(transparent)]
    Disk(#[from] DiskError),
    /// There are none in the file, or newer ones.
    #[error(transparent)]
    Parse(#[from] ParseResultsError),
}

/// Results that have been kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// All of them.
    pub results: Results,
    /// Where the file that was there is now, if it was damaged.
    pub aside: Option<PathBuf>,
}

/// Reads the results; a file that is not there holds none.
///
/// # Errors
///
/// [`ResultsError`] when there is something else in the file, or what the disk says.
pub fn load(path: &Path) -> Result<Results, ResultsError> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(LONGEST + 1).read_to_end(&mut bytes));
    match read {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Results::default()),
        Err(error) => return Err(DiskError::from(error).into()),
    }
    if bytes.len() as u64 > LONGEST {
        let problem = format!("it has more than {LONGEST} bytes");
        return Err(ParseResultsError::Damaged(problem).into());
    }
    let text =
        String::from_utf8(bytes).map_err(|error| ParseResultsError::Damaged(error.to_string()))?;
    Ok(parse(&text)?)
}

/// Adds what came of a course that ended at `at`, in Unix milliseconds.
///
/// The file is written whole beside the old one and then takes its place. A damaged one
/// is first given another name, and one of a newer version is left alone.
///
/// # Errors
///
/// [`ResultsError`] when the file is of a newer version, or what the disk says.
pub fn record(
    path: &Path,
    exercise: Exercise,
    level: Level,
    summary: &Summary,
    at: u64,
) -> Result<Recorded, ResultsError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(DiskError::from)?;
    // until the end of this function, so that two programs do not forget each other's
    let _lock = lock(&beside(path, "lock"))?;
    let (mut results, aside) = match load(path) {
        Ok(results) => (results, None),
        Err(ResultsError::Parse(ParseResultsError::Damaged(_))) => {
            (Results::default(), Some(put_aside(path)?))
        }
        Err(error) => return Err(error),
    };
    results.add(exercise, level, summary, at);
    replace(path, &write(&results))?;
    sync_folder(folder)?;
    Ok(Recorded { results, aside })
}

fn lock(path: &Path) -> Result<File, DiskError> {
    let file = OpenOptions::new().create(true).append(true).open(path)?;
    match file.lock() {
        // some file systems know no locks
        Err(error) if error.kind() != ErrorKind::Unsupported => Err(error.into()),
        _ => Ok(file),
    }
}

fn replace(path: &Path, text: &str) -> Result<(), DiskError> {
    let new = beside(path, "new");
    let mut file = File::create(&new)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    drop(file);
    Ok(fs::rename(&new, path)?)
}

/// Gives a file the first name of its kind that nothing has.
fn put_aside(path: &Path) -> Result<PathBuf, DiskError> {
    for number in 1_u64.. {
        let aside = beside(path, &format!("damaged-{number}"));
        if !aside.exists() {
            fs::rename(path, &aside)?;
            return Ok(aside);
        }
    }
    Err(DiskError::Exists)
}

/// `results.json` with another ending behind its own.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}
