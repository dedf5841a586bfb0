//! What kind of text a file or standard input holds, known by its first bytes or its name.

use std::fmt::Display;
use std::io::{self, Read};
use std::path::Path;

use annabella::games::checkers::notation::pdn;
use annabella::games::chess::notation::pgn;
use annabella::games::yin_yang::notation::sgf;
use annabella::games::{GameKind, Record};
use annabella::speech::braille;
use annabella::table::import;

/// What a text holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Saved,
    Games(Notation),
}

/// How games are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notation {
    Pgn,
    Pdn,
    Sgf,
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
const BEGINNINGS: [(&[u8], Source); 3] = [
    (SAVED_GAME, Source::Saved),
    (PATTERN, Source::Games(Notation::Braille)),
    (MARKED_PATTERN, Source::Games(Notation::Braille)),
];

impl Source {
    /// What a text that begins with these bytes holds; `game` was asked for.
    pub(crate) fn of(first_bytes: &[u8], path: Option<&Path>, game: Option<GameKind>) -> Source {
        if let Some(&(_, source)) =
            BEGINNINGS.iter().find(|(beginning, _)| first_bytes.starts_with(beginning))
        {
            return source;
        }
        Source::Games(
            if path.is_some_and(is_brf) || braille::is_ascii_score(first_bytes) == Some(true) {
                Notation::Braille
            } else if is_sgf(game, path) || holds_sgf(first_bytes) {
                Notation::Sgf
            } else if is_pdn(game, path) || game.is_none() && holds_pdn(first_bytes) {
                Notation::Pdn
            } else {
                Notation::Pgn
            },
        )
    }
}

impl Notation {
    /// That of the game that was asked for, else the one that the name of a file says; PGN where
    /// nothing tells.
    pub(crate) fn expected(game: Option<GameKind>, path: Option<&Path>) -> Notation {
        match (is_pdn(game, path), is_sgf(game, path)) {
            (true, _) => Notation::Pdn,
            (_, true) => Notation::Sgf,
            _ => Notation::Pgn,
        }
    }

    /// That in which the games of a kind are written.
    pub(crate) const fn of(kind: GameKind) -> Notation {
        match kind {
            GameKind::Chess | GameKind::Chess960 => Notation::Pgn,
            GameKind::Checkers => Notation::Pdn,
            GameKind::YinYang => Notation::Sgf,
        }
    }

    /// Whether a file is named as one of another notation.
    pub(crate) fn is_misnamed(self, path: &Path) -> bool {
        let others = [Notation::Pgn, Notation::Pdn, Notation::Sgf];
        others.into_iter().any(|other| other != self && is_named(Some(path), other.ending()))
    }

    /// How the names of its files end.
    pub(crate) const fn ending(self) -> &'static str {
        match self {
            Notation::Pgn => "pgn",
            Notation::Pdn => "pdn",
            Notation::Sgf => "sgf",
            Notation::Braille => "brf",
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Notation::Pgn => "PGN",
            Notation::Pdn => "PDN",
            Notation::Sgf => "SGF",
            Notation::Braille => "Braille",
        }
    }

    /// The games of a text, or what is wrong with each; `options` are for Braille.
    ///
    /// # Errors
    ///
    /// What the disk says; for PGN, PDN and SGF, which are read game by game, the last game does.
    pub(crate) fn games<'a>(
        self,
        input: impl Read + 'a,
        options: braille::Options,
    ) -> io::Result<Box<dyn Iterator<Item = Result<Record, String>> + 'a>> {
        Ok(match self {
            Notation::Pgn => Box::new(pgn::Reader::new(input).map(read)),
            Notation::Pdn => Box::new(pdn::Reader::new(input).map(read)),
            Notation::Sgf => Box::new(sgf::Reader::new(input).map(read)),
            Notation::Braille => {
                let mut bytes = Vec::new();
                // of a longer one so much that its reader refuses it
                input.take(braille::limits::TEXT as u64 + 1).read_to_end(&mut bytes)?;
                Box::new(braille::Reader::with_options(&bytes, options).map(read))
            }
        })
    }
}

fn read(game: Result<impl Into<Record>, impl Display>) -> Result<Record, String> {
    game.map(Into::into).map_err(|error| error.to_string())
}

/// Whether a file is named as one in Braille ASCII.
pub(crate) fn is_brf(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("brf"))
}

/// Whether games are in Portable Draughts Notation: by the game that was asked for, else by how
/// the file's name ends.
fn is_pdn(game: Option<GameKind>, path: Option<&Path>) -> bool {
    is_in(Notation::Pdn, game, path)
}

/// The same of Smart Game Format.
fn is_sgf(game: Option<GameKind>, path: Option<&Path>) -> bool {
    is_in(Notation::Sgf, game, path)
}

fn is_in(notation: Notation, game: Option<GameKind>, path: Option<&Path>) -> bool {
    match game {
        Some(game) => Notation::of(game) == notation,
        None => is_named(path, notation.ending()),
    }
}

fn is_named(path: Option<&Path>, ending: &str) -> bool {
    path.and_then(Path::extension).is_some_and(|found| found.eq_ignore_ascii_case(ending))
}

/// Whether what a text begins with is SGF.
fn holds_sgf(first_bytes: &[u8]) -> bool {
    String::from_utf8_lossy(first_bytes).lines().next().is_some_and(import::is_sgf)
}

/// Whether what a file begins with is PDN, whatever it is named.
fn holds_pdn(first_bytes: &[u8]) -> bool {
    import::is_pdn(String::from_utf8_lossy(first_bytes).lines())
}

/// The beginning of a file, long enough to hold the tags of its first game.
pub(crate) fn first_of(file: &mut impl Read) -> io::Result<Vec<u8>> {
    const LENGTH: u64 = 4096;
    let mut first = Vec::new();
    file.take(LENGTH).read_to_end(&mut first)?;
    Ok(first)
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

    fn of(first_bytes: &[u8]) -> Source {
        Source::of(first_bytes, None, None)
    }

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
            ",RED3 ,ANNA\r\n",
            "#A4 #AA-#AE\r\n",
            "\r\n  #A4 E#D",
        ] {
            assert_eq!(of(score.as_bytes()), Source::Games(Notation::Braille), "{score:?}");
            let first = first_bytes(&mut score.as_bytes()).unwrap();
            assert_eq!(of(&first), Source::Games(Notation::Braille), "{score:?}: {first:?}");
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
            "# Games\n",
            ", \n",
            "*\n",
            "",
            "12",
        ] {
            assert_eq!(of(pgn.as_bytes()), Source::Games(Notation::Pgn), "{pgn:?}");
        }
    }

    #[test]
    fn moves_of_checkers_are_pdn_whatever_the_file_is_named() {
        let pgn = Some(Path::new("game.pgn"));
        let of = |text: &str, game| Source::of(text.as_bytes(), pgn, game);
        for pdn in ["1 11-15 22-18\n", "[Event \"x\"]\n[GameType \"21\"]\n"] {
            assert_eq!(of(pdn, None), Source::Games(Notation::Pdn), "{pdn:?}");
            assert_eq!(of(pdn, Some(GameKind::Chess)), Source::Games(Notation::Pgn), "{pdn:?}");
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
