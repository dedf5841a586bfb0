//! The squares of the board as a screen reader names them.

use crate::games::Side;
use crate::games::checkers::{Position, Square};
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
            Some(square) => self.checkers_label(position, square).into_segments(),
        };
        (0..64).map(label).collect()
    }

    fn checkers_label(&self, position: &Position, square: Square) -> Utterance {
        let name = self.checkers_square(square);
        let content = match position.piece_at(square) {
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
