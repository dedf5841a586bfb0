//! Comments, glyphs, marks of strength and variations among the moves.

use std::io::Read;

use super::encoding::decode;
use super::parse::Parse;
use super::token::{self, digits_len};
use super::{NoteKind, PdnError};

/// The glyph of a forced move.
const FORCED: u8 = 7;

impl<R: Read> Parse<'_, R> {
    /// Reads a comment, which is kept at the last move.
    pub(super) fn read_comment(&mut self) -> Result<(), PdnError> {
        let raw = match self.source.comment() {
            Ok(raw) => raw,
            Err(error) => return Err(self.error(None, error.into())),
        };
        let (truncated, unclosed) = (raw.truncated, raw.unclosed);
        let (text, is_utf8) = decode(raw.text, truncated);
        let plies = self.game.moves().len();
        let is_kept = self.game.add_comment(plies, &text);
        if truncated {
            self.note(NoteKind::LongComment);
        }
        if !is_utf8 {
            self.note(NoteKind::NotUtf8);
        }
        if let Some(place) = unclosed {
            self.note_in(place, NoteKind::UnclosedComment);
        }
        if !is_kept {
            self.note(NoteKind::ManyRemarks);
        }
        Ok(())
    }

    /// Reads `$5`.
    pub(super) fn read_glyph(&mut self) {
        let data = self.source.data();
        let len = 1 + digits_len(&data[1..]);
        let number = std::str::from_utf8(&data[1..len]).ok().and_then(|text| text.parse().ok());
        if let Some(glyph) = number {
            self.keep_glyph(glyph);
        } else {
            let found = token::excerpt(&data[..len]);
            self.note(NoteKind::BadGlyph(found));
        }
        self.source.consume(len);
    }

    /// Reads the marks of strength directly behind a move: `!`, `?`, both or in parentheses,
    /// and the asterisk of a forced move, which anywhere else is a result.
    pub(super) fn read_marks(&mut self) {
        loop {
            let data = self.source.data();
            let len = strength_len(data);
            if len > 0 {
                let marks: Vec<u8> = data[..len]
                    .iter()
                    .copied()
                    .filter(|byte| matches!(byte, b'!' | b'?'))
                    .collect();
                self.keep_glyph(strength(&marks));
                self.source.consume(len);
            } else if data.first() == Some(&b'*') {
                self.keep_glyph(FORCED);
                self.source.consume(1);
            } else {
                return;
            }
        }
    }

    /// Reads marks of strength that stand alone.
    pub(super) fn read_lone_marks(&mut self) {
        let data = self.source.data();
        let len = data.iter().take_while(|byte| matches!(byte, b'!' | b'?')).count();
        let glyph = strength(&data[..len]);
        self.keep_glyph(glyph);
        self.source.consume(len);
    }

    /// What a parenthesis begins: a variation, or a mark of strength.
    pub(super) fn read_parenthesis(&mut self) -> Result<(), PdnError> {
        if strength_len(self.source.data()) > 0 {
            self.read_marks();
            return Ok(());
        }
        self.game.variations = self.game.variations.saturating_add(1);
        self.skip_variation()
    }

    pub(super) fn skip_variation(&mut self) -> Result<(), PdnError> {
        let place = self.source.place();
        match self.source.skip_variation() {
            Ok(true) => Ok(()),
            Ok(false) => {
                self.note_in(place, NoteKind::UnclosedVariation);
                Ok(())
            }
            Err(error) => Err(self.error(None, error.into())),
        }
    }

    fn keep_glyph(&mut self, glyph: u8) {
        let plies = self.game.moves().len();
        if plies == 0 {
            self.note(NoteKind::StrayGlyph(glyph));
        } else if !self.game.add_glyph(plies, glyph) {
            self.note(NoteKind::ManyRemarks);
        }
    }
}

/// How long the marks are that stand at the start, also in parentheses.
fn strength_len(data: &[u8]) -> usize {
    let marks =
        |data: &[u8]| data.iter().take(8).take_while(|byte| matches!(byte, b'!' | b'?')).count();
    let Some(rest) = data.strip_prefix(b"(") else { return marks(data) };
    let len = marks(rest);
    if len > 0 && rest.get(len) == Some(&b')') { len + 2 } else { 0 }
}

/// The glyph for marks of strength.
fn strength(marks: &[u8]) -> u8 {
    match marks {
        [b'!'] => 1,
        [b'?'] => 2,
        [b'!', b'!', ..] => 3,
        [b'?', b'?', ..] => 4,
        [b'!', ..] => 5,
        _ => 6,
    }
}
