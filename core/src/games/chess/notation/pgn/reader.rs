use std::io::{self, Read};

use super::game::Game;
use super::header::Header;
use super::line::Line;
use super::source::Source;
use super::{At, Note, NoteKind, PgnError, PgnErrorKind, limits, token};
use crate::games::chess::Position;

/// How a [`Reader`] reads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Refuse what is not written as the standard wants it: the seven tags first
    /// and in order, moves as PGN writes them, right move numbers, a result equal
    /// to the tag's, UTF-8. All that a lenient reader would note is an error.
    pub strict: bool,
    /// What becomes of variations.
    pub variations: Extras,
    /// What becomes of comments and the clocks in them.
    pub comments: Extras,
}

/// Whether to keep what a game can do without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Extras {
    /// Read and keep.
    #[default]
    Keep,
    /// Pass over unread.
    Skip,
}

/// Reads the games of a PGN file one by one.
///
/// Memory does not grow with the file: a buffer of fixed size, and one game
/// within the [`limits`]. The input needs no buffering of its own.
///
/// After an error the next call goes on with the next game, which is found by a
/// tag at the beginning of a line, or after a result. After
/// [`PgnErrorKind::Io`] there are no more games.
///
/// ```
/// use annabella::games::chess::notation::pgn::Reader;
///
/// let text = "[White \"Vera\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n[White \"Paul\"]\n\n1. e5 *\n";
/// let games: Vec<_> = Reader::new(text.as_bytes()).collect();
/// assert_eq!(games[0].as_ref().unwrap().tag("White"), Some("Vera"));
/// assert_eq!(games[1].as_ref().unwrap_err().line, 7);
/// ```
pub struct Reader<R> {
    source: Source<R>,
    options: Options,
    /// The start of most games, made once.
    classical: Position,
    /// Games begun so far.
    number: u64,
    /// Where the last game was given up.
    lost: Option<Lost>,
    /// How much memory the last game took, as a guess at the next.
    last: Size,
}

/// Where a game was given up.
#[derive(Clone, Copy)]
enum Lost {
    InTags,
    /// Within so many variations.
    InMoves(usize),
}

#[derive(Clone, Copy, Default)]
pub(super) struct Size {
    pub(super) moves: usize,
    pub(super) remarks: usize,
    pub(super) tags: usize,
    pub(super) tag_bytes: usize,
}

impl Size {
    /// Games vary; what was enough for a few of them is kept ready.
    fn or_a_little_less_than(self, last: Size) -> Size {
        let larger = |new: usize, last: usize| new.max(last - last / 8);
        Size {
            moves: larger(self.moves, last.moves),
            remarks: larger(self.remarks, last.remarks),
            tags: larger(self.tags, last.tags),
            tag_bytes: larger(self.tag_bytes, last.tag_bytes),
        }
    }
}

impl<R: Read> Reader<R> {
    /// A lenient reader that keeps everything.
    pub fn new(input: R) -> Reader<R> {
        Reader::with_options(input, Options::default())
    }

    /// A reader with options.
    pub fn with_options(input: R, options: Options) -> Reader<R> {
        Reader {
            source: Source::new(input),
            options,
            classical: Position::default(),
            number: 0,
            lost: None,
            last: Size::default(),
        }
    }

    /// The next game; `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// [`PgnError`] when the next game cannot be read; the one after it may.
    pub fn next_game(&mut self) -> Result<Option<Game>, PgnError> {
        if let Some(lost) = self.lost.take()
            && let Err(error) = skip_game(&mut self.source, lost)
        {
            let line = self.source.line();
            return Err(PgnError { game: self.number, line, at: None, kind: error.into() });
        }
        let mut parse = Parse {
            source: &mut self.source,
            options: self.options,
            number: self.number + 1,
            game: Game::with_capacity(self.classical, self.last.moves + 1),
            header: Header::default(),
            line: Line::new(self.classical),
            outer: Vec::new(),
            pending: Vec::new(),
            end: None,
            has_blank_line: false,
        };
        parse.reserve(self.last);
        match parse.read() {
            Ok(false) => Ok(None),
            Ok(true) => {
                self.number += 1;
                self.last = parse.size().or_a_little_less_than(self.last);
                Ok(Some(parse.game))
            }
            Err(error) => {
                self.number += 1;
                let lost = if parse.header.is_over {
                    Lost::InMoves(parse.outer.len())
                } else {
                    Lost::InTags
                };
                self.lost = Some(lost);
                Err(error)
            }
        }
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = Result<Game, PgnError>;

    fn next(&mut self) -> Option<Result<Game, PgnError>> {
        self.next_game().transpose()
    }
}

/// A game being read.
pub(super) struct Parse<'a, R> {
    pub(super) source: &'a mut Source<R>,
    pub(super) options: Options,
    pub(super) number: u64,
    pub(super) game: Game,
    pub(super) header: Header,
    /// The line being read, and those that variations have interrupted.
    pub(super) line: Line,
    pub(super) outer: Vec<Line>,
    /// Comments on the move to come.
    pub(super) pending: Vec<String>,
    pub(super) end: Option<super::GameResult>,
    /// Whether an empty line came after the last move.
    pub(super) has_blank_line: bool,
}

impl<R: Read> Parse<'_, R> {
    /// Reads a whole game; false if there is none.
    fn read(&mut self) -> Result<bool, PgnError> {
        let has_moves = self.read_header()?;
        if !has_moves && self.header.is_empty() {
            return Ok(false);
        }
        self.header.is_over = true;
        self.set_up()?;
        if has_moves {
            self.read_moves()?;
        }
        self.finish()?;
        Ok(true)
    }

    /// Sees to it that so many bytes are at hand, if the input has them.
    #[inline]
    pub(super) fn fill(&mut self, want: usize) -> Result<(), PgnError> {
        match self.source.window(want) {
            Ok(_) => Ok(()),
            Err(error) => Err(self.io(error)),
        }
    }

    #[cold]
    pub(super) fn io(&mut self, error: io::Error) -> PgnError {
        self.error(None, error.into())
    }

    /// An error in the line of the next byte.
    #[cold]
    pub(super) fn error(&mut self, at: Option<At>, kind: PgnErrorKind) -> PgnError {
        PgnError { game: self.number, line: self.source.line(), at, kind }
    }

    /// Takes note of something in the line of the next byte; an error in strict
    /// reading.
    #[cold]
    pub(super) fn note(&mut self, kind: NoteKind) -> Result<(), PgnError> {
        let line = self.source.line();
        self.note_in(line, kind)
    }

    #[cold]
    pub(super) fn note_in(&mut self, line: u64, kind: NoteKind) -> Result<(), PgnError> {
        if self.options.strict {
            let kind = PgnErrorKind::Breach(Box::new(kind));
            return Err(PgnError { game: self.number, line, at: None, kind });
        }
        let notes = &mut self.game.notes;
        if notes.len() + 1 < limits::NOTES {
            notes.push(Note { line, kind });
        } else if notes.len() < limits::NOTES {
            notes.push(Note { line, kind: NoteKind::More });
        }
        Ok(())
    }

    /// Passes over `len` bytes that are no part of a game.
    pub(super) fn skip_junk(&mut self, len: usize) -> Result<(), PgnError> {
        if self.game.notes.len() < limits::NOTES {
            let found = token::excerpt(&self.source.data()[..len]);
            self.note(NoteKind::Junk(found))?;
        }
        self.source.consume(len);
        Ok(())
    }

    pub(super) fn skip_line(&mut self) -> Result<(), PgnError> {
        self.source.skip_line().map_err(|error| self.io(error))
    }

    fn reserve(&mut self, size: Size) {
        self.game.tags_mut().reserve(size.tag_bytes, size.tags);
        self.game.remarks_mut().reserve(size.moves, size.remarks);
    }

    fn size(&self) -> Size {
        Size {
            moves: self.game.move_count(),
            remarks: self.game.remarks().len(),
            tags: self.game.tags_ref().len(),
            tag_bytes: self.game.tags_ref().bytes(),
        }
    }
}

/// Passes over the rest of a game that was given up.
fn skip_game<R: Read>(source: &mut Source<R>, lost: Lost) -> io::Result<()> {
    let mut depth = match lost {
        Lost::InTags => {
            if skip_tags(source)? {
                return Ok(());
            }
            0
        }
        Lost::InMoves(depth) => depth,
    };
    loop {
        let at_line_start = source.at_line_start();
        let data = source.window(limits::SYMBOL + 1)?;
        let Some(&first) = data.first() else { return Ok(()) };
        if at_line_start && token::begins_tag(data, true) {
            return Ok(());
        }
        match first {
            b'{' | b';' => {
                source.comment()?;
            }
            b'(' | b')' => {
                depth = if first == b'(' { depth + 1 } else { depth.saturating_sub(1) };
                source.consume(1);
            }
            _ => {
                let end = if depth == 0 { token::result(data) } else { None };
                let len = end.map_or_else(|| token::symbol_len(data), |(_, len)| len);
                source.consume(len.max(1));
                if end.is_some() {
                    return Ok(());
                }
            }
        }
    }
}

/// Passes over the rest of a tag section; true if another one follows.
fn skip_tags<R: Read>(source: &mut Source<R>) -> io::Result<bool> {
    let mut is_first = true;
    let mut has_blank_line = false;
    loop {
        let data = source.window(2)?;
        match data.first() {
            Some(b'\n' | b'\r') => {
                let len = if data.starts_with(b"\r\n") { 2 } else { 1 };
                has_blank_line |= source.at_line_start();
                source.consume(len);
            }
            Some(b'[') if has_blank_line => return Ok(true),
            Some(b'[') => source.skip_line()?,
            Some(_) if is_first => source.skip_line()?,
            _ => return Ok(false),
        }
        is_first = false;
    }
}
