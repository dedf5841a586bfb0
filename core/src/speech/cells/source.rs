//! From the bytes of a file to lines of words.

use std::ops::Range;

use thiserror::Error;

use crate::speech::cells::cell::{Cell, begins_with};
use crate::speech::cells::limits;
use crate::speech::cells::page::GOES_ON;

/// What keeps a text from being read as Braille.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SourceError {
    /// The text is longer than is read.
    #[error(": the text is too long, expected at most {} bytes", limits::TEXT)]
    TooLong,
    /// A character is no Braille.
    #[error(", character {column}: found '{}', expected {expected}", found.escape_debug())]
    NotBraille {
        /// The character of the line, from 1.
        column: u64,
        /// What stood there.
        found: char,
        /// Which characters could.
        expected: &'static str,
    },
}

/// A text as lines of words. A line here is what was one before it was broken to
/// fit a page.
#[derive(Debug, Default)]
pub(in crate::speech) struct Source {
    cells: Vec<Cell>,
    words: Vec<Span>,
    /// Words by their indices.
    lines: Vec<Range<usize>>,
    /// A line in which words may follow.
    is_open: bool,
    /// The last word goes on.
    is_cut: bool,
}

#[derive(Debug)]
struct Span {
    start: u32,
    end: u32,
    line: u32,
}

/// A word and where it stands.
#[derive(Clone, Copy, Debug)]
pub(in crate::speech) struct Word<'a> {
    pub(in crate::speech) cells: &'a [Cell],
    /// The line of the file, from 1.
    pub(in crate::speech) line: u64,
}

/// The form of a file.
#[derive(Clone, Copy)]
enum Form {
    Unicode,
    Brf,
}

impl Form {
    /// Whoever has one Braille pattern has all in Unicode.
    fn of(text: &str) -> Form {
        let has_pattern = text.chars().any(|c| matches!(c, '\u{2800}'..='\u{28FF}'));
        if has_pattern { Form::Unicode } else { Form::Brf }
    }

    fn cell(self, character: char) -> Option<Cell> {
        match (self, character) {
            (_, ' ' | '\t') => Some(Cell::BLANK),
            (Form::Unicode, _) => Cell::from_unicode(character),
            (Form::Brf, _) => Cell::from_brf(character),
        }
    }

    const fn expected(self) -> &'static str {
        match self {
            Form::Unicode => "a Braille pattern from U+2800 to U+283F or a blank",
            Form::Brf => "a character of Braille ASCII or a Braille pattern of Unicode",
        }
    }
}

impl Source {
    /// # Errors
    ///
    /// In which line, counted from 1, and what.
    pub(in crate::speech) fn read(bytes: &[u8]) -> Result<Source, (u64, SourceError)> {
        if bytes.len() > limits::TEXT {
            return Err((1, SourceError::TooLong));
        }
        let text = String::from_utf8_lossy(bytes);
        // some old programs end a text with a control character
        let text = text.trim_start_matches('\u{FEFF}').trim_end_matches('\x1A');
        let form = Form::of(text);
        let mut source = Source::default();
        let mut row = Vec::new();
        let (mut line, mut column) = (1, 0);
        let mut characters = text.chars().peekable();
        while let Some(character) = characters.next() {
            column += 1;
            if !matches!(character, '\r' | '\n' | '\x0C') {
                let cell = form.cell(character).ok_or_else(|| {
                    let expected = form.expected();
                    let found = character;
                    (line, SourceError::NotBraille { column, found, expected })
                })?;
                row.push(cell);
                continue;
            }
            // a page ends between two lines, or ends one itself
            if character != '\x0C' || !row.is_empty() {
                source.row(&row, line);
                row.clear();
            }
            if character == '\r' && characters.peek() == Some(&'\n') {
                characters.next();
            }
            if character != '\x0C' {
                line += 1;
                column = 0;
            }
        }
        source.row(&row, line);
        Ok(source)
    }

    /// Takes a line as it stands in the file.
    fn row(&mut self, row: &[Cell], line: u64) {
        let goes_on = row.first().is_some_and(|cell| cell.is_blank());
        let mut is_first = true;
        for cells in row.split(|cell| cell.is_blank()).filter(|cells| !cells.is_empty()) {
            if !(is_first && self.is_cut) {
                self.begin_word(is_first && !(goes_on && self.is_open), line);
            }
            is_first = false;
            self.is_cut = false;
            self.cells.extend(cells);
            self.end_word();
        }
        if is_first {
            self.is_open &= self.is_cut;
            return;
        }
        if self.cells.last().is_some_and(|&last| begins_with(&[last], GOES_ON)) {
            self.cells.pop();
            self.end_word();
            self.is_cut = true;
        }
    }

    fn begin_word(&mut self, is_new_line: bool, line: u64) {
        if is_new_line {
            self.lines.push(self.words.len()..self.words.len());
            self.is_open = true;
        }
        let start = self.cells.len() as u32;
        // there are no more lines than bytes
        self.words.push(Span { start, end: start, line: line as u32 });
        if let Some(line) = self.lines.last_mut() {
            line.end = self.words.len();
        }
    }

    fn end_word(&mut self) {
        if let Some(word) = self.words.last_mut() {
            word.end = self.cells.len() as u32;
        }
    }

    /// How many lines there are.
    pub(in crate::speech) fn len(&self) -> usize {
        self.lines.len()
    }

    /// The words of some lines.
    pub(in crate::speech) fn words(
        &self,
        lines: Range<usize>,
    ) -> impl Iterator<Item = Word<'_>> + Clone {
        self.lines[lines].iter().flat_map(|line| &self.words[line.clone()]).map(|word| Word {
            cells: &self.cells[word.start as usize..word.end as usize],
            line: word.line.into(),
        })
    }

    /// The cells of a line with one blank between two words, and where it begins.
    pub(in crate::speech) fn line(&self, line: usize) -> (Vec<Cell>, u64) {
        let words: Vec<&[Cell]> = self.words(line..line + 1).map(|word| word.cells).collect();
        let first = self.words(line..line + 1).next();
        (words.join(&Cell::BLANK), first.map_or(1, |word| word.line))
    }
}
