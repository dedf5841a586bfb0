//! A game of Yin-Yang as a score.

use crate::games::yin_yang::notation::sgf::{self, Game, GameResult, How};
use crate::games::yin_yang::{Position, Size};
use crate::games::{GameKind, Side};
use crate::speech::cells::Style;
use crate::speech::cells::cell::Cell;
use crate::speech::cells::error::{BrailleErrorKind, Fault, MoveError};
use crate::speech::cells::header::{FEN, Header, Label};
use crate::speech::cells::number::Number;
use crate::speech::cells::score::Score;
use crate::speech::yin_yang::braille::header::{LABELS, SIZE, TARGET};
use crate::speech::yin_yang::braille::moves;

impl Score for Game {
    const LABELS: &'static [Label] = &LABELS;
    const KIND: GameKind = GameKind::YinYang;
    const PLIES: usize = sgf::limits::PLIES;

    fn value(&self, tag: &str) -> Option<String> {
        let start = self.start();
        let size = start.size();
        match tag {
            FEN => (Position::new(size, start.target()).as_ref() != Some(start))
                .then(|| start.to_string()),
            SIZE if size.columns() == size.rows() => Some(size.columns().to_string()),
            SIZE => Some(size.to_string()),
            tag if tag == TARGET.tag => Some(start.target().to_string()),
            _ => self.tag(tag).map(str::to_owned),
        }
    }

    fn moves(&self, style: &Style) -> Vec<(Number, Vec<Cell>)> {
        let numbers = self.positions().map(|before| number(&before));
        numbers.zip(Game::moves(self).iter().map(|mv| moves::write(*mv, style.profile))).collect()
    }

    fn result(&self) -> &'static str {
        match Game::result(self) {
            GameResult::Win(Side::First, _) => "1-0",
            GameResult::Win(Side::Second, _) => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Void | GameResult::Unknown => "*",
        }
    }

    fn begun(header: &Header) -> Result<Game, Fault> {
        let start = if let Some((text, line)) = header.value(FEN) {
            text.parse().map_err(|error| (line, BrailleErrorKind::YinYang(error)))?
        } else {
            let usual = Position::default();
            let value = |tag: &str| header.tags().find(|(known, _)| *known == tag);
            let number = |tag: &str| value(tag).and_then(|(_, text)| text.trim().parse().ok());
            let size = number(SIZE).and_then(Size::square).unwrap_or(usual.size());
            let target = number(TARGET.tag).unwrap_or(usual.target());
            Position::new(size, target).unwrap_or(usual)
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

    fn mover(&self) -> Side {
        self.final_position().turn()
    }

    fn add(&mut self, cells: &[Cell], style: &Style) -> Result<(), MoveError> {
        let mv = moves::read(&self.final_position(), self.past(), cells, style.profile)?;
        // what was read is legal
        let _ = self.push(mv);
        Ok(())
    }

    fn is_played_as(&self, other: &Game) -> bool {
        Game::moves(self) == Game::moves(other)
    }

    fn read_result(text: &str) -> Option<&'static str> {
        ["1-0", "0-1", "1/2-1/2", "*"].into_iter().find(|known| *known == text)
    }

    fn set_result(&mut self, result: &str) {
        Game::set_result(
            self,
            match result {
                "1-0" => GameResult::Win(Side::First, How::Untold),
                "0-1" => GameResult::Win(Side::Second, How::Untold),
                "1/2-1/2" => GameResult::Draw,
                _ => GameResult::Unknown,
            },
        );
    }
}

/// Each stone has a number of its own.
fn number(position: &Position) -> Number {
    Number { number: position.move_number(), is_second: false }
}
