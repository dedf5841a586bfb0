use std::io::Read;

use super::source::{Source, Value};
use super::{Game, GameResult, NoteKind, SgfErrorKind, game, limits, lines};
use crate::games::Side;
use crate::games::yin_yang::notation::Vertex;
use crate::games::yin_yang::{MAX_TARGET, Move, Points, Position, Size};

/// What the size is where nothing tells it.
const USUAL_LINES: u8 = Size::MAX;

/// A game that is being read.
pub(super) struct Parse<'a, R> {
    source: &'a mut Source<R>,
    /// How many trees are open.
    pub(super) depth: u64,
    beginning: Beginning,
    /// Made at the first move.
    game: Option<Game>,
    /// What was told before.
    tags: Vec<(String, String)>,
    comments: Vec<String>,
    notes: Vec<(u64, NoteKind)>,
    result: GameResult,
    variations: u32,
}

/// What the game begins from, as it is told piece by piece.
#[derive(Default)]
struct Beginning {
    size: Option<Size>,
    target: Option<u8>,
    stones: [Points; 2],
    turn: Option<Side>,
    whole: Option<Position>,
}

impl<'a, R: Read> Parse<'a, R> {
    /// A game whose first parenthesis has been read.
    pub(super) fn new(source: &'a mut Source<R>) -> Parse<'a, R> {
        Parse {
            source,
            depth: 1,
            beginning: Beginning::default(),
            game: None,
            tags: Vec::new(),
            comments: Vec::new(),
            notes: Vec::new(),
            result: GameResult::Unknown,
            variations: 0,
        }
    }

    /// Reads it to its last parenthesis.
    pub(super) fn read(&mut self) -> Result<Game, SgfErrorKind> {
        // the main line ends with the first tree that does; what opens behind it varies from it
        let mut is_over = false;
        while self.depth > 0 {
            match self.source.peek_word()?.ok_or(SgfErrorKind::Unfinished)? {
                b'(' if is_over => {
                    self.source.take()?;
                    self.variations = self.variations.saturating_add(1);
                    if !self.source.skip(1)? {
                        return Err(SgfErrorKind::Unfinished);
                    }
                }
                b'(' => {
                    self.source.take()?;
                    self.depth += 1;
                }
                b')' => {
                    self.source.take()?;
                    self.depth -= 1;
                    is_over = true;
                }
                b';' if is_over => {
                    self.source.take()?;
                    self.note(NoteKind::LateNode);
                }
                b';' => {
                    self.source.take()?;
                }
                byte if byte.is_ascii_alphabetic() => self.property(is_over)?,
                byte => {
                    let expected = "a property, a node or a parenthesis";
                    return Err(SgfErrorKind::Malformed { found: char::from(byte), expected });
                }
            }
        }
        self.begun(None)?;
        let mut game = self.game.take().ok_or(SgfErrorKind::Unfinished)?;
        game.set_result(self.result);
        game.variations = self.variations;
        for (line, kind) in self.notes.drain(..) {
            game.note(line, kind);
        }
        let ended = game.result();
        if self.result != GameResult::Unknown && ended.winner() != self.result.winner() {
            game.note(self.source.line, NoteKind::BoardDiffers { says: self.result, ended });
        }
        Ok(game)
    }

    fn note(&mut self, kind: NoteKind) {
        // the game keeps no more than these
        if self.notes.len() <= limits::NOTES {
            self.notes.push((self.source.line, kind));
        }
    }

    fn property(&mut self, is_over: bool) -> Result<(), SgfErrorKind> {
        let name = self.source.name()?;
        let mut count = 0;
        while self.source.peek_word()? == Some(b'[') {
            self.source.take()?;
            let value = self.source.value()?.ok_or(SgfErrorKind::Unfinished)?;
            count += 1;
            if count == limits::VALUES + 1 || !value.is_whole {
                self.note(NoteKind::Long(name.clone()));
            }
            if count <= limits::VALUES && !is_over {
                self.value(&name, value)?;
            }
        }
        if count > 0 {
            return Ok(());
        }
        let found = self.source.peek()?.ok_or(SgfErrorKind::Unfinished)?;
        Err(SgfErrorKind::Malformed { found: char::from(found), expected: "[ and a value" })
    }

    fn value(&mut self, name: &str, Value { text, .. }: Value) -> Result<(), SgfErrorKind> {
        let word = text.trim();
        match name {
            "B" => self.moved(Side::First, word),
            "W" => self.moved(Side::Second, word),
            "C" => {
                self.comment(&text);
                Ok(())
            }
            "RE" => {
                let result = GameResult::read(word);
                if result.is_none() {
                    self.note(NoteKind::UnreadResult(word.chars().take(16).collect()));
                }
                self.result = result.unwrap_or_default();
                Ok(())
            }
            "GM" if word != "1" => Err(SgfErrorKind::OtherGame(word.chars().take(16).collect())),
            "SZ" | "CT" | "AB" | "AW" | "AE" | "PL" | "YP" => self.set_up(name, word),
            _ if game::is_tag(name) => {
                match &mut self.game {
                    Some(game) => game.set_tag(name, &text),
                    None if self.tags.len() < limits::TAGS => {
                        self.tags.push((name.to_owned(), text));
                    }
                    None => {}
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn comment(&mut self, text: &str) {
        let is_kept = match &mut self.game {
            Some(game) => game.add_comment(game.moves().len(), text),
            None if self.comments.len() < limits::TAGS => {
                self.comments.push(text.to_owned());
                true
            }
            None => false,
        };
        if !is_kept {
            self.note(NoteKind::Long("C".to_owned()));
        }
    }

    /// A value of a property that says from what the game begins.
    fn set_up(&mut self, name: &str, word: &str) -> Result<(), SgfErrorKind> {
        let shortened = || word.chars().take(16).collect::<String>();
        if self.game.is_some() {
            return Err(SgfErrorKind::LateSetup(name.to_owned()));
        }
        let size = self.beginning.size();
        match name {
            "SZ" => {
                let size = lines::size(word).ok_or_else(|| SgfErrorKind::Size(shortened()))?;
                // stones that were set before would have been read on another board
                if self.beginning.stones != [Points::EMPTY; 2] && self.beginning.size() != size {
                    return Err(SgfErrorKind::Size(shortened()));
                }
                self.beginning.size = Some(size);
            }
            "CT" => {
                let target = word.parse().ok().filter(|target| (1..=MAX_TARGET).contains(target));
                let target = target.ok_or_else(|| SgfErrorKind::Target(shortened()))?;
                self.beginning.target = Some(target);
            }
            "PL" => {
                self.beginning.turn = match word.bytes().next() {
                    Some(b'B' | b'b' | b'1') => Some(Side::First),
                    Some(b'W' | b'w' | b'2') => Some(Side::Second),
                    _ => self.beginning.turn,
                };
            }
            "YP" => self.beginning.whole = Some(word.parse()?),
            _ => {
                let points = lines::points(size, word).ok_or_else(|| SgfErrorKind::Point {
                    name: name.to_owned(),
                    text: shortened(),
                })?;
                let [first, second] = &mut self.beginning.stones;
                (*first, *second) = (*first & !points, *second & !points);
                match name {
                    "AB" => *first |= points,
                    "AW" => *second |= points,
                    _ => {}
                }
            }
        }
        Ok(())
    }

    fn moved(&mut self, side: Side, word: &str) -> Result<(), SgfErrorKind> {
        self.begun(Some(side))?;
        let Some(game) = &mut self.game else { return Ok(()) };
        let (number, last) = (game.moves().len() + 1, game.final_position());
        if number > limits::PLIES {
            return Err(SgfErrorKind::TooLong);
        }
        if last.turn() != side {
            return Err(SgfErrorKind::OutOfTurn { number, side });
        }
        let text: String = word.chars().take(16).collect();
        let Some(Vertex(point)) = lines::vertex(last.size(), word) else {
            let name = if side == Side::First { "B" } else { "W" };
            return Err(SgfErrorKind::Point { name: name.to_owned(), text });
        };
        let mv = point.map_or(Move::PASS, |point| Move::place(last.size(), point));
        game.push(mv).map_err(|refusal| SgfErrorKind::Illegal { number, text, refusal })
    }

    /// Makes the game at its first move, or at its end.
    fn begun(&mut self, by: Option<Side>) -> Result<(), SgfErrorKind> {
        if self.game.is_some() {
            return Ok(());
        }
        let (start, is_told) = self.beginning.position(by)?;
        let mut game = if is_told { Game::new(start) } else { Game::without_target(start) };
        for (name, value) in self.tags.drain(..) {
            game.set_tag(&name, &value);
        }
        let mut is_kept = true;
        for text in self.comments.drain(..) {
            is_kept &= game.add_comment(0, &text);
        }
        self.game = Some(game);
        if !is_kept {
            self.note(NoteKind::Long("C".to_owned()));
        }
        Ok(())
    }
}

impl Beginning {
    fn size(&self) -> Size {
        // nineteen lines are a size
        self.size.unwrap_or(Size::square(USUAL_LINES).expect("a size"))
    }

    /// The position, and whether its target was told. Where nothing says whose turn it is, it
    /// is `by`, who moves first.
    fn position(&self, by: Option<Side>) -> Result<(Position, bool), SgfErrorKind> {
        if let Some(whole) = self.whole {
            return Ok((whole, true));
        }
        let target = self.target.unwrap_or(MAX_TARGET);
        let turn = self.turn.or(by).unwrap_or(Side::First);
        let position = Position::set_up(self.size(), target, self.stones, turn);
        Ok((position?, self.target.is_some()))
    }
}
