//! What a text looks like, byte by byte.

use super::{GameResult, limits};

/// The bytes of symbols: moves, numbers, results (section 7 of the standard,
/// and everything beyond ASCII).
const SYMBOL: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = match byte as u8 {
            b'_' | b'+' | b'#' | b'=' | b':' | b'-' | b'/' | 0x80.. => true,
            byte => byte.is_ascii_alphanumeric(),
        };
        byte += 1;
    }
    table
};

/// How long the symbol at the start is; more than [`limits::SYMBOL`] says that
/// it goes on.
#[inline]
pub(super) fn symbol_len(data: &[u8]) -> usize {
    let data = &data[..data.len().min(limits::SYMBOL + 1)];
    data.iter().position(|&byte| !SYMBOL[usize::from(byte)]).unwrap_or(data.len())
}

pub(super) fn digits_len(data: &[u8]) -> usize {
    data.iter().take(limits::SYMBOL + 1).take_while(|byte| byte.is_ascii_digit()).count()
}

pub(super) fn blanks_len(data: &[u8]) -> usize {
    data.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count()
}

/// The result at the start, and its length.
pub(super) fn result(data: &[u8]) -> Option<(GameResult, usize)> {
    if data.first() == Some(&b'*') {
        return Some((GameResult::Unknown, 1));
    }
    let len = symbol_len(data);
    GameResult::from_bytes(&data[..len]).map(|result| (result, len))
}

/// Whether `[` begins a tag; in the middle of a line more of it has to be there.
pub(super) fn begins_tag(data: &[u8], at_line_start: bool) -> bool {
    let Some(rest) = data.strip_prefix(b"[") else { return false };
    let rest = &rest[blanks_len(rest)..];
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let name = rest.iter().take(limits::TAG_NAME).take_while(|byte| is_name(byte)).count();
    if name == 0 || at_line_start {
        return name > 0;
    }
    let blanks = blanks_len(&rest[name..]);
    blanks > 0 && rest.get(name + blanks) == Some(&b'"')
}

/// Whether moves may begin here, rather than text that is no part of a game.
pub(super) fn begins_moves(data: &[u8]) -> bool {
    let opened = data.iter().take_while(|byte| matches!(byte, b'(' | b' ')).count();
    let data = &data[opened..];
    let Some(&first) = data.first() else { return false };
    if first == b'$' {
        return data.get(1).is_some_and(u8::is_ascii_digit);
    }
    if result(data).is_some() {
        return true;
    }
    if first.is_ascii_digit() && !data.starts_with(b"0-0") {
        let rest = &data[digits_len(data)..];
        let rest = &rest[blanks_len(rest)..];
        return matches!(rest.first(), Some(b'.' | b'{')) || looks_like_move(rest);
    }
    looks_like_move(data)
}

/// Whether a symbol has the letters and figures of a move.
fn looks_like_move(data: &[u8]) -> bool {
    let symbol = &data[..symbol_len(data)];
    let letters = |byte: &u8| {
        matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'0')
            || b"KQRBNOPoxZ:=+#-/".contains(byte)
            || !byte.is_ascii()
    };
    (2..=12).contains(&symbol.len())
        && symbol.iter().all(letters)
        && (symbol.iter().any(u8::is_ascii_digit)
            || matches!(symbol[0], b'O' | b'o')
            || symbol == b"--")
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
