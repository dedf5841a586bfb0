//! Who is measured beside people.

use annabella::engine::Level;
use annabella::engine::chess::{CancelFlag, LevelRequest, Searcher, choose_move};
use annabella::games::chess::{Move, Position};

/// Somebody whose choices are compared with those of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A level of the opponent.
    Level(Level),
}

/// A position of a game in which a move is chosen.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The position.
    pub position: &'a Position,
    /// Keys of the positions before it, oldest first.
    pub past: &'a [u64],
    /// Where chances come from, one for the whole game.
    pub seed: u64,
}

/// A player ready to choose.
pub trait Chooser {
    /// The move; none where none is legal. The same question has the same answer, whatever was
    /// asked before.
    fn choose(&mut self, question: &Question<'_>) -> Option<Move>;
}

/// What a level may remember, in MiB; it takes no more than it needs.
const MEMORY: usize = 16;

impl Player {
    /// What the tables call it.
    pub fn name(self) -> String {
        match self {
            Player::Level(level) => format!("level {}", level.number()),
        }
    }

    /// Makes it ready, for one thread.
    pub fn enter(self) -> Box<dyn Chooser> {
        match self {
            Player::Level(level) => {
                Box::new(LevelChooser { level, searcher: Searcher::new(MEMORY) })
            }
        }
    }
}

struct LevelChooser {
    level: Level,
    searcher: Searcher,
}

impl Chooser for LevelChooser {
    fn choose(&mut self, question: &Question<'_>) -> Option<Move> {
        let &Question { position, past: history, seed } = question;
        let request = LevelRequest { position, history, level: self.level, seed, max_nodes: None };
        let cancel = CancelFlag::default();
        choose_move(&mut self.searcher, &request, &cancel, &mut |_| {}).map(|found| found.best)
    }
}
