//! Bytes of a file as text.

use std::borrow::Cow;

/// What Windows-1252 has at 0x80 to 0x9F, where Latin-1 has nothing to print.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
];

/// The text of `bytes`, and whether it is UTF-8; if not it is read as Windows-1252, which has
/// the letters of Latin-1.
///
/// Of `truncated` bytes the last may be a part of a character, which is then left out.
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

/// The words of a text with one blank between them, at most `limit` bytes. Line breaks and
/// control characters count as blanks.
pub(super) fn tidy(text: &str, limit: usize) -> String {
    let mut tidy = String::new();
    for word in text.split(|c: char| c.is_whitespace() || c.is_control()) {
        if word.is_empty() {
            continue;
        }
        if !tidy.is_empty() {
            tidy.push(' ');
        }
        tidy.push_str(word);
        if tidy.len() > limit {
            tidy.truncate(tidy.floor_char_boundary(limit));
            tidy.truncate(tidy.trim_end().len());
            break;
        }
    }
    tidy
}
