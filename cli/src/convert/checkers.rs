//! Games of checkers as objects.

use annabella::games::checkers::notation;
use annabella::games::checkers::notation::pdn::Game;
use serde::Serialize;

use super::object::GameObject;

#[derive(Serialize)]
pub(super) struct MoveObject {
    short: String,
    path: String,
}

pub(super) fn object(game: &Game) -> GameObject<'_, MoveObject> {
    let moves = game.positions().zip(game.moves()).map(|(position, mv)| MoveObject {
        short: notation::write(&position, *mv),
        path: format!("{mv:?}"),
    });
    GameObject {
        tags: game.tags().collect(),
        fen: game.start().to_string(),
        moves: moves.collect(),
        result: game.result().as_str().to_owned(),
    }
}
