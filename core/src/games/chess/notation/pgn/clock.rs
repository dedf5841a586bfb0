//! `[%clk h:mm:ss]`, the command that gives a player's remaining time in a
//! comment (the extension of the standard by Cowderoy and others, 2001).

use std::borrow::Cow;
use std::fmt::Write;

use memchr::memchr_iter;

use super::encoding::trim;

const COMMAND: &[u8] = b"[%clk";

/// A longer command is none.
const MAX_LEN: usize = 64;

/// The time at the start of `text` in milliseconds, and how long the command is.
#[inline]
pub(super) fn parse(text: &[u8]) -> Option<(u32, usize)> {
    // the usual width, the only one for which speed matters
    if let &[b'[', b'%', b'c', b'l', b'k', b' ', hours, b':', m1, m2, b':', s1, s2, b']', ..] = text
    {
        let digits = [hours, m1, m2, s1, s2];
        return digits
            .iter()
            .all(u8::is_ascii_digit)
            .then_some(())
            .and_then(|()| millis(u32::from(hours - b'0'), [m1, m2], [s1, s2]))
            .map(|millis| (millis, 14));
    }
    parse_any(text)
}

fn parse_any(text: &[u8]) -> Option<(u32, usize)> {
    let text = &text[..text.len().min(MAX_LEN)];
    let after = text.strip_prefix(COMMAND)?.strip_prefix(b" ")?.trim_ascii_start();
    let digits = after.iter().take(MAX_HOUR_DIGITS + 1).take_while(|byte| byte.is_ascii_digit());
    let len = digits.count();
    let (hours, rest) = after.split_at(len);
    let &[b':', m1, m2, b':', s1, s2, ref rest @ ..] = rest else { return None };
    if len == 0 || len > MAX_HOUR_DIGITS || ![m1, m2, s1, s2].iter().all(u8::is_ascii_digit) {
        return None;
    }
    let hours = hours.iter().fold(0, |value, &digit| value * 10 + u32::from(digit - b'0'));
    let whole = millis(hours, [m1, m2], [s1, s2])?;
    let (fraction, rest) = fraction(rest)?;
    Some((whole.checked_add(fraction)?, text.len() - rest.len()))
}

#[inline]
fn millis(hours: u32, minutes: [u8; 2], seconds: [u8; 2]) -> Option<u32> {
    let number = |[tens, ones]: [u8; 2]| u32::from(tens - b'0') * 10 + u32::from(ones - b'0');
    let (minutes, seconds) = (number(minutes), number(seconds));
    if minutes > 59 || seconds > 59 {
        return None;
    }
    (hours * 3600 + minutes * 60 + seconds).checked_mul(1000)
}

const MAX_HOUR_DIGITS: usize = 5;

/// What follows the seconds, up to the bracket: thousandths, and the text after.
fn fraction(text: &[u8]) -> Option<(u32, &[u8])> {
    let (mut millis, mut rest) = (0, text);
    if let Some(fraction) = text.strip_prefix(b".") {
        let digits = fraction.iter().take_while(|byte| byte.is_ascii_digit()).count();
        for digit in fraction[..digits].iter().chain([&b'0'; 3]).take(3) {
            millis = millis * 10 + u32::from(digit - b'0');
        }
        rest = &fraction[digits..];
    }
    Some((millis, rest.trim_ascii_start().strip_prefix(b"]")?))
}

/// The clock in a tidy comment, if there is one, and the text around it, in
/// which there is none any more. Of several clocks the last one counts.
pub(super) fn split(text: &str) -> (Option<u32>, Cow<'_, str>) {
    let mut clock = None;
    let mut text = text;
    while let Some((at, millis, len)) = find(text) {
        clock = Some(millis);
        let (left, right) = (&text[..at], after(&text[..at], &text[at + len..]));
        if trim(right).is_empty() {
            return (clock, Cow::Borrowed(trim(left)));
        }
        if !trim(left).is_empty() {
            let (last, text) = split_between(left, right);
            return (last.or(clock), Cow::Owned(text));
        }
        text = right;
    }
    (clock, Cow::Borrowed(trim(text)))
}

/// Where the first command stands, the time and how long it is.
fn find(text: &str) -> Option<(usize, u32, usize)> {
    memchr_iter(b'[', text.as_bytes())
        .find_map(|at| parse(&text.as_bytes()[at..]).map(|(millis, len)| (at, millis, len)))
}

/// What follows a command that is cut out, without one of two blanks around it.
fn after<'a>(left: &str, right: &'a str) -> &'a str {
    let is_apart = left.is_empty() || left.ends_with(' ');
    if is_apart { right.strip_prefix(' ').unwrap_or(right) } else { right }
}

/// Goes on where a command was cut out between `left`, which holds none, and
/// `right`. What is left and right of a cut may form another one.
fn split_between(left: &str, right: &str) -> (Option<u32>, String) {
    let mut clock = None;
    let (mut kept, mut rest) = (left.to_owned(), right);
    loop {
        if let Some((at, millis, len)) = find_across(&kept, rest) {
            clock = Some(millis);
            rest = &rest[at + len - kept.len()..];
            kept.truncate(at);
        } else if let Some((at, millis, len)) = find(rest) {
            clock = Some(millis);
            kept.push_str(&rest[..at]);
            rest = &rest[at + len..];
        } else {
            kept.push_str(rest);
            return (clock, trim(&kept).to_owned());
        }
        rest = after(&kept, rest);
    }
}

/// A command that begins in `kept` and ends in `rest`.
fn find_across(kept: &str, rest: &str) -> Option<(usize, u32, usize)> {
    let end = &kept.as_bytes()[kept.len().saturating_sub(MAX_LEN)..];
    let at = kept.len() - end.len() + memchr::memrchr(b'[', end)?;
    let mut joint = kept.as_bytes()[at..].to_vec();
    joint.extend(rest.bytes().take(MAX_LEN));
    parse(&joint).map(|(millis, len)| (at, millis, len))
}

/// Writes the command for a time.
pub(super) fn write(text: &mut String, millis: u32) {
    let (seconds, fraction) = (millis / 1000, millis % 1000);
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    // writing to a String cannot fail
    let _ = write!(text, "[%clk {hours}:{minutes:02}:{:02}", seconds % 60);
    if fraction > 0 {
        let _ = write!(text, "{}", format!(".{fraction:03}").trim_end_matches('0'));
    }
    text.push(']');
}
