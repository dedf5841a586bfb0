//! One line: JSON, with a checksum over all before it as the last field.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::checksum::crc32;
use super::{Entry, EntryKind, Problem, Source, limits};

const CHECKSUM_FIELD: &[u8] = b",\"crc\":\"";
const END: &[u8] = b"\"}";
const DIGITS: usize = 8;
const SEAL: usize = CHECKSUM_FIELD.len() + DIGITS + END.len();

/// The value of `annabella` in every header.
pub(super) const GAME: &str = "game";

/// How every saved game begins, also in versions to come.
pub(super) const MAGIC: &[u8] = br#"{"annabella":"game","#;

#[derive(Serialize, Deserialize)]
pub(super) struct Header<'a> {
    pub(super) annabella: Cow<'a, str>,
    pub(super) version: u32,
    pub(super) app: Cow<'a, str>,
    pub(super) created: u64,
}

#[derive(Serialize, Deserialize)]
struct Fields<'a> {
    n: u64,
    t: u64,
    at: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<Cow<'a, str>>,
    #[serde(rename = "do", skip_serializing_if = "Option::is_none")]
    action: Option<Cow<'a, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pgn: Option<Cow<'a, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pdn: Option<Cow<'a, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sgf: Option<Cow<'a, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<Cow<'a, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    comment: Option<Cow<'a, str>>,
}

/// The first line of a file, with its end. `app` is the version of the program,
/// `created` is in Unix milliseconds.
pub fn header_line(version: u32, app: &str, created: u64) -> String {
    sealed(&Header { annabella: GAME.into(), version, app: app.into(), created })
}

/// The line of an entry, with its end. `number` counts from 1 without gaps.
pub fn entry_line(number: u64, entry: &Entry) -> String {
    let (mut pgn, mut pdn, mut sgf) = (None, None, None);
    match &entry.source {
        None => {}
        Some(Source::Pgn(text)) => pgn = Some(text.into()),
        Some(Source::Pdn(text)) => pdn = Some(text.into()),
        Some(Source::Sgf(text)) => sgf = Some(text.into()),
    }
    let (n, t, at) = (number, entry.time, entry.at);
    let (by, action, name, ply, comment) = (None, None, None, None, None);
    let mut fields = Fields { n, t, at, by, action, pgn, pdn, sgf, name, ply, comment };
    match &entry.kind {
        EntryKind::Action { by, text } => {
            fields.by = Some(by.into());
            fields.action = Some(text.into());
        }
        EntryKind::Name(name) => fields.name = Some(name.into()),
        EntryKind::Comment { ply, text } => {
            fields.ply = Some(*ply);
            fields.comment = Some(text.into());
        }
    }
    sealed(&fields)
}

fn sealed(fields: &impl Serialize) -> String {
    let mut line = serde_json::to_string(fields).expect("numbers and texts can always be written");
    line.pop();
    let checksum = crc32(line.as_bytes());
    line + &format!(",\"crc\":\"{checksum:08x}\"}}\n")
}

/// Checks the checksum of a line without its end and gives the line as text.
pub(super) fn unseal(line: &[u8]) -> Result<&str, Problem> {
    if line.len() >= limits::LINE {
        return Err(Problem::TooLong { bytes: line.len() + 1 });
    }
    let (content, seal) =
        line.len().checked_sub(SEAL).map(|at| line.split_at(at)).ok_or(Problem::NoChecksum)?;
    let written = seal
        .strip_prefix(CHECKSUM_FIELD)
        .and_then(|rest| rest.strip_suffix(END))
        .and_then(checksum)
        .ok_or(Problem::NoChecksum)?;
    let computed = crc32(content);
    if written != computed {
        return Err(Problem::Checksum { written, computed });
    }
    std::str::from_utf8(line).map_err(|error| Problem::NotText { at: error.valid_up_to() })
}

/// Eight lower-case hexadecimal digits.
fn checksum(digits: &[u8]) -> Option<u32> {
    digits.iter().try_fold(0, |value, &digit| {
        let digit = match digit {
            b'0'..=b'9' => digit - b'0',
            b'a'..=b'f' => digit - b'a' + 10,
            _ => return None,
        };
        Some(value << 4 | u32::from(digit))
    })
}

pub(super) fn read_header(line: &[u8]) -> Result<Header<'static>, Problem> {
    let header: Header = parse(unseal(line)?)?;
    if header.annabella != GAME || header.version == 0 {
        return Err(Problem::Content(format!(
            "it is of {:?}, version {}, and not of \"{GAME}\", version 1 or later",
            header.annabella, header.version
        )));
    }
    Ok(header)
}

/// Reads the line of entry `number`, which comes after game time `before`.
pub(super) fn read_entry(line: &[u8], number: u64, before: u64) -> Result<Entry, Problem> {
    let fields: Fields = parse(unseal(line)?)?;
    if fields.n != number {
        return Err(Problem::Number { found: fields.n, expected: number });
    }
    if fields.t < before {
        return Err(Problem::TimeFalls { time: fields.t, before });
    }
    let comment = fields.ply.zip(fields.comment);
    let kind = match (fields.by, fields.action, fields.name, comment) {
        (Some(by), Some(text), None, None) => {
            EntryKind::Action { by: by.into_owned(), text: text.into_owned() }
        }
        (None, None, Some(name), None) => EntryKind::Name(name.into_owned()),
        (None, None, None, Some((ply, text))) => {
            EntryKind::Comment { ply, text: text.into_owned() }
        }
        _ => {
            let expected = "it has neither \"by\" and \"do\" alone nor \"name\" alone nor \"ply\" \
                and \"comment\" alone";
            return Err(Problem::Content(expected.into()));
        }
    };
    let source = match (fields.pgn, fields.pdn, fields.sgf) {
        (Some(text), _, _) => Some(Source::Pgn(text.into_owned())),
        (None, Some(text), _) => Some(Source::Pdn(text.into_owned())),
        (None, None, Some(text)) => Some(Source::Sgf(text.into_owned())),
        (None, None, None) => None,
    };
    Ok(Entry { time: fields.t, at: fields.at, kind, source })
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(|error| Problem::Content(error.to_string()))
}
