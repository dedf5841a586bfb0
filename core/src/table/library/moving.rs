use std::fs::{self, File};
use std::path::Path;
use std::time::SystemTime;

use super::{ENDING, list};
use crate::table::journal::{DiskError, sync_folder};

/// Makes a folder and those it lies in, so that they outlast a power loss.
pub(super) fn make_folder(folder: &Path) -> Result<(), DiskError> {
    let is_missing = |folder: &&Path| !folder.as_os_str().is_empty() && !folder.exists();
    let missing: Vec<&Path> = folder.ancestors().take_while(is_missing).collect();
    fs::create_dir_all(folder)?;
    for parent in missing.iter().filter_map(|folder| folder.parent()) {
        sync_folder(parent)?;
    }
    Ok(())
}

/// Moves a file under this id, or one with a number added, and never over
/// another file. Gives the id.
pub(super) fn move_file(from: &Path, folder: &Path, id: &str) -> Result<String, DiskError> {
    for counter in 1_u64.. {
        let id = if counter == 1 { id.to_owned() } else { format!("{id}-{counter}") };
        let to = folder.join(format!("{id}{ENDING}"));
        // An empty file takes the name, since a move would replace any other.
        match File::create_new(&to).map_err(DiskError::from) {
            Err(DiskError::Exists) => continue,
            other => drop(other?),
        }
        if let Err(error) = fs::rename(from, &to) {
            let _ = fs::remove_file(&to);
            return Err(error.into());
        }
        sync_folder(folder)?;
        sync_folder(from.parent().unwrap_or(folder))?;
        return Ok(id);
    }
    Err(DiskError::Exists)
}

/// The id of the game that was touched last.
pub(super) fn last_touched(folder: &Path) -> Result<Option<String>, DiskError> {
    let mut last = None;
    for name in list::names(folder)? {
        let touched = fs::symlink_metadata(folder.join(&name)).and_then(|data| data.modified());
        let id = name.to_str().and_then(|name| name.strip_suffix(ENDING)).map(str::to_owned);
        if let (Ok(touched), Some(id)) = (touched, id) {
            last = last.max(Some((touched, id)));
        }
    }
    Ok(last.map(|(_, id)| id))
}

/// Removes the games that were last touched before a time.
pub(super) fn purge(folder: &Path, before: SystemTime) -> Result<usize, DiskError> {
    let (mut count, mut failure) = (0, None);
    for name in list::names(folder)? {
        let path = folder.join(name);
        let touched = fs::symlink_metadata(&path).and_then(|data| data.modified());
        let removed = touched.and_then(|touched| {
            if touched < before { fs::remove_file(&path).map(|()| 1) } else { Ok(0) }
        });
        match removed {
            Ok(one) => count += one,
            Err(error) => failure = failure.or(Some(error)),
        }
    }
    match failure {
        Some(error) => Err(error.into()),
        None => Ok(count),
    }
}
