//! Eight opponents out of one.
//!
//! A level is a number of nodes and a range of sight, never a time: it plays
//! alike on every phone. Weak levels do not play random moves among good ones.
//! They see less far, overlook far and backward moves, and choose among moves
//! that look nearly equal to them.

mod choice;

pub use choice::{LevelRequest, choose_move};

/// How strong the opponent plays, from 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// What makes a level.
struct Settings {
    name: &'static str,
    /// The most positions that a move may cost.
    nodes: u64,
    /// Plies of full search, 0 for as many as the nodes allow.
    depth: u32,
    /// Plies of captures that are followed beyond.
    captures: usize,
    /// How many of 64 far moves are overlooked while thinking ahead,
    overlooked: u32,
    /// and among the moves to choose from.
    missed: u32,
    /// By how many centipawns a move may look worse than the best and still be
    /// played: what a player of this level gives away without noticing.
    margin: i32,
    /// The same in the opening.
    opening_margin: i32,
}

/// Moves of each side in which every level but the highest varies its play, so
/// that not every game begins alike.
const OPENING_MOVES: u32 = 8;

const ALL_CAPTURES: usize = usize::MAX;

/// The levels, weakest first. Each wins nine games of ten or more against the
/// one below; the numbers were found by playing such matches
/// (`tests/engine.rs`).
///
/// Up to level 6 depth is the limit that counts, and `nodes` only keeps a board
/// full of queens from taking long; from level 7 on nodes count.
const SETTINGS: [Settings; 8] = [
    // Loses to whoever takes what hangs. Sees its own move and not the reply:
    // guarded pieces are taken and threats go unnoticed. Of its own far moves
    // it misses most, and it passes up a piece without a thought, but not a
    // queen that it has seen.
    Settings {
        name: "beginner",
        nodes: 2_000,
        depth: 1,
        captures: 0,
        overlooked: 0,
        missed: 40,
        margin: 390,
        opening_margin: 390,
    },
    // Knows what a guarded piece is: the capture that comes back on the same
    // square is mostly seen, other replies hardly ever.
    Settings {
        name: "learner",
        nodes: 4_000,
        depth: 1,
        captures: 1,
        overlooked: 60,
        missed: 40,
        margin: 350,
        opening_margin: 350,
    },
    // Counts a short exchange, and overlooks every second far reply.
    Settings {
        name: "casual player",
        nodes: 6_000,
        depth: 1,
        captures: 3,
        overlooked: 34,
        missed: 22,
        margin: 170,
        opening_margin: 170,
    },
    // Looks at the reply; loses a piece to a far bishop or a retreat now and
    // then, and a pawn's worth of position often.
    Settings {
        name: "hobby player",
        nodes: 10_000,
        depth: 2,
        captures: 4,
        overlooked: 18,
        missed: 8,
        margin: 95,
        opening_margin: 95,
    },
    // From here on nothing is overlooked within the depth: no piece is left
    // hanging, but two moves ahead is beyond.
    Settings {
        name: "club player",
        nodes: 16_000,
        depth: 2,
        captures: ALL_CAPTURES,
        overlooked: 0,
        missed: 0,
        margin: 70,
        opening_margin: 70,
    },
    // Sees forks and pins; less than a third of a pawn does not matter to it.
    Settings {
        name: "strong club player",
        nodes: 40_000,
        depth: 3,
        captures: ALL_CAPTURES,
        overlooked: 0,
        missed: 0,
        margin: 30,
        opening_margin: 30,
    },
    // Three moves ahead.
    Settings {
        name: "expert",
        nodes: 120_000,
        depth: 6,
        captures: ALL_CAPTURES,
        overlooked: 0,
        missed: 0,
        margin: 8,
        opening_margin: 20,
    },
    // As good as this many nodes are; a phone needs about a second for them.
    Settings {
        name: "master",
        nodes: 400_000,
        depth: 0,
        captures: ALL_CAPTURES,
        overlooked: 0,
        missed: 0,
        margin: 0,
        opening_margin: 0,
    },
];

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 8] =
        [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8)];

    /// The level for somebody who has not chosen one.
    pub const DEFAULT: Level = Level(3);

    /// The level with this number, from 1 to 8.
    pub const fn new(number: u8) -> Option<Level> {
        match number {
            1..=8 => Some(Level(number)),
            _ => None,
        }
    }

    /// 1 for the weakest, 8 for the strongest.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// A short English name.
    pub const fn name(self) -> &'static str {
        self.settings().name
    }

    /// The most positions that a move of this level may cost.
    pub const fn nodes(self) -> u64 {
        self.settings().nodes
    }

    const fn settings(self) -> &'static Settings {
        &SETTINGS[self.0 as usize - 1]
    }
}
