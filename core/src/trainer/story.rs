//! The beginning of a game, to be told move by move.

use crate::games::chess::{Move, Position};

/// The beginning of a game, from the usual start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Story {
    moves: Vec<Move>,
    end: Position,
}

impl Story {
    /// These moves, as far as they are legal one after the other.
    pub fn new(moves: impl IntoIterator<Item = Move>) -> Story {
        let mut story = Story::default();
        for mv in moves {
            let Ok(after) = story.end.after(mv) else { break };
            story.moves.push(mv);
            story.end = after;
        }
        story
    }

    /// The moves.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position that they lead to.
    pub const fn end(&self) -> &Position {
        &self.end
    }

    /// Each move with the position before it.
    pub fn steps(&self) -> impl Iterator<Item = (Position, Move)> {
        let mut position = Position::default();
        self.moves.iter().map(move |&mv| {
            let before = position;
            position = before.after_legal(mv);
            (before, mv)
        })
    }

    /// Its first moves, so many.
    pub(super) fn cut(&self, plies: usize) -> Story {
        Story::new(self.moves.iter().copied().take(plies))
    }
}
