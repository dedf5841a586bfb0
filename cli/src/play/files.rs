//! Games on disk: read whole, written whole or not at all.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::shown::{escaped, shown_path};
use annabella::games::chess::notation::pgn::{Game, Reader};
use tempfile::{Builder, NamedTempFile};

/// The last game of a PGN file.
///
/// # Errors
///
/// A sentence that names the file and the reason.
pub(crate) fn load(path: &Path) -> Result<Game, String> {
    let name = shown_path(path);
    let file = File::open(path).map_err(|error| format!("{name} cannot be read: {error}."))?;
    let mut last = None;
    for game in Reader::new(file) {
        last =
            Some(game.map_err(|error| {
                format!("{name} cannot be used: {}.", escaped(&error.to_string()))
            })?);
    }
    last.ok_or_else(|| format!("{name} holds no game; expected PGN."))
}

/// Writes `text` to a new file beside `path` and then gives it that name, so
/// that no one ever finds half a game there.
///
/// With `replace` off an existing file is left alone, and the error is
/// [`io::ErrorKind::AlreadyExists`].
pub(crate) fn save(path: &Path, text: &str, replace: bool) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let mut file = new_file(folder)?;
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
    builder.tempfile_in(folder)
}

/// Writes `text` under a name of its own in a folder, and returns it.
pub(crate) fn save_as_new(folder: &Path, text: &str, date: &str) -> io::Result<PathBuf> {
    for number in 1.. {
        let path = folder.join(format!("{date}-{number}.pgn"));
        if path.symlink_metadata().is_ok() {
            continue;
        }
        match save(&path, text, false) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            other => return other.map(|()| path),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Where games are kept that were given no name.
pub(crate) fn games_folder() -> PathBuf {
    let variable =
        |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    // a relative path is invalid there (XDG Base Directory Specification)
    variable("XDG_DATA_HOME")
        .filter(|path| path.is_absolute())
        .or_else(|| if cfg!(windows) { variable("APPDATA") } else { None })
        .or_else(|| variable("HOME").map(|home| home.join(".local/share")))
        .unwrap_or_else(|| PathBuf::from("."))
        .join("annabella")
}
