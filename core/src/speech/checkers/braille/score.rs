//! A game of checkers as a score.

use crate::games::checkers::Position;
use crate::games::checkers::notation::fen;
use crate::games::checkers::notation::pdn::{self, Game, GameResult};
use crate::games::{GameKind, Side};
use crate::speech::cells::Style;
use crate::speech::cells::cell::Cell;
use crate::speech::cells::error::{BrailleErrorKind, Fault, MoveError};
use crate::speech::cells::header::{FEN, Header, Label};
use crate::speech::cells::number::Number;
use crate::speech::cells::score::Score;
use crate::speech::checkers::braille::header::{LABELS, fen_in_words};
use crate::speech::checkers::braille::moves;

impl Score for Game {
    const LABELS: &'static [Label] = &LABELS;
    const KIND: GameKind = GameKind::Checkers;
    const PLIES: usize = pdn::limits::PLIES;

    fn value(&self, tag: &str) -> Option<String> {
        match tag {
            FEN => (*self.start() != Position::default()).then(|| fen_in_words(self.start())),
            _ => self.tag(tag).map(str::to_owned),
        }
    }

    fn moves(&self, style: &Style) -> Vec<(Number, Vec<Cell>)> {
        let moves = self.positions().zip(Game::moves(self));
        let cells = |before: &Position, mv| moves::write(before, mv, style.profile);
        moves.map(|(before, mv)| (number(&before), cells(&before, *mv))).collect()
    }

    fn result(&self) -> &'static str {
        Game::result(self).as_str()
    }

    fn begun(header: &Header) -> Result<Game, Fault> {
        let start = match header.value(FEN) {
            Some((text, line)) => {
                fen::parse(text).map_err(|error| (line, BrailleErrorKind::Checkers(error)))?
            }
            None => Position::default(),
        };
        let mut game = Game::new(start);
        for (tag, text) in header.tags() {
            game.set_tag(tag, text);
        }
        Ok(game)
    }

    fn next(&self) -> Number {
        number(&self.final_position())
    }

    fn add(&mut self, cells: &[Cell], style: &Style) -> Result<(), MoveError> {
        let mv = moves::read(&self.final_position(), cells, style.profile)?;
        // what was read is legal
        let _ = self.push(mv);
        Ok(())
    }

    fn is_played_as(&self, other: &Game) -> bool {
        Game::moves(self) == Game::moves(other)
    }

    fn read_result(text: &str) -> Option<&'static str> {
        GameResult::from_marker(text).map(GameResult::as_str)
    }

    fn set_result(&mut self, result: &str) {
        Game::set_result(self, GameResult::from_marker(result).unwrap_or_default());
    }
}

fn number(position: &Position) -> Number {
    let is_second = position.turn() == Side::Second;
    Number { number: position.move_number(), is_second }
}
