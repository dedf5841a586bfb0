//! What came of training, in a small file: for each exercise and level how many tasks
//! were done, how many of them right, the longest streak, the times.
//!
//! ```
//! # let folder = std::env::temp_dir().join(format!("annabella-results-{}", std::process::id()));
//! # std::fs::create_dir_all(&folder).unwrap();
//! use annabella::table::results;
//! use annabella::trainer::{Exercise, Level, Summary};
//!
//! let path = folder.join("results.json");
//! let summary = Summary { done: 10, right: 9, ..Summary::default() };
//! results::record(&path, Exercise::Knight, Level::EASIEST, &summary, 1_795_248_000_000)?;
//! let recorded = results::record(&path, Exercise::Knight, Level::EASIEST, &summary, 1_795_249_000_000)?;
//! let score = recorded.results.score(Exercise::Knight, Level::EASIEST).unwrap();
//! assert_eq!((score.summary.done, score.last), (20, 1_795_249_000_000));
//! # std::fs::remove_dir_all(&folder).unwrap();
//! # Ok::<(), annabella::table::results::ResultsError>(())
//! ```

mod file;
mod text;

use std::collections::BTreeMap;

pub use file::{Recorded, ResultsError, load, record};
pub use text::{ParseResultsError, parse, write};

use crate::trainer::{Exercise, Level, Summary};

/// The version of the file that is written, and the newest that is read.
pub const VERSION: u32 = 1;

/// What came of training.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    scores: BTreeMap<(Exercise, Level), Score>,
}

/// What came of one exercise on one level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// All its tasks.
    pub summary: Summary,
    /// When it was trained last, in Unix milliseconds.
    pub last: u64,
}

impl Results {
    /// What came of one exercise on one level, if it was ever trained.
    pub fn score(&self, exercise: Exercise, level: Level) -> Option<&Score> {
        self.scores.get(&(exercise, level))
    }

    /// All of it, by exercise and level.
    pub fn scores(&self) -> impl Iterator<Item = (Exercise, Level, &Score)> {
        self.scores.iter().map(|(&(exercise, level), score)| (exercise, level, score))
    }

    /// Adds what came of a course that ended at `at`, in Unix milliseconds.
    pub fn add(&mut self, exercise: Exercise, level: Level, summary: &Summary, at: u64) {
        let score = self.scores.entry((exercise, level)).or_default();
        score.summary = score.summary.and(summary);
        // a device's clock can be set back
        score.last = score.last.max(at);
    }
}
