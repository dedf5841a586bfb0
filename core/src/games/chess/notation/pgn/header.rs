//! The tags of a game being read, and what stands around them.

use std::io::Read;

use super::encoding::{decode, tidy, truncate};
use super::raw_tag::{TAG_WINDOW, plain_tag, split_long_tag, split_tag, unescape};
use super::reader::Parse;
use super::tags::{ROSTER, clean_name, needs_chess960};
use super::token::{self, blanks_len};
use super::{Game, GameResult, NoteKind, PgnError, PgnErrorKind, limits};
use crate::games::chess::notation::fen;

/// So far ahead tags are read that are written in the usual way.
const PLAIN_WINDOW: usize = 768;

/// What the tags of a game said that is no tag of the [`Game`](super::Game).
#[derive(Default)]
pub(super) struct Header {
    /// Whether all tags have been read.
    pub(super) is_over: bool,
    /// Tags read, up to one more than are kept.
    count: usize,
    pub(super) result: Option<GameResult>,
    fen: Option<String>,
    fen_line: u64,
    has_set_up: bool,
    has_blank_line: bool,
}

impl Header {
    pub(super) const fn is_empty(&self) -> bool {
        self.count == 0
    }
}

impl<R: Read> Parse<'_, R> {
    /// Reads tags up to the first move; false if none follows.
    pub(super) fn read_header(&mut self) -> Result<bool, PgnError> {
        loop {
            self.fill(limits::SYMBOL + 1)?;
            let at_line_start = self.source.at_line_start();
            let data = self.source.data();
            let Some(&first) = data.first() else { return Ok(false) };
            match first {
                b'\n' => {
                    self.header.has_blank_line |= at_line_start;
                    self.source.consume(1);
                }
                b'\r' => {
                    // of a pair only the second end counts
                    let is_pair = data.get(1) == Some(&b'\n');
                    self.header.has_blank_line |= at_line_start;
                    self.source.consume(1 + usize::from(is_pair));
                }
                b' ' | b'\t' => self.source.consume(blanks_len(self.source.data())),
                b'%' if at_line_start => self.skip_line()?,
                b'[' if token::begins_tag(data, true) => {
                    self.fill(TAG_WINDOW)?;
                    if !self.read_tag()? {
                        return Ok(false);
                    }
                }
                b'{' | b';' => self.read_comment()?,
                _ if data.starts_with("\u{FEFF}".as_bytes()) => self.source.consume(3),
                _ if token::begins_moves(data) => return self.roster_is_complete().map(|()| true),
                _ => {
                    let len = memchr::memchr2(b'\n', b'\r', data).unwrap_or(data.len());
                    self.skip_junk(len)?;
                }
            }
        }
    }

    /// Reads a tag; false if it is the first of the next game.
    fn read_tag(&mut self) -> Result<bool, PgnError> {
        if !self.options.strict && !self.header.has_blank_line && self.read_plain_tags()? {
            return Ok(true);
        }
        self.read_odd_tag()
    }

    /// Reads tags about which nothing is strange, each in a line of its own;
    /// false if there is none.
    fn read_plain_tags(&mut self) -> Result<bool, PgnError> {
        let data = self.source.data();
        let data = &data[..data.len().min(PLAIN_WINDOW)];
        let text = match std::str::from_utf8(data) {
            Ok(text) => text,
            Err(error) => std::str::from_utf8(&data[..error.valid_up_to()]).unwrap_or_default(),
        };
        let mut at = 0;
        while let Some((name, value, len)) = plain_tag(&text[at..]) {
            let odd = keep_tag(&mut self.header, &mut self.game, name, value);
            if let Some(kind) = odd {
                self.source.consume(at);
                self.note(kind)?;
                self.source.consume(len);
                return Ok(true);
            }
            at += len;
            if text.as_bytes().get(at) != Some(&b'\n') {
                break;
            }
            at += 1;
        }
        self.source.consume(at);
        Ok(at > 0)
    }

    /// Reads a tag with all that may be strange about it.
    fn read_odd_tag(&mut self) -> Result<bool, PgnError> {
        let data = self.source.data();
        let (raw, is_whole) = match split_tag(data) {
            Some(raw) => (raw, true),
            None => (split_long_tag(data), false),
        };
        let name = clean_name(&decode(&data[raw.name.clone()], false).0).into_owned();
        let is_again = self.game.tags_ref().get(&name).is_some() || name == "Event";
        if self.header.has_blank_line && is_again && !self.header.is_empty() {
            return Ok(false);
        }
        let (value, is_utf8) = decode(&data[raw.value.clone()], !is_whole);
        let value = tidy(&value);
        let value = if raw.has_escapes { unescape(&value).into() } else { value };
        let kept = truncate(&value, limits::TAG_VALUE);
        let is_long = !is_whole || kept.len() < value.len();
        let kept = keep_tag(&mut self.header, &mut self.game, &name, kept);
        let broken = raw.is_broken.then(|| token::excerpt(&data[..raw.len]));

        if self.options.strict
            && let Some(kind) = breach_of_roster(self.header.count - 1, &name)
        {
            self.note(kind)?;
        }
        if let Some(found) = broken {
            self.note(NoteKind::BrokenTag(found))?;
        }
        if !is_utf8 {
            self.note(NoteKind::NotUtf8)?;
        }
        if is_long {
            self.note(NoteKind::LongTag(name))?;
        }
        if let Some(kind) = kept {
            self.note(kind)?;
        }
        if self.header.fen.is_some() && self.header.fen_line == 0 {
            self.header.fen_line = self.source.line();
        }
        self.header.has_blank_line = false;
        self.source.consume(raw.len);
        if !is_whole {
            self.skip_line()?;
        }
        Ok(true)
    }

    /// In strict reading the moves are not to begin before the roster is there.
    fn roster_is_complete(&mut self) -> Result<(), PgnError> {
        match ROSTER.get(self.header.count) {
            Some(&expected) if self.options.strict => {
                self.note(NoteKind::Roster { found: "no more tags".to_owned(), expected })
            }
            _ => Ok(()),
        }
    }

    /// Makes the start of the game from its tags.
    pub(super) fn set_up(&mut self) -> Result<(), PgnError> {
        let variant = self.game.tag("Variant").map_or(Variant::Standard, Variant::from_name);
        if variant == Variant::Other {
            let name = token::excerpt(self.game.tag("Variant").unwrap_or_default().as_bytes());
            return Err(self.error(None, PgnErrorKind::Variant(name)));
        }
        let line = self.header.fen_line;
        let Some(text) = self.header.fen.take() else {
            if self.header.has_set_up {
                let (found, missing) = ("SetUp \"1\"", "FEN");
                self.note(NoteKind::HalfSetUp { found, missing })?;
            }
            return Ok(());
        };
        if !self.header.has_set_up {
            self.note_in(line, NoteKind::HalfSetUp { found: "FEN", missing: "SetUp \"1\"" })?;
        }
        let (start, odd) = match fen::parse(&text) {
            Ok(parsed) => parsed,
            Err(error) => {
                let kind = PgnErrorKind::Fen(error);
                return Err(PgnError { game: self.number, line, at: None, kind });
            }
        };
        // an odd position breaks no rule of the standard
        for note in odd {
            if note.is_repair() || !self.options.strict {
                self.note_in(line, NoteKind::Fen(note))?;
            }
        }
        self.game.set_start(start);
        if variant == Variant::Standard && needs_chess960(&start) {
            self.game.set_tag("Variant", "Chess960");
        }
        self.line = super::line::Line::new(start);
        Ok(())
    }
}

/// Puts a tag where it belongs.
#[inline]
fn keep_tag(header: &mut Header, game: &mut Game, name: &str, value: &str) -> Option<NoteKind> {
    if header.count >= limits::TAGS {
        header.count = limits::TAGS + 1;
        return Some(NoteKind::ManyTags);
    }
    header.count += 1;
    if name.eq_ignore_ascii_case("Result") {
        let result = GameResult::from_marker(value);
        header.result = result.or(header.result);
        let is_odd = result.is_none() && !matches!(value, "" | "?");
        return is_odd.then(|| NoteKind::ResultTag(token::excerpt(value.as_bytes())));
    }
    if name.eq_ignore_ascii_case("FEN") {
        header.fen = Some(value.to_owned());
    } else if name.eq_ignore_ascii_case("SetUp") {
        header.has_set_up = value == "1";
    } else if game.tags_ref().get(name).is_some() {
        game.tags_mut().set(name, value);
        return Some(NoteKind::DuplicateTag(name.to_owned()));
    } else if !name.is_empty() {
        game.tags_mut().push(name, value);
    }
    None
}

/// The game that a tag `Variant` names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Variant {
    Standard,
    Chess960,
    Other,
}

impl Variant {
    pub(super) fn from_name(name: &str) -> Variant {
        let plain: String = name
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .map(|c| c.to_ascii_lowercase())
            .collect();
        match plain.as_str() {
            "" | "standard" | "chess" | "normal" | "regular" | "classical" | "orthodox"
            | "fromposition" => Variant::Standard,
            "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischerandomchess"
            | "fischerrandomchess" | "freestyle" | "freestylechess" | "frc" => Variant::Chess960,
            _ => Variant::Other,
        }
    }
}

/// What keeps tag number `count`, from 0, from being the right one there.
fn breach_of_roster(count: usize, name: &str) -> Option<NoteKind> {
    let &expected = ROSTER.get(count)?;
    (name != expected).then(|| NoteKind::Roster {
        found: format!("the tag {}", token::excerpt(name.as_bytes())),
        expected,
    })
}
