use super::{ENDING, LibraryError};

/// An id has at most this many bytes; file systems allow 255 with the ending.
const LENGTH: usize = 200;

/// The file name of a game, if this is an id: no part of a path, and a name that
/// every common system allows.
pub(super) fn file_name(id: &str) -> Result<String, LibraryError> {
    let is_wrong = |c: char| c.is_control() || "/\\:*?\"<>|".contains(c);
    if id.is_empty() || id.len() > LENGTH || id.starts_with('.') || id.contains(is_wrong) {
        return Err(LibraryError::Id(id.into()));
    }
    Ok(format!("{id}{ENDING}"))
}
