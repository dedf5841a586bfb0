//! Games of chess as objects and in numbers.

use annabella::games::GameKind;
use annabella::games::chess::notation::iccf;
use annabella::games::chess::notation::pgn::Game;
use annabella::games::chess::{Color, Move, Position};
use serde::Serialize;

use super::object::GameObject;
use crate::args::Style;

#[derive(Serialize)]
pub(super) struct MoveObject {
    uci: String,
    san: String,
}

fn moves(game: &Game) -> impl Iterator<Item = (Position, Move)> {
    game.positions().zip(game.mainline().collect::<Vec<_>>())
}

/// `1. 5254 5755 2. 7163 *`
pub(super) fn numbers(game: &Game) -> String {
    let mut words = Vec::new();
    for (position, mv) in moves(game) {
        let number = position.fullmove_number();
        match position.turn() {
            Color::White => words.push(format!("{number}.")),
            Color::Black if words.is_empty() => words.push(format!("{number}...")),
            Color::Black => {}
        }
        words.push(iccf::write(mv));
    }
    words.push(game.result.as_str().to_owned());
    words.join(" ")
}

pub(super) fn object(game: &Game) -> GameObject<'_, MoveObject> {
    let kind = if game.is_chess960() { GameKind::Chess960 } else { GameKind::Chess };
    let moves = moves(game).map(|(position, mv)| MoveObject {
        uci: Style::Uci.write(&position, mv, kind),
        san: Style::San.write(&position, mv, kind),
    });
    GameObject {
        tags: game.tags().collect(),
        fen: game.start().to_string(),
        moves: moves.collect(),
        result: game.result.as_str().to_owned(),
    }
}
