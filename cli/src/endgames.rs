//! Tables of endgames of checkers from a file, for whatever plays by them.

use std::fmt::{self, Debug, Formatter};
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use annabella::engine::EndgameTables;
use annabella::engine::checkers::endgame::TablesError;
use thiserror::Error;

/// Tables, and the file that they came from.
#[derive(Clone)]
pub(crate) struct Endgames {
    pub(crate) file: PathBuf,
    pub(crate) tables: Arc<EndgameTables>,
}

/// Why there are no tables.
#[derive(Debug, Error)]
pub(crate) enum EndgamesError {
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    #[error(transparent)]
    NoTables(#[from] TablesError),
}

/// So many bytes tell whether a file is one of tables.
const BEGINNING: u64 = 1 << 16;

impl Endgames {
    /// Reads a file, whole only if it begins like one of tables.
    ///
    /// # Errors
    ///
    /// Where it cannot be read, is none or has another length.
    pub(crate) fn read(file: &Path) -> Result<Endgames, EndgamesError> {
        let mut input = File::open(file)?;
        let mut bytes = Vec::new();
        input.by_ref().take(BEGINNING).read_to_end(&mut bytes)?;
        if bytes.len() as u64 == BEGINNING
            && let Err(error @ TablesError::NoTables) = EndgameTables::read(bytes.clone())
        {
            return Err(error.into());
        }
        input.read_to_end(&mut bytes)?;
        let tables = Arc::new(EndgameTables::read(bytes)?);
        Ok(Endgames { file: file.to_owned(), tables })
    }
}

impl Debug for Endgames {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Endgames").field("file", &self.file).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a file with these bytes is refused for; nothing if it is taken.
    fn refused(bytes: &[u8]) -> Option<String> {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        io::Write::write_all(&mut file, bytes).unwrap();
        Endgames::read(file.path()).err().map(|error| error.to_string())
    }

    #[test]
    fn a_file_is_read_if_it_is_whole() {
        let whole = EndgameTables::pack(2, &|_, index| Some(index as u32 % 7));
        let length = whole.len();
        assert_eq!(refused(&whole), None);
        let none = "not a file of endgames of checkers; tools/checkers_endgames.rs makes them, \
                    of two to six pieces";
        assert_eq!(refused(b"").as_deref(), Some(none));
        assert_eq!(refused(&vec![b'a'; 1 << 17]).as_deref(), Some(none));
        for other in [&whole[..length - 1], &[&whole[..], b"more"].concat()] {
            let found = other.len();
            let problem =
                format!("the file of endgames has {found} bytes and not {length}; copy it again");
            assert_eq!(refused(other), Some(problem));
        }
        // no more is read of what begins otherwise
        if cfg!(unix) {
            let endless = Endgames::read(Path::new("/dev/zero")).unwrap_err();
            assert_eq!(endless.to_string(), none);
        }
    }
}
