use std::io::{self, ErrorKind, Read};

use memchr::{memchr_iter, memchr2, memchr3, memrchr};

use super::{limits, token};

/// How much is asked of the input at a time.
const CHUNK: usize = 64 << 10;

/// What [`Source::window`] may be asked for at most.
const MAX_WINDOW: usize = 16 << 10;

/// So far ahead the second closing brace of a comment within a comment is looked for.
const AHEAD: usize = 4 << 10;

/// Where something stands in a file, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) line: u64,
    pub(super) column: u64,
}

/// The bytes of a file through a buffer of fixed size, with their place.
pub(super) struct Source<R> {
    input: R,
    buffer: Box<[u8]>,
    start: usize,
    end: usize,
    /// The place is counted up to here.
    counted: usize,
    place: Place,
    /// The last byte consumed that the buffer no longer holds.
    previous: u8,
    ended: bool,
    /// What was kept of a comment.
    gathered: Vec<u8>,
}

/// A comment as it stands between its marks.
pub(super) struct RawComment<'a> {
    pub(super) text: &'a [u8],
    /// Not all of it was kept.
    pub(super) truncated: bool,
    /// Where it began, if the file or the game ended before the closing brace.
    pub(super) unclosed: Option<Place>,
}

impl<R: Read> Source<R> {
    pub(super) fn new(input: R) -> Source<R> {
        Source {
            input,
            buffer: vec![0; CHUNK + MAX_WINDOW].into_boxed_slice(),
            start: 0,
            end: 0,
            counted: 0,
            place: Place { line: 1, column: 1 },
            previous: b'\n',
            ended: false,
            gathered: Vec::new(),
        }
    }

    /// The bytes that follow: `want` of them, unless the input ends before, and maybe more.
    #[inline]
    pub(super) fn window(&mut self, want: usize) -> io::Result<&[u8]> {
        if self.end - self.start < want && !self.ended {
            self.refill(want)?;
        }
        Ok(self.data())
    }

    /// The bytes that follow and are in the buffer already.
    #[inline]
    pub(super) fn data(&self) -> &[u8] {
        &self.buffer[self.start..self.end]
    }

    /// Passes over `count` bytes of [`data`](Source::data).
    #[inline]
    pub(super) fn consume(&mut self, count: usize) {
        self.start = self.start.saturating_add(count).min(self.end);
    }

    /// Where the next byte stands.
    pub(super) fn place(&mut self) -> Place {
        let passed = &self.buffer[self.counted..self.start];
        let mut in_line = passed;
        if let Some(at) = memrchr(b'\n', passed) {
            self.place.line += memchr_iter(b'\n', passed).count() as u64;
            self.place.column = 1;
            in_line = &passed[at + 1..];
        }
        // a character of UTF-8 has one byte that does not continue another
        let begins = |byte: &&u8| **byte & 0xC0 != 0x80;
        self.place.column += in_line.iter().filter(begins).count() as u64;
        self.counted = self.start;
        self.place
    }

    /// Whether the next byte is the first of its line.
    pub(super) fn at_line_start(&self) -> bool {
        let before = self.start.checked_sub(1).map_or(self.previous, |i| self.buffer[i]);
        matches!(before, b'\n' | b'\r')
    }

    #[cold]
    fn refill(&mut self, want: usize) -> io::Result<()> {
        self.place();
        if let Some(last) = self.start.checked_sub(1) {
            self.previous = self.buffer[last];
        }
        self.buffer.copy_within(self.start..self.end, 0);
        self.end -= self.start;
        self.start = 0;
        self.counted = 0;
        while self.end < want.min(MAX_WINDOW) {
            match self.input.read(&mut self.buffer[self.end..]) {
                Ok(0) => {
                    self.ended = true;
                    break;
                }
                Ok(count) => self.end = (self.end + count).min(self.buffer.len()),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    // nothing sensible can follow
                    self.ended = true;
                    self.start = self.end;
                    return Err(error);
                }
            }
        }
        Ok(())
    }

    /// Passes over the rest of the line, its end included.
    pub(super) fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let data = self.window(1)?;
            let end = memchr2(b'\n', b'\r', data);
            let len = data.len();
            self.consume(end.map_or(len, |at| at + 1));
            if end.is_some() || len == 0 {
                return Ok(());
            }
        }
    }

    /// Passes over a comment, which begins with its mark `{` or `;`.
    pub(super) fn comment(&mut self) -> io::Result<RawComment<'_>> {
        let begin = self.place();
        let is_line = self.data().first() == Some(&b';');
        self.gathered.clear();
        self.consume(1);
        let (truncated, unclosed) = if is_line {
            (self.line_comment()?, None)
        } else {
            let (truncated, is_closed) = self.brace_comment()?;
            (truncated, (!is_closed).then_some(begin))
        };
        Ok(RawComment { text: &self.gathered, truncated, unclosed })
    }

    /// A comment in braces; whether not all of it was kept, and whether it is closed.
    ///
    /// Comments do not nest by the standard. Where one holds an opening brace all the same and
    /// another closing one follows before anything is opened, it goes on up to that one. It
    /// also ends where a line begins like a game: then its brace is missing, and the game is
    /// not to be lost to it.
    fn brace_comment(&mut self) -> io::Result<(bool, bool)> {
        let (mut truncated, mut opened) = (false, 0_usize);
        loop {
            self.window(token::GAME_WINDOW)?;
            let data = self.data();
            if data.is_empty() || self.at_line_start() && token::begins_game(data) {
                return Ok((truncated, false));
            }
            let Some(at) = memchr3(b'{', b'}', b'\n', data) else {
                let len = data.len();
                truncated |= self.gather(len);
                continue;
            };
            let mark = data[at];
            truncated |= self.gather(at);
            match mark {
                b'}' if opened == 0 || !self.closes_again()? => {
                    self.consume(1);
                    return Ok((truncated, true));
                }
                b'}' => opened -= 1,
                b'{' => opened += 1,
                _ => {}
            }
            truncated |= self.gather(1);
        }
    }

    /// Whether behind the brace that comes another one is closed before one is opened or a game
    /// begins.
    fn closes_again(&mut self) -> io::Result<bool> {
        let data = self.window(AHEAD)?;
        let data = &data[1..data.len().min(AHEAD)];
        let Some(end) = memchr2(b'{', b'}', data) else { return Ok(false) };
        let is_game = |pair: &[u8]| matches!(pair, [b'\n' | b'\r', b'[']);
        Ok(data[end] == b'}' && !data[..end].windows(2).any(is_game))
    }

    /// A comment up to the end of its line; whether not all of it was kept.
    fn line_comment(&mut self) -> io::Result<bool> {
        let mut truncated = false;
        loop {
            let data = self.window(1)?;
            let end = memchr2(b'\n', b'\r', data);
            let len = data.len();
            truncated |= self.gather(end.unwrap_or(len));
            // the line's end stays, so that what follows is known to begin a line
            if end.is_some() || len == 0 {
                return Ok(truncated);
            }
        }
    }

    /// Consumes `count` bytes and keeps what the limit allows; true when that is not everything.
    fn gather(&mut self, count: usize) -> bool {
        let kept = count.min(limits::COMMENT - self.gathered.len());
        self.gathered.extend_from_slice(&self.buffer[self.start..self.start + kept]);
        self.consume(count);
        kept < count
    }

    /// Passes over a variation, which begins with its parenthesis, and all within it; false
    /// where it is not closed before the next game.
    pub(super) fn skip_variation(&mut self) -> io::Result<bool> {
        let mut depth = 0_u64;
        loop {
            self.window(token::GAME_WINDOW)?;
            let data = self.data();
            if data.is_empty() || self.at_line_start() && token::begins_game(data) {
                return Ok(false);
            }
            let is_mark = |byte: &u8| matches!(byte, b'(' | b')' | b'{' | b'\n' | b'\r');
            let Some(at) = data.iter().position(is_mark) else {
                let len = data.len();
                self.consume(len);
                continue;
            };
            let mark = data[at];
            self.consume(at);
            if mark == b'{' {
                self.comment()?;
                continue;
            }
            self.consume(1);
            match mark {
                b'(' => depth += 1,
                b')' if depth <= 1 => return Ok(true),
                b')' => depth -= 1,
                _ => {}
            }
        }
    }
}
