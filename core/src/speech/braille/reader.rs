//! The games of a text, one after the other.

use std::ops::Range;
use std::sync::LazyLock;

use super::{BrailleError, Options};
use crate::games::{GameKind, Record};
use crate::speech::cells::error::Fault;
use crate::speech::cells::header::{FEN, Header, Spelled};
use crate::speech::cells::number::{Number, profile_of, stands_for_first};
use crate::speech::cells::source::{Source, Word};
use crate::speech::cells::{result, score};
use crate::speech::{checkers, chess, yin_yang};

/// The labels of all games.
static SPELLED: LazyLock<Spelled> = LazyLock::new(|| {
    let all = chess::braille::LABELS.iter().chain(&checkers::braille::LABELS);
    Spelled::of(&all.chain(&yin_yang::braille::LABELS))
});

/// Reads the games of a text, in Unicode or Braille ASCII, as it looks; each with
/// its header, moves and result, as [`text`](super::text) and
/// [`pages`](super::pages) write them.
///
/// A label begins a header line, a line that begins with a blank goes on from
/// the line before, and so does a word after dot 5 at the end of a line. A game
/// ends with its result, or before the next header. After a game that cannot be
/// read the next one follows, but for errors that say that none does.
///
/// What Braille leaves out is not there again: a German header is in small
/// letters without accents, of quotation marks there is one kind, and of blanks
/// in a row one.
#[derive(Debug)]
pub struct Reader {
    source: Source,
    /// What keeps the whole text from being read.
    error: Option<BrailleError>,
    next: usize,
    games: u64,
    options: Options,
}

impl Reader {
    /// For a text about which nothing is known.
    pub fn new(text: &[u8]) -> Reader {
        Reader::with_options(text, Options::default())
    }

    /// For a text about which something is known.
    pub fn with_options(text: &[u8], options: Options) -> Reader {
        let (source, error) = match Source::read(text) {
            Ok(source) => (source, None),
            Err((line, error)) => {
                let error = BrailleError { game: 1, line, kind: error.into() };
                (Source::default(), Some(error))
            }
        };
        Reader { source, error, next: 0, games: 0, options }
    }

    fn is_header(&self, line: usize) -> bool {
        SPELLED.find(&self.source.line(line).0).is_some()
    }

    /// The lines of the next header and of the moves after it.
    fn next_game(&mut self) -> (Range<usize>, Range<usize>) {
        let start = self.next;
        let len = self.source.len();
        let moves = (start..len).find(|&line| !self.is_header(line)).unwrap_or(len);
        let is_last = |line: usize| {
            let last = self.source.words(line..line + 1).last();
            last.is_some_and(|word| result::read(word.cells).is_some())
        };
        let end = (moves..len)
            .find(|&line| self.is_header(line) || line > moves && is_last(line - 1))
            .unwrap_or(len);
        self.next = end;
        (start..moves, moves..end)
    }

    fn read(&self, header: Range<usize>, moves: Range<usize>) -> Result<Record, Fault> {
        let last = self.source.words(header.start..moves.end).last();
        let last_line = last.map_or(1, |word| word.line);
        let header = Header::read(&self.source, header, &SPELLED)?;
        let words = self.source.words(moves);
        let options = &self.options;
        match options.kind.unwrap_or_else(|| kind_of(&header, &words, options)) {
            GameKind::Chess | GameKind::Chess960 => {
                score::read(&header, &words, options, last_line)
                    .map(|game| Record::Chess(Box::new(game)))
            }
            GameKind::Checkers => score::read(&header, &words, options, last_line)
                .map(|game| Record::Checkers(Box::new(game))),
            GameKind::YinYang => score::read(&header, &words, options, last_line)
                .map(|game| Record::YinYang(Box::new(game))),
        }
    }
}

impl Iterator for Reader {
    type Item = Result<Record, BrailleError>;

    fn next(&mut self) -> Option<Result<Record, BrailleError>> {
        if let Some(error) = self.error.take() {
            return Some(Err(error));
        }
        if self.next >= self.source.len() {
            return None;
        }
        let (header, moves) = self.next_game();
        self.games += 1;
        let game = self.games;
        let read = self.read(header, moves);
        Some(read.map_err(|(line, kind)| BrailleError { game, line, kind }))
    }
}

/// Which game a score is of.
fn kind_of<'a>(
    header: &Header,
    words: &(impl Iterator<Item = Word<'a>> + Clone),
    options: &Options,
) -> GameKind {
    let profile = options.profile.unwrap_or_else(|| profile_of(words.clone()));
    let is_of_checkers = |word: Word<'_>| checkers::braille::is_move(word.cells, profile);
    let first_move = || {
        words.clone().find(|word| {
            Number::read(word, profile).is_none()
                && !stands_for_first(word)
                && result::read(word.cells).is_none()
        })
    };
    if header.labels().any(|label| *label == yin_yang::braille::TARGET) {
        return GameKind::YinYang;
    }
    // the turn and a colon, where that of chess begins with a rank
    let has_its_fen = || header.value(FEN).is_some_and(|(fen, _)| fen.contains(':'));
    if header.labels().any(|label| *label == checkers::braille::RED)
        || has_its_fen()
        || first_move().is_some_and(is_of_checkers)
    {
        GameKind::Checkers
    } else {
        GameKind::Chess
    }
}
