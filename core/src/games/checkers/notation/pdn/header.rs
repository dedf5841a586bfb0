//! The tags of a game being read, and what stands around them.

use std::io::Read;

use super::encoding::decode;
use super::parse::{Header, Parse};
use super::raw_tag::{TAG_WINDOW, split, unescape};
use super::source::Place;
use super::token::{self, blanks_len};
use super::{Game, NoteKind, PdnError, PdnErrorKind, limits};
use crate::games::checkers::notation::fen;

impl<R: Read> Parse<'_, R> {
    /// Reads tags up to the first move; false if none follows.
    pub(super) fn read_header(&mut self) -> Result<bool, PdnError> {
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
                b'(' if !self.header.is_empty() => self.skip_variation()?,
                _ if data.starts_with("\u{FEFF}".as_bytes()) => self.source.consume(3),
                _ if token::begins_moves(data, !self.header.is_empty()) => return Ok(true),
                _ => {
                    let found = token::excerpt(data);
                    self.note(NoteKind::Junk(found));
                    self.skip_line()?;
                }
            }
        }
    }

    /// Reads a tag; false if it is the first of the next game.
    fn read_tag(&mut self) -> Result<bool, PdnError> {
        let place = self.source.place();
        let data = self.source.data();
        let data = &data[..data.len().min(TAG_WINDOW)];
        let raw = split(data);
        // a name is found to be of ASCII before
        let name = decode(&data[raw.name.clone()], false).0.into_owned();
        let is_again =
            has_tag(&self.header, &self.game, &name) || name.eq_ignore_ascii_case("Event");
        if self.header.has_blank_line && is_again && !self.header.is_empty() {
            return Ok(false);
        }
        let (value, is_utf8) = decode(&data[raw.value.clone()], raw.is_cut);
        let value = unescape(&value);
        let broken = raw.is_broken.then(|| token::excerpt(&data[..raw.len]));
        if let Some(found) = broken {
            self.note(NoteKind::BrokenTag(found));
        }
        if !is_utf8 {
            self.note(NoteKind::NotUtf8);
        }
        if raw.is_cut || value.len() > limits::TAG_VALUE {
            self.note(NoteKind::LongTag(token::excerpt(name.as_bytes())));
        }
        if let Some(kind) = keep_tag(&mut self.header, &mut self.game, place, &name, value) {
            self.note(kind);
        }
        self.header.has_blank_line = false;
        self.source.consume(raw.len);
        if raw.is_cut {
            self.skip_line()?;
        }
        Ok(true)
    }

    /// Makes the start of the game from its tags.
    pub(super) fn set_up(&mut self) -> Result<(), PdnError> {
        if let Some((place, value)) = self.header.game_type.take() {
            let number = value.split(',').next().unwrap_or_default().trim();
            if !matches!(number, super::tags::GAME_TYPE | "" | "?") {
                let name = game_name(number);
                let found = token::excerpt(value.as_bytes());
                return Err(self.error_in(place, None, PdnErrorKind::GameType { found, name }));
            }
        }
        let Some((place, text)) = self.header.fen.take() else { return Ok(()) };
        match fen::parse(text.trim()) {
            Ok(start) => {
                self.game.set_start(start);
                Ok(())
            }
            Err(error) => Err(self.error_in(place, None, PdnErrorKind::Fen(error))),
        }
    }
}

/// Whether a tag of this name has come.
fn has_tag(header: &Header, game: &Game, name: &str) -> bool {
    match name.to_ascii_lowercase().as_str() {
        "result" => header.result.is_some(),
        "gametype" => header.game_type.is_some(),
        "fen" => header.fen.is_some(),
        _ => game.tag(name).is_some(),
    }
}

/// Puts a tag where it belongs.
fn keep_tag(
    header: &mut Header,
    game: &mut Game,
    place: Place,
    name: &str,
    value: String,
) -> Option<NoteKind> {
    if header.count >= limits::TAGS {
        header.count = limits::TAGS + 1;
        return Some(NoteKind::ManyTags);
    }
    header.count += 1;
    let is = |other: &str| name.eq_ignore_ascii_case(other);
    if is("Result") {
        let score = token::score(value.trim().as_bytes());
        let score = score.filter(|score| score.len == value.trim().len());
        header.result = score.map(|score| score.result).or(header.result);
        return match score {
            Some(score) if score.both_lost => Some(NoteKind::BothLost),
            None if !matches!(value.trim(), "" | "?") => {
                Some(NoteKind::ResultTag(token::excerpt(value.as_bytes())))
            }
            _ => None,
        };
    }
    if is("FEN") {
        // an empty one says nothing
        header.fen = Some((place, value)).filter(|(_, value)| !value.trim().is_empty());
        return None;
    }
    if is("GameType") {
        header.game_type = Some((place, value));
        return None;
    }
    if is("SetUp") {
        // what counts is whether there is a FEN
        return None;
    }
    let is_double = game.tags_mut().set(name, &value);
    is_double.then(|| NoteKind::DuplicateTag(token::excerpt(name.as_bytes())))
}

/// The game that has this number in the standard's table.
fn game_name(number: &str) -> Option<&'static str> {
    Some(match number {
        "0" => "chess",
        "20" => "international draughts",
        "22" => "Italian draughts",
        "23" => "pool checkers",
        "24" => "Spanish draughts",
        "25" => "Russian draughts",
        "26" => "Brazilian draughts",
        "27" => "Canadian draughts",
        "28" => "Portuguese draughts",
        "29" => "Czech draughts",
        "30" => "Turkish draughts",
        "31" => "Thai draughts",
        "40" => "Frisian draughts",
        "41" => "Spantsiretti draughts",
        _ => return None,
    })
}
