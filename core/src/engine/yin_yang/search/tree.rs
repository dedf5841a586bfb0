//! The tree of moves that were tried, in one list.

use crate::games::yin_yang::Point;

/// A move and what came of it, for the side that makes it.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// Four for each game won, and some for those drawn.
    pub(super) wins: u32,
    pub(super) visits: u32,
    /// The same of the games in which the side put a stone there at any time afterwards, before
    /// the other one did ("all moves as first", B. Brügmann, 1993).
    pub(super) later_wins: u32,
    pub(super) later: u32,
    /// What the board alone promises, as if so many games had been played.
    pub(super) prior_wins: u16,
    pub(super) prior: u16,
    /// Where its replies stand in the list.
    pub(super) first: u32,
    pub(super) count: u16,
    /// Where the stone is put; nowhere in a pass.
    pub(super) point: Option<Point>,
    pub(super) proof: Proof,
}

/// What is proved about a move for the side that makes it, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Proof {
    Lost,
    Drawn,
    Open,
    Won,
}

impl Node {
    pub(super) const fn new(point: Option<Point>) -> Node {
        Node {
            wins: 0,
            visits: 0,
            later_wins: 0,
            later: 0,
            prior_wins: 0,
            prior: 0,
            first: 0,
            count: 0,
            point,
            proof: Proof::Open,
        }
    }

    /// As if `count` games more had been played, and so many half points won of them.
    pub(super) fn promise(&mut self, count: u16, half_points: u16) {
        self.prior += count;
        self.prior_wins += half_points;
    }

    /// What it is worth, from 0 to 1 (S. Gelly, D. Silver, "Combining Online and Offline
    /// Knowledge in UCT", 2007). Of numbers only sums, products and quotients are made, which
    /// are the same on every machine.
    #[inline]
    #[allow(clippy::cast_precision_loss, reason = "rounded alike on every machine")]
    pub(super) fn worth(&self) -> f32 {
        let visits = (self.visits + u32::from(self.prior)) as f32;
        let wins = (self.wins + 2 * u32::from(self.prior_wins)) as f32 * 0.25;
        let value = wins / visits;
        if self.later == 0 {
            return value;
        }
        let later = self.later as f32;
        let share = later / (later + visits + visits * later / EQUIVALENT);
        value + share * (self.later_wins as f32 * 0.25 / later - value)
    }
}

/// After so many visits what came of the move itself counts as much as what came of it later.
const EQUIVALENT: f32 = 3_000.0;

pub(super) const ROOT: u32 = 0;

/// The nodes, the root first.
pub(super) struct Tree {
    nodes: Vec<Node>,
    most: usize,
}

impl Tree {
    pub(super) fn new(most: usize) -> Tree {
        Tree { nodes: Vec::new(), most }
    }

    /// Forgets everything and has room for so many nodes.
    pub(super) fn restart(&mut self, most: usize) {
        self.most = most;
        self.nodes.clear();
        self.nodes.push(Node::new(None));
    }

    pub(super) fn has_room(&self) -> bool {
        self.nodes.len() < self.most
    }

    #[inline]
    pub(super) fn node(&self, at: u32) -> &Node {
        &self.nodes[at as usize]
    }

    #[inline]
    pub(super) fn node_mut(&mut self, at: u32) -> &mut Node {
        &mut self.nodes[at as usize]
    }

    #[inline]
    pub(super) fn replies(&self, at: u32) -> &[Node] {
        let node = self.node(at);
        let first = node.first as usize;
        &self.nodes[first..first + usize::from(node.count)]
    }

    #[inline]
    pub(super) fn replies_mut(&mut self, at: u32) -> &mut [Node] {
        let Node { first, count, .. } = *self.node(at);
        &mut self.nodes[first as usize..first as usize + usize::from(count)]
    }

    pub(super) fn add_replies(&mut self, at: u32, replies: &[Node]) {
        let first = self.nodes.len() as u32;
        self.nodes.extend_from_slice(replies);
        let node = self.node_mut(at);
        node.first = first;
        node.count = replies.len() as u16;
    }
}
