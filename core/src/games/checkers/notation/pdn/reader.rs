use std::io::{self, Read};

use super::parse::{Header, Parse};
use super::source::{Place, Source};
use super::{Game, PdnError, limits, token};

/// Reads the games of a PDN file one by one.
///
/// Memory does not grow with the file: a buffer of fixed size, and one game within the
/// [`limits`]. The input needs no buffering of its own.
///
/// After an error the next call goes on with the next game, which is found by a tag at the
/// beginning of a line, or after a result. After [`PdnErrorKind::Io`](super::PdnErrorKind::Io) there are no more games.
///
/// ```
/// use annabella::games::checkers::notation::pdn::Reader;
///
/// let text = "[Black \"Vera\"]\n\n1. 11-15 23-19 1-0\n\n[Black \"Paul\"]\n\n1. 11-20 *\n";
/// let games: Vec<_> = Reader::new(text.as_bytes()).collect();
/// assert_eq!(games[0].as_ref().unwrap().tag("Black"), Some("Vera"));
/// assert_eq!(games[1].as_ref().unwrap_err().line, 7);
/// ```
pub struct Reader<R> {
    source: Source<R>,
    /// Games begun so far.
    number: u64,
    /// Where the last game was given up.
    lost: Option<Lost>,
}

/// Where a game was given up.
#[derive(Clone, Copy)]
enum Lost {
    InTags,
    InMoves,
}

impl<R: Read> Reader<R> {
    /// A reader of all games of the input.
    pub fn new(input: R) -> Reader<R> {
        Reader { source: Source::new(input), number: 0, lost: None }
    }

    /// The next game; `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// [`PdnError`] when the next game cannot be read; the one after it may.
    pub fn next_game(&mut self) -> Result<Option<Game>, PdnError> {
        if let Some(lost) = self.lost.take()
            && let Err(error) = skip_game(&mut self.source, lost)
        {
            let Place { line, column } = self.source.place();
            return Err(PdnError { game: self.number, line, column, at: None, kind: error.into() });
        }
        let mut parse = Parse {
            source: &mut self.source,
            number: self.number + 1,
            game: Game::default(),
            header: Header::default(),
            end: None,
            has_blank_line: false,
        };
        match parse.read() {
            Ok(false) => Ok(None),
            Ok(true) => {
                self.number += 1;
                Ok(Some(parse.game))
            }
            Err(error) => {
                self.number += 1;
                self.lost = Some(if parse.header.is_over { Lost::InMoves } else { Lost::InTags });
                Err(error)
            }
        }
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = Result<Game, PdnError>;

    fn next(&mut self) -> Option<Result<Game, PdnError>> {
        self.next_game().transpose()
    }
}

/// Passes over the rest of a game that was given up.
fn skip_game<R: Read>(source: &mut Source<R>, lost: Lost) -> io::Result<()> {
    if matches!(lost, Lost::InTags) && skip_tags(source)? {
        return Ok(());
    }
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
            b'(' => {
                source.skip_variation()?;
            }
            b'%' if at_line_start => source.skip_line()?,
            _ => {
                if let Some(score) = token::score(data) {
                    source.consume(score.len);
                    return Ok(());
                }
                // an asterisk at a move is no result
                let symbol = token::symbol_len(data).max(1);
                let is_mark = |byte: &&u8| matches!(byte, b'!' | b'?' | b'*');
                let marks = data[symbol..].iter().take_while(is_mark).count();
                source.consume(symbol + if first.is_ascii_digit() { marks } else { 0 });
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
