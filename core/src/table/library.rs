//! A folder of saved games, one file each.

mod date;
mod error;
mod id;
mod list;
mod moving;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

pub use date::date_of;
pub use error::LibraryError;
pub use list::{Listed, Summary};

use super::journal::{self, DiskError, Entry, OpenError, Reading, Repair, RepairError, Writer};

/// The ending of a game's file name, with its dot.
const ENDING: &str = ".annabella";

/// The subfolder of deleted games.
const DELETED: &str = "deleted";

/// A folder of games. A game's id is its file name without the ending
/// `.annabella`; new ones are made of the date, such as `2026-11-21-1`.
///
/// ```
/// # let folder = std::env::temp_dir().join(format!("annabella-doc-{}", std::process::id()));
/// use annabella::table::library::Library;
///
/// let library = Library::open(&folder);
/// let (writer, id) = library.create(1_795_248_000_000, &[])?;
/// assert_eq!(id, "2026-11-21-1");
/// drop(writer);
/// library.rename(&id, "Evening with Carla", 1_795_248_060_000)?;
/// let listed = library.list()?;
/// assert_eq!(listed[0].content.as_ref().unwrap().name.as_deref(), Some("Evening with Carla"));
/// # std::fs::remove_dir_all(&folder).unwrap();
/// # Ok::<(), annabella::table::library::LibraryError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    folder: PathBuf,
}

impl Library {
    /// The games in this folder. It is made when the first game is.
    pub fn open(folder: impl Into<PathBuf>) -> Library {
        Library { folder: folder.into() }
    }

    /// Where the games are.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where a game of this id is, or would be.
    ///
    /// # Errors
    ///
    /// [`LibraryError::Id`] when no file of the folder can have that id.
    pub fn path(&self, id: &str) -> Result<PathBuf, LibraryError> {
        Ok(self.folder.join(id::file_name(id)?))
    }

    /// Begins a game, at `at` in Unix milliseconds, with the entries that there are
    /// already. It is open for play.
    ///
    /// # Errors
    ///
    /// What the disk says, or what is wrong with an entry; there is no file then.
    pub fn create(
        &self,
        at: u64,
        entries: &[Entry],
    ) -> Result<(Writer<File>, String), LibraryError> {
        self.make(at, &mut 1, |path| Ok(journal::create_file(path, at, entries)?))
    }

    /// Adds games with all their entries, made at `at` in Unix milliseconds, and gives
    /// their ids.
    ///
    /// # Errors
    ///
    /// What the disk says; none of them is there then.
    pub fn add(&self, games: &[Vec<Entry>], at: u64) -> Result<Vec<String>, LibraryError> {
        let mut ids = Vec::new();
        let mut counter = 1;
        for entries in games {
            match self.make(at, &mut counter, |path| Ok(journal::create_file(path, at, entries)?)) {
                Ok((_, id)) => ids.push(id),
                Err(error) => {
                    for id in ids {
                        // the first error is the one to tell
                        let _ = self.path(&id).map(fs::remove_file);
                    }
                    return Err(error);
                }
            }
        }
        Ok(ids)
    }

    /// All games, the last changed first, then the files that cannot be read.
    /// A folder that is not there holds none.
    ///
    /// # Errors
    ///
    /// What the disk says of the folder.
    pub fn list(&self) -> Result<Vec<Listed>, LibraryError> {
        list::list(&self.folder)
    }

    /// The games that were deleted and neither restored nor purged, to be looked at.
    #[must_use]
    pub fn of_deleted(&self) -> Library {
        Library::open(self.bin())
    }

    /// Reads a game to look at it; it may be open elsewhere.
    ///
    /// # Errors
    ///
    /// [`LibraryError`] when there is no such game, or none in the file.
    pub fn read(&self, id: &str) -> Result<Reading, LibraryError> {
        journal::read_file(&self.path(id)?).map_err(|error| LibraryError::from(error).of(id))
    }

    /// Opens a game to go on with it; it is locked until the writer is dropped.
    ///
    /// # Errors
    ///
    /// [`LibraryError`] when it is open elsewhere or can only be looked at.
    pub fn open_for_play(&self, id: &str) -> Result<(Writer<File>, Reading), LibraryError> {
        journal::open_file(&self.path(id)?).map_err(|error| LibraryError::from(error).of(id))
    }

    /// Names a game, at `at` in Unix milliseconds. One that is open is named by
    /// [`Writer::rename`].
    ///
    /// # Errors
    ///
    /// [`LibraryError`] when it is open or can only be looked at, or when the
    /// text is no name.
    pub fn rename(&self, id: &str, name: &str, at: u64) -> Result<(), LibraryError> {
        let (mut writer, _) = self.open_for_play(id)?;
        Ok(writer.rename(name, at)?)
    }

    /// Moves a file to the deleted games, at `at` in Unix milliseconds; also one
    /// that cannot be read. Gives its id there, which is another if a deleted
    /// game has this one.
    ///
    /// # Errors
    ///
    /// [`LibraryError`] when it is open, or what the disk says.
    pub fn delete(&self, id: &str, at: u64) -> Result<String, LibraryError> {
        let path = existing(&self.folder, id)?;
        // what may not be opened, or is no file, may still be moved
        let file = path.is_file().then(|| File::open(&path).ok()).flatten();
        if let Some(file) = &file
            && !journal::lock(file)?
        {
            return Err(OpenError::OpenElsewhere.into());
        }
        moving::make_folder(&self.bin())?;
        // when it was deleted, noted before a purge can see it there; if that
        // cannot be noted, it is as old as it is
        let _ =
            File::options().write(true).open(&path).and_then(|file| file.set_modified(moment(at)));
        Ok(moving::move_file(&path, &self.bin(), id)?)
    }

    /// Moves a deleted game back. Gives its id, which is another if a game has
    /// this one by now.
    ///
    /// # Errors
    ///
    /// [`LibraryError`] when there is none, or what the disk says.
    pub fn restore(&self, id: &str) -> Result<String, LibraryError> {
        let path = existing(&self.bin(), id)?;
        Ok(moving::move_file(&path, &self.folder, id)?)
    }

    /// The id of the game that was deleted last and can be restored.
    ///
    /// # Errors
    ///
    /// What the disk says of the folder.
    pub fn last_deleted(&self) -> Result<Option<String>, LibraryError> {
        Ok(moving::last_touched(&self.bin())?)
    }

    /// Removes for good what was deleted before `older_than`, in Unix
    /// milliseconds. Gives the number of games.
    ///
    /// # Errors
    ///
    /// What the disk says of the first game that could not be removed; others
    /// are removed all the same.
    pub fn purge(&self, older_than: u64) -> Result<usize, LibraryError> {
        Ok(moving::purge(&self.bin(), moment(older_than))?)
    }

    /// Saves what a damaged or unfinished game still holds as a new game, made
    /// at `at` in Unix milliseconds; the old file stays as it is. Gives the new
    /// game's id.
    ///
    /// # Errors
    ///
    /// [`LibraryError::Repair`] when there is nothing to mend or to save; what
    /// the disk says.
    pub fn repair(&self, id: &str, at: u64) -> Result<(String, Repair), LibraryError> {
        let from = existing(&self.folder, id)?;
        let (report, id) = self.make(at, &mut 1, |to| match journal::repair_file(&from, to) {
            Err(RepairError::Write(error)) => Err(error.into()),
            other => Ok(other),
        })?;
        Ok((id, report.map_err(LibraryError::Repair)?))
    }

    fn bin(&self) -> PathBuf {
        self.folder.join(DELETED)
    }

    /// Makes a file under the first id of that day, from a counter on, that neither a game
    /// nor a deleted one has.
    fn make<T>(
        &self,
        at: u64,
        counter: &mut u64,
        file_at: impl Fn(&Path) -> Result<T, LibraryError>,
    ) -> Result<(T, String), LibraryError> {
        moving::make_folder(&self.folder)?;
        let day = date_of(at);
        loop {
            let id = format!("{day}-{counter}");
            *counter += 1;
            let name = format!("{id}{ENDING}");
            if self.bin().join(&name).exists() {
                continue;
            }
            match file_at(&self.folder.join(&name)) {
                Ok(made) => return Ok((made, id)),
                Err(LibraryError::Disk(DiskError::Exists)) => {}
                Err(error) => return Err(error),
            }
        }
    }
}

/// Where a game is.
fn existing(folder: &Path, id: &str) -> Result<PathBuf, LibraryError> {
    let path = folder.join(id::file_name(id)?);
    match fs::symlink_metadata(&path).map_err(DiskError::from) {
        Ok(_) => Ok(path),
        Err(error) => Err(LibraryError::Disk(error).of(id)),
    }
}

/// A time in Unix milliseconds; the beginning if this system knows none so late.
fn moment(at: u64) -> SystemTime {
    UNIX_EPOCH.checked_add(Duration::from_millis(at)).unwrap_or(UNIX_EPOCH)
}
