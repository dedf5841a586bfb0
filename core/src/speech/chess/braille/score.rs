//! A game of chess as a score.

use crate::games::GameKind;
use crate::games::chess::notation::fen::{self, FenStyle};
use crate::games::chess::notation::pgn::{self, Game, GameResult, Note, NoteKind};
use crate::games::chess::{Color, Position};
use crate::speech::cells::Style;
use crate::speech::cells::cell::Cell;
use crate::speech::cells::error::{BrailleErrorKind, Fault, MoveError};
use crate::speech::cells::header::{FEN, Header, Label};
use crate::speech::cells::number::Number;
use crate::speech::cells::score::Score;
use crate::speech::chess::braille::header::{LABELS, VARIANT, fen_in_words, fen_of_words};

impl Score for Game {
    const LABELS: &'static [Label] = &LABELS;
    const KIND: GameKind = GameKind::Chess;
    const PLIES: usize = pgn::limits::PLIES;

    fn value(&self, tag: &str) -> Option<String> {
        match tag {
            FEN => (*self.start() != Position::default())
                .then(|| fen_in_words(&fen::write(self.start(), FenStyle::XFen))),
            VARIANT => self.is_chess960().then(|| "Chess960".to_owned()),
            _ => self.tag(tag).map(str::to_owned),
        }
    }

    fn moves(&self, style: &Style) -> Vec<(Number, Vec<Cell>)> {
        let moves = self.positions().zip(self.mainline());
        moves.map(|(before, mv)| (number(&before), style.write_move(&before, mv))).collect()
    }

    fn result(&self) -> &'static str {
        self.result.as_str()
    }

    fn begun(header: &Header) -> Result<Game, Fault> {
        let mut game = match header.value(FEN) {
            Some((text, line)) => {
                let (start, odd) = fen::parse(&fen_of_words(text))
                    .map_err(|error| (line, BrailleErrorKind::Chess(error)))?;
                let mut game = Game::new(start);
                game.notes =
                    odd.into_iter().map(|note| Note { line, kind: NoteKind::Fen(note) }).collect();
                game
            }
            None => Game::default(),
        };
        for (tag, text) in header.tags() {
            game.set_tag(tag, text);
        }
        if let Some((text, line)) = header.value(VARIANT) {
            let name = variant(text);
            let name = name.ok_or_else(|| (line, BrailleErrorKind::Variant(text.to_owned())))?;
            game.set_tag(VARIANT, name);
        }
        Ok(game)
    }

    fn next(&self) -> Number {
        number(&self.final_position())
    }

    fn add(&mut self, cells: &[Cell], style: &Style) -> Result<(), MoveError> {
        let mv = style.read_move(&self.final_position(), cells)?;
        // what was read is legal
        let _ = self.push(mv);
        Ok(())
    }

    fn is_played_as(&self, other: &Game) -> bool {
        self.mainline().eq(other.mainline())
    }

    fn read_result(text: &str) -> Option<&'static str> {
        GameResult::from_marker(text).map(GameResult::as_str)
    }

    fn set_result(&mut self, result: &str) {
        self.result = GameResult::from_marker(result).unwrap_or_default();
    }
}

fn number(position: &Position) -> Number {
    let is_second = position.turn() == Color::Black;
    Number { number: position.fullmove_number(), is_second }
}

/// The name of the variant as PGN has it.
fn variant(name: &str) -> Option<&'static str> {
    let mut game = Game::default();
    game.set_tag(VARIANT, name);
    if game.is_chess960() {
        return Some("Chess960");
    }
    matches!(&name.to_lowercase()[..], "standard" | "chess").then_some("Standard")
}
