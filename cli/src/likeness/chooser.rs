//! Who is measured beside people.

use annabella::engine::Level;
use annabella::engine::chess::people::{self, PeopleRequest, View};
use annabella::engine::chess::{CancelFlag, LevelRequest, Searcher, choose_move};
use annabella::games::chess::{Move, Position};

/// Somebody whose choices are compared with those of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A level of the opponent.
    Level(Level),
    /// The opponent that errs as people of a rating do.
    Rating(u16),
}

/// A position of a game in which a move is chosen.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The position.
    pub position: &'a Position,
    /// Keys of the positions before it, oldest first.
    pub past: &'a [u64],
    /// The moves before it, oldest first.
    pub moves: &'a [Move],
    /// Where chances come from, one for the whole game.
    pub seed: u64,
}

/// A player ready to choose.
pub trait Chooser {
    /// The move; none where none is legal. The same question has the same answer, whatever was
    /// asked before.
    fn choose(&mut self, question: &Question<'_>) -> Option<Move>;

    /// How likely each of the moves is, the likeliest first, where that is known.
    fn chances(&mut self, _question: &Question<'_>) -> Option<Vec<(Move, f64)>> {
        None
    }
}

/// What a level may remember, in MiB; it takes no more than it needs.
const MEMORY: usize = 16;

impl Player {
    /// What the tables call it.
    pub fn name(self) -> String {
        match self {
            Player::Level(level) => format!("level {}", level.number()),
            Player::Rating(rating) => format!("rating {rating}"),
        }
    }

    /// Makes it ready, for one thread. How likely the moves of a level are is found by asking it
    /// so many times as `draws` says; with 0 it is not told.
    pub fn enter(self, draws: u32) -> Box<dyn Chooser> {
        match self {
            Player::Level(level) => {
                Box::new(LevelChooser { level, draws, searcher: Searcher::new(MEMORY) })
            }
            Player::Rating(rating) => {
                Box::new(RatingChooser { rating, searcher: Searcher::new(MEMORY) })
            }
        }
    }
}

struct LevelChooser {
    level: Level,
    draws: u32,
    searcher: Searcher,
}

impl Chooser for LevelChooser {
    fn choose(&mut self, question: &Question<'_>) -> Option<Move> {
        let &Question { position, past: history, seed, .. } = question;
        let request = LevelRequest { position, history, level: self.level, seed, max_nodes: None };
        let cancel = CancelFlag::default();
        choose_move(&mut self.searcher, &request, &cancel, &mut |_| {}).map(|found| found.best)
    }

    fn chances(&mut self, question: &Question<'_>) -> Option<Vec<(Move, f64)>> {
        if self.draws == 0 {
            return None;
        }
        let mut counts: Vec<(Move, u32)> =
            question.position.legal_moves().into_iter().map(|mv| (mv, 0)).collect();
        for draw in 0..self.draws {
            let seed = question.seed.wrapping_add(draw.into());
            let drawn = self.choose(&Question { seed, ..*question });
            if let Some(found) = counts.iter_mut().find(|(mv, _)| drawn == Some(*mv)) {
                found.1 += 1;
            }
        }
        counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        let share = |count: u32| f64::from(count) / f64::from(self.draws);
        Some(counts.into_iter().map(|(mv, count)| (mv, share(count))).collect())
    }
}

struct RatingChooser {
    rating: u16,
    searcher: Searcher,
}

impl Chooser for RatingChooser {
    fn choose(&mut self, question: &Question<'_>) -> Option<Move> {
        let request =
            PeopleRequest { view: question.view(), rating: self.rating, seed: question.seed };
        let cancel = CancelFlag::default();
        let found = people::choose_move(&mut self.searcher, &request, &cancel, &mut |_| {});
        found.map(|found| found.best)
    }

    fn chances(&mut self, question: &Question<'_>) -> Option<Vec<(Move, f64)>> {
        let (view, cancel) = (question.view(), CancelFlag::default());
        Some(people::probabilities(&mut self.searcher, &view, self.rating, &cancel))
    }
}

impl<'a> Question<'a> {
    fn view(&self) -> View<'a> {
        let Question { position, past, moves, .. } = *self;
        View { position, history: past, recent: moves, max_nodes: None }
    }
}
