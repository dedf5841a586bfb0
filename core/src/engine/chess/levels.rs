//! Eight opponents out of one.
//!
//! A level is a number of nodes and a range of sight, never a time: it plays
//! alike on every phone. Weak levels do not play random moves among good ones.
//! They see less far, overlook far and backward moves, and choose among moves
//! that look nearly equal to them.

mod choice;

pub use choice::choose_move;

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
    /// played.
    margin: i32,
    /// The same during the first [`OPENING_MOVES`], if it is more there.
    opening_margin: i32,
}

/// Moves of each side in which play varies more.
const OPENING_MOVES: u32 = 8;

const ALL_CAPTURES: usize = usize::MAX;

/// The levels, weakest first.
const SETTINGS: [Settings; 8] = [
    Settings {
        name: "beginner",
        nodes: 2_000,
        depth: 1,
        captures: 0,
        overlooked: 0,
        missed: 40,
        margin: 150,
        opening_margin: 150,
    },
    Settings {
        name: "learner",
        nodes: 4_000,
        depth: 1,
        captures: 1,
        overlooked: 30,
        missed: 20,
        margin: 90,
        opening_margin: 90,
    },
    Settings {
        name: "casual player",
        nodes: 8_000,
        depth: 2,
        captures: 4,
        overlooked: 22,
        missed: 8,
        margin: 60,
        opening_margin: 60,
    },
    Settings {
        name: "hobby player",
        nodes: 12_000,
        depth: 3,
        captures: ALL_CAPTURES,
        overlooked: 12,
        missed: 0,
        margin: 40,
        opening_margin: 40,
    },
    Settings {
        name: "club player",
        nodes: 25_000,
        depth: 4,
        captures: ALL_CAPTURES,
        overlooked: 0,
        missed: 0,
        margin: 25,
        opening_margin: 30,
    },
    Settings {
        name: "strong club player",
        nodes: 60_000,
        depth: 6,
        captures: ALL_CAPTURES,
        overlooked: 0,
        missed: 0,
        margin: 10,
        opening_margin: 25,
    },
    Settings {
        name: "expert",
        nodes: 150_000,
        depth: 0,
        captures: ALL_CAPTURES,
        overlooked: 0,
        missed: 0,
        margin: 0,
        opening_margin: 20,
    },
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
