/// How strong the opponent plays, from 1 to 12. What a level does is a table of each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

const NAMES: [&str; 12] = [
    "newcomer",
    "beginner",
    "learner",
    "casual player",
    "hobby player",
    "club beginner",
    "club player",
    "strong club player",
    "expert",
    "candidate master",
    "master",
    "grandmaster",
];

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; NAMES.len()] = {
        let mut all = [Level(1); NAMES.len()];
        let mut index = 1;
        while index < all.len() {
            all[index] = Level(index as u8 + 1);
            index += 1;
        }
        all
    };

    /// The level for somebody who has not chosen one.
    pub const DEFAULT: Level = Level(4);

    /// The level with this number, from 1 to 12.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number as usize <= NAMES.len() { Some(Level(number)) } else { None }
    }

    /// 1 for the weakest, 12 for the strongest.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in [`Level::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// A short English name.
    pub const fn name(self) -> &'static str {
        NAMES[self.index()]
    }
}
