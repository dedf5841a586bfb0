//! A game as lines of words, before they are laid out.

use crate::games::chess::notation::fen::{self, FenStyle};
use crate::games::chess::notation::pgn::{Game, GameResult};
use crate::games::chess::{Color, Position};
use crate::speech::cells::header::Label;
use crate::speech::cells::number::numbered;
use crate::speech::cells::page::{Line, Score};
use crate::speech::cells::{Language, Style};
use crate::speech::chess::braille::header::{self, LABELS};

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
        header::FEN => (*game.start() != Position::default())
            .then(|| header::fen_in_words(&fen::write(game.start(), FenStyle::XFen))),
        header::RESULT => {
            (game.result != GameResult::Unknown).then(|| game.result.as_str().to_owned())
        }
        header::VARIANT => game.is_chess960().then(|| "Chess960".to_owned()),
        _ => game.tag(tag).filter(|value| !matches!(*value, "?" | "????.??.??")).map(str::to_owned),
    }
}

fn move_lines(game: &Game, style: &Style) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (position, mv) in game.positions().zip(game.mainline()) {
        let is_whites = position.turn() == Color::White;
        if is_whites || lines.is_empty() {
            lines.push(numbered(position.fullmove_number(), !is_whites, style.profile));
        }
        if let Some(line) = lines.last_mut() {
            line.push(style.write_move(&position, mv));
        }
    }
    lines.push(vec![style.write_result(game.result)]);
    lines
}
