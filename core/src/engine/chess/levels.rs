//! Twelve opponents out of one.
//!
//! A level is a number of nodes and a range of sight, never a time: it plays
//! alike on every phone. Weak levels do not play random moves among good ones.
//! They see less far, overlook far moves, those that go back and lines that
//! open, and choose among moves that look nearly equal to them.

mod choice;

pub use choice::{LevelRequest, choose_move};

use super::sight::{Judgement, Sight};
use crate::engine::Level;

/// What makes a level.
struct Settings {
    /// The most positions that a move may cost.
    nodes: u64,
    /// Plies of full search with many pieces on the board, 0 for as many as the
    /// nodes allow.
    depth: u32,
    sight: Sight,
    /// By how many centipawns a move may look worse than the best and still be
    /// played.
    margin: i32,
    /// The same in the opening.
    opening_margin: i32,
}

/// Moves of each side in which every level varies its play, so that not every
/// game begins alike.
const OPENING_MOVES: u32 = 8;
/// Moves of each side that everybody has seen often: less is overlooked there.
const FAMILIAR_MOVES: u32 = 3;

const PIECES: Sight = Sight { judgement: Judgement::Pieces, ..Sight::FULL };

/// The levels, weakest first. Each wins about four games of five against the
/// one below; the numbers were found by playing such matches (benches/README.md).
///
/// The nodes of the first eight only keep boards full of queens, and endings,
/// from taking long: elsewhere depth is the limit that counts.
const SETTINGS: [Settings; Level::ALL.len()] = [
    // Sees its own move and not the reply: guarded pieces are taken and threats
    // go unnoticed, and of its own far moves it misses most.
    Settings {
        nodes: 2_000,
        depth: 1,
        sight: Sight { captures: 0, missed: 120, ..PIECES },
        margin: 190,
        opening_margin: 45,
    },
    // Knows what a guarded piece is: the capture that comes back on the same
    // square is mostly seen, other replies hardly ever.
    Settings {
        nodes: 4_000,
        depth: 1,
        sight: Sight { captures: 1, overlooked: 512, missed: 125, ..PIECES },
        margin: 180,
        opening_margin: 38,
    },
    // Counts a short exchange, and overlooks far replies.
    Settings {
        nodes: 6_000,
        depth: 1,
        sight: Sight { captures: 2, overlooked: 362, missed: 100, ..PIECES },
        margin: 110,
        opening_margin: 32,
    },
    Settings {
        nodes: 8_000,
        depth: 1,
        sight: Sight { captures: 3, overlooked: 182, missed: 74, ..PIECES },
        margin: 80,
        opening_margin: 26,
    },
    // Looks at the reply, mostly not at a quiet one.
    Settings {
        nodes: 10_000,
        depth: 2,
        sight: Sight { captures: 4, overlooked: 106, unthought: 64, missed: 47, ..PIECES },
        margin: 60,
        opening_margin: 24,
    },
    Settings {
        nodes: 12_000,
        depth: 2,
        sight: Sight { captures: 6, overlooked: 52, unthought: 58, missed: 30, ..PIECES },
        margin: 45,
        opening_margin: 22,
    },
    Settings {
        nodes: 16_000,
        depth: 2,
        sight: Sight { captures: 6, overlooked: 50, unthought: 58, missed: 17, ..Sight::FULL },
        margin: 35,
        opening_margin: 22,
    },
    Settings {
        nodes: 20_000,
        depth: 2,
        sight: Sight { overlooked: 33, unthought: 43, missed: 11, ..Sight::FULL },
        margin: 25,
        opening_margin: 22,
    },
    Settings { nodes: 235, depth: 0, sight: Sight::FULL, margin: 0, opening_margin: 20 },
    Settings { nodes: 500, depth: 0, sight: Sight::FULL, margin: 0, opening_margin: 18 },
    Settings { nodes: 1_100, depth: 0, sight: Sight::FULL, margin: 0, opening_margin: 15 },
    Settings { nodes: 2_500, depth: 0, sight: Sight::FULL, margin: 0, opening_margin: 12 },
];

impl Level {
    /// The most positions that a move of chess may cost at this level.
    pub const fn nodes(self) -> u64 {
        self.settings().nodes
    }

    const fn settings(self) -> &'static Settings {
        &SETTINGS[self.index()]
    }
}
