//! Comments and glyphs in the movetext.

use std::io::Read;

use super::encoding::{decode, tidy, truncate};
use super::reader::{Extras, Parse};
use super::remarks::Kept;
use super::token::{self, digits_len};
use super::{NoteKind, PgnError, clock, limits};

impl<R: Read> Parse<'_, R> {
    /// Reads `$5`, or `!?` and the like.
    pub(super) fn read_nag(&mut self) -> Result<(), PgnError> {
        let data = self.source.data();
        let (nag, len) = if data[0] == b'$' {
            let digits = digits_len(&data[1..]);
            let number =
                std::str::from_utf8(&data[1..=digits]).ok().and_then(|text| text.parse().ok());
            (number, digits + 1)
        } else {
            let len = data.iter().take_while(|byte| matches!(byte, b'!' | b'?')).count();
            let nag = match &data[..len.min(2)] {
                b"!" => 1,
                b"?" => 2,
                b"!!" => 3,
                b"??" => 4,
                b"!?" => 5,
                _ => 6,
            };
            (Some(nag), len)
        };
        match nag {
            None => {
                let found = token::excerpt(&data[..len]);
                self.note(NoteKind::BadNag(found))?;
            }
            Some(nag) if self.line.is_fresh() => self.note(NoteKind::StrayNag(nag))?,
            Some(nag) => {
                let kept = self.game.remarks_mut().add_nag(self.line.node, nag);
                self.note_unless(kept)?;
            }
        }
        self.source.consume(len);
        Ok(())
    }

    /// Reads a comment, which is about the last move or about the one to come.
    pub(super) fn read_comment(&mut self) -> Result<(), PgnError> {
        let raw = match self.source.comment() {
            Ok(raw) => raw,
            Err(error) => return Err(self.io(error)),
        };
        self.line.is_interrupted = true;
        let (truncated, unclosed) = (raw.truncated, raw.unclosed);
        let mut is_utf8 = true;
        let mut kept = Kept::Yes;
        let is_announcement = self.line.announces || self.line.is_numbered;
        if self.options.comments == Extras::Keep {
            let trimmed = raw.text.trim_ascii();
            let lone_clock = clock::parse(trimmed)
                .filter(|&(_, len)| len == trimmed.len() && !is_announcement)
                .map(|(millis, _)| millis);
            if let Some(millis) = lone_clock {
                kept = self.game.remarks_mut().set_clock(self.line.node, millis);
            } else {
                let (text, utf8) = decode(raw.text, truncated);
                is_utf8 = utf8;
                if !is_announcement {
                    kept = self.game.remarks_mut().add_comment(self.line.node, &text);
                } else if self.pending.len() < limits::REMARKS_PER_MOVE {
                    self.pending.push(tidy(truncate(&text, limits::COMMENT)).into_owned());
                } else {
                    kept = Kept::NoRoom;
                }
            }
        }
        if truncated {
            self.note(NoteKind::LongComment)?;
        }
        if !is_utf8 {
            self.note(NoteKind::NotUtf8)?;
        }
        if let Some(line) = unclosed {
            self.note_in(line, NoteKind::UnclosedComment)?;
        }
        self.note_unless(kept)
    }

    /// Comments on a move that does not come are about the last one.
    pub(super) fn settle_pending(&mut self) -> Result<(), PgnError> {
        for text in std::mem::take(&mut self.pending) {
            let kept = self.game.remarks_mut().add_comment(self.line.node, &text);
            self.note_unless(kept)?;
        }
        Ok(())
    }
}
