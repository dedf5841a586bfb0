use super::Game;
use super::game::NodeId;
use crate::games::chess::{Move, Position};

/// How far a line, the main one or a variation, has been read.
pub(super) struct Line {
    /// The last move, or the one before the variation.
    pub(super) node: NodeId,
    /// Moves from the start of the game up to here.
    pub(super) ply: u32,
    /// The position here and the one before the last move.
    positions: [Position; 2],
    now: usize,
    /// Of a variation, the ply before its first move.
    branched_at: Option<u32>,
    /// A comment that comes now is about the move to come.
    pub(super) announces: bool,
    /// A move number has been read since the last move.
    pub(super) is_numbered: bool,
    /// Something other than a move came last.
    pub(super) is_interrupted: bool,
}

impl Line {
    pub(super) const fn new(start: Position) -> Line {
        Line {
            node: NodeId::ROOT,
            ply: 0,
            positions: [start, start],
            now: 0,
            branched_at: None,
            announces: false,
            is_numbered: false,
            is_interrupted: true,
        }
    }

    /// Whether this is a variation without a move yet.
    pub(super) fn is_fresh(&self) -> bool {
        self.branched_at == Some(self.ply)
    }

    #[inline]
    pub(super) const fn position(&self) -> &Position {
        &self.positions[self.now & 1]
    }

    /// Plays a legal move.
    #[inline]
    pub(super) fn play(&mut self, game: &mut Game, mv: Move) {
        let next = self.position().after_legal(mv);
        self.now ^= 1;
        self.positions[self.now & 1] = next;
        self.node = game.link(self.node, mv);
        self.ply += 1;
        self.announces = false;
        self.is_numbered = false;
        self.is_interrupted = false;
    }

    /// A line beside the last move of this one.
    pub(super) const fn variation(&self, parent: NodeId) -> Line {
        let before = self.positions[(self.now & 1) ^ 1];
        Line {
            node: parent,
            ply: self.ply - 1,
            branched_at: Some(self.ply - 1),
            announces: true,
            ..Line::new(before)
        }
    }
}
