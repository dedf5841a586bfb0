use super::{Game, NodeId};

/// One step through a game in the order of its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A move is played.
    Move(NodeId),
    /// A variation begins: what follows takes the place of the last move.
    VariationStart,
    /// The variation ends, and the line it left goes on.
    VariationEnd,
}

/// The tree of a game as a row of [`Event`]s; see [`Game::walk`].
#[derive(Clone)]
pub struct Walk<'a> {
    game: &'a Game,
    /// The move to come next in the line that is being walked.
    next: Option<NodeId>,
    forks: Vec<Fork>,
}

/// A move whose variations are being given.
#[derive(Clone)]
struct Fork {
    played: NodeId,
    variation: Option<NodeId>,
    is_inside: bool,
}

impl<'a> Walk<'a> {
    pub(super) fn new(game: &'a Game) -> Walk<'a> {
        Walk { game, next: game.first_child(NodeId::ROOT), forks: Vec::new() }
    }

    fn is_played(&self, node: NodeId) -> bool {
        self.game.parent(node).and_then(|parent| self.game.first_child(parent)) == Some(node)
    }
}

impl Iterator for Walk<'_> {
    type Item = Event;

    fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(node) = self.next {
                let variation = self.game.sibling(node);
                if variation.is_some() && self.is_played(node) {
                    self.next = None;
                    self.forks.push(Fork { played: node, variation, is_inside: false });
                } else {
                    self.next = self.game.first_child(node);
                }
                return Some(Event::Move(node));
            }
            let fork = self.forks.last_mut()?;
            if fork.is_inside {
                fork.is_inside = false;
                return Some(Event::VariationEnd);
            }
            if let Some(variation) = fork.variation {
                fork.variation = self.game.sibling(variation);
                fork.is_inside = true;
                self.next = Some(variation);
                return Some(Event::VariationStart);
            }
            self.next = self.game.first_child(fork.played);
            self.forks.pop();
        }
    }
}
