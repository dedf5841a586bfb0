//! What kind of text a file or standard input holds, known by its first bytes or its name.

use std::io::{self, Read};
use std::path::Path;

use annabella::games::GameKind;
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
    /// What a text that begins with these bytes holds.
    pub(crate) fn of(first_bytes: &[u8], path: Option<&Path>) -> Source {
        if let Some(&(_, source)) =
            BEGINNINGS.iter().find(|(beginning, _)| first_bytes.starts_with(beginning))
        {
            return source;
        }
        if path.is_some_and(is_brf) || braille::is_ascii_score(first_bytes) == Some(true) {
            Source::Braille
        } else {
            Source::Pgn
        }
    }
}

/// Whether a file is named as one in Braille ASCII.
pub(crate) fn is_brf(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("brf"))
}

/// Whether games are in Portable Draughts Notation: by the game that was asked for, else by how
/// the file's name ends.
pub(crate) fn is_pdn(game: Option<GameKind>, path: Option<&Path>) -> bool {
    match game {
        Some(GameKind::Checkers) => true,
        Some(GameKind::Chess | GameKind::Chess960) => false,
        None => {
            path.and_then(Path::extension).is_some_and(|ending| ending.eq_ignore_ascii_case("pdn"))
        }
    }
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
            || braille::is_ascii_score(first).is_none()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_in_braille_ascii_is_known_by_how_it_begins() {
        for score in [
            ",EVENT3 ,CLUB\r\n",
            "#A4 E#D E#E",
            "TURNIER3 CLUB\r\n",
            "WEI!3 ANNA\r\n",
            "ORT3 BERLIN\r\n",
            "1 E4 E5\r\n",
            "1 SF3 SC6\r\n",
            "\r\n  #A4 E#D",
        ] {
            assert_eq!(Source::of(score.as_bytes(), None), Source::Braille, "{score:?}");
            let first = first_bytes(&mut score.as_bytes()).unwrap();
            assert_eq!(Source::of(&first, None), Source::Braille, "{score:?}: {first:?}");
        }
        for pgn in [
            "[Event \"x\"]\n",
            "1. e4 e5 *\n",
            "1 e4 e5 *\n",
            "1 Nf3 Nf6 *\n",
            "e4 e5 *\n",
            "f3 e5 *\n",
            "Nf3 d5 *\n",
            "{ a comment } 1. e4 *\n",
            "1-0\n",
            "*\n",
            "",
            "12",
        ] {
            assert_eq!(Source::of(pgn.as_bytes(), None), Source::Pgn, "{pgn:?}");
        }
    }

    /// Who types PGN and waits for an answer is not asked for a second line.
    #[test]
    fn no_more_is_read_than_tells_it() {
        let mut input = "1. e4 e5\n2. Nf3".as_bytes();
        first_bytes(&mut input).unwrap();
        assert!(input.len() >= "e4 e5\n2. Nf3".len());
        let mut input = "[Event \"x\"]".as_bytes();
        assert_eq!(first_bytes(&mut input).unwrap(), b"[");
    }
}
