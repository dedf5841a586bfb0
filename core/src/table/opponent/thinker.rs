use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use thiserror::Error;

use super::{OnProgress, Purpose, Reports, Task};
use crate::engine::{
    CancelFlag, EndgameTables, SearchLimit, SearchRequest, SearchResult, Searcher,
};
use crate::games::GameKind;

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The revision of the game in which it was asked.
    pub revision: u64,
    /// What was asked.
    pub purpose: Purpose,
    /// Which question this answers; no two in a program have the same number.
    pub(super) question: u64,
    /// What was found; `None` after a fault of the search.
    pub(super) found: Option<SearchResult>,
    /// How long it took.
    pub(super) took: Duration,
}

impl Thought {
    pub(super) fn new(
        revision: u64,
        purpose: Purpose,
        question: u64,
        found: SearchResult,
    ) -> Thought {
        Thought { revision, purpose, question, found: Some(found), took: Duration::ZERO }
    }

    /// What was found; `None` after a fault of the search.
    pub fn found(&self) -> Option<SearchResult> {
        self.found
    }
}

/// How far a thought has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How many plies were searched to the end.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// The computer cannot think.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ThreadError {
    /// The system gave no thread.
    #[error("the computer cannot think: {0}")]
    NotStarted(String),
    /// The thread is no more.
    #[error("the computer has stopped thinking for good; continue the game from its file")]
    Ended,
    /// The search failed. It is not asked again before the game changes.
    #[error("the computer found no move, by a fault of the program; take a move back, or resign")]
    Failed,
}

/// The opponent's thread. Dropping it ends the thread and waits for that.
pub(super) struct Thinker {
    /// Always there until it is dropped.
    questions: Option<Sender<Question>>,
    thread: Option<JoinHandle<()>>,
}

pub(super) struct Question {
    pub(super) number: u64,
    pub(super) revision: u64,
    pub(super) task: Task,
    pub(super) limit: SearchLimit,
    /// How long the answer takes at least.
    pub(super) moment: Duration,
    pub(super) cancel: CancelFlag,
}

/// The memory of the search, in mebibytes.
const MEMORY: usize = 16;

impl Thinker {
    /// For a game of this kind. It knows the endgames of the library, if no others are given.
    pub(super) fn new(
        kind: GameKind,
        endgames: Option<Arc<EndgameTables>>,
        reports: Reports,
    ) -> Result<Thinker, ThreadError> {
        let (questions, inbox) = mpsc::channel::<Question>();
        let new_searcher = move || {
            let mut searcher = Searcher::new(kind, MEMORY);
            if let Some(tables) = &endgames {
                searcher.use_endgames(Arc::clone(tables));
            }
            searcher
        };
        let think = move || {
            let mut searcher = new_searcher();
            let mut next = inbox.recv().ok();
            while let Some(question) = next {
                let began = Instant::now();
                let found = think_about(&mut searcher, &new_searcher, &question, &reports);
                let took = began.elapsed();
                let other = wait(&inbox, question.moment.saturating_sub(took));
                answer(&question, found, took, &reports);
                next = other.or_else(|| inbox.recv().ok());
            }
        };
        let thread = thread::Builder::new()
            .name("annabella-opponent".to_owned())
            .spawn(think)
            .map_err(|error| ThreadError::NotStarted(error.to_string()))?;
        Ok(Thinker { questions: Some(questions), thread: Some(thread) })
    }

    pub(super) fn ask(&self, question: Question) -> Result<(), ThreadError> {
        let questions = self.questions.as_ref().ok_or(ThreadError::Ended)?;
        questions.send(question).map_err(|_| ThreadError::Ended)
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.questions = None;
        if let Some(thread) = self.thread.take()
            // a game may be closed by its own listener, on this very thread
            && thread.thread().id() != thread::current().id()
        {
            let _ = thread.join();
        }
    }
}

/// What it finds; nothing after a fault, which ends no more than this thought.
fn think_about(
    searcher: &mut Searcher,
    new_searcher: &impl Fn() -> Searcher,
    question: &Question,
    reports: &Reports,
) -> Option<SearchResult> {
    let think = AssertUnwindSafe(|| think(searcher, question, &reports.on_progress));
    panic::catch_unwind(think).unwrap_or_else(|_| {
        *searcher = new_searcher();
        None
    })
}

/// Lets a moment pass, unless something else is asked meanwhile or nothing will be any more.
fn wait(inbox: &Receiver<Question>, moment: Duration) -> Option<Question> {
    if moment.is_zero() { None } else { inbox.recv_timeout(moment).ok() }
}

/// Answers a question, unless nobody waits for the answer any more. A fault of the listener
/// ends no more than this thought.
fn answer(question: &Question, found: Option<SearchResult>, took: Duration, reports: &Reports) {
    if question.cancel.is_cancelled() {
        return;
    }
    let thought = Thought {
        revision: question.revision,
        purpose: question.task.purpose,
        question: question.number,
        found,
        took,
    };
    let _ = panic::catch_unwind(AssertUnwindSafe(|| (reports.on_thought)(thought)));
}

fn think(
    searcher: &mut Searcher,
    question: &Question,
    on_progress: &OnProgress,
) -> Option<SearchResult> {
    let Question { task, limit, cancel, .. } = question;
    let Task { position, history: past, recent, seed, .. } = task;
    let mut throttle = Throttle::new(Instant::now());
    let mut progress = |SearchResult { depth, nodes, .. }: SearchResult| {
        if throttle.is_due(Instant::now()) {
            on_progress(Progress { depth, nodes });
        }
    };
    let request = SearchRequest { position, past, recent, limit: *limit, seed: *seed };
    searcher.search(&request, cancel, &mut progress)
}

/// Lets something pass at most four times a second.
struct Throttle {
    last: Instant,
}

impl Throttle {
    const PAUSE: Duration = Duration::from_millis(250);

    /// Nothing passes at once after `began`.
    fn new(began: Instant) -> Throttle {
        Throttle { last: began }
    }

    fn is_due(&mut self, now: Instant) -> bool {
        let is_due = now.duration_since(self.last) >= Throttle::PAUSE;
        if is_due {
            self.last = now;
        }
        is_due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_told_at_most_four_times_a_second() {
        let began = Instant::now();
        let mut throttle = Throttle::new(began);
        let passed: Vec<u64> = (0..1_000)
            .filter(|&millis| throttle.is_due(began + Duration::from_millis(millis)))
            .collect();
        assert_eq!(passed, [250, 500, 750]);
        assert!(throttle.is_due(began + Duration::from_mins(1)), "after a long iteration at once");
        assert!(!throttle.is_due(began + Duration::from_mins(1)));
    }
}
