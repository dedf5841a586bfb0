use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use thiserror::Error;

use super::{OnProgress, Purpose, Reports, Task};
use crate::engine::chess::{CancelFlag, LevelRequest, Report, Searcher, choose_move};

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The revision of the game in which it was asked.
    pub revision: u64,
    /// What was asked.
    pub purpose: Purpose,
    /// What was found; `None` if the search was cancelled.
    pub report: Option<Report>,
    /// How long it took.
    pub took: Duration,
}

/// How far a thought has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The revision of the game in which it was asked.
    pub revision: u64,
    /// How many plies were searched to the end.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// The computer cannot think.
#[derive(Debug, Error)]
pub enum ThreadError {
    /// The system gave no thread.
    #[error("the computer cannot think: {0}")]
    NotStarted(io::Error),
    /// The thread is no more.
    #[error("the computer has stopped thinking for good; continue the game from its file")]
    Ended,
}

/// The opponent's thread. Dropping it ends the thread and waits for that.
pub(super) struct Thinker {
    /// Always there until it is dropped.
    questions: Option<Sender<Question>>,
    thread: Option<JoinHandle<()>>,
}

struct Question {
    revision: u64,
    task: Task,
    max_nodes: Option<u64>,
    cancel: CancelFlag,
}

/// Progress is told no more often.
const BETWEEN_PROGRESS: Duration = Duration::from_millis(250);

/// The memory of the search, in mebibytes.
const HASH: usize = 16;

impl Thinker {
    pub(super) fn new(reports: Reports) -> Result<Thinker, ThreadError> {
        let (questions, inbox) = mpsc::channel::<Question>();
        let think = move || {
            let mut searcher = Searcher::new(HASH);
            for question in inbox {
                // what was asked before and is of no use any more
                if !question.cancel.is_cancelled() {
                    let thought = answer(&mut searcher, question, &reports.on_progress);
                    (reports.on_thought)(thought);
                }
            }
        };
        let thread = thread::Builder::new()
            .name("annabella-opponent".to_owned())
            .spawn(move || {
                // a listener that panics ends the thread, and `ask` says so
                let _ = panic::catch_unwind(AssertUnwindSafe(think));
            })
            .map_err(ThreadError::NotStarted)?;
        Ok(Thinker { questions: Some(questions), thread: Some(thread) })
    }

    pub(super) fn ask(
        &self,
        revision: u64,
        task: Task,
        max_nodes: Option<u64>,
        cancel: CancelFlag,
    ) -> Result<(), ThreadError> {
        let question = Question { revision, task, max_nodes, cancel };
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

fn answer(searcher: &mut Searcher, question: Question, on_progress: &OnProgress) -> Thought {
    let Question { revision, task, max_nodes, cancel } = question;
    let began = Instant::now();
    let mut told = began;
    let mut progress = |report: &Report| {
        if told.elapsed() >= BETWEEN_PROGRESS {
            told = Instant::now();
            on_progress(Progress { revision, depth: report.depth, nodes: report.nodes });
        }
    };
    let Task { purpose, position, history, level, seed } = &task;
    let request = LevelRequest { position, history, level: *level, seed: *seed, max_nodes };
    let report = choose_move(searcher, &request, &cancel, &mut progress);
    let report = report.filter(|_| !cancel.is_cancelled());
    Thought { revision, purpose: *purpose, report, took: began.elapsed() }
}
