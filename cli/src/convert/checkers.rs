//! Games of checkers as objects.

use std::collections::BTreeMap;

use annabella::games::checkers::notation;
use annabella::games::checkers::notation::pdn::Game;
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct GameObject<'a> {
    tags: BTreeMap<&'a str, &'a str>,
    /// The position before the first move.
    fen: String,
    moves: Vec<MoveObject>,
    result: &'static str,
}

#[derive(Serialize)]
struct MoveObject {
    short: String,
    path: String,
}

pub(super) fn object(game: &Game) -> GameObject<'_> {
    let moves = game.positions().zip(game.moves()).map(|(position, mv)| MoveObject {
        short: notation::write(&position, *mv),
        path: format!("{mv:?}"),
    });
    GameObject {
        tags: game.tags().collect(),
        fen: game.start().to_string(),
        moves: moves.collect(),
        result: game.result().as_str(),
    }
}
