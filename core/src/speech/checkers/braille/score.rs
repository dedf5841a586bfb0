//! A game as lines of words, before they are laid out.

use crate::games::Side;
use crate::games::checkers::Position;
use crate::games::checkers::notation::pdn::{Game, GameResult};
use crate::speech::cells::header::Label;
use crate::speech::cells::number::numbered;
use crate::speech::cells::page::{Line, Score};
use crate::speech::cells::result;
use crate::speech::cells::{Language, Style};
use crate::speech::checkers::braille::header::{self, LABELS};
use crate::speech::checkers::braille::moves;

pub(super) fn score(game: &Game, style: &Style) -> Score {
    Score { header: header_lines(game, style.language), moves: move_lines(game, style) }
}

fn header_lines(game: &Game, language: Language) -> Vec<Line> {
    let line = |label: &Label| {
        let value = value(game, label.tag)?;
        // a FEN needs capitals, whatever the language
        let of_value = if label.tag == header::FEN { Language::English } else { language };
        label.line(&value, language, of_value)
    };
    LABELS.iter().filter_map(line).collect()
}

/// The value of a tag, if there is something to say.
fn value(game: &Game, tag: &str) -> Option<String> {
    match tag {
        header::FEN => {
            (*game.start() != Position::default()).then(|| header::fen_in_words(game.start()))
        }
        header::RESULT => {
            let result = game.result();
            (result != GameResult::Unknown).then(|| result.as_str().to_owned())
        }
        _ => game.tag(tag).filter(|value| !matches!(*value, "?" | "????.??.??")).map(str::to_owned),
    }
}

fn move_lines(game: &Game, style: &Style) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (position, mv) in game.positions().zip(game.moves()) {
        let is_first = position.turn() == Side::First;
        if is_first || lines.is_empty() {
            lines.push(numbered(position.move_number(), !is_first, style.profile));
        }
        if let Some(line) = lines.last_mut() {
            line.push(moves::write(&position, *mv, style.profile));
        }
    }
    lines.push(vec![result::write(game.result().as_str(), style.profile)]);
    lines
}
