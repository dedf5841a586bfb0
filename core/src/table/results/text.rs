//! Results as JSON.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Results, Score, VERSION};
use crate::trainer::{Exercise, Level, Summary};

/// Tells this file from others.
const MARK: &str = "results";

/// Why a text holds no results.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseResultsError {
    /// A later version of the program wrote it.
    #[error("the results were written by a newer version of the program, in format {0}")]
    Newer(u32),
    /// It is something else, or no longer whole.
    #[error("the file of results is damaged: {0}")]
    Damaged(String),
}

/// What every version has.
#[derive(Deserialize)]
struct Head {
    annabella: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Content {
    annabella: String,
    version: u32,
    scores: Vec<Line>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    exercise: String,
    level: u8,
    done: u32,
    right: u32,
    best_streak: u32,
    total_ms: u64,
    best_ms: Option<u64>,
    last: u64,
}

/// Reads what [`write`] has written.
///
/// # Errors
///
/// [`ParseResultsError`] when it is of a newer version, or damaged.
pub fn parse(text: &str) -> Result<Results, ParseResultsError> {
    let broken = |error: serde_json::Error| ParseResultsError::Damaged(error.to_string());
    let damaged = |what: String| ParseResultsError::Damaged(what);
    let head: Head = serde_json::from_str(text).map_err(broken)?;
    if head.annabella != MARK {
        return Err(damaged(format!("it holds {:?} and no results", head.annabella)));
    }
    if head.version > VERSION {
        return Err(ParseResultsError::Newer(head.version));
    }
    let content: Content = serde_json::from_str(text).map_err(broken)?;
    let mut results = Results::default();
    for line in content.scores {
        let exercise = Exercise::from_name(&line.exercise)
            .ok_or_else(|| damaged(format!("there is no exercise {:?}", line.exercise)))?;
        let level = Level::new(line.level)
            .ok_or_else(|| damaged(format!("there is no level {}", line.level)))?;
        if line.right > line.done || line.best_streak > line.right {
            return Err(damaged(format!(
                "{} {}: more was right than done",
                line.exercise, line.level
            )));
        }
        let before = results.scores.insert((exercise, level), line.score());
        if before.is_some() {
            return Err(damaged(format!("{} {} stands there twice", line.exercise, line.level)));
        }
    }
    Ok(results)
}

/// Results as text, the same ones always alike.
pub fn write(results: &Results) -> String {
    let scores = results.scores().map(Line::of).collect();
    let content = Content { annabella: MARK.to_owned(), version: VERSION, scores };
    // numbers and names are always JSON
    let mut text = serde_json::to_string_pretty(&content).unwrap_or_default();
    text.push('\n');
    text
}

impl Line {
    fn of((exercise, level, score): (Exercise, Level, &Score)) -> Line {
        let Score { summary, last } = *score;
        Line {
            exercise: exercise.name().to_owned(),
            level: level.number(),
            done: summary.done,
            right: summary.right,
            best_streak: summary.best_streak,
            total_ms: summary.total_time,
            best_ms: summary.best_time,
            last,
        }
    }

    const fn score(&self) -> Score {
        let summary = Summary {
            done: self.done,
            right: self.right,
            best_streak: self.best_streak,
            total_time: self.total_ms,
            best_time: self.best_ms,
        };
        Score { summary, last: self.last }
    }
}
