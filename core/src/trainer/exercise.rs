//! What can be trained, and how hard.

/// What can be trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, uniffi::Enum)]
#[uniffi(name = "TrainingExercise")]
pub enum Exercise {
    /// The colours of squares, and the diagonals.
    Colours,
    /// The shortest ways of a knight.
    Knight,
    /// Following a game that is told.
    Game,
    /// Finding every check, or every capture.
    Checks,
}

impl Exercise {
    /// All of them.
    pub const ALL: [Exercise; 4] =
        [Exercise::Colours, Exercise::Knight, Exercise::Game, Exercise::Checks];

    /// One word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Exercise::Colours => "colours",
            Exercise::Knight => "knight",
            Exercise::Game => "game",
            Exercise::Checks => "checks",
        }
    }

    /// The exercise of this name.
    pub fn from_name(name: &str) -> Option<Exercise> {
        Exercise::ALL.into_iter().find(|exercise| exercise.name() == name)
    }
}

/// How hard an exercise is, from 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The first one.
    pub const EASIEST: Level = Level(1);
    /// The last one.
    pub const HARDEST: Level = Level(5);

    /// The level of this number, if there is one.
    pub const fn new(number: u8) -> Option<Level> {
        if Level::EASIEST.0 <= number && number <= Level::HARDEST.0 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// All of them, the easiest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (Level::EASIEST.0..=Level::HARDEST.0).map(Level)
    }

    /// Its number, 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What this level has, of a list from the easiest to the hardest.
    pub(super) fn of<T: Copy>(self, each: [T; 5]) -> T {
        each[usize::from(self.0 - 1)]
    }
}
