//! The parts of a tag as it stands in the text.

use std::ops::Range;

use memchr::memchr3;

use super::limits;
use super::token::blanks_len;

/// So much of a tag is looked at: name, value with every character escaped, and
/// what else belongs to it.
pub(super) const TAG_WINDOW: usize = limits::TAG_NAME + 2 * limits::TAG_VALUE + 64;

/// A tag as it stands in the text, by positions in it.
pub(super) struct RawTag {
    pub(super) name: Range<usize>,
    pub(super) value: Range<usize>,
    pub(super) has_escapes: bool,
    pub(super) is_broken: bool,
    /// All of it, from bracket to bracket.
    pub(super) len: usize,
}

/// Name, value and length of a tag about which nothing is strange.
#[inline]
pub(super) fn plain_tag(text: &str) -> Option<(&str, &str, usize)> {
    let data = text.as_bytes();
    if data.first() != Some(&b'[') {
        return None;
    }
    let mut name_end = 1;
    while data.get(name_end).is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_') {
        name_end += 1;
    }
    let value_start = name_end + 2;
    if name_end > limits::TAG_NAME || !data[name_end..].starts_with(b" \"") {
        return None;
    }
    let mut end = value_start;
    while data
        .get(end)
        .is_some_and(|byte| matches!(byte, b' '..=b'~') && !matches!(byte, b'"' | b'\\'))
    {
        end += 1;
    }
    let len = end - value_start;
    let is_bare = len == 0 || data[value_start] != b' ' && data[end - 1] != b' ';
    // lines are counted for a FEN
    let is_fen = data[1..name_end].eq_ignore_ascii_case(b"FEN");
    if !data[end..].starts_with(b"\"]") || !is_bare || is_fen || len > limits::TAG_VALUE {
        return None;
    }
    Some((&text[1..name_end], &text[value_start..end], end + 2))
}

/// The parts of the tag at the start; `None` if its end is not in `data`, though
/// more may follow.
pub(super) fn split_tag(data: &[u8]) -> Option<RawTag> {
    let (name, mut at) = split_name(data);
    let mut has_escapes = false;
    if data.get(at) != Some(&b'"') {
        // no quotes: up to the bracket
        let end = memchr3(b']', b'\n', b'\r', &data[at..])
            .map(|len| at + len)
            .or_else(|| end_of(data))?;
        let closing = usize::from(data.get(end) == Some(&b']'));
        return Some(RawTag {
            name,
            value: at..end,
            has_escapes,
            is_broken: true,
            len: end + closing,
        });
    }
    let start = at + 1;
    at = start;
    let mut is_broken = false;
    loop {
        let Some(found) = memchr3(b'"', b'\\', b'\n', &data[at..]) else {
            let end = end_of(data)?;
            return Some(unquoted(data, name, start..end, has_escapes));
        };
        at += found;
        match data[at] {
            b'\\' => {
                let is_escape = matches!(data.get(at + 1), Some(b'"' | b'\\'));
                has_escapes |= is_escape;
                at += 1 + usize::from(is_escape);
            }
            b'"' => {
                let after = at + 1 + blanks_len(&data[at + 1..]);
                match data.get(after) {
                    Some(b']') => {
                        let value = start..at;
                        return Some(RawTag {
                            name,
                            value,
                            has_escapes,
                            is_broken,
                            len: after + 1,
                        });
                    }
                    Some(b'\n' | b'\r' | b'[') | None => {
                        let value = start..at;
                        return Some(RawTag {
                            name,
                            value,
                            has_escapes,
                            is_broken: true,
                            len: after,
                        });
                    }
                    // a quote within the value
                    Some(_) => {
                        is_broken = true;
                        at += 1;
                    }
                }
            }
            _ => return Some(unquoted(data, name, start..at, has_escapes)),
        }
    }
}

/// As much as can be had of a tag that does not end.
pub(super) fn split_long_tag(data: &[u8]) -> RawTag {
    let (name, at) = split_name(data);
    let start = at + usize::from(data.get(at) == Some(&b'"'));
    let end = (start + limits::TAG_VALUE).min(data.len()).max(start);
    let has_escapes = data[start..end].contains(&b'\\');
    RawTag { name, value: start..end, has_escapes, is_broken: false, len: data.len() }
}

/// Where the name stands, and where what follows it begins.
fn split_name(data: &[u8]) -> (Range<usize>, usize) {
    let start = 1 + blanks_len(&data[1..]);
    let is_end = |byte: &u8| matches!(byte, b' ' | b'\t' | b'"' | b']' | b'\n' | b'\r');
    let name = data[start..].iter().take(limits::TAG_NAME);
    let end = start + name.take_while(|byte| !is_end(byte)).count();
    (start..end, end + blanks_len(&data[end..]))
}

/// The end of the data if nothing can follow.
fn end_of(data: &[u8]) -> Option<usize> {
    (data.len() < TAG_WINDOW).then_some(data.len())
}

/// A tag whose value goes up to the end of its line, as the closing quote is
/// missing or the last backslash was no escape.
fn unquoted(data: &[u8], name: Range<usize>, value: Range<usize>, has_escapes: bool) -> RawTag {
    let mut text = data[value.clone()].trim_ascii_end();
    let len = value.start + text.len();
    text = text.strip_suffix(b"]").unwrap_or(text).trim_ascii_end();
    text = text.strip_suffix(b"\"").unwrap_or(text);
    let value = value.start..value.start + text.len();
    RawTag { name, value, has_escapes, is_broken: true, len }
}

/// The text with `\"` and `\\` as single characters.
pub(super) fn unescape(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some(&next @ ('"' | '\\'))) => {
                plain.push(next);
                chars.next();
            }
            _ => plain.push(c),
        }
    }
    plain
}
