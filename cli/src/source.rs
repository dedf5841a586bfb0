//! What kind of text a file holds, known by its first bytes or its name.

use std::io::{self, Read};
use std::path::Path;

use annabella::speech::braille;

/// What a text holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Pgn,
    Saved,
    /// A score in Braille, in either encoding.
    Braille,
}

/// A saved game begins with these bytes.
const SAVED_GAME: &[u8] = b"{\"annabella\":\"game\",";

/// All Braille patterns of six dots begin so in UTF-8.
const PATTERN: &[u8] = "\u{2800}".as_bytes().split_at(2).0;
/// The same after a byte order mark.
const MARKED_PATTERN: &[u8] = b"\xEF\xBB\xBF\xE2\xA0";

/// Beginnings that tell what follows.
const BEGINNINGS: [(&[u8], Source); 3] =
    [(SAVED_GAME, Source::Saved), (PATTERN, Source::Braille), (MARKED_PATTERN, Source::Braille)];

impl Source {
    /// What a text that begins with these bytes holds. Braille ASCII looks like
    /// any text, so that it is known by the end of its file's name.
    pub(crate) fn of(first_bytes: &[u8], path: Option<&Path>) -> Source {
        if let Some(&(_, source)) =
            BEGINNINGS.iter().find(|(beginning, _)| first_bytes.starts_with(beginning))
        {
            return source;
        }
        if path.is_some_and(is_brf) { Source::Braille } else { Source::Pgn }
    }
}

/// Whether a file is named as one in Braille ASCII.
pub(crate) fn is_brf(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("brf"))
}

/// All of a score in Braille, and of a longer one so much that its reader refuses it.
pub(crate) fn braille_of(input: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input.take(braille::limits::TEXT as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// So many bytes as tell what follows. Whoever writes PGN and waits for answers
/// is not asked for more than he has written.
pub(crate) fn first_bytes(input: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut first = Vec::new();
    let may_tell = |first: &[u8]| {
        BEGINNINGS
            .iter()
            .any(|(beginning, _)| first.len() < beginning.len() && beginning.starts_with(first))
    };
    while may_tell(&first) {
        let mut byte = [0];
        match input.read(&mut byte) {
            Ok(0) => break,
            Ok(_) => first.push(byte[0]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(first)
}
