//! The squares of the board as a screen reader names them.

use crate::games::Side;
use crate::games::checkers::{Piece, Position, Setup, Square};
use crate::session::State;
use crate::speech::speaker::is_hidden;
use crate::speech::utterance::Utterance;
use crate::speech::words::key;
use crate::speech::{Place, Segment, Speaker};

impl Speaker {
    /// All 64 squares, row by row from Red's near left: `18, red king`. A light square, on
    /// which nothing ever stands, has no label.
    pub(in crate::speech) fn checkers_labels(
        &self,
        state: &State,
        position: &Position,
        listener: Option<Side>,
    ) -> Vec<Vec<Segment>> {
        let hides = is_hidden(state, listener);
        let label = |point| match Square::from_point(point) {
            None => Vec::new(),
            Some(square) if hides => self.checkers_square(square).into_segments(),
            Some(square) => self.checkers_label(square, position.piece_at(square)).into_segments(),
        };
        (0..64).map(label).collect()
    }

    /// The same of any board, such as one on which somebody sets up a position.
    pub fn checkers_labels_of(&self, board: &Setup) -> Vec<Vec<Segment>> {
        let label = |square: Square| self.checkers_label(square, board.piece_at(square));
        (0..64)
            .map(|point| Square::from_point(point).map(label))
            .map(|label| label.map_or_else(Vec::new, Utterance::into_segments))
            .collect()
    }

    fn checkers_label(&self, square: Square, piece: Option<Piece>) -> Utterance {
        let name = self.checkers_square(square);
        let content = match piece {
            Some(piece) => self.checkers_piece(piece),
            // an empty square is told by its name alone
            None if self.is_brief() && self.settings.place != Place::Unsaid => return name,
            None => self.words.say(key::SQUARE_EMPTY),
        };
        let (mut first, second) = match self.settings.place {
            Place::Before => (name, content),
            Place::After => (content, name),
            Place::Unsaid => return content,
        };
        first.pause();
        first.append(second);
        first
    }
}
