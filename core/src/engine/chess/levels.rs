//! Twelve opponents out of one.
//!
//! A level is a number of nodes and a range of sight, never a time: it plays
//! alike on every phone. Weak levels do not play random moves among good ones.
//! They see less far, overlook far moves, those that go back and lines that
//! open, and choose among moves that look nearly equal to them.

mod choice;

pub use choice::{LevelRequest, choose_move};

use super::sight::{Judgement, Sight};

/// How strong the opponent plays, from 1 to 12.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// What makes a level.
struct Settings {
    name: &'static str,
    elo: u16,
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
const SETTINGS: [Settings; 12] = [
    // Sees its own move and not the reply: guarded pieces are taken and threats
    // go unnoticed, and of its own far moves it misses most.
    Settings {
        name: "newcomer",
        elo: 600,
        nodes: 2_000,
        depth: 1,
        sight: Sight { captures: 0, missed: 120, ..PIECES },
        margin: 190,
        opening_margin: 45,
    },
    // Knows what a guarded piece is: the capture that comes back on the same
    // square is mostly seen, other replies hardly ever.
    Settings {
        name: "beginner",
        elo: 780,
        nodes: 4_000,
        depth: 1,
        sight: Sight { captures: 1, overlooked: 512, missed: 125, ..PIECES },
        margin: 180,
        opening_margin: 38,
    },
    // Counts a short exchange, and overlooks far replies.
    Settings {
        name: "learner",
        elo: 960,
        nodes: 6_000,
        depth: 1,
        sight: Sight { captures: 2, overlooked: 362, missed: 100, ..PIECES },
        margin: 110,
        opening_margin: 32,
    },
    Settings {
        name: "casual player",
        elo: 1140,
        nodes: 8_000,
        depth: 1,
        sight: Sight { captures: 3, overlooked: 182, missed: 74, ..PIECES },
        margin: 80,
        opening_margin: 26,
    },
    // Looks at the reply, mostly not at a quiet one.
    Settings {
        name: "hobby player",
        elo: 1320,
        nodes: 10_000,
        depth: 2,
        sight: Sight { captures: 4, overlooked: 106, unthought: 64, missed: 47, ..PIECES },
        margin: 60,
        opening_margin: 24,
    },
    Settings {
        name: "club beginner",
        elo: 1500,
        nodes: 12_000,
        depth: 2,
        sight: Sight { captures: 6, overlooked: 52, unthought: 58, missed: 30, ..PIECES },
        margin: 45,
        opening_margin: 22,
    },
    Settings {
        name: "club player",
        elo: 1680,
        nodes: 16_000,
        depth: 2,
        sight: Sight { captures: 6, overlooked: 50, unthought: 58, missed: 17, ..Sight::FULL },
        margin: 35,
        opening_margin: 22,
    },
    Settings {
        name: "strong club player",
        elo: 1860,
        nodes: 20_000,
        depth: 2,
        sight: Sight { overlooked: 33, unthought: 43, missed: 11, ..Sight::FULL },
        margin: 25,
        opening_margin: 22,
    },
    Settings {
        name: "expert",
        elo: 2040,
        nodes: 235,
        depth: 0,
        sight: Sight::FULL,
        margin: 0,
        opening_margin: 20,
    },
    Settings {
        name: "candidate master",
        elo: 2220,
        nodes: 500,
        depth: 0,
        sight: Sight::FULL,
        margin: 0,
        opening_margin: 18,
    },
    Settings {
        name: "master",
        elo: 2400,
        nodes: 1_100,
        depth: 0,
        sight: Sight::FULL,
        margin: 0,
        opening_margin: 15,
    },
    Settings {
        name: "grandmaster",
        elo: 2600,
        nodes: 2_500,
        depth: 0,
        sight: Sight::FULL,
        margin: 0,
        opening_margin: 12,
    },
];

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 12] = {
        let mut all = [Level(1); 12];
        let mut number = 1;
        while number < 12 {
            all[number] = Level(number as u8 + 1);
            number += 1;
        }
        all
    };

    /// The level for somebody who has not chosen one.
    pub const DEFAULT: Level = Level(4);

    /// The level with this number, from 1 to 12.
    pub const fn new(number: u8) -> Option<Level> {
        match number {
            1..=12 => Some(Level(number)),
            _ => None,
        }
    }

    /// 1 for the weakest, 12 for the strongest.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// A short English name.
    pub const fn name(self) -> &'static str {
        self.settings().name
    }

    /// About the rating of people who play as well.
    pub const fn elo(self) -> u16 {
        self.settings().elo
    }

    /// The most positions that a move of this level may cost.
    pub const fn nodes(self) -> u64 {
        self.settings().nodes
    }

    const fn settings(self) -> &'static Settings {
        &SETTINGS[self.0 as usize - 1]
    }
}
