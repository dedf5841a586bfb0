//! The parts of a tag as it stands in the text.

use std::ops::Range;

use memchr::{memchr2, memchr3};

use super::limits;
use super::token::blanks_len;

/// So much of a tag is looked at: name, value with every character escaped, and what else
/// belongs to it.
pub(super) const TAG_WINDOW: usize = limits::TAG_NAME + 2 * limits::TAG_VALUE + 64;

/// A tag as it stands in the text, by positions in it.
pub(super) struct RawTag {
    pub(super) name: Range<usize>,
    pub(super) value: Range<usize>,
    /// It is not written as `[Name "value"]`.
    pub(super) is_broken: bool,
    /// It goes on beyond what was looked at.
    pub(super) is_cut: bool,
    /// All of it that was looked at, from bracket to bracket.
    pub(super) len: usize,
}

/// The parts of the tag at the start of the data.
pub(super) fn split(data: &[u8]) -> RawTag {
    let name_start = 1 + blanks_len(&data[1..]);
    let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    let name_len = data[name_start..].iter().take(limits::TAG_NAME).take_while(is_name).count();
    let name = name_start..name_start + name_len;
    let at = name.end + blanks_len(&data[name.end..]);
    if data.get(at) == Some(&b'"') { quoted(data, name, at + 1) } else { bare(data, name, at) }
}

/// A value in quotes. It ends with a quote and a bracket: quotes without a backslash are found
/// within values, too.
fn quoted(data: &[u8], name: Range<usize>, start: usize) -> RawTag {
    let mut is_broken = false;
    let mut at = start;
    while let Some(found) = memchr3(b'"', b'\\', b'\n', &data[at..]) {
        at += found;
        match data[at] {
            b'\\' => at += 1 + usize::from(matches!(data.get(at + 1), Some(b'"' | b'\\'))),
            b'"' => {
                let bracket = at + 1 + blanks_len(&data[at + 1..]);
                if data.get(bracket) == Some(&b']') {
                    let len = bracket + 1;
                    return RawTag { name, value: start..at, is_broken, is_cut: false, len };
                }
                is_broken = true;
                at += 1;
            }
            _ => return unclosed(data, name, start, at, false),
        }
    }
    let is_cut = data.len() >= TAG_WINDOW;
    unclosed(data, name, start, data.len(), is_cut)
}

/// A value without quotes, up to the bracket.
fn bare(data: &[u8], name: Range<usize>, start: usize) -> RawTag {
    match memchr3(b']', b'\n', b'\r', &data[start..]) {
        Some(found) if data[start + found] == b']' => {
            let end = start + found;
            RawTag { name, value: start..end, is_broken: true, is_cut: false, len: end + 1 }
        }
        Some(found) => unclosed(data, name, start, start + found, false),
        None => unclosed(data, name, start, data.len(), data.len() >= TAG_WINDOW),
    }
}

/// A tag without its end: its value goes up to the end of the line, or as far as was looked.
fn unclosed(data: &[u8], name: Range<usize>, start: usize, end: usize, is_cut: bool) -> RawTag {
    let line = &data[start..end];
    let line = &line[..memchr2(b'\n', b'\r', line).unwrap_or(line.len())];
    let len = start + line.len();
    let mut text = line.trim_ascii_end();
    text = text.strip_suffix(b"]").unwrap_or(text).trim_ascii_end();
    text = text.strip_suffix(b"\"").unwrap_or(text);
    RawTag { name, value: start..start + text.len(), is_broken: !is_cut, is_cut, len }
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
