//! The moves of a game being read.

use std::io::Read;

use memchr::memchr_iter;

use super::reader::Parse;
use super::remarks::Kept;
use super::token::{self, blanks_len, symbol_len};
use super::{At, NoteKind, PgnError, PgnErrorKind, limits};
use crate::games::chess::Move;
use crate::games::chess::notation::san;

impl<R: Read> Parse<'_, R> {
    /// Reads moves up to a result or to where another game begins.
    pub(super) fn read_moves(&mut self) -> Result<(), PgnError> {
        loop {
            self.fill(limits::SYMBOL + 1)?;
            if !self.options.strict {
                self.read_plain_moves();
                self.fill(limits::SYMBOL + 1)?;
            }
            let data = self.source.data();
            let Some(&first) = data.first() else { return Ok(()) };
            match first {
                b' ' | b'\t' => self.source.consume(blanks_len(data)),
                b'a'..=b'z' | b'A'..=b'Z' | b'-' | b'+' | b'=' | b'#' | b':' | b'/' | b'_' => {
                    self.read_symbol()?;
                }
                b'0'..=b'9' => {
                    if self.read_number()? {
                        return Ok(());
                    }
                }
                b'{' | b';' => self.read_comment()?,
                b'\n' | b'\r' => self.read_line_ends(),
                b'(' => self.begin_variation()?,
                b')' => self.end_variation()?,
                b'$' | b'!' | b'?' => self.read_nag()?,
                b'.' => self.read_stray_dots()?,
                b'*' => {
                    if self.read_result()? {
                        return Ok(());
                    }
                }
                b'[' if token::begins_tag(data, self.source.at_line_start()) => return Ok(()),
                b'%' if self.source.at_line_start() => self.skip_line()?,
                0x80.. => {
                    if token::result(data).is_none() {
                        self.read_symbol()?;
                    } else if self.read_result()? {
                        return Ok(());
                    }
                }
                _ => {
                    let is_junk = |byte: &&u8| {
                        byte.is_ascii_control() && !byte.is_ascii_whitespace()
                            || b"\"'&,<>@\\]^`|}~\x0C".contains(byte)
                    };
                    let len = data.iter().take(limits::SYMBOL).skip(1).take_while(is_junk).count();
                    self.skip_junk(1 + len)?;
                }
            }
        }
    }

    /// Line ends in a row; two of them leave an empty line.
    fn read_line_ends(&mut self) {
        let data = self.source.data();
        let len = data.iter().take_while(|byte| matches!(byte, b'\n' | b'\r')).count();
        self.has_blank_line |= memchr_iter(b'\n', &data[..len]).nth(1).is_some();
        self.source.consume(len);
    }

    /// Reads a symbol that is not a number or result: a move, in most cases.
    #[inline]
    pub(super) fn read_symbol(&mut self) -> Result<(), PgnError> {
        let data = self.source.data();
        let len = symbol_len(data);
        let position = self.line.position();
        let result = match std::str::from_utf8(&data[..len]) {
            Ok(text) if !self.options.strict => san::parse(position, text),
            Ok(text) => san::parse_strict(position, text),
            Err(_) => san::parse(position, &token::excerpt(&data[..len])),
        };
        match result {
            Ok(mv) => self.play(mv, len),
            Err(error) => self.read_odd_symbol(len, error),
        }
    }

    /// Plays a move that was found to be legal and stands in the next `len` bytes.
    #[inline]
    pub(super) fn play(&mut self, mv: Move, len: usize) -> Result<(), PgnError> {
        if self.game.move_count() >= limits::MOVES {
            return Err(self.error_at(len, PgnErrorKind::TooManyMoves));
        }
        if self.line.ply as usize >= limits::PLIES && self.outer.is_empty() {
            return Err(self.error_at(len, PgnErrorKind::TooManyPlies));
        }
        if self.options.strict && !self.line.is_numbered {
            self.check_missing_number()?;
        }
        self.line.play(&mut self.game, mv);
        self.has_blank_line = false;
        self.source.consume(len);
        if !self.pending.is_empty() {
            self.announce()?;
        }
        Ok(())
    }

    /// Puts comments before the move that has come.
    #[cold]
    fn announce(&mut self) -> Result<(), PgnError> {
        for text in std::mem::take(&mut self.pending) {
            let kept = self.game.remarks_mut().add_comment_before(self.line.node, &text);
            self.note_unless(kept)?;
        }
        Ok(())
    }

    pub(super) fn note_unless(&mut self, kept: Kept) -> Result<(), PgnError> {
        match kept {
            Kept::Yes => Ok(()),
            Kept::NoRoom => self.note(NoteKind::ManyRemarks),
        }
    }

    pub(super) fn at(&self, len: usize) -> At {
        let data = self.source.data();
        let position = self.line.position();
        At {
            ply: self.line.ply + 1,
            number: position.fullmove_number(),
            color: position.turn(),
            found: token::excerpt(&data[..len.min(data.len())]),
        }
    }

    #[cold]
    pub(super) fn error_at(&mut self, len: usize, kind: PgnErrorKind) -> PgnError {
        let at = self.at(len);
        self.error(Some(at), kind)
    }

    /// Closes what is open and settles the result.
    pub(super) fn finish(&mut self) -> Result<(), PgnError> {
        if !self.outer.is_empty() {
            self.note(NoteKind::UnclosedVariation)?;
        }
        while !self.outer.is_empty() {
            self.close_variation()?;
        }
        self.settle_pending()?;
        self.game.set_tip(self.line.node, *self.line.position());
        let tag = self.header.result;
        match (self.end, tag) {
            (None, _) => self.note(NoteKind::ResultMissing)?,
            (Some(end), Some(tag)) if end != tag => {
                self.note(NoteKind::ResultDiffers { tag, end })?;
            }
            _ => {}
        }
        self.game.result = self.end.or(tag).unwrap_or_default();
        Ok(())
    }
}
