//! Bytes of a file as text, brought into the form in which a game keeps it.

use std::borrow::Cow;

/// What Windows-1252 has at 0x80 to 0x9F, where Latin-1 has nothing to print.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
];

/// The text of `bytes`, and whether it is UTF-8; if not it is read as Windows-1252.
///
/// `truncated` bytes may end within a character, which is then left out.
pub(super) fn decode(bytes: &[u8], truncated: bool) -> (Cow<'_, str>, bool) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (Cow::Borrowed(text), true),
        Err(error) if truncated && error.error_len().is_none() => {
            decode(&bytes[..error.valid_up_to()], false)
        }
        Err(_) => {
            let char = |&byte: &u8| match byte {
                0x80..=0x9F => WINDOWS_1252[usize::from(byte - 0x80)],
                _ => char::from(byte),
            };
            (Cow::Owned(bytes.iter().map(char).collect()), false)
        }
    }
}

/// The text without blanks around it, with one blank for each line break (and
/// the blanks around that), and blanks for other control characters.
///
/// PGN is wrapped freely, so its line breaks say nothing.
pub(super) fn tidy(text: &str) -> Cow<'_, str> {
    if is_plain(text.as_bytes()) {
        return Cow::Borrowed(trim(text));
    }
    if !text.contains(char::is_control) {
        return Cow::Borrowed(text.trim());
    }
    let mut tidy = String::with_capacity(text.len());
    for line in text.split(['\n', '\r']) {
        let line = line.trim_matches(|c: char| c == ' ' || c.is_control());
        if !line.is_empty() {
            tidy.extend((!tidy.is_empty()).then_some(' '));
            tidy.extend(line.chars().map(|c| if c.is_control() { ' ' } else { c }));
        }
    }
    Cow::Owned(tidy.trim().to_owned())
}

/// Whether there is nothing but printable ASCII.
#[inline]
pub(super) fn is_plain(text: &[u8]) -> bool {
    // without an early end, so that many bytes are looked at together
    text.iter().fold(true, |plain, byte| plain & (0x20..0x7F).contains(byte))
}

/// As [`str::trim`], and faster.
#[inline]
pub(super) fn trim(mut text: &str) -> &str {
    while let Some(rest) = text.strip_prefix(' ') {
        text = rest;
    }
    while let Some(rest) = text.strip_suffix(' ') {
        text = rest;
    }
    let is_done = |byte: Option<&u8>| byte.is_none_or(u8::is_ascii_graphic);
    if is_done(text.as_bytes().first()) && is_done(text.as_bytes().last()) {
        text
    } else {
        text.trim()
    }
}

/// At most `limit` bytes of the text, cut between characters.
pub(super) fn truncate(text: &str, limit: usize) -> &str {
    &text[..text.floor_char_boundary(limit)]
}
