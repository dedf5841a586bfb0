//! The moves of a game being read.

use std::io::Read;

use memchr::memchr_iter;

use super::encoding::decode;
use super::parse::Parse;
use super::token::{self, Row, symbol_len};
use super::{At, GameResult, NoteKind, PdnError, PdnErrorKind, limits};
use crate::games::checkers::notation::{self, ParseMoveError, Refusal, find};
use crate::games::checkers::{Move, Position, Square};

/// So far ahead it is read. A move that is written jump by jump reaches furthest.
const WINDOW: usize = 4 * (limits::SYMBOL + 1);

impl<R: Read> Parse<'_, R> {
    /// Reads moves up to a result or to where another game begins.
    pub(super) fn read_moves(&mut self) -> Result<(), PdnError> {
        loop {
            self.fill(WINDOW)?;
            let data = self.source.data();
            let Some(&first) = data.first() else { return Ok(()) };
            match first {
                b' ' | b'\t' | b'.' | 0xA0 => self.source.consume(1),
                b'0'..=b'9' => {
                    if self.read_number()? {
                        return Ok(());
                    }
                }
                b'\n' | b'\r' => self.read_line_ends(),
                b'{' | b';' => self.read_comment()?,
                b'(' => self.read_parenthesis()?,
                b'!' | b'?' => self.read_lone_marks(),
                b'$' => self.read_glyph(),
                b'[' if token::begins_tag(data, self.source.at_line_start()) => return Ok(()),
                b'%' if self.source.at_line_start() => self.skip_line()?,
                b'/' if is_new_position(data) => {
                    let found = token::excerpt(data);
                    return Err(self.error(None, PdnErrorKind::NewPosition(found)));
                }
                b'*' | 0x80.. if token::score(data).is_some() => {
                    self.read_result()?;
                    return Ok(());
                }
                0xC2 if data.get(1) == Some(&0xA0) => self.source.consume(2),
                b'a'..=b'z' | b'A'..=b'Z' => self.read_word()?,
                _ => {
                    let is_junk = |byte: &&u8| {
                        !byte.is_ascii_alphanumeric()
                            && !byte.is_ascii_whitespace()
                            && !b"{;(!?$[*.".contains(byte)
                            && !matches!(byte, 0xBD | 0xC2)
                    };
                    let rest = data.iter().take(limits::SYMBOL).skip(1);
                    let len = 1 + rest.take_while(is_junk).count();
                    self.skip_junk(len);
                }
            }
        }
    }

    /// Line ends in a row; two of them leave an empty line.
    fn read_line_ends(&mut self) {
        let data = self.source.data();
        let len = data.iter().take_while(|byte| matches!(byte, b'\n' | b'\r')).count();
        self.has_blank_line |= memchr_iter(b'\n', &data[..len]).nth(1).is_some();
        self.source.consume(len);
    }

    /// Reads what begins with a digit: a move, its number or a result; true if it was the end
    /// of the game.
    fn read_number(&mut self) -> Result<bool, PdnError> {
        let data = self.source.data();
        if matches!(data, [b'0'..=b'2', b'-' | b'/' | b' ' | b'\t' | 0x80.., ..])
            && token::score(data).is_some()
        {
            return self.read_result().map(|()| true);
        }
        let row = token::row(data);
        let next = data.get(row.len).copied();
        match row.numbers() {
            // a move 1 after an empty line, though moves have been played
            [1] if self.begins_again() => Ok(true),
            [_] if next == Some(b'.') => {
                self.source.consume(row.len + 1);
                Ok(false)
            }
            [squares] if row.len == 4 && !token::goes_on(&data[4..]) => {
                let squares = [squares / 100, squares % 100];
                self.read_move(&squares, row.len).map(|()| false)
            }
            [number] if !token::goes_on(&data[row.len..]) => {
                // a number without its dot; any other would be a move that is not understood
                if u32::from(*number) == self.game.final_position().move_number() {
                    self.source.consume(row.len);
                } else {
                    self.skip_junk(row.len);
                }
                Ok(false)
            }
            [_, _, ..] if !token::goes_on(&data[row.len..]) => {
                self.read_move(row.numbers(), row.len).map(|()| false)
            }
            _ => Err(self.malformed()),
        }
    }

    fn begins_again(&self) -> bool {
        self.has_blank_line && self.game.moves().len() > 1 && self.game.start().move_number() == 1
    }

    /// Reads the move that goes over these squares and stands in the next `len` bytes.
    fn read_move(&mut self, numbers: &[u16], len: usize) -> Result<(), PdnError> {
        let position = self.game.final_position();
        if let Some(mv) = only(&position, numbers) {
            return self.play(mv, len);
        }
        let Some(squares) = squares(numbers) else {
            let text: Vec<String> = numbers.iter().map(u16::to_string).collect();
            return Err(self.not_a_move(&text.join("-"), len));
        };
        self.read_jumps(squares, len)
    }

    /// Reads a move over these squares, also one that goes on jump by jump: `11x18 18x25`.
    fn read_jumps(&mut self, mut squares: Vec<Square>, len: usize) -> Result<(), PdnError> {
        let position = self.game.final_position();
        let mut whole = len;
        loop {
            let refusal = match find(&position, &squares) {
                Ok(mv) => return self.play(mv, whole),
                Err(refusal) => refusal,
            };
            let next = match refusal {
                Refusal::Unfinished { .. } => self.next_jump(&squares, whole),
                _ => None,
            };
            let Some((more, end)) = next else { return Err(self.illegal(refusal, whole)) };
            squares.extend(more);
            whole = end;
        }
    }

    /// The squares of a jump behind the next `len` bytes that begins where the last one ended,
    /// and where it ends.
    fn next_jump(&self, squares: &[Square], len: usize) -> Option<(Vec<Square>, usize)> {
        let rest = self.source.data().get(len..)?;
        let space = token::space_len(rest);
        let row: Row = token::row(&rest[space..]);
        let jump = self::squares(row.numbers())?;
        let (first, more) = jump.split_first()?;
        let goes_on = squares.last() == Some(first) && !more.is_empty();
        goes_on.then(|| (more.to_vec(), len + space + row.len))
    }

    /// Plays a legal move that stands in the next `len` bytes.
    fn play(&mut self, mv: Move, len: usize) -> Result<(), PdnError> {
        if self.game.moves().len() >= limits::PLIES {
            let at = self.at(len);
            return Err(self.error(Some(at), PdnErrorKind::TooManyPlies));
        }
        self.game.play(mv);
        self.has_blank_line = false;
        self.source.consume(len);
        self.read_marks();
        Ok(())
    }

    /// Reads a word, which is junk; one with a digit may be a move of another notation.
    fn read_word(&mut self) -> Result<(), PdnError> {
        let data = self.source.data();
        let len = symbol_len(data);
        if data[..len].iter().any(u8::is_ascii_digit) {
            return Err(self.malformed());
        }
        self.skip_junk(len);
        Ok(())
    }

    /// Reads the result at the end of the game, and what stands behind it in its line.
    fn read_result(&mut self) -> Result<(), PdnError> {
        while let Some(score) = token::score(self.source.data()) {
            let found = &self.source.data()[..score.len];
            if score.both_lost {
                self.note(NoteKind::BothLost);
            } else if found != score.result.as_str().as_bytes() {
                let found = decode(found, false).0.into_owned();
                self.note(NoteKind::ResultForm { found, meant: score.result });
            }
            // some write `*` and the result
            if self.end.is_none_or(|end| end == GameResult::Unknown) {
                self.end = Some(score.result);
            }
            self.source.consume(score.len);
            self.read_afterword()?;
        }
        Ok(())
    }

    /// Comments in the line of the result still belong to the game.
    fn read_afterword(&mut self) -> Result<(), PdnError> {
        loop {
            self.fill(WINDOW)?;
            match self.source.data().first() {
                Some(b' ' | b'\t') => self.source.consume(1),
                Some(b'{' | b';') => self.read_comment()?,
                _ => return Ok(()),
            }
        }
    }

    fn at(&self, len: usize) -> At {
        let data = self.source.data();
        let position = self.game.final_position();
        At {
            ply: self.game.moves().len() as u32 + 1,
            number: position.move_number(),
            side: position.turn(),
            found: token::excerpt(&data[..len.min(data.len())]),
        }
    }

    #[cold]
    fn illegal(&mut self, refusal: Refusal, len: usize) -> PdnError {
        let at = self.at(len);
        let error = ParseMoveError::Illegal { text: at.found.clone(), refusal };
        self.error(Some(at), PdnErrorKind::Move(Box::new(error)))
    }

    /// The symbol that comes is written as no move is.
    #[cold]
    fn malformed(&mut self) -> PdnError {
        let data = self.source.data();
        let len = symbol_len(data).min(limits::SYMBOL);
        let text = decode(&data[..len], false).0.into_owned();
        self.not_a_move(&text, len)
    }

    /// A text that no move is, which stands in the next `len` bytes.
    #[cold]
    fn not_a_move(&mut self, text: &str, len: usize) -> PdnError {
        let at = self.at(len);
        let error = match notation::parse(&self.game.final_position(), text) {
            Err(error) => error,
            Ok(_) => ParseMoveError::Malformed {
                text: at.found.clone(),
                column: 1,
                expected: "a move such as 11-15 or 18x25",
            },
        };
        self.error(Some(at), PdnErrorKind::Move(Box::new(error)))
    }
}

/// The legal move between two squares, if it is the only one: so nearly all moves are written.
fn only(position: &Position, numbers: &[u16]) -> Option<Move> {
    let &[from, to] = numbers else { return None };
    let is = |square: Square, number: u16| u16::from(square.number()) == number;
    let moves = position.legal_moves();
    let mut fitting = moves.iter().filter(|mv| is(mv.from(), from) && is(mv.to(), to));
    let mv = fitting.next()?;
    fitting.next().is_none().then_some(*mv)
}

fn squares(numbers: &[u16]) -> Option<Vec<Square>> {
    let square = |number: &u16| u8::try_from(*number).ok().and_then(Square::new);
    numbers.iter().map(square).collect()
}

/// Whether pieces are set up anew: `/FEN "…"/`.
fn is_new_position(data: &[u8]) -> bool {
    data.get(1..4).is_some_and(|name| name.eq_ignore_ascii_case(b"FEN"))
}
