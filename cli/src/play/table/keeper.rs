use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::play::{date, files};

/// The file in which the game on the table is kept while it is played, so that
/// not even a program that is killed takes it along.
#[derive(Debug, Default)]
pub(super) struct Keeper {
    /// Where games are kept; nowhere without it.
    folder: Option<PathBuf>,
    path: Option<PathBuf>,
    /// How many changes of the game are in the file.
    written: u64,
    pub(super) has_complained: bool,
    pub(super) has_told: bool,
    /// Whether the game could not be kept when the input ended.
    pub(super) has_lost: bool,
}

impl Keeper {
    pub(super) fn in_folder(folder: PathBuf) -> Keeper {
        Keeper { folder: Some(folder), ..Keeper::default() }
    }

    pub(super) fn is_on(&self) -> bool {
        self.folder.is_some()
    }

    pub(super) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Whether the file holds the game after so many changes.
    pub(super) fn is_up_to_date(&self, changes: u64) -> bool {
        self.written == changes && (self.path.is_some() || changes == 0)
    }

    /// Writes the game, under the name that it got the first time.
    ///
    /// # Errors
    ///
    /// A sentence with the reason.
    pub(super) fn write(&mut self, text: &str, changes: u64) -> Result<PathBuf, String> {
        let path = self
            .try_write(text)
            .map_err(|error| format!("The game could not be kept: {error}."))?;
        self.written = changes;
        self.path = Some(path.clone());
        Ok(path)
    }

    fn try_write(&self, text: &str) -> io::Result<PathBuf> {
        let folder = self.folder.as_deref().ok_or(io::ErrorKind::NotFound)?;
        fs::create_dir_all(folder)?;
        match &self.path {
            Some(path) => files::save(path, text, true).map(|()| path.clone()),
            None => files::save_as_new(folder, text, &date::today().replace('.', "-")),
        }
    }

    /// Makes ready for another game; the file of this one stays.
    pub(super) fn next_game(&mut self) {
        *self = Keeper { folder: self.folder.take(), ..Keeper::default() };
    }

    /// Removes the file, unless the player has saved the game just there.
    pub(super) fn remove(&mut self, saved: Option<&Path>) {
        let Some(path) = self.path.take() else { return };
        let is_same = |saved| fs::canonicalize(saved).ok() == fs::canonicalize(&path).ok();
        if !saved.is_some_and(is_same) {
            // a copy too many is the lesser harm
            let _ = fs::remove_file(&path);
        }
        self.written = 0;
    }
}
