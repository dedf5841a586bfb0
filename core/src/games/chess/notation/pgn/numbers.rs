//! Move numbers and results, which both begin with a digit.

use std::io::Read;

use super::encoding::decode;
use super::error::NumberOf;
use super::reader::Parse;
use super::token::{self, blanks_len, digits_len, symbol_len};
use super::{GameResult, NoteKind, PgnError, limits};
use crate::games::chess::Color;

impl<R: Read> Parse<'_, R> {
    /// Reads what begins with a digit; true if it was the end of the game.
    #[inline]
    pub(super) fn read_number(&mut self) -> Result<bool, PgnError> {
        let data = self.source.data();
        let digits = digits_len(data);
        if matches!(data.get(digits), Some(b'-' | b'/' | 0x80..)) {
            if token::result(data).is_some() {
                return self.read_result();
            }
            if data[0] == b'0' {
                return self.read_symbol().map(|()| false);
            }
        }
        if digits > limits::SYMBOL {
            return self.skip_junk(digits).map(|()| false);
        }
        // a move 1 after an empty line, though moves have been played
        if self.has_blank_line
            && &data[..digits] == b"1"
            && self.outer.is_empty()
            && self.line.ply > 1
            && self.game.start().fullmove_number() == 1
        {
            return Ok(true);
        }
        let dots = data[digits..].iter().take_while(|&&byte| byte == b'.').count();
        if self.options.strict {
            self.check_number(digits + dots)?;
        }
        self.source.consume(digits + dots);
        self.line.is_numbered = true;
        Ok(false)
    }

    pub(super) fn read_stray_dots(&mut self) -> Result<(), PgnError> {
        let data = self.source.data();
        let len = data.iter().take_while(|&&byte| byte == b'.').count();
        if self.options.strict {
            self.check_number(len)?;
        }
        self.source.consume(len);
        Ok(())
    }

    pub(super) fn check_number(&mut self, len: usize) -> Result<(), PgnError> {
        let expected = self.expected_number();
        let data = self.source.data();
        let found = &data[..len];
        if found == expected.as_bytes() && !data[len..].starts_with(b".") {
            return Ok(());
        }
        let found = token::excerpt(found);
        self.note(NoteKind::MoveNumber { found, expected })
    }

    /// White's moves have a number; Black's have one after an interruption.
    #[cold]
    pub(super) fn check_missing_number(&mut self) -> Result<(), PgnError> {
        if self.line.position().turn() == Color::Black && !self.line.is_interrupted {
            return Ok(());
        }
        let expected = self.expected_number();
        let data = self.source.data();
        let found = format!("the move {}", token::excerpt(&data[..symbol_len(data)]));
        self.note(NoteKind::MoveNumber { found, expected })
    }

    pub(super) fn expected_number(&self) -> String {
        let position = self.line.position();
        NumberOf(position.fullmove_number(), position.turn()).to_string()
    }

    /// Reads a result; true if it ends the game.
    pub(super) fn read_result(&mut self) -> Result<bool, PgnError> {
        let data = self.source.data();
        let Some((result, len)) = token::result(data) else { return Ok(false) };
        if &data[..len] != result.as_str().as_bytes() {
            let found = decode(&data[..len], false).0.into_owned();
            self.note(NoteKind::ResultForm { found, meant: result })?;
        }
        if !self.outer.is_empty() {
            self.note(NoteKind::ResultInVariation(result))?;
            self.source.consume(len);
            return Ok(false);
        }
        self.end = Some(result);
        self.source.consume(len);
        self.read_afterword(result)?;
        Ok(true)
    }

    /// Comments in the line of the result still belong to the game.
    pub(super) fn read_afterword(&mut self, result: GameResult) -> Result<(), PgnError> {
        self.line.announces = false;
        self.line.is_numbered = false;
        loop {
            self.fill(limits::SYMBOL + 1)?;
            let blanks = blanks_len(self.source.data());
            self.source.consume(blanks);
            self.fill(limits::SYMBOL + 1)?;
            let data = self.source.data();
            match token::result(data) {
                _ if matches!(data.first(), Some(b'{' | b';')) => self.read_comment()?,
                Some((again, len)) if again == result => self.skip_junk(len)?,
                _ => return Ok(()),
            }
        }
    }
}
