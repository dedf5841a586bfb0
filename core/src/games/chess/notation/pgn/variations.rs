//! Variations in the movetext.

use std::io::Read;

use super::reader::{Extras, Parse};
use super::{NoteKind, PgnError, limits, token};

impl<R: Read> Parse<'_, R> {
    pub(super) fn begin_variation(&mut self) -> Result<(), PgnError> {
        let is_too_deep = self.outer.len() >= limits::NESTING;
        let parent = self.game.parent(self.line.node).filter(|_| !self.line.is_fresh());
        if self.options.variations == Extras::Skip {
            self.source.consume(1);
            return self.skip_variation();
        }
        let Some(parent) = parent.filter(|_| !is_too_deep) else {
            let kind = if is_too_deep { NoteKind::DeepVariation } else { NoteKind::StrayVariation };
            self.note(kind)?;
            self.source.consume(1);
            return self.skip_variation();
        };
        if !self.pending.is_empty() {
            self.settle_pending()?;
        }
        let variation = self.line.variation(parent);
        self.outer.push(std::mem::replace(&mut self.line, variation));
        self.source.consume(1);
        Ok(())
    }

    pub(super) fn end_variation(&mut self) -> Result<(), PgnError> {
        if self.outer.is_empty() {
            self.note(NoteKind::StrayParenthesis)?;
            self.source.consume(1);
            return Ok(());
        }
        self.source.consume(1);
        self.close_variation()
    }

    /// Goes on with the line that a variation has interrupted.
    pub(super) fn close_variation(&mut self) -> Result<(), PgnError> {
        if !self.line.is_fresh() {
            self.settle_pending()?;
        }
        if let Some(line) = self.outer.pop() {
            self.line = line;
        }
        // a comment in parentheses
        self.settle_pending()?;
        self.line.announces = true;
        self.line.is_interrupted = true;
        self.line.is_numbered = false;
        Ok(())
    }

    /// Passes over a variation up to and with its end; also over those within.
    pub(super) fn skip_variation(&mut self) -> Result<(), PgnError> {
        self.line.is_interrupted = true;
        let mut depth = 1;
        loop {
            self.fill(limits::SYMBOL + 1)?;
            let data = self.source.data();
            let is_sign = |byte: &u8| matches!(byte, b'(' | b')' | b'{' | b';' | b'[');
            let Some(len) = data.iter().position(is_sign) else {
                if data.is_empty() {
                    return Ok(());
                }
                self.source.consume(data.len());
                continue;
            };
            self.source.consume(len);
            self.fill(limits::SYMBOL + 1)?;
            let data = self.source.data();
            match data[0] {
                b'(' => depth += 1,
                b')' => depth -= 1,
                b'[' if token::begins_tag(data, self.source.at_line_start()) => {
                    return self.note(NoteKind::UnclosedVariation);
                }
                b'{' | b';' => {
                    if let Err(error) = self.source.comment() {
                        return Err(self.io(error));
                    }
                    continue;
                }
                _ => {}
            }
            self.source.consume(1);
            if depth == 0 {
                return Ok(());
            }
        }
    }
}
