//! The games of a text, one after the other.

use std::ops::Range;

use crate::games::chess::Position;
use crate::games::chess::notation::fen;
use crate::games::chess::notation::pgn::{Game, GameResult, Note, NoteKind};
use crate::speech::cells::number::profile_of;
use crate::speech::cells::source::Source;
use crate::speech::cells::{Language, Options, Profile, Style, read_spelling};
use crate::speech::chess::braille::header::{self, FEN, LABELS, RESULT, SPELLED, VARIANT};
use crate::speech::chess::braille::movetext::{self, Fault};
use crate::speech::chess::braille::{BrailleError, BrailleErrorKind};

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
            self.source
                .words(line..line + 1)
                .last()
                .is_some_and(|word| movetext::result(&word).is_some())
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
            read_game(&self.source, header, moves, self.options)
                .map_err(|(line, kind)| BrailleError { game, line, kind }),
        )
    }
}

fn read_game(
    source: &Source,
    header: Range<usize>,
    moves: Range<usize>,
    options: Options,
) -> Result<Game, Fault> {
    let last_line = source.words(header.start..moves.end).last().map_or(1, |word| word.line);
    let header = Header::read(source, header)?;
    let words = source.words(moves);
    let profile = options.profile.unwrap_or_else(|| profile_of(words.clone()));
    let read = |language| movetext::read(words.clone(), header.start, &Style { profile, language });
    let (mut game, end) = match (profile, options.language.or(header.language)) {
        (Profile::Literal, _) => read(Language::English)?,
        (Profile::Compact, Some(language)) => read(language)?,
        (Profile::Compact, None) => match (read(Language::English), read(Language::German)) {
            (Ok(english), Ok(german)) if !english.0.mainline().eq(german.0.mainline()) => {
                return Err((last_line, BrailleErrorKind::Letters));
            }
            (Err(_), Ok(german)) => german,
            (english, _) => english?,
        },
    };
    game.result = match (header.result, end) {
        (Some(header), Some(found)) if header != found && found != GameResult::Unknown => {
            return Err((last_line, BrailleErrorKind::Results { header, found }));
        }
        (header, end) => header.or(end).unwrap_or_default(),
    };
    for (tag, value) in header.tags {
        game.set_tag(tag, &value);
    }
    game.notes = header.notes;
    Ok(game)
}

/// What stands before the moves.
#[derive(Default)]
struct Header {
    language: Option<Language>,
    tags: Vec<(&'static str, String)>,
    start: Position,
    result: Option<GameResult>,
    notes: Vec<Note>,
}

impl Header {
    fn read(source: &Source, lines: Range<usize>) -> Result<Header, Fault> {
        let mut header = Header::default();
        let mut seen = [false; LABELS.len()];
        for line in lines {
            let (cells, line) = source.line(line);
            let Some((label, language, len)) = SPELLED.find(&cells) else { continue };
            header.language.get_or_insert(language);
            let index = LABELS.iter().position(|known| known.tag == label.tag).unwrap_or_default();
            if std::mem::replace(&mut seen[index], true) {
                return Err((line, BrailleErrorKind::Repeated(label.tag)));
            }
            let of_value = if label.tag == FEN { Language::English } else { language };
            let value = cells.get(len + 1..).unwrap_or_default();
            let value = read_spelling(value, of_value)
                .map_err(|error| (line, BrailleErrorKind::Spelling { label: label.tag, error }))?;
            header.take(label.tag, value, line).map_err(|kind| (line, kind))?;
        }
        Ok(header)
    }

    fn take(
        &mut self,
        tag: &'static str,
        value: String,
        line: u64,
    ) -> Result<(), BrailleErrorKind> {
        match tag {
            FEN => {
                let fen = header::fen_of_words(&value);
                let (start, odd) = fen::parse(&fen).map_err(BrailleErrorKind::Fen)?;
                self.start = start;
                self.notes =
                    odd.into_iter().map(|note| Note { line, kind: NoteKind::Fen(note) }).collect();
            }
            RESULT => {
                let result = GameResult::from_marker(&value);
                self.result = Some(result.ok_or(BrailleErrorKind::Result { found: value })?);
            }
            VARIANT => self.tags.push((VARIANT, variant(value)?)),
            _ => self.tags.push((tag, value)),
        }
        Ok(())
    }
}

/// The name of the variant as PGN has it.
fn variant(name: String) -> Result<String, BrailleErrorKind> {
    let mut game = Game::default();
    game.set_tag(VARIANT, &name);
    if game.is_chess960() {
        return Ok("Chess960".to_owned());
    }
    match name.to_lowercase().as_str() {
        "standard" | "chess" => Ok("Standard".to_owned()),
        _ => Err(BrailleErrorKind::Variant(name)),
    }
}
