//! The games of a text, one after the other.

use std::ops::Range;

use crate::games::Side;
use crate::games::checkers::Position;
use crate::games::checkers::notation::fen;
use crate::games::checkers::notation::pdn::{self, Game, GameResult};
use crate::speech::cells::number::{Number, profile_of, stands_for_first};
use crate::speech::cells::source::{Source, Word};
use crate::speech::cells::{Language, Options, Profile, excerpt, read_spelling, result};
use crate::speech::checkers::braille::header::{FEN, LABELS, RESULT, SPELLED};
use crate::speech::checkers::braille::{BrailleError, BrailleErrorKind, moves};

/// What is wrong, and in which line.
type Fault = (u64, BrailleErrorKind);

/// Reads the games of a text, in Unicode or Braille ASCII, as it looks; each with its header,
/// moves and result, as [`text`](super::text) and [`pages`](super::pages) write them.
///
/// A label begins a header line, a line that begins with a blank goes on from the line before,
/// and so does a word after dot 5 at the end of a line. A game ends with its result, or before
/// the next header. After a game that cannot be read the next one follows, but for errors that
/// say that none does.
#[derive(Debug)]
pub struct Reader {
    source: Source,
    /// What keeps the whole text from being read.
    error: Option<BrailleError>,
    next: usize,
    games: u64,
    profile: Option<Profile>,
}

impl Reader {
    /// For a text about which nothing is known.
    pub fn new(text: &[u8]) -> Reader {
        Reader::with_options(text, Options::default())
    }

    /// For a text about which something is known; moves are the same in every language.
    pub fn with_options(text: &[u8], options: Options) -> Reader {
        let (source, error) = match Source::read(text) {
            Ok(source) => (source, None),
            Err((line, error)) => {
                let error = BrailleError { game: 1, line, kind: error.into() };
                (Source::default(), Some(error))
            }
        };
        Reader { source, error, next: 0, games: 0, profile: options.profile }
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
            self.source.words(line..line + 1).last().is_some_and(|word| is_result(&word).is_some())
        };
        let end = (moves..len)
            .find(|&line| self.is_header(line) || line > moves && is_last(line - 1))
            .unwrap_or(len);
        self.next = end;
        (start..moves, moves..end)
    }
}

impl Iterator for Reader {
    type Item = Result<Game, BrailleError>;

    fn next(&mut self) -> Option<Result<Game, BrailleError>> {
        if let Some(error) = self.error.take() {
            return Some(Err(error));
        }
        if self.next >= self.source.len() {
            return None;
        }
        let (header, moves) = self.next_game();
        self.games += 1;
        let game = self.games;
        Some(
            read_game(&self.source, header, moves, self.profile)
                .map_err(|(line, kind)| BrailleError { game, line, kind }),
        )
    }
}

/// The result that a word is, in either profile.
fn is_result(word: &Word<'_>) -> Option<GameResult> {
    GameResult::from_marker(result::read(word.cells)?).or(Some(GameResult::Unknown))
}

fn read_game(
    source: &Source,
    header: Range<usize>,
    moves: Range<usize>,
    profile: Option<Profile>,
) -> Result<Game, Fault> {
    let last_line = source.words(header.start..moves.end).last().map_or(1, |word| word.line);
    let header = Header::read(source, header)?;
    let words = source.words(moves);
    let profile = profile.unwrap_or_else(|| profile_of(words.clone()));
    let (mut game, end) = read_moves(words, header.start, profile)?;
    match (header.result, end) {
        (Some(header), Some(found)) if header != found && found != GameResult::Unknown => {
            return Err((last_line, BrailleErrorKind::Results { header, found }));
        }
        (header, end) => game.set_result(header.or(end).unwrap_or_default()),
    }
    for (tag, value) in header.tags {
        game.set_tag(tag, &value);
    }
    Ok(game)
}

/// The game from `start` that the words tell; its result is the last of them.
fn read_moves<'a>(
    words: impl Iterator<Item = Word<'a>>,
    start: Position,
    profile: Profile,
) -> Result<(Game, Option<GameResult>), Fault> {
    let mut words = words.peekable();
    let mut game = Game::new(start);
    let mut end = None;
    let mut is_first = true;
    while let Some(word) = words.next() {
        let fault = |kind| (word.line, kind);
        if end.is_some() {
            return Err(fault(BrailleErrorKind::AfterResult { found: excerpt(word.cells) }));
        }
        end = is_result(&word);
        if end.is_some() {
            continue;
        }
        let position = game.final_position();
        let (number, turn) = (position.move_number(), position.turn());
        if let Some(found) = Number::read(&word, profile) {
            let is_second = found.is_second || words.next_if(stands_for_first).is_some();
            let found = Number { is_second, ..found };
            let expected = Number { number, is_second: turn == Side::Second };
            if found != expected {
                let (found, expected) = (found.to_string(), expected.to_string());
                return Err(fault(BrailleErrorKind::Number { found, expected }));
            }
        } else if is_first {
            return Err(fault(BrailleErrorKind::NoNumber { found: excerpt(word.cells) }));
        } else {
            let side = if turn == Side::First { "Red" } else { "White" };
            let at = |error| fault(BrailleErrorKind::Move { number, side, error });
            let mv = moves::read(&position, word.cells, profile).map_err(at)?;
            if game.moves().len() >= pdn::limits::PLIES {
                return Err(fault(BrailleErrorKind::TooManyPlies));
            }
            // what was read is legal
            let _ = game.push(mv);
        }
        is_first = false;
    }
    Ok((game, end))
}

/// What stands before the moves.
#[derive(Default)]
struct Header {
    tags: Vec<(&'static str, String)>,
    start: Position,
    result: Option<GameResult>,
}

impl Header {
    fn read(source: &Source, lines: Range<usize>) -> Result<Header, Fault> {
        let mut header = Header::default();
        let mut seen = [false; LABELS.len()];
        for line in lines {
            let (cells, line) = source.line(line);
            let Some((label, language, len)) = SPELLED.find(&cells) else { continue };
            let index = LABELS.iter().position(|known| known.tag == label.tag).unwrap_or_default();
            if std::mem::replace(&mut seen[index], true) {
                return Err((line, BrailleErrorKind::Repeated(label.tag)));
            }
            let of_value = if label.tag == FEN { Language::English } else { language };
            let value = cells.get(len + 1..).unwrap_or_default();
            let value = read_spelling(value, of_value)
                .map_err(|error| (line, BrailleErrorKind::Spelling { label: label.tag, error }))?;
            header.take(label.tag, value).map_err(|kind| (line, kind))?;
        }
        Ok(header)
    }

    fn take(&mut self, tag: &'static str, value: String) -> Result<(), BrailleErrorKind> {
        match tag {
            FEN => self.start = fen::parse(&value).map_err(BrailleErrorKind::Fen)?,
            RESULT => {
                let result = GameResult::from_marker(&value);
                self.result = Some(result.ok_or(BrailleErrorKind::Result { found: value })?);
            }
            _ => self.tags.push((tag, value)),
        }
        Ok(())
    }
}
