use std::io::{self, ErrorKind, Read};

use memchr::{memchr_iter, memchr2};

use super::limits;

/// How much is asked of the input at a time.
const CHUNK: usize = 64 << 10;

/// What [`Source::window`] may be asked for at most.
const MAX_WINDOW: usize = 16 << 10;

/// The bytes of a file through a buffer of fixed size, with the line they are in.
pub(super) struct Source<R> {
    input: R,
    buffer: Box<[u8]>,
    start: usize,
    end: usize,
    /// Lines are counted up to here.
    counted: usize,
    line: u64,
    /// The last byte consumed that the buffer no longer holds.
    previous: u8,
    ended: bool,
    /// What was gathered of a comment that the buffer does not hold in one piece.
    gathered: Vec<u8>,
}

/// A comment as it stands between its marks.
pub(super) struct RawComment<'a> {
    pub(super) text: &'a [u8],
    /// Not all of it was kept.
    pub(super) truncated: bool,
    /// The line where it began, if the file or the game ended before the closing
    /// brace.
    pub(super) unclosed: Option<u64>,
}

impl<R: Read> Source<R> {
    pub(super) fn new(input: R) -> Source<R> {
        Source {
            input,
            buffer: vec![0; CHUNK + MAX_WINDOW].into_boxed_slice(),
            start: 0,
            end: 0,
            counted: 0,
            line: 1,
            previous: b'\n',
            ended: false,
            gathered: Vec::new(),
        }
    }

    /// The bytes that follow: `want` of them, unless the input ends before, and
    /// maybe more.
    #[inline]
    pub(super) fn window(&mut self, want: usize) -> io::Result<&[u8]> {
        if self.end - self.start < want && !self.ended {
            self.refill(want)?;
        }
        Ok(&self.buffer[self.start..self.end])
    }

    /// The bytes that follow and are in the buffer already.
    #[inline]
    pub(super) fn data(&self) -> &[u8] {
        &self.buffer[self.start..self.end]
    }

    /// Passes over `count` bytes of [`data`](Source::data).
    #[inline]
    pub(super) fn consume(&mut self, count: usize) {
        self.start = (self.start + count).min(self.end);
    }

    /// The number, from 1, of the line in which the next byte stands.
    pub(super) fn line(&mut self) -> u64 {
        let passed = &self.buffer[self.counted..self.start];
        self.line += memchr_iter(b'\n', passed).count() as u64;
        self.counted = self.start;
        self.line
    }

    /// Whether the next byte is the first of its line.
    pub(super) fn at_line_start(&self) -> bool {
        let before = self.start.checked_sub(1).map_or(self.previous, |i| self.buffer[i]);
        matches!(before, b'\n' | b'\r')
    }

    #[cold]
    fn refill(&mut self, want: usize) -> io::Result<()> {
        self.line();
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
            if data.is_empty() {
                return Ok(());
            }
            match memchr2(b'\n', b'\r', data) {
                Some(at) => {
                    self.consume(at + 1);
                    return Ok(());
                }
                None => self.consume(usize::MAX / 2),
            }
        }
    }

    /// Passes over a comment, which begins with its mark `{` or `;`.
    pub(super) fn comment(&mut self) -> io::Result<RawComment<'_>> {
        let data = self.window(1)?;
        if data.first() == Some(&b';') {
            return self.line_comment();
        }
        if let Some(at) = memchr2(b'}', b'\n', data)
            && data[at] == b'}'
        {
            let from = self.start + 1;
            self.consume(at + 1);
            let text = &self.buffer[from..self.start - 1];
            let (text, truncated) = (cut(text), text.len() > limits::COMMENT);
            return Ok(RawComment { text, truncated, unclosed: None });
        }
        self.long_comment()
    }

    /// A comment of several lines, or one that goes on beyond the buffer.
    ///
    /// It also ends where a line begins like a game: then its brace is missing,
    /// and the game is not to be lost to it.
    fn long_comment(&mut self) -> io::Result<RawComment<'_>> {
        const NEXT_GAME: &[u8] = b"[Event \"";
        let line = self.line();
        self.gathered.clear();
        self.consume(1);
        let (mut truncated, mut unclosed) = (false, None);
        loop {
            let data = self.window(NEXT_GAME.len())?;
            if data.is_empty() {
                unclosed = Some(line);
                break;
            }
            if self.at_line_start() && self.data().starts_with(NEXT_GAME) {
                unclosed = Some(line);
                break;
            }
            let data = self.data();
            let end = memchr2(b'}', b'\n', data);
            let kept = end.map_or(data.len(), |at| at + usize::from(data[at] == b'\n'));
            let closed = end.is_some_and(|at| data[at] == b'}');
            truncated |= self.gather(kept);
            if closed {
                self.consume(1);
                break;
            }
        }
        Ok(RawComment { text: &self.gathered, truncated, unclosed })
    }

    fn line_comment(&mut self) -> io::Result<RawComment<'_>> {
        self.gathered.clear();
        self.consume(1);
        let mut truncated = false;
        loop {
            let data = self.window(1)?;
            if data.is_empty() {
                break;
            }
            let end = memchr2(b'\n', b'\r', data);
            let kept = end.unwrap_or(data.len());
            truncated |= self.gather(kept);
            // the line's end stays, so that what follows is known to begin a line
            if end.is_some() {
                break;
            }
        }
        Ok(RawComment { text: &self.gathered, truncated, unclosed: None })
    }

    /// Consumes `count` bytes and keeps what the limit allows; true when that is
    /// not everything.
    fn gather(&mut self, count: usize) -> bool {
        let kept = count.min(limits::COMMENT - self.gathered.len());
        self.gathered.extend_from_slice(&self.buffer[self.start..self.start + kept]);
        self.consume(count);
        kept < count
    }
}

fn cut(text: &[u8]) -> &[u8] {
    &text[..text.len().min(limits::COMMENT)]
}
