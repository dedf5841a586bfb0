use std::fmt;

use crate::games::chess::Color;

/// How a game ended, by its termination marker (section 8.2.6 of the standard).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: still going on, given up, or not known.
    #[default]
    Unknown,
}

impl GameResult {
    /// The result when `color` has won.
    pub const fn win(color: Color) -> GameResult {
        match color {
            Color::White => GameResult::WhiteWins,
            Color::Black => GameResult::BlackWins,
        }
    }

    /// The marker as PGN writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unknown => "*",
        }
    }

    /// The result for a marker, `½`, `1/2` and any kind of dash included.
    ///
    /// ```
    /// use annabella::games::chess::notation::pgn::GameResult;
    ///
    /// assert_eq!(GameResult::from_marker("½–½"), Some(GameResult::Draw));
    /// assert_eq!(GameResult::from_marker("0-0"), None);
    /// ```
    pub fn from_marker(marker: &str) -> Option<GameResult> {
        GameResult::from_bytes(marker.trim().as_bytes())
    }

    pub(super) fn from_bytes(marker: &[u8]) -> Option<GameResult> {
        let mut plain = Plain { bytes: [0; 8], len: 0 };
        let mut rest = marker;
        while let Some((&first, after)) = rest.split_first() {
            if let Some(&(long, short)) = LONG.iter().find(|(long, _)| rest.starts_with(long)) {
                plain.push(short)?;
                rest = &rest[long.len()..];
            } else {
                plain.push(&[first])?;
                rest = after;
            }
        }
        match &plain.bytes[..plain.len] {
            b"1-0" => Some(GameResult::WhiteWins),
            b"0-1" => Some(GameResult::BlackWins),
            b"1/2-1/2" | b"1/2" => Some(GameResult::Draw),
            b"*" => Some(GameResult::Unknown),
            _ => None,
        }
    }
}

/// What stands for a dash or a half in UTF-8 or Windows-1252, and its plain form.
const LONG: [(&[u8], &[u8]); 11] = [
    ("½".as_bytes(), b"1/2"),
    ("‐".as_bytes(), b"-"),
    ("‑".as_bytes(), b"-"),
    ("‒".as_bytes(), b"-"),
    ("–".as_bytes(), b"-"),
    ("—".as_bytes(), b"-"),
    ("−".as_bytes(), b"-"),
    (b"\xBD", b"1/2"),
    (b"\x96", b"-"),
    (b"\x97", b"-"),
    (b"\xAD", b"-"),
];

/// A marker in plain characters; none is longer than seven.
struct Plain {
    bytes: [u8; 8],
    len: usize,
}

impl Plain {
    fn push(&mut self, more: &[u8]) -> Option<()> {
        self.bytes.get_mut(self.len..self.len + more.len())?.copy_from_slice(more);
        self.len += more.len();
        Some(())
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
