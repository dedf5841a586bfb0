//! Games on disk: read whole, written whole or not at all.

use std::error::Error;
use std::fs::File;
use std::io::{self, BufReader, Cursor, Read, Write};
use std::path::{Path, PathBuf};

use super::shown::{escaped, shown_path};
use crate::source::{Source, first_of};
use crate::words::{Words, key};
use annabella::games::Record;
use annabella::speech::braille::Options;
use annabella::table::journal::DiskError;
use tempfile::{Builder, NamedTempFile};

/// What a file holds that can be played on.
#[derive(Debug)]
pub(crate) enum Loaded {
    /// PGN, PDN, SGF or a score in Braille; this is its last game.
    Record(Record),
    /// A saved game.
    Saved,
}

/// Reads PGN, PDN, SGF and scores in Braille, and recognises saved games by their first bytes.
///
/// # Errors
///
/// A sentence that names the file and the reason.
pub(crate) fn load(path: &Path, words: Words) -> Result<Loaded, String> {
    let name = shown_path(path);
    let failed = |key, error: String| {
        words.fill(key, [("file", name.as_str().into()), ("error", error.into())])
    };
    let unreadable =
        |error: io::Error| failed(key::FILE_UNREADABLE, disk_told(&error.into(), words));
    let mut file = File::open(path).map_err(unreadable)?;
    let first = first_of(&mut file).map_err(unreadable)?;
    let source = Source::of(&first, Some(path), None);
    let input = Cursor::new(first).chain(BufReader::new(file));
    let Source::Games(notation) = source else { return Ok(Loaded::Saved) };
    let last = last_of(notation.games(input, Options::default()).map_err(unreadable)?);
    let last = last.map_err(|error| failed(key::FILE_UNUSABLE, escaped(&error)))?;
    let last =
        last.ok_or_else(|| words.fill(key::FILE_WITHOUT_GAME, [("file", name.as_str().into())]))?;
    Ok(Loaded::Record(last))
}

/// What the disk says, in words.
pub(crate) fn disk_told(error: &DiskError, words: Words) -> String {
    words.text(match error {
        DiskError::Full => key::DISK_FULL,
        DiskError::ReadOnly => key::DISK_READ_ONLY,
        DiskError::NoPermission => key::DISK_NO_PERMISSION,
        DiskError::Missing => key::DISK_MISSING,
        DiskError::Exists => key::DISK_EXISTS,
        DiskError::WrongKind => key::DISK_WRONG_KIND,
        DiskError::Other(_) => return error.to_string(),
    })
}

/// The last game, if all of them can be read.
fn last_of(games: impl Iterator<Item = Result<Record, String>>) -> Result<Option<Record>, String> {
    let mut last = None;
    for game in games {
        last = Some(game?);
    }
    Ok(last)
}

/// The folder and the id of a saved game, if it is named as one.
pub(crate) fn folder_and_id(path: &Path) -> Option<(PathBuf, String)> {
    let id = path.file_name()?.to_str()?.strip_suffix(".annabella")?;
    Some((folder_of(path).to_owned(), id.to_owned()))
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Writes `text` to a new file beside `path` and then gives it that name, so
/// that no one ever finds half a game there.
///
/// With `replace` off an existing file is left alone, and the error is
/// [`io::ErrorKind::AlreadyExists`].
pub(crate) fn save(path: &Path, text: &str, replace: bool) -> io::Result<()> {
    let mut file = new_file(folder_of(path))?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    let persisted = if replace { file.persist(path) } else { file.persist_noclobber(path) };
    persisted.map(|_| ()).map_err(|error| error.error)
}

fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(".annabella-");
    // as for any other file the user makes; his umask takes away what it should
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    // an error would name the new file
    builder.tempfile_in(folder).map_err(|error| {
        let cause = error.get_ref().and_then(Error::source).and_then(|cause| cause.downcast_ref());
        cause.map_or(error.kind().into(), |cause: &io::Error| {
            io::Error::new(error.kind(), cause.to_string())
        })
    })
}

/// Where games are kept, if there is a place for them.
pub(crate) fn games_folder() -> Option<PathBuf> {
    // a relative path is invalid there (XDG Base Directory Specification), and would be
    // another folder wherever the program is started
    let variable =
        |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    variable("XDG_DATA_HOME")
        .or_else(|| if cfg!(windows) { variable("APPDATA") } else { None })
        .or_else(|| variable("HOME").map(|home| home.join(".local/share")))
        .map(|folder| folder.join("annabella"))
}
