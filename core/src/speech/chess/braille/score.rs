//! A game as lines of words, before they are laid out.

use crate::games::chess::notation::fen::{self, FenStyle};
use crate::games::chess::notation::pgn::{Game, GameResult};
use crate::games::chess::{Color, Position};
use crate::speech::chess::braille::cell::{Cell, cells};
use crate::speech::chess::braille::header;
use crate::speech::chess::braille::header::LABELS;
use crate::speech::chess::braille::{Language, Profile, Style, compact, spell};

/// Words of cells without blanks.
pub(super) type Line = Vec<Vec<Cell>>;

/// The lines of a game.
pub(in crate::speech) struct Score {
    pub(in crate::speech) header: Vec<Line>,
    pub(in crate::speech) moves: Vec<Line>,
}

impl Score {
    pub(in crate::speech) fn new(game: &Game, style: &Style) -> Score {
        Score { header: header_lines(game, style.language), moves: move_lines(game, style) }
    }
}

fn header_lines(game: &Game, language: Language) -> Vec<Line> {
    let line = |label: &header::Label| {
        let value = value(game, label.tag)?;
        // a FEN needs capitals, whatever the language
        let of_value = if label.tag == header::FEN { Language::English } else { language };
        let words = |text: &str, language| -> Line {
            text.split_whitespace().map(|word| spell(word, language)).collect()
        };
        let mut line = words(&format!("{}:", label.word(language)), language);
        let value = words(&value, of_value);
        line.extend(value.iter().cloned());
        (!value.is_empty()).then_some(line)
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
            lines.push(number(&position, style.profile));
        }
        if let Some(line) = lines.last_mut() {
            line.push(style.write_move(&position, mv));
        }
    }
    lines.push(vec![style.write_result(game.result)]);
    lines
}

/// The number before a move, and what stands in the place of White's if it is
/// Black's.
fn number(position: &Position, profile: Profile) -> Line {
    let (number, turn) = (position.fullmove_number(), position.turn());
    match (profile, turn) {
        (Profile::Literal, Color::White) => vec![spell(&format!("{number}."), Language::English)],
        (Profile::Literal, Color::Black) => vec![spell(&format!("{number}..."), Language::English)],
        (Profile::Compact, Color::White) => vec![compact::number(number)],
        (Profile::Compact, Color::Black) => vec![compact::number(number), cells(compact::BLACK)],
    }
}
