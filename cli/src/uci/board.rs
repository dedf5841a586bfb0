//! The position that is thought about.

use annabella::games::chess::notation::{fen, uci};
use annabella::games::chess::{Move, Position};

use super::command::shown;

/// A position and how it came about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) position: Position,
    /// Keys of the positions before, oldest first.
    pub(super) keys: Vec<u64>,
    /// The moves that were made there, oldest first.
    pub(super) moves: Vec<Move>,
}

impl Board {
    /// A position, from the start if there is no FEN, after moves. What is odd about a
    /// FEN is said in `notes`.
    pub(super) fn new(
        fen: Option<&str>,
        moves: &[String],
        notes: &mut Vec<String>,
    ) -> Result<Board, String> {
        let mut board = Board::default();
        if let Some(text) = fen {
            let (position, found) =
                fen::parse(text).map_err(|error| format!("position fen: {error}"))?;
            notes.extend(found.iter().map(|note| format!("position fen: {note}")));
            board.position = position;
        }
        board.keys.reserve(moves.len());
        for (index, text) in moves.iter().enumerate() {
            let mv = board.read(text).map_err(|error| format!("move {}: {error}", index + 1))?;
            board.keys.push(board.position.key());
            board.moves.push(mv);
            board.position = board.position.after_legal(mv);
        }
        Ok(board)
    }

    /// A legal move; castling may be written in either way.
    pub(super) fn read(&self, text: &str) -> Result<Move, String> {
        uci::parse(&self.position, text)
            .map_err(|error| format!("found {}, expected a legal move: {error}", shown(text)))
    }
}
