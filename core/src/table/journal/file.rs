//! Games in files, by plain paths.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::Path;

use thiserror::Error;

use super::{
    DiskError, Entry, NotAGame, Reading, Repair, RepairError, ResumeError, SaveError, Writer,
    limits, read, repair,
};

/// Why a file cannot be looked at.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReadError {
    /// The disk failed.
    #[error(transparent)]
    Disk(#[from] DiskError),
    /// A folder, a device or the like.
    #[error("this is no ordinary file, so it holds no game")]
    NoFile,
    /// Longer than [`limits::FILE`].
    #[error("the file has {bytes} bytes; a saved game has at most {}", limits::FILE)]
    TooLong {
        /// Its length.
        bytes: u64,
    },
    /// It holds something else, or nothing.
    #[error(transparent)]
    NotAGame(#[from] NotAGame),
}

/// Why a file cannot be opened for play.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// It cannot even be looked at.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// It can only be looked at.
    #[error(transparent)]
    Resume(#[from] ResumeError),
    /// It is being played.
    #[error("the game is open in another window; look at it here, or continue there")]
    OpenElsewhere,
}

impl From<DiskError> for OpenError {
    fn from(error: DiskError) -> OpenError {
        OpenError::Read(error.into())
    }
}

/// Begins a game in a new file, with the entries that there are already; `created` is in
/// Unix milliseconds. The file outlasts a power loss, and is locked until the writer is
/// dropped.
///
/// # Errors
///
/// What the disk says, also when the file is there already, or what is wrong with an
/// entry; there is no file then.
pub fn create_file(
    path: &Path,
    created: u64,
    entries: &[Entry],
) -> Result<Writer<File>, SaveError> {
    new_file(path, |file| {
        if !lock(&file)? {
            return Err(DiskError::Exists.into());
        }
        Writer::create(file, created, entries)
    })
}

/// Reads a game to look at it; it may be open elsewhere.
///
/// # Errors
///
/// [`ReadError`] when there is no file, or no game in it.
pub fn read_file(path: &Path) -> Result<Reading, ReadError> {
    Ok(read(&bytes_of(path)?)?)
}

/// Opens a game to go on with it. The file is locked until the writer is
/// dropped, and an unfinished line is cut off.
///
/// # Errors
///
/// [`OpenError`] when the game is open elsewhere or can only be looked at.
pub fn open_file(path: &Path) -> Result<(Writer<File>, Reading), OpenError> {
    check_kind(path)?;
    let mut file = OpenOptions::new().read(true).write(true).open(path).map_err(DiskError::from)?;
    if !lock(&file)? {
        return Err(OpenError::OpenElsewhere);
    }
    if !is_still_at(&file, path)? {
        return Err(DiskError::Missing.into());
    }
    let reading = read(&all_bytes(&mut file)?).map_err(ReadError::from)?;
    let writer = Writer::resume(file, &reading)?;
    Ok((writer, reading))
}

/// Saves what a damaged or unfinished file still holds into a new file. The old
/// one stays as it is.
///
/// # Errors
///
/// [`RepairError`] when there is nothing to mend or to save, or the new file
/// cannot be made, for instance because it is there already.
pub fn repair_file(from: &Path, to: &Path) -> Result<Repair, RepairError> {
    let (bytes, report) = repair(&bytes_of(from)?)?;
    new_file(to, |mut file| -> Result<(), DiskError> {
        Ok(file.write_all(&bytes).and_then(|()| file.sync_data())?)
    })?;
    Ok(report)
}

/// Makes a file that was not there, and takes it away again if it cannot be
/// filled.
fn new_file<T, E: From<DiskError>>(
    path: &Path,
    content: impl FnOnce(File) -> Result<T, E>,
) -> Result<T, E> {
    let file = OpenOptions::new()
        .read(true)
        .write(true)
        .create_new(true)
        .open(path)
        .map_err(DiskError::from)?;
    let made = content(file).and_then(|made| {
        sync_folder(path.parent().unwrap_or(Path::new(".")))?;
        Ok(made)
    });
    if made.is_err() {
        // the first error is the one to tell
        let _ = fs::remove_file(path);
    }
    made
}

fn bytes_of(path: &Path) -> Result<Vec<u8>, ReadError> {
    check_kind(path)?;
    all_bytes(&mut File::open(path).map_err(DiskError::from)?)
}

/// Opening a pipe would wait for ever.
fn check_kind(path: &Path) -> Result<(), ReadError> {
    let data = fs::metadata(path).map_err(DiskError::from)?;
    if data.is_file() { Ok(()) } else { Err(ReadError::NoFile) }
}

fn all_bytes(file: &mut File) -> Result<Vec<u8>, ReadError> {
    let read = |file: &mut File| -> io::Result<(Vec<u8>, u64)> {
        let mut bytes = Vec::new();
        file.rewind()?;
        file.take(limits::FILE + 1).read_to_end(&mut bytes)?;
        Ok((bytes, file.metadata()?.len()))
    };
    match read(file).map_err(DiskError::from)? {
        (bytes, length) if bytes.len() as u64 > limits::FILE => {
            Err(ReadError::TooLong { bytes: length })
        }
        (bytes, _) => Ok(bytes),
    }
}

/// Takes the game for this window until the file is closed; `false` when
/// another window has it. Where a file system knows no locks, all may have it.
pub(in crate::table) fn lock(file: &File) -> Result<bool, DiskError> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(true),
        Err(TryLockError::Error(error)) => Err(error.into()),
    }
}

/// Whether the file that was opened is still the one of that name: another program
/// may have moved it away before it was locked.
fn is_still_at(file: &File, path: &Path) -> Result<bool, DiskError> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let (here, there) = (file.metadata()?, fs::metadata(path)?);
        Ok((here.dev(), here.ino()) == (there.dev(), there.ino()))
    }
    #[cfg(not(unix))]
    {
        let _ = (file, path);
        Ok(true)
    }
}

/// Makes a folder's names outlast a power loss, where the system can do that.
pub(in crate::table) fn sync_folder(folder: &Path) -> Result<(), DiskError> {
    use io::ErrorKind::{InvalidInput, PermissionDenied, Unsupported};
    if !cfg!(unix) {
        return Ok(());
    }
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    match File::open(folder).and_then(|folder| folder.sync_all()) {
        // some file systems cannot, and a folder may be open to writing only
        Err(error) if matches!(error.kind(), InvalidInput | PermissionDenied | Unsupported) => {
            Ok(())
        }
        other => Ok(other?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_cannot_be_filled_is_taken_away() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let path = folder.path().join("game");
        let full = new_file(&path, |_| Err::<(), _>(DiskError::Full));
        assert_eq!((full, path.exists()), (Err(DiskError::Full), false));
    }
}
