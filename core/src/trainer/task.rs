//! One thing to find out.

use super::chance::Chance;
use super::{Answer, Colours, Exercise, Hunt, Level, Recall, Ride};

/// One thing to find out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// About the colours of squares.
    Colours(Colours),
    /// A knight's way.
    Knight(Ride),
    /// About a game that is told.
    Game(Recall),
    /// Every check or capture.
    Checks(Hunt),
}

impl Task {
    /// The task that this seed sets.
    pub fn new(exercise: Exercise, level: Level, seed: u64) -> Task {
        let mut chance = Chance::new(seed);
        match exercise {
            Exercise::Colours => Task::Colours(Colours::draw(level, &mut chance)),
            Exercise::Knight => Task::Knight(Ride::draw(level, &mut chance)),
            Exercise::Game => Task::Game(Recall::draw(level, &mut chance)),
            Exercise::Checks => Task::Checks(Hunt::draw(level, &mut chance)),
        }
    }

    /// What is right.
    pub fn answer(&self) -> Answer {
        match self {
            Task::Colours(colours) => colours.answer(),
            Task::Knight(ride) => Answer::Way(ride.shortest()),
            Task::Game(recall) => recall.answer(),
            Task::Checks(hunt) => Answer::Moves(hunt.sought()),
        }
    }
}
