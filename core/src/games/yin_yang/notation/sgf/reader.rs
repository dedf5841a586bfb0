use std::io::Read;

use super::parse::Parse;
use super::source::Source;
use super::{Game, SgfError};

/// Reads the games of an SGF file one by one.
///
/// Memory does not grow with the file: one game within the [`limits`](super::limits). The input
/// needs no buffering of its own.
///
/// After an error the next call goes on with the next game. After
/// [`SgfErrorKind::Io`](super::SgfErrorKind::Io) there are no more games.
///
/// ```
/// use annabella::games::yin_yang::notation::sgf::Reader;
///
/// let text = "(;GM[1]SZ[9];B[ee])\n(;GM[1]SZ[40])\n(;GM[1]SZ[5];B[cc];W[])";
/// let games: Vec<_> = Reader::new(text.as_bytes()).collect();
/// assert_eq!(games[1].as_ref().unwrap_err().line, 2);
/// assert_eq!(games[2].as_ref().unwrap().moves().len(), 2);
/// ```
pub struct Reader<R> {
    source: Source<R>,
    /// Games begun so far.
    number: u64,
    /// How deep in it the last game was given up.
    lost: u64,
    is_over: bool,
}

impl<R: Read> Reader<R> {
    /// A reader of all games of the input.
    pub fn new(input: R) -> Reader<R> {
        Reader { source: Source::new(input), number: 0, lost: 0, is_over: false }
    }

    /// The next game; `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// [`SgfError`] when the next game cannot be read; the one after it may.
    pub fn next_game(&mut self) -> Result<Option<Game>, SgfError> {
        let lost = std::mem::take(&mut self.lost);
        let found = if self.is_over {
            Ok(false)
        } else {
            self.source.skip(lost).and_then(|_| self.source.find_game())
        };
        let error = |number, line, kind| SgfError { game: number, line, kind };
        match found {
            Ok(true) => self.number += 1,
            Ok(false) => return Ok(None),
            Err(problem) => {
                self.is_over = true;
                return Err(error(self.number + 1, self.source.line, problem.into()));
            }
        }
        let mut parse = Parse::new(&mut self.source);
        match parse.read() {
            Ok(game) => Ok(Some(game)),
            Err(kind) => {
                self.is_over = matches!(kind, super::SgfErrorKind::Io(_));
                self.lost = parse.depth;
                Err(error(self.number, self.source.line, kind))
            }
        }
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = Result<Game, SgfError>;

    fn next(&mut self) -> Option<Result<Game, SgfError>> {
        self.next_game().transpose()
    }
}
