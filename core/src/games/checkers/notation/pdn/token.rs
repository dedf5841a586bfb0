//! What a text looks like, byte by byte.

use super::tags::ROSTER;
use super::{GameResult, limits};
use crate::games::Path;

/// So many bytes tell whether a game begins.
pub(super) const GAME_WINDOW: usize = 16;

/// Whether a byte belongs to a word, a number, a move or a result, in ASCII.
#[inline]
fn is_symbol(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'/' | b':' | b'_' | b'+')
}

/// How long the symbol at the start is, at most [`limits::SYMBOL`] and one more.
pub(super) fn symbol_len(data: &[u8]) -> usize {
    data.iter().take(limits::SYMBOL + 1).take_while(|byte| is_symbol(**byte)).count()
}

#[inline]
pub(super) fn digits_len(data: &[u8]) -> usize {
    data.iter().take(limits::SYMBOL + 1).take_while(|byte| byte.is_ascii_digit()).count()
}

#[inline]
pub(super) fn blanks_len(data: &[u8]) -> usize {
    data.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count()
}

/// Blanks and ends of lines, as far as a move may reach.
#[inline]
pub(super) fn space_len(data: &[u8]) -> usize {
    data.iter().take(limits::SYMBOL).take_while(|byte| byte.is_ascii_whitespace()).count()
}

/// How long a dash is, in ASCII, UTF-8 or Windows-1252; 0 if there is none.
fn dash_len(data: &[u8]) -> usize {
    match data {
        [b'-' | 0x96 | 0x97, ..] => 1,
        // from U+2010 to U+2015, and the minus
        [0xE2, 0x80, 0x90..=0x95, ..] | [0xE2, 0x88, 0x92, ..] => 3,
        _ => 0,
    }
}

/// How long the sign between two squares is; 0 if there is none.
#[inline]
fn separator_len(data: &[u8]) -> usize {
    match data {
        [b'-' | b'x' | b'X' | b':' | 0xD7, ..] => 1,
        [0xC3, 0x97, ..] => 2,
        _ => dash_len(data),
    }
}

/// Squares in a row with the signs of moves between them, and maybe blanks around these. A
/// single number is one as well.
#[derive(Clone, Copy)]
pub(super) struct Row {
    numbers: [u16; Path::MAX],
    count: usize,
    /// All of it in the text.
    pub(super) len: usize,
}

impl Row {
    pub(super) fn numbers(&self) -> &[u16] {
        &self.numbers[..self.count]
    }
}

/// The squares at the start. Squares beyond those of the longest move are left where they are.
#[inline]
pub(super) fn row(data: &[u8]) -> Row {
    let mut row = Row { numbers: [0; Path::MAX], count: 0, len: 0 };
    let mut at = 0;
    while row.count < Path::MAX {
        let digits = digits_len(&data[at..]);
        if digits == 0 {
            break;
        }
        let figure =
            |sum: u16, byte: &u8| sum.saturating_mul(10).saturating_add((byte - b'0').into());
        row.numbers[row.count] = data[at..at + digits].iter().fold(0, figure);
        row.count += 1;
        row.len = at + digits;
        at = row.len + space_len(&data[row.len..]);
        let separator = separator_len(&data[at..]);
        if separator == 0 {
            break;
        }
        at += separator;
        at += space_len(&data[at..]);
    }
    row
}

/// Whether what follows would belong to the same word.
pub(super) fn goes_on(data: &[u8]) -> bool {
    data.first().is_some_and(|byte| is_symbol(*byte))
}

/// A result in a text.
#[derive(Clone, Copy)]
pub(super) struct Score {
    pub(super) result: GameResult,
    /// `0-0`, which is no result of the game.
    pub(super) both_lost: bool,
    pub(super) len: usize,
}

/// The result at the start, if there is one and it does not go on as a move.
pub(super) fn score(data: &[u8]) -> Option<Score> {
    let score = |result, len| Some(Score { result, both_lost: false, len });
    if data.first() == Some(&b'*') {
        return score(GameResult::Unknown, 1);
    }
    let (first, len) = points(data)?;
    match second_points(&data[len..]) {
        Some((second, more)) => {
            let len = len + more;
            match (first, second) {
                (2 | 4, 0) => score(GameResult::FirstWins, len),
                (0, 2 | 4) => score(GameResult::SecondWins, len),
                (HALF, HALF) | (2, 2) => score(GameResult::Draw, len),
                (0, 0) => Some(Score { result: GameResult::Unknown, both_lost: true, len }),
                _ => None,
            }
        }
        None if first == HALF && !goes_on(&data[len..]) => score(GameResult::Draw, len),
        None => None,
    }
}

/// The other side's points, behind a dash, and how long all that is.
fn second_points(data: &[u8]) -> Option<(u8, usize)> {
    let mut at = blanks_len(data);
    let dash = dash_len(&data[at..]);
    if dash == 0 {
        return None;
    }
    at += dash;
    at += blanks_len(&data[at..]);
    let (points, len) = points(&data[at..])?;
    (!goes_on(&data[at + len..])).then_some((points, at + len))
}

impl GameResult {
    /// The result for a text, also as international draughts counts (`2-0`, `1-1`), with `½` or
    /// with any dash. `0-0`, a game that both have lost, is none of them.
    ///
    /// ```
    /// use annabella::games::checkers::notation::pdn::GameResult;
    ///
    /// assert_eq!(GameResult::from_marker("0-2"), Some(GameResult::SecondWins));
    /// assert_eq!(GameResult::from_marker("½ – ½"), Some(GameResult::Draw));
    /// assert_eq!(GameResult::from_marker("1-5"), None);
    /// ```
    pub fn from_marker(marker: &str) -> Option<GameResult> {
        let marker = marker.trim().as_bytes();
        let score = score(marker)?;
        (score.len == marker.len() && !score.both_lost).then_some(score.result)
    }
}

/// Points in a result count in halves.
const HALF: u8 = 1;

/// The points of one side at the start, and how long they are.
fn points(data: &[u8]) -> Option<(u8, usize)> {
    match data {
        [b'1', b'/', b'2', ..] => Some((HALF, 3)),
        [0xC2, 0xBD, ..] => Some((HALF, 2)),
        [0xBD, ..] => Some((HALF, 1)),
        [byte @ b'0'..=b'2', ..] => Some((2 * (byte - b'0'), 1)),
        _ => None,
    }
}

/// The name and what follows it, if a bracket and a name stand at the start.
fn tag_name(data: &[u8]) -> Option<(&[u8], &[u8])> {
    let rest = data.strip_prefix(b"[")?;
    let rest = &rest[blanks_len(rest)..];
    let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    let len = rest.iter().take(limits::TAG_NAME).take_while(is_name).count();
    (len > 0).then(|| rest.split_at(len))
}

/// Whether `[` begins a tag; in the middle of a line more of it has to be there.
pub(super) fn begins_tag(data: &[u8], at_line_start: bool) -> bool {
    let Some((_, rest)) = tag_name(data) else { return false };
    let blanks = blanks_len(rest);
    at_line_start || blanks > 0 && rest.get(blanks) == Some(&b'"')
}

/// Whether a tag begins that nearly every game has, of data that begin a line.
pub(super) fn begins_game(data: &[u8]) -> bool {
    let Some((name, _)) = tag_name(data) else { return false };
    begins_tag(data, false) && ROSTER.iter().any(|tag| tag.as_bytes().eq_ignore_ascii_case(name))
}

/// Whether moves may begin here, rather than text that is no part of a game. Behind tags they
/// are expected, and need not look like those of this game.
pub(super) fn begins_moves(data: &[u8], has_tags: bool) -> bool {
    if score(data).is_some() || data.starts_with(b"...") {
        return true;
    }
    if let [b'$', figure, ..] = data {
        return figure.is_ascii_digit();
    }
    let row = row(data);
    match row.numbers() {
        [] => has_tags && has_digit(data),
        [_] => {
            let rest = &data[row.len..];
            let dots = rest.iter().take_while(|byte| matches!(byte, b'.' | b')')).count();
            let rest = &rest[dots..];
            let rest = &rest[space_len(rest)..];
            self::row(rest).numbers().len() > 1
                || score(rest).is_some()
                || dots > 0
                    && (has_digit(rest) || matches!(rest, [] | [b'{' | b'(' | b'.' | b'[', ..]))
        }
        [_, _, ..] => has_tags || !goes_on(&data[row.len..]),
    }
}

/// Whether the symbol at the start has a digit, as all moves have.
fn has_digit(data: &[u8]) -> bool {
    data[..symbol_len(data)].iter().any(u8::is_ascii_digit)
}

/// A piece of text for a message.
pub(super) fn excerpt(data: &[u8]) -> String {
    const KEPT: usize = 32;
    let line = data.split(|byte| matches!(byte, b'\n' | b'\r')).next().unwrap_or_default();
    let text = String::from_utf8_lossy(&line[..line.len().min(4 * KEPT)]);
    let mut chars = text.trim_end().chars();
    let mut excerpt: String = chars.by_ref().take(KEPT).collect();
    if chars.next().is_some() {
        excerpt.push('…');
    }
    excerpt
}
