use std::io::{self, BufReader, Bytes, Read};

use super::limits;

/// A text read byte by byte, once.
pub(super) struct Source<R> {
    bytes: Bytes<BufReader<R>>,
    next: Option<u8>,
    pub(super) line: u64,
}

/// A value, and whether all of it was kept.
pub(super) struct Value {
    pub(super) text: String,
    pub(super) is_whole: bool,
}

impl<R: Read> Source<R> {
    pub(super) fn new(input: R) -> Source<R> {
        Source { bytes: BufReader::new(input).bytes(), next: None, line: 1 }
    }

    /// The next byte, which stays.
    pub(super) fn peek(&mut self) -> io::Result<Option<u8>> {
        if self.next.is_none() {
            self.next = self.bytes.next().transpose()?;
        }
        Ok(self.next)
    }

    /// Takes the next byte.
    pub(super) fn take(&mut self) -> io::Result<Option<u8>> {
        let byte = self.peek()?;
        self.next = None;
        self.line += u64::from(byte == Some(b'\n'));
        Ok(byte)
    }

    /// The next byte that is no blank, which stays.
    pub(super) fn peek_word(&mut self) -> io::Result<Option<u8>> {
        while self.peek()?.is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.take()?;
        }
        self.peek()
    }

    /// Passes over what stands before a game; false where there is none.
    pub(super) fn find_game(&mut self) -> io::Result<bool> {
        while let Some(byte) = self.take()? {
            if byte == b'(' && self.peek_word()? == Some(b';') {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The name of a property; lower case letters in it are left out, as older forms of SGF
    /// had them for people.
    pub(super) fn name(&mut self) -> io::Result<String> {
        let mut name = String::new();
        while let Some(byte) = self.peek()?.filter(u8::is_ascii_alphanumeric) {
            self.take()?;
            if !byte.is_ascii_lowercase() && name.len() < limits::NAME {
                name.push(char::from(byte));
            }
        }
        Ok(name)
    }

    /// A value behind its opening bracket, without escapes; none where the text ends in it.
    pub(super) fn value(&mut self) -> io::Result<Option<Value>> {
        let (mut bytes, mut is_whole) = (Vec::new(), true);
        loop {
            let Some(mut byte) = self.take()? else { return Ok(None) };
            match byte {
                b']' => break,
                b'\\' => {
                    let Some(escaped) = self.take()? else { return Ok(None) };
                    // a line that is broken for its length alone
                    if escaped == b'\n' || escaped == b'\r' {
                        let second = if escaped == b'\n' { b'\r' } else { b'\n' };
                        if self.peek()? == Some(second) {
                            self.take()?;
                        }
                        continue;
                    }
                    byte = escaped;
                }
                _ => {}
            }
            if bytes.len() < limits::VALUE {
                bytes.push(byte);
            } else {
                is_whole = false;
            }
        }
        Ok(Some(Value { text: decoded(bytes), is_whole }))
    }

    /// Passes over the rest of so many trees within each other; false where the text ends.
    pub(super) fn skip(&mut self, mut depth: u64) -> io::Result<bool> {
        while depth > 0 {
            match self.take()? {
                None => return Ok(false),
                Some(b'(') => depth += 1,
                Some(b')') => depth -= 1,
                Some(b'[') => {
                    if !self.skip_value()? {
                        return Ok(false);
                    }
                }
                Some(_) => {}
            }
        }
        Ok(true)
    }

    fn skip_value(&mut self) -> io::Result<bool> {
        loop {
            match self.take()? {
                None => return Ok(false),
                Some(b']') => return Ok(true),
                Some(b'\\') => {
                    self.take()?;
                }
                Some(_) => {}
            }
        }
    }
}

/// As UTF-8, which all programs write now, and else as Latin-1, which SGF says where nothing is
/// told.
fn decoded(bytes: Vec<u8>) -> String {
    match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => {
            let bytes = error.as_bytes();
            // a character may have been cut at the end
            let valid = error.utf8_error().valid_up_to();
            if bytes.len() == limits::VALUE && bytes.len() - valid < 4 {
                String::from_utf8_lossy(&bytes[..valid]).into_owned()
            } else {
                bytes.iter().copied().map(char::from).collect()
            }
        }
    }
}
