//! Games of Yin-Yang as objects.

use annabella::games::yin_yang::notation::sgf::Game;
use serde::Serialize;

use super::object::GameObject;

#[derive(Serialize)]
pub(super) struct MoveObject {
    point: String,
}

pub(super) fn object(game: &Game) -> GameObject<'_, MoveObject> {
    let moves = game.moves().iter().map(|mv| MoveObject { point: format!("{mv:?}") });
    GameObject {
        tags: game.tags().collect(),
        fen: game.start().to_string(),
        moves: moves.collect(),
        result: game.result().to_string(),
    }
}
